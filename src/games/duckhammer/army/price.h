// The price of a model, line by line: Duckhammer's rules of balance as a function.
//
// Points gather as costs (`up`) and rewards (`down`) on top of the base of the model's Full
// Strength and Grade; the models a unit is short of its bracket's maximum pay for some of the
// costs. Prices move in whole steps (2 inches of movement, 4 inches of a ranged weapon): what lies
// between two steps has no price and is refused with the reason. Pure functions; anyone may call
// them, for content, home-made models and tools.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_PRICE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_PRICE_H_

#include <string>

#include "absl/types/span.h"
#include "mallard/duckhammer.h"
#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// The lines in one text: "base 6, Armor 1: +1, ...".
std::string PriceText(const Price& price);

/// What a weapon adds to the price of a model of that Grade; may be below 0. `name` is what its
/// lines call it.
Price PriceWeapon(const GameContent& content, const WeaponProfile& weapon, WeaponSize size,
                  int grade, const std::string& name = "weapon");

/// A weapon of a model besides its profile.
struct PricedWeapon {
  WeaponSize size = WeaponSize::kSmall;
  std::string name = "weapon";
};

/// The price of a model: `profile` with its weapons, of which `weapons` tells the rest in the same
/// order, on a base of `size` usual bases.
Price PriceProfile(const GameContent& content, const Profile& profile, int size,
                   absl::Span<const PricedWeapon> weapons);

/// The same for a model of the content with a loadout.
Price PriceModel(const GameContent& content, int model, int loadout);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_PRICE_H_
