#include "src/games/ducks_in_tow/supply.h"

#include <algorithm>

namespace mallard::ducks_in_tow {
namespace {

// The n-th member of a set that has more than n.
int NthMember(const BitSet<kMaxCards>& set, int n) {
  for (int word = 0;; ++word) {
    const uint64_t running = bits::ByteCounts(set.words[word]) * 0x0101010101010101u;
    const int count = static_cast<int>(running >> 56);
    if (n < count) return word * 64 + bits::NthBit(set.words[word], running, n);
    n -= count;
  }
}

}  // namespace

int FindInHand(const Player& player, int card) {
  for (int i = 0; i < player.hand_count; ++i) {
    if (player.hand[i].card == card + 1) return i;
  }
  return -1;
}

void AddToHand(Player& player, int card, bool known, int shuffle) {
  Held held = {0, known, 0};
  Put(held.card, card + 1);
  Put(held.shuffle, shuffle);
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

void PlaceDuck(Play& play, int colour, int tile, DuckOrigin origin) {
  ++play.state.ducks[tile][colour];
  play.Tell(kDuckPlaced, colour, tile, origin);
}

void ReturnDuck(Play& play, int seat, int colour, DuckOrigin origin) {
  play.state.duck_bag.Put(colour);
  play.Tell(kDuckReturned, seat, colour, origin);
}

void GiveFood(Play& play, int seat, int colour, EventKind kind) {
  --play.state.players[seat].food[colour];
  play.state.food_bag.Put(colour);
  play.Tell(kind, seat, colour);
}

void DrawFood(Play& play, int seat, int count) {
  State& state = play.state;
  uint8_t drawn[kMaxColours] = {};
  for (; count > 0 && !state.food_bag.Empty(); --count) ++drawn[state.food_bag.Draw(state.chance)];
  // What is drawn at once is told at once: its order is nothing that lasts.
  for (int c = 0; c < kMaxColours; ++c) {
    if (drawn[c] == 0) continue;
    uint8_t& food = state.players[seat].food[c];
    Put(food, food + drawn[c]);
    play.Tell(kFoodDrawn, seat, c, drawn[c]);
  }
}

int DrawFromDeck(Play& play) {
  State& state = play.state;
  if (state.deck_count == 0) {
    const int count = state.spent.Count();
    if (count == 0) return -1;
    state.deck = state.spent;
    Put(state.deck_count, count);
    state.spent = BitSet<kMaxCards>();
    if (state.shuffles < 255) ++state.shuffles;
    state.deck.ForEach([&](int card) { state.shuffle_of[card] = state.shuffles; });
    play.Tell(kDeckShuffled, count);
  }
  const int card = NthMember(state.deck, DrawIndex(state.chance, state.deck_count));
  state.deck.Clear(card);
  --state.deck_count;
  return card;
}

void DrawHidden(Play& play, int seat, int count) {
  BitSet<kMaxCards> drawn;
  for (; count > 0; --count) {
    const int card = DrawFromDeck(play);
    if (card < 0) break;
    drawn.Set(card);
    AddToHand(play.state.players[seat], card, false, play.state.shuffle_of[card]);
  }
  drawn.ForEach([&](int card) {
    play.TellOnly(seat, kCardDrawn, seat, card, kFromDeck);
    play.TellOthers(seat, kCardDrawn, seat, -1, kFromDeck);
  });
}

void TakeFromDisplay(Play& play, int seat, int card) {
  for (uint8_t& place : play.state.display) {
    if (place == card + 1) place = 0;
  }
  AddToHand(play.state.players[seat], card, true, 0);
  play.Tell(kCardDrawn, seat, card, kFromDisplay);
}

void RefillDisplay(Play& play) {
  for (uint8_t& place : play.state.display) {
    if (place != 0) continue;
    const int card = DrawFromDeck(play);
    if (card < 0) return;
    Put(place, card + 1);
    play.Tell(kCardRevealed, card);
  }
}

}  // namespace mallard::ducks_in_tow
