#include "src/games/duckhammer/turn.h"

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/counter.h"
#include "src/games/duckhammer/combat/destruction.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/marks.h"
#include "src/games/duckhammer/combat/morale.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/scoring/monsters.h"
#include "src/games/duckhammer/scoring/quacktics.h"
#include "src/games/duckhammer/scoring/report.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/setup/deploy.h"
#include "src/games/duckhammer/setup/placing.h"
#include "src/games/duckhammer/setup/setup.h"

namespace mallard::duckhammer {
namespace {

// Whether the seat has anything to do but pass: nobody is asked a question with one answer.
bool HasChoice(const Play& play, int seat) {
  // Two are enough to know, so no whole list is made for it.
  Action two[2];
  Listing listing = Listing::All(absl::MakeSpan(two));
  play.rules.HandlerOf(play.rules.Asked(play.state).decision).list(play.position(), seat, listing);
  const size_t found = listing.written(absl::MakeSpan(two));
  return found == 2 || (found == 1 && two[0].kind != kPass);
}

// Asks the seat of the turn to activate units, or goes on to the next turn.
void AskActivation(Play& play) {
  const int seat = SeatOfTurn(play.state);
  play.Ask(Stage::kActivate, seat);
  if (!HasChoice(play, seat)) EndTurn(play);
}

void AskLanding(Play& play) {
  const int seat = SeatOfTurn(play.state);
  play.Ask(Stage::kLand, seat);
  if (!HasChoice(play, seat)) EndTurn(play);
}

Phase PhaseAfter(Phase phase) { return static_cast<Phase>(static_cast<int>(phase) + 1); }

// The same of everybody's units, in that order.
absl::Status RunEverybodysHooks(Play& play, HookPoint point) {
  for (const int owner : {kNobody, int{play.state.lead}, Other(play.state.lead)}) {
    absl::Status status = RunRoundHooks(play, owner, point);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// Enters a phase of the round, and tells units of it.
absl::Status BeginPhase(Play& play, Phase phase) {
  EnterPhase(play, phase);
  return RunEverybodysHooks(play, HookPoint::kPhaseBegun);
}

// The phase is over, with all its steps.
absl::Status EndPhase(Play& play, Phase next) {
  RemoveLingering(play, Removal::kPhase);
  return BeginPhase(play, next);
}

// A phase in which players activate units: monsters first, then the Lead, then the other; at its
// end, unless it is only a step of one, flying units may land.
absl::Status AdvanceActivations(Play& play) {
  State& state = play.state;
  absl::StatusOr<bool> acted = NextMonster(play);
  if (!acted.ok()) return acted.status();
  if (*acted) return absl::OkStatus();
  const bool is_step = state.phase == Phase::kChant || state.phase == Phase::kShoot;
  if (state.turn < 2) {
    AskActivation(play);
  } else if (state.turn < 4 && !is_step) {
    AskLanding(play);
  } else {
    const Phase next = PhaseAfter(state.phase);
    return is_step ? BeginPhase(play, next) : EndPhase(play, next);
  }
  return absl::OkStatus();
}

absl::Status AdvanceMorale(Play& play) {
  State& state = play.state;
  if (state.turn == 0) {
    state.turn = 2;
    return RollMorale(play);
  }
  if (state.turn < 4) {
    AskLanding(play);
  } else {
    return EndPhase(play, Phase::kCharge);
  }
  return absl::OkStatus();
}

absl::Status AdvancePhase(Play& play) {
  State& state = play.state;
  switch (state.phase) {
    case Phase::kMuster:
      RaiseArmies(play);
      EnterPhase(play, Phase::kRollOff);
      return absl::OkStatus();
    case Phase::kRollOff:
    case Phase::kMissions:
    case Phase::kPlacing:
    case Phase::kDeployment:
      return AdvanceSetup(play);
    case Phase::kQuacktics:
      if (state.turn >= 2) return BeginPhase(play, Phase::kMovement);
      if (!AskQuacktic(play)) ++state.turn;
      return absl::OkStatus();
    case Phase::kMovement:
    case Phase::kChant:
    case Phase::kShoot:
    case Phase::kFight:
    case Phase::kCharge:
      return AdvanceActivations(play);
    case Phase::kMorale:
      return AdvanceMorale(play);
    case Phase::kReport:
      return AdvanceReport(play);
    case Phase::kOver:
      break;
  }
  return absl::OkStatus();
}

// Destroying every opposing model wins at once; both at the same time: more victory points, then
// fewer army points lost, then the Lead.
bool WinByDestruction(Play& play) {
  State& state = play.state;
  if (state.phase < Phase::kQuacktics) return false;
  const bool gone[kSeats] = {Eliminated(state, 0), Eliminated(state, 1)};
  if (!gone[0] && !gone[1]) return false;
  int winner = gone[0] ? 1 : 0;
  if (gone[0] && gone[1]) {
    const Player& a = state.players[0];
    const Player& b = state.players[1];
    winner = state.lead;
    if (a.points_lost != b.points_lost) winner = a.points_lost < b.points_lost ? 0 : 1;
    if (a.victory_points != b.victory_points) winner = a.victory_points > b.victory_points ? 0 : 1;
  }
  Win(play, winner, kDestroyedAll);
  return true;
}

// Goes on with a unit that is being moved or put down, after what interrupted it.
absl::Status ResumeActivity(Play& play) {
  const State& state = play.state;
  const bool arranging =
      state.activity.kind == kDeployActivity || state.activity.kind == kReinforceActivity;
  if (!arranging) return ResumeMoving(play);
  play.Ask(Stage::kArrange, state.units[state.activity.unit - 1].owner);
  return absl::OkStatus();
}

}  // namespace

absl::Status Advance(Play& play) {
  State& state = play.state;
  while (state.asked == 0 && state.phase != Phase::kOver) {
    if (play.before_step != nullptr) (*play.before_step)();
    absl::Status status;
    if (state.losses != 0) {
      status = SettleLosses(play);
    } else if (state.pick_count != 0) {
      AskPick(play);
    } else if (state.batch.kind != BatchKind::kNone) {
      status = ContinueBatch(play);
    } else if (WinByDestruction(play)) {
      break;
    } else if (state.activity.unit != 0) {
      status = ResumeActivity(play);
    } else {
      status = AdvancePhase(play);
    }
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

void EnterPhase(Play& play, Phase phase) {
  play.state.phase = phase;
  play.state.turn = 0;
  play.state.monsters_done = 0;
  play.Tell(kPhaseBegan, static_cast<int>(phase));
}

absl::Status BeginRound(Play& play) {
  State& state = play.state;
  ++state.round;
  if (state.round > 1) Put(state.lead, Other(state.lead));
  state.report_step = 0;
  for (Player& player : state.players) player.reinforced = 0;
  constexpr uint16_t kLasting = kFlying | kDiving | kReserve | kDestroyedUnit;
  for (Unit& unit : state.units) {
    unit.lost_round = 0;
    unit.activations = 0;
    unit.best_destroyed = 0;
    unit.charge = 0;
    unit.runners = 0;
    unit.flags &= kLasting;
  }
  for (Model& model : state.models) model.attacks = 0;
  play.Tell(kRoundBegan, state.round, state.lead);
  EnterPhase(play, Phase::kQuacktics);
  absl::Status status;
  if (state.round == 1) {
    status = BeginMissions(play);
    if (status.ok()) status = RunEverybodysHooks(play, HookPoint::kDeployed);
  }
  if (status.ok()) status = RunEverybodysHooks(play, HookPoint::kRoundStart);
  return status.ok() ? RunEverybodysHooks(play, HookPoint::kPhaseBegun) : status;
}

absl::Status RunRoundHooks(Play& play, int owner, HookPoint point) {
  absl::Status status;
  ForEachUnitOnMap(play.state, owner, [&](int unit) {
    if (!status.ok() || !HasHook(play.position(), unit, point)) return;
    HookCall call{play, owner, unit};
    status = RunModelHooks(call, point);
  });
  return status;
}

void Win(Play& play, int seat, Ending ending) {
  State& state = play.state;
  EnterPhase(play, Phase::kOver);
  play.AskNobody();
  Put(state.winner, seat + 1);
  state.ending = ending;
  if (state.activity.unit != 0) EndActivity(play);
  state.batch = Batch();
  play.Tell(kBattleWon, seat, ending);
}

int SubjectOf(const State& state) {
  switch (state.stage) {
    case Stage::kPlaceMonster:
      return MonsterToPlace(state);
    case Stage::kArrange:
    case Stage::kMoving:
    case Stage::kRetaliate:
      return state.activity.unit - 1;
    case Stage::kPrepare:
      return state.batch.sides == 0 ? 0 : state.batch.side[state.batch.sides - 1].unit;
    case Stage::kCounter:
      return CounteringUnit(state);
    case Stage::kLosses:
      return LosingUnit(state);
    case Stage::kPickWeapon:
      return state.picks[0].model;
    default:
      return 0;
  }
}

int SubjectUnit(const State& state) {
  switch (state.stage) {
    case Stage::kPlaceMonster:
      return -1;
    case Stage::kPickWeapon:
      return UnitOf(state, SubjectOf(state));
    case Stage::kArrange:
    case Stage::kMoving:
    case Stage::kRetaliate:
    case Stage::kPrepare:
    case Stage::kCounter:
    case Stage::kLosses:
      return SubjectOf(state);
    default:
      return -1;
  }
}

}  // namespace mallard::duckhammer
