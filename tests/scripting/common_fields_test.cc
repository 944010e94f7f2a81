// The fields that every kind of entry takes.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/catalog.h"
#include "mallard/lua_types.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kCard[] = R"(
card { id = "net", name = "Net", text = "Catches ducks.", icon = "art/net.png",
  tags = { "tool", "water" },
  extra = { sound = "splash", frames = { 1, 2, 3 }, loop = true, deep = { size = 4 }, none = {} } }
variable { id = "bread", scope = "match", public = true, name = "Bread", text = "What is left." }
)";

TEST(CommonFields, AreTakenByEveryKind) {
  const auto ruleset = LoadText(kCard);
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const CatalogEntry* card = (*ruleset)->catalog().Find("card", "p:net");
  ASSERT_NE(card, nullptr);
  EXPECT_STREQ(card->icon, "art/net.png");
  ASSERT_EQ(card->tags.size(), 2u);
  EXPECT_STREQ(card->tags[1], "water");
  EXPECT_EQ((*ruleset)->catalog().Of(*card, 0).name, "Net");
  EXPECT_EQ((*ruleset)->catalog().Of(*card, 0).text, "Catches ducks.");
  const CatalogEntry* variable = (*ruleset)->catalog().Find("variable", "bread");
  ASSERT_NE(variable, nullptr);
  EXPECT_EQ((*ruleset)->catalog().Of(*variable, 0).name, "Bread");
}

TEST(CommonFields, ExtraIsHandedOnUnread) {
  const auto ruleset = LoadText(kCard);
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const ContentValue& extra = *(*ruleset)->catalog().Find("card", "net")->extra;
  EXPECT_EQ(extra["sound"].text, "splash");
  ASSERT_EQ(extra["frames"].items.size(), 3u);
  EXPECT_EQ(extra["frames"].items[2].integer, 3);
  EXPECT_TRUE(extra["loop"].boolean);
  EXPECT_EQ(extra["deep"]["size"].integer, 4);
  EXPECT_EQ(extra["none"].type, ContentValue::Type::kTable);
}

TEST(CommonFields, MistakesAreTold) {
  EXPECT_EQ(LoadErrors("card { id = 'a', name = 1 }"),
            "p/a.lua:1: card \"a\".name: expected a string, found integer 1");
  EXPECT_EQ(LoadErrors("card { id = 'a', tags = 'x' }"),
            "p/a.lua:1: card \"a\".tags: expected a list, found string \"x\"");
  EXPECT_EQ(LoadErrors("card { id = 'a', tags = { 'x', 2 } }"),
            "p/a.lua:1: card \"a\".tags[2]: expected a string, found integer 2");
  EXPECT_EQ(LoadErrors("card { id = 'a', extra = 'x' }"),
            "p/a.lua:1: card \"a\".extra: expected a table of plain values, found string \"x\"");
  EXPECT_EQ(LoadErrors("card { id = 'a', text = 'a\\xffb' }"),
            "p/a.lua:1: card \"a\".text: expected text in UTF-8, found string \"a\xff"
            "b\"");
  EXPECT_EQ(LoadErrors("card { id = 'a', icno = 'x' }"),
            "p/a.lua:1: card \"a\".icno: unknown field; did you mean \"icon\"?");
}

TEST(CommonFields, ExtraHoldsPlainValuesOnly) {
  EXPECT_EQ(LoadErrors("card { id = 'a',\nextra = {\nf = function() end,\nhalf = 0.5,\n"
                       "mixed = { 1, x = 2 },\nholes = { [3] = 1 } } }"),
            "p/a.lua:3: card \"a\".extra.f: expected a boolean, an integer, a string or a table, "
            "found a function\n"
            "p/a.lua:4: card \"a\".extra.half: expected a boolean, an integer, a string or a "
            "table, found number 0.5\n"
            "p/a.lua:6: card \"a\".extra.holes: expected a list without holes, or named fields, "
            "found the key 3\n"
            "p/a.lua:5: card \"a\".extra.mixed: expected a list without holes, or named fields, "
            "found both");
}

TEST(CommonFields, PatchesMergeExtraAndReplaceTags) {
  const auto ruleset =
      LoadPond({MakePack("a", {{"a.lua", kCard}}),
                MakePack("b",
                         {{"b.lua",
                           "patch.card { id = 'a:net', tags = { 'new' }, extra = { loop = false, "
                           "more = 1 } }"}},
                         "a = '>=1.0'")});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const CatalogEntry& card = *(*ruleset)->catalog().Find("card", "net");
  ASSERT_EQ(card.tags.size(), 1u);
  EXPECT_STREQ(card.tags[0], "new");
  EXPECT_EQ((*card.extra)["sound"].text, "splash");
  EXPECT_FALSE((*card.extra)["loop"].boolean);
  EXPECT_EQ((*card.extra)["more"].integer, 1);
}

TEST(CommonFields, AGamesOwnFieldOfThatNameGivesWay) {
  const EntrySchema kind = WithCommonFields(PondGame().content_schema().entries[0]);
  std::vector<std::string> names;
  for (const FieldSchema& field : kind.fields) names.push_back(field.name);
  EXPECT_THAT(names, ElementsAre("text", "icon", "tags", "extra", "name", "category", "ducks",
                                 "mirror", "shape"));
}

TEST(CommonFields, AreDescribedOnce) {
  const std::string types = LuaTypes(PondGame());
  EXPECT_THAT(types, HasSubstr("---@class (exact) Entry\n---@field name? string What people"));
  EXPECT_THAT(types, HasSubstr("---@class (exact) Card : Entry\n"));
  EXPECT_THAT(types, HasSubstr("---@field extra? table<string, PlainValue>"));
  EXPECT_THAT(types, HasSubstr("---@field formation? table<FormationId, Phrase> By id.\n"));
  const std::string page = ContentReference(PondGame());
  EXPECT_THAT(page, HasSubstr("## Every entry\n"));
  EXPECT_EQ(page.find("| `icon` |"), page.rfind("| `icon` |"));
}

}  // namespace
}  // namespace mallard
