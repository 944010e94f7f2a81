#include "src/games/ducks_in_tow/lure.h"

#include <bit>

#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"

namespace mallard::ducks_in_tow {
namespace {

// Nothing more of the first effect is wanted.
absl::Status Decline(Play& play) {
  PopFront(play.state);
  return absl::OkStatus();
}

}  // namespace

uint32_t LureTiles(const Position& position) {
  uint32_t tiles = 0;
  for (uint32_t rest = position.rules.NeighboursOf(Decider(position.state).tile - 1); rest != 0;
       rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    if (Total(position.state.ducks[tile]) != 0) tiles |= 1u << tile;
  }
  return tiles;
}

Refusal CheckMove(const Position& position, int seat, int tile) {
  return HasBit(position.rules.NeighboursOf(position.state.players[seat].tile - 1), tile)
             ? kAllowed
             : Forbidden("that tile is not beside yours");
}

bool ListMoves(const Position& position, int seat, Listing& out) {
  return out.Bits({kMove, {}}, 0,
                  position.rules.NeighboursOf(position.state.players[seat].tile - 1));
}

void MovePawn(Play& play, int seat, int tile) {
  Player& player = play.state.players[seat];
  play.Tell(kMoved, seat, tile, player.tile - 1);
  Put(player.tile, tile + 1);
}

Refusal CheckTakeDuck(const Position& position, int seat, const Action& action) {
  if (action.kind == kGoOn) return kAllowed;
  const int tile = position.state.players[seat].tile - 1;
  return position.state.ducks[tile][action.args[0]] != 0
             ? kAllowed
             : Forbidden("no such duck is on your tile");
}

void ListTakeDuck(const Position& position, int seat, Listing& out) {
  const int tile = position.state.players[seat].tile - 1;
  if (out.Bits({kTakeDuck, {}}, 0, Some(position.state.ducks[tile]))) out.One({kGoOn, {}});
}

absl::Status ApplyTakeDuck(Play& play, int seat, const Action& action) {
  if (action.kind == kGoOn) return Decline(play);
  Player& player = play.state.players[seat];
  const int colour = action.args[0];
  CountDown(play.state);
  --play.state.ducks[player.tile - 1][colour];
  ++player.tow[colour];
  play.Tell(kDuckTaken, seat, colour, player.tile - 1);
  return absl::OkStatus();
}

Refusal CheckLure(const Position& position, int, const Action& action) {
  if (action.kind == kGoOn) return kAllowed;
  const int tile = action.args[0];
  return HasBit(LureTiles(position), tile) && position.state.ducks[tile][action.args[1]] != 0
             ? kAllowed
             : Forbidden("there is no such duck on a tile beside yours");
}

void ListLures(const Position& position, int, Listing& out) {
  for (uint32_t rest = LureTiles(position); rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    if (!out.Bits({kLureDuck, {tile}}, 1, Some(position.state.ducks[tile]))) return;
  }
  out.One({kGoOn, {}});
}

absl::Status ApplyLure(Play& play, int seat, const Action& action) {
  if (action.kind == kGoOn) return Decline(play);
  const int from = action.args[0];
  const int colour = action.args[1];
  const int to = play.state.players[seat].tile - 1;
  CountDown(play.state);
  --play.state.ducks[from][colour];
  ++play.state.ducks[to][colour];
  play.Tell(kLured, seat, from, colour, to);
  return absl::OkStatus();
}

Refusal CheckStep(const Position& position, int seat, const Action& action) {
  return action.kind == kGoOn ? kAllowed : CheckMove(position, seat, action.args[0]);
}

void ListSteps(const Position& position, int seat, Listing& out) {
  if (ListMoves(position, seat, out)) out.One({kGoOn, {}});
}

absl::Status ApplyStep(Play& play, int seat, const Action& action) {
  if (action.kind == kGoOn) return Decline(play);
  CountDown(play.state);
  MovePawn(play, seat, action.args[0]);
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
