#include "src/games/duckhammer_campaign/duckheim/market.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
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
  const Company& hero = state.companies[HeroOf(state, seat)];
  const Profile profile = ProfileOf(position.rules.content(), hero);
  const int most = std::clamp(profile.bravery + profile.grade, 0, MostModels(position.rules) - 1);
  int models = 0;
  ForEachCompany(state, seat, [&](int c) {
    if (state.companies[c].hero == 0) models += state.companies[c].models;
  });
  if (models + more <= most) return kAllowed;
  return Forbidden("a character has at most {most} hirelings by Bravery and Grade", most);
}

Refusal CheckHire(const Position& position, int seat, const Action& action) {
  const CampaignContent& content = position.rules.content();
  const int model = action.args[0], count = action.args[1];
  if (Refusal no = CheckNamed(content, model, count, action.args[2])) return no;
  if (At(content.models, model).character) return Forbidden("Characters are not for hire");
  if (CountCompanies(position.state, seat) >= MostCompanies(position.rules)) {
    return Forbidden("a player has at most {most} companies here", MostCompanies(position.rules));
  }
  if (Refusal no = CheckRations(position, seat, CostOf(content, action))) return no;
  return CheckHirelings(position, seat, count);
}

Refusal CheckBuy(const Position& position, int seat, const Action& action) {
  if (Refusal no = CheckOwn(position.state, seat, action.args[0])) return no;
  const Company& hero = position.state.companies[action.args[0]];
  if (hero.hero == 0) return Forbidden("weapons are bought for characters");
  const Profile profile = HealthyProfileOf(position.rules.content(), hero);
  if (Refusal no = CheckSlot(profile, action.args[1], action.args[2])) return no;
  return CheckWeapon(position, seat, hero, action.args[2]);
}

void Buy(Play& play, int seat, const Action& action) {
  const CampaignContent& content = play.rules.content();
  Company& hero = play.state.companies[action.args[0]];
  if (hero.gear_count == 0) {
    const Profile& printed = content.Printed(hero.model - 1, hero.loadout);
    hero.gear_count = printed.weapon_count;
    for (int i = 0; i < printed.weapon_count; ++i) hero.gear[i] = printed.weapons[i].weapon;
  }
  const int slot = action.args[1] == 0 ? hero.gear_count++ : action.args[1] - 1;
  Put(hero.gear[slot], action.args[2] + 1);
  play.Tell(kGearBought, action.args[0], action.args[2]);
  ChangeRations(play, seat, -std::max(0, PriceOfGear(content, hero, action.args[2])));
}

bool ListMarket(const Position& position, int seat, Listing& out) {
  const CampaignContent& content = position.rules.content();
  for (int model = 0; model < Size(content.models); ++model) {
    const Action action{kEnlist, {model, 1, 1}};
    if (!CheckHire(position, seat, action) && !out.One(action)) return false;
  }
  const int number = HeroOf(position.state, seat);
  const Company& hero = position.state.companies[number];
  const Profile profile = HealthyProfileOf(content, hero);
  for (int weapon = 0; weapon < Size(content.weapons); ++weapon) {
    if (CheckWeapon(position, seat, hero, weapon)) continue;
    for (int slot = 0; slot <= profile.weapon_count; ++slot) {
      if (CheckSlot(profile, slot, weapon)) continue;
      if (!out.One({kBuy, {number, slot, weapon}})) return false;
    }
  }
  return true;
}

}  // namespace mallard::duckhammer_campaign
