// Shapes and their placements of the C interface.
#include <algorithm>

#include "capi/base.h"
#include "capi/mallard_grid.h"
#include "capi/primitives_grid.h"
#include "mallard/primitives/grid.h"
#include "mallard/primitives/placement.h"
#include "mallard/primitives/shape.h"

using namespace mallard::capi;
using mallard::Bitboard;
using mallard::Shape;
using mallard::ShapeList;

namespace {

mld_shape ToC(const Shape& shape) {
  return {mallard::capi::ToC(shape.cells), shape.width, shape.height, shape.size, 0};
}

// Reads the caller's shape, of which only the cells are believed.
mld_status ReadShape(const mld_bitboard& cells, Shape* result, mld_error** error) {
  const Bitboard board = FromC(cells);
  if (board.Empty()) return Fail(error, MLD_INVALID_ARGUMENT, "the shape has no cells");
  *result = mallard::ShapeOf(board);
  return MLD_OK;
}

mld_status ReadShape(const mld_shape* shape, Shape* result, mld_error** error) {
  if (shape == nullptr) return NullArgument(error, "shape");
  return ReadShape(shape->cells, result, error);
}

}  // namespace

mld_status mld_shape_parse(const char* text, char mark, char empty, mld_shape* out,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (text == nullptr) return NullArgument(error, "text");
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckMarks(mark, empty, error); status != MLD_OK) return status;
    const auto shape = mallard::ParseShape(mallard::SplitRows(text), mark, empty);
    if (!shape.ok()) return Report(shape.status(), Topic::kArgument, error);
    *out = ToC(*shape);
    return MLD_OK;
  });
}

mld_status mld_shape_from_cells(const mld_bitboard* cells, mld_shape* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (cells == nullptr) return NullArgument(error, "cells");
    if (out == nullptr) return NullArgument(error, "out");
    Shape value;
    if (const mld_status status = ReadShape(*cells, &value, error); status != MLD_OK) return status;
    *out = ToC(value);
    return MLD_OK;
  });
}

mld_status mld_shape_rotate(const mld_shape* shape, int32_t quarters, mld_shape* out,
                            mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    Shape value;
    if (const mld_status status = ReadShape(shape, &value, error); status != MLD_OK) return status;
    for (int turn = (quarters % 4 + 4) % 4; turn > 0; --turn) value = mallard::Rotated(value);
    *out = ToC(value);
    return MLD_OK;
  });
}

mld_status mld_shape_mirror(const mld_shape* shape, mld_shape* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    Shape value;
    if (const mld_status status = ReadShape(shape, &value, error); status != MLD_OK) return status;
    *out = ToC(mallard::Mirrored(value));
    return MLD_OK;
  });
}

mld_status mld_shape_orientations(const mld_shape* shape, int32_t mirrors, mld_shape* out,
                                  uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    Shape value;
    if (const mld_status status = ReadShape(shape, &value, error); status != MLD_OK) return status;
    const ShapeList list = mallard::Orientations(value, mirrors != 0);
    const absl::Span<const Shape> shapes(list.begin(), static_cast<size_t>(list.size()));
    return WriteList(shapes, out, capacity, count, error, [](const Shape& s) { return ToC(s); });
  });
}

mld_status mld_shape_place(const mld_shape* shape, int32_t col, int32_t row, mld_bitboard* out,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    Shape value;
    if (const mld_status status = ReadShape(shape, &value, error); status != MLD_OK) return status;
    *out = mallard::capi::ToC(mallard::Placed(value, col, row));
    return MLD_OK;
  });
}

mld_status mld_shape_anchors(const mld_shape* shape, const mld_bitboard* free_cells,
                             mld_bitboard* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (free_cells == nullptr) return NullArgument(error, "free_cells");
    if (out == nullptr) return NullArgument(error, "out");
    Shape value;
    if (const mld_status status = ReadShape(shape, &value, error); status != MLD_OK) return status;
    *out = mallard::capi::ToC(mallard::Anchors(value, FromC(*free_cells)));
    return MLD_OK;
  });
}

mld_status mld_shape_overhang_anchors(const mld_shape* shape, const mld_bitboard* wanted,
                                      mld_anchor* out, uint64_t capacity, uint64_t* count,
                                      mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (wanted == nullptr) return NullArgument(error, "wanted");
    Shape value;
    if (const mld_status status = ReadShape(shape, &value, error); status != MLD_OK) return status;
    const mallard::OverhangSet set(value, FromC(*wanted));
    constexpr int kReach = mallard::OverhangSet::kReach;
    FixedList<mld_anchor, (2 * kReach + 1) * (2 * kReach + 1)> anchors;
    for (int row = -kReach; row <= kReach; ++row) {
      for (int col = -kReach; col <= kReach; ++col) {
        if (set.Has(col, row)) anchors.Add({col, row});
      }
    }
    return WriteList(anchors, out, capacity, count, error,
                     [](mld_anchor anchor) { return anchor; });
  });
}

mld_status mld_shape_placements(const mld_shape* shape, int32_t mirrors, const mld_bitboard* board,
                                const mld_bitboard* occupied, int32_t halo, mld_placement* out,
                                uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (board == nullptr) return NullArgument(error, "board");
    Shape value;
    if (const mld_status status = ReadShape(shape, &value, error); status != MLD_OK) return status;
    const Bitboard taken = occupied == nullptr ? Bitboard() : FromC(*occupied);
    const Bitboard free = FromC(*board).Minus(halo != 0 ? mallard::Halo8(taken) : taken);
    const ShapeList list = mallard::Orientations(value, mirrors != 0);
    constexpr int kMost = 8 * mallard::kGridCells;
    FixedList<mallard::Placement, kMost> placements;
    for (int i = 0; i < list.size(); ++i) {
      mallard::Anchors(list[i], free).ForEach([&](int anchor) { placements.Add({i, anchor}); });
    }
    return WriteList(placements, out, capacity, count, error,
                     [&list](mallard::Placement placement) -> mld_placement {
                       const int col = mallard::ColumnOf(placement.anchor);
                       const int row = mallard::RowOf(placement.anchor);
                       const Bitboard cells =
                           mallard::Placed(list[placement.orientation], col, row);
                       return {placement.orientation, col, row, 0, mallard::capi::ToC(cells)};
                     });
  });
}

mld_status mld_shape_coverage(const mld_shape* shape, int32_t mirrors,
                              const mld_bitboard* free_cells, int32_t* out, uint64_t capacity,
                              uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (free_cells == nullptr) return NullArgument(error, "free_cells");
    Shape value;
    if (const mld_status status = ReadShape(shape, &value, error); status != MLD_OK) return status;
    int32_t counts[mallard::kGridCells] = {};
    mallard::AddCoverage(mallard::Orientations(value, mirrors != 0), FromC(*free_cells),
                         absl::MakeSpan(counts));
    return WriteList(absl::MakeConstSpan(counts), out, capacity, count, error,
                     [](int32_t n) { return n; });
  });
}
