/// @file
/// What army builders need of Duckhammer: checking army lists, and the price of models, be they of
/// a ruleset or made at home.
///
/// All functions are pure and may be called by any thread. They take rulesets of the game
/// `duckhammer` and refuse others.
#ifndef MALLARD_DUCKHAMMER_H_
#define MALLARD_DUCKHAMMER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/ruleset.h"

namespace mallard::duckhammer {

/// @name Army lists
/// As text, a list is its units separated by semicolons or new lines. A unit is a model, how many
/// of them (1 when left out), and its weapons where the model offers a choice:
/// `quack_marine x10; honour_drake x4 oath_hammer bulwark`. The id of a ready army (content of kind
/// `army`) stands for its list.
/// @{

/// What is to be said about a list.
struct ArmyReport {
  std::vector<std::string> reasons;  ///< Why it is refused, all of them; none: it is allowed.
  int cost = 0;                      ///< Its army points.
  std::string text;                  ///< The list in its canonical form.
};

/// Checks a list against all rules of army building, those of scripts included. Fails only if the
/// list cannot be read, or a script fails.
absl::StatusOr<ArmyReport> CheckArmyList(const Ruleset& ruleset, absl::string_view list,
                                         int points);
/// @}

/// @name Prices
/// @{

/// One line of a price: what is paid for, and how much; negative for what makes it cheaper.
struct PriceLine {
  std::string label;
  int points = 0;
};

/// A price, or why there is none.
struct Price {
  std::vector<PriceLine> lines;      ///< They add up to `total`, unless that was raised to 1.
  std::vector<std::string> reasons;  ///< Why it cannot be priced, all of them; none: it can.
  int total = 0;                     ///< 0 while there are reasons.
  int listed = 0;                    ///< What the ruleset lists; 0 for what is not of it.
};

/// What kind of weapon it is.
enum class WeaponKind : uint8_t { kMelee, kRanged, kMagic };
/// How much of a model's hands it takes.
enum class WeaponSize : uint8_t { kSmall, kLarge };
/// How a model flies or swims.
enum class Gait : uint8_t { kNone, kSlow, kFast };

/// A weapon made at home. Ranges are in inches.
struct WeaponSheet {
  std::string name = "weapon";  ///< For the lines of the price.
  WeaponKind kind = WeaponKind::kMelee;
  WeaponSize size = WeaponSize::kSmall;
  std::string damage = "d6";           ///< Dice.
  int range = 2;                       ///< To fight or shoot.
  int spell_range = 0;                 ///< To chant; magic weapons only.
  std::vector<std::string> abilities;  ///< Ids of weapon abilities.
};

/// A model made at home.
struct ModelSheet {
  int grade = 1;
  int full_strength = 14;
  int hp = 6;
  int armor = 0;
  int bravery = 0;
  int movement = 6;  ///< Inches.
  std::string charge = "2d3";
  Gait flyer = Gait::kSlow;
  Gait swimmer = Gait::kSlow;
  int size = 1;                        ///< The area of its base, in usual bases.
  std::vector<std::string> abilities;  ///< Ids; with what one is about after a blank: "spell gale".
  std::vector<std::string> weapons;    ///< Ids of weapons of the ruleset ...
  std::vector<WeaponSheet> own_weapons;  ///< ... and weapons of its own.
};

/// The price of a model of the ruleset, with the weapons that are named after it as in an army
/// list: "honour_drake oath_hammer".
absl::StatusOr<Price> PriceListed(const Ruleset& ruleset, absl::string_view unit);
/// The price of a model made at home. Fails if the sheet cannot be understood (an unknown ability);
/// what breaks a rule is a reason why there is no price.
absl::StatusOr<Price> PriceSheet(const Ruleset& ruleset, const ModelSheet& sheet);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_DUCKHAMMER_H_
