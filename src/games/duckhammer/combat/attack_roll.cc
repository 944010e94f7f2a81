// Attack dice: which model of the target each model aims at, and everything added to its roll.
#include "src/games/duckhammer/combat/attack_roll.h"

#include <algorithm>
#include <limits>

#include "absl/container/inlined_vector.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/content/content_bets.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

constexpr int kCoverModifier = -2;
constexpr int kProximityModifier = -2;
// Dice of one model with one attack, whatever abilities say.
constexpr int kMostAttacks = 16;

// What an attacker aims at.
struct Aim {
  int model = -1;
  bool cover = false;
  int32_t distance = 0;
};

// What the abilities of a weapon say beside modifiers.
struct WeaponRules {
  int repeat_modifier = 0, replaced_roll = 0;
  int32_t long_range_step = 0;
  int long_range_penalty = 0;

  bool repeats() const { return repeat_modifier != 0; }
};

// What is added to the attack of a model that comes after `before` others in the round.
int RepeatedModifier(const WeaponRules& rules, int before) {
  return rules.repeat_modifier * (before + 1);
}

// Attacks that repeat go on until not even a 12 would hit.
bool AttacksEnd(const WeaponRules& rules, int before, int modifier, int needed) {
  return rules.repeats() && 12 + modifier + RepeatedModifier(rules, before) < needed;
}

WeaponRules RulesOf(const Position& position, const WeaponProfile& weapon) {
  WeaponRules rules;
  for (const uint8_t number : weapon.abilities) {
    if (number == 0) break;
    const WeaponAbility& ability = position.rules.content().weapon_abilities[number - 1u];
    if (ability.repeat_modifier != 0) rules.repeat_modifier = ability.repeat_modifier;
    if (ability.replaced_roll != 0) rules.replaced_roll = ability.replaced_roll;
    if (ability.long_range_step != 0) {
      rules.long_range_step = ability.long_range_step;
      rules.long_range_penalty = ability.long_range_penalty;
    }
  }
  return rules;
}

// Sum of a number over the marks on one model.
int ModelMarkSum(const Position& position, int model, int Mark::*number) {
  int sum = 0;
  const auto& marks = position.rules.content().marks;
  position.state.models[model].marks.ForEach(
      [&](int mark, int) { sum += At(marks, mark).*number; });
  return sum;
}

bool HasCoverMark(const Position& position, int model) {
  const auto& marks = position.rules.content().marks;
  bool cover = false;
  position.state.models[model].marks.ForEach(
      [&](int mark, int) { cover = cover || At(marks, mark).cover; });
  return cover;
}

// What flying and diving of the target do: flyers and divers are easier, or harder, to hit.
int FlightAndDivingModifier(const Position& position, const Subject& attacker) {
  const int target_model = attacker.target_model;
  const int target = UnitOf(position.state, target_model);
  const Profile& profile = position.state.profiles[target];
  if (position.state.units[target].Has(kFlying)) {
    return Modified(position, Quantity::kAgainstFlying, attacker,
                    profile.flyer == Gait::kFast ? 2 : 4);
  }
  if (!IsDiving(position, target_model)) return 0;
  const int usual = profile.swimmer == Gait::kFast ? -4 : profile.swimmer == Gait::kSlow ? -2 : 0;
  return Modified(position, Quantity::kAgainstDiving, attacker, usual);
}

// How much of a Grade counts: so many percent.
int64_t PartOf(int grade, int percent) { return int64_t{grade} * percent / 100; }

// Whether a model shot at has Cover: by sight, a mark or an ability.
absl::StatusOr<bool> InCover(Play& play, const Reach& reach, int model, int target_model,
                             SightLevel sight) {
  bool cover = sight == SightLevel::kCover || HasCoverMark(play.position(), target_model);
  if (!HasHook(play.position(), reach.target, HookPoint::kCover)) return cover;
  HookCall call{play, play.state.units[reach.target].owner, reach.target, target_model};
  call.other_unit = reach.unit;
  call.other_model = model;
  int64_t value = cover ? 1 : 0;
  absl::Status status = RunModelHooks(call, HookPoint::kCover, &value);
  if (!status.ok()) return status;
  return value != 0;
}

// The model a shooter aims at: in range and seen, a clear one before one in Cover, a near one
// before a far one.
absl::StatusOr<Aim> AimShot(Play& play, const Reach& reach, int model) {
  const State& state = play.state;
  const Unit& target = state.units[reach.target];
  absl::InlinedVector<std::pair<int32_t, int>, kMaxUnitModels> inside;
  for (int t = target.first; t < target.first + target.size; ++t) {
    if (state.models[t].status != ModelStatus::kInPlay) continue;
    if (!InWeaponRange(play.position(), reach, model, t)) continue;
    inside.emplace_back(WeaponDistance(play.position(), model, t, reach.profile->kind), t);
  }
  std::sort(inside.begin(), inside.end());
  Aim aim;
  for (const auto& [distance, t] : inside) {
    const SightLevel sight = SeesModel(play.position(), model, t);
    // A second model in Cover is no better than the first.
    if (sight == SightLevel::kNone || (sight == SightLevel::kCover && aim.model >= 0)) continue;
    absl::StatusOr<bool> cover = InCover(play, reach, model, t, sight);
    if (!cover.ok()) return cover.status();
    if (*cover && aim.model >= 0) continue;
    aim = {t, *cover, distance};
    if (!*cover) break;
  }
  return aim;
}

// The nearest model in range of a fighter or, behind a unit mate, the nearest at all.
Aim AimBlow(const Position& position, const Reach& reach, int model) {
  const State& state = position.state;
  const Unit& target = state.units[reach.target];
  Aim inside, any;
  for (int t = target.first; t < target.first + target.size; ++t) {
    if (state.models[t].status != ModelStatus::kInPlay) continue;
    const int32_t distance = WeaponDistance(position, model, t, reach.profile->kind);
    if (any.model < 0 || distance < any.distance) any = {t, false, distance};
    if ((inside.model < 0 || distance < inside.distance) &&
        InWeaponRange(position, reach, model, t)) {
      inside = {t, false, distance};
    }
  }
  if (inside.model >= 0) return inside;
  return FightsBehindMate(position, reach, model) ? any : Aim();
}

// What the Grades of both models come to.
absl::StatusOr<int64_t> GradesOf(Play& play, const Subject& attacker) {
  int64_t sum = 0;
  const int own = Modified(play.position(), Quantity::kOwnGrade, attacker, 100);
  if (own != 0) {
    absl::StatusOr<int> grade = GradeInAttack(play, attacker.model);
    if (!grade.ok()) return grade.status();
    sum += PartOf(*grade, own);
  }
  const int other = Modified(play.position(), Quantity::kTargetGrade, attacker, 100);
  if (other != 0) {
    absl::StatusOr<int> grade = GradeInAttack(play, attacker.target_model);
    if (!grade.ok()) return grade.status();
    sum -= PartOf(*grade, other);
  }
  return sum;
}

// What a shot adds: Cover, nearness of enemies, distance.
int64_t ShotModifier(const Position& position, const Reach& reach, const WeaponRules& rules,
                     const Subject& attacker, const Aim& aim) {
  int64_t modifier = 0;
  if (aim.cover) modifier += Modified(position, Quantity::kCover, attacker, kCoverModifier);
  const int near = Modified(position, Quantity::kProximity, attacker, kProximityModifier);
  if (near != 0 && InEnemyFightRange(position, attacker.model)) modifier += near;
  if (rules.long_range_step != 0 && aim.distance > reach.range) {
    const int32_t beyond = aim.distance - reach.range;
    modifier += (beyond + rules.long_range_step - 1) / rules.long_range_step *
                int64_t{rules.long_range_penalty};
  }
  return modifier;
}

// The modifier of an attack but for what changes from one attack of a model to the next.
absl::StatusOr<int> ModifierOf(Play& play, const Reach& reach, const WeaponRules& rules, int side,
                               const Subject& attacker, const Aim& aim) {
  const Position position = play.position();
  const int model = attacker.model;
  absl::StatusOr<int64_t> grades = GradesOf(play, attacker);
  if (!grades.ok()) return grades.status();
  const Subject target{reach.target, aim.model, -1, static_cast<int>(reach.step)};
  int64_t modifier = *grades + Modified(position, Quantity::kAttack, attacker, 0) +
                     Modified(position, Quantity::kAttacked, target, 0) +
                     FlightAndDivingModifier(position, attacker);
  if (reach.step == Step::kShoot) modifier += ShotModifier(position, reach, rules, attacker, aim);
  modifier += UnitMarkSum(position, reach.unit, &Mark::attack_modifier) +
              ModelMarkSum(position, model, &Mark::attack_modifier) +
              UnitMarkSum(position, reach.target, &Mark::target_modifier) +
              ModelMarkSum(position, aim.model, &Mark::target_modifier);
  if (const uint8_t mark = position.state.models[model].weapon_marks[reach.weapon]; mark != 0) {
    modifier += position.rules.content().marks[mark - 1u].attack_modifier;
  }
  if (HasHook(position, reach.unit, HookPoint::kAttack)) {
    HookCall call{play, position.state.units[reach.unit].owner, reach.unit, model, reach.weapon};
    call.other_unit = reach.target;
    call.other_model = aim.model;
    call.side = side;
    call.cover = aim.cover ? 1 : 0;
    absl::Status status = RunHooks(call, HookPoint::kAttack, &modifier);
    if (!status.ok()) return status;
  }
  if (HasHook(position, reach.target, HookPoint::kDefend)) {
    HookCall call{play, position.state.units[reach.target].owner, reach.target, aim.model};
    call.other_unit = reach.unit;
    call.other_model = model;
    call.side = side;
    absl::Status status = RunModelHooks(call, HookPoint::kDefend, &modifier);
    for (int w = 0; status.ok() && w < position.state.profiles[reach.target].weapon_count; ++w) {
      call.weapon = w;
      status = RunWeaponHooks(call, HookPoint::kDefend, &modifier);
    }
    if (!status.ok()) return status;
  }
  return static_cast<int>(std::clamp<int64_t>(modifier, -1000, 1000));
}

// How many attack dice a model has with a weapon that does not repeat.
absl::StatusOr<int> AttacksOf(Play& play, const Reach& reach, int side, const Subject& attacker) {
  int64_t attacks = Modified(play.position(), Quantity::kAttacks, attacker, 1);
  if (HasHook(play.position(), reach.unit, HookPoint::kAttacks)) {
    HookCall call{play, play.state.units[reach.unit].owner, reach.unit, attacker.model,
                  reach.weapon};
    call.other_unit = reach.target;
    call.other_model = attacker.target_model;
    call.side = side;
    absl::Status status = RunHooks(call, HookPoint::kAttacks, &attacks);
    if (!status.ok()) return status;
  }
  return static_cast<int>(std::clamp<int64_t>(attacks, 0, kMostAttacks));
}

// Adds the dice of one model.
absl::Status AddDiceOf(Play& play, const Reach& reach, int side, int model) {
  Aim aim;
  if (reach.step == Step::kShoot) {
    absl::StatusOr<Aim> aimed = AimShot(play, reach, model);
    if (!aimed.ok()) return aimed.status();
    aim = *aimed;
  } else {
    aim = AimBlow(play.position(), reach, model);
  }
  if (aim.model < 0) return absl::OkStatus();
  const WeaponRules rules = RulesOf(play.position(), *reach.profile);
  const Subject subject{reach.unit, model,     reach.weapon, static_cast<int>(reach.step),
                        aim.model,  aim.cover, false};
  absl::StatusOr<int> modifier = ModifierOf(play, reach, rules, side, subject, aim);
  if (!modifier.ok()) return modifier.status();
  absl::StatusOr<int> attacks = AttacksOf(play, reach, side, subject);
  if (!attacks.ok()) return attacks.status();

  Model& attacker = play.state.models[model];
  const int needed = NeededToHit(play.position(), reach.unit);
  const int most = rules.repeats() ? kMostAttacks : *attacks;
  const int marks = UnitMarkSum(play.position(), reach.unit, &Mark::all_rolls);
  const int priority = Modified(play.position(), Quantity::kPriority, subject, 0);
  for (int i = 0; i < most; ++i) {
    if (AttacksEnd(rules, attacker.attacks, *modifier + marks, needed)) break;
    const int repeated = RepeatedModifier(rules, attacker.attacks);
    Die* die = AddDie(play, reach.unit, model);
    if (die == nullptr) break;
    Put(die->side, side);
    Put(die->target, aim.model);
    Put(die->weapon, reach.weapon);
    Put(die->modifier, die->modifier + *modifier + repeated);
    Put(die->needed, needed);
    Put(die->priority, priority);
    if ((attacker.moving & kTakesReplacedRoll) != 0 && rules.replaced_roll != 0) {
      die->flags = kReplaced;
      Put(die->natural, rules.replaced_roll);
    }
    if (attacker.attacks < std::numeric_limits<uint8_t>::max()) ++attacker.attacks;
  }
  return absl::OkStatus();
}

}  // namespace

int NeededToHit(const Position& position, int unit) {
  return Modified(position, Quantity::kHitsOn, {unit}, kHitsOn);
}

int PlainModifier(const Position& position, int unit, int target, Step step, int weapon) {
  const State& state = position.state;
  int first = -1;
  ForEachOnMap(state, target, [&](int m) { first = first < 0 ? m : first; });
  const Subject attacker{unit, -1, weapon, static_cast<int>(step), first};
  const auto part = [&](Quantity quantity, int of) {
    return PartOf(state.profiles[of].grade, Modified(position, quantity, attacker, 100));
  };
  auto modifier =
      static_cast<int>(part(Quantity::kOwnGrade, unit) - part(Quantity::kTargetGrade, target));
  modifier += Modified(position, Quantity::kAttack, attacker, 0);
  if (step == Step::kShoot) {
    const int penalty = Modified(position, Quantity::kProximity, attacker, kProximityModifier);
    bool near = false;
    ForEachOnMap(state, unit,
                 [&](int m) { near = near || (penalty != 0 && InEnemyFightRange(position, m)); });
    if (near) modifier += penalty;
  }
  return first < 0 ? modifier : modifier + FlightAndDivingModifier(position, attacker);
}

int HittingFaces(const Position& position, int unit, int target, Step step, int weapon) {
  const WeaponRules rules = RulesOf(position, position.state.profiles[unit].weapons[weapon]);
  const int modifier = PlainModifier(position, unit, target, step, weapon);
  const int needed = NeededToHit(position, unit);
  const int most = rules.repeats() ? kMostAttacks
                                   : Modified(position, Quantity::kAttacks,
                                              {unit, -1, weapon, static_cast<int>(step)}, 1);
  int faces = 0;
  for (int i = 0; i < most && !AttacksEnd(rules, i, modifier, needed); ++i) {
    faces += std::clamp(13 - needed + modifier + RepeatedModifier(rules, i), 0, 12);
  }
  return faces;
}

absl::Status AddAttackDice(Play& play, int side) {
  const Side declared = play.state.batch.side[side];
  const Unit& unit = play.state.units[declared.unit];
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    const int weapon = play.state.models[m].choice - 1;
    if (weapon < 0) continue;
    const Reach reach =
        ReachOf(play.position(), declared.unit, declared.target, declared.step, weapon);
    absl::Status status = AddDiceOf(play, reach, side, m);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
