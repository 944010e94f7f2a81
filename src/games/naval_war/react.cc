#include "src/games/naval_war/react.h"

#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/cards.h"

namespace mallard::naval_war {

Refusal CheckReact(const Position& position, int seat, const Action& action) {
  return action.kind == kAllow ? kAllowed : CheckReaction(position, seat, action);
}

void ListReact(const Position& position, int seat, Listing& out) {
  if (ListReactions(position, seat, out)) out.One({kAllow, {}});
}

absl::Status ApplyReact(Play& play, int seat, const Action& action) {
  if (action.kind == kReact) {
    absl::Status status = RunReaction(play, seat, action);
    if (!status.ok() || play.state.phase == Phase::kOver) return status;
  }
  return FinishAttack(play);
}

}  // namespace mallard::naval_war
