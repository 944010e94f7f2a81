#include "src/games/duckhammer/chant.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_range.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/batch.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/script.h"

namespace mallard::duckhammer {
namespace {

constexpr int kProximityModifier = -4;

const Spell& SpellOf(const Scene& scene, const Chant& chant) {
  return scene.content().spells[static_cast<size_t>(chant.spell)];
}

const WeaponProfile& WeaponOf(const Scene& scene, const Chant& chant) {
  return scene.state.profiles[chant.unit].weapons[chant.weapon];
}

// The ability that lets a weapon chant beyond its range; null if it has none.
const WeaponAbility* LongRangeOf(const Scene& scene, const Chant& chant) {
  for (const uint8_t number : WeaponOf(scene, chant).abilities) {
    if (number == 0) break;
    const WeaponAbility& ability = scene.content().weapon_abilities[number - 1u];
    if (ability.long_range_step != 0) return &ability;
  }
  return nullptr;
}

bool IsMeantFor(Spell::Whom whom, int caster, int owner) {
  if (whom == Spell::Whom::kAll) return true;
  return Enemies(caster, owner) == (whom == Spell::Whom::kEnemies);
}

// Calls `visit` for all models in play that stand in the area and are of the sort that the spell
// is meant for, until it says false.
template <class Visit>
void ForEachInArea(const Scene& scene, const Chant& chant, Visit visit) {
  const State& state = scene.state;
  const Spell& spell = SpellOf(scene, chant);
  const Circle area{chant.middle, spell.radius};
  for (int u = 0; u < kUnitSlots; ++u) {
    const Unit& unit = state.units[u];
    if (unit.alive == 0 || !IsMeantFor(spell.whom, state.units[chant.unit].owner, unit.owner)) {
      continue;
    }
    const int32_t radius = state.profiles[u].radius;
    for (int m = unit.first; m < unit.first + unit.size; ++m) {
      if (state.models[m].status == ModelStatus::kInPlay &&
          GapAtMost(area, {state.models[m].at(), radius}, 0) && !visit(u, m)) {
        return;
      }
    }
  }
}

bool SeenByAny(const Scene& scene, const ModelList& viewers, int model) {
  return std::any_of(viewers.begin(), viewers.end(), [&](int viewer) {
    return viewer == model || SeesModel(scene, viewer, model) != SightLevel::kNone;
  });
}

// Whether the chant touches any model; with `unit` not -1, any of that unit.
bool TouchesAny(const Scene& scene, const Chant& chant, const ModelList& chanters, int unit) {
  const bool needs_sight = SpellOf(scene, chant).needs_sight;
  bool touches = false;
  ForEachInArea(scene, chant, [&](int u, int m) {
    touches = (unit < 0 || u == unit) && (!needs_sight || SeenByAny(scene, chanters, m));
    return !touches;
  });
  return touches;
}

// The best place for a chant meant for `target`: on the model whose place touches most; false if
// none will do.
bool BestPlace(const Scene& scene, Chant& chant, int target, int must_touch) {
  const State& state = scene.state;
  const Unit& unit = state.units[target];
  int most = 0;
  Point best;
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    if (state.models[m].status != ModelStatus::kInPlay) continue;
    chant.middle = state.models[m].at();
    if (!CheckChant(scene, chant, must_touch).ok()) continue;
    int touched = 0;
    ForEachInArea(scene, chant, [&](int u, int) {
      touched += Enemies(state.units[u].owner, state.units[chant.unit].owner) ==
                         (SpellOf(scene, chant).whom != Spell::Whom::kFriends)
                     ? 1
                     : 0;
      return true;
    });
    if (touched <= most) continue;
    most = touched;
    best = chant.middle;
  }
  chant.middle = best;
  return most > 0;
}

// How far a weapon that reaches beyond its range has to reach: from the furthest chanter to the
// furthest model touched.
int32_t FurthestTouched(const Scene& scene, const Chant& chant, const ModelList& chanters) {
  int32_t furthest = 0;
  for (const int touched : TouchedBy(scene, chant)) {
    for (const int chanter : chanters) {
      furthest = std::max(furthest, WeaponDistance(scene, chanter, touched, WeaponKind::kMagic));
    }
  }
  return furthest;
}

}  // namespace

Chant ChantOf(const Side& side) {
  return {side.unit, side.spell - 1, side.weapon, {side.x, side.y}};
}

bool KnowsSpell(const Scene& scene, int unit, int spell) {
  for (const AbilityUse& use : scene.state.profiles[unit].abilities) {
    if (use.ability == 0) break;
    if (use.argument == spell + 1 &&
        scene.content().model_abilities[use.ability - 1u].grants_spell) {
      return true;
    }
  }
  return false;
}

ModelList Chanters(const Scene& scene, const Chant& chant) {
  const State& state = scene.state;
  const Circle area{chant.middle, SpellOf(scene, chant).radius};
  const int32_t range = WeaponOf(scene, chant).spell_range;
  const bool unlimited = LongRangeOf(scene, chant) != nullptr;
  const int32_t radius = state.profiles[chant.unit].radius;
  const int32_t ground = GroundUnder(scene, chant.middle).height;
  ModelList chanters;
  ForEachOnMap(state, chant.unit, [&](int m) {
    // From the edge of the base to the furthest point of the area.
    const int32_t across = CoveringRange({state.models[m].at(), radius}, area);
    if (!unlimited) {
      if (across > range) return;
      const int32_t rise = ground - BodyOf(scene, m).bottom;
      if (RangeOver(RangeKind::kClose, across, rise, RangeRules()) > range) return;
    }
    if (WeaponUsable(scene, m, chant.weapon, Step::kChant)) {
      chanters.push_back(static_cast<uint16_t>(m));
    }
  });
  return chanters;
}

ModelList TouchedBy(const Scene& scene, const Chant& chant) {
  const bool needs_sight = SpellOf(scene, chant).needs_sight;
  const ModelList chanters = needs_sight ? Chanters(scene, chant) : ModelList();
  ModelList touched;
  ForEachInArea(scene, chant, [&](int, int m) {
    if (!needs_sight || SeenByAny(scene, chanters, m)) touched.push_back(static_cast<uint16_t>(m));
    return true;
  });
  return touched;
}

absl::Status CheckChant(const Scene& scene, const Chant& chant, int must_touch) {
  const State& state = scene.state;
  if (!KnowsSpell(scene, chant.unit, chant.spell)) {
    return absl::InvalidArgumentError(
        absl::StrCat("unit ", chant.unit, " does not know that spell"));
  }
  if (chant.weapon < 0 || chant.weapon >= state.profiles[chant.unit].weapon_count ||
      WeaponOf(scene, chant).kind != WeaponKind::kMagic) {
    return absl::InvalidArgumentError(
        absl::StrCat("weapon ", chant.weapon + 1, " of unit ", chant.unit, " is not magic"));
  }
  if (!Contains(MapOf(state), chant.middle)) {
    return absl::InvalidArgumentError("the middle of the area lies off the map");
  }
  const ModelList chanters = Chanters(scene, chant);
  if (chanters.empty()) {
    return absl::InvalidArgumentError("the spell range of no model covers the whole area");
  }
  if (!TouchesAny(scene, chant, chanters, must_touch)) {
    return absl::InvalidArgumentError(
        must_touch < 0 ? "the spell would touch nobody"
                       : absl::StrCat("the spell would not touch unit ", must_touch));
  }
  return absl::OkStatus();
}

bool VisitChants(const Scene& scene, int unit, int must_touch,
                 absl::FunctionRef<bool(const Chant&)> visit) {
  const State& state = scene.state;
  const Profile& profile = state.profiles[unit];
  if (std::none_of(profile.weapons, profile.weapons + profile.weapon_count,
                   [](const WeaponProfile& w) { return w.kind == WeaponKind::kMagic; })) {
    return true;
  }
  for (int spell = 0; spell < static_cast<int>(scene.content().spells.size()); ++spell) {
    if (!KnowsSpell(scene, unit, spell)) continue;
    for (int w = 0; w < profile.weapon_count; ++w) {
      if (profile.weapons[w].kind != WeaponKind::kMagic) continue;
      Chant chant{unit, spell, w, {}};
      const Spell::Whom whom = SpellOf(scene, chant).whom;
      for (int target = 0; target < kUnitSlots; ++target) {
        if (must_touch >= 0 && target != must_touch) continue;
        const int owner = state.units[target].owner;
        // A spell on everybody is best put on enemies.
        if (state.units[target].alive == 0 || !IsMeantFor(whom, state.units[unit].owner, owner) ||
            (whom == Spell::Whom::kAll && !Enemies(owner, state.units[unit].owner))) {
          continue;
        }
        if (BestPlace(scene, chant, target, must_touch) && !visit(chant)) return false;
      }
    }
  }
  return true;
}

bool IsTouchedEnemy(const Scene& scene, const Side& side, int unit) {
  if (!Enemies(scene.state.units[side.unit].owner, scene.state.units[unit].owner)) return false;
  const Chant chant = ChantOf(side);
  return TouchesAny(scene, chant, Chanters(scene, chant), unit);
}

absl::Status AddChantDie(Play& play, int side) {
  const Scene scene = play.scene();
  const Chant chant = ChantOf(play.state.batch.side[side]);
  const ModelList chanters = Chanters(scene, chant);
  if (chanters.empty()) return absl::OkStatus();
  int64_t modifier = static_cast<int64_t>(chanters.size());
  const bool point_blank = WeaponHas(scene, chant.unit, chant.weapon,
                                     [](const WeaponAbility& a) { return a.no_proximity_penalty; });
  if (!point_blank && std::any_of(chanters.begin(), chanters.end(),
                                  [&](int m) { return InEnemyFightRange(scene, m); })) {
    modifier += kProximityModifier;
  }
  if (const WeaponAbility* ability = LongRangeOf(scene, chant); ability != nullptr) {
    const int32_t beyond =
        FurthestTouched(scene, chant, chanters) - WeaponOf(scene, chant).spell_range;
    if (beyond > 0) {
      modifier += (beyond + ability->long_range_step - 1) / ability->long_range_step *
                  int64_t{ability->long_range_penalty};
    }
  }
  if (HasHook(scene, chant.unit, HookPoint::kChantRoll)) {
    HookCall call{play, play.state.units[chant.unit].owner, chant.unit, chanters[0], chant.weapon};
    call.side = side;
    call.spell = chant.spell;
    absl::Status status = RunHooks(call, HookPoint::kChantRoll, &modifier);
    if (!status.ok()) return status;
  }
  Die* die = AddDie(play, chant.unit, chanters[0]);
  if (die == nullptr) return absl::OkStatus();
  die->flags = kChant;
  die->side = static_cast<uint8_t>(side);
  die->weapon = static_cast<uint8_t>(chant.weapon);
  die->modifier = static_cast<int16_t>(die->modifier + std::clamp<int64_t>(modifier, -1000, 1000));
  die->needed = static_cast<int16_t>(SpellOf(scene, chant).risk);
  return absl::OkStatus();
}

bool AddResistDice(Play& play, int side) {
  const Chant chant = ChantOf(play.state.batch.side[side]);
  const int noise = SpellOf(play.scene(), chant).noise;
  if (noise == 0) return false;
  bool any = false;
  for (const int model : TouchedBy(play.scene(), chant)) {
    const int unit = UnitOf(play.state, model);
    Die* die = AddDie(play, unit, model);
    if (die == nullptr) break;
    die->flags = kResist;
    die->side = static_cast<uint8_t>(side);
    die->modifier = static_cast<int16_t>(die->modifier + BraveryOf(play.scene(), unit));
    die->needed = static_cast<int16_t>(noise);
    any = true;
  }
  return any;
}

absl::Status CastSpell(Play& play, int side) {
  const Batch& batch = play.state.batch;
  const Chant chant = ChantOf(batch.side[side]);
  const Spell& spell = SpellOf(play.scene(), chant);
  ModelList affected = TouchedBy(play.scene(), chant);
  const auto resisted = [&](uint16_t model) {
    for (int i = 0; i < batch.count; ++i) {
      const Die& die = batch.dice[i];
      if ((die.flags & kResist) != 0 && die.side == side && die.model == model) {
        return (die.flags & kSuccess) != 0;
      }
    }
    return false;
  };
  affected.erase(std::remove_if(affected.begin(), affected.end(), resisted), affected.end());
  if (affected.empty() || !spell.on_cast) return absl::OkStatus();
  // Models of a unit follow one another.
  for (size_t i = 0; i < affected.size(); ++i) {
    const int unit = UnitOf(play.state, affected[i]);
    if (i > 0 && UnitOf(play.state, affected[i - 1]) == unit) continue;
    play.Tell(kSpellAffected, unit, chant.unit, chant.spell);
  }
  HookCall call{play, play.state.units[chant.unit].owner, chant.unit, -1, chant.weapon};
  call.side = side;
  call.spell = chant.spell;
  call.affected = affected;
  call.place = chant.middle;
  return RunContent(call, spell.on_cast, CastHook());
}

}  // namespace mallard::duckhammer
