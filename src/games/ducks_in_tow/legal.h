// What the player who decides may do now. Listing and checking use the same conditions.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_LEGAL_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_LEGAL_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "src/games/common/legal.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

/// The player who decides.
inline const Player& Decider(const State& state) { return state.players[state.turn_seat]; }

/// Bit a colour: there is some of it.
template <class Counts>
uint32_t Some(const Counts& counts) {
  uint32_t mask = 0;
  for (int c = 0; c < kMaxColours; ++c) mask |= static_cast<uint32_t>(counts[c] != 0) << c;
  return mask;
}

/// True if a duck of that colour can be fed, actions considered.
bool MayFeed(const State& state, int colour);

/// True if the tow and the pawn's place allow that card, which is in the hand, to be delivered.
bool CanDeliver(const DucksInTowRules& rules, const State& state, int card);

/// True if that action of a special tile can be taken where the pawn stands.
bool CanUse(const DucksInTowRules& rules, const State& state, int tile_action);

/// All legal actions of `seat`, in the order of the action kinds for each decision.
void VisitLegal(const DucksInTowRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit);

/// In check.cc: OK if `seat` may take `action`, which is any bytes; otherwise the reason.
absl::Status CheckLegal(const DucksInTowRules& rules, const State& state, int seat,
                        const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_LEGAL_H_
