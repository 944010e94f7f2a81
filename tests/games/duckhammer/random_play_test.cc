// Random battles of every scale, with given and mustered armies and every mission, with every
// promise of the engine checked at some of their states.
#include "tests/support/random_play.h"

#include <ostream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/rules.h"
#include "tests/games/duckhammer/positions.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

using mallard::testing::BaseRuleset;
using mallard::testing::NewMatch;
using mallard::testing::PlayAndCheck;
using mallard::testing::PlayChecks;
using mallard::testing::PlayOut;

struct Variant {
  const char* name;
  std::string options;
  int every;  // States of a battle that are checked: each so many-th.
};

void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.options; }

// The list of a ready army of the base pack.
std::string Army(absl::string_view id) {
  const auto& content = static_cast<const GameContent&>(BaseRuleset("duckhammer")->content());
  const int army = content.army_names.Find(id);
  return army < 0 ? "" : absl::StrCat("\"", content.armies[static_cast<size_t>(army)].list, "\"");
}

std::vector<Variant> Variants() {
  return {
      {"SmallMustered", "", 6},
      {"SmallPond", absl::StrCat("map=duck_pond army_1=", Army("quack_marines_small")), 6},
      {"SmallOwnTerrain",
       "terrain=\"water: 5000/15000 25000/15000 25000/20000 5000/20000; obstacle 4000: "
       "12000/24000 18000/24000 18000/28000 12000/28000\" rounds=3",
       6},
      {"Medium",
       absl::StrCat("scale=medium rounds=3 army_1=", Army("pond_guard_medium"),
                    " army_2=", Army("quack_marines_medium")),
       16},
      {"Large", "scale=large rounds=2", 30},
      {"Giant",
       absl::StrCat("scale=giant rounds=2 army_1=", Army("quack_marines_giant"),
                    " army_2=", Army("pond_guard_giant")),
       60},
  };
}

class DuckhammerRandomPlay : public ::testing::TestWithParam<Variant> {};

TEST_P(DuckhammerRandomPlay, KeepsEveryPromise) {
  PlayChecks checks;
  checks.indexed_actions = 6;
  checks.applied_actions = 1;
  checks.mutated_actions = 4;
  checks.every = GetParam().every;
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    PlayAndCheck(NewMatch(BaseRuleset("duckhammer"), GetParam().options, seed), seed, checks);
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, DuckhammerRandomPlay, ::testing::ValuesIn(Variants()),
                         [](const auto& variant) { return variant.param.name; });

// Where units close in and strike: all the questions of combat come up.
TEST(DuckhammerClash, KeepsEveryPromise) {
  PlayChecks checks;
  checks.indexed_actions = 4;
  checks.applied_actions = 1;
  checks.mutated_actions = 2;
  Match match = NewClash(3);
  Chance chance = Chance::Stream(3, 9);
  for (int i = 0; !match.outcome().over; ++i) {
    if (i % 5 == 0) CheckState(match, chance, checks);
    ASSERT_FALSE(HasFatalFailure()) << "after " << i << " actions";
    StepByKind(match, chance);
  }
}

// Both players choose their missions; everything else is random.
class DuckhammerMissions : public ::testing::TestWithParam<int> {};

TEST_P(DuckhammerMissions, BattlesEndWithOneWinner) {
  const auto& content = static_cast<const GameContent&>(BaseRuleset("duckhammer")->content());
  for (int other = 0; other < static_cast<int>(content.missions.size()); ++other) {
    Match match = NewClash(static_cast<uint64_t>(100 + other));
    Chance chance = Chance::Stream(static_cast<uint64_t>(other), 3);
    while (StateOf(match).stage != Stage::kChooseMission) StepByKind(match, chance);
    ASSERT_EQ(match.Apply(0, {kMission, {GetParam()}}), absl::OkStatus());
    ASSERT_EQ(match.Apply(1, {kMission, {other}}), absl::OkStatus());
    PlayOut(match, chance);
    const Outcome outcome = match.outcome();
    ASSERT_TRUE(outcome.over);
    EXPECT_TRUE(outcome.winners == 1 || outcome.winners == 2);
  }
}

INSTANTIATE_TEST_SUITE_P(Every, DuckhammerMissions, ::testing::Range(0, 6));

}  // namespace
}  // namespace mallard::duckhammer::testing
