// Who can attack whom: range, sight, and fighting in the second rank. Pure questions about a state.
// Only models that are not destroyed are aimed at; destroyed ones that linger still attack.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_AIM_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_AIM_H_

#include <cstdint>

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The step of Combat that a phase is.
Step StepOf(Phase phase);
/// Whether weapons of a kind are for a step: ranged ones shoot, melee ones fight, magic ones chant
/// and fight.
constexpr bool IsFor(WeaponKind kind, Step step) {
  switch (step) {
    case Step::kChant:
      return kind == WeaponKind::kMagic;
    case Step::kShoot:
      return kind == WeaponKind::kRanged;
    case Step::kFight:
      return kind != WeaponKind::kRanged;
  }
  return false;
}

/// A weapon of a unit against another unit, with what is the same for all models.
struct Reach {
  int unit;
  int target;
  Step step;
  int weapon;
  const WeaponProfile* profile;
  int32_t range = 0;       ///< As it stands.
  bool unlimited = false;  ///< However far.
  int64_t nearness = 0;    ///< Square of the distance of centres beyond which nothing is in range.
};
Reach ReachOf(const Position& position, int unit, int target, Step step, int weapon);

/// Whether a model of the unit can attack the target with that weapon now.
bool CanModelAttack(const Position& position, const Reach& reach, int model);
/// Whether the weapon of `model` reaches that model of the target: range only.
bool InWeaponRange(const Position& position, const Reach& reach, int model, int target_model);
/// Whether a model touches a unit mate that touches the target.
bool FightsBehindMate(const Position& position, const Reach& reach, int model);

/// Models of `unit` that could attack `target` with that weapon in that step now.
int CountAttackers(const Position& position, int unit, int target, Step step, int weapon);
/// Whether there is any.
bool CanAttack(const Position& position, int unit, int target, Step step, int weapon);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_AIM_H_
