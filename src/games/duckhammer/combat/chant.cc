#include "src/games/duckhammer/combat/chant.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_range.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

constexpr int kProximityModifier = -4;

const Spell& SpellOf(const Position& position, const Chant& chant) {
  return At(position.rules.content().spells, chant.spell);
}

const WeaponProfile& WeaponOf(const Position& position, const Chant& chant) {
  return position.state.profiles[chant.unit].weapons[chant.weapon];
}

// The ability that lets a weapon chant beyond its range; null if it has none.
const WeaponAbility* LongRangeOf(const Position& position, const Chant& chant) {
  for (const uint8_t number : WeaponOf(position, chant).abilities) {
    if (number == 0) break;
    const WeaponAbility& ability = position.rules.content().weapon_abilities[number - 1u];
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
void ForEachInArea(const Position& position, const Chant& chant, Visit visit) {
  const State& state = position.state;
  const Spell& spell = SpellOf(position, chant);
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

bool SeenByAny(const Position& position, const ModelList& viewers, int model) {
  return std::any_of(viewers.begin(), viewers.end(), [&](int other) {
    return other == model || SeesModel(position, other, model) != SightLevel::kNone;
  });
}

// Whether the chant touches any model; with `unit` not -1, any of that unit.
bool TouchesAny(const Position& position, const Chant& chant, const ModelList& chanters, int unit) {
  const bool needs_sight = SpellOf(position, chant).needs_sight;
  bool touches = false;
  ForEachInArea(position, chant, [&](int u, int m) {
    touches = (unit < 0 || u == unit) && (!needs_sight || SeenByAny(position, chanters, m));
    return !touches;
  });
  return touches;
}

// The best place for a chant meant for `target`: on the model whose place touches most; false if
// none will do.
bool BestPlace(const Position& position, Chant& chant, int target, int must_touch) {
  const State& state = position.state;
  const Unit& unit = state.units[target];
  int most = 0;
  Point best;
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    if (state.models[m].status != ModelStatus::kInPlay) continue;
    chant.middle = state.models[m].at();
    if (CheckChant(position, chant, must_touch)) continue;
    int touched = 0;
    ForEachInArea(position, chant, [&](int u, int) {
      touched += Enemies(state.units[u].owner, state.units[chant.unit].owner) ==
                         (SpellOf(position, chant).whom != Spell::Whom::kFriends)
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
int32_t FurthestTouched(const Position& position, const Chant& chant, const ModelList& chanters) {
  int32_t furthest = 0;
  for (const int touched : TouchedBy(position, chant, chanters)) {
    for (const int chanter : chanters) {
      furthest = std::max(furthest, WeaponDistance(position, chanter, touched, WeaponKind::kMagic));
    }
  }
  return furthest;
}

// The models that a chant touches now.
ModelList TouchedNow(const Position& position, const Chant& chant) {
  const bool needs_sight = SpellOf(position, chant).needs_sight;
  return TouchedBy(position, chant, needs_sight ? Chanters(position, chant) : ModelList());
}

}  // namespace

Chant ChantOf(const Side& side) {
  return {side.unit, side.spell - 1, side.weapon, {side.x, side.y}};
}

Chant ChantOf(const Action& action) {
  return {action.args[0], action.args[1], action.args[2] - 1, {action.args[3], action.args[4]}};
}

bool KnowsSpell(const Position& position, int unit, int spell) {
  for (const AbilityUse& use : position.state.profiles[unit].abilities) {
    if (use.ability == 0) break;
    const ModelAbility& ability = position.rules.content().model_abilities[use.ability - 1u];
    if ((ability.grants_spell && use.argument == spell + 1) ||
        std::find(ability.spells.begin(), ability.spells.end(), spell) != ability.spells.end()) {
      return true;
    }
  }
  return false;
}

ModelList Chanters(const Position& position, const Chant& chant) {
  const State& state = position.state;
  const Circle area{chant.middle, SpellOf(position, chant).radius};
  const int32_t range = WeaponOf(position, chant).spell_range;
  const bool unlimited = LongRangeOf(position, chant) != nullptr;
  const int32_t radius = state.profiles[chant.unit].radius;
  const int32_t ground = GroundUnder(position, chant.middle).height;
  ModelList chanters;
  ForEachOnMap(state, chant.unit, [&](int m) {
    // From the edge of the base to the furthest point of the area.
    const int32_t across = CoveringRange({state.models[m].at(), radius}, area);
    if (!unlimited) {
      if (across > range) return;
      const int32_t rise = ground - BodyOf(position, m).bottom;
      if (RangeOver(RangeKind::kClose, across, rise, RangeRules()) > range) return;
    }
    if (WeaponUsable(position, m, chant.weapon, Step::kChant)) {
      chanters.push_back(static_cast<uint16_t>(m));
    }
  });
  return chanters;
}

ModelList TouchedBy(const Position& position, const Chant& chant, const ModelList& chanters) {
  const bool needs_sight = SpellOf(position, chant).needs_sight;
  ModelList touched;
  ForEachInArea(position, chant, [&](int, int m) {
    if (!needs_sight || SeenByAny(position, chanters, m))
      touched.push_back(static_cast<uint16_t>(m));
    return true;
  });
  return touched;
}

int64_t PlainChantModifier(const Position& position, const Chant& chant,
                           const ModelList& chanters) {
  const Subject chanter{chant.unit, -1, chant.weapon, static_cast<int>(Step::kChant)};
  int64_t modifier = Size(chanters) + Modified(position, Quantity::kChant, chanter, 0);
  const int near = Modified(position, Quantity::kProximity, chanter, kProximityModifier);
  if (near != 0 && std::any_of(chanters.begin(), chanters.end(),
                               [&](int m) { return InEnemyFightRange(position, m); })) {
    modifier += near;
  }
  if (const WeaponAbility* ability = LongRangeOf(position, chant); ability != nullptr) {
    const int32_t beyond =
        FurthestTouched(position, chant, chanters) - WeaponOf(position, chant).spell_range;
    if (beyond > 0) {
      modifier += (beyond + ability->long_range_step - 1) / ability->long_range_step *
                  int64_t{ability->long_range_penalty};
    }
  }
  return modifier;
}

int ChantFaces(const Position& position, const Chant& chant, const ModelList& chanters) {
  const int64_t modifier = PlainChantModifier(position, chant, chanters);
  return static_cast<int>(
      std::clamp<int64_t>(13 - SpellOf(position, chant).risk + modifier, 0, 12));
}

Refusal CheckChant(const Position& position, const Chant& chant, int must_touch) {
  const State& state = position.state;
  if (!Contains(MapOf(state), chant.middle)) {
    return Senseless("the middle of the area lies off the map");
  }
  if (!KnowsSpell(position, chant.unit, chant.spell)) {
    return Forbidden("unit {unit} does not know that spell", chant.unit);
  }
  if (chant.weapon < 0 || chant.weapon >= state.profiles[chant.unit].weapon_count ||
      WeaponOf(position, chant).kind != WeaponKind::kMagic) {
    return Forbidden("weapon {weapon} of unit {unit} is not magic", chant.weapon + 1, chant.unit);
  }
  const ModelList chanters = Chanters(position, chant);
  if (chanters.empty()) {
    return Forbidden("the spell range of no model covers the whole area");
  }
  if (!TouchesAny(position, chant, chanters, must_touch)) {
    return must_touch < 0 ? Forbidden("the spell would touch nobody")
                          : Forbidden("the spell would not touch unit {unit}", must_touch);
  }
  return kAllowed;
}

bool VisitChants(const Position& position, int unit, int must_touch,
                 absl::FunctionRef<bool(const Chant&)> visit) {
  const State& state = position.state;
  const Profile& profile = state.profiles[unit];
  if (std::none_of(profile.weapons, profile.weapons + profile.weapon_count,
                   [](const WeaponProfile& w) { return w.kind == WeaponKind::kMagic; })) {
    return true;
  }
  for (int spell = 0; spell < Size(position.rules.content().spells); ++spell) {
    if (!KnowsSpell(position, unit, spell)) continue;
    for (int w = 0; w < profile.weapon_count; ++w) {
      if (profile.weapons[w].kind != WeaponKind::kMagic) continue;
      Chant chant{unit, spell, w, {}};
      const Spell::Whom whom = SpellOf(position, chant).whom;
      for (int target = 0; target < kUnitSlots; ++target) {
        if (must_touch >= 0 && target != must_touch) continue;
        const int owner = state.units[target].owner;
        // A spell on everybody is best put on enemies.
        if (state.units[target].alive == 0 || !IsMeantFor(whom, state.units[unit].owner, owner) ||
            (whom == Spell::Whom::kAll && !Enemies(owner, state.units[unit].owner))) {
          continue;
        }
        if (BestPlace(position, chant, target, must_touch) && !visit(chant)) return false;
      }
    }
  }
  return true;
}

bool IsTouchedEnemy(const Position& position, const Side& side, int unit) {
  if (!Enemies(position.state.units[side.unit].owner, position.state.units[unit].owner))
    return false;
  const Chant chant = ChantOf(side);
  return TouchesAny(position, chant, Chanters(position, chant), unit);
}

absl::Status AddChantDie(Play& play, int side) {
  const Position position = play.position();
  const Chant chant = ChantOf(play.state.batch.side[side]);
  const ModelList chanters = Chanters(position, chant);
  if (chanters.empty()) return absl::OkStatus();
  int64_t modifier = PlainChantModifier(position, chant, chanters);
  if (HasHook(position, chant.unit, HookPoint::kChantRoll)) {
    HookCall call{play, play.state.units[chant.unit].owner, chant.unit, chanters[0], chant.weapon};
    call.side = side;
    call.spell = chant.spell;
    absl::Status status = RunHooks(call, HookPoint::kChantRoll, &modifier);
    if (!status.ok()) return status;
  }
  Die* die = AddDie(play, chant.unit, chanters[0]);
  if (die == nullptr) return absl::OkStatus();
  die->flags = kChant;
  Put(die->side, side);
  Put(die->weapon, chant.weapon);
  Put(die->modifier, die->modifier + std::clamp<int64_t>(modifier, -1000, 1000));
  Put(die->needed, SpellOf(position, chant).risk);
  return absl::OkStatus();
}

bool AddResistDice(Play& play, int side) {
  const Chant chant = ChantOf(play.state.batch.side[side]);
  const int noise = SpellOf(play.position(), chant).noise;
  if (noise == 0) return false;
  bool any = false;
  for (const int model : TouchedNow(play.position(), chant)) {
    const int unit = UnitOf(play.state, model);
    Die* die = AddDie(play, unit, model);
    if (die == nullptr) break;
    die->flags = kResist;
    Put(die->side, side);
    Put(die->modifier, die->modifier + BraveryOf(play.position(), unit) +
                           Modified(play.position(), Quantity::kResist, {unit, model}, 0));
    Put(die->needed, noise);
    any = true;
  }
  return any;
}

absl::Status CastSpell(Play& play, int side) {
  const Batch& batch = play.state.batch;
  const Chant chant = ChantOf(batch.side[side]);
  const Spell& spell = SpellOf(play.position(), chant);
  ModelList affected = TouchedNow(play.position(), chant);
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
