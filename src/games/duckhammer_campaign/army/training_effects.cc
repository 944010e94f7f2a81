#include "src/games/duckhammer_campaign/army/training_effects.h"

#include <algorithm>
#include <iterator>

#include "mallard/frame/numbers.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::AbilityUse;
using duckhammer::Gait;
using duckhammer::WeaponProfile;

void RemoveAbility(Profile& profile, int ability) {
  AbilityUse* const end = std::end(profile.abilities);
  AbilityUse* const kept =
      std::remove_if(std::begin(profile.abilities), end,
                     [ability](const AbilityUse& use) { return use.ability == ability + 1; });
  std::fill(kept, end, AbilityUse());
}

void AddAbility(Profile& profile, AbilityUse added) {
  for (AbilityUse& use : profile.abilities) {
    if (use == added) return;
    if (use.ability != 0) continue;
    use = added;
    return;
  }
}

void RemoveAbility(WeaponProfile& weapon, int ability) {
  uint8_t* const end = std::end(weapon.abilities);
  uint8_t* const kept =
      std::remove(std::begin(weapon.abilities), end, static_cast<uint8_t>(ability + 1));
  std::fill(kept, end, uint8_t{0});
}

void AddAbility(WeaponProfile& weapon, int ability) {
  for (uint8_t& use : weapon.abilities) {
    if (use == ability + 1) return;
    if (use != 0) continue;
    Put(use, ability + 1);
    return;
  }
}

bool Has(const WeaponProfile& weapon, int ability) {
  return std::find(std::begin(weapon.abilities), std::end(weapon.abilities), ability + 1) !=
         std::end(weapon.abilities);
}

void Improve(Gait& gait) {
  if (gait != Gait::kFast) gait = static_cast<Gait>(static_cast<int>(gait) + 1);
}

// Abilities that no longer suit how a model swims turn into others.
void Switch(const CampaignContent& content, const Training& training, Profile& profile) {
  for (const auto& [from, to] : training.switches) {
    if (profile.swimmer <= At(content.model_abilities, from).most_swimmer) continue;
    for (AbilityUse& use : profile.abilities) {
      if (use.ability == from + 1) use = {static_cast<uint8_t>(to + 1), 0};
    }
  }
}

void TeachWeapon(const Lesson& lesson, WeaponProfile& weapon) {
  if (lesson.clears >= 0 && Has(weapon, lesson.clears)) return RemoveAbility(weapon, lesson.clears);
  for (const int removed : lesson.removes) RemoveAbility(weapon, removed);
  AddAbility(weapon, lesson.ability);
}

}  // namespace

void ApplyTraining(const CampaignContent& content, const Trained& trained, Profile& profile) {
  const Training& training = At(content.trainings, trained.option - 1);
  const int amount = training.amount[trained.grade];
  switch (training.effect) {
    case Effect::kHp:
      Put(profile.hp, profile.hp + amount);
      break;
    case Effect::kMovement:
      profile.movement = std::min(profile.movement + amount * kInch, kPlaneLimit);
      if (training.ladder >= 0) {
        profile.charge = At(content.ladders, training.ladder).Climb(profile.charge, 1);
      }
      break;
    case Effect::kGait:
      Improve(trained.first == 0 ? profile.flyer : profile.swimmer);
      Switch(content, training, profile);
      break;
    case Effect::kArmor:
      Put(profile.armor, profile.armor + amount);
      break;
    case Effect::kBravery:
      Put(profile.bravery, profile.bravery + amount);
      break;
    case Effect::kAbility: {
      const Lesson& lesson = content.lessons[trained.first];
      for (const int removed : lesson.removes) RemoveAbility(profile, removed);
      AddAbility(profile, {static_cast<uint8_t>(lesson.ability + 1), trained.second});
      break;
    }
    case Effect::kWeaponAbility:
      if (trained.first < profile.weapon_count) {
        TeachWeapon(content.weapon_lessons[trained.second], profile.weapons[trained.first]);
      }
      break;
    case Effect::kWeapon: {
      const WeaponProfile& weapon = content.weapons[trained.second].profile;
      if (trained.first > profile.weapon_count) break;
      if (trained.first != 0) {
        profile.weapons[trained.first - 1] = weapon;
      } else if (profile.weapon_count < duckhammer::kMaxWeapons) {
        profile.weapons[profile.weapon_count++] = weapon;
      }
      break;
    }
    case Effect::kDamage: {
      if (trained.first >= profile.weapon_count) break;
      Dice& damage = profile.weapons[trained.first].damage;
      damage = At(content.ladders, training.ladder).Climb(damage, 1);
      break;
    }
    case Effect::kWeaponClass:
      break;  // Looked up when weapons are bought.
  }
}

}  // namespace mallard::duckhammer_campaign
