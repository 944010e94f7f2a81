// Writing the chronicle of a board: what both players know of its ships, in order. Every moment
// that Board::changes counts is an entry, so the chronicle alone says what can have moved when.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_CHRONICLE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_CHRONICLE_H_

#include "absl/status/status.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// True for entries after which a new moment begins.
constexpr bool EndsMoment(EntryWord word) { return word >= EntryWord::kSettled; }
/// True for entries that say what a cell told.
constexpr bool IsAnswer(EntryWord word) {
  return word >= EntryWord::kMiss && word <= EntryWord::kSeenShip;
}

/// Writes an entry, if there is room.
void Record(Board& board, EntryWord word, int about);

/// Writes what a cell tells now, unless the same is known already. Call it before the radar has it.
void RecordAnswer(Board& board, int cell, Answer answer);

/// Keeps the attack that begins apart from the one before, where that is not clear.
void RecordAttack(Board& board);

/// Counts a moment at which ships may have moved, or sank. Stops counting long after any match is
/// over, rather than starting again.
void BoardChanged(Board& board, EntryWord why, int about);

/// Whether a chronicle is one that can be written, and agrees with the rest of its board.
absl::Status CheckChronicle(const NavalWarRules& rules, const Board& board);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_CHRONICLE_H_
