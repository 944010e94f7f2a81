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
  for (int seat = 0; seat < kSeats; ++seat) {
    if (viewer.IsSeat(seat)) continue;
    seen.boards[seat] = SeenBoard(*this, s.boards[seat]);
    std::memset(seen.players[seat].hand, 0, sizeof seen.players[seat].hand);
  }
  std::memset(seen.deck.counts, 0, sizeof seen.deck.counts);
  if (!viewer.IsSeat(s.turn_seat)) seen.preparation = Preparation();
  if (!viewer.IsSeat(1 - s.turn_seat)) seen.movable = 0;
  for (const Variables::Spec& spec : variables_.specs()) {
    for (int i = 0; spec.owner_only && i < spec.instances; ++i) {
      const int owner = OwnerOf(spec, i);
      if (owner >= 0 && owner != viewer.seat()) VariablesOf(seen)[spec.first + i] = spec.fallback;
    }
  }
}

}  // namespace mallard::naval_war
