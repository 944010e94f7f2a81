// What follows an action: a queue of effects, each carried out natively. Where one needs an answer
// it waits as a small decision of its own, so that long things are made of small actions and a
// script never has to wait for a player.
//
// Tiles put effects into the queue through their scripts; delivering, shaking the bag and the end
// of a turn use the same ones. Whether an effect waits follows from public facts alone.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_EFFECTS_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_EFFECTS_H_

#include <cstdint>

#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// What the first effect asks of those seats.
Question QuestionOf(const State& state, uint32_t seats);

/// True if the first effect waits for an answer; there is one.
bool FrontWaits(const Position& position);

/// Carries out effects until one waits, a pack asks something, the player can act, or the match is
/// over.
void CarryOutEffects(Play& play);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_EFFECTS_H_
