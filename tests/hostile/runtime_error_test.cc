// Scripts that fail during a match, in every game: the message names pack, file, line, entry, hook
// and the way there; the match is unchanged and goes on.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/hostile/hostile_packs.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// With mended packs the action that failed is taken, and the match is played to its end.
void GoOn(Match match, int seat, const Action& action, RandomBot& bot) {
  const std::string game = match.rules().manifest().game;
  EXPECT_EQ(match.CarryOver(BaseRuleset(game)), absl::OkStatus());
  EXPECT_EQ(match.Apply(seat, action), absl::OkStatus()) << game;
  for (int i = 0; i < 20'000 && !match.outcome().over; ++i) {
    const auto [next, chosen] = RandomChoice(match, bot);
    ASSERT_EQ(match.Apply(next, chosen), absl::OkStatus());
  }
  EXPECT_TRUE(match.outcome().over) << game;
}

// Random actions until scripts have failed `wanted` times; gives what they said. After the first
// time another match goes on.
std::vector<absl::Status> PlayUntilFailing(const Game& game, const std::string& body, size_t wanted,
                                           const ScriptLimits& limits = {}) {
  RulesetOptions options;
  options.limits = limits;
  const Pack pack =
      HostilePack(game, "inner()", absl::StrCat("local function inner()\n", body, "\nend"));
  const std::shared_ptr<const Ruleset> ruleset = LoadHostile(game, pack, options);
  std::vector<absl::Status> failures;
  for (uint64_t seed = 1; seed <= 20 && failures.size() < wanted; ++seed) {
    Match match = NewMatch(ruleset, HookOptions(game), seed);
    RandomBot bot(seed);
    for (int i = 0; i < 3000 && failures.size() < wanted && !match.outcome().over; ++i) {
      const auto [seat, action] = RandomChoice(match, bot);
      const Match before = match;
      const absl::Status status = match.Apply(seat, action);
      if (status.ok()) continue;
      EXPECT_EQ(match.Hash(), before.Hash());
      EXPECT_EQ(match.EventCount(Viewer::Host()), before.EventCount(Viewer::Host()));
      EXPECT_EQ(match.UndoDepth(), before.UndoDepth());
      if (failures.empty()) GoOn(match, seat, action, bot);
      failures.push_back(status);
    }
  }
  return failures;
}

// A pattern for the packs whose functions a game calls: its own, or that of the game it builds on.
std::string PacksOf(const Game& game) {
  const ContentSchema& schema = game.content_schema();
  return schema.parent.empty() ? schema.game
                               : absl::StrCat("(", schema.game, "|", schema.parent, ")");
}

TEST(RuntimeErrors, NameEverythingAndLetTheMatchGoOnInEveryGame) {
  for (const Game* game : GamesWithHooks()) {
    const std::vector<absl::Status> failures = PlayUntilFailing(*game, "error('out of bread')", 20);
    ASSERT_FALSE(failures.empty()) << game->content_schema().game;
    for (const absl::Status& status : failures) {
      EXPECT_EQ(status.code(), absl::StatusCode::kAborted);
      // Pack, file, line; kind, entry and hook; the way there.
      EXPECT_THAT(std::string(status.message()),
                  ContainsRegex(absl::StrCat(
                      "^hostile/hooks\\.lua:2: out of bread \\(in [a-z_]+ \"", PacksOf(*game),
                      ":[a-z_0-9]+\"\\.[a-z_]+, called from hostile/hooks\\.lua:[0-9]+")));
    }
  }
}

// Every hook of a game fails at every call, and the game is played to its end all the same.
TEST(RuntimeErrors, AreLeftOutSoThatNoMatchIsLockedInAnyGame) {
  for (const Game* game : GamesWithHooks()) {
    SCOPED_TRACE(game->content_schema().game);
    std::vector<std::string> log;
    RulesetOptions options;
    options.log = [&log](absl::string_view line) { log.emplace_back(line); };
    const std::shared_ptr<const Ruleset> ruleset =
        LoadHostile(*game, HostilePack(*game, "error('the secret is 42')"), options);
    Match match = NewMatch(ruleset, HookOptions(*game), 1);
    match.set_script_errors(ScriptErrors::kSkip);
    RandomBot bot(1);
    int failures = 0;
    for (int i = 0; i < 20'000 && !match.outcome().over; ++i) {
      const size_t heard = match.EventCount(Viewer::Spectator());
      const auto [seat, action] = RandomChoice(match, bot);
      ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
      const std::vector<Event> events = match.Events(Viewer::Spectator(), heard);
      for (size_t e = 0; e < events.size(); ++e) {
        if (events[e].kind != kScriptFailedEvent) continue;
        ++failures;
        const std::string text = EventText(match, Viewer::Spectator(), heard + e, {});
        EXPECT_THAT(text, ::testing::EndsWith(" failed and was left out"));
        EXPECT_THAT(text, ::testing::Not(HasSubstr("42")));
      }
    }
    EXPECT_TRUE(match.outcome().over);
    EXPECT_GT(failures, 0);
    // Why is told to the log alone.
    EXPECT_GE(log.size(), static_cast<size_t>(failures));
    EXPECT_THAT(log.front(), AllOf(StartsWith("left out: hostile/"), HasSubstr("42")));
    // It comes again just as it was: in a replay, and after undo.
    const absl::StatusOr<std::vector<uint8_t>> replay = match.Replay();
    ASSERT_TRUE(replay.ok());
    const absl::StatusOr<Match> again = Match::FromReplay(ruleset, *replay);
    ASSERT_TRUE(again.ok()) << again.status();
    EXPECT_EQ(again->Hash(), match.Hash());
    const size_t depth = match.UndoDepth();
    const uint64_t hash = match.Hash();
    const size_t back = std::min<size_t>(depth, 45);
    ASSERT_EQ(match.Undo(back), absl::OkStatus());
    ASSERT_EQ(match.Redo(back), absl::OkStatus());
    EXPECT_EQ(match.Hash(), hash);
  }
}

// A call inside a call: the inner one alone is left out when the outer one could have gone on.
TEST(RuntimeErrors, LeaveOutNoMoreThanWhatFailed) {
  ScriptCalls calls;
  constexpr int64_t kPlenty = 1'000'000;
  const absl::Status failure = absl::AbortedError("");
  ASSERT_EQ(calls.Begin(), 0);
  ASSERT_EQ(calls.Begin(), 1);
  calls.End(1, ScriptFunction{5}, true);
  calls.End(0, ScriptFunction{4}, true);
  ASSERT_TRUE(calls.LeaveOutFailed(failure, kPlenty));
  EXPECT_FALSE(calls.LeavesOut(0));
  EXPECT_TRUE(calls.LeavesOut(1));
  // Without it the outer one fails by itself: then the outer one, and so both, are left out.
  ASSERT_EQ(calls.Begin(), 0);
  ASSERT_EQ(calls.Begin(), 1);
  calls.End(0, ScriptFunction{4}, true);
  ASSERT_TRUE(calls.LeaveOutFailed(failure, kPlenty));
  ASSERT_EQ(calls.left_out().size(), 1u);
  EXPECT_TRUE(calls.LeavesOut(0));
  EXPECT_FALSE(calls.LeavesOut(1));  // Another call has this number now.
  // A failure that the script caught is none.
  ASSERT_EQ(calls.Begin(), 0);
  ASSERT_EQ(calls.Begin(), 1);
  ASSERT_EQ(calls.Begin(), 2);
  calls.End(2, ScriptFunction{6}, true);
  calls.End(1, ScriptFunction{5}, false);
  ASSERT_EQ(calls.Begin(), 3);
  calls.End(3, ScriptFunction{7}, true);
  ASSERT_TRUE(calls.LeaveOutFailed(failure, kPlenty));
  EXPECT_FALSE(calls.LeavesOut(2));
  EXPECT_TRUE(calls.LeavesOut(3));
  // What is not a script's doing is not left out.
  EXPECT_FALSE(calls.LeaveOutFailed(absl::InternalError(""), kPlenty));
}

// However many calls fail, all tries of an action together use little more than twice what it may.
TEST(RuntimeErrors, WhatAllTriesUseIsBounded) {
  constexpr int64_t kLimit = 1000;
  constexpr int64_t kOfEach = 250;  // Of a call that fails.
  const absl::Status failure = absl::ResourceExhaustedError("");
  ScriptCalls calls;
  int64_t used = 0;
  int tries = 0;
  while (true) {
    ++tries;
    bool failed = false;
    for (int i = 0; i < 40 && !failed; ++i) {
      const int number = calls.Begin();
      if (calls.LeavesOut(number)) continue;
      const int64_t left = std::min(kOfEach, kLimit - calls.use().instructions);
      calls.use().instructions += left;
      used += left;
      calls.End(number, ScriptFunction{1}, true);
      failed = true;
    }
    if (!failed) break;
    ASSERT_TRUE(calls.LeaveOutFailed(failure, kLimit));
  }
  EXPECT_LE(used, 2 * kLimit);
  EXPECT_GT(tries, 5);
  for (int i = 0; i < 40; ++i) EXPECT_TRUE(calls.LeavesOut(calls.Begin()));
}

// What comes before the first call that is left out has its whole limit in the last try.
TEST(RuntimeErrors, TheLastTryHasTheWholeLimitForWhatIsKept) {
  constexpr int64_t kLimit = 1000;
  const absl::Status failure = absl::ResourceExhaustedError("");
  ScriptCalls calls;
  for (int failures = 0; failures < 2; ++failures) {
    EXPECT_EQ(calls.use().instructions, 0) << failures;
    calls.Begin();
    calls.use().instructions += 900;  // One that goes well, though it takes long.
    calls.End(0, ScriptFunction{1}, false);
    for (int number = 1; number <= failures; ++number) EXPECT_TRUE(calls.LeavesOut(calls.Begin()));
    calls.Begin();
    calls.use().instructions += 100;
    calls.End(failures + 1, ScriptFunction{2}, true);
    ASSERT_TRUE(calls.LeaveOutFailed(failure, kLimit));
  }
  EXPECT_EQ(calls.use().instructions, 0);
  EXPECT_FALSE(calls.LeavesOut(0));
  EXPECT_TRUE(calls.LeavesOut(1));
  EXPECT_TRUE(calls.LeavesOut(2));
  EXPECT_TRUE(calls.LeavesOut(1000));
}

TEST(RuntimeErrors, LimitsAreErrorsLikeOthersInEveryGame) {
  ScriptLimits limits;
  limits.call_instructions = 10'000;
  for (const Game* game : GamesWithHooks()) {
    const std::vector<absl::Status> failures =
        PlayUntilFailing(*game, "while true do end", 3, limits);
    ASSERT_FALSE(failures.empty()) << game->content_schema().game;
    for (const absl::Status& status : failures) {
      EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
      EXPECT_THAT(std::string(status.message()),
                  AllOf(StartsWith("hostile/hooks.lua:2: stopped after 10000 instructions"),
                        ContainsRegex(absl::StrCat("\"", PacksOf(*game), ":"))));
    }
  }
}

}  // namespace
}  // namespace mallard::testing
