#include "src/games/ducks_in_tow/adopt.h"

#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {

Refusal CheckAdoption(const Position& position, int seat, const Action& action) {
  const Player& player = position.state.players[seat];
  const int colour = action.args[0];
  if (player.tow[colour] == 0) return Forbidden("there is no such duck on your tow");
  return HasBit(player.open[colour], action.args[1])
             ? kAllowed
             : Forbidden("there is no free dotted space of that colour in that column");
}

void ListAdoptions(const Position& position, int seat, Listing& out) {
  const Player& player = position.state.players[seat];
  for (int c = 0; c < position.rules.colours(); ++c) {
    if (player.tow[c] != 0 && !out.Bits({kAdoptDuck, {c}}, 1, player.open[c])) return;
  }
}

absl::Status AdoptDuck(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  const int colour = action.args[0];
  const int column = action.args[1];
  PopFront(play.state);
  --player.tow[colour];
  FillDottedSpace(player, colour, column);
  play.Tell(kAdopted, seat, colour, column);
  return absl::OkStatus();
}

Refusal CheckSetAside(const Position& position, int seat, const Action& action) {
  return position.state.players[seat].tow[action.args[0]] != 0
             ? kAllowed
             : Forbidden("there is no such duck on your tow");
}

void ListSetAside(const Position& position, int seat, Listing& out) {
  out.Bits({kSetDuckAside, {}}, 0, Some(position.state.players[seat].tow));
}

absl::Status SetDuckAside(Play& play, int seat, const Action& action) {
  const int colour = action.args[0];
  CountDown(play.state);
  --play.state.players[seat].tow[colour];
  ++play.state.aside[colour];
  play.Tell(kKeptAside, seat, colour, kFromTow);
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
