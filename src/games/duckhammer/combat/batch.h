// Batches of d12 rolls: rolling, the window in which players pay to turn dice, abilities that
// change the finished set, and then whatever waits for the rolls.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_BATCH_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_BATCH_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Batch::step. Kinds may use steps beyond kFinal as they like.
enum BatchStep : uint8_t { kPreparing, kCountering, kRolling, kSwaying, kFinal };

/// Begins an empty batch of that kind: attacks at kPreparing, all others at kRolling.
void BeginBatch(Play& play, BatchKind kind);
/// Adds a die to it, not rolled yet; null when the batch is full (kMaxDice). Its modifier starts
/// with what marks on the unit do to all its rolls; the caller adds the rest and sets `needed`.
Die* AddDie(Play& play, int unit, int model);
/// Whether a die belongs to the rolls being made now: others of the same batch wait, or are done.
bool InWindow(const Batch& batch, const Die& die);
/// Goes on with the batch; called whenever nobody is asked and no losses or picks are open. By
/// Batch::step: kPreparing and kCountering belong to combat.cc; kRolling rolls every die that is
/// not replaced; kSwaying asks players with victory points, Lead first, until both pass (or none
/// can pay); then `on_rolls` and `on_final_rolls` of the units run, and from kFinal on the batch is
/// handed to what waits for it (combat.h, morale.h, charge.h, movement.h) until that calls
/// EndBatch.
absl::Status ContinueBatch(Play& play);
/// Leaves the batch: clears it. The rules go on by themselves.
void EndBatch(Play& play);

/// The handler of Stage::kSway: pay a victory point to turn a die.
/// @{
Refusal CheckSway(const Position& position, int seat, const Action& action);
void ListSway(const Position& position, int seat, Listing& out);
absl::Status ApplySway(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_BATCH_H_
