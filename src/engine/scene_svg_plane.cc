// Graphs and planes: circles, polygons and lines at places within the bounds. Words are put where
// they lie on no other words.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/engine/scene_svg_area.h"
#include "src/engine/scene_svg_places.h"
#include "src/engine/scene_svg_style.h"

namespace mallard::svg {
namespace {

constexpr double kMostHeight = 620;
constexpr double kLeastRadius = 4;
constexpr double kLettered = 5.5;  // The least radius that has room for a letter or a number.
constexpr double kWordSize = 11;
constexpr double kGroundSize = 10;
constexpr uint32_t kInside = kMarkReady;
constexpr double kInsideSize = 6;
constexpr double kCountedApart = 1.6;  // More room for pieces with their count below.

class Plane : public AreaPicture {
 public:
  using AreaPicture::AreaPicture;

  double LeastWidth() const override { return 500; }

  Box Measure(double width) override {
    const double wide = std::max(1, area_.width), high = std::max(1, area_.depth);
    scale_ = std::min(width / wide, kMostHeight / high);
    return {0, 0, wide * scale_, high * scale_};
  }

  void Draw(double x, double y) override {
    left_ = x;
    top_ = y;
    frame_ = {x, y, area_.width * scale_, area_.depth * scale_};
    pen_.out().Rect(frame_.x, frame_.y, frame_.width, frame_.height, 4,
                    area_.kind == AreaKind::kPlane ? "g1 line" : "n");
    FindSpots();
    // Lines lie under what they join.
    for (const SceneItem* item : items_) {
      if (item->geometry == Geometry::kLine && item->layer < kLayerPiece) Shape(*item);
    }
    for (const SceneItem* item : items_) {
      if (item->geometry != Geometry::kText &&
          (item->geometry != Geometry::kLine || item->layer >= kLayerPiece)) {
        Shape(*item);
      }
    }
    for (const SceneItem* item : items_) {
      const Spot spot = SpotOf(*item);
      const double radius = RadiusOf(*item);
      if (IsRound(*item) && radius >= kLettered) {
        pen_.Badge(item->count, spot.x + Pen::BadgeWidth(item->count) / 2, spot.y + radius - 3);
      }
    }
    places_.Begin(frame_);
    for (const SceneItem* item : items_) Occupy(*item);
    // Ground is written upon last: it has the most room.
    for (const bool ground : {false, true}) {
      for (const SceneItem* item : items_) {
        if ((item->geometry == Geometry::kPolygon) == ground) Words(*item);
      }
    }
  }

 private:
  double X(double x) const { return left_ + (x - area_.x) * scale_; }
  double Y(double y) const { return top_ + (y - area_.y) * scale_; }
  static bool IsRound(const SceneItem& item) {
    return item.geometry != Geometry::kPolygon && item.geometry != Geometry::kLine &&
           item.geometry != Geometry::kText;
  }
  double RadiusOf(const SceneItem& item) const {
    return std::max(kLeastRadius, item.width * scale_);
  }

  // Where a thing is drawn: at its place, but pieces that would hide each other stand apart.
  struct Spot {
    const SceneItem* item;
    double x, y;
  };
  void FindSpots() {
    spots_.clear();
    for (const SceneItem* item : items_) {
      if (item->layer >= kLayerPiece && item->geometry == Geometry::kCircle) {
        spots_.push_back({item, X(item->x), Y(item->y)});
      }
    }
    constexpr int kRounds = 40;
    bool moved = true;
    for (int round = 0; round < kRounds && moved; ++round) {
      moved = false;
      for (size_t i = 0; i < spots_.size(); ++i) {
        for (size_t j = i + 1; j < spots_.size(); ++j) {
          if (spots_[i].item->layer == spots_[j].item->layer) {
            moved = PartSpots(spots_[i], spots_[j]) || moved;
          }
        }
      }
    }
  }

  // Moves two pieces apart that lie over each other; false if they do not.
  bool PartSpots(Spot& a, Spot& b) const {
    const bool counted = a.item->count != 1 || b.item->count != 1;
    const double wanted =
        (counted ? kCountedApart : 0.95) * (RadiusOf(*a.item) + RadiusOf(*b.item));
    double dx = b.x - a.x, dy = b.y - a.y;
    const double apart = std::sqrt(dx * dx + dy * dy);
    if (apart >= wanted) return false;
    if (apart < 0.5) dx = 1, dy = 0;  // One and the same place: side by side.
    const double length = std::max(apart, 1.0), push = (wanted - apart) / 2 + 0.1;
    a.x -= dx / length * push;
    a.y -= dy / length * push;
    b.x += dx / length * push;
    b.y += dy / length * push;
    for (Spot* spot : {&a, &b}) {
      const double radius = RadiusOf(*spot->item);
      spot->x = std::clamp(spot->x, frame_.x + radius,
                           std::max(frame_.x + radius, frame_.right() - radius));
      spot->y = std::clamp(spot->y, frame_.y + radius,
                           std::max(frame_.y + radius, frame_.bottom() - radius));
    }
    return true;
  }

  Spot SpotOf(const SceneItem& item) const {
    for (const Spot& spot : spots_) {
      if (spot.item == &item) return spot;
    }
    return {&item, X(item.x), Y(item.y)};
  }

  std::string Through(const SceneItem& item, bool closed) const {
    std::string d;
    for (const ScenePoint& point : pen_.scene().PointsOf(item)) {
      absl::StrAppend(&d, d.empty() ? "M" : "L", Number(X(point.x)), " ", Number(Y(point.y)));
    }
    return closed ? absl::StrCat(d, "Z") : d;
  }

  void Shape(const SceneItem& item) {
    pen_.Begin(item, (item.marks & kMarkDestroyed) != 0 ? "gone" : "");
    if (IsReach(item)) {
      Edge(item);
      return pen_.End();
    }
    switch (item.geometry) {
      case Geometry::kPolygon:
        pen_.out().Path(Through(item, true), ZoneClass(item));
        break;
      case Geometry::kLine:
        pen_.out().Path(Through(item, false),
                        item.owner >= 0 ? absl::StrCat("n s", pen_.ColourOf(item.owner)) : "n link",
                        item.width > 0 ? std::max(1.5, item.width * scale_) : 2);
        break;
      default:
        Round(item);
    }
    pen_.End();
  }

  static bool IsReach(const SceneItem& item) {
    return item.geometry == Geometry::kCircle && (item.marks & kMarkReach) != 0;
  }

  // The edge of all its circles together, as far as it lies within the frame.
  void Edge(const SceneItem& item) {
    constexpr int kSteps = 90;  // Of a circle.
    constexpr double kTurn = 6.283185307179586;
    const absl::Span<const ScenePoint> points = pen_.scene().PointsOf(item);
    const double radius = item.width * scale_;
    const auto inside = [&](double x, double y) {
      return std::any_of(points.begin(), points.end(), [&](const ScenePoint& point) {
        return std::hypot(x - X(point.x), y - Y(point.y)) < radius - 0.5;
      });
    };
    std::string d;
    for (const ScenePoint& point : points) {
      bool drawing = false;
      for (int step = 0; step <= kSteps; ++step) {
        const double angle = kTurn * step / kSteps;
        const double x = X(point.x) + radius * std::cos(angle);
        const double y = Y(point.y) + radius * std::sin(angle);
        const bool seen = x >= frame_.x && x <= frame_.right() && y >= frame_.y &&
                          y <= frame_.bottom() && !inside(x, y);
        if (seen) absl::StrAppend(&d, drawing ? "L" : "M", Number(x), " ", Number(y));
        drawing = seen;
      }
    }
    const int colour = pen_.ColourOf(item.owner);
    pen_.out().Path(d, colour < 0 ? "n link dash" : absl::StrCat("n dash s", colour), 1.5);
    pen_.NoteMarks(kMarkReach);
  }

  std::string ZoneClass(const SceneItem& item) const {
    if (item.layer == kLayerZone) {
      const int colour = pen_.ColourOf(item.owner);
      return colour < 0 ? "zone piece link" : absl::StrCat("zone o", colour, " s", colour);
    }
    return absl::StrCat("g", TintOf(item), " link see");
  }

  // Grounds of different names have different tints; what is drawn as waves is water.
  int TintOf(const SceneItem& item) const {
    constexpr int kFirst = 2;
    if (item.symbol == '~') return 0;
    std::vector<std::string> names;
    for (const SceneItem* other : items_) {
      if (other->layer != item.layer || other->geometry != item.geometry || other->symbol == '~') {
        continue;
      }
      std::string name = pen_.Label(other->label);
      if (std::find(names.begin(), names.end(), name) == names.end()) {
        names.push_back(std::move(name));
      }
    }
    const auto own = std::find(names.begin(), names.end(), pen_.Label(item.label));
    return kFirst + static_cast<int>(own - names.begin()) % (kTints - kFirst);
  }

  void Round(const SceneItem& item) {
    const Spot spot = SpotOf(item);
    const double x = spot.x, y = spot.y, radius = RadiusOf(item);
    const std::string symbol = Pen::Symbol(item);
    if (item.layer == kLayerZone) {
      pen_.out().Circle(x, y, radius, ZoneClass(item));
    } else if (item.layer < kLayerZone) {
      pen_.out().Circle(x, y, radius, item.face == SceneFace::kUnknown ? "fog" : "g0 link w");
      if (radius < 11 && !symbol.empty()) pen_.NoteSymbol(item);
    } else if (item.face == SceneFace::kUnknown) {
      pen_.out().Circle(x, y, radius, "fog");
      pen_.out().Text(x, y + radius * 0.4, radius * 1.2, Anchor::kMiddle, "b t", "?");
    } else if ((item.marks & kMarkEmpty) != 0) {
      pen_.out().Circle(x, y, radius, "n link dash");
    } else {
      if (!symbol.empty()) pen_.NoteSymbol(item);
      const std::string text =
          symbol.empty() && item.owner >= 0 ? absl::StrCat(item.owner + 1) : symbol;
      pen_.Disc(x, y, radius, item.owner, radius >= kLettered ? text : "");
    }
    pen_.Frames(item.marks, {x - radius - 2, y - radius - 2, radius * 2 + 4, radius * 2 + 4});
    const uint32_t marks = MarksAbove(item);
    const double size = std::clamp(radius * 0.8, 7.0, 11.0);
    const double width = Pen::MarkRowWidth(marks, size);
    pen_.MarkRow(marks, x + width / 2, y - radius - size * 0.6, size);
    const uint32_t inside = item.marks & kInside;
    if (item.layer < kLayerZone && inside != 0) {
      pen_.MarkRow(inside, x + Pen::MarkRowWidth(inside, kInsideSize) / 2, y, kInsideSize);
    }
  }

  // Marks that stand over a thing; on the ground there are many of some, which stand in it.
  static uint32_t MarksAbove(const SceneItem& item) {
    return item.marks & ~(kMarkDestroyed | kMarkEmpty | (item.layer < kLayerZone ? kInside : 0u));
  }

  // Nothing may be written over pieces, and better not over lines.
  void Occupy(const SceneItem& item) {
    if (item.geometry == Geometry::kLine) return OccupyLine(item);
    if (item.geometry != Geometry::kCircle) return;
    if (item.layer == kLayerZone) return OccupyMarks(item);
    const Spot spot = SpotOf(item);
    const double whole = RadiusOf(item), radius = whole * 0.8;
    places_.Take({spot.x - radius, spot.y - radius, radius * 2, radius * 2});
    const double marks = Pen::MarkRowWidth(MarksAbove(item), 11);
    if (marks > 0) places_.Take({spot.x - marks / 2, spot.y - whole - 14, marks, 13});
    if (item.count != 1 && whole >= kLettered) {
      const double width = Pen::BadgeWidth(item.count);
      places_.Take({spot.x - width / 2, spot.y + whole - 3, width, 15});
    }
  }

  void OccupyLine(const SceneItem& item) {
    const absl::Span<const ScenePoint> points = pen_.scene().PointsOf(item);
    for (size_t i = 1; i < points.size(); ++i) {
      places_.AddLine(X(points[i - 1].x), Y(points[i - 1].y), X(points[i].x), Y(points[i].y));
    }
  }

  // A zone may be written into, but its marks not be written over.
  void OccupyMarks(const SceneItem& item) {
    if (IsReach(item)) return;
    const double marks = Pen::MarkRowWidth(item.marks, 11);
    if (marks > 0) {
      places_.Take({X(item.x) - marks / 2, Y(item.y) - RadiusOf(item) - 14, marks, 13});
    }
  }

  // Which items have their names written: places, ground and text; pieces have symbols.
  bool IsWritten(const SceneItem& item) const {
    if (item.label == 0) return false;
    if (item.geometry == Geometry::kText) return true;
    if (item.layer >= kLayerPiece) return Pen::Symbol(item).empty() && item.owner < 0;
    // What is as small as a piece has a symbol in it.
    if (item.geometry == Geometry::kCircle) {
      return RadiusOf(item) >= 6 && (item.layer != kLayerZone || RadiusOf(item) >= 16);
    }
    return item.geometry == Geometry::kPolygon;
  }

  // What is written: of a text also the counters that have begun to count and have not ended, since
  // all others say what is usual; of ground its height, in a line of its own where it is narrow.
  std::vector<std::string> LinesOf(const SceneItem& item) const {
    std::string label = pen_.Label(item.label);
    if (IsReach(item)) {
      for (const SceneCounter& counter : pen_.scene().CountersOf(item)) {
        absl::StrAppend(&label, " ", counter.now, area_.unit_label != 0 ? " " : "",
                        pen_.Label(area_.unit_label));
      }
      return {label};
    }
    if (item.geometry == Geometry::kText) {
      for (const SceneCounter& counter : pen_.scene().CountersOf(item)) {
        if (counter.now != 0 && counter.now != counter.most) pen_.AppendCounter(counter, label);
      }
    }
    if (item.geometry != Geometry::kPolygon || item.height <= 0 || area_.unit <= 0) return {label};
    const std::string high =
        absl::StrCat(Number(static_cast<double>(item.height) / area_.unit),
                     area_.unit_label != 0 ? " " : "", pen_.Label(area_.unit_label));
    const std::string whole = absl::StrCat(label, " ", high);
    if (TextWidth(whole, kGroundSize) <= WidthOf(item)) return {whole};
    return {label, high};
  }

  void Words(const SceneItem& item) {
    if (!IsWritten(item)) return;
    const bool ground = item.geometry == Geometry::kPolygon;
    const double size = ground ? kGroundSize : kWordSize;
    const std::vector<std::string> lines = LinesOf(item);
    double width = 0;
    for (const std::string& line : lines) {
      width = std::max(width, TextWidth(line, size) * (ground ? 1 : 1.1) + 4);
    }
    const double high = size + 2;
    const auto [x, y] = MiddleOf(item);
    const double away = item.geometry == Geometry::kCircle && !IsReach(item) ? RadiusOf(item) : 0;
    const Box box = places_.Find(x, y, away, width, high * static_cast<double>(lines.size()) + 1);
    pen_.Begin(item);
    double base = box.y + size - 0.5;
    for (const std::string& line : lines) {
      pen_.out().Text(box.x + width / 2, base, size, Anchor::kMiddle,
                      item.layer >= kLayerPiece || away > 0 ? "b t halo" : "d halo", line);
      base += high;
    }
    pen_.End();
  }

  std::pair<double, double> MiddleOf(const SceneItem& item) const {
    const absl::Span<const ScenePoint> points = pen_.scene().PointsOf(item);
    if (IsReach(item) && !points.empty()) return WordsOfEdge(item, points);
    if (item.geometry != Geometry::kPolygon || points.empty()) return {X(item.x), Y(item.y)};
    double x = 0, y = 0;
    for (const ScenePoint& point : points) {
      x += X(point.x);
      y += Y(point.y);
    }
    return {x / static_cast<double>(points.size()), y / static_cast<double>(points.size())};
  }

  // The name of a reach stands at its upper edge, or at the lower one where there is no room.
  std::pair<double, double> WordsOfEdge(const SceneItem& item,
                                        absl::Span<const ScenePoint> points) const {
    const auto [upper, lower] =
        std::minmax_element(points.begin(), points.end(),
                            [](const ScenePoint& a, const ScenePoint& b) { return a.y < b.y; });
    const double radius = item.width * scale_;
    const double top = Y(upper->y) - radius, bottom = Y(lower->y) + radius;
    if (top >= frame_.y || bottom > frame_.bottom()) {
      return {X(upper->x), std::max(top, frame_.y + kWordSize)};
    }
    return {X(lower->x), bottom};
  }

  double WidthOf(const SceneItem& polygon) const {
    int low = 0, high = 0;
    const absl::Span<const ScenePoint> points = pen_.scene().PointsOf(polygon);
    for (size_t i = 0; i < points.size(); ++i) {
      low = i == 0 ? points[i].x : std::min(low, points[i].x);
      high = i == 0 ? points[i].x : std::max(high, points[i].x);
    }
    return (high - low) * scale_;
  }

  double scale_ = 1, left_ = 0, top_ = 0;
  Box frame_;
  std::vector<Spot> spots_;  // Of pieces.
  WordPlaces places_;
};

}  // namespace

std::unique_ptr<AreaPicture> PlanePicture(Pen& pen, const SceneArea& area,
                                          std::vector<const SceneItem*> items) {
  return std::make_unique<Plane>(pen, area, std::move(items));
}

}  // namespace mallard::svg
