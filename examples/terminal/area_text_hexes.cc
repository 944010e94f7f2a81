// Hexes: each a box of some characters, with what lies in it below its name. Where names are too
// long for one line and there is room, they take two.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "examples/terminal/area_text.h"
#include "examples/terminal/screen.h"

namespace mallard::terminal {
namespace {

constexpr int kHexWidth = 12;   // With a blank at its end.
constexpr int kFlatHeight = 2;  // Name, then signs of what is there.
constexpr int kTallHeight = 3;  // Name in two lines, then signs.

class Hexes : public AreaText {
 public:
  Hexes(const SceneWords& words, const SceneArea& area, std::vector<const SceneItem*> items)
      : AreaText(words, area, std::move(items)) {
    for (const SceneItem* item : items_) {
      for (const ScenePoint& hex : PlacesOf(*item)) {
        const Scroll at = At(hex, kFlatHeight);
        left_ = std::min(left_, at.x);
        right_ = std::max(right_, at.x + kHexWidth);
        for (const int height : {kFlatHeight, kTallHeight}) {
          Bounds& bounds = bounds_[height];
          bounds.top = std::min(bounds.top, At(hex, height).y);
          bounds.bottom = std::max(bounds.bottom, At(hex, height).y + height);
        }
      }
      if (IsGround(*item)) names_fit_ = names_fit_ && ColumnsOf(TitleOf(*item)) < kHexWidth;
    }
  }

  Extent Measure(const Extent& room) const override {
    if (items_.empty()) return {};
    return {right_ - left_, HeightOf(HexHeight(room.height))};
  }

  Canvas Draw(const Extent& room, const Scroll& scroll) const override {
    const Extent whole = Measure(room);
    const int high = HexHeight(room.height), top = bounds_.at(high).top;
    const Scroll from = {std::clamp(scroll.x, 0, std::max(0, whole.width - room.width)),
                         std::clamp(scroll.y, 0, std::max(0, whole.height - room.height))};
    Canvas out(room.width, room.height);
    std::map<std::pair<int, int>, int> used;  // Signs in the second line of a hex so far.
    for (const SceneItem* item : items_) {
      for (const ScenePoint& hex : PlacesOf(*item)) {
        const Scroll at = At(hex, high);
        const int x = at.x - left_ - from.x, y = at.y - top - from.y;
        if (item->layer <= kLayerTerrain) {
          Ground(*item, x, y, high, out);
        } else if (item->geometry != Geometry::kText && SignOf(*item) != 0) {
          int& place = used[{hex.x, hex.y}];
          Piece(*item, x, y + high - 1, place, out);
        }
      }
    }
    return out;
  }

 private:
  // Lines from the uppermost to the lowest hex.
  struct Bounds {
    int top = 1 << 20;
    int bottom = -(1 << 20);
  };

  static bool IsGround(const SceneItem& item) {
    return item.layer <= kLayerTerrain && item.geometry != Geometry::kText;
  }
  int HeightOf(int hex) const { return bounds_.at(hex).bottom - bounds_.at(hex).top; }
  int HexHeight(int room) const {
    return names_fit_ || HeightOf(kTallHeight) > room ? kFlatHeight : kTallHeight;
  }

  std::vector<ScenePoint> PlacesOf(const SceneItem& item) const {
    const absl::Span<const ScenePoint> points = words_.scene.PointsOf(item);
    if (points.empty()) return {{item.x, item.y}};
    return {points.begin(), points.end()};
  }

  // The upper left character of a hex: rows are shifted by half a hex, or columns.
  Scroll At(const ScenePoint& hex, int high) const {
    if (area_.pointy != 0) return {hex.x * kHexWidth + hex.y * kHexWidth / 2, hex.y * high};
    return {hex.x * kHexWidth, hex.y * high + hex.x * high / 2};
  }

  // What stands on top of a hex: its code and its name.
  std::string TitleOf(const SceneItem& item) const {
    return absl::StrCat(WordsOn(item), words_.NameOf(item));
  }

  void Ground(const SceneItem& item, int x, int y, int high, Canvas& out) const {
    Ink ink = words_.InkOf(item);
    const int width = kHexWidth - 1;
    for (int line = 0; line < high - 1; ++line) out.Text(x, y + line, std::string(width, '.'), ink);
    ink.faint = false;
    if (item.geometry != Geometry::kText) {
      std::vector<std::string> name =
          absl::StrSplit(Wrap(TitleOf(item), 0, static_cast<size_t>(width)), '\n');
      // What has no line of its own is cut at the end of the last one.
      if (static_cast<int>(name.size()) >= high) {
        const auto last = name.begin() + high - 2;
        *last = absl::StrJoin(last, name.end(), " ");
        name.resize(static_cast<size_t>(high) - 1);
      }
      for (const std::string& line : name) out.Text(x, y++, CutTo(line, width), ink);
      y -= static_cast<int>(name.size());
    }
    ink.faint = true;
    for (int i = 0; i < width; ++i) {
      if (out.At(x + i, y + high - 1).sign == U' ') out.Put(x + i, y + high - 1, U'.', ink);
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
      out.Put(x + place++, y, sign, ink);
    }
    if (item.count > 3 && place < kHexWidth - 1) out.Put(x + place++, y, U'+', ink);
  }

  int left_ = 1 << 20, right_ = -(1 << 20);
  std::map<int, Bounds> bounds_;  // By the height of a hex.
  bool names_fit_ = true;         // In one line.
};

}  // namespace

std::unique_ptr<AreaText> HexText(const SceneWords& words, const SceneArea& area,
                                  std::vector<const SceneItem*> items) {
  return std::make_unique<Hexes>(words, area, std::move(items));
}

}  // namespace mallard::terminal
