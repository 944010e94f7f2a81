// Attacks: declaring one, whether it connects, what the cells answer, and ships that sink. The
// defender's part is in react.h and after_hit.h; who is safe under smoke is said in smoke.h.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_ATTACK_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_ATTACK_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// True if an attack hits anything of the defender, before anybody answers it.
bool Connects(const Position& position, int defender);

/// Ships of `defender` that the pending attack hits and does not sink, as bits. Blank boards give
/// none.
uint32_t ShipsHitAndAfloat(const Position& position, int defender);

/// Declares an attack of the player whose turn it is; there must be none. `card` is 1 + kind, or 0.
void DeclareAttack(Play& play, absl::Span<const uint8_t> cells, int card);
/// Declares an attack on a ship by name.
void DeclareStrike(Play& play, int ship, int hits, int card);

/// Goes on after an attack was declared: opens the window for a reaction if it connects, otherwise
/// finishes it.
absl::Status BeginAttack(Play& play);
/// Lets the pending attack do its work, and goes on: moves after a hit, or the turn.
absl::Status FinishAttack(Play& play);

/// Damages the part of a ship on that cell at once, with no reaction and no move after it; tells
/// what the cell answered. For effects that are no attacks. Ends the match if it was the last ship.
Answer StrikeCell(Play& play, int owner, int cell);
/// Looks at a cell of a board from above, and tells what lies there; true for a ship.
bool LookAtCell(Play& play, int owner, int cell);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_ATTACK_H_
