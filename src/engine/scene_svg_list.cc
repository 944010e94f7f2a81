// Lists: a line for each number, its parts side by side in columns.
#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/engine/scene_svg_area.h"
#include "src/engine/scene_svg_style.h"

namespace mallard::svg {
namespace {

constexpr double kLine = 22;
constexpr double kTextSize = 12;
constexpr double kSmallSize = 10;
constexpr double kShape = 40;  // Room for a small shape.
constexpr double kColumnGap = 14;

class List : public AreaPicture {
 public:
  using AreaPicture::AreaPicture;

  double LeastWidth() const override {
    std::map<int, double> columns;
    for (const SceneItem* item : items_) {
      double& column = columns[item->x];
      column = std::max(column, WidthOf(*item, false));
    }
    double all = -kColumnGap;
    for (const auto& [x, column] : columns) all += column + kColumnGap;
    return all;
  }

  Box Measure(double width) override {
    lines_.clear();
    columns_.clear();
    for (const SceneItem* item : items_) {
      lines_[item->y].push_back(item);
      double& column = columns_[item->x];
      column = std::max(column, WidthOf(*item, true));
    }
    double all = Total();
    whole_ = all <= width;
    if (!whole_) {
      columns_.clear();
      for (const SceneItem* item : items_) {
        double& column = columns_[item->x];
        column = std::max(column, WidthOf(*item, false));
      }
      all = Total();
    }
    if (all > width && !columns_.empty()) {
      for (auto& [x, column] : columns_) column *= width / all;
      all = width;
    }
    // Many short lines stand in columns, as in a newspaper.
    wide_ = std::max(all, 60.0) + 2 * kColumnGap;
    const double most = std::max(1.0, static_cast<double>(lines_.size()));
    double beside = 1;
    while (beside < 4 && most / beside > 5 && wide_ * (beside + 1) - 2 * kColumnGap <= width) {
      ++beside;
    }
    rows_ = std::max<size_t>(1, static_cast<size_t>(std::ceil(most / beside)));
    return {0, 0, wide_ * beside - 2 * kColumnGap, static_cast<double>(rows_) * kLine};
  }

  void Draw(double x, double y) override {
    if (items_.empty()) {
      pen_.out().Text(x, y + 15, kTextSize, Anchor::kStart, "d", pen_.Word(CommonWord::kNothing));
    }
    const double top = y;
    size_t row = 0;
    for (const auto& [number, items] : lines_) {
      if (row == rows_) {
        row = 0;
        x += wide_;
        y = top;
      }
      ++row;
      for (const SceneItem* item : items) {
        double left = x;
        for (const auto& [column, width] : columns_) {
          if (column == item->x) break;
          left += width + kColumnGap;
        }
        Line(*item, {left, y, columns_[item->x], kLine});
      }
      y += kLine;
    }
  }

 private:
  double Total() const {
    double all = -kColumnGap;
    for (const auto& [x, column] : columns_) all += column + kColumnGap;
    return std::max(0.0, all);
  }

  static std::string Sign(const SceneItem& item) { return Pen::Symbol(item); }
  std::string NameOf(const SceneItem& item) const {
    std::string name = pen_.Label(item.label);
    if (item.count != 1) absl::StrAppend(&name, " ×", item.count);
    return name;
  }
  // All counters, or where there is little room the first ones: a number without its name says
  // nothing.
  std::string CountersOf(const SceneItem& item, bool all) const {
    constexpr size_t kFew = 2;
    if (all) return pen_.Counters(item);
    const absl::Span<const SceneCounter> counters = pen_.scene().CountersOf(item);
    std::string out;
    for (const SceneCounter& counter : counters.first(std::min(counters.size(), kFew))) {
      pen_.AppendCounter(counter, out);
    }
    return out;
  }
  double WidthOf(const SceneItem& item, bool all) const {
    const std::string counters = CountersOf(item, all);
    return (Sign(item).empty() ? 0 : 22) + (item.point_count != 0 ? kShape : 0) +
           TextWidth(NameOf(item), kTextSize) + 4 +
           (counters.empty() ? 0 : TextWidth(counters, kSmallSize) + 10) +
           Pen::MarkRowWidth(item.marks, 11);
  }

  void Line(const SceneItem& item, const Box& box) {
    pen_.Begin(item);
    const double middle = box.y + kLine / 2;
    double x = box.x;
    const std::string sign = Sign(item);
    if (!sign.empty()) {
      pen_.Explain(item);
      pen_.Disc(x + 9, middle, 8.5, item.owner, sign);
      x += 22;
    }
    if (item.point_count != 0) {
      pen_.SmallShape(item, {x, box.y + 1, kShape - 6, kLine - 2});
      x += kShape;
    }
    const double right = pen_.MarkRow(item.marks, box.right(), middle, 11);
    const std::string counters = CountersOf(item, whole_);
    const double counter_width = counters.empty() ? 0 : TextWidth(counters, kSmallSize) + 10;
    const bool gone = (item.marks & kMarkDestroyed) != 0;
    const std::string name = Fit(NameOf(item), kTextSize, right - counter_width - x + 1);
    pen_.out().Text(x, middle + 4, kTextSize, Anchor::kStart,
                    gone || item.face == SceneFace::kUnknown ? "d" : "t", name);
    pen_.out().Text(right - 4, middle + 4, kSmallSize, Anchor::kEnd, "d", counters);
    pen_.Frames(item.marks, {box.x - 2, box.y + 1, box.width + 4, kLine - 2});
    pen_.End();
  }

  std::map<int, std::vector<const SceneItem*>> lines_;  // By number.
  std::map<int, double> columns_;                       // Widths, by x.
  double wide_ = 0;                                     // Of a line, with the gap after it.
  size_t rows_ = 1;                                     // Lines below each other.
  bool whole_ = true;                                   // Whether all counters are shown.
};

}  // namespace

std::unique_ptr<AreaPicture> ListPicture(Pen& pen, const SceneArea& area,
                                         std::vector<const SceneItem*> items) {
  return std::make_unique<List>(pen, area, std::move(items));
}

}  // namespace mallard::svg
