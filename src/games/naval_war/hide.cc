#include "src/games/naval_war/hide.h"

#include <algorithm>
#include <iterator>

namespace mallard::naval_war {
namespace {

// A ship as it has been announced.
Ship Announced(const Ship& ship) {
  Ship seen = {};
  seen.sunk = ship.sunk;
  seen.sunk_at = ship.sunk_at;
  seen.smoke = ship.smoke;
  seen.struck = ship.struck;
  return seen;
}

}  // namespace

void Hide(const NavalWarRules&, State& state, Viewer viewer) {
  for (int seat = 0; seat < kSeats; ++seat) {
    Board& board = state.boards[seat];
    Player& player = state.players[seat];
    const bool own = viewer == Viewer::Seat(seat);
    if (!own) {
      board.occupied = Bitboard();
      std::transform(std::begin(board.ships), std::end(board.ships), board.ships, Announced);
      std::fill(std::begin(player.hand), std::end(player.hand), uint8_t{0});
    }
    // Either player can tell those cards by counting, a spectator cannot: see hand.cc.
    if (viewer != Viewer::Seat(0) && viewer != Viewer::Seat(1)) {
      std::fill(std::begin(player.shown), std::end(player.shown), uint8_t{0});
      player.shown_size = 0;
    }
    board.hidden = player.hidden = !own;
  }
  std::fill(std::begin(state.deck.counts), std::end(state.deck.counts), uint16_t{0});
  if (viewer != Viewer::Seat(state.turn_seat)) state.preparation = Preparation();
  if (viewer != Viewer::Seat(1 - state.turn_seat)) state.movable = 0;
}

}  // namespace mallard::naval_war
