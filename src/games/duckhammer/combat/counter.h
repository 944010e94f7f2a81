// Counters: who may answer what with what.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_COUNTER_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_COUNTER_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

struct Chant;

/// The unit whose owner is asked to counter.
int CounteringUnit(const State& state);
/// The chant of an action counter_chant of that unit.
Chant CounterChantOf(const State& state, const Action& action);
/// Whether the unit has any answer.
bool HasCounter(const Position& position, int unit);
/// The handler of Stage::kCounter: whether, and how, to counter.
/// @{
Refusal CheckCounter(const Position& position, int seat, const Action& action);
void ListCounter(const Position& position, int seat, Listing& out);
absl::Status ApplyCounter(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_COUNTER_H_
