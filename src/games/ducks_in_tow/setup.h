// Decision choose_start, and what comes before and after it: starting cards, the park, the deal.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_SETUP_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_SETUP_H_

#include <cstdint>

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// OK if that many players can play with that content in that park, otherwise the reason.
absl::Status CheckPlayable(const GameContent& content, const Setup& setup, const Park& park);

/// Deals starting cards, which decides who begins, and builds the park; everything else is still in
/// the bags and in the deck. The state is blank but for its chance.
void SetTable(const DucksInTowRules& rules, State& state);

/// Bit a tile: a start space that nobody has taken.
uint32_t FreeStarts(const Position& position);

Refusal CheckStart(const Position& position, int seat, const Action& action);
void ListStarts(const Position& position, int seat, Listing& out);
/// Puts the pawn on a start space; after the last one, deals.
absl::Status TakeStart(Play& play, int seat, const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_SETUP_H_
