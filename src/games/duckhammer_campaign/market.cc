// Duckheim: what players hire and buy between battles.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/heroes.h"
#include "src/games/duckhammer_campaign/training.h"

namespace mallard::duckhammer_campaign {
namespace {

int PriceOfGear(const CampaignContent& content, const Company& hero, int weapon) {
  return content.weapon_prices[GradeOf(content, hero)][static_cast<size_t>(weapon)];
}

}  // namespace

bool KnowsClass(const CampaignContent& content, const Company& company, int weapon_class) {
  for (const std::vector<int>& slot : ModelOf(content, company).slots) {
    for (const int weapon : slot) {
      if (content.weapons[static_cast<size_t>(weapon)].weapon_class == weapon_class) return true;
    }
  }
  for (int i = 0; i < company.trainings; ++i) {
    const Trained& trained = company.trained[i];
    const bool taught = content.trainings[trained.option - 1u].effect == Effect::kWeaponClass;
    if (taught && trained.first == weapon_class) return true;
  }
  return false;
}

absl::Status CheckHirelings(const Sitting& sitting, int seat, int more) {
  const State& state = sitting.state;
  const Company& hero = state.companies[HeroOf(state, seat)];
  const Profile profile = ProfileOf(sitting.content(), hero);
  const int most = std::clamp(profile.bravery + profile.grade, 0, MostModels(sitting.rules) - 1);
  int models = 0;
  ForEachCompany(state, seat, [&](int c) {
    if (state.companies[c].hero == 0) models += state.companies[c].models;
  });
  if (models + more <= most) return absl::OkStatus();
  return Refused(absl::StrCat("a character has at most ", most, " hirelings by Bravery and Grade"));
}

absl::Status CheckHire(const Sitting& sitting, int seat, const Action& action) {
  const CampaignContent& content = sitting.content();
  if (action.args[0] < 0 || static_cast<size_t>(action.args[0]) >= content.models.size()) {
    return absl::InvalidArgumentError("there is no such model");
  }
  const duckhammer::ModelEntry& model = content.models[static_cast<size_t>(action.args[0])];
  if (model.character) return Refused("Characters are not for hire");
  if (action.args[1] < 1 || action.args[1] > model.profile.full_strength || action.args[2] < 1 ||
      action.args[2] > model.loadouts() ||
      model.SameLoadout(action.args[2] - 1) != action.args[2] - 1) {
    return absl::InvalidArgumentError("there is no such company");
  }
  if (CountCompanies(sitting.state, seat) >= MostCompanies(sitting.rules)) {
    return Refused(
        absl::StrCat("a player has at most ", MostCompanies(sitting.rules), " companies here"));
  }
  if (model.profile.cost * action.args[1] > sitting.state.players[seat].rations) {
    return Refused("there are not enough rations");
  }
  return CheckHirelings(sitting, seat, action.args[1]);
}

absl::Status CheckBuy(const Sitting& sitting, int seat, const Action& action) {
  const CampaignContent& content = sitting.content();
  const int number = action.args[0];
  if (absl::Status s = CheckOwn(sitting.state, seat, number); !s.ok()) return s;
  const Company& hero = sitting.state.companies[number];
  if (hero.hero == 0) return Refused("weapons are bought for characters");
  if (action.args[2] < 0 || static_cast<size_t>(action.args[2]) >= content.weapons.size()) {
    return absl::InvalidArgumentError("there is no such weapon");
  }
  const Profile profile = HealthyProfileOf(content, hero);
  const bool more = action.args[1] == 0;
  if (action.args[1] < 0 || action.args[1] > profile.weapon_count ||
      (more && profile.weapon_count >= duckhammer::kMaxWeapons)) {
    return absl::InvalidArgumentError("there is no such place for a weapon");
  }
  if (!more && profile.weapons[action.args[1] - 1].weapon == action.args[2] + 1) {
    return Refused("it has that weapon there");
  }
  const duckhammer::Weapon& weapon = content.weapons[static_cast<size_t>(action.args[2])];
  if (!KnowsClass(content, hero, weapon.weapon_class)) {
    return Refused("the character does not know that type of weapon");
  }
  const int price = PriceOfGear(content, hero, action.args[2]);
  if (price == CampaignContent::kNoPrice || price > profile.grade) {
    return Refused("the weapon costs more than the character's Grade allows");
  }
  return std::max(0, price) <= sitting.state.players[seat].rations
             ? absl::OkStatus()
             : Refused("there are not enough rations");
}

void Buy(Play& play, int seat, const Action& action) {
  const CampaignContent& content = play.content();
  Company& hero = play.state.companies[action.args[0]];
  if (hero.gear_count == 0) {
    const Profile printed = content.ProfileOf(hero.model - 1, hero.loadout);
    hero.gear_count = printed.weapon_count;
    for (int i = 0; i < printed.weapon_count; ++i) hero.gear[i] = printed.weapons[i].weapon;
  }
  const int slot = action.args[1] == 0 ? hero.gear_count++ : action.args[1] - 1;
  hero.gear[slot] = static_cast<uint8_t>(action.args[2] + 1);
  play.Tell(kGearBought, action.args[0], action.args[2]);
  ChangeRations(play, seat, -std::max(0, PriceOfGear(content, hero, action.args[2])));
}

bool VisitMarket(const Sitting& sitting, int seat, ActionVisitor visit) {
  const CampaignContent& content = sitting.content();
  for (int model = 0; model < static_cast<int>(content.models.size()); ++model) {
    const Action action{kEnlist, {model, 1, 1}};
    if (CheckHire(sitting, seat, action).ok() && !visit(action)) return false;
  }
  const int hero = HeroOf(sitting.state, seat);
  const int slots = HealthyProfileOf(content, sitting.state.companies[hero]).weapon_count;
  for (int weapon = 0; weapon < static_cast<int>(content.weapons.size()); ++weapon) {
    for (int slot = 0; slot <= slots; ++slot) {
      const Action action{kBuy, {hero, slot, weapon}};
      if (CheckBuy(sitting, seat, action).ok() && !visit(action)) return false;
    }
  }
  return true;
}

}  // namespace mallard::duckhammer_campaign
