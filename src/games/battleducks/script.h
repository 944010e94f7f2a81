// What a maneuver's `resolve` function can ask and do. It sees what the acting player sees: nothing
// here reads the hidden part of either pond.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_SCRIPT_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_SCRIPT_H_

#include "absl/status/status.h"
#include "mallard/frame/questions.h"
#include "mallard/frame/refusal.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/script.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// The hook `resolve` of a maneuver.
const ScriptHook& ResolveHook();

/// What goes on when a player has answered a maneuver's question, and what can be chosen.
absl::Status CallAnswer(Play& play, const AnswerCall& answer);
Refusal CheckAnswer(const Position& position, const PendingQuestion& asked, int32_t value);

/// Calls the maneuver's function; `cells` are the existing cells under the viewfinder.
absl::Status ResolveByScript(Play& play, int seat, int slot, const Bitboard& cells);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_SCRIPT_H_
