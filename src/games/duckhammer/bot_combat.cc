// What the computer player thinks an attack or a spell is worth: the army points it may expect to
// destroy. Only what profiles say is counted; functions of abilities are not asked.
#include <algorithm>
#include <limits>

#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/bot.h"
#include "src/games/duckhammer/bot_parts.h"
#include "src/games/duckhammer/field.h"

namespace mallard::duckhammer {
namespace {

// Army points destroyed in a unit whose loss scores are worth more.
constexpr int kScoringGrade = 4;
constexpr int kScoringBonus = 2;

bool WeaponFits(WeaponKind kind, Step step) {
  if (step == Step::kShoot) return kind == WeaponKind::kRanged;
  return step == Step::kFight && kind != WeaponKind::kRanged;
}

// Models of a unit that reach the target with that weapon.
int ModelsInReach(const Scene& scene, int unit, int target, Step step, int weapon) {
  const WeaponProfile& profile = scene.state.profiles[unit].weapons[weapon];
  int count = 0;
  ForEachOnMap(scene.state, unit, [&](int m) {
    if (!WeaponUsable(scene, m, weapon, step)) return;
    bool reaches = false;
    ForEachOnMap(scene.state, target, [&](int t) {
      reaches = reaches || WithinReach(scene, m, t, profile.kind, profile.range);
    });
    count += reaches ? 1 : 0;
  });
  return count;
}

// Naturals of twelve that hit.
int HittingFaces(const Scene& scene, int unit, int target, Step step, int weapon) {
  const Profile& own = scene.state.profiles[unit];
  const Profile& other = scene.state.profiles[target];
  int modifier = own.grade - other.grade;
  for (const uint8_t a : own.weapons[weapon].abilities) {
    if (a == 0) break;
    const WeaponAbility& ability = scene.content().weapon_abilities[a - 1u];
    if (ability.ignores_own_grade) modifier -= own.grade;
    if (ability.ignores_target_grade) modifier += other.grade;
    modifier += ability.attack_modifier;
  }
  if (scene.state.units[target].Has(kFlying)) modifier += other.flyer == Gait::kFast ? 2 : 4;
  if (scene.state.units[target].Has(kDiving)) modifier -= other.swimmer == Gait::kFast ? 4 : 2;
  const bool point_blank =
      WeaponHas(scene, unit, weapon, [](const WeaponAbility& a) { return a.no_proximity_penalty; });
  if (step == Step::kShoot && !point_blank && IsEngaged(scene, unit)) modifier -= 2;
  return std::clamp(6 + modifier, 0, 12);
}

// Twice the damage of a hit.
int DoubleDamage(const Scene& scene, int unit, int target, int weapon) {
  const Dice dice = scene.state.profiles[unit].weapons[weapon].damage;
  return std::max(1, dice.count * (dice.sides + 1) - 2 * ArmorOf(scene, target));
}

int AttacksOf(const Scene& scene, int unit, int weapon) {
  int attacks = 1;
  for (const uint8_t a : scene.state.profiles[unit].weapons[weapon].abilities) {
    if (a == 0) break;
    const WeaponAbility& ability = scene.content().weapon_abilities[a - 1u];
    attacks = std::max(attacks, ability.repeat_modifier != 0 ? 2 : ability.attacks);
  }
  return attacks;
}

Step StepOf(Phase phase) {
  if (phase == Phase::kChant) return Step::kChant;
  return phase == Phase::kShoot ? Step::kShoot : Step::kFight;
}

// What a listed action of Combat is worth.
int64_t WorthOf(const Scene& scene, const Action& action) {
  const int countering = scene.state.stage == Stage::kCounter ? CounteringUnit(scene.state) : -1;
  switch (action.kind) {
    case kShootAt:
      return WorthOfAttack(scene, action.args[0], action.args[1], Step::kShoot, action.args[2] - 1);
    case kFightWith:
      return WorthOfAttack(scene, action.args[0], action.args[1], Step::kFight, action.args[2] - 1);
    case kCounterBy:
      return WorthOfAttack(scene, countering, scene.state.batch.side[0].unit,
                           static_cast<Step>(action.args[0]), action.args[1] - 1);
    case kChantSpell: {
      const int64_t worth =
          WorthOfSpell(scene, action.args[0], action.args[1], {action.args[3], action.args[4]});
      // Who chants cannot attack any more.
      return worth > BestLaterAttack(scene, action.args[0], Step::kChant) ? worth : 0;
    }
    case kCounterChant:
      return WorthOfSpell(scene, countering, action.args[0], {action.args[2], action.args[3]});
    default:
      return 0;
  }
}

// The listed action for which `worth` is greatest, if that is positive; otherwise pass.
Action BestListed(const Scene& scene, int seat, absl::FunctionRef<int64_t(const Action&)> worth) {
  Action best{kPass, {}};
  int64_t most = 0;
  HandlerOf(scene.state).visit(scene, seat, [&](const Action& action) {
    const int64_t value = worth(action);
    if (value > most) {
      best = action;
      most = value;
    }
    return true;
  });
  return best;
}

}  // namespace

int64_t WorthOfAttack(const Scene& scene, int unit, int target, Step step, int weapon) {
  const int models = ModelsInReach(scene, unit, target, step, weapon);
  if (models == 0) return 0;
  const Profile& other = scene.state.profiles[target];
  const int cost =
      std::max<int>(other.cost, 1) * (other.grade >= kScoringGrade ? kScoringBonus : 1);
  const int64_t worth = int64_t{100} * models * AttacksOf(scene, unit, weapon) *
                        HittingFaces(scene, unit, target, step, weapon) *
                        DoubleDamage(scene, unit, target, weapon) * cost /
                        (24 * std::max<int>(other.hp, 1));
  // Nothing can be destroyed that is not there; some damage is better than none.
  return std::min(worth, int64_t{100} * cost * scene.state.units[target].alive) + 1;
}

int64_t WorthOfSpell(const Scene& scene, int unit, int spell, Point middle) {
  const Spell& entry = scene.content().spells[static_cast<size_t>(spell)];
  const int owner = scene.state.units[unit].owner;
  const Circle area{middle, entry.radius};
  int touched = 0;
  for (int other = 0; other <= kNobody; ++other) {
    const bool enemies = Enemies(owner, other);
    if (entry.whom == Spell::Whom::kEnemies && !enemies) continue;
    if (entry.whom == Spell::Whom::kFriends && enemies) continue;
    ForEachUnitOnMap(scene.state, other, [&](int u) {
      ForEachOnMap(scene.state, u, [&](int m) {
        const Circle base{scene.state.models[m].at(), scene.state.profiles[u].radius};
        if (!GapAtMost(area, base, 0)) return;
        // A spell on everybody is as bad for the own side as it is good against the other.
        touched += entry.whom == Spell::Whom::kAll && !enemies ? -1 : 1;
      });
    });
  }
  const int faces = std::clamp(
      13 - entry.risk + CountOnMap(scene.state, unit) - (IsEngaged(scene, unit) ? 4 : 0), 0, 12);
  return std::max<int64_t>(0, int64_t{100} * entry.worth * touched * faces / 12);
}

int64_t BestLaterAttack(const Scene& scene, int unit, Step step) {
  int64_t best = 0;
  const Profile& profile = scene.state.profiles[unit];
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (!Enemies(owner, scene.state.units[unit].owner)) continue;
    ForEachUnitOnMap(scene.state, owner, [&](int target) {
      for (int w = 0; w < profile.weapon_count; ++w) {
        for (const Step later : {Step::kShoot, Step::kFight}) {
          if (later <= step || !WeaponFits(profile.weapons[w].kind, later)) continue;
          best = std::max(best, WorthOfAttack(scene, unit, target, later, w));
        }
      }
    });
  }
  return best;
}

Action BestAttack(const Scene& scene, int seat, uint32_t units) {
  const Step step = StepOf(scene.state.phase);
  return BestListed(scene, seat, [&](const Action& action) {
    if (action.kind == kPass || !IsAmong(units, action.args[0])) return int64_t{0};
    const int64_t worth = WorthOf(scene, action);
    // A unit that can do more in a later step waits for it.
    if (action.kind == kShootAt && BestLaterAttack(scene, action.args[0], step) > 2 * worth) {
      return int64_t{0};
    }
    return worth;
  });
}

Action BestRetaliation(const Scene& scene, int seat, uint32_t units) {
  return BestListed(scene, seat, [&](const Action& action) -> int64_t {
    if (action.kind != kRetaliateBy || !IsAmong(units, action.args[0])) return 0;
    const int target = scene.state.activity.unit - 1;
    return DoubleDamage(scene, action.args[0], target, action.args[1] - 1);
  });
}

Action LeastUsefulModel(const Scene& scene, int seat) {
  const Point middle = MiddleOf(scene.state, LosingUnit(scene.state));
  return BestListed(scene, seat, [&](const Action& action) {
    // The outermost: what is left stays together.
    return SquaredDistance(scene.state.models[action.args[0]].at(), middle) + 1;
  });
}

Action BestWeaponToMark(const Scene& scene, int seat) {
  const int unit = UnitOf(scene.state, scene.state.picks[0].model);
  return BestListed(scene, seat, [&](const Action& action) -> int64_t {
    const WeaponProfile& weapon = scene.state.profiles[unit].weapons[action.args[0] - 1];
    return int64_t{weapon.damage.count} * (weapon.damage.sides + 1) + weapon.range / kInch;
  });
}

}  // namespace mallard::duckhammer
