#include "scripting/host/source_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

std::string Shown(absl::string_view source) {
  std::string text;
  for (const LuaToken& token : LuaTokens(source)) {
    const char* const kMarks[] = {"n", "s", "d", ""};
    absl::StrAppend(&text, text.empty() ? "" : " ", token.line,
                    kMarks[static_cast<int>(token.type)], ":", token.text);
  }
  return text;
}

TEST(LuaTokens, ReadEveryKind) {
  EXPECT_EQ(Shown("local x = 'a\\'b' -- comment\ny=0x1p-4 .. \"q\""),
            "1n:local 1n:x 1:= 1s:a'b 2n:y 2:= 2d:0x1p-4 2:.. 2s:q");
  EXPECT_EQ(Shown("[[a\nb]] --[==[ c\n]] ]==] z [=[\n]]]=]"), "1s:a\nb 3n:z 3s:\n]]");
  EXPECT_EQ(Shown("a[b[1]]"), "1n:a 1:[ 1n:b 1:[ 1d:1 1:] 1:]");
  EXPECT_EQ(Shown("1e-5-3 a.b ... a//b"), "1d:1e-5 1:- 1d:3 1n:a 1:. 1n:b 1:... 1n:a 1:// 1n:b");
  EXPECT_EQ(Shown("'a\\\nb' c 'x\\z  \n  y' d"), "1s:a\nb 2n:c 2s:xy 3n:d");
  EXPECT_EQ(Shown("#!shebang\nx"), "2n:x");
  EXPECT_EQ(Shown("\"open\nx"), "1s:open 2n:x");
  EXPECT_EQ(Shown("[[open"), "1s:open");
  EXPECT_EQ(Shown("'\\"), "1s:\\");
  EXPECT_EQ(Shown(""), "");
}

TEST(SourceMap, FindsFieldsAndElements) {
  const SourceMap map(R"(card {
  id = "x",
  cost = {
    coins = 1,
    [ "bread" ] = 2,
  },
  rows = { "a",
           "b", f(1, 2),
           { 3,
             4 } },
  hook = function(a, b)
    if a then return { q = 1 } end
    for i = 1, 2 do end
    repeat until true
  end,
  last = 1 })");
  const ValueLines lines = map.Find("card", 1, "x");
  EXPECT_EQ(lines.Field("id")->line, 2);
  EXPECT_EQ(lines.Field("id")->text, "x");
  EXPECT_EQ(lines.Field("cost")->Field("coins")->line, 4);
  EXPECT_EQ(lines.Field("cost")->Field("bread")->line, 5);
  EXPECT_EQ(lines.Field("rows")->Item(0)->line, 7);
  EXPECT_EQ(lines.Field("rows")->Item(1)->line, 8);
  EXPECT_EQ(lines.Field("rows")->Item(2)->line, 8);
  EXPECT_EQ(lines.Field("rows")->Item(3)->Item(1)->line, 10);
  EXPECT_EQ(lines.Field("rows")->Item(4), nullptr);
  EXPECT_EQ(lines.Field("hook")->line, 11);
  EXPECT_EQ(lines.Field("last")->line, 16);
  EXPECT_EQ(lines.Field("none"), nullptr);
}

TEST(SourceMap, TellsCallsOnOneLineApart) {
  const SourceMap map("card { id = 'x', a = 1 } card { id = 'y',\n a = 2 } x.card { id = 'y' }");
  EXPECT_EQ(map.Find("card", 1, "x").Field("a")->line, 1);
  EXPECT_EQ(map.Find("card", 1, "y").Field("a")->line, 2);
  EXPECT_EQ(map.Find("card", 1, "z").Field("a"), nullptr) << "which one is meant cannot be told";
  EXPECT_EQ(map.Find("card", 3, "x").line, 3);
}

TEST(SourceMap, FindsCallsThroughATable) {
  const SourceMap map("patch.card {\n id = 'x' }\ncard {\n\n id = 'x' }");
  EXPECT_EQ(map.Find("patch.card", 1, "x").Field("id")->line, 2);
  EXPECT_EQ(map.Find("card", 1, "x").Field("id"), nullptr);
  EXPECT_EQ(map.Find("card", 3, "x").Field("id")->line, 5);
}

TEST(SourceMap, PartsOfExpressionsAreNotTakenForLiterals) {
  const SourceMap map(
      "card { id = 'x', a = merge({ b = 1 },\n { c = 2 }), d = { 1 } .. x, e = 3 }");
  const ValueLines lines = map.Find("card", 1, "x");
  EXPECT_TRUE(lines.Field("a")->fields.empty());
  EXPECT_TRUE(lines.Field("d")->items.empty());
  EXPECT_EQ(lines.Field("e")->line, 2);
}

TEST(SourceMap, SurvivesAnything) {
  for (const char* text : {"card {", "card { id =", "card { a = {", "card { [", "card { [ 'x' ]",
                           "card { , }", "card { ; ; }", "card { ) }", "card { end }", "card { = }",
                           "card { function }", "card { id = 'x' } }", "}", "card"}) {
    EXPECT_EQ(SourceMap(text).Find("card", 1, "x").line, 1) << text;
  }
  std::string deep = "card ";
  for (int i = 0; i < 100'000; ++i) deep += "{";
  EXPECT_EQ(SourceMap(deep).Find("card", 1, "").line, 1);
}

TEST(SourceMap, FindsOperators) {
  EXPECT_THAT(SourceMap("x = 2 ^ 3 -- ^\ny = '^' z = [[^]]\nw = a^b").LinesOf("^"),
              ElementsAre(1, 3));
}

}  // namespace
}  // namespace mallard
