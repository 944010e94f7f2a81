// What a player may know.
#include <cstring>

#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/setup.h"

namespace mallard::naval_war {
namespace {

// The opponent's board: what it answered, what was announced about its ships, zones.
Board SeenBoard(const NavalWarRules& rules, const Board& board) {
  Board seen = board;
  seen.occupied = Bitboard();
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    seen.ships[i] = Ship();
    seen.ships[i].sunk = ship.sunk;
    seen.ships[i].sunk_at = ship.sunk_at;
    seen.ships[i].smoke = ship.smoke;
    seen.ships[i].struck = ship.struck;
  }
  return seen;
}

// Which seat an instance of a variable belongs to; -1 for the match.
int OwnerOf(const Variables::Spec& spec, int instance) {
  if (spec.instances == 1) return -1;
  return spec.instances == kSeats ? instance : instance / kMaxShips;
}

}  // namespace

void NavalWarRules::Redact(const void* state, Viewer viewer, void* out) const {
  const State& s = As(state);
  State& seen = As(out);
  std::memcpy(out, state, state_size());
  if (viewer.is_host()) return;
  seen.chance = Chance();
  for (Chance& chance : seen.seat_chance) chance = Chance();
  if (s.phase == Phase::kOver) return;  // Everything is disclosed.
  const int other = 1 - viewer.seat();
  seen.boards[other] = SeenBoard(*this, s.boards[other]);
  std::memset(seen.players[other].hand, 0, sizeof seen.players[other].hand);
  std::memset(seen.deck.counts, 0, sizeof seen.deck.counts);
  if (s.turn_seat == other) seen.preparation = Preparation();
  if (s.turn_seat == viewer.seat()) seen.movable = 0;
  for (const Variables::Spec& spec : variables_.specs()) {
    for (int i = 0; spec.owner_only && i < spec.instances; ++i) {
      if (OwnerOf(spec, i) == other) VariablesOf(seen)[spec.first + i] = spec.fallback;
    }
  }
}

}  // namespace mallard::naval_war
