// Snapshots changed with knowledge of their structure, in every game: what a reader accepts is a
// match like any other, which is written the same ever after, and plays on through states that can
// all be saved and restored. What content says of itself in a snapshot (names, shapes, maps: for
// clients to draw from) is not read, so that changes of it are accepted, and written as they were.
#include <cstdio>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "tests/faults/settings.h"
#include "tests/support/matches.h"
#include "tests/support/structure.h"

namespace mallard::testing {
namespace {

class Mutants : public ::testing::TestWithParam<Setting> {
 protected:
  // Plays on for a while; whatever is reached can be saved and restored.
  static void PlayOn(Match match, Chance& chance, int steps) {
    for (int i = 0; i <= steps; ++i) {
      const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
      const absl::StatusOr<Match> again = Match::Restore(match.rules().shared_ruleset(), bytes);
      ASSERT_TRUE(again.ok()) << again.status() << " after " << i << " steps";
      ASSERT_EQ(again->Snapshot(Viewer::Host()), bytes);
      const TakenAction step = RandomStep(match, chance);
      if (step.seat < 0) return;
      ASSERT_EQ(match.Apply(step.seat, step.action), absl::OkStatus())
          << FormatAction(match.rules(), step.action);
    }
  }
};

TEST_P(Mutants, AreRefusedOrPlayOn) {
  const std::shared_ptr<const Ruleset> ruleset = BaseRuleset(GetParam().game);
  const int positions = LongForm() ? 170 : 6;
  const int mutants = LongForm() ? 1000 : 60;  // 170 * 1,000 in six games: a million.
  int accepted = 0;
  int refused = 0;
  int others = 0;  // Accepted, and not the match that was changed.
  for (int p = 0; p < positions; ++p) {
    Match match = NewMatch(ruleset, GetParam().options, static_cast<uint64_t>(p));
    Chance chance = Chance::Stream(static_cast<uint64_t>(p), 5);
    for (int i = 0; i < 23 * p % 300; ++i) {
      const TakenAction step = RandomStep(match, chance);
      if (step.seat < 0) break;
      ASSERT_EQ(match.Apply(step.seat, step.action), absl::OkStatus());
    }
    const std::vector<uint8_t> original = match.Snapshot(Viewer::Host());
    const Mutator mutator(original);
    for (int i = 0; i < mutants; ++i) {
      absl::StatusOr<Match> restored = Match::Restore(ruleset, mutator.Mutant(chance));
      ++(restored.ok() ? accepted : refused);
      if (!restored.ok()) continue;
      // Most of what is accepted is the same match.
      const bool same = restored->Hash() == match.Hash();
      others += same ? 0 : 1;
      if (same) {
        ASSERT_EQ(restored->Snapshot(Viewer::Host()), original);
      } else {
        PlayOn(*std::move(restored), chance, LongForm() ? 200 : 10);
      }
      ASSERT_FALSE(HasFatalFailure()) << "position " << p << ", mutant " << i;
    }
  }
  EXPECT_GT(accepted, 0);
  EXPECT_GT(refused, 0);
  EXPECT_GT(others, 0);
  std::printf("%s: %d mutants refused, %d accepted, %d of them as another match\n", GetParam().game,
              refused, accepted, others);
}

INSTANTIATE_TEST_SUITE_P(Games, Mutants, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) { return std::string(setting.param.game); });

}  // namespace
}  // namespace mallard::testing
