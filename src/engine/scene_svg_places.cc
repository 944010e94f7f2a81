#include "src/engine/scene_svg_places.h"

#include <algorithm>

namespace mallard::svg {
namespace {

constexpr int kRings = 30;
constexpr double kRing = 5;          // How much further away each ring is.
constexpr double kOverWords = 1000;  // What it costs to lie over something,
constexpr double kOverLine = 9;      // to cross a line,
constexpr double kFurther = 4;       // and to be a ring further away.

// Below, above, at the sides, at the corners; which is liked better costs less.
struct Direction {
  double x, y, cost;
};
constexpr Direction kDirections[] = {{0, 1, 0},      {0, -1, 1},     {1, 0, 2},
                                     {-1, 0, 2},     {0.6, 1, 2.5},  {-0.6, 1, 2.5},
                                     {0.6, -1, 3.5}, {-0.6, -1, 3.5}};

}  // namespace

void WordPlaces::Begin(const Box& frame) {
  frame_ = frame;
  taken_.clear();
  lines_.clear();
}

void WordPlaces::AddLine(double x1, double y1, double x2, double y2) {
  lines_.push_back({x1, y1, x2, y2});
}

// Cuts the line to the box, side by side.
bool WordPlaces::Crosses(const Line& line, const Box& box) {
  double from = 0, to = 1;
  const auto cut = [&](double start, double along, double low, double high) {
    if (along == 0) return start > low && start < high;
    double first = (low - start) / along, last = (high - start) / along;
    if (first > last) std::swap(first, last);
    from = std::max(from, first);
    to = std::min(to, last);
    return from < to;
  };
  return cut(line.x1, line.x2 - line.x1, box.x, box.right()) &&
         cut(line.y1, line.y2 - line.y1, box.y, box.bottom());
}

double WordPlaces::CostOf(const Box& box) const {
  double cost = 0;
  for (const Box& other : taken_) {
    if (box.Overlaps(other)) cost += kOverWords;
  }
  for (const Line& line : lines_) {
    if (Crosses(line, box)) cost += kOverLine;
  }
  return cost;
}

Box WordPlaces::Within(Box box) const {
  box.x = std::clamp(box.x, frame_.x + 1, std::max(frame_.x + 1, frame_.right() - box.width - 1));
  box.y = std::clamp(box.y, frame_.y + 1, std::max(frame_.y + 1, frame_.bottom() - box.height - 1));
  return box;
}

Box WordPlaces::Find(double x, double y, double away, double width, double height) {
  const auto centred = [&](double middle_x, double middle_y) {
    return Within({middle_x - width / 2, middle_y - height / 2, width, height});
  };
  Box best = centred(x, y + (away > 0 ? away + height / 2 : 0));
  double least = CostOf(best);
  for (int ring = 0; ring < kRings && ring * kFurther < least; ++ring) {
    for (const Direction& direction : kDirections) {
      const double far = away + ring * kRing;
      const Box box =
          centred(x + direction.x * (far + width / 2), y + direction.y * (far + height / 2));
      const double cost = CostOf(box) + ring * kFurther + direction.cost + (away > 0 ? 0 : 1);
      if (cost < least) {
        best = box;
        least = cost;
      }
    }
  }
  Take(best);
  return best;
}

}  // namespace mallard::svg
