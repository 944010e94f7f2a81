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
  checks.every = 10;
  const char* env = getenv("SEEDS");
  uint64_t from = env ? atoi(env) : 1;
  for (uint64_t seed = from; seed <= from + 4; ++seed) {
    for (const char* scale : {"small", "medium", "large", "giant"}) {
      Match m = PlayAndCheck(
          NewMatch(BaseRuleset("duckhammer"), std::string("scale=") + scale, seed), seed, checks);
      printf("%s %d: actions %zu\n", scale, (int)seed, m.UndoDepth());
      if (HasFatalFailure() || HasNonfatalFailure()) return;
    }
  }
}

}  // namespace
}  // namespace mallard::testing
