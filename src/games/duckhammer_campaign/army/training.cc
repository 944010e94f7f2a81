#include "src/games/duckhammer_campaign/army/training.h"

#include <algorithm>
#include <iterator>

#include "src/games/duckhammer/script/abilities.h"
#include "src/games/duckhammer_campaign/army/companies.h"

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
Refusal CheckLimits(const CampaignContent& content, const Company& company,
                    const Trained& trained) {
  const Training& training = At(content.trainings, trained.option - 1);
  int in_grade = 0, in_unit = 0, of_weapon = 0;
  for (int i = 0; i < company.trainings; ++i) {
    const Trained& had = company.trained[i];
    const Training& other = At(content.trainings, had.option - 1);
    const bool same = had.option == trained.option;
    const bool grouped = same || (!training.group.empty() && other.group == training.group);
    in_grade += grouped && had.grade == trained.grade ? 1 : 0;
    in_unit += same ? 1 : 0;
    of_weapon += same && had.first == trained.first ? 1 : 0;
  }
  if (training.per_grade != 0 && in_grade >= training.per_grade) {
    return Forbidden("that training has been had in this Grade");
  }
  if (training.per_unit != 0 && in_unit >= training.per_unit) {
    return Forbidden("the company has had that training");
  }
  if (training.per_weapon != 0 && of_weapon >= training.per_weapon) {
    return Forbidden("the weapon has had that training");
  }
  return kAllowed;
}

template <class Thing>
Refusal CheckLesson(const Lesson& lesson, const Thing& thing) {
  for (const int needed : lesson.needs) {
    if (!HasAbility(thing, needed)) return Forbidden("an ability it builds on is missing");
  }
  for (const int forbidden : lesson.forbids) {
    if (HasAbility(thing, forbidden)) return Forbidden("an ability stands in its way");
  }
  return kAllowed;
}

Refusal CheckAbility(const CampaignContent& content, const Training& training,
                     const Trained& trained, const Profile& before) {
  if (trained.first >= content.lessons.size()) return Senseless("there is no such lesson");
  const Lesson& lesson = content.lessons[trained.first];
  const ModelAbility& ability = At(content.model_abilities, lesson.ability);
  const size_t arguments =
      ability.argument == ModelAbility::Argument::kSpell      ? content.spells.size()
      : ability.argument == ModelAbility::Argument::kQuacktic ? content.quacktics.size()
                                                              : 0;
  if (trained.second > arguments || (arguments > 0 && trained.second == 0)) {
    return Senseless("that lesson needs something else to be about");
  }
  if (training.only_spells && !ability.grants_spell) return Forbidden("that is not a spell");
  if (before.grade < lesson.least_grade) {
    return Forbidden("the least Grade for it is {grade}", lesson.least_grade);
  }
  if (lesson.least_charge.count > 0 && lesson.ladder >= 0) {
    const Ladder& ladder = At(content.ladders, lesson.ladder);
    if (ladder.Find(before.charge) < ladder.Find(lesson.least_charge)) {
      return Forbidden("the least charge speed for it is {count}d{sides}",
                       lesson.least_charge.count, lesson.least_charge.sides);
    }
  }
  const bool ranged = std::any_of(
      before.weapons, before.weapons + before.weapon_count,
      [](const WeaponProfile& weapon) { return weapon.kind == duckhammer::WeaponKind::kRanged; });
  if (lesson.needs_ranged && !ranged) return Forbidden("it needs a ranged weapon");
  if (Refusal no = CheckLesson(lesson, before)) return no;
  Profile after = before;
  ApplyTraining(content, trained, after);
  const AbilityUse learned{static_cast<uint8_t>(lesson.ability + 1), trained.second};
  const auto at = std::find(std::begin(after.abilities), std::end(after.abilities), learned);
  if (std::find(std::begin(before.abilities), std::end(before.abilities), learned) !=
      std::end(before.abilities)) {
    return Forbidden("the company has that ability");
  }
  return duckhammer::CheckModelAbility(content, after,
                                       static_cast<int>(at - std::begin(after.abilities)));
}

Refusal CheckWeaponNumber(const Profile& profile, int weapon) {
  if (weapon < profile.weapon_count) return kAllowed;
  return Forbidden("the company has {count} weapons", profile.weapon_count);
}

Refusal CheckWeaponAbility(const CampaignContent& content, const Company& company,
                           const Trained& trained, const Profile& before) {
  if (trained.second >= content.weapon_lessons.size()) return Senseless("there is no such lesson");
  if (Refusal no = CheckWeaponNumber(before, trained.first)) return no;
  const Lesson& lesson = content.weapon_lessons[trained.second];
  const WeaponProfile& weapon = before.weapons[trained.first];
  if (Refusal no = CheckLesson(lesson, weapon)) return no;
  const int printed = ModelOf(content, company).profile.grade;
  if (lesson.needs_free_weapon && content.weapon_prices[printed][weapon.weapon - 1u] < 0) {
    return Forbidden("it needs a weapon whose price is 0 or more");
  }
  Profile after = before;
  ApplyTraining(content, trained, after);
  const WeaponProfile& taught = after.weapons[trained.first];
  if (taught == weapon) return Forbidden("the weapon has that ability, or room for no more");
  for (int i = 0; i < CountAbilities(taught); ++i) {
    if (Refusal no = duckhammer::CheckWeaponAbility(content, taught, i)) return no;
  }
  return kAllowed;
}

Refusal CheckRearming(const CampaignContent& content, const Company& company,
                      const Trained& trained, const Profile& before) {
  const std::vector<int>& armoury = At(content.armouries, FactionOf(content, company));
  if (std::find(armoury.begin(), armoury.end(), int{trained.second}) == armoury.end()) {
    return Forbidden("its faction's armoury has no such weapon");
  }
  const std::vector<int>& prices = content.weapon_prices[ModelOf(content, company).profile.grade];
  const duckhammer::Weapon& weapon = content.weapons[trained.second];
  const int price = prices[trained.second];
  if (trained.first == 0) {
    if (before.weapon_count >= duckhammer::kMaxWeapons) return Forbidden("it can carry no more");
    if (weapon.size != duckhammer::WeaponSize::kSmall || price != 0) {
      return Forbidden("only a small weapon of no cost can be added");
    }
    return kAllowed;
  }
  if (Refusal no = CheckWeaponNumber(before, trained.first - 1)) return no;
  const unsigned old = before.weapons[trained.first - 1].weapon - 1u;
  if (old == trained.second) return Forbidden("it has that weapon");
  if (content.weapons[old].size != weapon.size || prices[old] != price ||
      price == CampaignContent::kNoPrice) {
    return Forbidden("the new weapon must have the size and cost of the old one");
  }
  return kAllowed;
}

Refusal CheckClass(const CampaignContent& content, const Company& company, int weapon_class) {
  if (weapon_class >= Size(content.weapon_classes)) {
    return Senseless("there is no such type of weapon");
  }
  return KnowsClass(content, company, weapon_class) ? Forbidden("that type of weapon is known")
                                                    : kAllowed;
}

Refusal CheckEffect(const CampaignContent& content, const Company& company, const Trained& trained,
                    const Profile& before) {
  const Training& training = At(content.trainings, trained.option - 1);
  const int most = training.most_is_grade ? before.grade : training.most;
  switch (training.effect) {
    case Effect::kHp:
    case Effect::kMovement:
      return kAllowed;
    case Effect::kGait:
      if (trained.first > 1) return Senseless("it learns to fly or to swim");
      return (trained.first == 0 ? before.flyer : before.swimmer) == Gait::kFast
                 ? Forbidden("it cannot become any better at that")
                 : kAllowed;
    case Effect::kArmor:
      return before.armor >= most ? Forbidden("its Armor goes no higher") : kAllowed;
    case Effect::kBravery:
      return before.bravery >= most ? Forbidden("its Bravery goes no higher") : kAllowed;
    case Effect::kAbility:
      return CheckAbility(content, training, trained, before);
    case Effect::kWeaponAbility:
      return CheckWeaponAbility(content, company, trained, before);
    case Effect::kWeapon:
      return CheckRearming(content, company, trained, before);
    case Effect::kDamage: {
      if (Refusal no = CheckWeaponNumber(before, trained.first)) return no;
      const Ladder& ladder = At(content.ladders, training.ladder);
      const Dice damage = before.weapons[trained.first].damage;
      return ladder.Climb(damage, 1) == damage ? Forbidden("its damage goes no higher") : kAllowed;
    }
    case Effect::kWeaponClass:
      return CheckClass(content, company, trained.first);
  }
  return kAllowed;
}

// How many numbers there are to try for a training of that effect.
struct Numbers {
  int first = 1, second = 1;
};

Numbers NumbersOf(const CampaignContent& content, Effect effect) {
  switch (effect) {
    case Effect::kGait:
      return {2, 1};
    case Effect::kAbility:
      return {Size(content.lessons), std::max(Size(content.spells), Size(content.quacktics)) + 1};
    case Effect::kWeaponAbility:
      return {duckhammer::kMaxWeapons, Size(content.weapon_lessons)};
    case Effect::kWeapon:
      return {duckhammer::kMaxWeapons + 1, Size(content.weapons)};
    case Effect::kDamage:
      return {duckhammer::kMaxWeapons, 1};
    case Effect::kWeaponClass:
      return {Size(content.weapon_classes), 1};
    default:
      return {};
  }
}

}  // namespace

Pupil PupilOf(const CampaignRules& rules, const Company& company) {
  return {rules, company, HealthyProfileOf(rules.content(), company)};
}

Refusal CheckTraining(const Pupil& pupil, const Trained& trained) {
  const CampaignContent& content = pupil.rules.content();
  if (trained.option == 0 || trained.option > content.trainings.size()) {
    return Senseless("there is no such training");
  }
  const Training& training = At(content.trainings, trained.option - 1);
  if (!(pupil.rules.war() ? training.in_war : training.in_duckheim)) {
    return Forbidden("that training is not for this kind of campaign");
  }
  const bool hero = pupil.company.hero != 0;
  if (!(hero ? training.for_characters : training.for_units)) {
    return Forbidden(hero ? "that training is not for characters"
                          : "that training is for characters");
  }
  if (pupil.company.trainings >= kMaxLevels - 1) return Forbidden("the company has learned enough");
  if (Refusal no = CheckLimits(content, pupil.company, trained)) return no;
  return CheckEffect(content, pupil.company, trained, pupil.profile);
}

bool VisitTrainings(const Pupil& pupil, absl::FunctionRef<bool(const Trained&)> visit) {
  const CampaignContent& content = pupil.rules.content();
  Trained trained = {};
  Put(trained.grade, GradeOf(content, pupil.company));
  for (int option = 0; option < Size(content.trainings); ++option) {
    Put(trained.option, option + 1);
    const Numbers numbers = NumbersOf(content, At(content.trainings, option).effect);
    for (int first = 0; first < numbers.first; ++first) {
      for (int second = 0; second < numbers.second; ++second) {
        Put(trained.first, first);
        Put(trained.second, second);
        if (!CheckTraining(pupil, trained) && !visit(trained)) return false;
      }
    }
  }
  return true;
}

bool KnowsClass(const CampaignContent& content, const Company& company, int weapon_class) {
  for (const std::vector<int>& slot : ModelOf(content, company).slots) {
    for (const int weapon : slot) {
      if (At(content.weapons, weapon).weapon_class == weapon_class) return true;
    }
  }
  for (int i = 0; i < company.trainings; ++i) {
    const Trained& trained = company.trained[i];
    const bool taught = At(content.trainings, trained.option - 1).effect == Effect::kWeaponClass;
    if (taught && trained.first == weapon_class) return true;
  }
  return false;
}

int CostOfLevel(const CampaignRules& rules, const Company& company) {
  const CampaignContent& content = rules.content();
  const int next = company.level + 1;
  if (next >= content.levels()) return -1;
  if (!rules.war()) return next;
  return At(content.level_total, next) - content.level_total[company.level];
}

}  // namespace mallard::duckhammer_campaign
