// Where words go on a map: beside what they name, over no other words and no pieces, and across as
// few lines as can be.
#ifndef MALLARD_SRC_ENGINE_SCENE_SVG_PLACES_H_
#define MALLARD_SRC_ENGINE_SCENE_SVG_PLACES_H_

#include <vector>

#include "src/engine/scene_svg_pen.h"

namespace mallard::svg {

/// See the file comment. Whoever asks first gets the better place.
class WordPlaces {
 public:
  /// Forgets everything; words stay within `frame`.
  void Begin(const Box& frame);
  /// Nothing may be written there.
  void Take(const Box& box) { taken_.push_back(box); }
  /// A line that words rather do not cross.
  void AddLine(double x1, double y1, double x2, double y2);
  /// The best place for words of that size about a thing at x, y that reaches `away` from its
  /// middle (0: they may stand on it), and takes it.
  Box Find(double x, double y, double away, double width, double height);

 private:
  struct Line {
    double x1, y1, x2, y2;
  };
  static bool Crosses(const Line& line, const Box& box);
  double CostOf(const Box& box) const;
  Box Within(Box box) const;

  Box frame_;
  std::vector<Box> taken_;
  std::vector<Line> lines_;
};

}  // namespace mallard::svg

#endif  // MALLARD_SRC_ENGINE_SCENE_SVG_PLACES_H_
