#include "src/games/naval_war/chronicle.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/invariants.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

// What the entries say about smoke, and what sank; false if they cannot be.
struct Reading {
  uint32_t sunk = 0;
  uint32_t protected_ships = 0;
  int moments = 0;
  Answer answers[kGridCells] = {};

  bool Take(const NavalWarRules& rules, EntryWord word, int about) {
    if (IsAnswer(word)) {
      answers[about] = static_cast<Answer>(word);
      return rules.cells().Has(about);
    }
    moments += EndsMoment(word);
    switch (word) {
      case EntryWord::kAttack:
      case EntryWord::kSettled:
      case EntryWord::kWindow:
      case EntryWord::kUnderWay:
        return about == 0;
      case EntryWord::kMended:
      case EntryWord::kSailed:
        return about < rules.cards();
      case EntryWord::kStruck:
        return Stands(rules, about / 16) && about % 16 >= 1 && about % 16 <= kMaxLength;
      default:
        return TakeShip(rules, word, about);
    }
  }

 private:
  bool Stands(const NavalWarRules& rules, int ship) const {
    return ship < rules.ships() && ((sunk >> ship) & 1) == 0;
  }
  bool TakeShip(const NavalWarRules& rules, EntryWord word, int ship) {
    if (!Stands(rules, ship)) return false;
    const uint32_t bit = 1u << ship;
    const bool hidden = (protected_ships & bit) != 0;
    switch (word) {
      case EntryWord::kSank:
        sunk |= bit;
        protected_ships &= ~bit;
        return true;
      case EntryWord::kProtected:
      case EntryWord::kAnsweredBy:
        protected_ships |= bit;
        return !hidden;
      case EntryWord::kUnprotected:
        protected_ships &= ~bit;
        return hidden;
      default:
        return false;
    }
  }
};

// A bit of its own for each word, for sets of words.
constexpr uint32_t BitOf(EntryWord word) { return 1u << static_cast<unsigned>(word); }

}  // namespace

void Record(Board& board, EntryWord word, int about) {
  Chronicle& chronicle = board.chronicle;
  if (chronicle.size == kMaxEntries) {
    chronicle.full = 1;
    return;
  }
  chronicle.word[chronicle.size] = word;
  Put(chronicle.about[chronicle.size], about);
  ++chronicle.size;
}

void RecordAnswer(Board& board, int cell, Answer answer) {
  const bool again =
      board.radar.answer[cell] == answer && board.radar.changes[cell] == board.changes;
  const bool water = answer == Answer::kMiss || answer == Answer::kSeenWater;
  if (again && (water || answer == Answer::kSeenShip)) return;
  Record(board, static_cast<EntryWord>(answer), cell);
}

void RecordAttack(Board& board) {
  // Nearly all entries are water: one comparison each.
  constexpr uint32_t kDivide = BitOf(EntryWord::kAttack) | BitOf(EntryWord::kWindow) |
                               BitOf(EntryWord::kMended) | BitOf(EntryWord::kSailed);
  constexpr uint32_t kTell =
      BitOf(EntryWord::kHit) | BitOf(EntryWord::kBlocked) | BitOf(EntryWord::kStruck);
  const Chronicle& chronicle = board.chronicle;
  for (int i = chronicle.size - 1; i >= 0; --i) {
    const uint32_t bit = BitOf(chronicle.word[i]);
    if ((bit & (kDivide | kTell)) == 0) continue;
    if ((bit & kTell) != 0) Record(board, EntryWord::kAttack, 0);
    return;
  }
}

void BoardChanged(Board& board, EntryWord why, int about) {
  if (board.changes < kMaxChanges) ++board.changes;
  Record(board, why, about);
}

absl::Status CheckChronicle(const NavalWarRules& rules, const Board& board) {
  const Chronicle& chronicle = board.chronicle;
  Reading reading;
  for (int i = 0; i < chronicle.size; ++i) {
    if (!reading.Take(rules, chronicle.word[i], chronicle.about[i])) {
      return Damaged(absl::StrCat("entry ", i, " of a chronicle"));
    }
  }
  if (chronicle.full != 0) {
    return chronicle.size == kMaxEntries ? absl::OkStatus() : Damaged("a chronicle with room left");
  }
  if (reading.moments != board.changes) return Damaged("the moments of a chronicle");
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    if (((reading.sunk >> i) & 1) != ship.sunk ||
        ((reading.protected_ships >> i) & 1) != (UnderSmoke(ship) ? 1u : 0u)) {
      return Damaged("a chronicle that tells other things of the ships");
    }
  }
  return std::equal(std::begin(reading.answers), std::end(reading.answers), board.radar.answer)
             ? absl::OkStatus()
             : Damaged("a chronicle that tells other answers");
}

}  // namespace mallard::naval_war
