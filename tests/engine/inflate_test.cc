// The bytes were made with zlib.
#include "src/engine/inflate.h"

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/pack.h"
#include "mallard/primitives/chance.h"

namespace mallard {
namespace {

std::vector<uint8_t> Bytes(absl::string_view hex) {
  const std::string bytes = absl::HexStringToBytes(hex);
  return std::vector<uint8_t>(bytes.begin(), bytes.end());
}

constexpr char kStored[] = "010600f9ff6120706f6e64";
constexpr char kFixed[] = "2b2c4d4cce5628449000";
constexpr char kWords[] =
    "6dd23b0e83400c45d1adb004fc197fd61394260555f69f4c86e222a541b68023cff31cefc76bdbb7f3f97d1c"
    "b39659cbaa7dd6baea9eb55ddfc46c7c353a66335663bf3771fdde70c301974036c8ea903d21a74256c0c689"
    "4339f2806c063977c8427918e80e86714b43403be976d063075d4c6340d6845c0579300e55c8d59043980769"
    "61d015a0833bf4e20e9987dca686dc469949673369de8e34c8c9a493432fe01fdd4c3ab8c3826cbc1eeb68c2"
    "43dfe3f800";
// Letters as seldom as Fibonacci's numbers: their codes have up to 12 bits.
constexpr char kSeldom[] =
    "05c14102c3300cc3b0b76e6b135b22ff7f1df0f9fe7ecff3bceffbbee79c73ce39f7de7befbdf7de7b676666"
    "6666666666666666777777777777777777777777777777773749922449922449922449922449922449922449"
    "92b46ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddb16000000000000000000"
    "0000000000000000000000000000000000000000000000000000405555555555555555555555555555555555"
    "55555555555555555555555555555555555555555555555555555555555555555555555555555555d53f";

std::string Words() {
  std::string words;
  for (int i = 0; i < 60; ++i) {
    absl::StrAppend(&words, i == 0 ? "" : " ", "duck ", i * i % 97, " of ", i % 7);
  }
  return words;
}

std::string SeldomLetters() {
  std::string letters;
  size_t times = 1, next = 1;
  for (char letter = 'a'; letter <= 'm'; ++letter) {
    letters.append(times, letter);
    const size_t sum = times + next;
    times = next;
    next = sum;
  }
  return letters;
}

TEST(InflateTest, EveryKindOfBlockIsRead) {
  const std::pair<const char*, std::string> blocks[] = {{kStored, "a pond"},
                                                        {kFixed, "quack quack quack"},
                                                        {kWords, Words()},
                                                        {kSeldom, SeldomLetters()}};
  for (const auto& [hex, expected] : blocks) {
    std::string out;
    EXPECT_TRUE(Inflate(Bytes(hex), expected.size(), out)) << expected;
    EXPECT_EQ(out, expected);
    EXPECT_FALSE(Inflate(Bytes(hex), expected.size() - 1, out));
    EXPECT_FALSE(Inflate(Bytes(hex), expected.size() + 1, out));
  }
}

TEST(InflateTest, WhatIsCutOffIsRefused) {
  for (const char* hex : {kStored, kFixed, kWords, kSeldom}) {
    const std::vector<uint8_t> bytes = Bytes(hex);
    for (size_t size = 0; size < bytes.size(); ++size) {
      std::string out;
      EXPECT_FALSE(Inflate(absl::MakeConstSpan(bytes).first(size), 5000, out)) << size;
    }
  }
}

TEST(InflateTest, AnyBytesAreReadOrRefused) {
  Chance chance = Chance::Stream(1, 0);
  int refused = 0;
  for (int i = 0; i < 20000; ++i) {
    std::vector<uint8_t> bytes = Bytes(i % 2 == 0 ? kWords : kSeldom);
    for (int flips = 0; flips < 1 + i % 3; ++flips) {
      bytes[chance.Below(static_cast<uint32_t>(bytes.size()))] ^=
          static_cast<uint8_t>(1 << chance.Below(8));
    }
    std::string out;
    if (!Inflate(bytes, 770, out)) ++refused;
    EXPECT_LE(out.size(), 770u);
  }
  EXPECT_GT(refused, 10000);
}

TEST(InflateTest, TheLibrarysOwnPacksAreWhatLiesInTheSources) {
  const auto pack = Pack::Embedded("duckhammer");
  const auto folder = Pack::FromFolder(MALLARD_SOURCE_DIR "/scripting/packs/duckhammer");
  ASSERT_TRUE(pack.ok() && folder.ok());
  ASSERT_EQ(pack->files.size(), folder->files.size());
  for (const PackFile& file : pack->files) {
    bool found = false;
    for (const PackFile& other : folder->files) {
      if (other.path == file.path) found = other.text == file.text;
    }
    EXPECT_TRUE(found) << file.path;
  }
}

}  // namespace
}  // namespace mallard
