// Hands and decks that agree with everything a player has seen.
//
// Every card that a player does not see went into some shuffle of the deck, and which one is public
// (State::shuffle_of), as is the shuffle that each hidden card of a hand was drawn from. So the
// unseen cards of one shuffle lie in the hidden places that were drawn from it or, if it is the
// last one, in the deck; each way to deal them out is equally likely here.
#include <algorithm>
#include <cstring>

#include "src/games/ducks_in_tow/rules.h"
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
    unseen.cards[unseen.count++] = static_cast<uint8_t>(card);
  }
  Shuffle(chance, absl::MakeSpan(unseen.cards, static_cast<size_t>(unseen.count)));
  return unseen;
}

}  // namespace

absl::Status DucksInTowRules::Imagine(const void* redacted, int seat, Chance& chance,
                                      void* out) const {
  const State& seen = As(redacted);
  State& s = As(out);
  std::memcpy(out, redacted, state_size());
  if (seen.phase == Phase::kOver) return absl::OkStatus();
  Unseen unseen = FindUnseen(*this, seen, chance);
  for (int other = 0; other < seats(); ++other) {
    if (other == seat) continue;
    Player& player = s.players[other];
    for (int i = 0; i < player.hand_count; ++i) {
      Held& held = player.hand[i];
      if (held.card != 0) continue;
      const int card = unseen.Take(seen, held.shuffle);
      if (card < 0) return absl::DataLossError("no cards agree with this view");
      held.card = static_cast<uint8_t>(card + 1);
    }
    std::sort(player.hand, player.hand + player.hand_count,
              [](const Held& a, const Held& b) { return a.card < b.card; });
  }
  for (int i = 0; i < unseen.count; ++i) {
    if (seen.shuffle_of[unseen.cards[i]] != seen.shuffles) {
      return absl::DataLossError("no cards agree with this view");
    }
    s.deck.Set(unseen.cards[i]);
  }
  if (unseen.count != seen.deck_count) return absl::DataLossError("no cards agree with this view");
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
