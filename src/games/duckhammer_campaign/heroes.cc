#include "src/games/duckhammer_campaign/heroes.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/training.h"
#include "src/games/duckhammer_campaign/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

// Making a character ---------------------------------------------------------------------------

int PointsSpent(const Company& hero) {
  int points = 0;
  for (const uint8_t value : hero.attributes) points += value;
  return points;
}

absl::Status CheckHero(const Sitting& sitting, const Action& action) {
  const CampaignContent& content = sitting.content();
  if (action.args[0] < 0 || static_cast<size_t>(action.args[0]) >= content.models.size()) {
    return absl::InvalidArgumentError("there is no such model");
  }
  const duckhammer::ModelEntry& model = content.models[static_cast<size_t>(action.args[0])];
  if (action.args[1] < 1 || action.args[1] > model.loadouts() ||
      model.SameLoadout(action.args[1] - 1) != action.args[1] - 1) {
    return absl::InvalidArgumentError("there is no such choice of weapons");
  }
  if (model.character) return Refused("a character is made of a model without a name");
  if (model.profile.grade != sitting.rules.configuration().Int("grade")) {
    return Refused(absl::StrCat("characters are of Grade ",
                                sitting.rules.configuration().Int("grade"), " here"));
  }
  return absl::OkStatus();
}

absl::Status CheckAttributePoint(const Sitting& sitting, const Company& hero, int attribute,
                                 bool back) {
  if (attribute < 0 || static_cast<size_t>(attribute) >= sitting.content().attributes.size()) {
    return absl::InvalidArgumentError("there is no such attribute");
  }
  if (hero.model == 0) return Refused("choose a model first");
  const int value = hero.attributes[attribute];
  if (back) return value > 0 ? absl::OkStatus() : Refused("there is no point in it");
  if (PointsSpent(hero) >= hero.level) return Refused("there are no points left");
  return value < GradeOf(sitting.content(), hero)
             ? absl::OkStatus()
             : Refused("an attribute goes no higher than the Grade");
}

absl::Status CheckMaking(const Sitting& sitting, int seat, const Action& action) {
  const Company& hero = sitting.state.companies[FirstCompany(seat)];
  switch (action.kind) {
    case kHero:
      return CheckHero(sitting, action);
    case kAttribute:
      return CheckAttributePoint(sitting, hero, action.args[0], false);
    case kTakeBack:
      return CheckAttributePoint(sitting, hero, action.args[0], true);
    case kReady:
      return hero.model != 0 ? absl::OkStatus() : Refused("choose a model first");
    default:
      return Refused("make a character: hero, attribute, take_back or ready");
  }
}

bool VisitMaking(const Sitting& sitting, int seat, ActionVisitor visit) {
  const CampaignContent& content = sitting.content();
  if (CheckMaking(sitting, seat, {kReady, {}}).ok() && !visit({kReady, {}})) return false;
  for (const ActionKind kind : {kAttribute, kTakeBack}) {
    for (int i = 0; i < static_cast<int>(content.attributes.size()); ++i) {
      const Action action{kind, {i}};
      if (CheckMaking(sitting, seat, action).ok() && !visit(action)) return false;
    }
  }
  for (int model = 0; model < static_cast<int>(content.models.size()); ++model) {
    for (int l = 1; l <= content.models[static_cast<size_t>(model)].loadouts(); ++l) {
      const Action action{kHero, {model, l}};
      if (CheckHero(sitting, action).ok() && !visit(action)) return false;
    }
  }
  return true;
}

absl::Status ApplyMaking(Play& play, int seat, const Action& action) {
  Company& hero = play.state.companies[FirstCompany(seat)];
  switch (action.kind) {
    case kHero: {
      hero = NewCompany(play.content(), action.args[0], action.args[1] - 1, 1);
      hero.hero = 1;
      break;
    }
    case kAttribute:
      ++hero.attributes[action.args[0]];
      break;
    case kTakeBack:
      --hero.attributes[action.args[0]];
      break;
    default:
      play.state.players[seat].ready = 1;
      play.state.asked = static_cast<uint8_t>(play.state.asked & ~(1 << seat));
  }
  return absl::OkStatus();
}

// The market -----------------------------------------------------------------------------------

int PriceOfGear(const CampaignContent& content, const Company& hero, int weapon) {
  return content.weapon_prices[GradeOf(content, hero)][static_cast<size_t>(weapon)];
}

// Tending --------------------------------------------------------------------------------------

absl::Status CheckTending(const Sitting& sitting, int seat, const Action& action) {
  if (action.kind == kPass) return absl::OkStatus();
  if (action.kind != kTend) return Refused("tend a company, or pass");
  if (absl::Status s = CheckOwn(sitting.state, seat, action.args[0]); !s.ok()) return s;
  return sitting.state.companies[action.args[0]].hero == 0
             ? absl::OkStatus()
             : Refused("a character's own Bravery helps it anyway");
}

bool VisitTending(const Sitting& sitting, int seat, ActionVisitor visit) {
  if (!visit({kPass, {}})) return false;
  bool go_on = true;
  ForEachCompany(sitting.state, seat, [&](int c) {
    const Action action{kTend, {c}};
    if (go_on && CheckTending(sitting, seat, action).ok()) go_on = visit(action);
  });
  return go_on;
}

absl::Status ApplyTending(Play& play, int seat, const Action& action) {
  if (action.kind == kTend) {
    play.state.players[seat].tended = static_cast<uint8_t>(action.args[0] + 1);
  }
  ++play.state.turn;
  play.AskNobody();
  return absl::OkStatus();
}

// Whether a player has hirelings that lost models.
bool HasLosses(const State& state, int seat) {
  for (int u = 0; u < duckhammer::kMaxUnits; ++u) {
    const int company = state.records[u].company;
    if (state.battle.units[u].size == 0 || state.battle.units[u].lost == 0) continue;
    if (OwnerOf(company) == seat && state.companies[company].hero == 0) return true;
  }
  return false;
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

int HeroOf(const State& state, int seat) {
  int hero = -1;
  ForEachCompany(state, seat, [&](int c) {
    if (state.companies[c].hero != 0) hero = c;
  });
  return hero;
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
  for (int weapon = 0; weapon < static_cast<int>(content.weapons.size()); ++weapon) {
    const Action action{kBuy, {hero, 1, weapon}};
    if (CheckBuy(sitting, seat, action).ok() && !visit(action)) return false;
  }
  return true;
}

void ShowHeroes(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    play.state.players[seat].ready = 0;
    const int hero = FirstCompany(seat);
    play.Tell(kEnlisted, hero, play.state.companies[hero].model - 1, 1);
  }
}

void AdvanceTending(Play& play) {
  State& state = play.state;
  if (state.turn >= play.rules.players()) {
    state.phase = Phase::kRecovery;
    state.turn = 0;
    state.step = 0;
    return;
  }
  if (HasLosses(state, state.turn)) return play.Ask(state.turn);
  ++state.turn;
}

void EndWeek(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    AgeWounds(play, HeroOf(play.state, seat));
  }
}

const PhaseHandler& HeroesHandler() {
  static constexpr PhaseHandler kHandler{CheckMaking, VisitMaking, ApplyMaking, /*open=*/false};
  return kHandler;
}

const PhaseHandler& TendingHandler() {
  static constexpr PhaseHandler kHandler{CheckTending, VisitTending, ApplyTending, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
