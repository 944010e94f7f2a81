/// @file
/// BitSet: a set of small numbers of fixed capacity, for states and for path queries.
///
/// Plain words without padding: bit b of words[w] stands for the number w * 64 + b. Bits beyond the
/// capacity are never set, so equal sets are equal bytes. Anyone may call this.

#ifndef MALLARD_PRIMITIVES_BIT_SET_H_
#define MALLARD_PRIMITIVES_BIT_SET_H_

#include <bit>
#include <cassert>
#include <cstdint>

#include "absl/types/span.h"
#include "mallard/primitives/bitboard.h"

namespace mallard {

/// A set of numbers from 0 to N - 1.
template <int N>
struct BitSet {
  static_assert(N >= 1);
  /// How many words the set takes up.
  static constexpr int kWords = (N + 63) / 64;

  /// The members, 64 numbers a word, lowest first.
  uint64_t words[kWords] = {};

  /// Says whether the number is in the set.
  constexpr bool Has(int n) const {
    assert(n >= 0 && n < N);
    return (words[n >> 6] >> (n & 63)) & 1;
  }
  /// Adds the number.
  constexpr void Set(int n) {
    assert(n >= 0 && n < N);
    words[n >> 6] |= 1ull << (n & 63);
  }
  /// Removes the number.
  constexpr void Clear(int n) {
    assert(n >= 0 && n < N);
    words[n >> 6] &= ~(1ull << (n & 63));
  }
  /// How many members there are.
  constexpr int Count() const {
    int count = 0;
    for (const uint64_t word : words) count += bits::SumOfBytes(bits::ByteCounts(word));
    return count;
  }
  /// Calls f(n) for every member in ascending order.
  template <typename F>
  constexpr void ForEach(F f) const {
    for (int w = 0; w < kWords; ++w) {
      for (uint64_t rest = words[w]; rest != 0; rest &= rest - 1) {
        f(w * 64 + std::countr_zero(rest));
      }
    }
  }
  /// The words, for functions that take sets of any capacity.
  absl::Span<const uint64_t> Words() const { return absl::MakeConstSpan(words); }

  /// Equal in every member.
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;
};

/// Says whether a number is in a set given by its words. Numbers beyond the words are not.
constexpr bool HasBit(absl::Span<const uint64_t> words, int n) {
  const size_t word = static_cast<size_t>(n) >> 6;
  return word < words.size() && ((words[word] >> (n & 63)) & 1) != 0;
}

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_BIT_SET_H_
