#include "src/games/duckhammer_campaign/invariants/invariants_companies.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "mallard/frame/damaged.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/training.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

// The highest level of a Grade that a company has had; -1: it has had none.
int LevelIn(const CampaignContent& content, const Company& company, int grade) {
  int level = company.level;
  while (level >= 0 && At(content.level_grade, level) != grade) --level;
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
bool TrainingsCanBe(const CampaignRules& rules, const Company& company) {
  const CampaignContent& content = rules.content();
  const int lowest = content.LowestLevel(ModelOf(content, company).profile.grade);
  if (company.level < lowest || company.trainings > company.level - lowest) return false;
  Company then = company;
  std::memset(static_cast<void*>(then.trained), 0, sizeof then.trained);
  int grade = 0;
  for (int i = 0; i < company.trainings; ++i) {
    const Trained& trained = company.trained[i];
    const Training& training = At(content.trainings, trained.option - 1);
    const int level = LevelIn(content, company, trained.grade);
    if (trained.grade < grade || level < lowest || !HasGoodNumbers(training, trained)) return false;
    grade = trained.grade;
    Put(then.level, level);
    Put(then.trainings, i);
    const bool unsure = company.gear_count != 0 && DependsOnGear(training.effect);
    if (!unsure && CheckTraining(PupilOf(rules, then), trained)) return false;
    then.trained[i] = trained;
  }
  return true;
}

// What only characters have.
bool PersonCanBe(const CampaignRules& rules, const Company& company, int number) {
  if (OwnerOf(number) < rules.players() && company.band != 0) return false;
  if (OwnerOf(number) >= rules.players() && company.boat != 0) return false;
  const bool hero =
      !rules.war() && OwnerOf(number) < rules.players() && number == FirstCompany(OwnerOf(number));
  if ((company.hero != 0) != hero) return false;
  if (!hero) return company.gear_count == 0 && company.wounds[0].wound == 0;
  return company.models == 1;
}

bool CompanyCanBe(const CampaignRules& rules, const State& state, int number) {
  const Company& company = state.companies[number];
  return PersonCanBe(rules, company, number) && TrainingsCanBe(rules, company) &&
         (company.untrained != 0) == (state.training == number + 1);
}

// The referee's companies are forces on the map, or those of the challenge that is being fought, as
// content makes them but for their losses.
bool ForceCanBe(const CampaignRules& rules, const State& state, const Company& company) {
  const CampaignContent& content = rules.content();
  const bool summoned = company.band == kSummoned;
  if (company.band == 0 || (rules.war() && !summoned)) return false;
  if (summoned
          ? state.challenge == 0 || state.phase == Phase::kRazing || state.phase == Phase::kRetreat
          : state.bands[company.band - 1] == 0) {
    return false;
  }
  Company expected = NewCompany(content, company.model - 1, company.loadout, company.models);
  expected.band = company.band;
  if (!summoned) {
    expected.x = company.x;
    expected.y = company.y;
    expected.moved = company.moved;
    expected.marching = company.marching;
    expected.marches = company.marches;
    expected.fought = company.fought;
  }
  return std::memcmp(&company, &expected, sizeof expected) == 0;
}

bool ForcesCanBe(const CampaignRules& rules, const State& state) {
  bool there[kSummoned + 1] = {};
  bool good = true;
  ForEachCompany(state, rules.referee(), [&](int c) {
    const Company& company = state.companies[c];
    there[company.band] = true;
    good = good && ForceCanBe(rules, state, company);
  });
  for (int i = 0; i < kMaxBands; ++i) good = good && (state.bands[i] != 0) == there[i + 1];
  return good;
}

// The referee's side is there, and nobody else's is in it.
bool ForceHasJoined(const CampaignRules& rules, const State& state, const Contender& side) {
  if (!InBattle(side, side.chief)) return false;
  int models = 0;
  for (int c = 0; c < kCompanySlots; ++c) {
    if (!InBattle(side, c)) continue;
    if (OwnerOf(c) != rules.referee() || state.companies[c].model == 0) return false;
    models += state.companies[c].models;
  }
  return models <= duckhammer::kMaxModels;
}

bool RecordCanBe(const CampaignRules& rules, const State& state, int u) {
  const duckhammer::Unit& unit = state.battle.units[u];
  const Record& record = state.records[u];
  const int owner = OwnerOf(record.company);
  const int side = u / duckhammer::kMaxUnits;
  if (!rules.Allied(owner, state.contenders[side].seat)) return false;
  if (!InBattle(state.contenders[side], record.company)) return false;
  if (record.deserted > unit.lost) return false;
  // Until its recovery a company is as it was when the battle began.
  const bool before = state.phase == Phase::kBattle || state.phase == Phase::kTending ||
                      (state.phase == Phase::kRecovery && u >= state.step);
  const Company& company = state.companies[record.company];
  return !before || (company.model != 0 && company.models == unit.size);
}

// While armies are mustered a line of a list is its place: there are no gaps, and in Duckheim the
// character comes first. While characters are made there is nobody else.
bool ListsCanBe(const CampaignRules& rules, const State& state) {
  if (state.phase != Phase::kMuster && state.phase != Phase::kHeroes) return true;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const auto is_free = [](const Company& company) { return company.model == 0; };
    const Company* const own = state.companies + FirstCompany(seat);
    const Company* const end = std::find_if(own, own + kCompanies, is_free);
    if (!std::all_of(end, own + kCompanies, is_free)) return false;
    const int hero = HeroOf(state, seat);
    if (state.phase == Phase::kHeroes && end - own != (hero >= 0 ? 1 : 0)) return false;
    if (state.phase == Phase::kMuster && !rules.war() && hero != FirstCompany(seat)) return false;
  }
  return true;
}

}  // namespace

absl::Status CheckCompanies(const CampaignRules& rules, const State& state) {
  for (int c = 0; c < kCompanySlots; ++c) {
    if (state.companies[c].model == 0) {
      if (state.training == c + 1) return Damaged("a training");
    } else if (OwnerOf(c) > rules.referee() || !CompanyCanBe(rules, state, c)) {
      return Damaged(absl::StrCat("company ", c));
    }
  }
  if (!ListsCanBe(rules, state)) return Damaged("an army's list");
  return ForcesCanBe(rules, state) ? absl::OkStatus() : Damaged("the referee's forces");
}

bool ContendersCanBe(const CampaignRules& rules, const State& state) {
  for (const Contender& side : state.contenders) {
    if (OwnerOf(side.chief) != side.seat) return false;
  }
  const int second = state.contenders[1].seat;
  if (state.contenders[0].seat >= rules.players()) return false;
  if (rules.Allied(state.contenders[0].seat, second)) return false;
  if (rules.war() ? (second == rules.referee()) != (state.challenge != 0)
                  : second != rules.referee()) {
    return false;
  }
  if (state.phase != Phase::kJoining && state.phase != Phase::kReward) return true;
  return std::all_of(std::begin(state.contenders), std::end(state.contenders),
                     [&](const Contender& side) {
                       return side.seat == rules.referee() ? ForceHasJoined(rules, state, side)
                                                           : CanHaveJoined({rules, state}, side);
                     });
}

bool RecordsCanBe(const CampaignRules& rules, const State& state) {
  bool seen[kCompanySlots] = {};
  for (int u = 0; u < kRecords; ++u) {
    if (state.battle.units[u].size == 0) {
      const Record none = {};
      if (std::memcmp(&state.records[u], &none, sizeof none) != 0) return false;
      continue;
    }
    bool& twice = seen[state.records[u].company];
    if (twice || !RecordCanBe(rules, state, u)) return false;
    twice = true;
  }
  return true;
}

}  // namespace mallard::duckhammer_campaign
