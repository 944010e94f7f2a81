// An activated unit's models move.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_MOVING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_MOVING_H_

#include <optional>

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The furthest point on the straight way to `to` that a legal leg of a model leads to; nothing if
/// it cannot come nearer.
std::optional<Point> FurthestTowards(const Position& position, int model, Point to);
/// Moves every model of the active unit as far as that.
void AdvanceTowards(Play& play, Point to);

/// The handler of Stage::kMoving: single steps, all by the same step, or towards a point.
/// @{
Refusal CheckMoving(const Position& position, int seat, const Action& action);
void ListMoving(const Position& position, int seat, Listing& out);
absl::Status ApplyMoving(Play& play, int seat, const Action& action);
/// @}
/// A refusal of that stage with lengths in inches.
absl::Status ExplainMoving(const Position& position, const Action& action, const Refusal& no);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_MOVING_H_
