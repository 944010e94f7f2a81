// Random battles of every scale, with given and mustered armies, with every promise of the engine
// checked.
#include "tests/support/random_play.h"

#include <ostream>
#include <string>

#include "gtest/gtest.h"
#include "src/games/duckhammer/rules.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

TEST(DuckhammerRandomPlay, KeepsEveryPromise) {
  PlayChecks checks;
  checks.indexed_actions = 6;
  checks.applied_actions = 1;
  checks.mutated_actions = 4;
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    PlayAndCheck(NewMatch(BaseRuleset("duckhammer"), "", seed), seed, checks);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace mallard::testing
