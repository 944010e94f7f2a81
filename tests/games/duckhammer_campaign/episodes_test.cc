// Duckheim: actions of characters, and those of the referee against all of them.
#include "absl/strings/str_cat.h"
#include "tests/games/duckhammer_campaign/adventure.h"

namespace mallard::duckhammer_campaign {
namespace {

// Rations an episode of the first character brings.
int Outcome(Tavern& tavern, absl::string_view episode, int natural, int difficulty = 0) {
  const int before = tavern.state().players[0].rations;
  tavern.SetEpisode(episode, 0, difficulty);
  tavern.NextRolls({natural});
  tavern.MustDo(0, "attempt");
  return tavern.state().players[0].rations - before;
}

void SetAttribute(Tavern& tavern, int seat, absl::string_view name, int value) {
  tavern.hero(seat).attributes[tavern.content().attribute_names.Find(name)] =
      static_cast<uint8_t>(value);
}

TEST(Actions, SucceedOnSevenOrMore) {
  Tavern tavern;
  EXPECT_EQ(Outcome(tavern, "raw_recruits", 7), 5);
  EXPECT_EQ(Outcome(tavern, "raw_recruits", 6), 0);
}

TEST(Actions, AddTheAttributeTheyAreTiedToAndNoOther) {
  Tavern tavern("grade=2", "reed_captain");
  SetAttribute(tavern, 0, "leadership", 2);
  EXPECT_EQ(Outcome(tavern, "raw_recruits", 5), 5);
  EXPECT_EQ(Outcome(tavern, "raw_recruits", 4), 0);
  EXPECT_EQ(Outcome(tavern, "river_crossing", 5), -2);  // Quackcumen.
}

TEST(Actions, AreLessLikelyByTheirDifficulty) {
  for (int difficulty = 0; difficulty <= 5; ++difficulty) {
    Tavern tavern;
    EXPECT_EQ(Outcome(tavern, "river_crossing", 7 + difficulty, difficulty), 4) << difficulty;
    EXPECT_EQ(Outcome(tavern, "river_crossing", 6 + difficulty, difficulty), -2) << difficulty;
  }
}

TEST(Actions, AgainstOthersAddTheOwnGradeAndSubtractTheirs) {
  Tavern tavern;                                      // Grade 1.
  EXPECT_EQ(Outcome(tavern, "angry_geese", 6), 5);    // Of Grade 0.
  EXPECT_EQ(Outcome(tavern, "quartermaster", 6), 0);  // Of Grade 1.
  EXPECT_EQ(Outcome(tavern, "quartermaster", 7), 6);
  tavern.hero().level = 6;  // Grade 3.
  EXPECT_EQ(Outcome(tavern, "quartermaster", 5), 6);
}

TEST(Actions, FailedOnesTakeNoMoreThanThereIs) {
  Tavern tavern;
  tavern.state().players[0].rations = 1;
  EXPECT_EQ(Outcome(tavern, "river_crossing", 1), -1);
  EXPECT_EQ(tavern.Told(kRations).at(0).args[1], -1);
}

TEST(Actions, MayBeLeftAlone) {
  Tavern tavern("referee=person");
  tavern.SetEpisode("river_crossing", 0, 3);
  tavern.MustDo(0, "pass");
  EXPECT_EQ(tavern.Heard(kEpisodeRolled), 0);
  EXPECT_EQ(tavern.state().players[0].rations, 180);
  EXPECT_EQ(tavern.state().difficulty, 0);
}

TEST(Actions, APersonAsRefereeSetsEpisodePlayerAndDifficulty) {
  Tavern tavern("referee=person");
  tavern.state().phase = Phase::kEpisodes;
  tavern.state().asked = 4;
  EXPECT_FALSE(tavern.Do(2, "episode river_crossing p2 7").ok());
  EXPECT_FALSE(tavern.Do(2, "episode river_crossing p3 1").ok());
  tavern.MustDo(2, "episode river_crossing p2 6");
  EXPECT_EQ(tavern.state().asked, 2);
  tavern.NextRolls({12});
  tavern.MustDo(1, "attempt");
  EXPECT_EQ(tavern.Told(kEpisodeRolled).at(0).args[2], 12 - 6);
}

TEST(Actions, TheAutomaticRefereeTakesDifficultiesFromContent) {
  Tavern tavern;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    tavern.state().phase = Phase::kEpisodes;
    tavern.state().episode = tavern.state().episodes = tavern.state().asked = 0;
    tavern.state().chance = Chance::Stream(seed, 0);
    Play play = tavern.play();
    AdvanceEpisodes(play);
    ASSERT_NE(tavern.state().episode, 0);
    const Episode& episode = tavern.content().episodes[tavern.state().episode - 1u];
    EXPECT_EQ(tavern.state().difficulty, episode.difficulty);
    EXPECT_FALSE(episode.group);
  }
}

// Group actions ----------------------------------------------------------------------------------

// The referee rolls that for an ambush: rations each player gains.
int Ambush(Tavern& tavern, int natural) {
  const int before = tavern.state().players[0].rations;
  tavern.state().phase = Phase::kEpisodes;
  tavern.state().episodes = 0;
  tavern.state().asked = static_cast<uint8_t>(1 << tavern.rules().referee());
  tavern.NextRolls({natural});
  tavern.MustDo(tavern.rules().referee(), "episode ambush p1 0");
  for (int seat = 1; seat < tavern.rules().players(); ++seat) {
    EXPECT_EQ(tavern.state().players[seat].rations, tavern.state().players[0].rations);
  }
  return tavern.state().players[0].rations - before;
}

TEST(GroupActions, SucceedForTheRefereeAtTheSumOfAnAttributePlusTheLowestGrade) {
  Tavern tavern("referee=person players=3");
  for (int seat = 0; seat < 3; ++seat) SetAttribute(tavern, seat, "quackcumen", 1);
  EXPECT_EQ(Ambush(tavern, 3), 2);   // Below 3 + 1.
  EXPECT_EQ(Ambush(tavern, 4), -3);  // Equal.
  EXPECT_EQ(Ambush(tavern, 12), -3);
  SetAttribute(tavern, 1, "faith", 1);  // Another attribute.
  EXPECT_EQ(Ambush(tavern, 4), -3);
}

TEST(GroupActions, CountTheLowestGradeOnly) {
  Tavern tavern("referee=person players=2");
  tavern.hero(0).level = 6;  // Grade 3.
  EXPECT_EQ(Ambush(tavern, 1), -3);
  tavern.hero(1).level = 3;  // Grade 2.
  EXPECT_EQ(Ambush(tavern, 1), 2);
  EXPECT_EQ(Ambush(tavern, 2), -3);
  tavern.hero(1).level = 10;  // Grade 4: now the first one's is the lowest.
  EXPECT_EQ(Ambush(tavern, 2), 2);
  EXPECT_EQ(Ambush(tavern, 3), -3);
}

TEST(GroupActions, HaveNoDifficulty) {
  Tavern tavern("referee=person");
  tavern.state().phase = Phase::kEpisodes;
  tavern.state().asked = 4;
  EXPECT_FALSE(tavern.Do(2, "episode ambush p1 1").ok());
  EXPECT_FALSE(tavern.Do(2, "episode ambush p2 0").ok());
}

// Attributes are content -------------------------------------------------------------------------

TEST(Attributes, CanBeAddedByAMod) {
  Pack mod;
  mod.label = "kitchen";
  mod.files = {{"pack.lua",
                "pack { id = 'kitchen', version = '1.0', game = 'duckhammer_campaign', api = 1 }"},
               {"content.lua", R"(
    attribute { id = "cooking", name = "Cooking" }
    episode { id = "soup", name = "Soup", attribute = "cooking", difficulty = 2, reward = 9 }
  )"}};
  const auto ruleset = Ruleset::Load("duckhammer_campaign", {mod});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  for (const bool cook : {false, true}) {
    Match match = testing::NewMatch(*ruleset, "mode=duckheim players=1 referee=person", 1);
    MustDo(match, 0, "hero quack_marine 1");
    if (cook) MustDo(match, 0, "attribute cooking");
    MustDo(match, 0, "ready");
    ASSERT_TRUE(match.Apply(1, match.LegalActions(1).at(0)).ok());  // Some challenge.
    MustDo(match, 1, "episode soup p1 2");
    MustDo(match, 0, "attempt");
    std::vector<std::string> rolled;
    for (const std::string& event : testing::EventTexts(match, Viewer::Host())) {
      if (event.find("episode_rolled") != std::string::npos) rolled.push_back(event);
    }
    ASSERT_EQ(rolled.size(), 1u);
    // The same d12: what was rolled is told, then what it came to.
    Chance dice =
        StateOf(testing::NewMatch(*ruleset, "mode=duckheim players=1 referee=person", 1)).chance;
    const int natural = dice.Roll12();
    EXPECT_NE(rolled[0].find(absl::StrCat(" ", natural, " ", natural - 2 + (cook ? 1 : 0))),
              std::string::npos)
        << rolled[0];
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
