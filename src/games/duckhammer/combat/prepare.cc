// Listed actions lead away from what is set at first and never back, so that whoever picks from the
// list comes to an end; the way back is legal, too.
#include "src/games/duckhammer/combat/prepare.h"

#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/damage.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"

namespace mallard::duckhammer {
namespace {

const Side& Preparing(const State& state) { return state.batch.side[state.batch.sides - 1]; }

// Whether a model can attack the side's target with that weapon.
bool CanUse(const Position& position, const Side& side, int model, int weapon) {
  if (weapon < 0 || weapon >= position.state.profiles[side.unit].weapon_count) return false;
  return CanModelAttack(position, ReachOf(position, side.unit, side.target, side.step, weapon),
                        model);
}

// Whether the weapon a model has chosen lets it take a result instead of rolling.
bool CanReplaceRoll(const Position& position, const Side& side, int model) {
  const int weapon = position.state.models[model].choice - 1;
  return weapon >= 0 && WeaponHas(position, side.unit, weapon,
                                  [](const WeaponAbility& a) { return a.replaced_roll != 0; });
}

bool TakesReplacedRoll(const Model& model) { return (model.moving & kTakesReplacedRoll) != 0; }

void SetReplacedRoll(Model& model, bool take) {
  model.moving = static_cast<uint8_t>(take ? model.moving | kTakesReplacedRoll
                                           : model.moving & ~kTakesReplacedRoll);
}

// OK, or why the charge dice cannot be used for damage.
Refusal CheckMomentum(const Position& position, const Side& side) {
  const State& state = position.state;
  bool any = false;
  ForEachOnMap(state, side.unit, [&](int m) {
    const int weapon = state.models[m].choice - 1;
    any = any || (weapon >= 0 && DeclaredDice(position, side.unit, weapon));
  });
  if (!any) return Forbidden("no weapon in use turns a charge into damage");
  if (state.units[side.unit].Has(kPiledIn)) {
    return Forbidden("the unit has piled in this round");
  }
  if (!MayCharge(position, side.unit, /*pile_in=*/false)) {
    return Forbidden("the unit cannot charge");
  }
  if (ChargeDice(position, side.unit, false).most() == 0) {
    return Forbidden("the unit has no charge dice");
  }
  return kAllowed;
}

Refusal CheckModel(const Position& position, const Side& side, int model) {
  const Unit& unit = position.state.units[side.unit];
  if (model < unit.first || model >= unit.first + unit.size ||
      !OnMap(position.state.models[model])) {
    return Forbidden("the unit has no model {model} on the map", model);
  }
  return kAllowed;
}

Refusal CheckUse(const Position& position, const Side& side, int model, int weapon) {
  if (Refusal no = CheckModel(position, side, model)) return no;
  if (position.state.models[model].choice == weapon) {
    return Forbidden("model {model} does so already", model);
  }
  if (weapon != 0 && !CanUse(position, side, model, weapon - 1)) {
    return Forbidden("model {model} cannot attack with weapon {weapon}", model, weapon);
  }
  return kAllowed;
}

Refusal CheckAverage(const Position& position, const Side& side, int model, bool take) {
  if (model == -1) {
    bool any = false;
    ForEachOnMap(position.state, side.unit, [&](int m) {
      any = any || (CanReplaceRoll(position, side, m) &&
                    TakesReplacedRoll(position.state.models[m]) != take);
    });
    return any ? kAllowed : Forbidden("that would change nothing for any model");
  }
  if (Refusal no = CheckModel(position, side, model)) return no;
  if (!CanReplaceRoll(position, side, model)) {
    return Forbidden("model {model} has to roll", model);
  }
  if (TakesReplacedRoll(position.state.models[model]) == take) {
    return Forbidden("model {model} does so already", model);
  }
  return kAllowed;
}

}  // namespace

Refusal CheckPrepare(const Position& position, int, const Action& action) {
  const Side& side = Preparing(position.state);
  switch (action.kind) {
    case kUse:
      return CheckUse(position, side, action.args[0], action.args[1]);
    case kAverage:
      return CheckAverage(position, side, action.args[0], action.args[1] != 0);
    case kMomentum:
      if ((side.momentum != 0) == (action.args[0] != 0)) return Forbidden("that is so already");
      return action.args[0] == 0 ? kAllowed : CheckMomentum(position, side);
    default:
      return kAllowed;
  }
}

void ListPrepare(const Position& position, int, Listing& out) {
  const State& state = position.state;
  const Side& side = Preparing(state);
  if (!out.One({kRoll, {}})) return;
  if (side.momentum == 0 && !CheckMomentum(position, side) && !out.One({kMomentum, {1}})) {
    return;
  }
  if (!CheckAverage(position, side, -1, true) && !out.One({kAverage, {-1, 1}})) return;
  const Unit& unit = state.units[side.unit];
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    if (!OnMap(state.models[m]) || state.models[m].choice == 0) continue;
    if (CanReplaceRoll(position, side, m) && !TakesReplacedRoll(state.models[m]) &&
        !out.One({kAverage, {m, 1}})) {
      return;
    }
    for (int w = state.models[m].choice; w < state.profiles[side.unit].weapon_count; ++w) {
      if (CanUse(position, side, m, w) && !out.One({kUse, {m, w + 1}})) return;
    }
  }
}

absl::Status ApplyPrepare(Play& play, int, const Action& action) {
  State& state = play.state;
  Side& side = state.batch.side[state.batch.sides - 1];
  switch (action.kind) {
    case kUse: {
      Model& model = state.models[action.args[0]];
      Put(model.choice, action.args[1]);
      if (!CanReplaceRoll(play.position(), side, action.args[0])) SetReplacedRoll(model, false);
      if (side.momentum != 0 && CheckMomentum(play.position(), side)) side.momentum = 0;
      break;
    }
    case kAverage:
      ForEachOnMap(state, side.unit, [&](int m) {
        if (action.args[0] != -1 && action.args[0] != m) return;
        if (CanReplaceRoll(play.position(), side, m)) {
          SetReplacedRoll(state.models[m], action.args[1] != 0);
        }
      });
      break;
    case kMomentum:
      Put(side.momentum, action.args[0]);
      break;
    default:
      state.batch.step = kCountering;
      play.AskNobody();
  }
  return absl::OkStatus();
}

void ChooseWeapons(Play& play, int side) {
  State& state = play.state;
  const Side& declared = state.batch.side[side];
  ForEachOnMap(state, declared.unit, [&](int m) {
    Model& model = state.models[m];
    model.choice = 0;
    if (CanUse(play.position(), declared, m, declared.weapon)) {
      Put(model.choice, declared.weapon + 1);
    }
    for (int w = 0; model.choice == 0 && w < state.profiles[declared.unit].weapon_count; ++w) {
      if (CanUse(play.position(), declared, m, w)) Put(model.choice, w + 1);
    }
  });
}

bool HasPreparation(const Position& position, int side) {
  Action preparation;
  Listing second = Listing::Nth(1, &preparation);  // The first is the roll.
  ListPrepare(position, position.state.units[position.state.batch.side[side].unit].owner, second);
  return preparation.kind != 0;
}

}  // namespace mallard::duckhammer
