#include "src/games/duckhammer_campaign/duckheim/wounds.h"

#include <algorithm>
#include <iterator>

#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer_campaign/army/companies.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::AbilityUse;
using duckhammer::Gait;

void Worsen(Gait& gait, int steps) {
  gait = static_cast<Gait>(std::max(0, static_cast<int>(gait) + steps));
}

// Abilities that grant spells are gone.
void Silence(const CampaignContent& content, Profile& profile) {
  AbilityUse* const end = std::end(profile.abilities);
  AbilityUse* const kept =
      std::remove_if(std::begin(profile.abilities), end, [&](const AbilityUse& use) {
        return use.ability != 0 && At(content.model_abilities, use.ability - 1).grants_spell;
      });
  std::fill(kept, end, AbilityUse());
}

void AddAbility(Profile& profile, int ability) {
  const AbilityUse added{static_cast<uint8_t>(ability + 1), 0};
  for (AbilityUse& use : profile.abilities) {
    if (use == added) return;
    if (use.ability != 0) continue;
    use = added;
    return;
  }
}

void ApplyWound(const CampaignContent& content, const Wound& wound, Profile& profile) {
  Worsen(profile.flyer, wound.flyer);
  Worsen(profile.swimmer, wound.swimmer);
  if (wound.grounded) profile.flyer = Gait::kNone;
  if (wound.ladder >= 0) {
    const Ladder& ladder = At(content.ladders, wound.ladder);
    profile.charge = ladder.Climb(profile.charge, wound.charge);
  }
  profile.movement = std::max(0, profile.movement + wound.movement * kInch);
  Put(profile.bravery, profile.bravery + wound.bravery);
  if (wound.silenced) Silence(content, profile);
  if (wound.ability >= 0) AddAbility(profile, wound.ability);
}

// The highest Grade among enemies of a kind on the map; 0: there are none.
int GradePresent(const duckhammer::State& battle, int model) {
  int grade = 0;
  for (int u = duckhammer::FirstUnit(1); u < duckhammer::FirstUnit(duckhammer::kNobody); ++u) {
    if (battle.profiles[u].model == model && duckhammer::CountOnMap(battle, u) > 0) {
      grade = std::max<int>(grade, battle.profiles[u].grade);
    }
  }
  return grade;
}

void Heal(Play& play, int company, int slot) {
  Wounded* const wounds = play.state.companies[company].wounds;
  play.Tell(kWoundHealed, company, wounds[slot].wound - 1);
  std::copy(wounds + slot + 1, wounds + kMaxWounds, wounds + slot);
  wounds[kMaxWounds - 1] = Wounded();
}

}  // namespace

void ApplyWounds(const CampaignContent& content, const Company& company, Profile& profile) {
  for (const Wounded& wounded : company.wounds) {
    if (wounded.wound != 0) ApplyWound(content, At(content.wounds, wounded.wound - 1), profile);
  }
}

void TakeWound(Play& play, int company, bool major, int by) {
  const int roll = play.state.chance.Roll12();
  Wounded* const wounds = play.state.companies[company].wounds;
  for (int i = 0; i < Size(play.rules.content().wounds); ++i) {
    const Wound& wound = At(play.rules.content().wounds, i);
    if (wound.major != major || roll < wound.from || roll > wound.to) continue;
    if (wounds[kMaxWounds - 1].wound != 0) HealMinorWound(play, company);
    for (int slot = 0; slot < kMaxWounds; ++slot) {
      if (wounds[slot].wound != 0) continue;
      Put(wounds[slot].wound, i + 1);
      Put(wounds[slot].by, by);
      play.Tell(kWoundTaken, company, i);
      return;
    }
  }
}

int DreadOf(const Position& position, const Company& company) {
  int dread = 0;
  for (const Wounded& wounded : company.wounds) {
    if (wounded.wound == 0 || wounded.by == 0) continue;
    const int percent = At(position.rules.content().wounds, wounded.wound - 1).dread;
    dread += (GradePresent(position.state.battle, wounded.by) * percent + 99) / 100;
  }
  return dread;
}

void HealMinorWound(Play& play, int company) {
  const Wounded* const wounds = play.state.companies[company].wounds;
  for (int i = 0; i < kMaxWounds && wounds[i].wound != 0; ++i) {
    if (!At(play.rules.content().wounds, wounds[i].wound - 1).major) return Heal(play, company, i);
  }
}

void AgeWounds(Play& play, int company) {
  Wounded* const wounds = play.state.companies[company].wounds;
  for (int i = kMaxWounds - 1; i >= 0; --i) {
    if (wounds[i].wound == 0 || At(play.rules.content().wounds, wounds[i].wound - 1).major)
      continue;
    if (wounds[i].weeks == 0) {
      ++wounds[i].weeks;
    } else {
      Heal(play, company, i);
    }
  }
}

void UpdateDread(Play& play) {
  duckhammer::State& battle = play.state.battle;
  for (int u = 0; u < battle.players[0].unit_count; ++u) {
    const Company& company = play.state.companies[play.state.records[u].company];
    if (company.hero == 0 || company.wounds[0].wound == 0) continue;
    const int bravery = ProfileOf(play.rules.content(), company).bravery - DreadOf(play, company);
    Put(battle.profiles[u].bravery, std::max(bravery, -50));
  }
}

}  // namespace mallard::duckhammer_campaign
