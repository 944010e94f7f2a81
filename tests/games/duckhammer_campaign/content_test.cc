// Campaign packs: the base pack edited, packs of both games, and the messages modders get.
#include <gmock/gmock.h>

#include "absl/strings/str_replace.h"
#include "src/games/duckhammer_campaign/army/training.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

using ::testing::HasSubstr;

Pack Trial(absl::string_view content, absl::string_view game = "duckhammer_campaign") {
  Pack pack;
  pack.label = "trial";
  pack.files = {{"pack.lua", absl::StrCat("pack { id = 'trial', version = '1.0', game = '", game,
                                          "', api = 1 }")},
                {"content.lua", std::string(content)}};
  return pack;
}

absl::StatusOr<std::shared_ptr<const Ruleset>> Load(
    absl::string_view content, absl::string_view game = "duckhammer_campaign") {
  return Ruleset::Load("duckhammer_campaign", {Trial(content, game)});
}

std::string Mistakes(absl::string_view content) {
  return std::string(Load(content).status().message());
}

const CampaignContent& ContentOf(const Ruleset& ruleset) {
  return static_cast<const CampaignContent&>(ruleset.content());
}

TEST(CampaignContent, TheBasePackEditedInAFolderChangesTheGame) {
  absl::StatusOr<Pack> base =
      Pack::FromFolder(MALLARD_SOURCE_DIR "/scripting/packs/duckhammer_campaign");
  ASSERT_TRUE(base.ok()) << base.status();
  for (PackFile& file : base->files) {
    file.text = absl::StrReplaceAll(file.text, {{"amount = { 1, 1, 1, 1, 2 }", "amount = { 7 }"}});
  }
  absl::StatusOr<Pack> battles = Pack::FromFolder(MALLARD_SOURCE_DIR "/scripting/packs/duckhammer");
  ASSERT_TRUE(battles.ok()) << battles.status();
  RulesetOptions options;
  options.base_pack = false;
  const auto ruleset = Ruleset::Load("duckhammer_campaign", {*battles, *base}, options);
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const CampaignContent& content = ContentOf(**ruleset);
  const int toughness = content.training_names.Find("toughness");
  Profile profile = content.ProfileOf(content.model_names.Find("quack_marine"), 0);
  const int before = profile.hp;
  ApplyTraining(content, {static_cast<uint8_t>(toughness + 1), 1, 0, 0}, profile);
  EXPECT_EQ(profile.hp, before + 7);
}

TEST(CampaignContent, EntriesCanBeTakenAwayAndAdded) {
  const auto ruleset = Load(R"(
    remove.training "duckhammer_campaign:plating"
    attribute { id = "cooking" }
    wound { id = "duckhammer_campaign:trauma", replace = true, major = true, from = 12, to = 12,
            bravery = -4 }
  )");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const CampaignContent& content = ContentOf(**ruleset);
  EXPECT_EQ(content.training_names.Find("plating"), -1);
  EXPECT_EQ(content.attributes.size(), 6u);
  EXPECT_EQ(content.wounds[static_cast<size_t>(content.wound_names.Find("trauma"))].bravery, -4);
}

TEST(CampaignContent, PacksOfDuckhammerAreWelcome) {
  const auto ruleset = Load("feather { id = 'penguins' }", "duckhammer");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  EXPECT_GE(ContentOf(**ruleset).feather_names.Find("penguins"), 0);
}

TEST(CampaignContent, MistakesAreReportedAtTheirPlace) {
  EXPECT_THAT(Mistakes("wound { id = 'w', from = 4, to = 4 }"),
              HasSubstr("trial/content.lua:1: wound \"w\".from: another wound has the result 4"));
  EXPECT_THAT(Mistakes("wound { id = 'w', from = 5, to = 4 }"), HasSubstr("must not be less"));
  EXPECT_THAT(Mistakes("training { id = 't', effect = 'damage' }"),
              HasSubstr("the dice that damage climbs"));
  EXPECT_THAT(Mistakes("ladder { id = 'l', steps = { 'd6', '2q3' } }"), HasSubstr("steps[2]"));
  EXPECT_THAT(Mistakes("experience { id = 'e', total = { 0, 4, 2 }, grade = { 0, 1, 2 } }"),
              HasSubstr("must rise"));
  EXPECT_THAT(Mistakes("experience { id = 'e', total = { 0, 4 }, grade = { 0, 1, 2 } }"),
              HasSubstr("3 Grades for 2 levels"));
  EXPECT_THAT(Mistakes("challenge { id = 'c', army = 'pufling x3' }"), HasSubstr("puffling"));
  EXPECT_THAT(Mistakes("means { id = 'm', faction = 'cliff_mobb' }"), HasSubstr("cliff_mob"));
  EXPECT_THAT(Mistakes(R"(campaign_map { id = 'm', width = 20, height = 20, places = {
                            { name = "a", x = 1, y = 1, start = true },
                            { name = "a", x = 30, y = 1, start = true } } })"),
              HasSubstr("is there twice"));
  EXPECT_THAT(Mistakes(R"(campaign_map { id = 'm', width = 20, height = 20, places = {
                            { name = "a", x = 1, y = 1, start = true },
                            { name = "b", x = 30, y = 1 } } })"),
              HasSubstr("is off the map"));
}

TEST(CampaignContent, AFailingMeansLeavesTheMatchAsItWas) {
  const auto ruleset = Load("means { id = 'broken', on_season = function() error('oh') end }");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  Match match = testing::NewMatch(*ruleset, "map=reedmarch", 1);
  match.set_script_errors(ScriptErrors::kRefuse);
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "feather impondium");
    MustDo(match, seat, "means broken");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "enlist fledgling 5 1");
  MustDo(match, 0, "ready");
  MustDo(match, 1, "enlist fledgling 5 1");
  const uint64_t hash = match.Hash();
  const absl::Status status = Do(match, 1, "ready");
  EXPECT_EQ(status.code(), absl::StatusCode::kAborted);
  EXPECT_THAT(std::string(status.message()), HasSubstr("oh"));
  EXPECT_EQ(match.Hash(), hash);
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
