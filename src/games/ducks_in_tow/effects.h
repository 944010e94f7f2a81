// What follows an action: a queue of effects, each carried out natively. Where one needs an answer
// it waits as a small decision of its own, so that long things are made of small actions and a
// script never has to wait for a player.
//
// Tiles put effects into the queue through their scripts; delivering, shaking the bag and the end
// of a turn use the same ones. Whether an effect waits follows from public facts alone.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_EFFECTS_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_EFFECTS_H_

#include "absl/status/status.h"
#include "mallard/action.h"
#include "mallard/event_sink.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

/// Adds an effect at the end of the queue, which must have room.
void PushBack(State& state, EffectKind kind, int amount);
/// Forgets all effects.
void ClearQueue(State& state);

/// What is asked of the player who decides; nothing once the match is over.
Decision CurrentDecision(const State& state);

/// Tiles beside the pawn of the player who decides that have a duck.
uint32_t LureTiles(const DucksInTowRules& rules, const State& state);

/// True if the effect at the front waits for an answer; there is one.
bool FrontWaits(const DucksInTowRules& rules, const State& state);

/// Carries out effects until one waits, the player can act, or the match is over.
void Proceed(const DucksInTowRules& rules, State& state, EventSink& events);

/// Carries out the answer to the effect at the front.
void Answer(const DucksInTowRules& rules, State& state, const Action& action, EventSink& events);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_EFFECTS_H_
