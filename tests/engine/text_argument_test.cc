// Words of players in arguments: what is plain, how they are packed, quoted and cut.
#include "mallard/text_argument.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

TEST(PlainText, HasCharactersOfAllScripts) {
  for (const char* text :
       {"", "Old Bill", "Zoë", "Ώρα", "קרן", "鴨", "🦆", "e\xCC\x81", "\x7E"}) {
    EXPECT_TRUE(IsPlainText(text)) << text;
  }
}

TEST(PlainText, IsWellFormed) {
  for (const char* bytes : {"\x80", "\xC3", "\xC3(", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF",
                            "\xED\xA0\x80", "\xED\xBF\xBF", "\xE2\x82", "\xF0\x8F\xBF\xBF",
                            "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFE", "\xFF"}) {
    EXPECT_FALSE(IsPlainText(bytes));
  }
}

TEST(PlainText, ChangesNothingElse) {
  for (const char* bytes :
       {"\x01",         "\t",           "\n",           "\x1B[31m",         "\x7F",
        "\xC2\x80",     "\xC2\x9F",     "\xC2\xAD",     "\xD8\x9C",         "\xE2\x80\x8B",
        "\xE2\x80\x8E", "\xE2\x80\xA8", "\xE2\x80\xAE", "\xE2\x81\xA0",     "\xE2\x81\xA9",
        "\xEF\xBB\xBF", "\xEF\xB7\x90", "\xEF\xBF\xBE", "\xF0\x9F\xBF\xBF", "\xF3\xA0\x80\x81"}) {
    EXPECT_FALSE(IsPlainText(bytes));
  }
  EXPECT_FALSE(IsPlainText(absl::string_view("a\0b", 3)));
}

TEST(ArgumentText, IsWhatWasPacked) {
  for (const std::string text : {"a", "Bill", "Zo\xC3\xAB", "abcdefghijklmnopqrstuvwx"}) {
    int32_t slots[7] = {-1, -1, -1, -1, -1, -1, -1};
    ASSERT_TRUE(PackText(text, slots, 6));
    EXPECT_EQ(ArgumentText(slots, 6).text(), text);
    EXPECT_TRUE(ArgumentText(slots, 6).IsSound(24));
    EXPECT_EQ(slots[6], -1);
  }
  int32_t slots[1] = {5};
  EXPECT_FALSE(PackText("Bills", slots, 1));
  EXPECT_EQ(slots[0], 5);
}

TEST(ArgumentText, HasTheFirstByteLowest) {
  int32_t slots[2];
  ASSERT_TRUE(PackText("abcde", slots, 2));
  EXPECT_EQ(slots[0], 'a' | 'b' << 8 | 'c' << 16 | 'd' << 24);
  EXPECT_EQ(slots[1], 'e');
}

TEST(ArgumentText, IsSoundWithZerosBehindItOnly) {
  const int32_t none[2] = {0, 0}, gap[2] = {'a', 'b'}, tail[1] = {'a' | 'b' << 16};
  EXPECT_FALSE(ArgumentText(none, 2).IsSound(8));
  EXPECT_FALSE(ArgumentText(gap, 2).IsSound(8));
  EXPECT_FALSE(ArgumentText(tail, 1).IsSound(4));
  int32_t slots[2];
  ASSERT_TRUE(PackText("abcdef", slots, 2));
  EXPECT_TRUE(ArgumentText(slots, 2).IsSound(6));
  EXPECT_FALSE(ArgumentText(slots, 2).IsSound(5));
}

TEST(InQuotes, HaveABackslashInFront) {
  EXPECT_EQ(InQuotes("a \"b\" \\c"), "\"a \\\"b\\\" \\\\c\"");
}

TEST(SplitText, CutsAfterSpacesAndBetweenCharacters) {
  EXPECT_THAT(SplitText("one two three", 8), ElementsAre("one two ", "three"));
  EXPECT_THAT(SplitText("ÄÄÄ", 5), ElementsAre("ÄÄ", "Ä"));
  EXPECT_THAT(SplitText("", 5), ElementsAre());
}

}  // namespace
}  // namespace mallard
