// Applying an action while memory runs out, at every allocation that it makes: it succeeds whole or
// changes nothing, and can be taken afterwards as if nothing had been.
#include <new>

#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "tests/faults/failing_memory.h"
#include "tests/faults/settings.h"
#include "tests/fuzz/arenas.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

// What became of an action: true if it was taken.
bool TryApply(Match& match, const TakenAction& step) {
  try {
    const absl::Status status = match.Apply(step.seat, step.action);
    // A script that gets no memory fails with a status; whoever allocates himself throws.
    EXPECT_TRUE(status.ok() || status.code() == absl::StatusCode::kResourceExhausted ||
                status.code() == absl::StatusCode::kAborted)
        << status;
    return status.ok();
  } catch (const std::bad_alloc&) {
    return false;
  }
}

// Lets each allocation of an action fail; returns how many there were.
int64_t FailEverywhere(Match& match, const TakenAction& step, bool once) {
  const Trace before(match);
  Match after = match;
  EXPECT_EQ(after.Apply(step.seat, step.action), absl::OkStatus());
  for (int64_t n = 0;; ++n) {
    bool taken = false;
    bool failed = false;
    {
      const MemoryFailure failure(n, once);
      taken = TryApply(match, step);
      failed = failure.happened();
    }
    if (taken) {
      // Nothing had to be asked for, or the rules could do without.
      EXPECT_EQ(match.Hash(), after.Hash()) << "allocation " << n;
      EXPECT_EQ(match.Events(Viewer::Host()), after.Events(Viewer::Host())) << "allocation " << n;
      if (!failed) return n;
      match = after;
      return n;
    }
    EXPECT_TRUE(Trace(match) == before) << "allocation " << n << " left a trace";
    if (::testing::Test::HasFailure()) return n;
  }
}

class ApplyWithoutMemory : public ::testing::TestWithParam<Setting> {};

TEST_P(ApplyWithoutMemory, SucceedsWholeOrChangesNothing) {
  const int swept = LongForm() ? 400 : 25;  // Actions of which every allocation fails.
  for (const bool kept : {true, false}) {
    // With scripts that use every hook, too, and fail now and then.
    for (const std::shared_ptr<const Ruleset>& ruleset :
         {BaseRuleset(GetParam().game), fuzz::FindArena(GetParam().game)->ruleset}) {
      Configuration configuration(ruleset->game().manifest());
      ASSERT_EQ(configuration.SetAll(GetParam().options), absl::OkStatus());
      uint64_t seed = 0;
      const auto begin = [&] {
        MatchOptions options;
        options.seed = ++seed;
        Match match = *Match::Create(ruleset, configuration, options);
        if (kept) return match;
        Match bare = match;
        bare.CopyStateFrom(match);
        return bare;
      };
      Match match = begin();
      Chance chance = Chance::Stream(7, 0);
      int64_t failures = 0;
      for (int i = 0; i < 12 * swept; ++i) {
        const TakenAction step = RandomStep(match, chance);
        if (step.seat < 0) {
          match = begin();
          continue;
        }
        if (i % 12 == 0) {
          failures += FailEverywhere(match, step, i % 24 == 0);
        } else {
          ASSERT_EQ(match.Apply(step.seat, step.action), absl::OkStatus());
        }
        ASSERT_FALSE(HasFailure()) << "after " << i << " actions";
      }
      if (kept) {
        EXPECT_GT(failures, 0) << "histories and events take memory";
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, ApplyWithoutMemory, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) { return std::string(setting.param.game); });

}  // namespace
}  // namespace mallard::testing
