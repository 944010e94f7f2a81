// The computer player of battles. docs/duckhammer.md has the figures of many more.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/rules.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer {
namespace {

using mallard::testing::BaseRuleset;

const State& StateOf(const Match& match) { return DuckhammerRules::As(match.state()); }

// Plays until `stop` says so, at the latest to the end; the standard bot takes the seats in `mask`.
template <class Stop>
void Play(Match& match, uint32_t mask, uint64_t seed, Stop stop) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < kSeats; ++seat) {
    bots.push_back(*CreateBot(match.rules(), (mask >> seat & 1) != 0 ? "standard" : "random",
                              seed * 2 + static_cast<uint64_t>(seat)));
  }
  while (!match.outcome().over && !stop(StateOf(match))) {
    int asked = 0;
    while (!match.DecisionOf(asked)) ++asked;
    const absl::StatusOr<Action> action =
        bots[static_cast<size_t>(asked)]->Choose(Sight(match, asked));
    ASSERT_TRUE(action.ok()) << action.status();
    const absl::Status status = match.Apply(asked, *action);
    ASSERT_EQ(status, absl::OkStatus()) << FormatAction(match.rules(), *action);
  }
}

bool Never(const State&) { return false; }

Match NewBattle(const std::string& options, uint64_t seed) {
  return mallard::testing::NewMatch(BaseRuleset("duckhammer"), options, seed);
}

TEST(DuckhammerBot, BeatsTheRandomBot) {
  int wins = 0;
  for (uint64_t game = 0; game < 12; ++game) {
    Match match = NewBattle("", 700 + game);
    const int seat = static_cast<int>(game % kSeats);
    Play(match, 1u << seat, game, Never);
    wins += match.outcome().winners >> seat & 1;
  }
  EXPECT_GE(wins, 10);
}

TEST(DuckhammerBot, PlaysBattlesOfEveryScaleToTheirEnd) {
  for (const char* scale : {"small", "medium", "large", "giant"}) {
    Match match = NewBattle(absl::StrCat("scale=", scale), 11);
    Play(match, 3, 11, Never);
    EXPECT_TRUE(match.outcome().over) << scale;
  }
}

TEST(DuckhammerBot, MustersLegalArmiesOfEveryFeatherThatUseTheirPoints) {
  for (const char* scale : {"small", "giant"}) {
    const Match match = NewBattle(absl::StrCat("scale=", scale), 1);
    const auto& rules = static_cast<const DuckhammerRules&>(match.rules());
    for (size_t feather = 0; feather < rules.content().feathers.size(); ++feather) {
      const std::vector<Enlisted> army =
          PlanArmy(rules, Chance::Stream(feather, 0), rules.points(), static_cast<int>(feather));
      ASSERT_FALSE(army.empty());
      EXPECT_TRUE(CheckArmy(rules.content(), rules.ruleset().scripts(), army, rules.points())
                      .value()
                      .empty());
      EXPECT_GE(10 * ArmyCost(rules.content(), army), 8 * rules.points());
      const int faction = FactionOf(rules.content(), army[0]);
      EXPECT_EQ(rules.content().factions[static_cast<size_t>(faction)].feather,
                static_cast<int>(feather));
    }
  }
}

// Battles of two standard bots after three rounds, played once for all who look at them.
const std::vector<Match>& BattlesAfterThreeRounds() {
  static const auto* const battles = [] {
    auto* played = new std::vector<Match>;
    for (uint64_t seed = 1; seed <= 10; ++seed) {
      Match match = NewBattle("", seed);
      Play(match, 3, seed, [](const State& state) { return state.round > 3; });
      played->push_back(std::move(match));
    }
    return played;
  }();
  return *battles;
}

TEST(DuckhammerBot, HitsWhatItCan) {
  // Whoever can shoot or fight with effect does so: damage is dealt in the first rounds.
  int hurt = 0;
  for (const Match& match : BattlesAfterThreeRounds()) {
    hurt += StateOf(match).players[0].points_lost + StateOf(match).players[1].points_lost > 0;
  }
  EXPECT_GE(hurt, 8);
}

// Whether a model of that player stands within two inches of the object.
bool IsReached(const State& state, int seat, const Object& object) {
  const Circle spot{{object.x, object.y}, 0};
  bool near = false;
  ForEachUnitOnMap(state, seat, [&](int unit) {
    ForEachOnMap(state, unit, [&](int model) {
      near = near ||
             GapAtMost({state.models[model].at(), state.profiles[unit].radius}, spot, 2 * kInch);
    });
  });
  return near;
}

TEST(DuckhammerBot, GoesForThePlacesItsMissionPaysFor) {
  int reached = 0, wanted = 0;
  for (const Match& match : BattlesAfterThreeRounds()) {
    const State& state = StateOf(match);
    for (int seat = 0; seat < kSeats; ++seat) {
      for (int i = 0; i < state.object_count; ++i) {
        if (state.objects[i].whose != 1 << seat) continue;
        ++wanted;
        reached += IsReached(state, seat, state.objects[i]) ? 1 : 0;
      }
    }
  }
  ASSERT_GT(wanted, 0);
  EXPECT_GE(2 * reached, wanted);
}

}  // namespace
}  // namespace mallard::duckhammer
