#include "src/games/naval_war/sea_room.h"

#include <bit>
#include <cstring>

#include "src/games/naval_war/sailing.h"

namespace mallard::naval_war {
namespace {

// One answer, and what it follows from.
struct Kept {
  bool any = false;
  uint64_t rules = 0;
  Bitboard free;
  Ship ships[kMaxShips] = {};
  SeaRoom room = {};

  bool Is(uint64_t of_rules, const Bitboard& of_free, const Ship (&of_ships)[kMaxShips]) const {
    return any && rules == of_rules && free == of_free &&
           std::memcmp(ships, of_ships, sizeof ships) == 0;
  }
};

SeaRoom Find(const NavalWarRules& rules, const Board& board, const Bitboard& free) {
  SeaRoom room = {};
  for (int i = 0; i < rules.ships(); ++i) {
    room.shifts[i] = ShiftsOf(rules, board, i, free);
    room.pivots[i] = PivotsOf(rules, board, i, free);
    room.shift_count += static_cast<uint32_t>(std::popcount(room.shifts[i]));
    room.pivot_count += static_cast<uint32_t>(std::popcount(room.pivots[i].clockwise) +
                                              std::popcount(room.pivots[i].counterclockwise));
  }
  return room;
}

}  // namespace

const SeaRoom& SeaRoomOf(const Position& position, int seat) {
  static thread_local Kept of_seat[kSeats];
  Kept& kept = of_seat[seat];
  const NavalWarRules& rules = position.rules;
  const Board& board = position.state.boards[seat];
  const uint64_t of_rules = rules.ruleset().fingerprint() * 31 + rules.configuration_fingerprint();
  const Bitboard free = FreeCells(rules, board);
  if (!kept.Is(of_rules, free, board.ships)) {
    kept.any = true;
    kept.rules = of_rules;
    kept.free = free;
    std::memcpy(kept.ships, board.ships, sizeof kept.ships);
    kept.room = Find(rules, board, free);
  }
  return kept.room;
}

}  // namespace mallard::naval_war
