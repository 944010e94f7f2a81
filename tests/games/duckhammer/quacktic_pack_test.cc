// Every quacktic of the base pack by name: whose it is, what it pays, and what keeps it from
// paying.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>

#include "gtest/gtest.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/scoring/quacktics.h"
#include "tests/games/duckhammer/fixtures.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

const GameContent& BaseContent() {
  return static_cast<const GameContent&>(mallard::testing::BaseRuleset("duckhammer")->content());
}

std::string ShortId(const std::string& id) { return id.substr(id.find(':') + 1); }

TEST(QuackticPackTest, EveryMissionFeatherAndFactionHasOne) {
  const GameContent& content = BaseContent();
  std::set<int> missions, feathers, factions;
  for (const Quacktic& quacktic : content.quacktics) {
    if (quacktic.mission >= 0) missions.insert(quacktic.mission);
    if (quacktic.feather >= 0) feathers.insert(quacktic.feather);
    if (quacktic.faction >= 0) factions.insert(quacktic.faction);
  }
  EXPECT_GE(content.quacktics.size(), 15u);
  EXPECT_EQ(content.missions.size(), 6u);
  EXPECT_EQ(missions.size(), 6u);
  EXPECT_EQ(feathers.size(), content.feathers.size());
  EXPECT_EQ(factions.size(), content.factions.size());
}

TEST(QuackticPackTest, WhatEachPaysFollowsFromTheRules) {
  std::map<std::string, int> points;
  for (const Quacktic& quacktic : BaseContent().quacktics) {
    points[ShortId(quacktic.id)] = quacktic.victory_points;
  }
  const std::map<std::string, int> expected = {
      {"hold_the_line", 2},       {"first_blood", 1},        {"lions_den", 4},
      {"clean_kill", 4},          {"no_way_back", 4},        {"over_my_dead_duck", 4},
      {"feeding_time", 2},        {"stay_put", 5},           {"down_you_go", 4},
      {"litany_of_restraint", 2}, {"crown_of_lightning", 3}, {"biggest_noise", 3},
      {"by_the_book", 5},         {"acceptable_losses", 3},  {"calm_before", 4},
      {"grave_tithe", 6},         {"wrong_cliff", 5},        {"smash_and_grab", 5}};
  EXPECT_EQ(points, expected);
}

TEST(QuackticPackTest, EachIsForItsOwnMissionFeatherOrFactionOnly) {
  const GameContent& content = BaseContent();
  Field field({.base = true, .map = "fallow_field"});
  const int unit = field.Add(0, {{5000, 5000}});
  field.Add(1, {{5000, 39000}});
  field.Begin(Phase::kQuacktics);
  for (size_t mission = 0; mission < content.missions.size(); ++mission) {
    field.state().players[0].mission = static_cast<uint8_t>(mission + 1);
    for (size_t faction = 0; faction < content.factions.size(); ++faction) {
      field.state().profiles[unit].faction = static_cast<uint8_t>(faction + 1);
      for (size_t i = 0; i < content.quacktics.size(); ++i) {
        const Quacktic& quacktic = content.quacktics[i];
        const bool fits =
            (quacktic.mission < 0 || quacktic.mission == static_cast<int>(mission)) &&
            (quacktic.faction < 0 || quacktic.faction == static_cast<int>(faction)) &&
            (quacktic.feather < 0 || quacktic.feather == content.factions[faction].feather);
        const int restricted = quacktic.restriction.list.empty() ? -1 : unit;
        const Action start{kStartQuack, {static_cast<int>(i), restricted}};
        EXPECT_EQ(field.Refusal(0, start).empty(), fits) << quacktic.id;
      }
    }
  }
}

// How the counts meet, and fail, each gamble in a quacktic of so many rounds.
struct Meaning {
  std::function<void(Tally&, int rounds)> meet, fail;
};

Meaning Never(uint16_t Tally::*count) {
  return {[](Tally&, int) {}, [count](Tally& tally, int) { tally.*count = 1; }};
}
Meaning Often(uint16_t Tally::*count, int times, bool every_round) {
  const auto wanted = [=](int rounds) { return every_round ? times * rounds : times; };
  return {
      [=](Tally& tally, int rounds) {
        tally.*count = std::max(tally.*count, static_cast<uint16_t>(wanted(rounds)));
      },
      [=](Tally& tally, int rounds) { tally.*count = static_cast<uint16_t>(wanted(rounds) - 1); }};
}
Meaning In(int area) {
  return {[area](Tally& tally, int) { tally.destroyed_in[area] = 1; },
          [area](Tally& tally, int) { tally.destroyed_in[area] = 0; }};
}

std::map<std::string, Meaning> Meanings() {
  return {{"lose_model", Often(&Tally::own_models_lost, 1, false)},
          {"lose_unit", Often(&Tally::own_units_lost, 1, false)},
          {"destroy_model", Often(&Tally::enemy_models_destroyed, 1, false)},
          {"destroy_unit", Often(&Tally::enemy_units_destroyed, 1, false)},
          {"keep_units", Never(&Tally::own_units_lost)},
          {"keep_models", Never(&Tally::own_models_lost)},
          {"spare_models", Never(&Tally::enemy_models_destroyed)},
          {"destroy_in_own_zone", In(0)},
          {"destroy_on_own_side", In(1)},
          {"destroy_on_enemy_side", In(2)},
          {"destroy_in_enemy_zone", In(3)},
          {"twelves", Often(&Tally::natural_twelves, 2, true)},
          {"many_twelves", Often(&Tally::natural_twelves, 3, true)},
          {"ones", Often(&Tally::natural_ones, 1, true)},
          {"many_ones", Often(&Tally::natural_ones, 2, true)}};
}

class EveryQuackticTest : public ::testing::Test {
 protected:
  EveryQuackticTest() : field_({.base = true, .map = "fallow_field"}) {
    field_.Add(0, {{5000, 5000}});
    field_.Add(1, {{5000, 39000}});
  }
  // What a quacktic pays after its last round with these counts.
  int Paid(const Quacktic& quacktic, const Tally& tally) {
    Player& player = field_.state().players[0];
    player.victory_points = 0;
    field_.GiveQuacktic(0, quacktic.id);
    player.tally = tally;
    Play play = field_.play();
    for (int round = 0; round < quacktic.rounds; ++round) {
      EXPECT_EQ(player.victory_points, 0) << quacktic.id << " pays at the last Report only";
      const absl::Status status = SettleQuacktics(play);
      EXPECT_TRUE(status.ok()) << status;
    }
    EXPECT_EQ(player.quacktic, 0);
    return player.victory_points;
  }
  Tally Met(const Quacktic& quacktic) {
    Tally tally = {};
    for (const int gamble : quacktic.gambles) MeaningOf(gamble).meet(tally, quacktic.rounds);
    return tally;
  }
  const Meaning& MeaningOf(int gamble) {
    return meanings_.at(ShortId(field_.content().gambles[static_cast<size_t>(gamble)].id));
  }
  Field field_;
  std::map<std::string, Meaning> meanings_ = Meanings();
};

TEST_F(EveryQuackticTest, PaysWhenAllItsConditionsAreMet) {
  for (const Quacktic& quacktic : field_.content().quacktics) {
    EXPECT_EQ(Paid(quacktic, Met(quacktic)), quacktic.victory_points) << quacktic.id;
  }
}

TEST_F(EveryQuackticTest, PaysNothingIfAnyOneOfThemIsNot) {
  for (const Quacktic& quacktic : field_.content().quacktics) {
    ASSERT_FALSE(quacktic.gambles.empty()) << quacktic.id;
    for (const int gamble : quacktic.gambles) {
      Tally tally = Met(quacktic);
      MeaningOf(gamble).fail(tally, quacktic.rounds);
      EXPECT_EQ(Paid(quacktic, tally), 0) << quacktic.id << ", gamble " << gamble;
    }
  }
}

TEST_F(EveryQuackticTest, IsNotWonByHiding) {
  for (const Quacktic& quacktic : field_.content().quacktics) {
    EXPECT_EQ(Paid(quacktic, Tally()), 0) << quacktic.id;
  }
}

}  // namespace
}  // namespace mallard::duckhammer::testing
