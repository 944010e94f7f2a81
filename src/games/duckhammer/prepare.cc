// Preparing an attack: which weapon each model uses, replaced rolls, Momentum.
//
// Listed actions lead away from what is set at first and never back, so that whoever picks from the
// list comes to an end; the way back is legal, too.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/aim.h"
#include "src/games/duckhammer/batch.h"
#include "src/games/duckhammer/charge.h"
#include "src/games/duckhammer/combat.h"
#include "src/games/duckhammer/field.h"

namespace mallard::duckhammer {
namespace {

const Side& Preparing(const State& state) { return state.batch.side[state.batch.sides - 1]; }

bool Fits(WeaponKind kind, Step step) {
  return (kind == WeaponKind::kRanged) == (step == Step::kShoot);
}

// Whether a model can attack the side's target with that weapon.
bool CanUse(const Scene& scene, const Side& side, int model, int weapon) {
  const Profile& profile = scene.state.profiles[side.unit];
  if (weapon < 0 || weapon >= profile.weapon_count ||
      !Fits(profile.weapons[weapon].kind, side.step)) {
    return false;
  }
  return CanModelAttack(scene, ReachOf(scene, side.unit, side.target, side.step, weapon), model);
}

// Whether the weapon a model has chosen lets it take a result instead of rolling.
bool CanReplaceRoll(const Scene& scene, const Side& side, int model) {
  const int weapon = scene.state.models[model].choice - 1;
  return weapon >= 0 && WeaponHas(scene, side.unit, weapon,
                                  [](const WeaponAbility& a) { return a.replaced_roll != 0; });
}

bool TakesReplacedRoll(const Model& model) { return (model.moving & kTakesReplacedRoll) != 0; }

void SetReplacedRoll(Model& model, bool take) {
  model.moving = static_cast<uint8_t>(take ? model.moving | kTakesReplacedRoll
                                           : model.moving & ~kTakesReplacedRoll);
}

// OK, or why the charge dice cannot be used for damage.
absl::Status CheckMomentum(const Scene& scene, const Side& side) {
  const State& state = scene.state;
  bool any = false;
  ForEachOnMap(state, side.unit, [&](int m) {
    const int weapon = state.models[m].choice - 1;
    any = any || (weapon >= 0 && WeaponHas(scene, side.unit, weapon, [](const WeaponAbility& a) {
                    return a.charge_dice_damage;
                  }));
  });
  if (!any) return absl::InvalidArgumentError("no weapon in use turns a charge into damage");
  if (state.units[side.unit].Has(kPiledIn)) {
    return absl::InvalidArgumentError("the unit has piled in this round");
  }
  for (int w = 0; w < state.profiles[side.unit].weapon_count; ++w) {
    if (WeaponHas(scene, side.unit, w, [](const WeaponAbility& a) { return a.cannot_charge; })) {
      return absl::InvalidArgumentError("the unit cannot charge");
    }
  }
  if (ChargeDice(scene, side.unit, false).most() == 0) {
    return absl::InvalidArgumentError("the unit has no charge dice");
  }
  return absl::OkStatus();
}

absl::Status CheckModel(const Scene& scene, const Side& side, int model) {
  const Unit& unit = scene.state.units[side.unit];
  if (model < unit.first || model >= unit.first + unit.size || !OnMap(scene.state.models[model])) {
    return absl::InvalidArgumentError(absl::StrCat("the unit has no model ", model, " on the map"));
  }
  return absl::OkStatus();
}

absl::Status CheckUse(const Scene& scene, const Side& side, int model, int weapon) {
  absl::Status status = CheckModel(scene, side, model);
  if (!status.ok()) return status;
  if (scene.state.models[model].choice == weapon) {
    return absl::InvalidArgumentError(absl::StrCat("model ", model, " does so already"));
  }
  if (weapon != 0 && !CanUse(scene, side, model, weapon - 1)) {
    return absl::InvalidArgumentError(
        absl::StrCat("model ", model, " cannot attack with weapon ", weapon));
  }
  return absl::OkStatus();
}

absl::Status CheckAverage(const Scene& scene, const Side& side, int model, bool take) {
  if (model == -1) {
    bool any = false;
    ForEachOnMap(scene.state, side.unit, [&](int m) {
      any = any ||
            (CanReplaceRoll(scene, side, m) && TakesReplacedRoll(scene.state.models[m]) != take);
    });
    return any ? absl::OkStatus()
               : absl::InvalidArgumentError("that would change nothing for any model");
  }
  absl::Status status = CheckModel(scene, side, model);
  if (!status.ok()) return status;
  if (!CanReplaceRoll(scene, side, model)) {
    return absl::InvalidArgumentError(absl::StrCat("model ", model, " has to roll"));
  }
  if (TakesReplacedRoll(scene.state.models[model]) == take) {
    return absl::InvalidArgumentError(absl::StrCat("model ", model, " does so already"));
  }
  return absl::OkStatus();
}

absl::Status Check(const Scene& scene, int, const Action& action) {
  const Side& side = Preparing(scene.state);
  switch (action.kind) {
    case kRoll:
      return absl::OkStatus();
    case kUse:
      return CheckUse(scene, side, action.args[0], action.args[1]);
    case kAverage:
      return CheckAverage(scene, side, action.args[0], action.args[1] != 0);
    case kMomentum:
      if ((side.momentum != 0) == (action.args[0] != 0)) {
        return absl::InvalidArgumentError("that is so already");
      }
      return action.args[0] == 0 ? absl::OkStatus() : CheckMomentum(scene, side);
    default:
      return absl::InvalidArgumentError("prepare the attack: use, average, momentum; then roll");
  }
}

bool Visit(const Scene& scene, int, ActionVisitor visit) {
  const State& state = scene.state;
  const Side& side = Preparing(state);
  if (!visit({kRoll, {}})) return false;
  if (side.momentum == 0 && CheckMomentum(scene, side).ok() && !visit({kMomentum, {1}})) {
    return false;
  }
  if (CheckAverage(scene, side, -1, true).ok() && !visit({kAverage, {-1, 1}})) return false;
  const Unit& unit = state.units[side.unit];
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    if (!OnMap(state.models[m]) || state.models[m].choice == 0) continue;
    if (CanReplaceRoll(scene, side, m) && !TakesReplacedRoll(state.models[m]) &&
        !visit({kAverage, {m, 1}})) {
      return false;
    }
    for (int w = state.models[m].choice; w < state.profiles[side.unit].weapon_count; ++w) {
      if (CanUse(scene, side, m, w) && !visit({kUse, {m, w + 1}})) return false;
    }
  }
  return true;
}

absl::Status Apply(Play& play, int, const Action& action) {
  State& state = play.state;
  Side& side = state.batch.side[state.batch.sides - 1];
  switch (action.kind) {
    case kUse: {
      Model& model = state.models[action.args[0]];
      model.choice = static_cast<uint8_t>(action.args[1]);
      if (!CanReplaceRoll(play.scene(), side, action.args[0])) SetReplacedRoll(model, false);
      if (side.momentum != 0 && !CheckMomentum(play.scene(), side).ok()) side.momentum = 0;
      break;
    }
    case kAverage:
      ForEachOnMap(state, side.unit, [&](int m) {
        if (action.args[0] != -1 && action.args[0] != m) return;
        if (CanReplaceRoll(play.scene(), side, m)) {
          SetReplacedRoll(state.models[m], action.args[1] != 0);
        }
      });
      break;
    case kMomentum:
      side.momentum = static_cast<uint8_t>(action.args[0]);
      break;
    default:
      state.batch.step = kCountering;
      play.AskNobody();
  }
  return absl::OkStatus();
}

}  // namespace

void ChooseWeapons(Play& play, int side) {
  State& state = play.state;
  const Side& declared = state.batch.side[side];
  ForEachOnMap(state, declared.unit, [&](int m) {
    Model& model = state.models[m];
    model.choice = 0;
    if (CanUse(play.scene(), declared, m, declared.weapon)) {
      model.choice = static_cast<uint8_t>(declared.weapon + 1);
    }
    for (int w = 0; model.choice == 0 && w < state.profiles[declared.unit].weapon_count; ++w) {
      if (CanUse(play.scene(), declared, m, w)) model.choice = static_cast<uint8_t>(w + 1);
    }
  });
}

bool HasPreparation(const Scene& scene, int side) {
  bool any = false;
  Visit(scene, scene.state.units[scene.state.batch.side[side].unit].owner,
        [&](const Action& action) {
          any = action.kind != kRoll;
          return !any;
        });
  return any;
}

const StageHandler& PrepareHandler() {
  static constexpr StageHandler kHandler{Check, Visit, Apply, true};
  return kHandler;
}

}  // namespace mallard::duckhammer
