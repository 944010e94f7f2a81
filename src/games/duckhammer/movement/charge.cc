#include "src/games/duckhammer/movement/charge.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/chance.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_range.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/movement/retaliation.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/setup/deploy.h"
#include "src/games/duckhammer/setup/rows.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostInches = 100;        // A charge, whatever abilities make of it.
constexpr int kFirstReinforcement = 2;  // The first round in which units come.
constexpr int kMostProposals = 12;      // Places for all waiting units together ...
constexpr int kLeastProposals = 2;      // ... but so many for each.

bool UnitsTouch(const Position& position, int a, int b) {
  constexpr int32_t kContactGap = RangeRules().contact_gap;
  const State& state = position.state;
  const int32_t radius = state.profiles[a].radius, other_radius = state.profiles[b].radius;
  bool touch = false;
  ForEachOnMap(state, a, [&](int model) {
    const Circle base{state.models[model].at(), radius};
    ForEachOnMap(state, b, [&](int other) {
      // Most are too far apart for heights to matter.
      touch = touch || (GapAtMost(base, {state.models[other].at(), other_radius}, kContactGap) &&
                        ModelsTouch(position, model, other));
    });
  });
  return touch;
}

template <class Visit>
void ForEachTouchedEnemy(const Position& position, int unit, Visit visit) {
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (!Enemies(owner, position.state.units[unit].owner)) continue;
    ForEachUnitOnMap(position.state, owner, [&](int enemy) {
      if (UnitsTouch(position, unit, enemy)) visit(enemy);
    });
  }
}

// How many models may go the dice's most in a charge of so many inches.
absl::StatusOr<int> CountRunners(Play& play, int unit, int inches) {
  if (!HasHook(play.position(), unit, HookPoint::kChargeRunners)) return 0;
  HookCall call{play, play.state.units[unit].owner, unit};
  int64_t runners = inches;
  absl::Status status = RunModelHooks(call, HookPoint::kChargeRunners, &runners);
  if (!status.ok()) return status;
  return static_cast<int>(std::clamp<int64_t>(runners, 0, CountOnMap(play.state, unit)));
}

// Rolls, and the models move.
absl::Status RollAndMove(Play& play, int unit, Way way, bool pile_in) {
  Unit& u = play.state.units[unit];
  absl::StatusOr<int> inches = RollCharge(play, unit, pile_in);
  if (!inches.ok()) return inches.status();
  Put(u.charge, *inches);
  if (pile_in) {
    ForEachTouchedEnemy(play.position(), unit,
                        [&](int enemy) { play.state.units[enemy].Set(kTouched, true); });
    return BeginMoving(play, unit, way, kPileInActivity);
  }
  absl::StatusOr<int> runners = CountRunners(play, unit, *inches);
  if (!runners.ok()) return runners.status();
  Put(u.runners, *runners);
  return BeginMoving(play, unit, way, kChargeActivity);
}

// Activations ----------------------------------------------------------------------------------

Refusal CheckReinforce(const Position& position, int seat, const Action& action) {
  const State& state = position.state;
  const int unit = action.args[0];
  if (unit < FirstUnit(seat) || unit >= FirstUnit(seat) + state.players[seat].unit_count ||
      !state.units[unit].Has(kReserve)) {
    return Forbidden("that is not a unit of yours which waits as reinforcement");
  }
  if (state.round < kFirstReinforcement) {
    return Forbidden("reinforcements come from round {round} on", kFirstReinforcement);
  }
  if (state.players[seat].reinforced != 0) return Forbidden("one unit comes in a round");
  return CheckRows(position, unit, {action.args[1], action.args[2]}, action.args[3]);
}

bool ListReinforcements(const Position& position, int seat, Listing& out) {
  const State& state = position.state;
  if (state.round < kFirstReinforcement || state.players[seat].reinforced != 0) return true;
  absl::InlinedVector<int, kMaxUnits> waiting;
  for (int i = 0; i < state.players[seat].unit_count; ++i) {
    if (state.units[FirstUnit(seat) + i].Has(kReserve)) waiting.push_back(FirstUnit(seat) + i);
  }
  for (const int unit : waiting) {
    if (!out.Wants({kReinforce, {unit}}, /*known=*/1)) continue;
    int left = std::max(kLeastProposals, kMostProposals / Size(waiting));
    bool go_on = true;
    VisitRows(position, unit, [&](Point middle, int columns) {
      go_on = out.One({kReinforce, {unit, middle.x, middle.y, columns}});
      return go_on && --left > 0;
    });
    if (!go_on) return false;
  }
  return true;
}

}  // namespace

Refusal CheckChargePhase(const Position& position, int seat, const Action& action) {
  if (action.kind == kReinforce) return CheckReinforce(position, seat, action);
  if (action.kind != kCharge) {
    return Forbidden("charge with a unit, bring a reinforcement, or pass");
  }
  const int unit = action.args[0];
  if (Refusal no = CheckActiveUnit(position, seat, unit)) return no;
  if (Refusal no = CheckCharge(position, unit, /*pile_in=*/false)) return no;
  return CheckWay(position, unit, static_cast<Way>(action.args[1]));
}

void ListChargePhase(const Position& position, int seat, Listing& out) {
  bool go_on = true;
  ForEachUnitOnMap(position.state, seat, [&](int unit) {
    if (!out.Wants({kCharge, {unit}}, /*known=*/1)) return;
    for (const Way way : {Way::kWalk, Way::kDive, Way::kFly}) {
      const Action action{kCharge, {unit, static_cast<int32_t>(way)}};
      if (go_on && !CheckChargePhase(position, seat, action)) go_on = out.One(action);
    }
  });
  if (go_on && ListReinforcements(position, seat, out)) out.One({kPass, {}});
}

absl::Status ApplyChargePhase(Play& play, int seat, const Action& action) {
  const int unit = action.args[0];
  if (action.kind == kCharge) {
    return BeginCharge(play, unit, static_cast<Way>(action.args[1]), /*pile_in=*/false);
  }
  play.state.players[seat].reinforced = 1;
  play.state.units[unit].Set(kChargeUsed, true);
  return PutRows(play, unit, {action.args[1], action.args[2]}, action.args[3], kReinforceActivity);
}

Dice ChargeDice(const Position& position, int unit, bool pile_in) {
  Dice dice = position.state.profiles[unit].charge;
  const int change = Modified(position, Quantity::kChargeDice, {unit}, 0) - (pile_in ? 1 : 0);
  // A flat speed is no die: with one fewer there is none.
  if (dice.flat()) return change < 0 ? Dice{0, 1} : dice;
  Put(dice.count, std::clamp(dice.count + change, 0, kMostInches));
  return dice;
}

bool MayCharge(const Position& position, int unit, bool pile_in) {
  return Allowed(position, pile_in ? Quantity::kPilingIn : Quantity::kCharging, {unit});
}

Refusal CheckCharge(const Position& position, int unit, bool pile_in) {
  const Unit& u = position.state.units[unit];
  if (u.Has(kPiledIn)) {
    return Forbidden(pile_in ? "that unit has piled in this round"
                             : "a unit that piled in does not charge in the same round");
  }
  if (u.Has(kChargeUsed)) return Forbidden("that unit was activated in this Charge phase already");
  if (u.Has(kMomentumUsed)) {
    return Forbidden(
        "a unit that used its charge dice for damage does not charge in the same round");
  }
  if (!MayCharge(position, unit, pile_in)) {
    return Forbidden(pile_in ? "that unit cannot pile in" : "that unit cannot charge");
  }
  const bool changed = HasHook(position, unit, HookPoint::kChargeRoll) ||
                       (pile_in && HasHook(position, unit, HookPoint::kAfterPileIn));
  if (ChargeDice(position, unit, pile_in).count == 0 && !changed) {
    return Forbidden(pile_in ? "that unit has no die left to pile in with"
                             : "that unit has no charge speed");
  }
  return kAllowed;
}

absl::StatusOr<int> RollCharge(Play& play, int unit, bool pile_in) {
  const Dice dice = ChargeDice(play.position(), unit, pile_in);
  absl::InlinedVector<int8_t, kMostInches> faces;
  int64_t inches = dice.flat() ? dice.count : 0;
  for (int i = 0; i < dice.count && !dice.flat(); ++i) {
    faces.push_back(static_cast<int8_t>(SmallerDie(play.state.chance.Roll12(), dice.sides)));
    inches += faces.back();
  }
  if (HasHook(play.position(), unit, HookPoint::kChargeRoll)) {
    HookCall call{play, play.state.units[unit].owner, unit};
    call.charge_dice = &dice;
    call.charge_faces = faces;
    absl::Status status = RunModelHooks(call, HookPoint::kChargeRoll, &inches);
    if (!status.ok()) return status;
  }
  inches = std::clamp<int64_t>(inches, 0, kMostInches);
  play.Tell(kChargeRolled, unit, static_cast<int>(inches));
  return static_cast<int>(inches);
}

absl::Status BeginCharge(Play& play, int unit, Way way, bool pile_in) {
  play.state.units[unit].Set(pile_in ? kPiledIn : kChargeUsed, true);
  play.Tell(kActivated, unit, (pile_in ? kPileInActivity : kChargeActivity) - kMoveActivity);
  play.AskNobody();
  if (pile_in) return RollAndMove(play, unit, way, pile_in);
  play.state.activity = {static_cast<uint8_t>(unit + 1), way, kLeaveActivity, 0};
  return ContinueCharge(play);
}

absl::Status ContinueCharge(Play& play) {
  const int unit = play.state.activity.unit - 1;
  if (CanBeRetaliated(play.position(), unit)) {
    play.Ask(Stage::kRetaliate, Other(play.state.units[unit].owner));
    return absl::OkStatus();
  }
  return LeaveFightRange(play);
}

absl::Status LeaveFightRange(Play& play) {
  const Activity activity = play.state.activity;
  return RollAndMove(play, activity.unit - 1, activity.way, /*pile_in=*/false);
}

absl::Status AfterPileIn(Play& play, int unit) {
  absl::InlinedVector<uint8_t, kUnitSlots> touched;
  ForEachTouchedEnemy(play.position(), unit, [&](int enemy) {
    if (!play.state.units[enemy].Has(kTouched)) touched.push_back(static_cast<uint8_t>(enemy));
  });
  if (!HasHook(play.position(), unit, HookPoint::kAfterPileIn)) return absl::OkStatus();
  const Dice& dice = play.state.profiles[unit].charge;
  HookCall call{play, play.state.units[unit].owner, unit};
  call.removed_sides = dice.flat() ? 0 : dice.sides;
  call.touched = touched;
  return RunModelHooks(call, HookPoint::kAfterPileIn);
}

}  // namespace mallard::duckhammer
