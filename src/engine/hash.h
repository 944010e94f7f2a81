// The 64-bit hash of canonical bytes.
//
// Part of the formats (replays store it), so it is written down exactly and never changes:
//
//   h = seed
//   for each 8 bytes, read as a little-endian number w:  h = (h xor w) * 0x9E3779B97F4A7C15
//                                                        h = h xor (h >> 32)
//   a rest of fewer than 8 bytes is filled up with zeros
//   result Mix(h xor length)      (Mix: see mallard/primitives/chance.h)
#ifndef MALLARD_SRC_ENGINE_HASH_H_
#define MALLARD_SRC_ENGINE_HASH_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "absl/strings/string_view.h"
#include "mallard/primitives/chance.h"

namespace mallard {

static_assert(std::endian::native == std::endian::little,
              "states are hashed as they lie in memory");

inline uint64_t HashBytes(uint64_t seed, const void* data, size_t size) {
  const char* bytes = static_cast<const char*>(data);
  uint64_t hash = seed;
  for (size_t at = 0; at < size; at += 8) {
    uint64_t word = 0;
    std::memcpy(&word, bytes + at, size - at < 8 ? size - at : 8);
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 32;
  }
  return Chance::Mix(hash ^ size);
}

inline uint64_t HashText(uint64_t seed, absl::string_view text) {
  return HashBytes(seed, text.data(), text.size());
}

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_HASH_H_
