// The hash is part of the formats: these numbers never change.
#include "src/engine/hash.h"

#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"

namespace mallard {
namespace {

// The definition, written out as plainly as the header states it.
uint64_t ByTheBook(uint64_t seed, const std::string& bytes) {
  std::string filled = bytes;
  while (filled.size() % 8 != 0) filled.push_back('\0');
  uint64_t lanes[4];
  for (uint64_t i = 0; i < 4; ++i) lanes[i] = Chance::Mix(seed + (i + 1) * 0x9E3779B97F4A7C15u);
  const auto step = [](uint64_t& hash, uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    hash = hash ^ (hash >> 32);
  };
  for (size_t n = 0; n < filled.size() / 8; ++n) {
    uint64_t word = 0;
    for (size_t i = 8; i > 0; --i) word = word << 8 | static_cast<uint8_t>(filled[n * 8 + i - 1]);
    step(lanes[n % 4], word);
  }
  uint64_t hash = lanes[0];
  for (int i = 1; i < 4; ++i) step(hash, lanes[i]);
  return Chance::Mix(hash ^ bytes.size());
}

TEST(Hash, FollowsItsDefinitionAtEveryLength) {
  std::string bytes;
  for (int length = 0; length < 200; ++length) {
    EXPECT_EQ(HashText(7, bytes), ByTheBook(7, bytes)) << length;
    bytes.push_back(static_cast<char>(length * 37));
  }
}

TEST(Hash, GivesTheNumbersItAlwaysGave) {
  EXPECT_EQ(absl::StrCat(absl::Hex(HashText(0, ""))), "af56dd777ef90fbf");
  EXPECT_EQ(absl::StrCat(absl::Hex(HashText(1, "battleducks"))), "bee63ce8ca765b46");
}

TEST(Hash, EveryBitOfInputMatters) {
  std::string bytes(100, '\0');
  std::set<uint64_t> seen = {HashText(0, bytes)};
  for (size_t bit = 0; bit < 800; ++bit) {
    bytes[bit / 8] = static_cast<char>(1 << (bit % 8));
    EXPECT_TRUE(seen.insert(HashText(0, bytes)).second) << bit;
    bytes[bit / 8] = 0;
  }
}

}  // namespace
}  // namespace mallard
