// What a maneuver's `resolve` function can ask and do. It sees what the acting player sees: nothing
// here reads the hidden part of either pond.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_SCRIPT_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_SCRIPT_H_

#include "absl/status/status.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/script.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// The hook `resolve` of a maneuver.
const ScriptHook& ResolveHook();

/// Calls the maneuver's function; `cells` are the existing cells under the viewfinder.
absl::Status ResolveByScript(Play& play, int seat, int slot, const Bitboard& cells);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_SCRIPT_H_
