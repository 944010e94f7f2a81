#include "src/games/duckhammer/invariants/invariants_units.h"

#include "absl/strings/str_cat.h"
#include "mallard/frame/damaged.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"

namespace mallard::duckhammer {
namespace {

bool Within(int64_t value, int64_t least, int64_t most) { return value >= least && value <= most; }

// A profile is of a model of a faction, or of a monster; its weapons are used as their kind is.
bool ValidProfile(const GameContent& content, const Profile& profile) {
  const bool monster = profile.monster != 0;
  if (monster == (profile.model != 0) || monster == (profile.faction != 0)) return false;
  for (int w = 0; w < profile.weapon_count; ++w) {
    const WeaponProfile& weapon = profile.weapons[w];
    if (weapon.kind != content.weapons[weapon.weapon - 1u].profile.kind) return false;
    if (weapon.kind != WeaponKind::kMagic && weapon.spell_range != 0) return false;
  }
  return true;
}

// Whether that mark sticks to that kind of thing.
bool SticksTo(const GameContent& content, int mark, Mark::On on) {
  return At(content.marks, mark).on == on;
}

bool IsChosen(const Model& model) { return (model.moving & kChosenLoss) != 0; }

bool ValidModel(const DuckhammerRules& rules, const State& state, int number,
                const Profile& profile) {
  const Model& model = state.models[number];
  if (model.status == ModelStatus::kNone) return false;
  if (OnMap(model)) {
    if (!Within(model.x, 0, state.width) || !Within(model.y, 0, state.length)) return false;
  } else if (model.x != 0 || model.y != 0) {
    return false;
  }
  if (!Within(model.spent, 0, kPlaneLimit) || model.choice > profile.weapon_count) return false;
  const bool moves = state.activity.unit != 0 && UnitOf(state, number) == state.activity.unit - 1;
  if (!Within(model.start_x, 0, moves ? state.width : 0) ||
      !Within(model.start_y, 0, moves ? state.length : 0)) {
    return false;
  }
  const bool alive = model.status == ModelStatus::kInPlay || model.status == ModelStatus::kWaiting;
  if (IsChosen(model) && !alive) return false;
  bool marks_stick = true;
  model.marks.ForEach([&](int mark, int) {
    marks_stick = marks_stick && SticksTo(rules.content(), mark, Mark::On::kModel);
  });
  for (const uint8_t mark : model.weapon_marks) {
    marks_stick =
        marks_stick && (mark == 0 || SticksTo(rules.content(), mark - 1, Mark::On::kWeapon));
  }
  return marks_stick;
}

// How many models of a unit have each status, and how many are chosen as losses.
struct Muster {
  int waiting = 0, in_play = 0, lingering = 0, removed = 0, chosen = 0;
};

Muster CountModels(const State& state, const Unit& unit) {
  Muster counts;
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    const Model& model = state.models[m];
    counts.waiting += model.status == ModelStatus::kWaiting ? 1 : 0;
    counts.in_play += model.status == ModelStatus::kInPlay ? 1 : 0;
    counts.lingering += model.status == ModelStatus::kLingering ? 1 : 0;
    counts.removed += model.status == ModelStatus::kRemoved ? 1 : 0;
    counts.chosen += IsChosen(model) ? 1 : 0;
  }
  return counts;
}

// What follows from the models, and what a unit can be at that point of the battle.
bool ValidCounts(const DuckhammerRules& rules, const State& state, const Unit& unit,
                 const Profile& profile) {
  const Muster counts = CountModels(state, unit);
  const int alive = counts.waiting + counts.in_play;
  if (unit.alive != alive || unit.lost != unit.size - alive || unit.lost_round > unit.lost) {
    return false;
  }
  if (unit.pending + counts.chosen > alive || unit.Has(kDestroyedUnit) != (alive == 0) ||
      !Within(unit.damage, 0, profile.hp - 1)) {
    return false;
  }
  // A unit comes onto the map as a whole.
  if (counts.waiting != 0 && counts.waiting != unit.size) return false;
  const bool waits = counts.waiting != 0;
  if (waits ? (unit.flags & ~kReserve) != 0 || unit.damage != 0 : unit.Has(kReserve)) return false;
  if (unit.owner == kNobody) {
    return !unit.Has(kReserve) && (!waits || state.phase <= Phase::kPlacing);
  }
  // The game around a battle may hold units back before it.
  if (state.phase < Phase::kDeployment) return waits && (!unit.Has(kReserve) || rules.nested());
  return state.phase == Phase::kDeployment || !waits || unit.Has(kReserve);
}

bool ValidFlags(const Unit& unit, const Profile& profile) {
  if (unit.Has(kFlying) && unit.Has(kDiving)) return false;
  if (unit.Has(kReserve) && (unit.Has(kFlying) || unit.Has(kDiving))) return false;
  return unit.runners <= unit.size && unit.size <= profile.full_strength;
}

absl::Status CheckUnit(const DuckhammerRules& rules, const State& state, int number) {
  const Unit& unit = state.units[number];
  const Profile& profile = state.profiles[number];
  const auto damaged = [&](absl::string_view what) {
    return Damaged(absl::StrCat(what, " of unit ", number));
  };
  if (!ValidProfile(rules.content(), profile)) return Damaged("the profile of a unit");
  if ((unit.owner == kNobody) != (profile.monster != 0)) return damaged("the owner");
  if (!ValidFlags(unit, profile)) return damaged("what is noted");
  if (!ValidCounts(rules, state, unit, profile)) return damaged("the number of models");
  if (unit.pending_by != 0 && state.units[unit.pending_by - 1].size == 0) {
    return damaged("the losses");
  }
  bool marks_stick = true;
  unit.marks.ForEach([&](int mark, int) {
    marks_stick = marks_stick && SticksTo(rules.content(), mark, Mark::On::kUnit);
  });
  if (!marks_stick) return damaged("the marks");
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    if (!ValidModel(rules, state, m, profile)) return damaged(absl::StrCat("model ", m));
  }
  return absl::OkStatus();
}

// Monsters are those that the players have named, in that order.
bool ValidMonsters(const DuckhammerRules& rules, const State& state) {
  int met[kSeats] = {};
  for (int u = FirstUnit(kNobody); u < FirstUnit(kNobody) + state.monster_units; ++u) {
    const int seat = state.units[u].brought_by;
    const int monster = state.profiles[u].monster;
    const Player& player = state.players[seat];
    if (met[seat] == player.monster_count || player.monsters[met[seat]] != monster) return false;
    if (state.units[u].size != At(rules.content().monsters, monster - 1).count) {
      return false;
    }
    ++met[seat];
  }
  return met[0] == state.players[0].monster_count && met[1] == state.players[1].monster_count;
}

}  // namespace

absl::Status CheckUnitInvariants(const DuckhammerRules& rules, const State& state) {
  int64_t cost[kSeats] = {}, lost[kSeats] = {};
  bool pending = false;
  for (int u = 0; u < kUnitSlots; ++u) {
    const Unit& unit = state.units[u];
    const Profile& profile = state.profiles[u];
    if (unit.size == 0) continue;
    if (absl::Status status = CheckUnit(rules, state, u); !status.ok()) return status;
    for (int m = unit.first; m < unit.first + unit.size; ++m) {
      pending = pending || IsChosen(state.models[m]);
    }
    pending = pending || unit.pending > 0;
    if (unit.owner == kNobody) continue;
    cost[unit.owner] += int64_t{profile.cost} * unit.size;
    lost[unit.owner] += int64_t{profile.cost} * unit.lost;
  }
  if (pending != (state.losses != 0)) return Damaged("losses");
  if (!ValidMonsters(rules, state)) return Damaged("the monsters");
  for (int seat = 0; seat < kSeats; ++seat) {
    const Player& player = state.players[seat];
    if (state.phase == Phase::kMuster ? player.unit_count != 0 : player.unit_count == 0) {
      return Damaged("an army");
    }
    // Before the armies are raised they cost nothing, and neither do units that are not there.
    if (player.army_points != cost[seat] || player.points_lost != lost[seat]) {
      return Damaged("army points do not add up");
    }
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
