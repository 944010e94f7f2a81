// Hexes, and what lies on them: things that share a hex stand side by side.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/engine/scene_svg_area.h"
#include "src/engine/scene_svg_style.h"

namespace mallard::svg {
namespace {

constexpr double kRoot3 = 1.7320508;
constexpr double kMostRadius = 62;

class Hexes : public AreaPicture {
 public:
  using AreaPicture::AreaPicture;

  double LeastWidth() const override { return 300; }

  Box Measure(double width) override {
    radius_ = 1;
    bool first = true;
    for (const SceneItem* item : items_) {
      ForEachHex(*item, [&](int q, int r) {
        const double x = X(q, r), y = Y(q, r);
        low_ =
            first ? std::pair(x, y) : std::pair(std::min(low_.first, x), std::min(low_.second, y));
        high_ = first ? std::pair(x, y)
                      : std::pair(std::max(high_.first, x), std::max(high_.second, y));
        first = false;
      });
    }
    const double wide = high_.first - low_.first + (area_.pointy != 0 ? kRoot3 : 2);
    const double high = high_.second - low_.second + (area_.pointy != 0 ? 2 : kRoot3);
    radius_ = std::min({kMostRadius, width / wide, 640 / high});
    return {0, 0, wide * radius_, high * radius_};
  }

  void Draw(double x, double y) override {
    left_ = x + (area_.pointy != 0 ? kRoot3 / 2 : 1) * radius_ - low_.first * radius_;
    top_ = y + (area_.pointy != 0 ? 1 : kRoot3 / 2) * radius_ - low_.second * radius_;
    for (const SceneItem* item : items_) {
      if (item->layer < kLayerPiece && item->geometry != Geometry::kText) Ground(*item);
    }
    std::map<std::pair<int, int>, std::vector<const SceneItem*>> pieces;
    for (const SceneItem* item : items_) {
      if (item->layer >= kLayerPiece && item->geometry != Geometry::kText) {
        pieces[{item->y, item->x}].push_back(item);
      }
    }
    for (const auto& [place, here] : pieces) Pieces(place.second, place.first, here);
    for (const SceneItem* item : items_) {
      if (item->geometry == Geometry::kText) Words(*item);
    }
  }

 private:
  double X(int q, int r) const {
    return left_ + radius_ * (area_.pointy != 0 ? kRoot3 * (q + r / 2.0) : 1.5 * q);
  }
  double Y(int q, int r) const {
    return top_ + radius_ * (area_.pointy != 0 ? 1.5 * r : kRoot3 * (r + q / 2.0));
  }

  template <class Visit>
  void ForEachHex(const SceneItem& item, const Visit& visit) const {
    for (const ScenePoint& point : pen_.scene().PointsOf(item)) visit(point.x, point.y);
    if (item.point_count == 0) visit(item.x, item.y);
  }

  std::string HexAt(double x, double y, double radius) const {
    constexpr double kCorners[6][2] = {{0, -1}, {kRoot3 / 2, -0.5}, {kRoot3 / 2, 0.5},
                                       {0, 1},  {-kRoot3 / 2, 0.5}, {-kRoot3 / 2, -0.5}};
    std::string d;
    for (const auto& corner : kCorners) {
      const double dx = area_.pointy != 0 ? corner[0] : -corner[1];
      const double dy = area_.pointy != 0 ? corner[1] : corner[0];
      absl::StrAppend(&d, d.empty() ? "M" : "L", Number(x + dx * radius), " ",
                      Number(y + dy * radius));
    }
    return absl::StrCat(d, "Z");
  }

  void Ground(const SceneItem& item) {
    pen_.Begin(item);
    const std::string tint = absl::StrCat("g", std::max(0, item.entry) % kTints);
    ForEachHex(item, [&](int q, int r) {
      pen_.out().Path(HexAt(X(q, r), Y(q, r), radius_ - 1),
                      item.face == SceneFace::kUnknown ? "fog" : absl::StrCat(tint, " link"));
    });
    const double x = X(item.x, item.y), y = Y(item.x, item.y);
    const double size = radius_ >= 40 ? 10 : 9;
    double line_y = y + radius_ * 0.56;
    for (const std::string& line :
         Wrap(pen_.Label(item.label), size, radius_ * 1.35, radius_ >= 40 ? 2 : 1)) {
      pen_.out().Text(x, line_y, size, Anchor::kMiddle, "d", line);
      line_y += size + 1;
    }
    const double half = radius_ * 0.62;
    pen_.Frames(item.marks, {x - half, y - half, half * 2, half * 2});
    // Beside the name on top.
    pen_.MarkRow(item.marks, x + 13 + Pen::MarkRowWidth(item.marks, 10), y - radius_ * 0.5 - 4, 10);
    pen_.End();
  }

  void Pieces(int q, int r, const std::vector<const SceneItem*>& here) {
    const int count = static_cast<int>(here.size());
    const int columns = count <= 3 ? count : (count + 1) / 2;
    const int rows = (count + columns - 1) / columns;
    const double step = std::min(radius_ * 1.4 / columns, radius_ * (rows > 1 ? 0.46 : 0.62));
    const double size = step * 0.46;
    for (int i = 0; i < count; ++i) {
      const int in_row = std::min(columns, count - i / columns * columns);
      const double x = X(q, r) + (i % columns - (in_row - 1) / 2.0) * step;
      const double y = Y(q, r) - radius_ * 0.06 + (i / columns - (rows - 1) / 2.0) * step;
      Piece(*here[static_cast<size_t>(i)], x, y, size);
    }
  }

  void Piece(const SceneItem& item, double x, double y, double size) {
    pen_.Begin(item, (item.marks & kMarkDestroyed) != 0 ? "gone" : "");
    pen_.NoteSymbol(item);
    std::string text = Pen::Symbol(item);
    if (text.empty()) text = Fit(pen_.Label(item.label), size, size * 2);
    if (item.count != 1) absl::StrAppend(&text, item.count);
    pen_.Disc(x, y, size, item.owner, text);
    pen_.Frames(item.marks, {x - size - 1, y - size - 1, size * 2 + 2, size * 2 + 2});
    pen_.MarkRow(item.marks, x + size + 1 + Pen::MarkRowWidth(item.marks, 8), y - size * 0.6, 8);
    pen_.End();
  }

  void Words(const SceneItem& item) {
    pen_.Begin(item);
    pen_.out().Text(X(item.x, item.y), Y(item.x, item.y) - radius_ * 0.5, 11, Anchor::kMiddle,
                    "b t", Fit(pen_.Label(item.label), 11, radius_ * 1.3));
    pen_.End();
  }

  double radius_ = 1, left_ = 0, top_ = 0;
  std::pair<double, double> low_ = {0, 0}, high_ = {0, 0};
};

}  // namespace

std::unique_ptr<AreaPicture> HexPicture(Pen& pen, const SceneArea& area,
                                        std::vector<const SceneItem*> items) {
  return std::make_unique<Hexes>(pen, area, std::move(items));
}

}  // namespace mallard::svg
