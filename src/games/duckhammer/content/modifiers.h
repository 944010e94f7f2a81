// Modifiers: what abilities, marks and restrictions change in the rules, as plain data. Packs name
// a number of the rules and what becomes of it, or what is forbidden or allowed, and when; that
// compiles to numbers, so that asking costs no function of Lua. field/modified.h asks.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_MODIFIERS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_MODIFIERS_H_

#include <array>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"

namespace mallard::duckhammer {

/// The numbers of the rules that can be changed. Those up to kBeCountered are asked of a unit,
/// those from kChant on of a weapon in use. The last ones of each are permissions: 1 or 0.
enum class Quantity : uint8_t {
  kActivations,     ///< In a Combat phase.
  kAllowance,       ///< Inches beyond what it may go, moving or charging.
  kLandCost,        ///< Of an inch, on foot.
  kWadeCost,        ///< The same, in water ...
  kDiveCost,        ///< ... under it ...
  kFlyCost,         ///< ... and in the air.
  kChargeDice,      ///< Beyond those of the profile.
  kCounterLater,    ///< How many steps after that of the attack it may counter with ...
  kCounterEarlier,  ///< ... and how many before.
  kHitsOn,          ///< What attack rolls must reach.
  kAttacked,        ///< Added to attack rolls against it.
  kArmor,
  kBravery,
  kMorale,     ///< Added to these rolls.
  kResist,     ///< The same.
  kRetaliate,  ///< The same.
  kSurface,    ///< The same.
  kWalking,    ///< Permissions: to go on foot, moving, charging or piling in ...
  kFlying,     ///< ... in the air ...
  kDiving,     ///< ... and under water,
  kCharging,
  kPilingIn,
  kRetaliating,
  kCountering,
  kBeCountered,
  kChant,  ///< Added to chant rolls.
  kAttack,
  kOwnGrade,       ///< Percent of it that counts in attack rolls.
  kTargetGrade,    ///< The same.
  kProximity,      ///< Added within an enemy's fight range.
  kCover,          ///< Added against targets in Cover.
  kAgainstFlying,  ///< Added against targets in flight.
  kAgainstDiving,  ///< The same against divers.
  kAttacks,        ///< Attack dice of a model.
  kPriority,       ///< Higher is resolved first.
  kRange,          ///< Inches beyond that of the weapon, to fight and shoot.
  kChanting,       ///< Permissions: to use the weapon so.
  kShooting,
  kFighting,
};
inline constexpr int kQuantities = static_cast<int>(Quantity::kFighting) + 1;
static_assert(kQuantities <= 64);

/// What must be so for a modifier to count.
enum Condition : uint16_t {
  kWhenFlying = 1 << 0,
  kWhenDiving = 1 << 1,
  kWhenHurt = 1 << 2,     ///< The unit has lost a model.
  kWhenPiledIn = 1 << 3,  ///< In this round.
  kWhenUsable = 1 << 4,   ///< Some model of the unit can use the weapon with the ability.
  kWhenChanting = 1 << 5,
  kWhenShooting = 1 << 6,
  kWhenFighting = 1 << 7,
  kWhenTargetFlies = 1 << 8,
  kWhenTargetDives = 1 << 9,
  kWhenTargetInCover = 1 << 10,
  kWhenMateAhead = 1 << 11,  ///< A unit mate was ahead of the model at the start.
};

struct Modifier {
  Quantity of = Quantity::kActivations;
  bool set = false;  ///< Instead of the usual number; else it is added.
  enum class Whom : uint8_t { kOwn, kFriends, kEnemies } whom = Whom::kOwn;
  int16_t value = 0;
  uint16_t when = 0;   ///< Conditions; all of them.
  int32_t within = 0;  ///< For others: how near a model with the ability must be.
};

/// Those of one entry.
struct Modifiers {
  std::vector<Modifier> list;
  uint64_t own = 0;     ///< Bit q: some change that quantity of whoever has them ...
  uint64_t others = 0;  ///< ... or of others near by.

  void Add(const Modifier& modifier) {
    list.push_back(modifier);
    (modifier.whom == Modifier::Whom::kOwn ? own : others) |= uint64_t{1}
                                                              << static_cast<int>(modifier.of);
  }
};

/// What a ruleset's modifiers have in common, so that most questions are answered at once.
struct ModifierIndex {
  uint64_t own = 0;                               ///< Of abilities, marks and restrictions.
  uint64_t marks = 0;                             ///< Of the marks among them.
  uint64_t others = 0;                            ///< Of abilities, for those near by.
  std::array<uint16_t, kQuantities> always = {};  ///< Conditions that all of a quantity share.

  void Add(const Modifiers& modifiers, bool of_mark) {
    for (const Modifier& modifier : modifiers.list) {
      const auto number = static_cast<size_t>(modifier.of);
      const uint64_t bit = uint64_t{1} << number;
      const bool first = ((own | others) & bit) == 0;
      always[number] =
          static_cast<uint16_t>(first ? modifier.when : always[number] & modifier.when);
      (modifier.whom == Modifier::Whom::kOwn ? own : others) |= bit;
      if (of_mark) marks |= bit;
    }
  }
};

/// What packs and rules know of a quantity.
struct QuantitySpec {
  Quantity quantity;
  const char* name;  ///< In packs; permissions: of what is permitted.
  const char* doc;
  int least, most;      ///< What can come of it.
  bool highest = true;  ///< Of several that are `set` the highest counts; else the lowest.
  uint16_t known = 0;   ///< Conditions that are known where it is asked, beside those of the unit.
};
/// All of them, by quantity.
absl::Span<const QuantitySpec> QuantitySpecs();
constexpr bool IsPermission(Quantity quantity) {
  return (quantity >= Quantity::kWalking && quantity <= Quantity::kBeCountered) ||
         quantity >= Quantity::kChanting;
}
/// Asked of the weapon in use; others of a unit with all its weapons.
constexpr bool IsOfWeapon(Quantity quantity) { return quantity >= Quantity::kChant; }

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_MODIFIERS_H_
