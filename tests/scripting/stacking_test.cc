// How packs stack: order, ids, replacement, patches, removal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

constexpr char kBase[] =
    R"(formation { id = "donut", name = "Donut", category = "circles", shape = { "#" } }
formation { id = "line", category = "classics", shape = { "##" } }
card {
  id = "bread",
  cost = { bread = 2, coins = 1 },
  resolve = function() return 1 end,
})";

std::vector<Pack> WithMod(const char* text) {
  return {MakePack("mod", {{"m.lua", text}}, "base = \"1.2\""),
          MakePack("base", {{"b.lua", kBase}})};
}

std::vector<std::string> Ids(const Ruleset& ruleset, absl::string_view kind) {
  std::vector<std::string> ids;
  for (const ContentEntry& entry : ruleset.entries().Entries(kind)) ids.push_back(entry.id);
  return ids;
}

TEST(Stacking, PacksLoadByRequirementThenById) {
  const auto ruleset =
      LoadPond({MakePack("d", {}, "z = \">=1\""), MakePack("c", {}), MakePack("z", {}),
                MakePack("pond", {}), MakePack("a", {}, "d = \">=1\"")});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  std::vector<std::string> order;
  for (const PackInfo& pack : (*ruleset)->packs()) order.push_back(pack.id);
  // The base pack is the one named like the game.
  EXPECT_THAT(order, ElementsAre("pond", "c", "z", "d", "a"));
  EXPECT_EQ((*ruleset)->packs()[0].version, "1.2.0");
}

TEST(Stacking, FilesRunInTheOrderOfTheirPaths) {
  EXPECT_EQ(LoadErrors({MakePack("p", {{"b/2.lua", "assert(order == 'a1b1') order = order .. 'b2'"},
                                       {"a1.lua", "order = 'a1'"},
                                       {"c.lua", "assert(order == 'a1b1b2')"},
                                       {"readme.txt", "not Lua"},
                                       {"b/1.lua", "order = order .. 'b1'"}})}),
            "");
}

TEST(Stacking, EntriesOfTheBaseComeFirst) {
  const auto ruleset =
      LoadPond(WithMod("formation { id = 'arrow', category = 'classics', shape = { '#' } }"));
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  EXPECT_THAT(Ids(**ruleset, "formation"), ElementsAre("base:donut", "base:line", "mod:arrow"));
}

TEST(Stacking, TheSameNameInTwoPacksIsTwoEntries) {
  const auto ruleset = LoadPond(WithMod(
      "formation { id = 'donut', category = 'classics', shape = { '##' } }\n"
      "card { id = 'x', formation = 'donut' }\ncard { id = 'y', formation = 'base:donut' }\n"
      "card { id = 'z', formation = 'line' }"));
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  EXPECT_THAT(Ids(**ruleset, "formation"), ElementsAre("base:donut", "base:line", "mod:donut"));
  const auto cards = (*ruleset)->entries().Entries("card");
  EXPECT_EQ(cards[1].value["formation"].text, "mod:donut");
  EXPECT_EQ(cards[2].value["formation"].text, "base:donut");
  EXPECT_EQ(cards[3].value["formation"].text, "base:line");
}

TEST(Stacking, ReplaceTakesThePlace) {
  const auto ruleset = LoadPond(WithMod(
      "formation { id = 'base:donut', replace = true, category = 'specials', shape = { '#' } }"));
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  EXPECT_THAT(Ids(**ruleset, "formation"), ElementsAre("base:donut", "base:line"));
  const ContentEntry& donut = (*ruleset)->entries().Entries("formation")[0];
  EXPECT_EQ(donut.pack, "mod");
  EXPECT_EQ(donut.file, "m.lua");
  EXPECT_EQ(donut.value["category"].text, "specials");
  EXPECT_TRUE(donut.value["name"].IsNil()) << "nothing of the old entry is left";
}

TEST(Stacking, PatchChangesTheGivenFields) {
  const auto ruleset = LoadPond(WithMod(R"(patch.formation { id = "base:donut", name = "Doughnut" }
patch.card { id = "bread", cost = { coins = 9 } }
patch.card { id = "bread", resolve = function() return 2 end })"));
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const ContentEntry& donut = (*ruleset)->entries().Entries("formation")[0];
  EXPECT_EQ(donut.value["name"].text, "Doughnut");
  EXPECT_EQ(donut.value["category"].text, "circles");
  EXPECT_EQ(donut.pack, "mod");
  const ContentEntry& bread = (*ruleset)->entries().Entries("card")[0];
  EXPECT_EQ(bread.value["cost"]["bread"].integer, 2) << "tables inside are merged";
  EXPECT_EQ(bread.value["cost"]["coins"].integer, 9);
  PondContext context;
  ScriptResult result;
  ASSERT_TRUE((*ruleset)
                  ->scripts()
                  .Call(Hook(**ruleset, "base:bread", "resolve"), kResolve, &context, {}, &result)
                  .ok());
  EXPECT_EQ(result.integer, 2);
}

TEST(Stacking, MistakesInPatchedEntriesAreNamedWhereTheyStand) {
  EXPECT_EQ(LoadErrors(WithMod("\npatch.formation { id = 'base:donut',\n ducks = 50 }")),
            "mod/m.lua:3: formation \"base:donut\".ducks: expected an integer from 1 to 9, found "
            "integer 50");
  EXPECT_EQ(LoadErrors(WithMod("patch.formation { id = 'base:donut', ducks = 9 }")),
            "mod/m.lua:1: formation \"base:donut\".ducks: nine is too many");
  EXPECT_EQ(LoadErrors({MakePack("base", {{"b.lua",
                                           "formation { id = 'x', category = 'circles',\n"
                                           " shape = { 5 } }"}}),
                        MakePack("mod", {{"m.lua", "patch.formation { id = 'x', name = 'y' }"}},
                                 "base = \">=1\"")}),
            "base/b.lua:2: formation \"x\".shape[1]: expected a string, found integer 5");
}

TEST(Stacking, ReferencesInPatchesBelongToThePatchingPack) {
  const auto ruleset =
      LoadPond(WithMod("formation { id = 'own', category = 'circles', shape = { '#' } }\n"
                       "patch.card { id = 'bread', formation = 'own' }"));
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  EXPECT_EQ((*ruleset)->entries().Entries("card")[0].value["formation"].text, "mod:own");
}

TEST(Stacking, RemoveTakesAway) {
  const auto ruleset = LoadPond(WithMod("remove.formation 'base:donut'"));
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  EXPECT_THAT(Ids(**ruleset, "formation"), ElementsAre("base:line"));
  EXPECT_EQ(LoadErrors(WithMod("remove.formation 'donut'\ncard { id = 'x', formation = 'donut' }")),
            "mod/m.lua:2: card \"x\".formation: the formation \"donut\" was removed at "
            "mod/m.lua:1");
}

TEST(Stacking, AnEntryCanBeDeclaredAgainAfterItsRemoval) {
  const auto ruleset = LoadText(
      "card { id = 'x', cost = { coins = 1 } }\nremove.card 'x'\n"
      "card { id = 'x', cost = { coins = 2 } }");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  ASSERT_EQ((*ruleset)->entries().Entries("card").size(), 1u);
  EXPECT_EQ((*ruleset)->entries().Entries("card")[0].value["cost"]["coins"].integer, 2);
}

TEST(Stacking, MistakesAreExplained) {
  const std::pair<const char*, const char*> kCases[] = {
      {"formation { id = 'base:donut', category = 'circles', shape = { '#' } }",
       "mod/m.lua:1: formation \"base:donut\": belongs to the pack \"base\"; say replace = true, "
       "or "
       "use patch.formation"},
      {"formation { id = 'base:dount', replace = true, category = 'circles', shape = { '#' } }",
       "mod/m.lua:1: formation \"base:dount\": there is nothing to replace: unknown formation "
       "\"base:dount\"; did you mean \"base:donut\"?"},
      {"formation { id = 'donut', replace = 1, category = 'circles', shape = { '#' } }",
       "mod/m.lua:1: formation \"donut\": expected true or false as replace, found integer 1"},
      {"patch.formation { id = 'dount', name = 'x' }",
       "mod/m.lua:1: formation \"dount\": unknown formation \"dount\"; did you mean \"donut\"?"},
      {"patch.formation { name = 'x' }",
       "mod/m.lua:1: formation: expected a string as id, found nothing"},
      {"patch.formation { id = 'donut', nmae = 'x' }",
       "mod/m.lua:1: formation \"base:donut\".nmae: unknown field; did you mean \"name\"?"},
      {"patch.formation { id = 'donut', replace = true }",
       "mod/m.lua:1: formation \"base:donut\".replace: unknown field"},
      {"remove.formation 'nothing'",
       "mod/m.lua:1: formation \"nothing\": unknown formation \"nothing\""},
      {"remove.card 'bsae:bread'",
       "mod/m.lua:1: card \"bsae:bread\": there is no pack \"bsae\"; did you mean \"base\"?"},
  };
  for (const auto& [text, message] : kCases) EXPECT_EQ(LoadErrors(WithMod(text)), message) << text;
}

TEST(Stacking, OnlyRequiredPacksCanBeNamed) {
  const auto errors = [](const char* text, const char* requirements) {
    return LoadErrors({MakePack("one", {{"a.lua", "card { id = 'x' } card { id = 'only_one' }"}}),
                       MakePack("two", {{"a.lua", "card { id = 'x' }"}}),
                       MakePack("zoo", {{"a.lua", text}}, requirements)});
  };
  EXPECT_EQ(errors("card { id = 'y', friends = { 'one:x' } }", ""),
            "zoo/a.lua:1: card \"y\".friends[1]: the pack \"one\" must be named in requires of "
            "pack.lua");
  EXPECT_EQ(errors("card { id = 'y', friends = { 'only_one' } }", ""),
            "zoo/a.lua:1: card \"y\".friends[1]: unknown card \"only_one\"");
  EXPECT_EQ(errors("card { id = 'y', friends = { 'x', 'only_one' } }", "one = '1.2'"), "");
  EXPECT_EQ(errors("card { id = 'y', friends = { 'x' } }", "one = '1.2', two = '1.2'"),
            "zoo/a.lua:1: card \"y\".friends[1]: \"x\" may mean \"one:x\" or \"two:x\"; write the "
            "one that is meant");
  EXPECT_EQ(errors("card { id = 'x', friends = { 'x' } }", "one = '1.2', two = '1.2'"), "")
      << "the own pack comes first";
}

TEST(Stacking, FingerprintsTellPacksApart) {
  const auto fingerprint = [](std::vector<Pack> packs) {
    return (*LoadPond(std::move(packs)))->fingerprint();
  };
  const uint64_t one = fingerprint({MakePack("p", {{"a.lua", "x = 1"}})});
  EXPECT_EQ(one, fingerprint({MakePack("p", {{"a.lua", "x = 1"}, {"notes.txt", "ignored"}})}));
  EXPECT_NE(one, fingerprint({MakePack("p", {{"a.lua", "x = 2"}})}));
  // What moves from one file to the next is another pack.
  EXPECT_NE(fingerprint({MakePack("p", {{"a.lua", "x = 1 "}, {"b.lua", "y = 2"}})}),
            fingerprint({MakePack("p", {{"a.lua", "x = 1"}, {"b.lua", " y = 2"}})}));
  EXPECT_NE(one, fingerprint({MakePack("p", {{"b.lua", "x = 1"}})}));
  EXPECT_NE(one, fingerprint({MakePack("q", {{"a.lua", "x = 1"}})}));
  EXPECT_NE(one, fingerprint({MakePack("p", {{"a.lua", "x = 1"}}), MakePack("q", {})}));
  // The order in which packs are given does not matter, nor does that of their files.
  EXPECT_EQ(fingerprint({MakePack("p", {{"a.lua", ""}, {"b.lua", "x = 1"}}), MakePack("q", {})}),
            fingerprint({MakePack("q", {}), MakePack("p", {{"b.lua", "x = 1"}, {"a.lua", ""}})}));
}

}  // namespace
}  // namespace mallard
