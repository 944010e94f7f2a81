#include "src/games/duckhammer/field/modified.h"

#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"

namespace mallard::duckhammer {
namespace {

// Whether some model of the unit can use the weapon, as far as marks go.
bool IsUsable(const Position& position, int unit, int weapon) {
  bool usable = false;
  ForEachOnMap(position.state, unit, [&](int model) {
    const uint8_t mark = position.state.models[model].weapon_marks[weapon];
    usable = usable || mark == 0 || !position.rules.content().marks[mark - 1u].unusable;
  });
  return usable;
}

bool Dives(const Position& position, const Subject& of) {
  return of.model >= 0 ? IsDiving(position, of.model) : position.state.units[of.unit].Has(kDiving);
}

// Whether all of that is so.
bool Holds(const Position& position, const Subject& of, uint16_t when) {
  if (when == 0) return true;
  const State& state = position.state;
  const auto fails = [when](uint16_t condition, auto holds) {
    return (when & condition) != 0 && !holds();
  };
  const auto in_step = [&of](Step step) { return of.step == static_cast<int>(step); };
  return !(fails(kWhenFlying, [&] { return state.units[of.unit].Has(kFlying); }) ||
           fails(kWhenChanting, [&] { return in_step(Step::kChant); }) ||
           fails(kWhenShooting, [&] { return in_step(Step::kShoot); }) ||
           fails(kWhenFighting, [&] { return in_step(Step::kFight); }) ||
           fails(kWhenMateAhead, [&] { return of.mate_ahead; }) ||
           fails(kWhenHurt, [&] { return state.units[of.unit].lost > 0; }) ||
           fails(kWhenPiledIn, [&] { return state.units[of.unit].Has(kPiledIn); }) ||
           fails(kWhenDiving, [&] { return Dives(position, of); }) ||
           fails(kWhenUsable, [&] { return IsUsable(position, of.unit, of.weapon); }) ||
           fails(kWhenTargetInCover, [&] { return of.target_in_cover; }) ||
           fails(kWhenTargetFlies,
                 [&] {
                   return of.target_model >= 0 &&
                          state.units[UnitOf(state, of.target_model)].Has(kFlying);
                 }) ||
           fails(kWhenTargetDives,
                 [&] { return of.target_model >= 0 && IsDiving(position, of.target_model); }));
}

// Gathers what modifiers make of a number.
class Sum {
 public:
  Sum(const Position& position, Quantity quantity)
      : position_(position), quantity_(quantity), spec_(At(QuantitySpecs(), quantity)) {}

  uint64_t bit() const { return uint64_t{1} << static_cast<int>(quantity_); }

  // Those for whoever has them; `times` as often.
  void AddOwn(const Modifiers& modifiers, const Subject& of, int times = 1) {
    if ((modifiers.own & bit()) == 0) return;
    for (const Modifier& modifier : modifiers.list) {
      if (modifier.of == quantity_ && modifier.whom == Modifier::Whom::kOwn) {
        Add(modifier, of, times);
      }
    }
  }

  void Add(const Modifier& modifier, const Subject& of, int times) {
    if (!Holds(position_, of, modifier.when)) return;
    if (!modifier.set) {
      added_ += times * modifier.value;
    } else if (!is_set_ || (modifier.value > set_) == spec_.highest) {
      is_set_ = true;
      set_ = modifier.value;
    }
  }

  int Of(int usual) const {
    return std::clamp((is_set_ ? set_ : usual) + added_, spec_.least, spec_.most);
  }

 private:
  const Position& position_;
  const Quantity quantity_;
  const QuantitySpec& spec_;
  int added_ = 0;
  int set_ = 0;
  bool is_set_ = false;
};

// Whether an earlier weapon of the unit has the ability: it counts once.
bool HasBefore(const Profile& profile, int weapon, uint8_t ability) {
  for (int w = 0; w < weapon; ++w) {
    const uint8_t(&abilities)[kMaxWeaponAbilities] = profile.weapons[w].abilities;
    if (std::find(std::begin(abilities), std::end(abilities), ability) != std::end(abilities)) {
      return true;
    }
  }
  return false;
}

void AddOfWeapon(const Position& position, const Subject& of, bool once, Sum& sum) {
  const Profile& profile = position.state.profiles[of.unit];
  for (const uint8_t number : profile.weapons[of.weapon].abilities) {
    if (number == 0) break;
    const Modifiers& modifiers = position.rules.content().weapon_abilities[number - 1u].modifiers;
    if ((modifiers.own & sum.bit()) == 0) continue;
    if (!once || !HasBefore(profile, of.weapon, number)) sum.AddOwn(modifiers, of);
  }
}

void AddOfMarks(const Position& position, const Subject& of, Sum& sum) {
  const auto& marks = position.rules.content().marks;
  const auto add = [&](int mark, int count) { sum.AddOwn(At(marks, mark).modifiers, of, count); };
  position.state.units[of.unit].marks.ForEach(add);
  if (of.model < 0) return;
  const Model& model = position.state.models[of.model];
  model.marks.ForEach(add);
  if (of.weapon < 0) return;
  if (const uint8_t mark = model.weapon_marks[of.weapon]; mark != 0) add(mark - 1, 1);
}

// A restriction of a quacktic that the unit keeps.
void AddOfRestriction(const Position& position, const Subject& of, Sum& sum) {
  const int owner = position.state.units[of.unit].owner;
  if (owner == kNobody) return;
  const Player& player = position.state.players[owner];
  if (player.quacktic == 0 || player.quacktic_unit != of.unit + 1) return;
  sum.AddOwn(position.rules.content().quacktics[player.quacktic - 1u].restriction, of);
}

// Whether a model of one unit is within that distance of the model asked about, or of any.
bool IsNear(const Position& position, int unit, const Subject& of, int32_t distance) {
  bool near = false;
  ForEachOnMap(position.state, unit, [&](int m) {
    ForEachOnMap(position.state, of.unit, [&](int other) {
      if (of.model >= 0 && other != of.model) return;
      near = near || WithinReach(position, m, other, WeaponKind::kMelee, distance);
    });
  });
  return near;
}

// Those of other units that reach as far.
void AddOfOthers(const Position& position, Quantity quantity, const Subject& of, Sum& sum) {
  const State& state = position.state;
  for (int owner = 0; owner <= kNobody; ++owner) {
    const auto whom = Enemies(owner, state.units[of.unit].owner) ? Modifier::Whom::kEnemies
                                                                 : Modifier::Whom::kFriends;
    ForEachUnitOnMap(state, owner, [&](int unit) {
      if (unit == of.unit) return;
      for (const AbilityUse& use : state.profiles[unit].abilities) {
        if (use.ability == 0) break;
        const Modifiers& modifiers =
            position.rules.content().model_abilities[use.ability - 1u].modifiers;
        if ((modifiers.others & sum.bit()) == 0) continue;
        for (const Modifier& modifier : modifiers.list) {
          if (modifier.of == quantity && modifier.whom == whom &&
              IsNear(position, unit, of, modifier.within)) {
            sum.Add(modifier, of, 1);
          }
        }
      }
    });
  }
}

}  // namespace

int Modified(const Position& position, Quantity quantity, const Subject& subject, int usual) {
  const GameContent& content = position.rules.content();
  const ModifierIndex& index = content.modifiers;
  const uint64_t bit = uint64_t{1} << static_cast<int>(quantity);
  if (((index.own | index.others) & bit) == 0) return usual;
  const Profile& profile = position.state.profiles[subject.unit];
  // Whether a weapon is usable is asked of each weapon.
  const auto always = static_cast<uint16_t>(At(index.always, quantity) & ~kWhenUsable);
  if (!Holds(position, subject, always)) return usual;
  Sum sum(position, quantity);
  for (const AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    sum.AddOwn(content.model_abilities[use.ability - 1u].modifiers, subject);
  }
  if (IsOfWeapon(quantity)) {
    if (subject.weapon >= 0) AddOfWeapon(position, subject, /*once=*/false, sum);
  } else {
    Subject of = subject;
    for (of.weapon = 0; of.weapon < profile.weapon_count; ++of.weapon) {
      AddOfWeapon(position, of, /*once=*/true, sum);
    }
  }
  if ((index.marks & bit) != 0) AddOfMarks(position, subject, sum);
  AddOfRestriction(position, subject, sum);
  if ((index.others & bit) != 0) AddOfOthers(position, quantity, subject, sum);
  return sum.Of(usual);
}

bool Allowed(const Position& position, Quantity permission, const Subject& subject, bool usual) {
  return Modified(position, permission, subject, usual ? 1 : 0) != 0;
}

int32_t RangeOf(const Position& position, int unit, int weapon) {
  const int32_t range = position.state.profiles[unit].weapons[weapon].range;
  const int more = Modified(position, Quantity::kRange, {unit, -1, weapon}, 0);
  return std::max(0, range + more * kInch);
}

}  // namespace mallard::duckhammer
