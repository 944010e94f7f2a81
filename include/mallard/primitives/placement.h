/// @file
/// Placement: where a shape fits on a board.
///
/// An *anchor* is the cell on which the top left corner of a shape's rectangle comes to lie (the
/// shape itself need not have a cell there). Shapes that may not touch others are handled by the
/// caller taking the halo away first: Anchors(shape, board.Minus(Halo8(others))).
///
/// All answers are plain values of fixed size: nothing here allocates, so anyone may call it in the
/// hottest loop.

#ifndef MALLARD_PRIMITIVES_PLACEMENT_H_
#define MALLARD_PRIMITIVES_PLACEMENT_H_

#include <bit>
#include <cstdint>

#include "absl/types/span.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/shape.h"

namespace mallard {

/// The cells of a shape whose anchor is that column and row, which may be negative or beyond the
/// grid; what hangs over the edge of the 16x16 grid is left out.
constexpr Bitboard Placed(const Shape& shape, int col, int row) {
  return shape.cells.Shifted(col, row);
}

/// All anchors at which the shape lies wholly on `free`.
Bitboard Anchors(const Shape& shape, const Bitboard& free);

/// One way to lay a shape down.
struct Placement {
  /// Which orientation, as an index into the list the question was asked with; -1 for none.
  int orientation = -1;
  /// The anchor's cell.
  int anchor = -1;
  /// Equal in every member.
  friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

/// All placements of a shape in any of its orientations. Since orientations are listed without
/// repeats no two placements cover the same set of cells. Order: by orientation, then by anchor.
class PlacementSet {
 public:
  /// Finds every placement that lies wholly on `free`.
  PlacementSet(const ShapeList& orientations, const Bitboard& free);

  /// How many placements there are.
  int Count() const { return count_; }
  /// The n-th placement, from 0, in the set's order; orientation -1 when there are not so many.
  Placement Nth(int n) const;
  /// Says whether a placement is one of them. Any numbers are allowed.
  bool Has(Placement placement) const;
  /// All anchors of one orientation.
  const Bitboard& AnchorsOf(int orientation) const {
    assert(orientation >= 0 && orientation < orientations_);
    return anchors_[orientation];
  }

 private:
  Bitboard anchors_[8];
  int orientations_ = 0;
  int count_ = 0;
};

/// Adds to `counts[cell]`, for every cell, the number of placements on `free` that cover it.
void AddCoverage(const ShapeList& orientations, const Bitboard& free, absl::Span<int32_t> counts);

/// An anchor that may lie off the grid: both coordinates -15 to 15.
struct OverhangAnchor {
  int col = 0;  ///< The column, -15 to 15.
  int row = 0;  ///< The row, -15 to 15.
  /// Equal in every member.
  friend constexpr bool operator==(const OverhangAnchor&, const OverhangAnchor&) = default;
};

/// A set of anchors that may lie off the grid, for shapes that may hang over the edge. Order: by
/// row, then by column.
class OverhangSet {
 public:
  /// How far an anchor can lie off the grid and the shape still reach it.
  static constexpr int kReach = kGridSide - 1;

  /// Every anchor at which at least one cell of the shape falls on `wanted`.
  OverhangSet(const Shape& shape, const Bitboard& wanted);

  /// How many anchors there are.
  int Count() const;
  /// The n-th anchor, from 0. n must be below Count().
  OverhangAnchor Nth(int n) const;
  /// Calls f(anchor) for every anchor in order.
  template <typename F>
  void ForEach(F f) const {
    for (int r = 0; r <= 2 * kReach; ++r) {
      for (uint32_t rest = rows_[r]; rest != 0; rest &= rest - 1) {
        f(OverhangAnchor{std::countr_zero(rest) - kReach, r - kReach});
      }
    }
  }
  /// Says whether the anchor is in the set. Any numbers are allowed.
  bool Has(int col, int row) const {
    return col >= -kReach && col <= kReach && row >= -kReach && row <= kReach &&
           ((rows_[row + kReach] >> (col + kReach)) & 1) != 0;
  }

 private:
  // Bit c of rows_[r] stands for column c - 15 and row r - 15. The last row is never used: it makes
  // the number even, so that two rows can be counted at a time.
  uint32_t rows_[2 * kReach + 2] = {};
};

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLACEMENT_H_
