#include "src/games/duckhammer/activation.h"

#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {

Refusal CheckActivate(const Position& position, int seat, const Action& action) {
  if (action.kind == kPass || action.kind == kForfeitBattle) return kAllowed;
  switch (position.state.phase) {
    case Phase::kMovement:
      return CheckMovement(position, seat, action);
    case Phase::kCharge:
      return CheckChargePhase(position, seat, action);
    default:
      return CheckCombat(position, seat, action);
  }
}

void ListActivate(const Position& position, int seat, Listing& out) {
  switch (position.state.phase) {
    case Phase::kMovement:
      return ListMovement(position, seat, out);
    case Phase::kCharge:
      return ListChargePhase(position, seat, out);
    default:
      return ListCombat(position, seat, out);
  }
}

absl::Status ApplyActivate(Play& play, int seat, const Action& action) {
  if (action.kind == kPass) {
    EndTurn(play);
    return absl::OkStatus();
  }
  if (action.kind == kForfeitBattle) {
    Win(play, Other(seat), kForfeit);
    return absl::OkStatus();
  }
  switch (play.state.phase) {
    case Phase::kMovement:
      return ApplyMovement(play, seat, action);
    case Phase::kCharge:
      return ApplyChargePhase(play, seat, action);
    default:
      return ApplyCombat(play, seat, action);
  }
}

}  // namespace mallard::duckhammer
