// The seal: the last eight bytes of every snapshot, view, replay and save, a hash over all bytes
// before them. It shows damage. It is no protection against malice: anybody can put a new one on.
#ifndef MALLARD_SRC_ENGINE_SEAL_H_
#define MALLARD_SRC_ENGINE_SEAL_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "src/engine/hash.h"

namespace mallard {

inline constexpr size_t kSealSize = 8;
inline constexpr uint64_t kSealSeed = 0x4D4C445345414C32;  // "MLDSEAL2" of format version 2.

/// The bytes as they are written: with the seal behind them.
inline std::vector<uint8_t> Sealed(absl::Span<const uint8_t> bytes) {
  std::vector<uint8_t> sealed(bytes.size() + kSealSize);
  std::copy(bytes.begin(), bytes.end(), sealed.begin());
  uint64_t hash = HashBytes(kSealSeed, bytes.data(), bytes.size());
  for (size_t i = bytes.size(); i < sealed.size(); ++i, hash >>= 8) {
    sealed[i] = static_cast<uint8_t>(hash);
  }
  return sealed;
}

/// The bytes before the seal, whether it is right or not; none of what is too short for one.
inline absl::Span<const uint8_t> WithoutSeal(absl::Span<const uint8_t> bytes) {
  return bytes.first(bytes.size() < kSealSize ? 0 : bytes.size() - kSealSize);
}

/// Whether the seal is right.
inline bool IsSealed(absl::Span<const uint8_t> bytes) {
  if (bytes.size() < kSealSize) return false;
  uint64_t seal = 0;
  for (size_t i = 1; i <= kSealSize; ++i) seal = seal << 8 | bytes[bytes.size() - i];
  return seal == HashBytes(kSealSeed, bytes.data(), bytes.size() - kSealSize);
}

/// Puts a new seal on changed bytes; for tests that look behind it.
inline void Reseal(std::vector<uint8_t>& bytes) { bytes = Sealed(WithoutSeal(bytes)); }

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_SEAL_H_
