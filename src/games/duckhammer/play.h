// What the rules of battles work on: a Position to look at, and a Play that goes on.
//
// An action changes the state and leaves `asked` at 0 when the rules shall go on by themselves:
// Advance (turn.h) then runs until somebody is asked again or the battle is over.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_PLAY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_PLAY_H_

#include "absl/functional/function_ref.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/play.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

class DuckhammerRules;

/// A battle that is looked at.
using Position = mallard::Position<DuckhammerRules, State>;

/// A battle that goes on.
struct Play : mallard::Play<DuckhammerRules, State> {
  /// What a game around the battle does before every step of Advance; null: there is none.
  const absl::FunctionRef<void()>* before_step = nullptr;

  /// Asks one seat.
  void Ask(Stage stage, int seat) const {
    state.stage = stage;
    Put(state.asked, 1 << seat);
  }
  /// Asks both at the same time.
  void AskBoth(Stage stage) const {
    state.stage = stage;
    state.asked = 3;
  }
  /// Asks nobody: Advance goes on.
  void AskNobody() const {
    state.stage = Stage::kNone;
    state.asked = 0;
  }
};

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_PLAY_H_
