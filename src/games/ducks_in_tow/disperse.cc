#include "src/games/ducks_in_tow/disperse.h"

#include <bit>

#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"

namespace mallard::ducks_in_tow {

uint32_t DisperseTiles(const Position& position) {
  const State& state = position.state;
  uint32_t pawns = 0;
  for (int seat = 0; seat < position.rules.seats(); ++seat) {
    pawns |= 1u << (state.players[seat].tile - 1);
  }
  uint32_t tiles = 0;
  int fewest = INT32_MAX;
  for (int tile = 0; tile < position.rules.tiles(); ++tile) {
    if (HasBit(pawns, tile)) continue;
    const int ducks = Total(state.ducks[tile]);
    if (ducks < fewest) {
      fewest = ducks;
      tiles = 0;
    }
    if (ducks == fewest) tiles |= 1u << tile;
  }
  return tiles;
}

bool CanTow(const State& state, int colour) {
  const Player& player = Decider(state);
  return player.food[colour] != 0 && Total(player.tow) < kTowSlots;
}

void ShakeBag(Play& play) {
  State& state = play.state;
  if (Front(state).amount == 0 || state.duck_bag.Empty()) return PopFront(state);
  CountDown(state);
  const int colour = state.duck_bag.Draw(state.chance);
  play.Tell(kShook, state.turn_seat, colour);
  PushFront(state,
            Holding(CanTow(state, colour) ? EffectKind::kShaken : EffectKind::kDisperse, colour));
}

void DisperseWithoutChoice(Play& play) {
  const uint32_t tiles = DisperseTiles(play);
  const int colour = Front(play.state).colour;
  PopFront(play.state);
  if (tiles == 0) {
    ReturnDuck(play, play.state.turn_seat, colour, kFromDrawn);
  } else {
    PlaceDuck(play, colour, std::countr_zero(tiles), kFromDrawn);
  }
}

void DisperseNextAside(Play& play) {
  State& state = play.state;
  uint16_t counts[kMaxColours];
  uint32_t total = 0;
  for (int c = 0; c < kMaxColours; ++c) {
    counts[c] = state.aside[c];
    total += counts[c];
  }
  if (total == 0) return PopFront(state);
  const int colour = ChooseKind(state.chance, absl::MakeConstSpan(counts), total);
  --state.aside[colour];
  play.Tell(kNextAside, colour);
  PushFront(state, Holding(EffectKind::kDisperse, colour));
}

Refusal CheckTow(const Position&, int, const Action&) { return kAllowed; }

void ListTow(const Position&, int, Listing& out) {
  if (out.One({kTow, {}})) out.One({kRelease, {}});
}

absl::Status ApplyTow(Play& play, int seat, const Action& action) {
  const int colour = Front(play.state).colour;
  if (action.kind == kRelease) {
    Front(play.state) = Holding(EffectKind::kDisperse, colour);
    return absl::OkStatus();
  }
  PopFront(play.state);
  GiveFood(play, seat, colour, kFoodPaid);
  ++play.state.players[seat].tow[colour];
  play.Tell(kTowed, seat, colour);
  return absl::OkStatus();
}

Refusal CheckDisperse(const Position& position, int, const Action& action) {
  return HasBit(DisperseTiles(position), action.args[0])
             ? kAllowed
             : Forbidden("ducks go to a tile with the fewest ducks and without a pawn");
}

void ListDisperse(const Position& position, int, Listing& out) {
  out.Bits({kPlaceDuck, {}}, 0, DisperseTiles(position));
}

absl::Status ApplyDisperse(Play& play, int, const Action& action) {
  const int colour = Front(play.state).colour;
  PopFront(play.state);
  PlaceDuck(play, colour, action.args[0], kFromDrawn);
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
