// A deadline of the application stops scripts in every game: what they did is rolled back whole, no
// script can catch it, and a match that was interrupted is the match that was not.
#include "mallard/interrupt.h"

#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/hostile/hostile_packs.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

// Busy for some thousand instructions, and not willing to be stopped.
constexpr char kStubborn[] = "for i = 1, 4 do pcall(function() for j = 1, 1000 do end end) end";

// Takes an action, interrupted at the n-th look at the clock; false if it ended before.
bool InterruptAt(int n, Match& match, int seat, const Action& action) {
  int looks = 0;
  const InterruptScope scope([&] { return ++looks > n; });
  const absl::Status status = match.Apply(seat, action);
  if (status.ok()) return false;
  EXPECT_EQ(status.code(), absl::StatusCode::kCancelled) << status;
  return true;
}

TEST(Interrupt, RollsActionsBackWholeInEveryGame) {
  for (const Game* game : GamesWithHooks()) {
    SCOPED_TRACE(game->content_schema().game);
    const std::shared_ptr<const Ruleset> ruleset =
        LoadHostile(*game, HostilePack(*game, kStubborn));
    Match match = NewMatch(ruleset, HookOptions(*game), 1);
    Match calm = NewMatch(ruleset, HookOptions(*game), 1);
    RandomBot bot(1);
    int interrupted = 0;
    for (int i = 0; i < 3000 && interrupted < 30 && !match.outcome().over; ++i) {
      const auto [seat, action] = RandomChoice(match, bot);
      const uint64_t hash = match.Hash();
      const size_t events = match.EventCount(Viewer::Host());
      const size_t depth = match.UndoDepth();
      bool taken = false;
      for (int n = 0; n < 6 && !taken; ++n) {
        taken = !InterruptAt(n, match, seat, action);
        if (taken) break;
        ++interrupted;
        EXPECT_EQ(match.Hash(), hash);
        EXPECT_EQ(match.EventCount(Viewer::Host()), events);
        EXPECT_EQ(match.UndoDepth(), depth);
      }
      if (!taken) {
        ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
      }
      ASSERT_EQ(calm.Apply(seat, action), absl::OkStatus());
      ASSERT_EQ(match.Hash(), calm.Hash());
    }
    EXPECT_GE(interrupted, 5);
  }
}

// With `skip` a failing script is left out; an interrupted one is not: the action is not taken.
TEST(Interrupt, IsNoScriptThatFails) {
  const Game& game = **FindGame("battleducks");
  Match match = NewMatch(LoadHostile(game, HostilePack(game, "while true do end")),
                         "mode=advanced first_player=p1", 1);
  match.set_script_errors(ScriptErrors::kSkip);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  constexpr uint32_t kManeuver = 9;
  Action maneuver;
  for (const Action& action : match.LegalActions(0)) {
    if (action.kind == kManeuver) maneuver = action;
  }
  ASSERT_EQ(maneuver.kind, kManeuver);
  const uint64_t hash = match.Hash();
  EXPECT_TRUE(InterruptAt(3, match, 0, maneuver));
  EXPECT_EQ(match.Hash(), hash);
  ASSERT_EQ(match.Apply(0, maneuver),
            absl::OkStatus());  // Its own limit ends it, and it is left out.
  // What runs no script is not asked; taking the maneuver back does not run it, doing it again
  // does.
  const InterruptScope scope([] { return true; });
  const std::vector<Action> observations = match.LegalActions(1);
  ASSERT_EQ(match.Apply(1, observations[0]), absl::OkStatus());
  ASSERT_EQ(match.Undo(2), absl::OkStatus());
  EXPECT_EQ(match.Hash(), hash);
  EXPECT_EQ(match.Redo(1).code(), absl::StatusCode::kCancelled);
  EXPECT_EQ(match.Hash(), hash);
}

// What has no status to give back throws; a scope inside another one has the last word.
TEST(Interrupt, LoadingAndNestedScopes) {
  const Game& game = **FindGame("battleducks");
  int asked = 0;
  const InterruptScope outer([] { return true; });
  {
    const InterruptScope inner([&] {
      ++asked;
      return false;
    });
    const Pack pack = {
        "busy",
        {{"pack.lua", "pack { id = 'busy', version = '1.0', game = 'battleducks', api = 1 }"},
         {"a.lua", "for i = 1, 100000 do end"}}};
    EXPECT_TRUE(Ruleset::Load(game, {pack}).ok());
    EXPECT_GT(asked, 50);
  }
  EXPECT_FALSE(Ruleset::Load(game, {}).ok());
}

}  // namespace
}  // namespace mallard::testing
