#include "src/games/ducks_in_tow/imagine.h"

#include <algorithm>

#include "src/games/ducks_in_tow/supply.h"

namespace mallard::ducks_in_tow {
namespace {

// The cards of the match that lie nowhere in sight, in random order.
struct Unseen {
  uint8_t cards[kMaxCards];
  int count = 0;

  // Takes one that went into that shuffle; -1 if there is none.
  int Take(const State& state, int shuffle) {
    for (int i = 0; i < count; ++i) {
      const int card = cards[i];
      if (state.shuffle_of[card] != shuffle) continue;
      cards[i] = cards[--count];
      return card;
    }
    return -1;
  }
};

Unseen FindUnseen(const DucksInTowRules& rules, const State& seen, Chance& chance) {
  bool in_play[kMaxCards + 1] = {};  // By location.
  for (int tile = 0; tile < rules.tiles(); ++tile) in_play[seen.location_at[tile]] = true;
  in_play[0] = false;
  bool visible[256] = {};  // By 1 + card.
  for (uint8_t card : seen.display) visible[card] = true;
  seen.spent.ForEach([&](int card) { visible[card + 1] = true; });
  for (const Player& player : seen.players) {
    for (uint8_t card : player.cards) visible[card] = true;
    for (const Held& held : player.hand) visible[held.card] = true;
  }
  Unseen unseen;
  for (int card = 0; card < rules.content().card_count(); ++card) {
    if (!in_play[rules.FaceOf(card).location + 1] || visible[card + 1]) continue;
    Put(unseen.cards[unseen.count++], card);
  }
  Shuffle(chance, absl::MakeSpan(unseen.cards, static_cast<size_t>(unseen.count)));
  return unseen;
}

}  // namespace

absl::Status ImagineHidden(const DucksInTowRules& rules, State& state, int, Chance& chance) {
  const auto none = [] { return absl::DataLossError("no cards agree with this view"); };
  Unseen unseen = FindUnseen(rules, state, chance);
  for (int seat = 0; seat < rules.seats(); ++seat) {
    Player& player = state.players[seat];
    if (player.hidden == 0) continue;
    for (int i = 0; i < player.hand_count; ++i) {
      Held& held = player.hand[i];
      if (held.card != 0) continue;
      const int card = unseen.Take(state, held.shuffle);
      if (card < 0) return none();
      Put(held.card, card + 1);
    }
    player.hidden = 0;
  }
  for (int seat = 0; seat < rules.seats(); ++seat) {
    Player& player = state.players[seat];
    std::sort(player.hand, player.hand + player.hand_count,
              [](const Held& a, const Held& b) { return a.card < b.card; });
  }
  for (int i = 0; i < unseen.count; ++i) {
    if (state.shuffle_of[unseen.cards[i]] != state.shuffles) return none();
    state.deck.Set(unseen.cards[i]);
  }
  return unseen.count == state.deck_count ? absl::OkStatus() : none();
}

}  // namespace mallard::ducks_in_tow
