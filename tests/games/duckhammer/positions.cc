#include "tests/games/duckhammer/positions.h"

#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/actions.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {

using mallard::testing::BaseRuleset;
using mallard::testing::NewMatch;

Match NewBattle(uint64_t seed, const char* options) {
  return NewMatch(BaseRuleset("duckhammer"), options, seed);
}

Match NewClash(uint64_t seed) {
  return NewBattle(seed,
                   "army_1=\"hollow_guard x12; grave_cantor x2; storm_page x4\" "
                   "army_2=\"quack_marine x8; fledgling x8; honour_drake x3\"");
}

void StepByKind(Match& match, Chance& chance) {
  const int first = static_cast<int>(chance.Below(2));
  const int seat = match.DecisionOf(first) ? first : 1 - first;
  const std::vector<Action> legal = match.LegalActions(seat);
  std::set<uint32_t> kinds;
  for (const Action& action : legal) kinds.insert(action.kind);
  // Passing ends everything, and a unit that has piled in does not charge: both are to be rare.
  // Units that move go for the nearest enemy.
  for (const ActionKind rare : {kPass, kPileIn}) {
    if (kinds.size() > 1 && chance.Below(8) != 0) kinds.erase(rare);
  }
  if (kinds.count(kAdvance) != 0) kinds = {kAdvance};
  auto kind = kinds.begin();
  std::advance(kind, chance.Below(static_cast<uint32_t>(kinds.size())));
  std::vector<Action> choice;
  for (const Action& action : legal) {
    if (action.kind == *kind) choice.push_back(action);
  }
  const uint32_t choices = *kind == kAdvance ? 1 : static_cast<uint32_t>(choice.size());
  const Action action = choice[chance.Below(choices)];
  ASSERT_EQ(match.Apply(seat, action), absl::OkStatus()) << FormatAction(match.rules(), action);
}

Match Reach(absl::FunctionRef<bool(const Match&)> wanted) {
  for (uint64_t seed = 1;; ++seed) {
    Match match = seed % 2 == 0 ? NewBattle(seed) : NewClash(seed);
    Chance chance = Chance::Stream(seed, 9);
    while (!wanted(match)) {
      if (match.outcome().over) break;
      StepByKind(match, chance);
    }
    if (wanted(match)) return match;
    if (seed == 100) {
      ADD_FAILURE() << "no such position in 100 battles";
      return match;
    }
  }
}

const Match& Asking(Stage stage) {
  // Found in one go through many battles.
  static const std::vector<std::unique_ptr<Match>>* const positions = [] {
    auto* const found = new std::vector<std::unique_ptr<Match>>(kStages);
    int missing = kStages;
    Reach([&](const Match& match) {
      std::unique_ptr<Match>& place = (*found)[static_cast<size_t>(StateOf(match).stage)];
      if (place == nullptr) {
        place = std::make_unique<Match>(match);
        --missing;
      }
      return missing == 0;
    });
    return found;
  }();
  return *(*positions)[static_cast<size_t>(stage)];
}

}  // namespace mallard::duckhammer::testing
