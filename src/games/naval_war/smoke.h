// Smoke: what it protects, and what it holds fast. The one place that says who may be attacked
// under smoke; attacks, targets, scripts, drawings and the computer player ask here.
//
// A ship under smoke cannot be attacked, by its cells or by name, and cannot move, turn or be
// relocated. Smoke that answers an attack comes too late for that very attack: the hit stands.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SMOKE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SMOKE_H_

#include <algorithm>
#include <cstdint>

#include "mallard/frame/numbers.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// True while smoke lies around a ship.
inline bool UnderSmoke(const Ship& ship) { return ship.smoke != 0; }

/// True if a ship may be attacked, as far as smoke goes and before anybody answers: it stands and
/// is not under smoke. Follows from what is public.
inline bool MayBeAttacked(const Ship& ship) { return ship.sunk == 0 && !UnderSmoke(ship); }

/// True if smoke keeps the pending attack off ship number `index`. Smoke that answers this very
/// attack does not.
inline bool HiddenFromAttack(const Attack& attack, const Ship& ship, int index) {
  return UnderSmoke(ship) && ((attack.fresh_smoke >> index) & 1) == 0;
}

/// True if a ship lies on the board and is free to move.
inline bool CanSail(const Ship& ship) { return ship.placed != 0 && !UnderSmoke(ship); }

/// Lays smoke around ship number `index` until so many of the enemy's turns have ended; smoke that
/// lasts longer stays. `answering`: in answer to the pending attack.
inline void LaySmoke(Attack& attack, Ship& ship, int index, int ends, bool answering) {
  if (!UnderSmoke(ship) && answering) Put(attack.fresh_smoke, attack.fresh_smoke | 1u << index);
  Put(ship.smoke, std::max<int>(ship.smoke, ends));
}

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SMOKE_H_
