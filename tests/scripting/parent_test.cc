// A game that builds on another one: its packs, their order, what they see.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

// Everything a pond has, and boats.
class Lake : public Game {
 public:
  const Manifest& manifest() const override {
    static const Manifest* const kManifest =
        new Manifest{"lake", "Lake", "A test.", {}, {}, {}, {}, {}, {}, {}, {}};
    return *kManifest;
  }
  const ContentSchema& content_schema() const override {
    static const ContentSchema* const kSchema = [] {
      auto* schema = new ContentSchema(PondGame().content_schema());
      schema->parent = schema->game;
      schema->parent_api = schema->api;
      schema->game = "lake";
      schema->api = 1;
      EntrySchema boat;
      boat.name = "boat";
      FieldSchema crew;
      crew.name = "crew";
      crew.type = FieldSchema::Type::kReference;
      crew.reference = "formation";
      boat.fields = {crew};
      schema->entries.push_back(boat);
      return schema;
    }();
    return *kSchema;
  }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    return PondGame().Compile(set, report);
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(std::shared_ptr<const Ruleset>,
                                                           const Configuration&) const override {
    return absl::UnimplementedError("the lake is not played");
  }
};

Pack PackFor(absl::string_view game, int api, absl::string_view id, absl::string_view text) {
  Pack pack;
  pack.label = std::string(id);
  pack.files.push_back(
      {"pack.lua", absl::StrCat("pack { id = '", id, "', version = '1.0', game = '", game,
                                "', api = ", api, " }")});
  pack.files.push_back({"a.lua", std::string(text)});
  return pack;
}

absl::StatusOr<std::shared_ptr<const Ruleset>> LoadLake(std::vector<Pack> packs) {
  static const Lake* const kLake = new Lake;
  RulesetOptions options;
  options.base_pack = false;
  return Ruleset::Load(*kLake, std::move(packs), options);
}

constexpr char kPairs[] = "formation { id = 'pair', category = 'classics', shape = { '##' } }";
constexpr char kSwan[] = "boat { id = 'swan', crew = 'pair' }";

TEST(ParentGame, ItsBasePackComesFirstThenTheOwnThenTheOthers) {
  const auto ruleset = LoadLake({PackFor("pond", 2, "a_mod", ""), PackFor("lake", 1, "lake", ""),
                                 PackFor("pond", 2, "pond", "")});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  std::vector<std::string> ids;
  for (const PackInfo& pack : (*ruleset)->packs()) ids.push_back(pack.id);
  EXPECT_THAT(ids, ElementsAre("pond", "lake", "a_mod"));
}

TEST(ParentGame, ItsNamesAreKnownWithoutPrefix) {
  const auto ruleset =
      LoadLake({PackFor("pond", 2, "pond", kPairs), PackFor("lake", 1, "lake", kSwan)});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  EXPECT_EQ((*ruleset)->entries().Entries("boat")[0].value["crew"].text, "pond:pair");
}

TEST(ParentGame, PacksOfTheParentDoNotSeeTheChildsNames) {
  const auto ruleset =
      LoadLake({PackFor("pond", 2, "pond", ""), PackFor("lake", 1, "lake", kPairs),
                PackFor("pond", 2, "mod", "card { id = 'c', formation = 'pair' }")});
  EXPECT_FALSE(ruleset.ok());
}

TEST(ParentGame, EachPackIsHeldToTheApiOfItsGame) {
  EXPECT_TRUE(LoadLake({PackFor("pond", 2, "a", "")}).ok());
  EXPECT_EQ(LoadLake({PackFor("pond", 3, "a", "")}).status().message(),
            "a/pack.lua:1: pack: needs content API 3; this library has 2");
  EXPECT_EQ(LoadLake({PackFor("lake", 2, "a", "")}).status().message(),
            "a/pack.lua:1: pack: needs content API 2; this library has 1");
}

TEST(ParentGame, PacksOfOtherGamesAreRefused) {
  EXPECT_EQ(LoadLake({PackFor("sea", 1, "a", "")}).status().message(),
            "a/pack.lua:1: pack: is for the game \"sea\", not for \"lake\"");
  // Nor does a parent take its child's packs.
  EXPECT_EQ(LoadErrors(std::vector<Pack>{PackFor("lake", 1, "a", "")}),
            "a/pack.lua:1: pack: is for the game \"lake\", not for \"pond\"");
}

}  // namespace
}  // namespace mallard
