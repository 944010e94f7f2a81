// The queue of effects: what is still to be done before the player who has the turn acts again. The
// first is being carried out (effects.cc); where it needs an answer, a decision waits for it.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_QUEUE_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_QUEUE_H_

#include <algorithm>
#include <cassert>

#include "mallard/frame/numbers.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

/// The effect that is being carried out; there is one.
inline Effect& Front(State& state) { return state.queue[0]; }
inline const Effect& Front(const State& state) { return state.queue[0]; }

/// An effect that holds a duck of that colour.
inline Effect Holding(EffectKind kind, int colour) {
  Effect effect = {kind, 0, 0, 0};
  Put(effect.colour, colour);
  return effect;
}

/// Adds an effect at the end of the queue, which must have room.
inline void PushBack(State& state, EffectKind kind, int amount) {
  assert(state.queue_count < kMaxQueue);
  Effect& effect = state.queue[state.queue_count++];
  effect.kind = kind;
  Put(effect.amount, amount);
}

/// Adds an effect before all others.
inline void PushFront(State& state, Effect effect) {
  assert(state.queue_count < kMaxQueue);
  std::copy_backward(state.queue, state.queue + state.queue_count,
                     state.queue + state.queue_count + 1);
  state.queue[0] = effect;
  ++state.queue_count;
}

/// The first effect is done.
inline void PopFront(State& state) {
  std::copy(state.queue + 1, state.queue + state.queue_count, state.queue);
  state.queue[--state.queue_count] = Effect();
}

/// The first effect has been done once.
inline void CountDown(State& state) { --Front(state).amount; }

/// Forgets all effects.
inline void ClearQueue(State& state) {
  std::fill(state.queue, state.queue + kMaxQueue, Effect());
  state.queue_count = 0;
}

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_QUEUE_H_
