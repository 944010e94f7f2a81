#include "src/games/duckhammer_campaign/duckheim/market.h"

#include <algorithm>
#include <iterator>

#include "src/games/duckhammer/script/abilities.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/training.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

int PriceOfGear(const CampaignContent& content, const Company& hero, int weapon) {
  return At(content.weapon_prices[GradeOf(content, hero)], weapon);
}

// Whether a character may have a weapon at all, wherever.
Refusal CheckWeapon(const Position& position, int seat, const Company& hero, int weapon) {
  const CampaignContent& content = position.rules.content();
  if (!KnowsClass(content, hero, At(content.weapons, weapon).weapon_class)) {
    return Forbidden("the character does not know that type of weapon");
  }
  const int price = PriceOfGear(content, hero, weapon);
  if (price == CampaignContent::kNoPrice || price > GradeOf(content, hero)) {
    return Forbidden("the weapon costs more than the character's Grade allows");
  }
  return CheckRations(position, seat, std::max(0, price));
}

// How many hands the weapons of a profile take, natural ones none.
int HandsOf(const CampaignContent& content, const Profile& profile) {
  int hands = 0;
  for (int i = 0; i < profile.weapon_count; ++i) {
    switch (At(content.weapons, profile.weapons[i].weapon - 1).size) {
      case duckhammer::WeaponSize::kSmall:
        hands += 1;
        break;
      case duckhammer::WeaponSize::kLarge:
        hands += 2;
        break;
      default:
        break;
    }
  }
  return hands;
}

// Whether abilities that exclude each other would meet on a weapon.
bool AbilitiesClash(const CampaignContent& content, const duckhammer::WeaponProfile& weapon) {
  for (int i = 0; i < Size(weapon.abilities); ++i) {
    if (weapon.abilities[i] != 0 && duckhammer::CheckWeaponAbility(content, weapon, i)) return true;
  }
  return false;
}

// The character with the weapon in its place, and whatever it has learned for that place.
Company Armed(const CampaignContent& content, Company hero, int slot, int weapon) {
  if (hero.gear_count == 0) {
    const Profile& printed = content.Printed(hero.model - 1, hero.loadout);
    hero.gear_count = printed.weapon_count;
    for (int i = 0; i < printed.weapon_count; ++i) hero.gear[i] = printed.weapons[i].weapon;
  }
  const int place = slot == 0 ? hero.gear_count++ : slot - 1;
  Put(hero.gear[place], weapon + 1);
  return hero;
}

// Two small weapons or a large one, besides natural ones; whoever has more printed keeps as many.
Refusal CheckOutfit(const CampaignContent& content, const Company& hero, const Profile& before,
                    int slot, int weapon) {
  const Profile after = HealthyProfileOf(content, Armed(content, hero, slot, weapon));
  if (HandsOf(content, after) > std::max(2, HandsOf(content, before))) {
    return Forbidden("a character carries two small weapons or a large one");
  }
  for (int i = 0; i < after.weapon_count; ++i) {
    if (AbilitiesClash(content, after.weapons[i])) {
      return Forbidden("abilities that exclude each other would meet on the weapon");
    }
  }
  return kAllowed;
}

// Whether a weapon may come in the place of one that the character has; slot 0: beside them.
Refusal CheckSlot(const Profile& profile, int slot, int weapon) {
  if (slot == 0) {
    return profile.weapon_count < duckhammer::kMaxWeapons
               ? kAllowed
               : Forbidden("the character carries {most} weapons", duckhammer::kMaxWeapons);
  }
  if (slot > profile.weapon_count) {
    return Forbidden("the character has {count} weapons", profile.weapon_count);
  }
  return profile.weapons[slot - 1].weapon != weapon + 1 ? kAllowed
                                                        : Forbidden("it has that weapon there");
}

}  // namespace

Refusal CheckHirelings(const Position& position, int seat, int more) {
  const State& state = position.state;
  const int number = HeroOf(state, seat);
  if (number < 0) return kAllowed;
  const Profile profile = ProfileOf(position.rules.content(), state.companies[number]);
  const int most = std::max(0, profile.bravery + profile.grade);
  int models = 0;
  ForEachCompany(state, seat, [&](int c) {
    if (state.companies[c].hero == 0) models += state.companies[c].models;
  });
  if (models + more <= most) return kAllowed;
  return Forbidden("a character has at most {most} hirelings by Bravery and Grade", most);
}

Refusal CheckBuy(const Position& position, int seat, const Action& action) {
  if (Refusal no = CheckOwn(position.state, seat, action.args[0])) return no;
  const Company& hero = position.state.companies[action.args[0]];
  if (hero.hero == 0) return Forbidden("weapons are bought for characters");
  const Profile profile = HealthyProfileOf(position.rules.content(), hero);
  if (Refusal no = CheckSlot(profile, action.args[1], action.args[2])) return no;
  if (Refusal no = CheckWeapon(position, seat, hero, action.args[2])) return no;
  return CheckOutfit(position.rules.content(), hero, profile, action.args[1], action.args[2]);
}

void Buy(Play& play, int seat, const Action& action) {
  const CampaignContent& content = play.rules.content();
  Company& hero = play.state.companies[action.args[0]];
  hero = Armed(content, hero, action.args[1], action.args[2]);
  play.Tell(kGearBought, action.args[0], action.args[2]);
  ChangeRations(play, seat, -std::max(0, PriceOfGear(content, hero, action.args[2])));
}

bool ListMarket(const Position& position, int seat, Listing& out) {
  const CampaignContent& content = position.rules.content();
  const int number = HeroOf(position.state, seat);
  if (number < 0) return true;
  const Company& hero = position.state.companies[number];
  const Profile profile = HealthyProfileOf(content, hero);
  for (int weapon = 0; weapon < Size(content.weapons); ++weapon) {
    if (CheckWeapon(position, seat, hero, weapon)) continue;
    for (int slot = 0; slot <= profile.weapon_count; ++slot) {
      if (CheckSlot(profile, slot, weapon)) continue;
      if (CheckOutfit(content, hero, profile, slot, weapon)) continue;
      if (!out.One({kBuy, {number, slot, weapon}})) return false;
    }
  }
  return true;
}

}  // namespace mallard::duckhammer_campaign
