// Before the first turn: laying out the galaxy; decisions choose_equipment and
// choose_start.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_SETUP_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_SETUP_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Fills an empty state, whose chance is set, with the start of a match.
void LayOut(const DuckDealerRules& rules, State& state);
/// The turn order is settled: asks the first player for equipment.
void BeginEquipping(State& state);

/// Whether the player asked can put that equipment (by index) into the next
/// slot.
Refusal CheckStartEquipment(const Position& position, int equipment);
/// Start planets where no ship is.
Bitboard FreeStarts(const Position& position);

Refusal CheckEquip(const Position& position, int seat, const Action& action);
void ListEquipment(const Position& position, int seat, Listing& out);
absl::Status ApplyEquip(Play& play, int seat, const Action& action);

Refusal CheckStart(const Position& position, int seat, const Action& action);
void ListStarts(const Position& position, int seat, Listing& out);
absl::Status ApplyStart(Play& play, int seat, const Action& action);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_SETUP_H_
