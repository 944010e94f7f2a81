/// @file
/// Hex: coordinates and figures on an endless field of hexagons.
///
/// Coordinates are axial: `q` grows to direction 0 and `r` to direction 1; the third cube
/// coordinate is -q - r. Rows are hexes of equal r. The six directions are numbered clockwise when
/// r grows downwards. With pointy tops they are 0 east, 1 south-east, 2 south-west, 3 west, 4
/// north-west, 5 north-east; with flat tops everything is the same picture turned by 30 degrees
/// clockwise (0 south-east, 1 south, ...), so nothing here depends on which is drawn.
///
/// *Reading order* means by r, then by q: row by row from the top, left to right.
///
/// All arithmetic is on integers. Coordinates and radii up to kHexLimit are safe from overflow;
/// larger ones are a bug of the caller. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_HEX_H_
#define MALLARD_PRIMITIVES_HEX_H_

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace mallard {

/// The largest absolute value of a coordinate, and the largest radius.
inline constexpr int kHexLimit = 1 << 20;

/// A hexagon by its axial coordinates.
struct Hex {
  int32_t q = 0;  ///< Grows to direction 0.
  int32_t r = 0;  ///< Grows to direction 1.

  /// Equal in every member.
  friend constexpr bool operator==(const Hex&, const Hex&) = default;
  /// The sum of two steps, or the hex a step away.
  friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
  /// The step from `b` to `a`.
  friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
  /// A step taken n times.
  friend constexpr Hex operator*(Hex a, int n) { return {a.q * n, a.r * n}; }
};

/// Says whether `a` comes before `b` in reading order.
constexpr bool HexBefore(Hex a, Hex b) { return a.r != b.r ? a.r < b.r : a.q < b.q; }

/// Says whether both coordinates are within kHexLimit.
constexpr bool HexInRange(Hex hex) {
  return hex.q >= -kHexLimit && hex.q <= kHexLimit && hex.r >= -kHexLimit && hex.r <= kHexLimit;
}

/// The step to the neighbour in a direction, 0 to 5.
constexpr Hex HexDirection(int direction) {
  constexpr Hex kSteps[6] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
  assert(direction >= 0 && direction < 6);
  return kSteps[direction];
}

/// The neighbour in a direction, 0 to 5.
constexpr Hex HexNeighbour(Hex hex, int direction) { return hex + HexDirection(direction); }

/// The number of steps from one hex to the other.
constexpr int HexDistance(Hex a, Hex b) {
  const Hex d = b - a;
  return std::max(
      {d.q < 0 ? -d.q : d.q, d.r < 0 ? -d.r : d.r, d.q + d.r < 0 ? -(d.q + d.r) : d.q + d.r});
}

/// The hex turned about `centre` by so many sixths of a full turn: clockwise when positive.
constexpr Hex HexRotated(Hex hex, Hex centre, int sixths) {
  Hex d = hex - centre;
  for (int turn = (sixths % 6 + 6) % 6; turn > 0; --turn) d = {-d.r, d.q + d.r};
  return centre + d;
}

/// The hex mirrored in the row of `centre`: what was above is below. Directions 0 and 3 stay.
constexpr Hex HexMirrored(Hex hex, Hex centre) {
  const Hex d = hex - centre;
  return centre + Hex{d.q + d.r, -d.r};
}

/// Calls f(hex) and says whether to go on. A function that returns nothing always goes on; one that
/// returns a bool stops the walk with false, so that a huge figure need not be walked to its end.
template <typename F>
constexpr bool VisitHex(F& f, Hex hex) {
  if constexpr (std::is_void_v<std::invoke_result_t<F&, Hex>>) {
    f(hex);
    return true;
  } else {
    return f(hex);
  }
}

/// Calls f(hex) for each of the HexDistance(a, b) + 1 hexes on the straight line from `a` to `b`,
/// in that order: those nearest to the points that divide the line into equal parts. Where a point
/// lies exactly between two hexes, the one that comes first in reading order is taken. The rule
/// does not look at the direction of travel, so the line from `b` to `a` is the same set of hexes.
/// For this and the other figures: if `f` returns a bool, false ends the walk.
template <typename F>
constexpr void ForEachHexOnLine(Hex a, Hex b, F f) {
  const int64_t n = HexDistance(a, b);
  if (n == 0) {
    VisitHex(f, a);
    return;
  }
  const Hex d = b - a;
  // Rounds to the nearest integer, halves downwards.
  const auto rounded = [n](int64_t numerator) {
    const int64_t shifted = 2 * numerator + n - 1;
    const int64_t quotient = shifted / (2 * n);
    return static_cast<int32_t>(shifted < 0 && quotient * 2 * n != shifted ? quotient - 1
                                                                           : quotient);
  };
  // One of the three cube coordinates changes by exactly one at every step, so only one of the
  // others needs rounding. Rounding r downwards, or q where r is exact, is the reading-order rule.
  const bool exact_q = d.q == n || d.q == -n;
  const bool exact_r = d.r == n || d.r == -n;
  const int32_t step_s = -(d.q + d.r) > 0 ? 1 : -1;
  for (int32_t i = 0; i <= n; ++i) {
    Hex hex;
    if (exact_r) {
      hex = {rounded(int64_t{d.q} * i), d.r > 0 ? i : -i};
    } else {
      hex.r = rounded(int64_t{d.r} * i);
      hex.q = exact_q ? (d.q > 0 ? i : -i) : -step_s * i - hex.r;
    }
    if (!VisitHex(f, a + hex)) return;
  }
}

/// How many hexes lie at exactly that distance from a hex: 0 for a negative radius.
constexpr int64_t HexRingSize(int radius) {
  return radius < 0 ? 0 : radius == 0 ? 1 : int64_t{6} * radius;
}

/// How many hexes lie within that distance of a hex, itself included.
constexpr int64_t HexDiscSize(int radius) {
  return radius < 0 ? 0 : int64_t{3} * radius * (int64_t{radius} + 1) + 1;
}

/// Calls f(hex) for the hexes at exactly that distance, clockwise, beginning `radius` steps to
/// direction 4 (the upper left corner).
template <typename F>
constexpr void ForEachHexInRing(Hex centre, int radius, F f) {
  if (radius < 0) return;
  Hex hex = centre + HexDirection(4) * radius;
  if (radius == 0) {
    VisitHex(f, hex);
    return;
  }
  for (int side = 0; side < 6; ++side) {
    for (int step = 0; step < radius; ++step) {
      if (!VisitHex(f, hex)) return;
      hex = HexNeighbour(hex, side);
    }
  }
}

/// Calls f(hex) for the hexes within that distance, in reading order.
template <typename F>
constexpr void ForEachHexInDisc(Hex centre, int radius, F f) {
  for (int r = -radius; r <= radius; ++r) {
    const int first = std::max(-radius, -radius - r);
    const int last = std::min(radius, radius - r);
    for (int q = first; q <= last; ++q) {
      if (!VisitHex(f, centre + Hex{q, r})) return;
    }
  }
}

/// ForEachHexOnLine as a list.
std::vector<Hex> HexLine(Hex a, Hex b);
/// ForEachHexInRing as a list.
std::vector<Hex> HexRing(Hex centre, int radius);
/// ForEachHexInDisc as a list.
std::vector<Hex> HexDisc(Hex centre, int radius);

/// How rows (R, pointy tops) or columns (Q, flat tops) are pushed aside in a rectangular table of
/// hexes: the odd or the even ones by half a hex.
enum class HexOffsetKind : int32_t { kOddR = 0, kEvenR = 1, kOddQ = 2, kEvenQ = 3 };

/// A hex by its column and row in a rectangular table.
struct HexOffset {
  int32_t col = 0;  ///< The column.
  int32_t row = 0;  ///< The row.
  /// Equal in every member.
  friend constexpr bool operator==(const HexOffset&, const HexOffset&) = default;
};

/// The column and row of a hex; axial (0, 0) is column 0, row 0.
constexpr HexOffset ToHexOffset(Hex hex, HexOffsetKind kind) {
  // Shifting halves a negative number downwards, which is what is wanted here.
  switch (kind) {
    case HexOffsetKind::kOddR:
      return {hex.q + ((hex.r - (hex.r & 1)) >> 1), hex.r};
    case HexOffsetKind::kEvenR:
      return {hex.q + ((hex.r + (hex.r & 1)) >> 1), hex.r};
    case HexOffsetKind::kOddQ:
      return {hex.q, hex.r + ((hex.q - (hex.q & 1)) >> 1)};
    case HexOffsetKind::kEvenQ:
      return {hex.q, hex.r + ((hex.q + (hex.q & 1)) >> 1)};
  }
  assert(false);
  return {};
}

/// The hex in a column and row: the inverse of ToHexOffset.
constexpr Hex FromHexOffset(HexOffset cell, HexOffsetKind kind) {
  const HexOffset shift = kind == HexOffsetKind::kOddR || kind == HexOffsetKind::kEvenR
                              ? ToHexOffset({0, cell.row}, kind)
                              : ToHexOffset({cell.col, 0}, kind);
  return kind == HexOffsetKind::kOddR || kind == HexOffsetKind::kEvenR
             ? Hex{cell.col - shift.col, cell.row}
             : Hex{cell.col, cell.row - shift.row};
}

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_HEX_H_
