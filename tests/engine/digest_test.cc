// BLAKE2b against another implementation's results, and signatures.
#include "mallard/digest.h"

#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "gtest/gtest.h"
#include "src/engine/blake2b.h"

namespace mallard {
namespace {

std::vector<uint8_t> Bytes(absl::string_view text) { return {text.begin(), text.end()}; }

std::string Hex(const Digest& digest) {
  return absl::BytesToHexString(
      absl::string_view(reinterpret_cast<const char*>(digest.data()), digest.size()));
}

// `count` numbers that go up from `first` in steps, modulo 256.
std::vector<uint8_t> Counting(int count, int step, int first) {
  std::vector<uint8_t> bytes;
  for (int i = 0; i < count; ++i) bytes.push_back(static_cast<uint8_t>(i * step + first));
  return bytes;
}

TEST(Digest, IsBlake2b256) {
  EXPECT_EQ(Hex(DigestOf({})), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
  EXPECT_EQ(Hex(DigestOf(Bytes("abc"))),
            "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(Digest, IsThatOfPythonsHashlibForEveryLengthOfBytesAndKey) {
  Blake2b all;
  for (int n = 0; n < 400; ++n) {
    all.AddDigest(SignBytes(Counting(n % 65, 1, n), Counting(n, 7, n)));
  }
  EXPECT_EQ(Hex(all.Finish()), "b8a5b2b4f508e16c2a6ae4ff0392d79135fd84f4e1df005ed734ea39e48c4ee1");
}

TEST(Digest, IsTheSameHoweverTheBytesCome) {
  const std::vector<uint8_t> bytes = Counting(1000, 3, 1);
  for (const size_t piece : {1u, 7u, 127u, 128u, 129u, 256u}) {
    Blake2b digest;
    for (size_t at = 0; at < bytes.size(); at += piece) {
      digest.Add(absl::MakeConstSpan(bytes).subspan(at, piece));
    }
    EXPECT_EQ(digest.Finish(), DigestOf(bytes)) << piece;
  }
}

TEST(Digest, OfTextsTellsWhereOneEnds) {
  EXPECT_NE(Blake2b().AddText("ab").AddText("c").Finish(),
            Blake2b().AddText("a").AddText("bc").Finish());
}

TEST(Signature, IsRightForItsKeyAndItsBytesOnly) {
  const std::vector<uint8_t> key = Counting(32, 5, 9);
  const std::vector<uint8_t> bytes = Bytes("a snapshot");
  const Digest signature = SignBytes(key, bytes);
  EXPECT_TRUE(IsSignedBy(key, bytes, signature));
  EXPECT_FALSE(IsSignedBy(Counting(32, 5, 8), bytes, signature));
  EXPECT_FALSE(IsSignedBy(key, Bytes("a snapshoT"), signature));
  for (size_t i = 0; i < signature.size(); ++i) {
    Digest other = signature;
    other[i] ^= 1;
    EXPECT_FALSE(IsSignedBy(key, bytes, other)) << i;
  }
  EXPECT_NE(signature, DigestOf(bytes)) << "without a key anybody could make it";
}

}  // namespace
}  // namespace mallard
