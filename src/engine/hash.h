// The 64-bit hash of canonical bytes.
//
// Part of the formats (replays store it), so it is written down exactly and never changes:
//
//   four lanes, i = 0, 1, 2, 3: lane[i] = Mix(seed + (i + 1) * 0x9E3779B97F4A7C15)
//   the bytes, filled up with zeros to a multiple of 8, are read as little-endian numbers of 8
//   bytes; number n goes into lane n mod 4:   lane = (lane xor number) * 0x9E3779B97F4A7C15
//                                      lane = lane xor (lane >> 32)
//   h = lane[0];  for i = 1, 2, 3:     h = (h xor lane[i]) * 0x9E3779B97F4A7C15
//                                      h = h xor (h >> 32)
//   result Mix(h xor length in bytes)  (Mix: see mallard/primitives/chance.h)
//
// The lanes do not wait for each other, which makes it several times as fast as one would be.
#ifndef MALLARD_SRC_ENGINE_HASH_H_
#define MALLARD_SRC_ENGINE_HASH_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "absl/strings/string_view.h"
#include "mallard/primitives/chance.h"

namespace mallard {

// The number that these bytes are, the lowest first; up to 8 of them.
inline uint64_t HashWord(const char* bytes, size_t size) {
  uint64_t word = 0;
  std::memcpy(&word, bytes, size);
  if constexpr (std::endian::native == std::endian::big) word = __builtin_bswap64(word);
  return word;
}

inline uint64_t HashStep(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ (hash >> 32);
}

inline uint64_t HashBytes(uint64_t seed, const void* data, size_t size) {
  const char* bytes = static_cast<const char*>(data);
  uint64_t lanes[4];
  for (uint64_t i = 0; i < 4; ++i) lanes[i] = Chance::Mix(seed + (i + 1) * 0x9E3779B97F4A7C15u);
  size_t at = 0;
  if (size >= 32) {
    // One variable a lane, so that the compiler keeps them in registers.
    uint64_t a = lanes[0], b = lanes[1], c = lanes[2], d = lanes[3];
    for (; size - at >= 32; at += 32) {
      a = HashStep(a, HashWord(bytes + at, 8));
      b = HashStep(b, HashWord(bytes + at + 8, 8));
      c = HashStep(c, HashWord(bytes + at + 16, 8));
      d = HashStep(d, HashWord(bytes + at + 24, 8));
    }
    lanes[0] = a, lanes[1] = b, lanes[2] = c, lanes[3] = d;
  }
  for (int i = 0; at < size; at += 8, ++i) {
    lanes[i] = HashStep(lanes[i], HashWord(bytes + at, size - at < 8 ? size - at : 8));
  }
  uint64_t hash = lanes[0];
  for (int i = 1; i < 4; ++i) hash = HashStep(hash, lanes[i]);
  return Chance::Mix(hash ^ size);
}

inline uint64_t HashText(uint64_t seed, absl::string_view text) {
  return HashBytes(seed, text.data(), text.size());
}

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_HASH_H_
