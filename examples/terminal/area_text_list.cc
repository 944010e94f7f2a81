// Hands, piles, tracks, tableaux and lists: one thing a line, in as many columns as there is room
// for; things of one line of a list stand beside each other.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "examples/terminal/area_text.h"

namespace mallard::terminal {
namespace {

class Lines : public AreaText {
 public:
  Lines(const SceneWords& words, const SceneArea& area, std::vector<const SceneItem*> items)
      : AreaText(words, area, std::move(items)) {
    std::map<std::pair<int, int>, std::vector<const SceneItem*>> rows;
    const bool by_row = area.kind == AreaKind::kList || area.kind == AreaKind::kTableau;
    int number = 0;
    for (const SceneItem* item : items_) {
      if (item->geometry == Geometry::kText && item->label == 0) continue;
      // Cards of a hand in their order, things of a list or tableau by their line.
      rows[by_row ? std::pair(item->y, 0) : std::pair(item->x, number++)].push_back(item);
    }
    for (auto& [place, line] : rows) {
      std::stable_sort(line.begin(), line.end(),
                       [](const SceneItem* a, const SceneItem* b) { return a->x < b->x; });
      lines_.push_back(std::move(line));
    }
  }

  Extent Measure(const Extent& room) const override {
    const int wide = WidthOf(room.width), columns = ColumnsIn(room.width, wide);
    const int count = static_cast<int>(lines_.size());
    return {std::min(room.width, columns * wide), std::max(1, (count + columns - 1) / columns)};
  }

  Canvas Draw(const Extent& room, const Scroll& scroll) const override {
    Canvas out(room.width, room.height);
    const int wide = WidthOf(room.width), columns = ColumnsIn(room.width, wide);
    const int count = static_cast<int>(lines_.size()), rows = (count + columns - 1) / columns;
    const int first = std::clamp(scroll.y, 0, std::max(0, rows - room.height));
    if (count == 0) {
      Ink faint;
      faint.faint = true;
      out.Text(0, 0, words_.Common(CommonWord::kNothing), faint);
    }
    for (int i = 0; i < count; ++i) {
      const int column = i / std::max(1, rows), row = i % std::max(1, rows) - first;
      if (row < 0 || row >= room.height) continue;
      int x = column * wide;
      const int end = std::min(room.width, x + wide) - 1;
      for (const SceneItem* item : lines_[static_cast<size_t>(i)])
        x = Item(*item, x, end, row, out);
    }
    // What is below is told in the last line.
    const int left = rows - first - room.height;
    if (left > 0) {
      const std::string more =
          absl::StrCat("... ", left + 1, " ", words_.Common(CommonWord::kMore));
      out.Text(0, room.height - 1, std::string(static_cast<size_t>(room.width), ' '));
      out.Text(0, room.height - 1, more);
    }
    return out;
  }

 private:
  int Item(const SceneItem& item, int x, int end, int row, Canvas& out) const {
    Ink ink = words_.InkOf(item);
    const char32_t sign = SignOf(item);
    const std::string text = words_.Describe(item);
    if (sign != 0) out.Put(x, row, sign, ink), x += 2;
    ink.strong = words_.IsOffered(item);
    if (x < end) x = out.Text(x, row, CutTo(text, end - x), ink) + (text.empty() ? 0 : 2);
    return x;
  }

  int WidthOf(int most) const {
    int wide = 12;
    for (const auto& line : lines_) {
      int width = 0;
      for (const SceneItem* item : line) {
        const std::string text = words_.Describe(*item);
        width += (SignOf(*item) != 0 ? 2 : 0) + (text.empty() ? 0 : ColumnsOf(text) + 2);
      }
      wide = std::max(wide, width + 1);
    }
    return std::max(1, std::min(wide, most));
  }
  int ColumnsIn(int room, int wide) const {
    // Few lines are easier to read below each other.
    if (lines_.size() <= 3 && area_.kind == AreaKind::kList) return 1;
    return std::clamp(room / wide, 1, 4);
  }

  std::vector<std::vector<const SceneItem*>> lines_;
};

}  // namespace

std::unique_ptr<AreaText> ListText(const SceneWords& words, const SceneArea& area,
                                   std::vector<const SceneItem*> items) {
  return std::make_unique<Lines>(words, area, std::move(items));
}

}  // namespace mallard::terminal
