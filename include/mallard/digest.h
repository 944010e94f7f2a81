/// @file
/// Digests, which nobody can forge: of content, and with a host's key of any bytes.
///
/// Snapshots, views, replays and saves carry a hash that shows damage, not malice: whoever changes
/// their bytes can change the hash as well. A host that gives bytes out of its hands and wants them
/// back unchanged keeps a key and asks for a digest with it (SignBytes), which goes with them.
#ifndef MALLARD_DIGEST_H_
#define MALLARD_DIGEST_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"

namespace mallard {

/// 32 bytes.
using Digest = std::array<uint8_t, 32>;

/// Bytes of the longest key.
inline constexpr size_t kMaxKeySize = 64;

/// BLAKE2b-256 (RFC 7693) of the bytes.
Digest DigestOf(absl::Span<const uint8_t> bytes);

/// The same with a key of 1 to kMaxKeySize bytes; 32 that nobody can guess are enough. Whoever does
/// not have it can neither make nor recognise the digest.
Digest SignBytes(absl::Span<const uint8_t> key, absl::Span<const uint8_t> bytes);

/// Whether `signature` is what SignBytes gives. Takes the same time wherever they differ.
bool IsSignedBy(absl::Span<const uint8_t> key, absl::Span<const uint8_t> bytes,
                const Digest& signature);

/// Its first 64 bits, as a little-endian number.
uint64_t FirstBits(const Digest& digest);

}  // namespace mallard

#endif  // MALLARD_DIGEST_H_
