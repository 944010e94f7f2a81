/// @file
/// Deck and Bag: random supplies as plain values of fixed size.
///
/// Both live inside game states: they are trivially copyable, have no padding, and equal contents
/// are equal bytes (unused slots are zero). Cards and tokens are small numbers whose meaning is the
/// game's affair. A deck has an order and spends chance when it is shuffled; a bag has none and
/// spends chance when something is drawn, so that nobody can learn an order from it that does not
/// exist. Putting in more than fits, or drawing a card from an empty deck, is a bug of the caller
/// and is caught by an assertion. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_DECK_H_
#define MALLARD_PRIMITIVES_DECK_H_

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "absl/types/span.h"
#include "mallard/primitives/chance.h"

namespace mallard {

/// A pile of at most N cards in order. The members are public so that a state stays plain data;
/// change them through the functions.
template <int N, typename Card = uint8_t>
struct Deck {
  static_assert(std::is_unsigned_v<Card>);
  static_assert(N >= 1 && N <= std::numeric_limits<Card>::max());

  /// The cards from the bottom up: the top card is cards[count - 1]. The other slots are zero.
  Card cards[N] = {};
  /// How many cards there are.
  Card count = 0;

  /// How many cards there are.
  constexpr int Size() const { return count; }
  /// Says whether there are none.
  constexpr bool Empty() const { return count == 0; }

  /// The card that many places below the top; 0 is the top card itself.
  constexpr Card Peek(int depth = 0) const {
    assert(depth >= 0 && depth < count);
    return cards[count - 1 - depth];
  }
  /// Takes the top card.
  constexpr Card Draw() {
    assert(count > 0);
    return Remove(count - 1);
  }
  /// Takes the card nearest the top that is equal to `card`. Returns false when there is none.
  constexpr bool Take(Card card) {
    for (int i = count - 1; i >= 0; --i) {
      if (cards[i] != card) continue;
      Remove(i);
      return true;
    }
    return false;
  }
  /// Adds a card above all others.
  constexpr void PutOnTop(Card card) {
    assert(count < N);
    cards[count++] = card;
  }
  /// Adds a card below all others.
  constexpr void PutOnBottom(Card card) {
    assert(count < N);
    std::copy_backward(cards, cards + count, cards + count + 1);
    cards[0] = card;
    ++count;
  }
  /// Puts the cards into a random order: Shuffle() over the cards from the bottom up.
  constexpr void Shuffle(Chance& chance) {
    ::mallard::Shuffle(chance, absl::Span<Card>(cards, count));
  }
  /// Removes all cards.
  constexpr void Clear() { *this = Deck(); }
  /// Says whether bytes from outside are a deck: the count fits and unused slots are zero.
  constexpr bool IsValid() const {
    return count <= N && std::all_of(cards + count, cards + N, [](Card c) { return c == 0; });
  }

  /// Equal in every member.
  friend constexpr bool operator==(const Deck&, const Deck&) = default;

 private:
  constexpr Card Remove(int index) {
    const Card card = cards[index];
    std::copy(cards + index + 1, cards + count, cards + index);
    cards[--count] = 0;
    return card;
  }
};

/// Chooses one of some tokens, each equally likely, and returns its kind. `counts` says how many
/// there are of each kind, and `total`, at least 1, is their sum. The rule: n = Below(total),
/// tokens being numbered from 0 in order of their kind.
constexpr int ChooseKind(Chance& chance, absl::Span<const uint16_t> counts, uint32_t total) {
  uint32_t n = chance.Below(total);
  int kind = 0;
  while (n >= counts[kind]) n -= counts[kind++];
  return kind;
}

/// A bag of tokens of some kinds, at most 65535 in all. Tokens of one kind are alike.
template <int Kinds>
struct Bag {
  static_assert(Kinds >= 1);

  /// How many tokens there are of each kind.
  uint16_t counts[Kinds] = {};
  /// The sum of the counts.
  uint16_t total = 0;

  /// How many tokens there are.
  constexpr int Total() const { return total; }
  /// Says whether there are none.
  constexpr bool Empty() const { return total == 0; }
  /// How many tokens of a kind there are.
  constexpr int CountOf(int kind) const {
    assert(kind >= 0 && kind < Kinds);
    return counts[kind];
  }

  /// Puts `n` tokens of a kind into the bag.
  constexpr void Put(int kind, int n = 1) {
    assert(kind >= 0 && kind < Kinds && n >= 0 && n <= 0xFFFF - total);
    counts[kind] = static_cast<uint16_t>(counts[kind] + n);
    total = static_cast<uint16_t>(total + n);
  }
  /// Takes `n` tokens of a kind on purpose. Returns false, and takes none, when there are fewer.
  constexpr bool Take(int kind, int n = 1) {
    assert(kind >= 0 && kind < Kinds && n >= 0);
    if (counts[kind] < n) return false;
    counts[kind] = static_cast<uint16_t>(counts[kind] - n);
    total = static_cast<uint16_t>(total - n);
    return true;
  }
  /// Draws a token by ChooseKind and returns its kind; -1, without using chance, when the bag is
  /// empty.
  constexpr int Draw(Chance& chance) {
    if (total == 0) return -1;
    const int kind = ChooseKind(chance, absl::MakeConstSpan(counts), total);
    Take(kind);
    return kind;
  }
  /// Says whether bytes from outside are a bag: the total is the sum of the counts.
  constexpr bool IsValid() const {
    uint64_t sum = 0;
    for (const uint16_t n : counts) sum += n;
    return sum == total;
  }

  /// Equal in every member.
  friend constexpr bool operator==(const Bag&, const Bag&) = default;
};

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_DECK_H_
