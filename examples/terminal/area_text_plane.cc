// Graphs and planes: things at places within bounds, at whatever size there is room for. A graph
// may be stretched; a plane keeps its shape, a character being twice as high as wide.
#include <algorithm>
#include <cstdlib>
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
  using AreaText::AreaText;

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
      if (item->geometry == Geometry::kLine) Stroke(*item, view, out);
    }
    for (const SceneItem* item : items_) {
      if (item->geometry == Geometry::kCircle || item->geometry == Geometry::kPlaced ||
          item->geometry == Geometry::kCard) {
        Spot(*item, view, out);
      }
    }
    for (const SceneItem* item : items_) Name(*item, view, out);
    return out;
  }

 private:
  // From places to characters and back.
  struct View {
    const SceneArea& area;
    const Extent& room;
    int X(int64_t x) const {
      return static_cast<int>((x - area.x) * (room.width - 1) / std::max(1, area.width));
    }
    int Y(int64_t y) const {
      return static_cast<int>((y - area.y) * (room.height - 1) / std::max(1, area.depth));
    }
    int64_t PlaceX(int x) const {
      return area.x + int64_t{x} * area.width / std::max(1, room.width - 1);
    }
    int64_t PlaceY(int y) const {
      return area.y + int64_t{y} * area.depth / std::max(1, room.height - 1);
    }
  };

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
    const char32_t sign = SignOf(item) != 0           ? SignOf(item)
                          : item.layer >= kLayerPiece ? U'o'
                                                      : U'.';
    const Ink ink = words_.InkOf(item);
    const int cx = view.X(item.x), cy = view.Y(item.y);
    if (item.layer == kLayerZone) return Ring(item, view, out);
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
    out.Put(x, cy, sign, ink);
    const int radius = view.X(int64_t{area_.x} + item.width);
    for (int i = 1; i < radius && item.layer >= kLayerPiece; ++i) {
      if (out.At(x + i, cy).ink.item < 0) out.Put(x + i, cy, sign, ink);
      if (out.At(x - i, cy).ink.item < 0) out.Put(x - i, cy, sign, ink);
    }
  }

  // The edge of a round zone.
  void Ring(const SceneItem& item, const View& view, Canvas& out) const {
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

  // The name beside a thing, where it hides nothing; pieces on a plane are told by their signs.
  void Name(const SceneItem& item, const View& view, Canvas& out) const {
    const bool node = item.layer <= kLayerZone && item.geometry == Geometry::kCircle &&
                      item.width > SmallestNode();
    if (item.geometry != Geometry::kText && !node) return;
    const std::string name = words_.NameOf(item);
    const int columns = ColumnsOf(name);
    if (columns == 0) return;
    const int x = view.X(item.x), y = view.Y(item.y);
    const int places[][2] = {
        {x + 2, y}, {x - 1 - columns, y}, {x - columns / 2, y + 1}, {x - columns / 2, y - 1}};
    for (const auto& [left, row] : places) {
      if (left < 0 || row < 0 || row >= out.height() || left + columns > out.width()) continue;
      bool free = true;
      for (int i = -1; i <= columns; ++i) {
        const Glyph& glyph = out.At(left + i, row);
        const bool ground = glyph.sign == U' ' || glyph.ink.item < 0 || glyph.ink.faint;
        const bool word = glyph.ink.item >= 0 && glyph.sign != U' ' && !glyph.ink.faint;
        free = free && ground && !word && !IsNamed(left + i, row);
      }
      if (!free) continue;
      Ink ink = words_.InkOf(item);
      ink.faint = false;
      out.Text(left, row, name, ink);
      for (int i = 0; i < columns; ++i) named_.push_back({left + i, row});
      return;
    }
  }
  // Places on the way between others are as small as any, and have no names of their own.
  int SmallestNode() const {
    int least = 1 << 30, most = 0;
    for (const SceneItem* item : items_) {
      if (item->layer > kLayerZone || item->geometry != Geometry::kCircle) continue;
      least = std::min(least, item->width);
      most = std::max(most, item->width);
    }
    return least < most ? least : -1;
  }
  bool IsNamed(int x, int y) const {
    return std::any_of(named_.begin(), named_.end(),
                       [&](const Scroll& at) { return at.x == x && at.y == y; });
  }

  mutable std::vector<Scroll> named_;  // Characters of names, while drawing.
};

}  // namespace

std::unique_ptr<AreaText> PlaneText(const SceneWords& words, const SceneArea& area,
                                    std::vector<const SceneItem*> items) {
  return std::make_unique<Plane>(words, area, std::move(items));
}

}  // namespace mallard::terminal
