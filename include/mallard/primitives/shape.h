/// @file
/// Shape: a figure that can be turned, mirrored and laid onto a grid.
///
/// Invariants of a Shape: its cells are pushed into the top left corner (some cell lies in column 0
/// and some in row 0), `width` and `height` are those of the smallest rectangle around them, and
/// `size` counts them (1 to 256). Make shapes with ParseShape or ShapeOf, which keep this.
///
/// Shapes are plain values; nothing here allocates except the reading and drawing of text. Anyone
/// may call these.

#ifndef MALLARD_PRIMITIVES_SHAPE_H_
#define MALLARD_PRIMITIVES_SHAPE_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/primitives/bitboard.h"

namespace mallard {

/// A non-empty set of cells without a place.
struct Shape {
  /// The cells, in the top left corner of the grid.
  Bitboard cells;
  /// Columns of the smallest rectangle around the cells.
  uint8_t width = 0;
  /// Rows of the smallest rectangle around the cells.
  uint8_t height = 0;
  /// The number of cells.
  uint16_t size = 0;
  /// Equal in every member.
  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

/// The shape of a set of cells, wherever they lie. `cells` must not be empty.
Shape ShapeOf(const Bitboard& cells);

/// Reads a shape drawn as rows of text: see ParseBoard for the form and the errors. Empty rows and
/// columns around the drawing do not matter.
absl::StatusOr<Shape> ParseShape(absl::Span<const absl::string_view> rows, char mark = '#',
                                 char empty = '.');

/// Draws a shape as rows of text, each followed by a line break.
std::string ShapeText(const Shape& shape, char mark = '#', char empty = '.');

/// The shape turned a quarter clockwise: its top row becomes its right column.
Shape Rotated(const Shape& shape);
/// The shape's mirror image, left and right exchanged.
Shape Mirrored(const Shape& shape);

/// Up to eight shapes in place, so that a list of orientations needs no memory of its own.
class ShapeList {
 public:
  /// How many shapes there are.
  constexpr int size() const { return size_; }
  /// Says whether there are none.
  constexpr bool empty() const { return size_ == 0; }
  /// The first shape.
  constexpr const Shape* begin() const { return shapes_; }
  /// One past the last shape.
  constexpr const Shape* end() const { return shapes_ + size_; }
  /// The shape of that number, from 0.
  constexpr const Shape& operator[](int i) const {
    assert(i >= 0 && i < size_);
    return shapes_[i];
  }
  /// Adds a shape unless an equal one is there or eight are.
  void AddIfNew(const Shape& shape);

 private:
  Shape shapes_[8];
  int size_ = 0;
};

/// The different ways to lay a shape down. The order is fixed: the shape as given, then its quarter
/// turns clockwise (1, 2, 3), then, with `mirrors`, its mirror image and that one's quarter turns
/// clockwise; an orientation equal to an earlier one is left out.
ShapeList Orientations(const Shape& shape, bool mirrors);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_SHAPE_H_
