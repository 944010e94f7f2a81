#include "src/games/duckhammer_campaign/army/companies.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/training.h"
#include "src/games/duckhammer_campaign/duckheim/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int32_t kMostRations = 1'000'000;

}  // namespace

Profile HealthyProfileOf(const CampaignContent& content, const Company& company) {
  Profile profile = content.Printed(company.model - 1, company.loadout);
  Put(profile.grade, GradeOf(content, company));
  if (company.gear_count != 0) {
    std::fill(std::begin(profile.weapons), std::end(profile.weapons), duckhammer::WeaponProfile());
    profile.weapon_count = company.gear_count;
    for (int i = 0; i < company.gear_count; ++i) {
      profile.weapons[i] = At(content.weapons, company.gear[i] - 1).profile;
    }
  }
  for (int i = 0; i < company.trainings; ++i) ApplyTraining(content, company.trained[i], profile);
  return profile;
}

Profile ProfileOf(const CampaignContent& content, const Company& company) {
  Profile profile = HealthyProfileOf(content, company);
  ApplyWounds(content, company, profile);
  return profile;
}

int CountCompanies(const State& state, int seat) {
  int count = 0;
  ForEachCompany(state, seat, [&](int) { ++count; });
  return count;
}

int FreeCompany(const State& state, int seat) {
  for (int c = FirstCompany(seat); c < FirstCompany(seat) + kCompanies; ++c) {
    if (state.companies[c].model == 0) return c;
  }
  return -1;
}

bool IsCompanyOf(const State& state, int seat, int company) {
  return company >= FirstCompany(seat) && company < FirstCompany(seat) + kCompanies &&
         state.companies[company].model != 0;
}

Refusal CheckOwn(const State& state, int seat, int company) {
  if (IsCompanyOf(state, seat, company)) return kAllowed;
  return Forbidden("company {company} is not one of yours", company);
}

Company NewCompany(const CampaignContent& content, int model, int loadout, int count) {
  Company company = Company();
  Put(company.model, model + 1);
  Put(company.loadout, loadout);
  Put(company.models, count);
  Put(company.level, content.LowestLevel(At(content.models, model).profile.grade));
  return company;
}

ArmyList ListOf(const State& state, int seat) {
  ArmyList list;
  ForEachCompany(state, seat, [&](int c) {
    const Company& company = state.companies[c];
    list.push_back({company.model, company.models, company.loadout});
  });
  return list;
}

int64_t WealthOf(const CampaignContent& content, const State& state, int seat) {
  int64_t wealth = state.players[seat].rations;
  ForEachCompany(state, seat, [&](int c) { wealth += WorthOf(content, state.companies[c]); });
  return wealth;
}

Refusal CheckRations(const Position& position, int seat, int cost) {
  const int rations = position.state.players[seat].rations;
  return cost <= rations
             ? kAllowed
             : Forbidden("that takes {cost} rations; there are {rations}", cost, rations);
}

void ChangeRations(Play& play, int seat, int change) {
  if (change == 0) return;
  int32_t& rations = play.state.players[seat].rations;
  rations = std::clamp<int32_t>(rations + change, 0, kMostRations);
  play.Tell(kRations, seat, change, rations);
}

void ChangeExperience(Play& play, int seat, int change) {
  if (change == 0) return;
  int32_t& experience = play.state.players[seat].experience;
  experience = std::clamp<int32_t>(experience + change, 0, kMostRations);
  play.Tell(kExperience, seat, change, experience);
}

bool WasEnlisted(const Player& player, int model) {
  return (player.enlisted[model / 8] >> (model % 8) & 1) != 0;
}

void NoteEnlisted(Player& player, int model, bool enlisted) {
  const int bit = 1 << (model % 8);
  uint8_t& byte = player.enlisted[model / 8];
  Put(byte, enlisted ? byte | bit : byte & ~bit);
}

void LoseCompany(Play& play, int company) {
  play.Tell(kCompanyLost, company, play.state.companies[company].model - 1);
  play.state.companies[company] = Company();
}

}  // namespace mallard::duckhammer_campaign
