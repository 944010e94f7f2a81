// Snapshots changed with knowledge of their structure, in every game: what a reader accepts gives,
// written again, the same bytes, and plays on through states that can all be saved and restored.
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
  for (int p = 0; p < positions; ++p) {
    Match match = NewMatch(ruleset, GetParam().options, static_cast<uint64_t>(p));
    Chance chance = Chance::Stream(static_cast<uint64_t>(p), 5);
    for (int i = 0; i < 23 * p % 300; ++i) {
      const TakenAction step = RandomStep(match, chance);
      if (step.seat < 0) break;
      ASSERT_EQ(match.Apply(step.seat, step.action), absl::OkStatus());
    }
    const Mutator mutator(match.Snapshot(Viewer::Host()));
    for (int i = 0; i < mutants; ++i) {
      absl::StatusOr<Match> restored = Match::Restore(ruleset, mutator.Mutant(chance));
      ++(restored.ok() ? accepted : refused);
      // Most of what is accepted is the same match: what content says of itself is not read.
      if (!restored.ok() || restored->Hash() == match.Hash()) continue;
      PlayOn(*std::move(restored), chance, LongForm() ? 200 : 10);
      ASSERT_FALSE(HasFatalFailure()) << "position " << p << ", mutant " << i;
    }
  }
  EXPECT_GT(accepted, 0);
  EXPECT_GT(refused, 0);
  RecordProperty("accepted", accepted);
  RecordProperty("refused", refused);
}

INSTANTIATE_TEST_SUITE_P(Games, Mutants, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) { return std::string(setting.param.game); });

}  // namespace
}  // namespace mallard::testing
