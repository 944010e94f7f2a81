// Decisions may_tow and disperse_duck: ducks that come out of the bag or were kept aside, and where
// they go.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_DISPERSE_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_DISPERSE_H_

#include <cstdint>

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// Bit a tile: a new duck may be put there. 0 when there is a pawn on every tile.
uint32_t DisperseTiles(const Position& position);
/// Whether the player who has the turn can pay for a duck of that colour and has room for it.
bool CanTow(const State& state, int colour);

/// The first effect shakes the bag: draws a duck, as often as it says.
void ShakeBag(Play& play);
/// The first effect holds a duck that has one place to go, or none.
void DisperseWithoutChoice(Play& play);
/// The first effect disperses the ducks kept aside: holds the next one, in random order.
void DisperseNextAside(Play& play);

Refusal CheckTow(const Position& position, int seat, const Action& action);
void ListTow(const Position& position, int seat, Listing& out);
absl::Status ApplyTow(Play& play, int seat, const Action& action);

Refusal CheckDisperse(const Position& position, int seat, const Action& action);
void ListDisperse(const Position& position, int seat, Listing& out);
absl::Status ApplyDisperse(Play& play, int seat, const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_DISPERSE_H_
