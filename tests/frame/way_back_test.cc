// An action that fails leaves everything as it was: scripts that fail at every call of a random
// game, with and without history and events, in the match itself and in copies of it.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

constexpr uint32_t kObserve = 8, kManeuver = 9;

// A maneuver that changes all it can and fails at its n-th call; n = 0: it does not fail.
std::shared_ptr<const Ruleset> Failing(int n) {
  Pack pack;
  pack.label = "trial";
  pack.files = {{"pack.lua",
                 "pack { id = 'trial', version = '1.0.0', game = 'battleducks', api = 1, "
                 "requires = { battleducks = '>=1.0' } }"},
                {"content.lua", absl::StrCat("local fails_at = ", n, R"(
variable { id = 'uses', scope = 'player' }
maneuver { id = 'act', cooldown = 3, footprint = { 'oo', 'oo' },
  resolve = function(ctx)
    local calls = 0
    local function step()
      calls = calls + 1
      if calls == fails_at then error('enough') end
    end
    ctx:set('player', 'uses', ctx:get('player', 'uses') + ctx:random(6))
    step()
    ctx:set_dial(2)
    step()
    for _, cell in ipairs(ctx:cells()) do
      ctx:probe(cell)
      step()
    end
    step()
  end }
category { id = 'actors', min_ducks = 4, max_ducks = 4, maneuver = 'act' }
formation { id = 'line', category = 'actors', shape = { '####' } }
mode { id = 'trial', board = 'battleducks:classic_pond', formations = { 'line', 'line', 'line' } }
)")}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("battleducks", {std::move(pack)});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *ruleset;
}

Match Ready(const std::shared_ptr<const Ruleset>& ruleset, bool history, bool events) {
  Configuration configuration(ruleset->game().manifest());
  EXPECT_EQ(configuration.SetAll("mode=trial first_player=p1"), absl::OkStatus());
  MatchOptions options;
  options.seed = 3;
  options.history = history;
  options.events = events;
  options.script_errors = ScriptErrors::kRefuse;
  absl::StatusOr<Match> match = Match::Create(ruleset, configuration, options);
  EXPECT_TRUE(match.ok()) << match.status();
  for (int seat : {0, 1}) {
    MustDo(*match, seat, "fill");
    MustDo(*match, seat, "ready");
  }
  return *std::move(match);
}

// Tries every maneuver that is legal now, in vain.
int TryManeuvers(Match& match, int seat) {
  const uint64_t hash = match.Hash();
  const size_t events = match.EventCount(Viewer::Host());
  const size_t depth = match.UndoDepth();
  int tried = 0;
  for (const Action& action : match.LegalActions(seat)) {
    // One in some: a maneuver has hundreds of places.
    if (action.kind != kManeuver || (action.args[2] * 7 + action.args[3]) % 11 != 0) continue;
    const absl::Status status = match.Apply(seat, action);
    if (status.ok()) {
      // It had fewer cells than it needed to fail.
      EXPECT_NE(match.Hash(), hash);
      return tried;
    }
    EXPECT_EQ(status.code(), absl::StatusCode::kAborted) << status;
    EXPECT_EQ(match.Hash(), hash);
    EXPECT_EQ(match.EventCount(Viewer::Host()), events);
    EXPECT_EQ(match.UndoDepth(), depth);
    ++tried;
  }
  return tried;
}

Action RandomObservation(const Match& match, int seat, Chance& chance) {
  std::vector<Action> actions = match.LegalActions(seat);
  std::erase_if(actions, [](const Action& action) { return action.kind != kObserve; });
  return actions[chance.Below(static_cast<uint32_t>(actions.size()))];
}

// How a match goes that never fails.
std::vector<uint64_t> HashesWithoutFailures(Match match, int plies) {
  std::vector<uint64_t> hashes;
  Chance chance = Chance::Stream(5, 0);
  for (int i = 0; i < plies && !match.outcome().over; ++i) {
    const int seat = i % 2;
    EXPECT_EQ(match.Apply(seat, RandomObservation(match, seat, chance)), absl::OkStatus());
    hashes.push_back(match.Hash());
  }
  return hashes;
}

TEST(WayBack, FailuresAtEveryCallOfARandomGameLeaveNoTrace) {
  for (int fails_at = 1; fails_at <= 2; ++fails_at) {  // Before anything is probed: always fails.
    const std::shared_ptr<const Ruleset> ruleset = Failing(fails_at);
    for (const bool history : {true, false}) {
      for (const bool events : {true, false}) {
        Match match = Ready(ruleset, history, events);
        const std::vector<uint64_t> expected = HashesWithoutFailures(match, 60);
        Chance chance = Chance::Stream(5, 0);
        int tried = 0;
        for (size_t i = 0; i < expected.size(); ++i) {
          const int seat = static_cast<int>(i % 2);
          tried += TryManeuvers(match, seat);
          ASSERT_EQ(match.Apply(seat, RandomObservation(match, seat, chance)), absl::OkStatus());
          ASSERT_EQ(match.Hash(), expected[i]) << i;
        }
        EXPECT_GT(tried, 100);
      }
    }
  }
}

TEST(WayBack, FailuresInTheMiddleOfAManeuverLeaveNoTrace) {
  for (int fails_at = 3; fails_at <= 6; ++fails_at) {
    Match match = Ready(Failing(fails_at), fails_at % 2 == 0, fails_at % 3 == 0);
    Chance chance = Chance::Stream(6, 0);
    for (int i = 0; i < 40 && !match.outcome().over; ++i) {
      const int seat = match.LegalCount(0) != 0 ? 0 : 1;
      TryManeuvers(match, seat);
      const int now = match.LegalCount(0) != 0 ? 0 : 1;
      if (match.outcome().over) break;
      ASSERT_EQ(match.Apply(now, RandomObservation(match, now, chance)), absl::OkStatus());
    }
  }
}

TEST(WayBack, ActionsThatRanScriptsAreNotRunAgain) {
  // A maneuver that succeeds, then one that fails: what the first did stays.
  const std::shared_ptr<const Ruleset> ruleset = Failing(6);
  Match match = Ready(ruleset, false, false);
  MustDo(match, 0, "observe A1");
  MustDo(match, 1, "observe A1");
  MustDo(match, 0, "maneuver line r0 -1/0");  // Half of it lies beyond the board: five calls.
  MustDo(match, 1, "observe B1");
  const uint64_t hash = match.Hash();
  EXPECT_EQ(Do(match, 0, "maneuver line#2 r0 D4").code(), absl::StatusCode::kAborted);
  EXPECT_EQ(match.Hash(), hash);
  MustDo(match, 0, "observe C1");
  MustDo(match, 1, "observe C1");
  const uint64_t later = match.Hash();
  EXPECT_EQ(Do(match, 0, "maneuver line#2 r0 D4").code(), absl::StatusCode::kAborted);
  EXPECT_EQ(match.Hash(), later);
}

TEST(WayBack, CopiesGoTheirOwnWays) {
  const std::shared_ptr<const Ruleset> ruleset = Failing(2);
  Match match = Ready(ruleset, false, false);
  MustDo(match, 0, "observe A1");
  MustDo(match, 1, "observe A1");
  Match copy = match;
  Match other = Ready(ruleset, true, true);
  MustDo(other, 0, "observe J10");
  other.CopyStateFrom(match);
  MustDo(match, 0, "observe B2");
  for (Match* each : {&copy, &other}) {
    const uint64_t hash = each->Hash();
    EXPECT_EQ(Do(*each, 0, "maneuver line r0 D4").code(), absl::StatusCode::kAborted);
    EXPECT_EQ(each->Hash(), hash);
  }
  EXPECT_EQ(copy.Hash(), other.Hash());
}

TEST(WayBack, HoldsAfterUndoReseedAndRestore) {
  Match match = Ready(Failing(2), true, true);
  for (const char* cell : {"A1", "B1", "C1", "D1"}) {
    for (int seat : {0, 1}) MustDo(match, seat, absl::StrCat("observe ", cell));
  }
  const auto expect_no_trace = [&] {
    match.set_script_errors(ScriptErrors::kRefuse);
    const uint64_t hash = match.Hash();
    EXPECT_EQ(Do(match, 0, "maneuver line r0 D4").code(), absl::StatusCode::kAborted);
    EXPECT_EQ(match.Hash(), hash);
  };
  ASSERT_EQ(match.Undo(2), absl::OkStatus());
  expect_no_trace();
  match.Reseed(99);
  expect_no_trace();
  match = *Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host()));
  expect_no_trace();
}

// A match in which the script of a maneuver failed and was left out, with turns before and after.
// From now on actions whose scripts fail are refused.
Match AfterAScriptWasLeftOut(const std::shared_ptr<const Ruleset>& ruleset) {
  Match match = Ready(ruleset, true, true);
  MustDo(match, 0, "observe A1");
  MustDo(match, 1, "observe A1");
  match.set_script_errors(ScriptErrors::kSkip);
  MustDo(match, 0, "maneuver line r0 D4");
  match.set_script_errors(ScriptErrors::kRefuse);
  MustDo(match, 1, "observe B1");
  MustDo(match, 0, "observe B1");
  return match;
}

// By number of actions taken, from `first` on.
std::vector<uint64_t> HashesOnTheWayTo(const Match& match, size_t first) {
  std::vector<uint64_t> hashes;
  Match replayed = *Match::FromReplay(match.rules().shared_ruleset(), *match.Replay());
  EXPECT_EQ(replayed.Seek(first), absl::OkStatus());
  for (hashes.push_back(replayed.Hash()); replayed.RedoDepth() > 0;) {
    EXPECT_EQ(replayed.Redo(), absl::OkStatus());
    hashes.push_back(replayed.Hash());
  }
  return hashes;
}

TEST(WayBack, AScriptThatWasLeftOutStaysSoWhenLaterActionsAreTakenBack) {
  const std::shared_ptr<const Ruleset> ruleset = Failing(2);
  Match match = AfterAScriptWasLeftOut(ruleset);
  const size_t depth = match.UndoDepth();
  const std::vector<uint64_t> hashes = HashesOnTheWayTo(match, depth - 3);
  for (size_t back = 0; back < 3; ++back) {
    EXPECT_EQ(match.Hash(), hashes[3 - back]);
    ASSERT_EQ(match.Undo(), absl::OkStatus()) << back;
  }
  EXPECT_EQ(match.Hash(), hashes[0]);
}

TEST(WayBack, AScriptThatWasLeftOutStaysSoWhenItsActionIsDoneAgain) {
  const std::shared_ptr<const Ruleset> ruleset = Failing(2);
  const Match match = AfterAScriptWasLeftOut(ruleset);
  const size_t depth = match.UndoDepth();
  const std::vector<std::string> events = EventTexts(match, Viewer::Host());
  for (const bool one_by_one : {true, false}) {
    Match again = match;
    ASSERT_EQ(again.Undo(3), absl::OkStatus());
    if (one_by_one) {
      for (int i = 0; i < 3; ++i) ASSERT_EQ(again.Redo(), absl::OkStatus()) << i;
    } else {
      ASSERT_EQ(again.Seek(depth), absl::OkStatus());
    }
    EXPECT_EQ(again.Hash(), match.Hash());
    EXPECT_EQ(EventTexts(again, Viewer::Host()), events);
    // And once more, the way it came back.
    ASSERT_EQ(again.Seek(0), absl::OkStatus());
    ASSERT_EQ(again.Seek(depth), absl::OkStatus());
    EXPECT_EQ(again.Hash(), match.Hash());
  }
}

TEST(WayBack, WhatIsDoneAgainDoesNotChangeWhatIsWantedOfNewActions) {
  Match match = AfterAScriptWasLeftOut(Failing(2));
  ASSERT_EQ(match.Undo(3), absl::OkStatus());
  ASSERT_EQ(match.Redo(), absl::OkStatus());
  MustDo(match, 1, "observe C1");
  EXPECT_EQ(Do(match, 0, "maneuver line#2 r0 D4").code(), absl::StatusCode::kAborted);
}

TEST(WayBack, ASavedMatchWithHistoryRefusesFailingScriptsIfThatIsWanted) {
  const std::shared_ptr<const Ruleset> ruleset = Failing(2);
  const std::vector<uint8_t> save = *AfterAScriptWasLeftOut(ruleset).Save();
  for (const ScriptErrors errors : {ScriptErrors::kRefuse, ScriptErrors::kSkip}) {
    RestoreOptions options;
    options.script_errors = errors;
    Match match = *Match::Restore(ruleset, save, options);
    ASSERT_GT(match.UndoDepth(), 3u) << "with its history";
    MustDo(match, 1, "observe C1");
    EXPECT_EQ(Do(match, 0, "maneuver line#2 r0 D4").code(),
              errors == ScriptErrors::kRefuse ? absl::StatusCode::kAborted : absl::StatusCode::kOk);
    // What was left out before it was saved can be stepped over both ways.
    ASSERT_EQ(match.Seek(0), absl::OkStatus());
    ASSERT_EQ(match.Seek(match.RedoDepth()), absl::OkStatus());
  }
}

}  // namespace
}  // namespace mallard::testing
