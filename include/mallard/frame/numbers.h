/// @file
/// Indices and narrow members without casts, so that rules read like rules. They check in debug
/// builds what a cast would hide.
#ifndef MALLARD_FRAME_NUMBERS_H_
#define MALLARD_FRAME_NUMBERS_H_

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>
#include <utility>

#include "mallard/primitives/chance.h"

namespace mallard {

/// The element at an index of any integer type.
template <class Container, std::integral Index>
constexpr decltype(auto) At(Container&& container, Index index) {
  assert(index >= 0 && static_cast<size_t>(index) < std::size(container));
  return std::forward<Container>(container)[static_cast<size_t>(index)];
}

/// The same for an enumeration whose values count from 0: names of its values, mostly.
template <class Container, class Enum>
requires std::is_enum_v<Enum>
constexpr decltype(auto) At(Container&& container, Enum value) {
  return At(std::forward<Container>(container), static_cast<size_t>(value));
}

/// The number of elements, as rules count.
template <class Container>
constexpr int Size(const Container& container) {
  return static_cast<int>(std::size(container));
}

/// Puts a number into a member that is narrower than an int; it must fit.
template <class Member, class Number>
constexpr void Put(Member& member, Number number) {
  member = static_cast<Member>(number);
  assert(static_cast<Number>(member) == number);
}

/// A random index below `count`, which is at least 1.
inline int DrawIndex(Chance& chance, int count) {
  return static_cast<int>(chance.Below(static_cast<uint32_t>(count)));
}

}  // namespace mallard

#endif  // MALLARD_FRAME_NUMBERS_H_
