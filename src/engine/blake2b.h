// BLAKE2b with 32 bytes of result (RFC 7693), over bytes that come piece by piece.
//
// Written here and not taken from a package: the library has to build for every platform from
// sources that are at hand there, Debian's libb2 and libsodium are not, and OpenSSL is as large as
// everything else together. BLAKE2b and not SHA-256: without instructions made for it, it is three
// times as fast, which loading notices, and it takes a key.
#ifndef MALLARD_SRC_ENGINE_BLAKE2B_H_
#define MALLARD_SRC_ENGINE_BLAKE2B_H_

#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/digest.h"

namespace mallard {

class Blake2b {
 public:
  /// With a key of at most kMaxKeySize bytes, or none.
  explicit Blake2b(absl::Span<const uint8_t> key = {});

  Blake2b& Add(absl::Span<const uint8_t> bytes);
  /// A text with its length before it, so that no two lists of texts look the same.
  Blake2b& AddText(absl::string_view text);
  Blake2b& AddNumber(uint64_t number);  ///< Eight bytes, little-endian.
  Blake2b& AddDigest(const Digest& digest) { return Add(digest); }
  /// The digest of everything added. Nothing may be added after it.
  Digest Finish();

 private:
  static constexpr size_t kBlock = 128;
  void Compress(bool last);

  uint64_t chain_[8];
  uint64_t count_ = 0;  // Bytes compressed so far: far below 2^64, so the upper half stays 0.
  uint8_t block_[kBlock] = {};
  size_t filled_ = 0;  // The last block is compressed by Finish, so a full one waits.
};

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_BLAKE2B_H_
