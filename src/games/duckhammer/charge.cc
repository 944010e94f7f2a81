#include "src/games/duckhammer/charge.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "mallard/primitives/chance.h"
#include "src/games/duckhammer/deploy.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/movement.h"
#include "src/games/duckhammer/script.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostInches = 100;        // A charge, whatever abilities make of it.
constexpr int kFirstReinforcement = 2;  // The first round in which units come.
constexpr int kMostProposals = 12;      // Places for all waiting units together ...
constexpr int kLeastProposals = 2;      // ... but so many for each.

// Dice that weapons add or take away. Several that do the same do not add up.
int WeaponChargeDice(const Scene& scene, int unit) {
  int least = 0, most = 0;
  for (int w = 0; w < scene.state.profiles[unit].weapon_count; ++w) {
    WeaponHas(scene, unit, w, [&](const WeaponAbility& ability) {
      least = std::min(least, ability.charge_dice);
      most = std::max(most, ability.charge_dice);
      return false;
    });
  }
  return least + most;
}

bool UnitsTouch(const Scene& scene, int a, int b) {
  bool touch = false;
  ForEachOnMap(scene.state, a, [&](int model) {
    ForEachOnMap(scene.state, b,
                 [&](int other) { touch = touch || ModelsTouch(scene, model, other); });
  });
  return touch;
}

template <class Visit>
void ForEachTouchedEnemy(const Scene& scene, int unit, Visit visit) {
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (!Enemies(owner, scene.state.units[unit].owner)) continue;
    ForEachUnitOnMap(scene.state, owner, [&](int enemy) {
      if (UnitsTouch(scene, unit, enemy)) visit(enemy);
    });
  }
}

// How many models may go the dice's most in a charge of so many inches.
absl::StatusOr<int> CountRunners(Play& play, int unit, int inches) {
  if (!HasHook(play.scene(), unit, HookPoint::kChargeRunners)) return 0;
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
  u.charge = static_cast<int16_t>(*inches);
  if (pile_in) {
    ForEachTouchedEnemy(play.scene(), unit,
                        [&](int enemy) { play.state.units[enemy].Set(kTouched, true); });
    return BeginMoving(play, unit, way, kPileInActivity);
  }
  absl::StatusOr<int> runners = CountRunners(play, unit, *inches);
  if (!runners.ok()) return runners.status();
  u.runners = static_cast<uint8_t>(*runners);
  return BeginMoving(play, unit, way, kChargeActivity);
}

// Activations ----------------------------------------------------------------------------------

absl::Status CheckReinforce(const Scene& scene, int seat, const Action& action) {
  const State& state = scene.state;
  const int unit = action.args[0];
  if (unit < FirstUnit(seat) || unit >= FirstUnit(seat) + state.players[seat].unit_count ||
      !state.units[unit].Has(kReserve)) {
    return Refused("that is not a unit of yours which waits as reinforcement");
  }
  if (state.round < kFirstReinforcement) return Refused("reinforcements come from round 2 on");
  if (state.players[seat].reinforced != 0) return Refused("one unit comes in a round");
  return CheckRows(scene, unit, {action.args[1], action.args[2]}, action.args[3]);
}

absl::Status CheckActivate(const Scene& scene, int seat, const Action& action) {
  switch (action.kind) {
    case kPass:
    case kForfeitBattle:
      return absl::OkStatus();
    case kReinforce:
      return CheckReinforce(scene, seat, action);
    case kCharge:
      break;
    default:
      return Refused("charge with a unit, bring a reinforcement, or pass");
  }
  const int unit = action.args[0];
  absl::Status status = CheckActiveUnit(scene, seat, unit);
  if (status.ok()) status = CheckCharge(scene, unit, /*pile_in=*/false);
  return status.ok() ? CheckWay(scene, unit, static_cast<Way>(action.args[1])) : status;
}

bool VisitReinforcements(const Scene& scene, int seat, ActionVisitor visit) {
  const State& state = scene.state;
  if (state.round < kFirstReinforcement || state.players[seat].reinforced != 0) return true;
  absl::InlinedVector<int, kMaxUnits> waiting;
  for (int i = 0; i < state.players[seat].unit_count; ++i) {
    if (state.units[FirstUnit(seat) + i].Has(kReserve)) waiting.push_back(FirstUnit(seat) + i);
  }
  for (const int unit : waiting) {
    int left = std::max(kLeastProposals, kMostProposals / static_cast<int>(waiting.size()));
    bool go_on = true;
    VisitRows(scene, unit, [&](Point middle, int columns) {
      go_on = visit({kReinforce, {unit, middle.x, middle.y, columns}});
      return go_on && --left > 0;
    });
    if (!go_on) return false;
  }
  return true;
}

bool VisitActivate(const Scene& scene, int seat, ActionVisitor visit) {
  bool go_on = true;
  ForEachUnitOnMap(scene.state, seat, [&](int unit) {
    for (const Way way : {Way::kWalk, Way::kDive, Way::kFly}) {
      const Action action{kCharge, {unit, static_cast<int32_t>(way)}};
      if (go_on && CheckActivate(scene, seat, action).ok()) go_on = visit(action);
    }
  });
  return go_on && VisitReinforcements(scene, seat, visit) && visit({kPass, {}});
}

absl::Status ApplyActivate(Play& play, int seat, const Action& action) {
  const int unit = action.args[0];
  switch (action.kind) {
    case kCharge:
      return BeginCharge(play, unit, static_cast<Way>(action.args[1]), /*pile_in=*/false);
    case kReinforce:
      play.state.players[seat].reinforced = 1;
      play.state.units[unit].Set(kChargeUsed, true);
      PutRows(play, unit, {action.args[1], action.args[2]}, action.args[3], kReinforceActivity);
      break;
    case kPass:
      EndTurn(play);
      break;
    default:
      Win(play, Other(seat), kForfeit);
  }
  return absl::OkStatus();
}

}  // namespace

Dice ChargeDice(const Scene& scene, int unit, bool pile_in) {
  Dice dice = scene.state.profiles[unit].charge;
  const int change = WeaponChargeDice(scene, unit) - (pile_in ? 1 : 0);
  // A flat speed is no die: with one fewer there is none.
  if (dice.flat()) return change < 0 ? Dice{0, 1} : dice;
  dice.count = static_cast<uint8_t>(std::clamp(dice.count + change, 0, kMostInches));
  return dice;
}

bool WeaponForbidsCharge(const Scene& scene, int unit) {
  for (int w = 0; w < scene.state.profiles[unit].weapon_count; ++w) {
    if (WeaponHas(scene, unit, w, [](const WeaponAbility& a) { return a.cannot_charge; })) {
      return true;
    }
  }
  return false;
}

absl::Status CheckCharge(const Scene& scene, int unit, bool pile_in) {
  const Unit& u = scene.state.units[unit];
  if (u.Has(kPiledIn)) {
    return Refused(pile_in ? "that unit has piled in this round"
                           : "a unit that piled in does not charge in the same round");
  }
  if (u.Has(kChargeUsed)) return Refused("that unit was activated in this Charge phase already");
  if (u.Has(kMomentumUsed)) {
    return Refused("a unit that used its charge dice for damage does not charge in the same round");
  }
  if (WeaponForbidsCharge(scene, unit)) {
    return Refused("a weapon of that unit is too heavy to charge or pile in with");
  }
  const bool changed = HasHook(scene, unit, HookPoint::kChargeRoll) ||
                       (pile_in && HasHook(scene, unit, HookPoint::kAfterPileIn));
  if (ChargeDice(scene, unit, pile_in).count == 0 && !changed) {
    return Refused(pile_in ? "that unit has no die left to pile in with"
                           : "that unit has no charge speed");
  }
  return absl::OkStatus();
}

absl::StatusOr<int> RollCharge(Play& play, int unit, bool pile_in) {
  const Dice dice = ChargeDice(play.scene(), unit, pile_in);
  absl::InlinedVector<int8_t, 8> faces;
  int64_t inches = dice.flat() ? dice.count : 0;
  for (int i = 0; i < dice.count && !dice.flat(); ++i) {
    faces.push_back(static_cast<int8_t>(SmallerDie(play.state.chance.Roll12(), dice.sides)));
    inches += faces.back();
  }
  if (HasHook(play.scene(), unit, HookPoint::kChargeRoll)) {
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
  if (CanBeRetaliated(play.scene(), unit)) {
    play.Ask(Stage::kRetaliate, Other(play.state.units[unit].owner));
    return absl::OkStatus();
  }
  return LeaveFightRange(play);
}

absl::Status LeaveFightRange(Play& play) {
  const Activity activity = play.state.activity;
  return RollAndMove(play, activity.unit - 1, activity.way, /*pile_in=*/false);
}

absl::Status AfterCharge(Play& play, int unit, bool pile_in) {
  if (!pile_in) return absl::OkStatus();
  absl::InlinedVector<uint8_t, 8> touched;
  ForEachTouchedEnemy(play.scene(), unit, [&](int enemy) {
    if (!play.state.units[enemy].Has(kTouched)) touched.push_back(static_cast<uint8_t>(enemy));
  });
  if (!HasHook(play.scene(), unit, HookPoint::kAfterPileIn)) return absl::OkStatus();
  const Dice& dice = play.state.profiles[unit].charge;
  HookCall call{play, play.state.units[unit].owner, unit};
  call.removed_sides = dice.flat() ? 0 : dice.sides;
  call.touched = touched;
  return RunModelHooks(call, HookPoint::kAfterPileIn);
}

const StageHandler& ChargeHandler(Stage stage) {
  // Reinforcements may come anywhere in the zone.
  static constexpr StageHandler kActivating{CheckActivate, VisitActivate, ApplyActivate,
                                            /*open=*/true};
  return stage == Stage::kRetaliate ? RetaliationHandler() : kActivating;
}

}  // namespace mallard::duckhammer
