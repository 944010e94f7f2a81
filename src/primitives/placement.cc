#include "mallard/primitives/placement.h"

namespace mallard {

Bitboard Anchors(const Shape& shape, const Bitboard& free) {
  Bitboard anchors = Bitboard::All();
  // Row by row, so that the costlier shift by rows is made once a row and not once a cell.
  for (int row = 0; row < shape.height; ++row) {
    Bitboard fits = Bitboard::All();
    for (uint32_t rest = shape.cells.RowBits(row); rest != 0; rest &= rest - 1) {
      fits &= free.ShiftedColumns(-std::countr_zero(rest));
    }
    anchors &= fits.ShiftedRows(-row);
  }
  return anchors;
}

PlacementSet::PlacementSet(const ShapeList& orientations, const Bitboard& free)
    : orientations_(orientations.size()) {
  for (int i = 0; i < orientations_; ++i) {
    anchors_[i] = Anchors(orientations[i], free);
    count_ += anchors_[i].Count();
  }
}

Placement PlacementSet::Nth(int n) const {
  if (n < 0 || n >= count_) return {};
  for (int i = 0;; ++i) {
    const int count = anchors_[i].Count();
    if (n < count) return {i, anchors_[i].Nth(n)};
    n -= count;
  }
}

bool PlacementSet::Has(Placement placement) const {
  return placement.orientation >= 0 && placement.orientation < orientations_ &&
         placement.anchor >= 0 && placement.anchor < kGridCells &&
         anchors_[placement.orientation].Has(placement.anchor);
}

void AddCoverage(const ShapeList& orientations, const Bitboard& free, absl::Span<int32_t> counts) {
  assert(counts.size() >= kGridCells);
  for (const Shape& shape : orientations) {
    const Bitboard anchors = Anchors(shape, free);
    shape.cells.ForEach(
        [&](int offset) { anchors.ForEach([&](int anchor) { ++counts[anchor + offset]; }); });
  }
}

OverhangSet::OverhangSet(const Shape& shape, const Bitboard& wanted) {
  uint32_t wanted_rows[kGridSide];
  for (int row = 0; row < kGridSide; ++row) wanted_rows[row] = wanted.RowBits(row) << kReach;
  for (int row = 0; row < shape.height; ++row) {
    uint32_t* const first = rows_ + kReach - row;
    for (uint32_t rest = shape.cells.RowBits(row); rest != 0; rest &= rest - 1) {
      const int col = std::countr_zero(rest);
      for (int w = 0; w < kGridSide; ++w) first[w] |= wanted_rows[w] >> col;
    }
  }
}

int OverhangSet::Count() const {
  int count = 0;
  for (int r = 0; r <= 2 * kReach; r += 2) {
    const uint64_t pair = rows_[r] | (uint64_t{rows_[r + 1]} << 32);
    count += bits::SumOfBytes(bits::ByteCounts(pair));
  }
  return count;
}

OverhangAnchor OverhangSet::Nth(int n) const {
  assert(n >= 0);
  for (int r = 0; r <= 2 * kReach; ++r) {
    const uint64_t running = bits::ByteCounts(rows_[r]) * 0x0101010101010101u;
    const int count = static_cast<int>(running >> 56);
    if (n < count) return {bits::NthBit(rows_[r], running, n) - kReach, r - kReach};
    n -= count;
  }
  assert(false && "there are not so many anchors");
  return {};
}

}  // namespace mallard
