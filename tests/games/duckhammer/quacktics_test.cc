// Quacktics: who may start which, how long they last, what breaks them, what they pay.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

constexpr char kQuacktics[] = R"(
feather { id = "geese" }
faction { id = "lake", feather = "ducks" }
faction { id = "meadow", feather = "geese" }
mission { id = "busy" }
gamble { id = "nothing" }
gamble { id = "lossless", modifier = 1, broken = function(ctx) return ctx:tally("own_models_lost") > 0 end }
gamble { id = "deadly", modifier = 2, met = function(ctx) return ctx:tally("enemy_models_destroyed") > 0 end }
quacktic { id = "bet", gambles = { "nothing" } }
quacktic { id = "long", rounds = 2, gambles = { "lossless" } }
quacktic { id = "bold", rounds = 3, gambles = { "deadly", "lossless" } }
quacktic { id = "of_mission", mission = "busy", gambles = { "lossless" } }
quacktic { id = "of_feather", feather = "geese", gambles = { "lossless" } }
quacktic { id = "of_faction", faction = "lake", gambles = { "lossless" } }
quacktic { id = "hampered", gambles = { "deadly" }, 
  restriction = { { of = "hits_on", set = 10 } } }
model_ability { id = "clever", on_quacktic_paid = function(ctx, points) return points + 1 end }
)";

class QuackticsTest : public ::testing::Test {
 protected:
  QuackticsTest() : field_({.lua = kQuacktics}) {
    own_ = field_.Add(0, field_.Plain(), {{10000, 10000}, {11500, 10000}, {13000, 10000}});
    enemy_ = field_.Add(1, field_.Plain(), {{10000, 30000}, {11500, 30000}, {13000, 30000}});
  }
  Player& player(int seat = 0) { return field_.state().players[seat]; }
  void Lose(int unit, int model = 0) {
    field_.Destroy(unit, model, Other(field_.state().units[unit].owner));
  }
  bool Allowed(const std::string& text) { return field_.Refusal(0, field_.Written(text)).empty(); }
  std::vector<std::string> Listed() {
    field_.CheckList(0);
    std::vector<std::string> texts;
    for (const Action& action : field_.Listed(0)) {
      texts.push_back(FormatAction(field_.rules(), action));
    }
    return texts;
  }
  Field field_;
  int own_, enemy_;
};

TEST_F(QuackticsTest, BothMayStartOneTheLeadFirst) {
  field_.state().lead = 1;
  field_.Begin(Phase::kQuacktics);
  EXPECT_EQ(field_.state().stage, Stage::kStartQuacktic);
  EXPECT_EQ(field_.state().asked, 2);
  field_.Do(1, field_.Written("quacktic bet -1"));
  EXPECT_EQ(field_.state().stage, Stage::kStartQuacktic);
  EXPECT_EQ(field_.state().asked, 1);
  field_.Do(0, field_.Written("pass"));
  EXPECT_EQ(field_.state().phase, Phase::kMovement);
  EXPECT_EQ(player(1).quacktic, field_.QuackticNamed("bet") + 1);
  EXPECT_EQ(player(0).quacktic, 0);
}

TEST_F(QuackticsTest, WhoHasOneIsNotAskedForAnother) {
  field_.GiveQuacktic(0, "long");
  field_.Begin(Phase::kQuacktics);
  EXPECT_EQ(field_.state().asked, 2);
}

TEST_F(QuackticsTest, NobodyIsAskedIfBothHaveOne) {
  field_.GiveQuacktic(0, "long");
  field_.GiveQuacktic(1, "long");
  field_.Begin(Phase::kQuacktics);
  EXPECT_EQ(field_.state().phase, Phase::kMovement);
}

TEST_F(QuackticsTest, StartingOneBeginsToCountAfresh) {
  player().tally.own_models_lost = 5;
  field_.Begin(Phase::kQuacktics);
  field_.Do(0, field_.Written("quacktic long -1"));
  EXPECT_EQ(player().tally.own_models_lost, 0);
  EXPECT_EQ(player().quacktic_rounds, 2);
  EXPECT_EQ(player().quacktic_unit, 0);
  EXPECT_EQ(field_.Heard(kQuackticBegan).size(), 1u);
}

// Whose they are ------------------------------------------------------------------------------

TEST_F(QuackticsTest, OfAMissionAreForThoseWhoHaveIt) {
  field_.Begin(Phase::kQuacktics);
  EXPECT_FALSE(Allowed("quacktic of_mission -1"));
  EXPECT_THAT(Listed(), Not(Contains("quacktic of_mission -1")));
  field_.GiveMission(0, "busy");
  EXPECT_TRUE(Allowed("quacktic of_mission -1"));
  EXPECT_THAT(Listed(), Contains("quacktic of_mission -1"));
}

TEST_F(QuackticsTest, OfAFeatherAreForItsArmies) {
  field_.Begin(Phase::kQuacktics);
  EXPECT_FALSE(Allowed("quacktic of_feather -1"));
  field_.state().profiles[own_].faction = 3;  // Meadow.
  EXPECT_TRUE(Allowed("quacktic of_feather -1"));
}

TEST_F(QuackticsTest, OfAFactionAreForArmiesWithAUnitOfIt) {
  field_.Begin(Phase::kQuacktics);
  EXPECT_FALSE(Allowed("quacktic of_faction -1")) << "the same Feather is not enough";
  field_.state().profiles[own_].faction = 2;  // Lake.
  EXPECT_TRUE(Allowed("quacktic of_faction -1"));
}

TEST_F(QuackticsTest, ARestrictionNeedsAnOwnUnitOnTheMap) {
  const int waiting = field_.AddWaiting(0, field_.Plain(), 1);
  field_.Begin(Phase::kQuacktics);
  for (const int unit : {-1, enemy_, waiting, kUnitSlots, -7}) {
    EXPECT_FALSE(Allowed("quacktic hampered " + std::to_string(unit))) << unit;
  }
  EXPECT_FALSE(Allowed("quacktic long " + std::to_string(own_))) << "there is nothing to restrict";
  field_.Do(0, field_.Written("quacktic hampered " + std::to_string(own_)));
  EXPECT_EQ(player().quacktic_unit, own_ + 1);
}

TEST_F(QuackticsTest, EveryWayToStartOneIsListed) {
  const int second = field_.Add(0, field_.Plain(), {{1000, 1000}});
  field_.Begin(Phase::kQuacktics);
  EXPECT_THAT(Listed(), ElementsAre("quacktic bet -1", "quacktic long -1", "quacktic bold -1",
                                    "quacktic hampered " + std::to_string(own_),
                                    "quacktic hampered " + std::to_string(second), "pass"));
}

// How they end --------------------------------------------------------------------------------

TEST_F(QuackticsTest, TheStartingRoundCountsAndTheLastReportPays) {
  field_.GiveQuacktic(0, "long");
  field_.Begin(Phase::kReport);
  EXPECT_EQ(player().quacktic_rounds, 1);
  EXPECT_EQ(player().victory_points, 0);
  field_.Begin(Phase::kReport);
  EXPECT_EQ(player().victory_points, 4) << "3 for two rounds and 1 for its gamble";
  EXPECT_EQ(player().gained, 4);
  EXPECT_EQ(player().quacktic, 0);
  const Event paid = field_.Heard(kQuackticPaid).at(0);
  EXPECT_EQ(paid.args[0], 0);
  EXPECT_EQ(paid.args[2], 4);
}

TEST_F(QuackticsTest, ABrokenConditionEndsItAtOnceWithoutPenalty) {
  field_.GiveQuacktic(0, "long");
  player().victory_points = 3;
  Lose(own_);
  EXPECT_EQ(player().quacktic, 0);
  EXPECT_EQ(player().quacktic_rounds, 0);
  EXPECT_EQ(player().victory_points, 3);
  EXPECT_EQ(field_.Heard(kQuackticBroken).size(), 1u);
  field_.Begin(Phase::kReport);
  EXPECT_EQ(player().victory_points, 3);
}

TEST_F(QuackticsTest, AfterABrokenOneAnotherCanBeStartedNextRound) {
  field_.GiveQuacktic(0, "long");
  Lose(own_);
  field_.state().lead = 1;  // The next Lead is seat 0.
  field_.Begin(Phase::kReport);
  EXPECT_EQ(field_.state().stage, Stage::kStartQuacktic);
  EXPECT_EQ(field_.state().asked, 1);
}

TEST_F(QuackticsTest, WhatHasNotHappenedByTheEndPaysNothing) {
  field_.GiveQuacktic(0, "hampered", own_);
  field_.Begin(Phase::kReport);
  EXPECT_EQ(player().victory_points, 0);
  EXPECT_EQ(player().quacktic, 0);
  EXPECT_EQ(player().quacktic_unit, 0);
  EXPECT_EQ(field_.Heard(kQuackticBroken).size(), 1u);
}

TEST_F(QuackticsTest, WhatHasHappenedPaysAndARestrictionAddsOne) {
  field_.GiveQuacktic(0, "hampered", own_);
  Lose(enemy_);
  field_.Begin(Phase::kReport);
  EXPECT_EQ(player().victory_points, 4) << "1 for a round, 2 for the gamble, 1 for the restriction";
}

TEST_F(QuackticsTest, AllConditionsMustHold) {
  field_.GiveQuacktic(0, "bold");
  field_.state().players[0].quacktic_rounds = 1;
  Lose(enemy_);
  Lose(own_);
  field_.Begin(Phase::kReport);
  EXPECT_EQ(player().victory_points, 0);
}

TEST_F(QuackticsTest, OneThatIsUnfinishedWhenTheBattleEndsPaysNothing) {
  field_.GiveQuacktic(0, "long");
  field_.Begin(Phase::kReport, field_.state().rounds);
  EXPECT_EQ(field_.state().ending, kLastRound);
  EXPECT_EQ(player().victory_points, 0);
}

TEST_F(QuackticsTest, UnitsInPlayAddToWhatItPays) {
  Profile clever = field_.Plain();
  clever.abilities[0].ability = 1;
  const int unit = field_.Add(0, clever, {{20000, 10000}});
  field_.Add(1, clever, {{20000, 30000}});  // Of the opponent: adds nothing.
  field_.GiveQuacktic(0, "bet");
  field_.Begin(Phase::kReport);
  EXPECT_EQ(player().victory_points, 2);
  // Once it waits, or is gone, it adds nothing.
  field_.Withdraw(unit);
  field_.GiveQuacktic(0, "bet");
  field_.Begin(Phase::kReport);
  EXPECT_EQ(player().victory_points, 3);
}

TEST_F(QuackticsTest, PayOneThreeOrSixByRoundsAndTheirModifiers) {
  const auto points = [&](const char* id) {
    return field_.content().quacktics[static_cast<size_t>(field_.QuackticNamed(id))].victory_points;
  };
  EXPECT_EQ(points("bet"), 1);
  EXPECT_EQ(points("long"), 4);
  EXPECT_EQ(points("bold"), 9);
  EXPECT_EQ(points("hampered"), 4);
}

TEST(QuackticContentTest, ADefinitionThatPaysLessThanOneIsRefused) {
  Pack pack;
  pack.label = "poor";
  pack.files = {
      {"pack.lua", "pack { id = 'poor', version = '1.0.0', game = 'duckhammer', api = 1 }"},
      {"content.lua",
       "gamble { id = 'cheap', modifier = -1 }\n"
       "quacktic { id = 'poor', rounds = 1, gambles = { 'cheap' } }"}};
  RulesetOptions options;
  options.base_pack = false;
  const auto ruleset = Ruleset::Load("duckhammer", {pack}, options);
  ASSERT_FALSE(ruleset.ok());
  EXPECT_THAT(std::string(ruleset.status().message()), ::testing::HasSubstr("at least 1"));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
