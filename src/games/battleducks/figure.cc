#include "src/games/battleducks/figure.h"

#include <algorithm>

#include "mallard/frame/numbers.h"

namespace mallard::battleducks {

Figure MakeFigure(const Shape& shape) {
  Figure figure;
  figure.size = shape.size;
  Shape turned = shape;
  for (int s = 0; s < kSymmetries; ++s) {
    if (s == kRotations) turned = Mirrored(shape);
    figure.shapes[s] = turned;
    const bool seen = std::find(figure.shapes, figure.shapes + s, turned) != figure.shapes + s;
    if (!seen) Put(figure.distinct, figure.distinct | (1 << s));
    turned = Rotated(turned);
  }
  return figure;
}

}  // namespace mallard::battleducks
