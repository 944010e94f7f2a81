#include "mallard/primitives/shape.h"

#include <algorithm>

#include "mallard/primitives/grid.h"

namespace mallard {

Shape ShapeOf(const Bitboard& cells) {
  const Bounds bounds = BoundsOf(cells);
  assert(bounds.width > 0);
  return {cells.Shifted(-bounds.col, -bounds.row), static_cast<uint8_t>(bounds.width),
          static_cast<uint8_t>(bounds.height), static_cast<uint16_t>(cells.Count())};
}

absl::StatusOr<Shape> ParseShape(absl::Span<const absl::string_view> rows, char mark, char empty) {
  const absl::StatusOr<Bitboard> cells = ParseBoard(rows, mark, empty);
  if (!cells.ok()) return cells.status();
  return ShapeOf(*cells);
}

std::string ShapeText(const Shape& shape, char mark, char empty) {
  return BoardText(shape.cells, shape.width, shape.height, mark, empty);
}

Shape Rotated(const Shape& shape) {
  Shape turned{{}, shape.height, shape.width, shape.size};
  shape.cells.ForEach(
      [&](int cell) { turned.cells.Set(CellAt(shape.height - 1 - RowOf(cell), ColumnOf(cell))); });
  return turned;
}

Shape Mirrored(const Shape& shape) {
  Shape mirrored{{}, shape.width, shape.height, shape.size};
  shape.cells.ForEach(
      [&](int cell) { mirrored.cells.Set(CellAt(shape.width - 1 - ColumnOf(cell), RowOf(cell))); });
  return mirrored;
}

void ShapeList::AddIfNew(const Shape& shape) {
  if (size_ == 8 || std::find(begin(), end(), shape) != end()) return;
  shapes_[size_++] = shape;
}

ShapeList Orientations(const Shape& shape, bool mirrors) {
  ShapeList list;
  const auto add_turns = [&list](Shape turned) {
    for (int turn = 0; turn < 4; ++turn) {
      list.AddIfNew(turned);
      turned = Rotated(turned);
    }
  };
  add_turns(shape);
  if (mirrors) add_turns(Mirrored(shape));
  return list;
}

}  // namespace mallard
