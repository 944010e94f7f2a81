// Companies that were read: what they are, what they have learned, and how they are in a battle.
#include <algorithm>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "src/games/common/codec.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/joining.h"
#include "src/games/duckhammer_campaign/march.h"
#include "src/games/duckhammer_campaign/training.h"
#include "src/games/duckhammer_campaign/validate.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kUnits = duckhammer::kSeats * duckhammer::kMaxUnits;
constexpr int32_t kMostDays = 1'000'000;  // Parts of a day of a season's march.

// The highest level of a Grade that a company has had; -1: it has had none.
int LevelIn(const CampaignContent& content, const Company& company, int grade) {
  int level = company.level;
  while (level >= 0 && content.level_grade[static_cast<size_t>(level)] != grade) --level;
  return level;
}

// What a training was about may be gone where weapons are bought: then only its numbers are looked
// at, and what it does to weapons that are not there is nothing.
bool DependsOnGear(Effect effect) {
  return effect == Effect::kAbility || effect == Effect::kWeaponAbility ||
         effect == Effect::kWeapon || effect == Effect::kDamage;
}

bool HasGoodNumbers(const Training& training, const Trained& trained) {
  switch (training.effect) {
    case Effect::kWeaponAbility:
    case Effect::kDamage:
      return trained.first < duckhammer::kMaxWeapons;
    case Effect::kWeapon:
      return trained.first <= duckhammer::kMaxWeapons;
    default:
      return true;
  }
}

// Every training was allowed when it was taken.
bool ValidTrainings(const CampaignRules& rules, const Company& company) {
  const CampaignContent& content = rules.content();
  const int lowest = content.LowestLevel(ModelOf(content, company).profile.grade);
  if (company.level < lowest || company.trainings > company.level - lowest) return false;
  Company then = company;
  std::memset(static_cast<void*>(then.trained), 0, sizeof then.trained);
  int grade = 0;
  for (int i = 0; i < company.trainings; ++i) {
    const Trained& trained = company.trained[i];
    const Training& training = content.trainings[trained.option - 1u];
    const int level = LevelIn(content, company, trained.grade);
    if (trained.grade < grade || level < lowest || !HasGoodNumbers(training, trained)) return false;
    grade = trained.grade;
    then.level = static_cast<uint8_t>(level);
    then.trainings = static_cast<uint8_t>(i);
    const bool unsure = company.gear_count != 0 && DependsOnGear(training.effect);
    if (!unsure && !CheckTraining(rules, then, trained).ok()) return false;
    then.trained[i] = trained;
  }
  return true;
}

// What only characters have.
bool ValidPerson(const CampaignRules& rules, const Company& company, int number) {
  const bool hero =
      !rules.war() && OwnerOf(number) < rules.players() && number == FirstCompany(OwnerOf(number));
  if ((company.hero != 0) != hero) return false;
  if (!hero) return company.gear_count == 0 && company.wounds[0].wound == 0;
  int points = 0;
  for (const uint8_t value : company.attributes) points += value;
  return company.models == 1 && points <= company.level;
}

bool ValidCompany(const CampaignRules& rules, const State& state, int number) {
  const CampaignContent& content = rules.content();
  const Company& company = state.companies[number];
  const duckhammer::ModelEntry& model = ModelOf(content, company);
  if (company.level >= content.levels() || company.loadout >= model.loadouts()) return false;
  if (company.models < 1 || company.models > model.profile.full_strength) return false;
  if (!rules.map().Holds(company.at()) || company.moved < 0 || company.moved > kMostMarch ||
      company.marching < 0 || company.marching > kMostDays) {
    return false;
  }
  if (!ValidPerson(rules, company, number) || !ValidTrainings(rules, company)) return false;
  return (company.untrained != 0) == (state.training == number + 1);
}

// The referee's companies are the forces of the challenge that is being fought.
bool ValidForces(const CampaignRules& rules, const State& state) {
  const bool fought = state.challenge != 0 && state.phase != Phase::kRazing;
  const Challenge* const challenge =
      fought ? &rules.content().challenges[state.offer.challenge - 1u] : nullptr;
  for (int i = 0; i < kCompanies; ++i) {
    Company expected = Company();
    if (challenge != nullptr && static_cast<size_t>(i) < challenge->army.size()) {
      const duckhammer::Enlisted& unit = challenge->army[static_cast<size_t>(i)];
      expected = NewCompany(rules.content(), unit.model - 1, unit.loadout, unit.count);
    }
    const Company& there = state.companies[FirstCompany(rules.referee()) + i];
    if (std::memcmp(&there, &expected, sizeof expected) != 0) return false;
  }
  return true;
}

bool ValidRecord(const CampaignRules& rules, const State& state, int u) {
  const duckhammer::Unit& unit = state.battle.units[u];
  const Record& record = state.records[u];
  const int owner = OwnerOf(record.company);
  const int side = u / duckhammer::kMaxUnits;
  const bool shared = !rules.war() && side == 0;
  if (shared ? owner >= rules.players() : owner != state.contenders[side].seat) return false;
  if (record.deserted > unit.lost || record.level >= rules.content().levels() ||
      (record.involved >> rules.players()) != 0) {
    return false;
  }
  // Until its recovery a company is as it was when the battle began.
  const bool before = state.phase == Phase::kBattle || state.phase == Phase::kTending ||
                      (state.phase == Phase::kRecovery && u >= state.step);
  const Company& company = state.companies[record.company];
  return !before || (company.model != 0 && company.models == unit.size);
}

}  // namespace

absl::Status ValidateCompanies(const CampaignRules& rules, const State& state) {
  for (int c = 0; c < kCompanySlots; ++c) {
    if (state.companies[c].model == 0) {
      if (state.training == c + 1) return Damaged("a training");
    } else if (OwnerOf(c) > rules.referee() || !ValidCompany(rules, state, c)) {
      return Damaged(absl::StrCat("company ", c));
    }
  }
  return ValidForces(rules, state) ? absl::OkStatus() : Damaged("the referee's forces");
}

bool ValidContenders(const CampaignRules& rules, const State& state) {
  for (const Contender& side : state.contenders) {
    if (side.seat > rules.referee() || side.chief >= kCompanySlots) return false;
    if (rules.war() && OwnerOf(side.chief) != side.seat) return false;
  }
  if (state.contenders[0].seat >= rules.players()) return false;
  if (state.contenders[0].seat == state.contenders[1].seat) return false;
  if ((state.contenders[1].seat == rules.referee()) != (state.challenge != 0)) return false;
  if (state.phase != Phase::kJoining) return true;
  return std::all_of(std::begin(state.contenders), std::end(state.contenders),
                     [&](const Contender& side) {
                       return side.seat == rules.referee() || CanHaveJoined({rules, state}, side);
                     });
}

bool ValidRecords(const CampaignRules& rules, const State& state) {
  bool seen[kCompanySlots] = {};
  for (int u = 0; u < kUnits; ++u) {
    if (state.battle.units[u].size == 0) continue;
    bool& twice = seen[state.records[u].company];
    if (twice || !ValidRecord(rules, state, u)) return false;
    twice = true;
  }
  return true;
}

}  // namespace mallard::duckhammer_campaign
