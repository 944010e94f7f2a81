#include "src/games/duckhammer/army/price.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"

namespace mallard::duckhammer {
namespace {

constexpr int Triangle(int n) { return n * (n + 1) / 2; }

// Base points, which are also the base HP, by Full Strength and Grade.
struct Bracket {
  int least, most, base;
  unsigned grades;  // A bit for each.
};
constexpr Bracket kBrackets[] = {
    {1, 1, 21, 1 << 3 | 1 << 6},  {1, 1, 16, 1 << 4 | 1 << 5}, {2, 3, 12, 1 << 4},
    {4, 6, 9, 1 << 2 | 1 << 4},   {7, 9, 7, 1 << 2},           {10, 14, 6, 1 << 1 | 1 << 2},
    {15, 19, 5, 1 << 0 | 1 << 1}, {20, 24, 4, 1 << 0},
};

constexpr Dice kChargeSteps[] = {{0, 1}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 6}, {4, 3}};
constexpr Dice kDamageSteps[] = {{1, 2}, {1, 4}, {1, 6}, {2, 4}, {3, 3}, {2, 6}};
constexpr int kMeleeDamage = 2;   // d6
constexpr int kRangedDamage = 1;  // d4
constexpr int32_t kUsualMovement = 6 * kInch;
constexpr int32_t kMovementStep = 2 * kInch;
constexpr int kLeastArmor = -2, kMostArmor = 3;
constexpr int kLeastBravery = -2, kMostBravery = 4;
constexpr int kBelowZeroReward = 3;
constexpr int kStepPoints = 2;  // Movement, flyer and swimmer types, damage, further weapons.

int PositionIn(absl::Span<const Dice> steps, Dice dice) {
  const auto found = std::find(steps.begin(), steps.end(), dice);
  return found == steps.end() ? -1 : static_cast<int>(found - steps.begin());
}

std::string Inches(int32_t thousandths) {
  const int32_t rest = thousandths % kInch;
  return rest == 0 ? absl::StrCat(thousandths / kInch, "\"")
                   : absl::StrCat(thousandths, " thousandths of an inch");
}

// Gathers lines and reasons.
class Bill {
 public:
  // Points 0 make no line.
  void Up(const std::string& label, int points) {
    if (points == 0) return;
    price_.lines.push_back({label, points});
    up_ += points;
  }
  void Down(const std::string& label, int points) {
    if (points == 0) return;
    price_.lines.push_back({label, -points});
    down_ += points;
  }
  // Up or down by what `steps` are above or below 0.
  void Either(const std::string& label, int steps, int points) {
    if (steps > 0) Up(label, points);
    if (steps < 0) Down(label, points);
  }
  void Refuse(const std::string& reason) { price_.reasons.push_back(reason); }
  void Base(const std::string& label, int points) { price_.lines.push_back({label, points}); }

  int up() const { return up_; }
  int down() const { return down_; }
  Price Close(int total) {
    price_.total = price_.reasons.empty() ? total : 0;
    return std::move(price_);
  }

 private:
  Price price_;
  int up_ = 0;
  int down_ = 0;
};

void PriceRange(const std::string& what, int32_t range, int32_t usual, int32_t step, Bill& bill) {
  if ((range - usual) % step != 0) {
    bill.Refuse(absl::StrCat(what, " of ", Inches(range), " is between two steps: it is ",
                             Inches(usual), " and changes by ", Inches(step)));
    return;
  }
  const int steps = (range - usual) / step;
  bill.Either(absl::StrCat(what, " ", Inches(range)), steps, Triangle(std::abs(steps)));
}

void PriceDamage(const std::string& name, const WeaponProfile& weapon, int grade, Bill& bill) {
  const int position = PositionIn(kDamageSteps, weapon.damage);
  if (position < 0) {
    bill.Refuse(absl::StrCat(name, ": damage of ", DiceText(weapon.damage),
                             " has no price; there are d2, d4, d6, 2d4, 3d3 and 2d6"));
    return;
  }
  int steps = position - (weapon.kind == WeaponKind::kRanged ? kRangedDamage : kMeleeDamage);
  // Free steps are there to raise damage with; nobody is paid for leaving them.
  const int free = grade >= 5 ? 2 : grade >= 3 ? 1 : 0;
  if (steps > 0) steps = std::max(0, steps - free);
  bill.Either(absl::StrCat(name, ": damage ", DiceText(weapon.damage)), steps,
              kStepPoints * std::abs(steps));
}

void AddWeapon(const GameContent& content, const WeaponProfile& weapon, WeaponSize size, int grade,
               const std::string& name, Bill& bill) {
  PriceDamage(name, weapon, grade, bill);
  const std::string range = absl::StrCat(name, ": range");
  if (weapon.kind == WeaponKind::kRanged) {
    PriceRange(range, weapon.range, 12 * kInch, 4 * kInch, bill);
  } else {
    PriceRange(range, weapon.range, 2 * kInch, 1 * kInch, bill);
  }
  if (weapon.kind == WeaponKind::kMagic) {
    PriceRange(absl::StrCat(name, ": spell range"), weapon.spell_range, 6 * kInch, 6 * kInch, bill);
  }
  int positive = size == WeaponSize::kLarge ? -1 : 0;  // Large weapons have one for nothing.
  int negative = 0;
  for (uint8_t use : weapon.abilities) {
    if (use == 0) break;
    const WeaponAbility& ability = At(content.weapon_abilities, use - 1);
    (ability.negative ? negative : positive) += ability.price_count;
  }
  bill.Up(absl::StrCat(name, ": abilities"), Triangle(std::max(positive, 0)));
  bill.Down(absl::StrCat(name, ": negative abilities"), Triangle(negative));
}

// Above 0 triangular, below it a flat reward a point.
void PriceTrait(const char* name, int value, int least, int most, Bill& bill) {
  if (value < least || value > most) {
    bill.Refuse(absl::StrCat(name, " is ", value, "; it must be from ", least, " to ", most));
    return;
  }
  bill.Either(absl::StrCat(name, " ", value), value,
              value > 0 ? Triangle(value) : kBelowZeroReward * -value);
}

void PriceHealth(const Profile& profile, int base, Bill& bill) {
  const int more = profile.hp - base;
  const int worth = profile.grade >= 5 ? 3 : profile.grade >= 3 ? 2 : 1;
  if (more > 0 && more % worth != 0) {
    bill.Refuse(absl::StrCat("HP ", profile.hp, " is between two steps: at Grade ", profile.grade,
                             " it is ", base, " and rises by ", worth));
    return;
  }
  const int steps = more > 0 ? more / worth : more;
  bill.Either(absl::StrCat("HP ", profile.hp), steps, Triangle(std::abs(steps)));
}

void PriceSpeed(const Profile& profile, Bill& bill) {
  if (profile.movement % kMovementStep != 0) {
    bill.Refuse(absl::StrCat("movement of ", Inches(profile.movement),
                             " is between two steps: it is 6\" and changes by 2\""));
    return;
  }
  const int steps = (profile.movement - kUsualMovement) / kMovementStep;
  bill.Either(absl::StrCat("movement ", Inches(profile.movement)), steps,
              kStepPoints * std::abs(steps));
  const int position = PositionIn(kChargeSteps, profile.charge);
  if (position < 0) {
    bill.Refuse(absl::StrCat("charge of ", DiceText(profile.charge),
                             " has no price; there are 0, 2, 2d2, 2d3, 2d4, 3d3, 2d6 and 4d3"));
    return;
  }
  const int usual = std::min<int>(profile.movement / kMovementStep, std::size(kChargeSteps) - 1);
  bill.Either(absl::StrCat("charge ", DiceText(profile.charge)), position - usual,
              std::abs(position - usual));
}

void PriceGait(const char* what, Gait gait, Bill& bill) {
  if (gait == Gait::kFast) bill.Up(absl::StrCat("fast ", what), kStepPoints);
  if (gait == Gait::kNone) bill.Down(absl::StrCat("non-", what), kStepPoints);
}

void PriceAbilities(const GameContent& content, const Profile& profile, Bill& bill) {
  int positive = 0;
  int negative = 0;
  for (const AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    const ModelAbility& ability = At(content.model_abilities, use.ability - 1);
    (ability.negative ? negative : positive) += ability.price_count;
  }
  bill.Up("abilities", Triangle(positive));
  bill.Down("negative abilities", Triangle(negative));
}

// Two small weapons or a large one are free, whichever is more of what there is.
int FurtherWeapons(absl::Span<const PricedWeapon> weapons) {
  const int count = Size(weapons);
  const auto small = std::count_if(weapons.begin(), weapons.end(), [](const PricedWeapon& weapon) {
    return weapon.size == WeaponSize::kSmall;
  });
  return std::max(0, count - (small >= 2 ? 2 : 1));
}

}  // namespace

std::string PriceText(const Price& price) {
  std::string text;
  for (const PriceLine& line : price.lines) {
    absl::StrAppend(&text, text.empty() ? "" : ", ", line.label, " ",
                    text.empty() || line.points < 0 ? "" : "+", line.points);
  }
  return text;
}

Price PriceWeapon(const GameContent& content, const WeaponProfile& weapon, WeaponSize size,
                  int grade, const std::string& name) {
  Bill bill;
  AddWeapon(content, weapon, size, grade, name, bill);
  return bill.Close(bill.up() - bill.down());
}

Price PriceProfile(const GameContent& content, const Profile& profile, int size,
                   absl::Span<const PricedWeapon> weapons) {
  Bill bill;
  const Bracket* const bracket =
      std::find_if(std::begin(kBrackets), std::end(kBrackets), [&](const Bracket& b) {
        return profile.full_strength >= b.least && profile.full_strength <= b.most &&
               (b.grades >> profile.grade & 1) != 0;
      });
  if (bracket == std::end(kBrackets)) {
    bill.Refuse(absl::StrCat("there is no base for Full Strength ", profile.full_strength,
                             " at Grade ", profile.grade));
    return bill.Close(0);
  }
  bill.Base("base", bracket->base);
  PriceHealth(profile, bracket->base, bill);
  if (size >= 2) bill.Up(absl::StrCat("base area x", size), size);
  PriceTrait("Armor", profile.armor, kLeastArmor, kMostArmor, bill);
  PriceTrait("Bravery", profile.bravery, kLeastBravery, kMostBravery, bill);
  PriceSpeed(profile, bill);
  PriceGait("flyer", profile.flyer, bill);
  PriceGait("swimmer", profile.swimmer, bill);
  PriceAbilities(content, profile, bill);
  bill.Up("further weapons", kStepPoints * FurtherWeapons(weapons));
  for (size_t i = 0; i < weapons.size(); ++i) {
    AddWeapon(content, profile.weapons[i], weapons[i].size, profile.grade, weapons[i].name, bill);
  }
  const int free = std::min(bracket->most - profile.full_strength, bill.up());
  const int total = bracket->base - bill.down() + bill.up() - free;
  if (free > 0) bill.Base("smaller units", -free);
  return bill.Close(std::max(1, total));
}

Price PriceModel(const GameContent& content, int model, int loadout) {
  const ModelEntry& entry = At(content.models, model);
  std::vector<PricedWeapon> weapons;
  for (int position : entry.LoadoutWeapons(loadout)) {
    const Weapon& weapon = At(content.weapons, position);
    weapons.push_back({weapon.size, weapon.name});
  }
  Price price = PriceProfile(content, content.ProfileOf(model, loadout), entry.size, weapons);
  price.listed = entry.profile.cost;
  return price;
}

}  // namespace mallard::duckhammer
