// Hexes: each a box of some characters, with what lies in it below its name.
#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "examples/terminal/area_text.h"

namespace mallard::terminal {
namespace {

constexpr int kHexWidth = 12;  // With a blank at its end.
constexpr int kHexHeight = 2;  // Name, then signs of what is there.

class Hexes : public AreaText {
 public:
  Hexes(const SceneWords& words, const SceneArea& area, std::vector<const SceneItem*> items)
      : AreaText(words, area, std::move(items)) {
    for (const SceneItem* item : items_) {
      for (const ScenePoint& hex : PlacesOf(*item)) {
        const Scroll at = At(hex);
        left_ = std::min(left_, at.x);
        top_ = std::min(top_, at.y);
        right_ = std::max(right_, at.x + kHexWidth);
        bottom_ = std::max(bottom_, at.y + kHexHeight);
      }
    }
  }

  Extent Measure(const Extent&) const override {
    return items_.empty() ? Extent{} : Extent{right_ - left_, bottom_ - top_};
  }

  Canvas Draw(const Extent& room, const Scroll& scroll) const override {
    const Extent whole = Measure(room);
    const Scroll from = {std::clamp(scroll.x, 0, std::max(0, whole.width - room.width)),
                         std::clamp(scroll.y, 0, std::max(0, whole.height - room.height))};
    Canvas out(room.width, room.height);
    std::map<std::pair<int, int>, int> used;  // Signs in the second line of a hex so far.
    for (const SceneItem* item : items_) {
      for (const ScenePoint& hex : PlacesOf(*item)) {
        const Scroll at = At(hex);
        const int x = at.x - left_ - from.x, y = at.y - top_ - from.y;
        if (item->layer <= kLayerTerrain) {
          Ground(*item, x, y, out);
        } else if (item->geometry != Geometry::kText && SignOf(*item) != 0) {
          int& place = used[{hex.x, hex.y}];
          Piece(*item, x, y, place, out);
        }
      }
    }
    return out;
  }

 private:
  std::vector<ScenePoint> PlacesOf(const SceneItem& item) const {
    const absl::Span<const ScenePoint> points = words_.scene.PointsOf(item);
    if (points.empty()) return {{item.x, item.y}};
    return {points.begin(), points.end()};
  }

  // The upper left character of a hex: rows are shifted by half a hex, or columns.
  Scroll At(const ScenePoint& hex) const {
    if (area_.pointy != 0) {
      return {hex.x * kHexWidth + hex.y * kHexWidth / 2, hex.y * kHexHeight};
    }
    return {hex.x * kHexWidth, hex.y * kHexHeight + hex.x * kHexHeight / 2};
  }

  void Ground(const SceneItem& item, int x, int y, Canvas& out) const {
    Ink ink = words_.InkOf(item);
    const std::string name = absl::StrCat(WordsOn(item), words_.NameOf(item));
    out.Text(x, y, std::string(kHexWidth - 1, '.'), ink);
    ink.faint = false;
    if (item.geometry != Geometry::kText) out.Text(x, y, CutTo(name, kHexWidth - 1), ink);
    ink.faint = true;
    for (int i = 0; i < kHexWidth - 1; ++i) {
      if (out.At(x + i, y + 1).sign == U' ') out.Put(x + i, y + 1, U'.', ink);
    }
  }

  // What is written on an item, such as the name of its place, with a blank behind it.
  std::string WordsOn(const SceneItem& item) const {
    std::string words;
    for (const SceneItem* other : items_) {
      if (other->geometry == Geometry::kText && other->parent == item.id) {
        absl::StrAppend(&words, words_.NameOf(*other), " ");
      }
    }
    return words;
  }

  void Piece(const SceneItem& item, int x, int y, int& place, Canvas& out) const {
    const char32_t sign = SignOf(item);
    const Ink ink = words_.InkOf(item);
    for (int i = 0; i < std::clamp(item.count, 0, 3) && place < kHexWidth - 1; ++i) {
      out.Put(x + place++, y + 1, sign, ink);
    }
    if (item.count > 3 && place < kHexWidth - 1) out.Put(x + place++, y + 1, U'+', ink);
  }

  int left_ = 1 << 20, top_ = 1 << 20, right_ = -(1 << 20), bottom_ = -(1 << 20);
};

}  // namespace

std::unique_ptr<AreaText> HexText(const SceneWords& words, const SceneArea& area,
                                  std::vector<const SceneItem*> items) {
  return std::make_unique<Hexes>(words, area, std::move(items));
}

}  // namespace mallard::terminal
