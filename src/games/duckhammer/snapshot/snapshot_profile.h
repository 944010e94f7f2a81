// The profile of a unit, described once both ways; see mallard/frame/archive.h.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_PROFILE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_PROFILE_H_

#include <algorithm>
#include <iterator>

#include "absl/types/span.h"
#include "mallard/frame/archive.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/chance.h"
#include "mallard/primitives/plane.h"
#include "mallard/schemas/duckhammer_generated.h"
#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// Bounds of what training, wounds and mods can make of a model. Within them no sum that the rules
/// make overflows.
inline constexpr int kMostHp = 1000;
inline constexpr int kMostCost = 1000;
inline constexpr int kMostBonus = 50;
inline constexpr int kMostDice = 12;
inline constexpr int32_t kMostSize = 20 * kInch;

template <class Io, class Field, class D>
void DescribeDice(Io& io, const Field& field, D& dice) {
  io.Struct(
      field, [&] { return schema::duckhammer::Dice(dice.count, dice.sides); },
      [&](const schema::duckhammer::Dice& told) {
        if constexpr (Io::kReading) dice = {told.count(), told.sides()};
        return told.count() <= kMostDice && IsDieOf12(told.sides());
      });
}

template <class Io, class W>
void DescribeWeapon(Io& io, const GameContent& content, W& weapon) {
  io.Id(MALLARD_FIELD(name), weapon.weapon, content.weapons);
  io.Require(weapon.weapon != 0, "a weapon without a name");
  io.Enum(MALLARD_FIELD(kind), weapon.kind, WeaponKind::kMagic);
  DescribeDice(io, MALLARD_FIELD(damage), weapon.damage);
  io.Number(MALLARD_FIELD(range), weapon.range, 0, kPlaneLimit);
  io.Number(MALLARD_FIELD(spell_range), weapon.spell_range, 0, kPlaneLimit);
  int count = Size(weapon.abilities) - static_cast<int>(std::count(std::begin(weapon.abilities),
                                                                   std::end(weapon.abilities), 0));
  io.IdList(MALLARD_FIELD(abilities), count, absl::MakeSpan(weapon.abilities),
            content.weapon_abilities);
}

// An ability and the spell or quacktic it is about, where it is about one.
template <class Io, class A>
void DescribeAbility(Io& io, const GameContent& content, A& use) {
  io.Id(MALLARD_FIELD(name), use.ability, content.model_abilities);
  if (use.ability == 0) return io.Require(false, "an ability without a name");
  switch (content.model_abilities[use.ability - 1u].argument) {
    case ModelAbility::Argument::kNone:
      return io.Id(MALLARD_FIELD(argument), use.argument, absl::Span<const Spell>());
    case ModelAbility::Argument::kSpell:
      io.Id(MALLARD_FIELD(argument), use.argument, content.spells);
      break;
    case ModelAbility::Argument::kQuacktic:
      io.Id(MALLARD_FIELD(argument), use.argument, content.quacktics);
      break;
  }
  io.Require(use.argument != 0, "an ability that is about nothing");
}

template <class Io, class P>
void DescribeProfile(Io& io, const GameContent& content, P& profile) {
  if constexpr (Io::kReading) profile = Profile();  // Weapons that are not there have defaults.
  io.Id(MALLARD_FIELD(model), profile.model, content.models);
  io.Id(MALLARD_FIELD(monster), profile.monster, content.monsters);
  io.Id(MALLARD_FIELD(faction), profile.faction, content.factions);
  io.Number(MALLARD_FIELD(grade), profile.grade, 0, kGrades - 1);
  io.Number(MALLARD_FIELD(full_strength), profile.full_strength, 1, kMaxUnitModels);
  io.Enum(MALLARD_FIELD(flyer), profile.flyer, Gait::kFast);
  io.Enum(MALLARD_FIELD(swimmer), profile.swimmer, Gait::kFast);
  io.Number(MALLARD_FIELD(cost), profile.cost, 0, kMostCost);
  io.Number(MALLARD_FIELD(hp), profile.hp, 1, kMostHp);
  io.Number(MALLARD_FIELD(armor), profile.armor, -kMostBonus, kMostBonus);
  io.Number(MALLARD_FIELD(bravery), profile.bravery, -kMostBonus, kMostBonus);
  DescribeDice(io, MALLARD_FIELD(charge), profile.charge);
  io.Number(MALLARD_FIELD(movement), profile.movement, 0, kPlaneLimit);
  io.Number(MALLARD_FIELD(radius), profile.radius, 1, kMostSize);
  io.Number(MALLARD_FIELD(height), profile.height, 1, kMostSize);
  int abilities = 0;
  while (abilities < kMaxModelAbilities && profile.abilities[abilities].ability != 0) ++abilities;
  io.TableList(MALLARD_FIELD(abilities), abilities, kMaxModelAbilities, [&](auto& ability, int i) {
    DescribeAbility(ability, content, profile.abilities[i]);
  });
  io.TableList(MALLARD_FIELD(weapons), profile.weapon_count, kMaxWeapons,
               [&](auto& weapon, int i) { DescribeWeapon(weapon, content, profile.weapons[i]); });
}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_PROFILE_H_
