// The hash of a state's bytes: the same on every machine.
#ifndef MALLARD_SRC_ENGINE_HASH_STATE_H_
#define MALLARD_SRC_ENGINE_HASH_STATE_H_

#include <bit>
#include <cstdint>
#include <cstring>

#include "mallard/rules.h"
#include "mallard/state_buffer.h"
#include "src/engine/hash.h"

namespace mallard {

inline uint64_t HashState(uint64_t seed, const Rules& rules, const void* state) {
  if constexpr (std::endian::native == std::endian::little) {
    return HashBytes(seed, state, rules.state_size());
  }
  StateBuffer bytes = StateBuffer::Room(rules.state_size());
  std::memcpy(bytes.data(), state, bytes.size());
  rules.ReverseNumbersOf(bytes.data());
  return HashBytes(seed, bytes.data(), bytes.size());
}

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_HASH_STATE_H_
