// Duckheim: the players' side of a battle. Each player acts with the units of the own companies;
// what the battle asks about no unit is for all of them, and some things are the referee's.
//
// A side passes when all its players have: for the rest of the side's turn where units are
// activated or landed, otherwise only to the question that is being asked. A question about one
// unit is its player's alone. battle.cc and invariants use this; the other side, and both sides of
// a war, are a seat each and do not need it.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_SHARED_SIDE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_SHARED_SIDE_H_

#include <cstdint>

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The player whose company a unit of the battle is.
inline int OwnerOfUnit(const State& state, int unit) {
  return OwnerOf(state.records[unit].company);
}
/// Bit a seat: who decides what the battle asks the players' side now; the referee, for some.
uint32_t SharedActors(const Position& position);
/// Whether an action is about no unit, or about one of that player.
bool IsOwn(const State& state, int seat, const Action& action);
/// Notes that a player passes; true if with that the side does.
bool PassFor(Play& play, int seat);
/// The battle has gone on: who had passed has not any more, but for the turn if it is `same_turn`.
void ForgetPasses(State& state, bool same_turn);

/// Why a player cannot lend the character's Bravery to a company now.
Refusal CheckLend(const Position& position, int seat, int company);
void Lend(Play& play, int seat, int company);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_SHARED_SIDE_H_
