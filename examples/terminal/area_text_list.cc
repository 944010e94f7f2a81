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
      // Things that are alike, and are not to choose from, are counted.
      if (!lines_.empty() && line.size() == 1 && IsAlike(lines_.back(), *line[0])) {
        ++counts_.back();
        continue;
      }
      lines_.push_back(std::move(line));
      counts_.push_back(1);
    }
  }

  Extent Measure(const Extent& room) const override {
    const int wide = WidthOf(room.width), columns = ColumnsIn(room.width, wide);
    if (const std::vector<Canvas> broken = Broken(room); !broken.empty()) {
      return {room.width, HeightOf(broken)};
    }
    const int count = static_cast<int>(lines_.size());
    return {std::min(room.width, columns * wide), std::max(1, (count + columns - 1) / columns)};
  }

  Canvas Draw(const Extent& room, const Scroll& scroll) const override {
    Canvas out(room.width, room.height);
    int top = 0;
    for (const Canvas& line : Broken(room)) {
      out.Paste(line, 0, top);
      top += line.height();
    }
    if (top > 0) return out;
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
        x = Item(*item, static_cast<size_t>(i), x, end, row, out);
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
  static constexpr int kMostBroken = 3;  // Lines that one becomes.

  static int HeightOf(const std::vector<Canvas>& lines) {
    int height = 0;
    for (const Canvas& line : lines) height += line.height();
    return height;
  }

  // Lines that are too long for the room, each broken into several; none if all fit as they are,
  // or if there is no room for that.
  std::vector<Canvas> Broken(const Extent& room) const {
    if (WidthOf(1 << 20) <= room.width) return {};
    std::vector<Canvas> broken;
    for (size_t i = 0; i < lines_.size(); ++i) {
      Canvas line(WidthOf(1 << 20), 1);
      int end = 0;
      for (const SceneItem* item : lines_[i]) end = Item(*item, i, end, line.width(), 0, line);
      broken.push_back(Break(line, room.width));
    }
    return HeightOf(broken) <= room.height ? broken : std::vector<Canvas>();
  }

  // A line in as many of that width as it takes, the later ones indented.
  static Canvas Break(const Canvas& line, int width) {
    constexpr int kIndent = 4;
    const int length = ColumnsOf(line.Line(0, false));
    Canvas out(width, kMostBroken);
    int from = 0, row = 0;
    for (; from < length && row < kMostBroken; ++row) {
      const int x = row == 0 ? 0 : std::min(kIndent, width / 4);
      int end = std::min(length, from + width - x);
      while (end < length && end > from + 1 && line.At(end, 0).sign != U' ') --end;
      if (row + 1 == kMostBroken) end = std::min(length, from + width - x);
      for (int i = from; i < end; ++i)
        out.Put(x + i - from, row, line.At(i, 0).sign, line.At(i, 0).ink);
      from = end;
      while (from < length && line.At(from, 0).sign == U' ') ++from;
    }
    if (from < length) out.Put(width - 1, kMostBroken - 1, U'~');
    Canvas cut(width, std::max(1, row));
    cut.Paste(out, 0, 0);
    return cut;
  }

  bool IsAlike(const std::vector<const SceneItem*>& line, const SceneItem& item) const {
    const SceneItem& other = *line[0];
    return line.size() == 1 && item.count == 1 && other.count == 1 && item.owner == other.owner &&
           item.face == other.face && item.marks == other.marks && SignOf(item) == SignOf(other) &&
           !words_.IsOffered(item) && !words_.IsOffered(other) &&
           words_.DescribeIn(area_, item) == words_.DescribeIn(area_, other);
  }

  // What is said of an item of that line: "Free slot x6".
  std::string TextOf(const SceneItem& item, size_t line) const {
    const std::string text = words_.DescribeIn(area_, item);
    return counts_[line] == 1 ? text : absl::StrCat(text, " x", counts_[line]);
  }

  int Item(const SceneItem& item, size_t line, int x, int end, int row, Canvas& out) const {
    Ink ink = words_.InkOf(item);
    const char32_t sign = SignOf(item);
    const std::string text = TextOf(item, line);
    if (sign != 0) out.Put(x, row, sign, ink), x += 2;
    ink.strong = words_.IsOffered(item);
    if (x < end) x = out.Text(x, row, CutTo(text, end - x), ink) + (text.empty() ? 0 : 2);
    return x;
  }

  int WidthOf(int most) const {
    int wide = 12;
    for (size_t i = 0; i < lines_.size(); ++i) {
      int width = 0;
      for (const SceneItem* item : lines_[i]) {
        const std::string text = TextOf(*item, i);
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
  std::vector<int> counts_;  // By line: things that it stands for.
};

}  // namespace

std::unique_ptr<AreaText> ListText(const SceneWords& words, const SceneArea& area,
                                   std::vector<const SceneItem*> items) {
  return std::make_unique<Lines>(words, area, std::move(items));
}

}  // namespace mallard::terminal
