#include "src/games/ducks_in_tow/supply.h"

#include <algorithm>
#include <bit>

namespace mallard::ducks_in_tow {
namespace {

// The n-th member of a set that has more than n.
int NthMember(const BitSet<kMaxCards>& set, int n) {
  int word = 0;
  while (n >= std::popcount(set.words[word])) n -= std::popcount(set.words[word++]);
  uint64_t rest = set.words[word];
  while (n-- > 0) rest &= rest - 1;
  return word * 64 + std::countr_zero(rest);
}

}  // namespace

int FindInHand(const Player& player, int card) {
  for (int i = 0; i < player.hand_count; ++i) {
    if (player.hand[i].card == card + 1) return i;
  }
  return -1;
}

void AddToHand(Player& player, Held held) {
  int place = player.hand_count++;
  for (; place > 0 && player.hand[place - 1].card > held.card; --place) {
    player.hand[place] = player.hand[place - 1];
  }
  player.hand[place] = held;
}

void RemoveFromHand(Player& player, int place) {
  std::copy(player.hand + place + 1, player.hand + player.hand_count, player.hand + place);
  player.hand[--player.hand_count] = Held();
}

uint32_t DisperseTiles(const DucksInTowRules& rules, const State& state) {
  uint32_t pawns = 0;
  for (int seat = 0; seat < rules.seats(); ++seat) pawns |= 1u << (state.players[seat].tile - 1);
  uint32_t tiles = 0;
  int fewest = INT32_MAX;
  for (int tile = 0; tile < rules.tiles(); ++tile) {
    if ((pawns >> tile) & 1) continue;
    const int ducks = Total(state.ducks[tile]);
    if (ducks < fewest) {
      fewest = ducks;
      tiles = 0;
    }
    if (ducks == fewest) tiles |= 1u << tile;
  }
  return tiles;
}

void PlaceDuck(State& state, int colour, int tile, EventSink& events) {
  ++state.ducks[tile][colour];
  events.Emit(Audience::Everyone(), {kDuckPlaced, {colour, tile}});
}

void ReturnDuck(State& state, int seat, int colour, EventSink& events) {
  state.duck_bag.Put(colour);
  events.Emit(Audience::Everyone(), {kDuckReturned, {seat, colour}});
}

void GiveFood(State& state, int seat, int colour, EventKind kind, EventSink& events) {
  --state.players[seat].food[colour];
  state.food_bag.Put(colour);
  events.Emit(Audience::Everyone(), {kind, {seat, colour}});
}

void DrawFood(State& state, int seat, int count, EventSink& events) {
  uint8_t drawn[kMaxColours] = {};
  for (; count > 0 && !state.food_bag.Empty(); --count) ++drawn[state.food_bag.Draw(state.chance)];
  // What is drawn at once is told at once: its order is nothing that lasts.
  for (int c = 0; c < kMaxColours; ++c) {
    if (drawn[c] == 0) continue;
    state.players[seat].food[c] = static_cast<uint8_t>(state.players[seat].food[c] + drawn[c]);
    events.Emit(Audience::Everyone(), {kFoodDrawn, {seat, c, drawn[c]}});
  }
}

int DrawFromDeck(State& state, EventSink& events) {
  if (state.deck_count == 0) {
    const int count = state.spent.Count();
    if (count == 0) return -1;
    state.deck = state.spent;
    state.deck_count = static_cast<uint8_t>(count);
    state.spent = BitSet<kMaxCards>();
    if (state.shuffles < 255) ++state.shuffles;
    state.deck.ForEach([&](int card) { state.shuffle_of[card] = state.shuffles; });
    events.Emit(Audience::Everyone(), {kDeckShuffled, {count}});
  }
  const int card = NthMember(state.deck, static_cast<int>(state.chance.Below(state.deck_count)));
  state.deck.Clear(card);
  --state.deck_count;
  return card;
}

void DrawHidden(State& state, int seat, int count, EventSink& events) {
  Player& player = state.players[seat];
  BitSet<kMaxCards> drawn;
  for (; count > 0; --count) {
    const int card = DrawFromDeck(state, events);
    if (card < 0) break;
    drawn.Set(card);
    AddToHand(player, {static_cast<uint8_t>(card + 1), 0, state.shuffle_of[card]});
  }
  drawn.ForEach([&](int card) {
    events.Emit(Audience::SeatAndHost(seat), {kCardDrawn, {seat, card, kFromDeck}});
    events.Emit(Audience::OtherSeats(seat), {kCardDrawn, {seat, -1, kFromDeck}});
  });
}

void TakeFromDisplay(State& state, int seat, int place, EventSink& events) {
  const uint8_t card = state.display[place];
  state.display[place] = 0;
  AddToHand(state.players[seat], {card, 1, 0});
  events.Emit(Audience::Everyone(), {kCardDrawn, {seat, card - 1, kFromDisplay}});
}

void RefillDisplay(State& state, EventSink& events) {
  for (uint8_t& place : state.display) {
    if (place != 0) continue;
    const int card = DrawFromDeck(state, events);
    if (card < 0) return;
    place = static_cast<uint8_t>(card + 1);
    events.Emit(Audience::Everyone(), {kCardRevealed, {card}});
  }
}

}  // namespace mallard::ducks_in_tow
