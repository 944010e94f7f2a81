/// @file
/// Chance: the one source of randomness of a match.
///
/// A Chance is 16 plain bytes that live inside a game's state, so that copying a state copies its
/// future rolls, and saving it saves them. The numbers are part of the file formats: a replay made
/// today must give the same dice for ever. Therefore the algorithm is written down here exactly,
/// it is checked against fixed numbers in the tests, and it must never change:
///
/// ```
/// Mix(z):            z = (z xor (z >> 30)) * 0xBF58476D1CE4E5B9
///                    z = (z xor (z >> 27)) * 0x94D049BB133111EB
///                    result z xor (z >> 31)
/// Next():            counter = counter + 1
///                    result Mix(key + counter * 0x9E3779B97F4A7C15)
/// Stream(seed, s):   key = Mix(Mix(seed) + (s + 1) * 0xD1342543DE82EF95), counter = 0
/// Below(bound):      repeat m = (Next() >> 32) * bound
///                    until (m mod 2^32) >= (2^32 mod bound)
///                    result m >> 32
/// Roll12():          Below(12) + 1
/// Shuffle(a[0..n)):  for i = n - 1 down to 1: swap a[i] and a[Below(i + 1)]
/// ```
///
/// All arithmetic is on unsigned 64-bit numbers modulo 2^64. This is SplitMix64 read as a function
/// of a key and a counter. Invariant: `counter` is the number of calls of Next() made so far.
///
/// Anyone may call this; it knows no game. It is not for secrets: whoever sees a few numbers can
/// compute the others, so the key and the counter are never shown to players.

#ifndef MALLARD_PRIMITIVES_CHANCE_H_
#define MALLARD_PRIMITIVES_CHANCE_H_

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "absl/types/span.h"

namespace mallard {

/// A stream of random numbers. Trivially copyable, without padding.
struct Chance {
  /// Which stream this is.
  uint64_t key = 0;
  /// How many numbers have been drawn from it.
  uint64_t counter = 0;

  /// Returns stream number `stream` of `seed`, at its beginning. Streams of one seed are
  /// independent for all practical purposes: drawing from one never shifts another.
  static constexpr Chance Stream(uint64_t seed, uint64_t stream) {
    return Chance{Mix(Mix(seed) + (stream + 1) * 0xD1342543DE82EF95u), 0};
  }

  /// Returns the next 64 random bits.
  constexpr uint64_t Next() {
    ++counter;
    return Mix(key + counter * 0x9E3779B97F4A7C15u);
  }

  /// Returns a number from 0 to `bound` - 1, each with exactly the same probability. `bound` is at
  /// least 1. Below(1) draws a number too, so that the count of draws does not betray a choice.
  constexpr uint32_t Below(uint32_t bound) {
    assert(bound >= 1);
    uint64_t product = (Next() >> 32) * bound;
    // The remainder is needed only when the low half is below `bound`, which is rare: a division
    // is spared nearly always and the result is the same.
    if (static_cast<uint32_t>(product) < bound) {
      const uint32_t threshold = static_cast<uint32_t>(-bound) % bound;
      while (static_cast<uint32_t>(product) < threshold) product = (Next() >> 32) * bound;
    }
    return static_cast<uint32_t>(product >> 32);
  }

  /// Rolls a twelve-sided die: 1 to 12.
  constexpr int Roll12() { return static_cast<int>(Below(12)) + 1; }

  /// Equal in every member.
  friend constexpr bool operator==(const Chance&, const Chance&) = default;

  /// The finishing function of SplitMix64: a bijection of 64-bit numbers in which every input bit
  /// influences every output bit.
  static constexpr uint64_t Mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
};

/// Reads a twelve-sided die as a smaller one: the twelve faces are dealt out in order, an equal
/// number to each face of the smaller die (as a d4: 1-3 is 1, 4-6 is 2, 7-9 is 3, 10-12 is 4).
/// `d12` is 1 to 12 and `sides` is 1, 2, 3, 4, 6 or 12.
constexpr int SmallerDie(int d12, int sides) {
  assert(d12 >= 1 && d12 <= 12);
  assert(sides >= 1 && 12 % sides == 0);
  return (d12 * sides + 11) / 12;
}

/// Says whether a die with that many sides can be read off a twelve-sided one.
constexpr bool IsDieOf12(int sides) { return sides >= 1 && sides <= 12 && 12 % sides == 0; }

/// Puts `items` into a random order, all orders equally likely. At most 2^32 - 1 items.
template <typename T>
constexpr void Shuffle(Chance& chance, absl::Span<T> items) {
  for (size_t i = items.size(); i > 1; --i) {
    const size_t j = chance.Below(static_cast<uint32_t>(i));
    if (j != i - 1) std::swap(items[i - 1], items[j]);
  }
}

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_CHANCE_H_
