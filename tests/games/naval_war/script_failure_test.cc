// Scripts that fail at every call of a random match: whatever they had done by then is gone, with
// and without history and events.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "src/games/naval_war/targets.h"
#include "tests/games/naval_war/fixtures.h"
#include "tests/games/naval_war/snapshots.h"

namespace mallard::testing {
namespace {

using naval_war::kPlay;
using naval_war::kReact;

// Every card of the game does what it does, and more, and then fails: at once (1), after what it
// changes besides (2), or after its own effect (3). 0: it does not fail.
std::shared_ptr<const Ruleset> FailingAt(int step) {
  std::string lua = absl::StrCat(R"(
local fails_at = )",
                                 step, R"(
variable { id = 'uses', scope = 'player' }
zone { id = 'reef' }
local function resolve_of(effect)
  return function(ctx)
    if fails_at == 1 then error('enough') end
    ctx:set('player', 'uses', (ctx:get('player', 'uses') + ctx:random(6)) % 100)
    ctx:lay('reef', { ctx:random(14) - 1 })
    if fails_at == 2 then error('enough') end
    effect(ctx)
    if fails_at == 3 then error('enough') end
  end
end
)");
  const auto card = [&](const char* id, const char* effect) {
    absl::StrAppend(&lua, "patch.card { id = 'naval_war:", id,
                    "', resolve = resolve_of(function(ctx) ", effect, " end) }\n");
  };
  for (const char* id : {"airstrike", "vertical_laser", "horizontal_laser"}) {
    card(id, "ctx:attack() ctx:end_turn()");
  }
  for (const char* id : {"carpet_bomb", "drone_strike", "torpedo"}) card(id, "ctx:attack()");
  card("task_force_operation", "ctx:strike(ctx:ship(), 2) ctx:end_turn()");
  card("uav_drone", "ctx:reveal()");
  card("cyber_operation", "ctx:disable(2)");
  card("smoke_screen", "ctx:protect(ctx:ship(), 3)");
  card("engineering", "ctx:repair(ctx:cells()[1])");
  card("flares", "ctx:block()");
  card("seize_fire", "ctx:forbid(ctx:quadrant(), 3)");
  card("fleet_relocation", "ctx:relocate() ctx:skip_turns(2)");
  card("fleet_advancement", "ctx:shift(ctx:ship(), ctx:direction())");
  card("pivot_point", "ctx:pivot(ctx:ship(), ctx:rotation(), ctx:pivot_cell())");
  return LoadNavalWar({SmallPack("trial", lua)});
}

Match NewTrial(const std::shared_ptr<const Ruleset>& ruleset, bool history, bool events) {
  Configuration configuration(ruleset->game().manifest());
  EXPECT_EQ(configuration.SetAll("first_player=p1 turn_limit=120"), absl::OkStatus());
  MatchOptions options;
  options.seed = 4;
  options.history = history;
  options.events = events;
  options.script_errors = ScriptErrors::kRefuse;
  absl::StatusOr<Match> match = Match::Create(ruleset, configuration, options);
  EXPECT_TRUE(match.ok()) << match.status();
  return *std::move(match);
}

int AskedSeat(const Match& match) { return match.DecisionOf(0) ? 0 : 1; }

// Plays every card that can be played now, in vain; says how many calls failed.
int TryCards(Match& match) {
  const int seat = AskedSeat(match);
  const uint64_t hash = match.Hash();
  const size_t events = match.EventCount(Viewer::Host());
  const size_t depth = match.UndoDepth();
  int failed = 0;
  int n = 0;
  for (const Action& action : match.LegalActions(seat)) {
    // One in some: most cards have hundreds of targets.
    const bool runs =
        action.kind == kPlay || action.kind == kReact || action.kind == naval_war::kConfirm;
    if (!runs || (action.kind == kPlay && ++n % 37 != 0)) continue;
    const absl::Status status = match.Apply(seat, action);
    if (status.ok()) {
      // A card that is only being prepared has run nothing yet.
      EXPECT_NE(StateOf(match).preparation.card, 0);
      MustDo(match, seat, "withdraw");
      if (depth != 0) {
        EXPECT_EQ(match.Undo(2), absl::OkStatus());
      }
    } else {
      EXPECT_EQ(status.code(), absl::StatusCode::kAborted) << status;
      ++failed;
    }
    EXPECT_EQ(match.Hash(), hash);
    EXPECT_EQ(match.UndoDepth(), depth);
    if (!status.ok()) {
      EXPECT_EQ(match.EventCount(Viewer::Host()), events);
    }
  }
  return failed;
}

// A random action that runs no script.
Action PlainAction(const Match& match, int seat, Chance& chance) {
  std::vector<Action> actions = match.LegalActions(seat);
  std::erase_if(actions, [&](const Action& action) {
    if (action.kind == kReact || action.kind == naval_war::kConfirm) return true;
    return action.kind == kPlay && !TakesPreparation(RulesOf(match).card(action.args[0]));
  });
  return actions[chance.Below(static_cast<uint32_t>(actions.size()))];
}

TEST(NavalWarScriptFailure, LeavesNoTraceAtAnyCallOfARandomMatch) {
  for (int step : {1, 2, 3}) {
    const std::shared_ptr<const Ruleset> ruleset = FailingAt(step);
    for (const bool history : {true, false}) {
      Match match = NewTrial(ruleset, history, history);
      Match undisturbed = match;
      Chance chance = Chance::Stream(static_cast<uint64_t>(step), 8);
      int failed = 0;
      while (!match.outcome().over) {
        const int seat = AskedSeat(match);
        if (StateOf(match).phase != naval_war::Phase::kSetup) failed += TryCards(match);
        const Action action = PlainAction(match, seat, chance);
        ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
        ASSERT_EQ(undisturbed.Apply(seat, action), absl::OkStatus());
        ASSERT_EQ(match.Hash(), undisturbed.Hash());
        if (HasFailure()) return;
      }
      EXPECT_GT(failed, 100) << step;
    }
  }
}

}  // namespace
}  // namespace mallard::testing
