// Straight legs: what they cost, and what is in their way.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_LEGS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_LEGS_H_

#include <cstdint>

#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Why a leg cannot be made.
enum class LegRefusal : uint8_t {
  kNone,
  kThereAlready,
  kOffTheMap,
  kTooFar,
  kTooTall,
  kNothingLeft,
  kFlightOverWater,
  kIntoWater,
  kEnemyInTheWay,
  kOnABase,
};

/// What a leg would come to. Many are planned for one that is made, so the reason is a number until
/// somebody wants to read it.
struct LegPlan {
  LegRefusal refusal = LegRefusal::kNone;
  bool runs = false;  ///< A charge: the model has to be one of those that go the dice's most.
  int32_t cost = 0;   ///< Of the movement.
  int32_t left = 0;   ///< What there was for it.
  bool ok() const { return refusal == LegRefusal::kNone; }
  /// The same for whoever asks whether it may be made.
  Refusal ToRefusal() const;
  /// The same in words, with lengths in inches.
  absl::Status ToStatus() const;
};
/// Plans a straight leg of a model of the active unit. Constant time but for terrain and models.
/// When all its unit mates go the same step at the same time, their bases are in nobody's way.
LegPlan PlanLeg(const Position& position, int model, Point to, bool mates_move = false);
/// How much movement a model of the active unit has left, before what depends on its direction.
int32_t AllowanceOf(const Position& position, int model);
/// The greatest `flock_bonus` of a unit in flight; 0 on the ground.
int32_t FlockBonus(const Position& position, int unit);
/// Makes a planned leg.
void MakeLeg(Play& play, int model, Point to, const LegPlan& plan);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_LEGS_H_
