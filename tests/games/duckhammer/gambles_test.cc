// Every gamble of the base pack, both ways.
#include <map>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/scoring/quacktics.h"
#include "tests/games/duckhammer/fixtures.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

constexpr int kRounds = 2;
const char* const kAreas[] = {"own_zone", "own_side", "enemy_side", "enemy_zone"};
// Middles of those areas for seat 0 on the small map.
constexpr Point kMiddles[] = {{15000, 3000}, {15000, 12000}, {15000, 30000}, {15000, 39000}};

// A quacktic of two rounds for every gamble of the base pack, named after it.
std::string OneForEach() {
  const auto base = mallard::testing::BaseRuleset("duckhammer");
  std::string content;
  for (const Gamble& gamble : static_cast<const GameContent&>(base->content()).gambles) {
    absl::StrAppend(&content, "quacktic { id = 'try_", gamble.id.substr(gamble.id.find(':') + 1),
                    "', rounds = ", kRounds, ", gambles = { '", gamble.id, "' } }\n");
  }
  return content;
}

class GamblesTest : public ::testing::Test {
 protected:
  GamblesTest() : field_({.lua = OneForEach(), .base = true, .map = "fallow_field"}) {
    own_ = field_.Add(0, field_.Plain(), {{2000, 10000}, {3500, 10000}});
    enemy_ = field_.Add(1, field_.Plain(), {{2000, 32000}, {3500, 32000}});
    // So that no army is ever gone.
    field_.Add(0, field_.Plain(), {{28000, 1000}});
    field_.Add(1, field_.Plain(), {{28000, 41000}});
  }
  void Bet(absl::string_view gamble) { field_.GiveQuacktic(0, absl::StrCat("try_", gamble)); }
  void Lose(int unit, int models) {
    const int owner = field_.state().units[unit].owner;
    for (int i = 0; i < models; ++i) field_.Destroy(unit, i, Other(owner));
  }
  // Destroys an enemy unit of one model at a point.
  void DestroyAt(Point at) { Lose(field_.Add(1, field_.Plain(), {at}), 1); }
  bool Active() { return field_.state().players[0].quacktic != 0; }
  // What is paid once the quacktic has run its rounds.
  int Paid() {
    for (int i = 0; i < kRounds; ++i) {
      Play play = field_.play();
      const absl::Status status = SettleQuacktics(play);
      EXPECT_TRUE(status.ok()) << status;
    }
    EXPECT_FALSE(Active());
    return field_.state().players[0].victory_points;
  }
  Tally& tally() { return field_.state().players[0].tally; }
  Field field_;
  int own_, enemy_;
};

TEST_F(GamblesTest, LoseModelIsMetByALostModel) {
  Bet("lose_model");
  Lose(own_, 1);
  EXPECT_EQ(Paid(), 1);
}
TEST_F(GamblesTest, LoseModelIsNotMetWithoutLosses) {
  Bet("lose_model");
  Lose(enemy_, 2);
  EXPECT_EQ(Paid(), 0);
}
TEST_F(GamblesTest, LoseUnitIsMetByALostUnit) {
  Bet("lose_unit");
  Lose(own_, 2);
  EXPECT_EQ(Paid(), 2);
}
TEST_F(GamblesTest, LoseUnitIsNotMetByAUnitThatIsLeft) {
  Bet("lose_unit");
  Lose(own_, 1);
  EXPECT_EQ(Paid(), 0);
}
TEST_F(GamblesTest, DestroyModelIsMetByADestroyedModel) {
  Bet("destroy_model");
  Lose(enemy_, 1);
  EXPECT_EQ(Paid(), 3);
}
TEST_F(GamblesTest, DestroyModelIsNotMetByOwnLosses) {
  Bet("destroy_model");
  Lose(own_, 1);
  EXPECT_EQ(Paid(), 0);
}
TEST_F(GamblesTest, DestroyUnitIsMetByADestroyedUnit) {
  Bet("destroy_unit");
  Lose(enemy_, 2);
  EXPECT_EQ(Paid(), 4);
}
TEST_F(GamblesTest, DestroyUnitIsNotMetByAUnitThatIsLeft) {
  Bet("destroy_unit");
  Lose(enemy_, 1);
  EXPECT_EQ(Paid(), 0);
}
TEST_F(GamblesTest, KeepUnitsIsBrokenByALostUnitAtOnce) {
  Bet("keep_units");
  Lose(own_, 1);
  EXPECT_TRUE(Active());
  Lose(own_, 2);
  EXPECT_FALSE(Active());
}
TEST_F(GamblesTest, KeepUnitsPaysIfNoneIsLost) {
  Bet("keep_units");
  Lose(own_, 1);
  EXPECT_EQ(Paid(), 4);
}
TEST_F(GamblesTest, KeepModelsIsBrokenByALostModelAtOnce) {
  Bet("keep_models");
  Lose(enemy_, 2);
  EXPECT_TRUE(Active());
  Lose(own_, 1);
  EXPECT_FALSE(Active());
}
TEST_F(GamblesTest, KeepModelsPaysIfNoneIsLost) {
  Bet("keep_models");
  EXPECT_EQ(Paid(), 5);
}
TEST_F(GamblesTest, SpareModelsIsBrokenByADestroyedModelAtOnce) {
  Bet("spare_models");
  Lose(own_, 2);
  EXPECT_TRUE(Active());
  Lose(enemy_, 1);
  EXPECT_FALSE(Active());
}
TEST_F(GamblesTest, SpareModelsPaysIfNoneIsDestroyed) {
  Bet("spare_models");
  EXPECT_EQ(Paid(), 5);
}

// A zone is also a side.
TEST_F(GamblesTest, DestroyInAnAreaIsMetThereOnly) {
  const struct {
    const char* gamble;
    bool met[4];
    int pays;
  } kCases[] = {
      {"destroy_in_own_zone", {true, false, false, false}, 4},
      {"destroy_on_own_side", {true, true, false, false}, 3},
      {"destroy_on_enemy_side", {false, false, true, true}, 4},
      {"destroy_in_enemy_zone", {false, false, false, true}, 5},
  };
  for (const auto& c : kCases) {
    for (int area = 0; area < 4; ++area) {
      field_.state().players[0].victory_points = 0;
      Bet(c.gamble);
      DestroyAt(kMiddles[area]);
      EXPECT_EQ(Paid(), c.met[area] ? c.pays : 0) << c.gamble << " in " << kAreas[area];
    }
  }
}

TEST_F(GamblesTest, NaturalResultsAreCountedByRounds) {
  const struct {
    const char* gamble;
    uint16_t Tally::*count;
    int wanted, pays;
  } kCases[] = {
      {"twelves", &Tally::natural_twelves, 2 * kRounds, 4},
      {"many_twelves", &Tally::natural_twelves, 3 * kRounds, 5},
      {"ones", &Tally::natural_ones, kRounds, 4},
      {"many_ones", &Tally::natural_ones, 2 * kRounds, 5},
  };
  for (const auto& c : kCases) {
    for (const int missing : {0, 1}) {
      field_.state().players[0].victory_points = 0;
      Bet(c.gamble);
      tally().*c.count = static_cast<uint16_t>(c.wanted - missing);
      EXPECT_EQ(Paid(), missing == 0 ? c.pays : 0) << c.gamble;
    }
  }
}

TEST_F(GamblesTest, TheModifiersAreThoseOfTheRules) {
  std::map<std::string, int> modifiers;
  for (const Gamble& gamble : field_.content().gambles) {
    modifiers[gamble.id.substr(gamble.id.find(':') + 1)] = gamble.modifier;
  }
  const std::map<std::string, int> expected = {{"lose_model", -2},
                                               {"lose_unit", -1},
                                               {"destroy_model", 0},
                                               {"destroy_on_own_side", 0},
                                               {"keep_units", 1},
                                               {"destroy_unit", 1},
                                               {"destroy_in_own_zone", 1},
                                               {"destroy_on_enemy_side", 1},
                                               {"twelves", 1},
                                               {"ones", 1},
                                               {"keep_models", 2},
                                               {"spare_models", 2},
                                               {"destroy_in_enemy_zone", 2},
                                               {"many_twelves", 2},
                                               {"many_ones", 2}};
  EXPECT_EQ(modifiers, expected);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
