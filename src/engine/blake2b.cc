#include "src/engine/blake2b.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace mallard {
namespace {

constexpr uint64_t kStart[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                                0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

// Which words of the block a round mixes in. The last two of the twelve rounds repeat the first.
constexpr uint8_t kOrder[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

uint64_t LittleEndian(const uint8_t* bytes) {
  uint64_t number = 0;
  for (int i = 7; i >= 0; --i) number = number << 8 | bytes[i];
  return number;
}

void Mix(uint64_t& a, uint64_t& b, uint64_t& c, uint64_t& d, uint64_t x, uint64_t y) {
  a += b + x;
  d = std::rotr(d ^ a, 32);
  c += d;
  b = std::rotr(b ^ c, 24);
  a += b + y;
  d = std::rotr(d ^ a, 16);
  c += d;
  b = std::rotr(b ^ c, 63);
}

}  // namespace

Blake2b::Blake2b(absl::Span<const uint8_t> key) {
  std::copy(std::begin(kStart), std::end(kStart), chain_);
  // Parameters: size of the digest, size of the key, one lane of depth one.
  chain_[0] ^= 0x01010000 ^ uint64_t { key.size() } << 8 ^ Digest().size();
  if (key.empty()) return;
  std::copy(key.begin(), key.end(), block_);
  filled_ = kBlock;
}

Blake2b& Blake2b::Add(absl::Span<const uint8_t> bytes) {
  while (!bytes.empty()) {
    if (filled_ == kBlock) Compress(false);
    const size_t taken = std::min(kBlock - filled_, bytes.size());
    std::memcpy(block_ + filled_, bytes.data(), taken);
    filled_ += taken;
    bytes.remove_prefix(taken);
  }
  return *this;
}

Blake2b& Blake2b::AddText(absl::string_view text) {
  AddNumber(text.size());
  return Add(absl::MakeConstSpan(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
}

Blake2b& Blake2b::AddNumber(uint64_t number) {
  uint8_t bytes[8];
  for (uint8_t& byte : bytes) {
    byte = static_cast<uint8_t>(number);
    number >>= 8;
  }
  return Add(bytes);
}

void Blake2b::Compress(bool last) {
  count_ += filled_;
  std::fill(block_ + filled_, block_ + kBlock, uint8_t{0});
  filled_ = 0;
  uint64_t words[16];
  for (int i = 0; i < 16; ++i) words[i] = LittleEndian(block_ + 8 * i);
  uint64_t v[16];
  std::copy(std::begin(chain_), std::end(chain_), v);
  std::copy(std::begin(kStart), std::end(kStart), v + 8);
  v[12] ^= count_;
  if (last) v[14] = ~v[14];
  for (int round = 0; round < 12; ++round) {
    const uint8_t* const order = kOrder[round % 10];
    for (int i = 0; i < 4; ++i) {
      Mix(v[i], v[4 + i], v[8 + i], v[12 + i], words[order[2 * i]], words[order[2 * i + 1]]);
    }
    for (int i = 0; i < 4; ++i) {
      Mix(v[i], v[4 + (i + 1) % 4], v[8 + (i + 2) % 4], v[12 + (i + 3) % 4],
          words[order[8 + 2 * i]], words[order[9 + 2 * i]]);
    }
  }
  for (int i = 0; i < 8; ++i) chain_[i] ^= v[i] ^ v[8 + i];
}

Digest Blake2b::Finish() {
  Compress(true);
  Digest digest;
  for (size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<uint8_t>(chain_[i / 8] >> (8 * (i % 8)));
  }
  return digest;
}

Digest DigestOf(absl::Span<const uint8_t> bytes) { return Blake2b().Add(bytes).Finish(); }

Digest SignBytes(absl::Span<const uint8_t> key, absl::Span<const uint8_t> bytes) {
  return Blake2b(key.first(std::min(key.size(), kMaxKeySize))).Add(bytes).Finish();
}

bool IsSignedBy(absl::Span<const uint8_t> key, absl::Span<const uint8_t> bytes,
                const Digest& signature) {
  const Digest real = SignBytes(key, bytes);
  int different = 0;
  for (size_t i = 0; i < real.size(); ++i) different |= real[i] ^ signature[i];
  return different == 0;
}

uint64_t FirstBits(const Digest& digest) { return LittleEndian(digest.data()); }

}  // namespace mallard
