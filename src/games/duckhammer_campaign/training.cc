#include "src/games/duckhammer_campaign/training.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/script/abilities.h"
#include "src/games/duckhammer_campaign/companies.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::AbilityUse;
using duckhammer::Gait;
using duckhammer::ModelAbility;
using duckhammer::WeaponProfile;

bool HasAbility(const Profile& profile, int ability) {
  return std::any_of(std::begin(profile.abilities), std::end(profile.abilities),
                     [=](const AbilityUse& use) { return use.ability == ability + 1; });
}

bool HasAbility(const WeaponProfile& weapon, int ability) {
  return std::find(std::begin(weapon.abilities), std::end(weapon.abilities), ability + 1) !=
         std::end(weapon.abilities);
}

int CountAbilities(const WeaponProfile& weapon) {
  return static_cast<int>(std::count_if(std::begin(weapon.abilities), std::end(weapon.abilities),
                                        [](uint8_t use) { return use != 0; }));
}

// How often a training was had already.
absl::Status CheckLimits(const CampaignContent& content, const Company& company,
                         const Trained& trained) {
  const Training& training = content.trainings[trained.option - 1u];
  int in_grade = 0, in_unit = 0, of_weapon = 0;
  for (int i = 0; i < company.trainings; ++i) {
    const Trained& had = company.trained[i];
    const Training& other = content.trainings[had.option - 1u];
    const bool same = had.option == trained.option;
    const bool grouped = same || (!training.group.empty() && other.group == training.group);
    in_grade += grouped && had.grade == trained.grade ? 1 : 0;
    in_unit += same ? 1 : 0;
    of_weapon += same && had.first == trained.first ? 1 : 0;
  }
  if (training.per_grade != 0 && in_grade >= training.per_grade) {
    return Refused("that training has been had in this Grade");
  }
  if (training.per_unit != 0 && in_unit >= training.per_unit) {
    return Refused("the company has had that training");
  }
  if (training.per_weapon != 0 && of_weapon >= training.per_weapon) {
    return Refused("the weapon has had that training");
  }
  return absl::OkStatus();
}

template <class Thing>
absl::Status CheckLesson(const Lesson& lesson, const Thing& thing) {
  for (const int needed : lesson.needs) {
    if (!HasAbility(thing, needed)) return Refused("an ability it builds on is missing");
  }
  for (const int forbidden : lesson.forbids) {
    if (HasAbility(thing, forbidden)) return Refused("an ability stands in its way");
  }
  return absl::OkStatus();
}

absl::Status CheckAbility(const CampaignContent& content, const Training& training,
                          const Trained& trained, const Profile& before) {
  if (trained.first >= content.lessons.size()) return Refused("there is no such lesson");
  const Lesson& lesson = content.lessons[trained.first];
  const ModelAbility& ability = content.model_abilities[static_cast<size_t>(lesson.ability)];
  if (training.only_spells && !ability.grants_spell) return Refused("that is not a spell");
  const size_t arguments =
      ability.argument == ModelAbility::Argument::kSpell      ? content.spells.size()
      : ability.argument == ModelAbility::Argument::kQuacktic ? content.quacktics.size()
                                                              : 0;
  if (trained.second > arguments || (arguments > 0 && trained.second == 0)) {
    return Refused("that lesson needs something else to be about");
  }
  if (before.grade < lesson.least_grade) {
    return Refused(absl::StrCat("the least Grade for it is ", lesson.least_grade));
  }
  if (lesson.least_charge.count > 0 && lesson.ladder >= 0) {
    const Ladder& ladder = content.ladders[static_cast<size_t>(lesson.ladder)];
    if (ladder.Find(before.charge) < ladder.Find(lesson.least_charge)) {
      return Refused(absl::StrCat("the least charge speed for it is ",
                                  duckhammer::DiceText(lesson.least_charge)));
    }
  }
  const bool ranged = std::any_of(
      before.weapons, before.weapons + before.weapon_count,
      [](const WeaponProfile& weapon) { return weapon.kind == duckhammer::WeaponKind::kRanged; });
  if (lesson.needs_ranged && !ranged) return Refused("it needs a ranged weapon");
  if (absl::Status status = CheckLesson(lesson, before); !status.ok()) return status;
  Profile after = before;
  ApplyTraining(content, trained, after);
  const AbilityUse learned{static_cast<uint8_t>(lesson.ability + 1), trained.second};
  const auto at = std::find(std::begin(after.abilities), std::end(after.abilities), learned);
  if (std::find(std::begin(before.abilities), std::end(before.abilities), learned) !=
      std::end(before.abilities)) {
    return Refused("the company has that ability");
  }
  const std::vector<std::string> problems = duckhammer::ModelAbilityProblems(
      content, after, static_cast<int>(at - std::begin(after.abilities)));
  return problems.empty() ? absl::OkStatus() : Refused(problems[0]);
}

absl::Status CheckWeaponNumber(const Profile& profile, int weapon) {
  if (weapon < profile.weapon_count) return absl::OkStatus();
  return Refused(absl::StrCat("the company has ", profile.weapon_count, " weapons"));
}

absl::Status CheckWeaponAbility(const CampaignContent& content, const Company& company,
                                const Trained& trained, const Profile& before) {
  if (absl::Status status = CheckWeaponNumber(before, trained.first); !status.ok()) return status;
  if (trained.second >= content.weapon_lessons.size()) return Refused("there is no such lesson");
  const Lesson& lesson = content.weapon_lessons[trained.second];
  const WeaponProfile& weapon = before.weapons[trained.first];
  if (absl::Status status = CheckLesson(lesson, weapon); !status.ok()) return status;
  const int printed = ModelOf(content, company).profile.grade;
  if (lesson.needs_free_weapon && content.weapon_prices[printed][weapon.weapon - 1u] < 0) {
    return Refused("it needs a weapon whose price is 0 or more");
  }
  Profile after = before;
  ApplyTraining(content, trained, after);
  const WeaponProfile& taught = after.weapons[trained.first];
  if (taught == weapon) return Refused("the weapon has that ability, or room for no more");
  for (int i = 0; i < CountAbilities(taught); ++i) {
    const std::vector<std::string> problems = duckhammer::WeaponAbilityProblems(content, taught, i);
    if (!problems.empty()) return Refused(problems[0]);
  }
  return absl::OkStatus();
}

absl::Status CheckRearming(const CampaignContent& content, const Company& company,
                           const Trained& trained, const Profile& before) {
  const std::vector<int>& armoury =
      content.armouries[static_cast<size_t>(FactionOf(content, company))];
  if (std::find(armoury.begin(), armoury.end(), int{trained.second}) == armoury.end()) {
    return Refused("its faction's armoury has no such weapon");
  }
  const std::vector<int>& prices = content.weapon_prices[ModelOf(content, company).profile.grade];
  const duckhammer::Weapon& weapon = content.weapons[trained.second];
  const int price = prices[trained.second];
  if (trained.first == 0) {
    if (before.weapon_count >= duckhammer::kMaxWeapons) return Refused("it can carry no more");
    if (weapon.size != duckhammer::WeaponSize::kSmall || price != 0) {
      return Refused("only a small weapon of no cost can be added");
    }
    return absl::OkStatus();
  }
  if (absl::Status s = CheckWeaponNumber(before, trained.first - 1); !s.ok()) return s;
  const unsigned old = before.weapons[trained.first - 1].weapon - 1u;
  if (old == trained.second) return Refused("it has that weapon");
  if (content.weapons[old].size != weapon.size || prices[old] != price ||
      price == CampaignContent::kNoPrice) {
    return Refused("the new weapon must have the size and cost of the old one");
  }
  return absl::OkStatus();
}

absl::Status CheckClass(const CampaignContent& content, const Company& company, int weapon_class) {
  if (weapon_class >= static_cast<int>(content.weapon_classes.size())) {
    return Refused("there is no such type of weapon");
  }
  return KnowsClass(content, company, weapon_class) ? Refused("that type of weapon is known")
                                                    : absl::OkStatus();
}

absl::Status CheckEffect(const CampaignContent& content, const Company& company,
                         const Trained& trained, const Profile& before) {
  const Training& training = content.trainings[trained.option - 1u];
  const int most = training.most_is_grade ? before.grade : training.most;
  switch (training.effect) {
    case Effect::kHp:
    case Effect::kMovement:
      return absl::OkStatus();
    case Effect::kGait:
      if (trained.first > 1) return Refused("it learns to fly or to swim");
      return (trained.first == 0 ? before.flyer : before.swimmer) == Gait::kFast
                 ? Refused("it cannot become any better at that")
                 : absl::OkStatus();
    case Effect::kArmor:
      return before.armor >= most ? Refused("its Armor goes no higher") : absl::OkStatus();
    case Effect::kBravery:
      return before.bravery >= most ? Refused("its Bravery goes no higher") : absl::OkStatus();
    case Effect::kAbility:
      return CheckAbility(content, training, trained, before);
    case Effect::kWeaponAbility:
      return CheckWeaponAbility(content, company, trained, before);
    case Effect::kWeapon:
      return CheckRearming(content, company, trained, before);
    case Effect::kDamage: {
      if (absl::Status s = CheckWeaponNumber(before, trained.first); !s.ok()) return s;
      const Ladder& ladder = content.ladders[static_cast<size_t>(training.ladder)];
      const Dice damage = before.weapons[trained.first].damage;
      return ladder.Climb(damage, 1) == damage ? Refused("its damage goes no higher")
                                               : absl::OkStatus();
    }
    case Effect::kWeaponClass:
      return CheckClass(content, company, trained.first);
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckTraining(const CampaignRules& rules, const Company& company,
                           const Trained& trained) {
  const CampaignContent& content = rules.content();
  if (trained.option == 0 || trained.option > content.trainings.size()) {
    return absl::InvalidArgumentError("there is no such training");
  }
  const Training& training = content.trainings[trained.option - 1u];
  if (!(rules.war() ? training.in_war : training.in_duckheim)) {
    return Refused("that training is not for this kind of campaign");
  }
  if (!(company.hero != 0 ? training.for_characters : training.for_units)) {
    return Refused(company.hero != 0 ? "that training is not for characters"
                                     : "that training is for characters");
  }
  if (company.trainings >= kMaxLevels - 1) return Refused("the company has learned enough");
  absl::Status limits = CheckLimits(content, company, trained);
  if (!limits.ok()) return limits;
  return CheckEffect(content, company, trained, HealthyProfileOf(content, company));
}

bool VisitTrainings(const CampaignRules& rules, const Company& company,
                    absl::FunctionRef<bool(const Trained&)> visit) {
  const CampaignContent& content = rules.content();
  const uint8_t grade = static_cast<uint8_t>(GradeOf(content, company));
  const auto offer = [&](int option, size_t first, size_t second) {
    const Trained trained{static_cast<uint8_t>(option + 1), grade, static_cast<uint8_t>(first),
                          static_cast<uint8_t>(second)};
    return !CheckTraining(rules, company, trained).ok() || visit(trained);
  };
  for (int option = 0; option < static_cast<int>(content.trainings.size()); ++option) {
    size_t first = 1, second = 1;  // How many numbers to try.
    switch (content.trainings[static_cast<size_t>(option)].effect) {
      case Effect::kGait:
        first = 2;
        break;
      case Effect::kAbility:
        first = content.lessons.size();
        second = std::max(content.spells.size(), content.quacktics.size()) + 1;
        break;
      case Effect::kWeaponAbility:
        first = duckhammer::kMaxWeapons;
        second = content.weapon_lessons.size();
        break;
      case Effect::kWeapon:
        first = duckhammer::kMaxWeapons + 1;
        second = content.weapons.size();
        break;
      case Effect::kDamage:
        first = duckhammer::kMaxWeapons;
        break;
      case Effect::kWeaponClass:
        first = content.weapon_classes.size();
        break;
      default:
        break;
    }
    for (size_t f = 0; f < first; ++f) {
      for (size_t s = 0; s < second; ++s) {
        if (!offer(option, f, s)) return false;
      }
    }
  }
  return true;
}

int CostOfLevel(const CampaignRules& rules, const Company& company) {
  const CampaignContent& content = rules.content();
  const int next = company.level + 1;
  if (next >= content.levels()) return -1;
  if (!rules.war()) return next;
  return content.level_total[static_cast<size_t>(next)] - content.level_total[company.level];
}

}  // namespace mallard::duckhammer_campaign
