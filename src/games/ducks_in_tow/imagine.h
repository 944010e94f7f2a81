// Hands and decks that agree with everything a player has seen.
//
// Every card that a player does not see went into some shuffle of the deck, and which one is public
// (State::shuffle_of), as is the shuffle that each hidden card of a hand was drawn from. So the
// unseen cards of one shuffle lie in the hidden places that were drawn from it or, if it is the
// last one, in the deck; each way to deal them out is equally likely here.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_IMAGINE_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_IMAGINE_H_

#include "absl/status/status.h"
#include "mallard/primitives/chance.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// Fills in the blank cards of hands, and the deck.
absl::Status ImagineHidden(const DucksInTowRules& rules, State& state, int seat, Chance& chance);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_IMAGINE_H_
