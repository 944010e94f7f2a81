// A shape in all its symmetries, numbered 0-3 for quarter turns clockwise and 4-7 for the same
// turns of the mirror image. A symmetry that looks like an earlier one is not *distinct* and is
// never listed.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_FIGURE_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_FIGURE_H_

#include <cstdint>

#include "mallard/primitives/shape.h"

namespace mallard::battleducks {

inline constexpr int kSymmetries = 8;
inline constexpr int kRotations = 4;

struct Figure {
  Shape shapes[kSymmetries];
  uint8_t distinct = 0;  // Bit s: symmetry s looks like no earlier one.
  int size = 0;          // Cells.

  bool IsDistinct(int symmetry) const { return (distinct >> symmetry) & 1; }
};

/// Works out the symmetries of a shape.
Figure MakeFigure(const Shape& shape);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_FIGURE_H_
