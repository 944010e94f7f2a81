// Squares, and tableaux: a sign and a blank for each place, with letters and numbers at the edges
// where people use them.
#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "examples/terminal/area_text.h"

namespace mallard::terminal {
namespace {

constexpr int kCellWidth = 2;

class Grid : public AreaText {
 public:
  using AreaText::AreaText;

  Extent Measure(const Extent&) const override {
    return {Left() + area_.width * kCellWidth, Top() + area_.depth};
  }

  Canvas Draw(const Extent& room, const Scroll& scroll) const override {
    const Extent whole = Measure(room);
    const Scroll from = {std::clamp(scroll.x, 0, std::max(0, whole.width - room.width)),
                         std::clamp(scroll.y, 0, std::max(0, whole.height - room.height))};
    Canvas cells(area_.width * kCellWidth, area_.depth);
    for (const SceneItem* item : items_) Lay(*item, cells);
    Canvas out(room.width, room.height);
    Canvas seen(std::max(0, room.width - Left()), std::max(0, room.height - Top()));
    seen.Paste(cells, -from.x, -from.y);
    out.Paste(seen, Left(), Top());
    Edges(from, out);
    return out;
  }

 private:
  int Left() const { return area_.coordinates != 0 ? 3 : 0; }
  int Top() const { return area_.coordinates != 0 ? 1 : 0; }

  void Edges(const Scroll& from, Canvas& out) const {
    if (area_.coordinates == 0) return;
    Ink faint;
    faint.faint = true;
    for (int column = 0; column < area_.width; ++column) {
      const int x = column * kCellWidth - from.x;
      if (x < 0) continue;
      out.Put(Left() + x, 0, static_cast<char32_t>('A' + (area_.x + column) % 26), faint);
    }
    for (int row = 0; row < area_.depth; ++row) {
      if (row < from.y) continue;
      const std::string number = absl::StrCat(area_.y + row + 1);
      out.Text(2 - static_cast<int>(number.size()), Top() + row - from.y, number, faint);
    }
  }

  void Lay(const SceneItem& item, Canvas& cells) const {
    if (item.geometry == Geometry::kText) {
      const int x = (item.x - area_.x) * kCellWidth, y = item.y - area_.y;
      if (item.symbol != 0) {
        cells.Put(x, y, item.symbol, words_.InkOf(item));
      } else {
        cells.Text(x, y, words_.NameOf(item), words_.InkOf(item), kCellWidth);
      }
      return;
    }
    // A card is the ground of what is printed on it.
    if (item.geometry == Geometry::kCard && SignOf(item) == 0 && item.layer > kLayerTerrain) return;
    for (const ScenePoint& point : words_.scene.PointsOf(item))
      Square(item, point.x, point.y, cells);
    if (item.point_count != 0) return;
    for (int row = 0; row < std::max(1, item.depth); ++row) {
      for (int column = 0; column < std::max(1, item.width); ++column) {
        Square(item, item.x + column, item.y + row, cells);
      }
    }
  }

  // A square keeps the sign of what lies below if what lies on it has none.
  void Square(const SceneItem& item, int column, int row, Canvas& cells) const {
    const int x = (column - area_.x) * kCellWidth, y = row - area_.y;
    const Glyph below = cells.At(x, y);
    const char32_t sign = SignOf(item);
    Ink ink = words_.InkOf(item);
    if (sign == 0 && item.layer < kLayerPiece && below.ink.item >= 0) {
      // A zone does not hide what it lies on; it shows where something goes on.
      constexpr uint32_t kStriking = kMarkTarget | kMarkThreatened | kMarkProtected | kMarkBlocked;
      const bool striking = ink.reverse || (item.marks & kStriking) != 0;
      ink = below.ink;
      ink.reverse = ink.reverse || striking;
    }
    ink.reverse = ink.reverse || below.ink.reverse;
    // What was struck stays struck, whatever turns out to lie there.
    const bool struck =
        below.ink.item >= 0 &&
        (words_.scene.items[static_cast<size_t>(below.ink.item)].marks & kMarkHit) != 0;
    const char32_t shown = sign != 0 && !struck ? sign : below.sign != U' ' ? below.sign : U'.';
    cells.Put(x, y, shown, ink);
    if (words_.IsOffered(item) && item.layer >= kLayerPiece) cells.Put(x + 1, y, U'\'', ink);
  }
};

}  // namespace

std::unique_ptr<AreaText> GridText(const SceneWords& words, const SceneArea& area,
                                   std::vector<const SceneItem*> items) {
  return std::make_unique<Grid>(words, area, std::move(items));
}

}  // namespace mallard::terminal
