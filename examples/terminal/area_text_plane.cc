// Graphs and planes: things at places within bounds, at whatever size there is room for. A graph
// may be stretched; a plane keeps its shape, a character being twice as high as wide.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "examples/terminal/area_text.h"

namespace mallard::terminal {
namespace {

constexpr int kLeastWidth = 40, kLeastHeight = 10;

// Whether a place lies within a closed line, by counting crossings to its right.
bool IsInside(absl::Span<const ScenePoint> line, int64_t x, int64_t y) {
  bool inside = false;
  for (size_t i = 0, j = line.size() - 1; i < line.size(); j = i++) {
    const int64_t ax = line[i].x, ay = line[i].y, bx = line[j].x, by = line[j].y;
    if ((ay > y) == (by > y)) continue;
    const int64_t left = (x - ax) * (by - ay), right = (bx - ax) * (y - ay);
    if (by > ay ? left < right : left > right) inside = !inside;
  }
  return inside;
}

class Plane : public AreaText {
 public:
  Plane(const SceneWords& words, const SceneArea& area, std::vector<const SceneItem*> items)
      : AreaText(words, area, std::move(items)) {
    std::map<char32_t, int> owners;
    for (const SceneItem* item : items_) {
      const bool zone = item->layer == kLayerZone && area_.kind == AreaKind::kPlane;
      if (item->owner < 0 || SignOf(*item) == 0 || zone) continue;
      const auto [at, added] = owners.try_emplace(SignOf(*item), item->owner);
      if (at->second != item->owner) shared_.insert(at->first);
    }
  }

  Extent Measure(const Extent& room) const override {
    if (area_.kind == AreaKind::kGraph) return {room.width, room.height};
    // As large as the room allows in the shape of the plane.
    const int64_t wide = std::max(1, area_.width), high = std::max(1, area_.depth);
    const int64_t width = std::min<int64_t>(room.width, 2 * room.height * wide / high);
    return {static_cast<int>(std::max<int64_t>(width, std::min(room.width, kLeastWidth))),
            static_cast<int>(std::clamp<int64_t>(
                width * high / (2 * wide), std::min(room.height, kLeastHeight), room.height))};
  }

  Canvas Draw(const Extent& room, const Scroll&) const override {
    Canvas out(room.width, room.height);
    const View view = {area_, room};
    for (const SceneItem* item : items_) {
      if (item->geometry == Geometry::kPolygon) Fill(*item, view, out);
    }
    for (const SceneItem* item : items_) {
      if (item->geometry == Geometry::kLine && !IsDotted(*item, view)) Stroke(*item, view, out);
    }
    for (const SceneItem* item : items_) {
      const bool spot = item->geometry == Geometry::kCircle ||
                        item->geometry == Geometry::kPlaced || item->geometry == Geometry::kCard;
      if (spot && !IsAtNode(*item)) Spot(*item, view, out);
    }
    for (const SceneItem* item : items_) {
      if (IsNode(*item)) Gather(*item, view, out);
    }
    for (const SceneItem* item : items_) Name(*item, view, out);
    return out;
  }

 private:
  // From places to characters and back.
  struct View {
    const SceneArea& area;
    const Extent& room;
    int X(int64_t x) const { return SpotOn(area, room, x, area.y).x; }
    int Y(int64_t y) const { return SpotOn(area, room, area.x, y).y; }
    int64_t PlaceX(int x) const { return PlaceOn(area, room, {x, 0}).x; }
    int64_t PlaceY(int y) const { return PlaceOn(area, room, {0, y}).y; }
  };

  // A place of a graph where pieces lie, as far as it has a name.
  bool IsNode(const SceneItem& item) const {
    return area_.kind == AreaKind::kGraph && item.geometry == Geometry::kCircle &&
           item.layer <= kLayerZone && item.width > SmallestNode();
  }
  // Whether it lies on such a place: then it is drawn with it.
  bool IsAtNode(const SceneItem& item) const {
    if (area_.kind != AreaKind::kGraph || item.parent == 0 || item.layer < kLayerPiece)
      return false;
    const SceneItem* node = words_.scene.Find(item.parent);
    return node != nullptr && IsNode(*node);
  }

  // Whether so many places lie on a way that they show it by themselves.
  bool IsDotted(const SceneItem& line, const View& view) const {
    constexpr int kNear = 7;  // Characters between two places.
    const absl::Span<const ScenePoint> ends = words_.scene.PointsOf(line);
    if (area_.kind != AreaKind::kGraph || ends.size() != 2 || line.owner >= 0) return false;
    int dots = 0;
    for (const SceneItem* item : items_) {
      if (item->geometry != Geometry::kCircle || item->width > SmallestNode()) continue;
      dots += IsOn(ends[0], ends[1], *item) ? 1 : 0;
    }
    const int wide = std::abs(view.X(ends[1].x) - view.X(ends[0].x));
    const int high = 2 * std::abs(view.Y(ends[1].y) - view.Y(ends[0].y));
    return dots > 0 && std::max(wide, high) / (dots + 1) < kNear;
  }
  static bool IsOn(const ScenePoint& from, const ScenePoint& to, const SceneItem& item) {
    const int64_t dx = to.x - from.x, dy = to.y - from.y;
    const int64_t ix = item.x - from.x, iy = item.y - from.y;
    const int64_t along = ix * dx + iy * dy, length = dx * dx + dy * dy;
    const int64_t aside = ix * dy - iy * dx;
    // Places stand where whole numbers allow: a hundredth of the way aside is still on it.
    return along > 0 && along < length && std::abs(aside) * 100 <= length;
  }

  // What a thing is drawn as: its sign, and whose it is if others have things of that sign.
  std::u32string SignsOf(const SceneItem& item, char32_t otherwise) const {
    const char32_t sign = SignOf(item) != 0 ? SignOf(item) : otherwise;
    std::u32string signs(1, sign);
    if (item.owner >= 0 && shared_.contains(sign)) {
      signs += static_cast<char32_t>(U'1' + item.owner);
    }
    return signs;
  }

  // What lies on a place stands beside it: "Omfc", in a row that names leave alone.
  void Gather(const SceneItem& node, const View& view, Canvas& out) const {
    std::vector<std::pair<char32_t, const SceneItem*>> pieces;
    for (const SceneItem* item : items_) {
      if (item->parent != node.id || item->layer < kLayerPiece) continue;
      for (const char32_t sign : SignsOf(*item, U'o')) pieces.emplace_back(sign, item);
    }
    const int count = static_cast<int>(pieces.size());
    const int x = view.X(node.x), y = view.Y(node.y);
    const int left = std::clamp(x + 1, 0, std::max(0, out.width() - count));
    for (int i = 0; i < count; ++i) {
      const auto& [sign, piece] = pieces[static_cast<size_t>(i)];
      // At the right edge they stand to the left of it.
      const int at = left == x + 1 ? left + i : x - count + i;
      out.Put(at, y, sign, words_.InkOf(*piece));
      named_.push_back({at, y});
    }
    gathered_.push_back({&node, left == x + 1 ? count : 0, left == x + 1 ? 0 : count});
  }

  void Fill(const SceneItem& item, const View& view, Canvas& out) const {
    const absl::Span<const ScenePoint> points = words_.scene.PointsOf(item);
    if (points.empty()) return;
    const char32_t sign = SignOf(item);
    for (int y = 0; y < out.height(); ++y) {
      for (int x = 0; x < out.width(); ++x) {
        if (!IsInside(points, view.PlaceX(x), view.PlaceY(y))) continue;
        // A zone only says where it is; what is on the ground stays.
        const bool zone = sign == 0 || item.layer == kLayerZone;
        if (zone && out.At(x, y).sign != U' ') continue;
        out.Put(x, y, zone ? U'.' : sign, words_.InkOf(item));
      }
    }
  }

  void Stroke(const SceneItem& item, const View& view, Canvas& out) const {
    const absl::Span<const ScenePoint> points = words_.scene.PointsOf(item);
    for (size_t i = 1; i < points.size(); ++i) {
      const int ax = view.X(points[i - 1].x), ay = view.Y(points[i - 1].y);
      const int bx = view.X(points[i].x), by = view.Y(points[i].y);
      const int dx = bx - ax, dy = by - ay, steps = std::max(std::abs(dx), std::abs(dy));
      const char32_t slope = dy == 0                           ? U'-'
                             : dx == 0                         ? U'|'
                             : std::abs(dx) > 4 * std::abs(dy) ? U'-'
                             : (dx > 0) == (dy > 0)            ? U'\\'
                                                               : U'/';
      for (int step = 0; step <= steps; ++step) {
        const int x = ax + (steps == 0 ? 0 : dx * step / steps);
        const int y = ay + (steps == 0 ? 0 : dy * step / steps);
        const bool road = item.layer >= kLayerPiece || item.owner >= 0;
        if (out.At(x, y).sign != U' ' && !road) continue;
        out.Put(x, y, road && item.symbol != 0 ? item.symbol : slope, words_.InkOf(item));
      }
    }
  }

  void Spot(const SceneItem& item, const View& view, Canvas& out) const {
    const std::u32string signs = SignsOf(item, item.layer >= kLayerPiece ? U'o' : U'.');
    const char32_t sign = signs[0];
    const Ink ink = words_.InkOf(item);
    const int cx = view.X(item.x), cy = view.Y(item.y);
    const int radius = view.X(int64_t{area_.x} + item.width);
    if (item.layer == kLayerZone && (radius > 0 || SignOf(item) == 0)) return Ring(item, view, out);
    // Things that share a place stand beside each other.
    int x = cx;
    if (item.layer >= kLayerPiece) {
      for (int shift : {0, 1, -1, 2, -2, 3, -3}) {
        const int owner = out.At(cx + shift, cy).ink.item;
        const bool taken =
            owner >= 0 && words_.scene.items[static_cast<size_t>(owner)].layer >= kLayerPiece &&
            words_.scene.items[static_cast<size_t>(owner)].geometry == Geometry::kCircle;
        if (cx + shift < 0 || cx + shift >= out.width() || taken) continue;
        x = cx + shift;
        break;
      }
    }
    for (const char32_t part : signs) out.Put(x++, cy, part, ink);
    x -= static_cast<int>(signs.size());
    for (int i = 1; i < radius && item.layer >= kLayerPiece; ++i) {
      if (out.At(x + i, cy).ink.item < 0) out.Put(x + i, cy, sign, ink);
      if (out.At(x - i, cy).ink.item < 0) out.Put(x - i, cy, sign, ink);
    }
  }

  // The edge of a round zone.
  void Ring(const SceneItem& item, const View& view, Canvas& out) const {
    if ((item.marks & kMarkReach) != 0) return Edge(item, view, out);
    const int64_t near = int64_t{item.width} * item.width * 81 / 100;
    const int64_t far = int64_t{item.width} * item.width * 121 / 100;
    for (int y = 0; y < out.height(); ++y) {
      for (int x = 0; x < out.width(); ++x) {
        const int64_t dx = view.PlaceX(x) - item.x, dy = view.PlaceY(y) - item.y;
        const int64_t square = dx * dx + dy * dy;
        if (square >= near && square <= far && out.At(x, y).sign == U' ') {
          out.Put(x, y, U'.', words_.InkOf(item));
        }
      }
    }
  }

  // The edge of all circles of a reach together: what is inside and has something outside beside
  // it.
  void Edge(const SceneItem& item, const View& view, Canvas& out) const {
    const absl::Span<const ScenePoint> points = words_.scene.PointsOf(item);
    const auto inside = [&](int x, int y) {
      return std::any_of(points.begin(), points.end(), [&](const ScenePoint& point) {
        const int64_t dx = view.PlaceX(x) - point.x, dy = view.PlaceY(y) - point.y;
        return dx * dx + dy * dy <= int64_t{item.width} * item.width;
      });
    };
    for (int y = 0; y < out.height(); ++y) {
      for (int x = 0; x < out.width(); ++x) {
        const bool edge = inside(x, y) && !(inside(x - 1, y) && inside(x + 1, y) &&
                                            inside(x, y - 1) && inside(x, y + 1));
        if (edge && out.At(x, y).sign == U' ') out.Put(x, y, U'\'', words_.InkOf(item));
      }
    }
  }

  // The name beside a thing, where it hides nothing; pieces on a plane are told by their signs.
  void Name(const SceneItem& item, const View& view, Canvas& out) const {
    const bool reach = (item.marks & kMarkReach) != 0;  // Its edge is where its name would be.
    const bool node = item.layer <= kLayerZone && item.geometry == Geometry::kCircle &&
                      item.width > SmallestNode() && !reach;
    if (item.geometry != Geometry::kText && !node) return;
    const std::string name = words_.NameOf(item);
    const int columns = ColumnsOf(name);
    if (columns == 0) return;
    const int x = view.X(item.x), y = view.Y(item.y);
    int after = 0, before = 0;  // Characters that what lies on it takes up.
    for (const Gathered& gathered : gathered_) {
      if (gathered.node == &item) after = gathered.after, before = gathered.before;
    }
    const int places[][2] = {{x + after + 2, y},
                             {x - before - 1 - columns, y},
                             {x - columns / 2, y + 1},
                             {x - columns / 2, y - 1}};
    for (const auto& [left, row] : places) {
      if (left < 0 || row < 0 || row >= out.height() || left + columns > out.width()) continue;
      bool free = true;
      for (int i = -1; i <= columns; ++i) {
        const Glyph& glyph = out.At(left + i, row);
        const bool hides =
            glyph.sign != U' ' && glyph.ink.item >= 0 && !glyph.ink.faint && !IsRing(glyph);
        free = free && !hides && !IsNamed(left + i, row);
      }
      if (!free) continue;
      Ink ink = words_.InkOf(item);
      ink.faint = false;
      out.Text(left, row, name, ink);
      for (int i = 0; i < columns; ++i) named_.push_back({left + i, row});
      return;
    }
  }
  // Whether it is a part of a line around a place, of which the others say enough.
  bool IsRing(const Glyph& glyph) const {
    const SceneItem& item = words_.scene.items[static_cast<size_t>(glyph.ink.item)];
    return glyph.sign == U'.' && item.layer == kLayerZone && item.geometry == Geometry::kCircle;
  }
  // Places on the way between others are as small as any, and have no names of their own.
  int SmallestNode() const {
    int least = 1 << 30, most = 0;
    for (const SceneItem* item : items_) {
      if (item->layer > kLayerZone || item->geometry != Geometry::kCircle ||
          (item->marks & kMarkReach) != 0) {
        continue;
      }
      least = std::min(least, item->width);
      most = std::max(most, item->width);
    }
    return least < most ? least : -1;
  }
  bool IsNamed(int x, int y) const {
    return std::any_of(named_.begin(), named_.end(),
                       [&](const Scroll& at) { return at.x == x && at.y == y; });
  }

  // How many pieces were drawn beside a place.
  struct Gathered {
    const SceneItem* node;
    int after, before;
  };
  std::set<char32_t> shared_;  // Signs of things of several owners.
  // While drawing: characters of names, and places with what lies on them.
  mutable std::vector<Scroll> named_;
  mutable std::vector<Gathered> gathered_;
};

}  // namespace

std::unique_ptr<AreaText> PlaneText(const SceneWords& words, const SceneArea& area,
                                    std::vector<const SceneItem*> items) {
  return std::make_unique<Plane>(words, area, std::move(items));
}

}  // namespace mallard::terminal
