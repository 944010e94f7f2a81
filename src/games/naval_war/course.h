// The course of turns: beginning and ending them, what lasts for some turns, the end of the match.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_COURSE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_COURSE_H_

#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// Both players are ready: deals and begins the first turn.
void BeginMatch(Play& play);

/// Goes on once a card or an attack has been carried out: the normal attack, or the end of the
/// turn.
void ContinueTurn(Play& play);

/// The player whose turn it is has nothing more to do: draws, then discards or hands the turn on.
void EndTurn(Play& play);

/// Goes on once a card has been drawn or put down: the next card too many, or the next turn.
void DiscardOrCloseTurn(Play& play);

/// Ends the match; `winner` is a seat, or -1 for a draw.
void EndMatch(Play& play, int winner);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_COURSE_H_
