// Hands, piles, tracks and tableaux: cards in rows, and small things as tokens with their names.
#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "src/engine/scene_svg_area.h"
#include "src/engine/scene_svg_style.h"

namespace mallard::svg {
namespace {

constexpr double kGap = 6;
constexpr double kTokenHeight = 24;
constexpr double kCardWidth = 100;
constexpr double kSquare = 27;
constexpr size_t kMostCards = 12;  // In a row; more of them are a strip.
constexpr double kTextSize = 11;
constexpr double kLeastTextSize = 9;  // Of names with long words.
constexpr double kBoldWider = 1.08;   // How much wider than guessed bold words are.

class Cards : public AreaPicture {
 public:
  using AreaPicture::AreaPicture;

  // Names of cards in a tableau want half a card.
  double LeastWidth() const override {
    if (area_.kind != AreaKind::kTableau) return 0;
    std::map<int, double> columns;
    for (const SceneItem* item : items_) {
      double& column = columns[item->x];
      column = std::max(column, IsCard(*item) ? kCardWidth * 0.6 : kSquare);
    }
    double all = 0;
    for (const auto& [x, column] : columns) all += column + kGap;
    return all;
  }

  Box Measure(double width) override {
    places_.clear();
    Box all;
    if (area_.kind == AreaKind::kTableau) {
      all = Tableau(width);
    } else {
      all = Row(width);
    }
    return all;
  }

  void Draw(double x, double y) override {
    for (const Place& place : places_) {
      const Box box = {x + place.box.x, y + place.box.y, place.box.width, place.box.height};
      if (place.item == nullptr) {
        pen_.out().Rect(box.x, box.y, box.width, box.height, 5, "n link dash");
      } else if (place.item->geometry == Geometry::kText) {
        pen_.out().Text(box.x, box.y + 16, kTextSize, Anchor::kStart, "t",
                        pen_.Label(place.item->label));
      } else if (IsStrip()) {
        Square(*place.item, box);
      } else if (IsEmpty(*place.item)) {
        Empty(*place.item, box);
      } else if (place.card) {
        Card(*place.item, box);
      } else {
        Token(*place.item, box);
      }
    }
  }

 private:
  struct Place {
    const SceneItem* item;  // Null: an empty place.
    Box box;
    bool card;
  };

  // Of cards that lie fanned out in a pile only the names matter, and in a row of places what
  // has no numbers needs no card.
  bool IsCard(const SceneItem& item) const {
    if (item.point_count != 0) return true;
    if (area_.kind == AreaKind::kPile && area_.stacking == Stacking::kFan) return false;
    if (area_.kind == AreaKind::kTrack && item.counter_count == 0) return false;
    return item.geometry == Geometry::kCard;
  }
  // A long row of places is a strip of small squares: who or what is there, or its number.
  bool IsStrip() const { return area_.kind == AreaKind::kTrack && items_.size() > kMostCards; }
  bool IsShort(const SceneItem& item) const { return short_ && !Pen::Symbol(item).empty(); }
  static bool IsEmpty(const SceneItem& item) { return (item.marks & kMarkEmpty) != 0; }
  // In a row all cards are as high as the highest.
  double CardHeight(const SceneItem* of) const {
    size_t lines = 0;
    bool shapes = false, signs = false;
    for (const SceneItem* item : items_) {
      if (area_.kind == AreaKind::kTableau && item != of) continue;
      signs |= item->count != 1 || Pen::MarkRowWidth(item->marks, 1) > 0;
      lines = std::max<size_t>(lines, item->counter_count);
      shapes |= item->point_count != 0;
    }
    return 44 + static_cast<double>(std::min<size_t>(lines, 3)) * 13 + (shapes ? 22 : 0) +
           (signs ? 12 : 0);
  }
  // The letter of a token, and what is written after it.
  std::string TokenText(const SceneItem& item) const {
    std::string text = pen_.Label(item.label);
    if (item.count != 1) absl::StrAppend(&text, " ×", item.count);
    for (const SceneCounter& counter : pen_.scene().CountersOf(item)) {
      absl::StrAppend(&text, " ", Pen::Count(counter));
    }
    return text;
  }
  Box SizeOf(const SceneItem& item) const {
    if (item.geometry == Geometry::kText) {
      return {0, 0, TextWidth(pen_.Label(item.label), kTextSize) + 4, kTokenHeight};
    }
    if (IsStrip()) return {0, 0, kSquare, kSquare};
    if (IsEmpty(item)) return {0, 0, kSquare, IsCard(item) ? CardHeight(&item) : kTokenHeight};
    if (IsCard(item)) return {0, 0, kCardWidth, CardHeight(&item)};
    if (IsShort(item)) return {0, 0, 24 + Pen::MarkRowWidth(item.marks, 10), kTokenHeight};
    return {0, 0, 30 + TextWidth(TokenText(item), kTextSize) + Pen::MarkRowWidth(item.marks, 10),
            kTokenHeight};
  }

  // In the order of their places, as many in a row as there is room for.
  Box Row(double width) {
    std::vector<const SceneItem*> sorted = items_;
    std::stable_sort(sorted.begin(), sorted.end(), [](const SceneItem* a, const SceneItem* b) {
      return std::pair(a->y, a->x) < std::pair(b->y, b->x);
    });
    // Of a pile only the top is seen.
    if (area_.stacking == Stacking::kPile && sorted.size() > 1) sorted.resize(1);
    Box all;
    double x = 0, y = 0, high = 0;
    const auto add = [&](const SceneItem* item, Box size, bool card) {
      size.width = std::min(size.width, width);
      if (x > 0 && x + size.width > width) {
        x = 0;
        y += high + kGap;
        high = 0;
      }
      places_.push_back({item, {x, y, size.width, size.height}, card});
      x += size.width + kGap;
      high = std::max(high, size.height);
      all.width = std::max(all.width, x - kGap);
    };
    for (const SceneItem* item : sorted) add(item, SizeOf(*item), IsCard(*item));
    if (sorted.empty()) add(nullptr, {0, 0, 60, kTokenHeight}, false);
    all.height = y + high;
    return all;
  }

  // Widths of the columns of a tableau.
  std::vector<double> ColumnWidths(int left, int columns) const {
    std::vector<double> widths(static_cast<size_t>(columns), kSquare);
    for (const SceneItem* item : items_) {
      double& width = widths[static_cast<size_t>(item->x - left)];
      width = std::max(width, SizeOf(*item).width);
    }
    return widths;
  }

  // At columns and rows; what shares a place stands below each other.
  Box Tableau(double width) {
    if (items_.empty()) return Row(width);
    int left = items_[0]->x, right = left, top = items_[0]->y;
    for (const SceneItem* item : items_) {
      left = std::min(left, item->x);
      right = std::max(right, item->x);
      top = std::min(top, item->y);
    }
    const int columns = right - left + 1;
    const auto total = [&](const std::vector<double>& widths) {
      return std::accumulate(widths.begin(), widths.end(), (columns - 1) * kGap);
    };
    short_ = false;
    std::vector<double> widths = ColumnWidths(left, columns);
    if (total(widths) > width) {
      short_ = true;
      widths = ColumnWidths(left, columns);
    }
    const double gaps = (columns - 1) * kGap, all = total(widths);
    if (all > width) {
      for (double& one : widths) one *= (width - gaps) / (all - gaps);
    }
    std::vector<const SceneItem*> sorted = items_;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const SceneItem* a, const SceneItem* b) { return a->y < b->y; });
    double y = 0, bottom = 0;
    std::vector<double> filled(static_cast<size_t>(columns), 0);
    int row = top;
    for (const SceneItem* item : sorted) {
      if (item->y != row) {
        row = item->y;
        y = bottom;
        std::fill(filled.begin(), filled.end(), y);
      }
      const size_t column = static_cast<size_t>(item->x - left);
      double x = 0;
      for (size_t i = 0; i < column; ++i) x += widths[i] + kGap;
      const Box size = SizeOf(*item);
      places_.push_back({item,
                         {x, filled[column], std::min(size.width, widths[column]), size.height},
                         IsCard(*item)});
      filled[column] += size.height + kGap;
      bottom = std::max(bottom, filled[column]);
    }
    return {0, 0, std::min(all, width), bottom - kGap};
  }

  void Empty(const SceneItem& item, const Box& box) {
    pen_.Begin(item);
    pen_.out().Rect(box.x, box.y, box.width - 3, box.height - 3, 5, "n link dash");
    pen_.Frames(item.marks, box);
    pen_.End();
  }

  void Square(const SceneItem& item, const Box& box) {
    pen_.Begin(item);
    pen_.out().Rect(box.x, box.y, box.width, box.height, 4,
                    item.face == SceneFace::kUnknown ? "fog" : "card");
    std::string sign = Pen::Symbol(item);
    const double x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (item.owner >= 0) {
      pen_.Disc(x, y, 9, item.owner, sign.empty() ? absl::StrCat(item.owner + 1) : sign);
    } else {
      if (sign.empty()) sign = absl::StrCat(item.x + 1);
      pen_.out().Text(x, y + 4, 11, Anchor::kMiddle, "d", sign);
    }
    pen_.Frames(item.marks, box);
    pen_.MarkRow(item.marks, box.right() - 1, box.y + 6, 8);
    pen_.End();
  }

  void Card(const SceneItem& item, const Box& box) {
    pen_.Begin(item, (item.marks & kMarkDestroyed) != 0 ? "gone" : "");
    if (item.count > 1) {
      pen_.out().Rect(box.x + 3, box.y + 3, box.width - 3, box.height - 3, 5, "card");
    }
    const Box face = {box.x, box.y, box.width - 3, box.height - 3};
    const bool back = item.face == SceneFace::kUnknown;
    pen_.out().Rect(face.x, face.y, face.width, face.height, 5, back ? "back" : "card");
    if (back) {
      pen_.out().Raw(absl::StrCat("<rect x=\"", Number(face.x), "\" y=\"", Number(face.y),
                                  "\" width=\"", Number(face.width), "\" height=\"",
                                  Number(face.height), "\" rx=\"5\" fill=\"url(#",
                                  Escape(pen_.style().id_prefix), "-back)\"/>\n"));
      pen_.out().Text(face.x + face.width / 2, face.y + face.height / 2 + 6, 18, Anchor::kMiddle,
                      "b t", "?");
    } else {
      Front(item, face);
    }
    pen_.Frames(item.marks, face);
    pen_.MarkRow(item.marks, face.right() - 2, face.bottom() - 8, 10);
    if (item.count != 1) {
      pen_.Badge(item.count, face.x + 4 + Pen::BadgeWidth(item.count), face.bottom() - 17);
    }
    pen_.End();
  }

  // Smaller where a single word has no room.
  static double NameSize(absl::string_view name, double room) {
    double widest = 0;
    for (const absl::string_view word : absl::StrSplit(name, ' ')) {
      widest = std::max(widest, TextWidth(word, kTextSize));
    }
    return widest <= room ? kTextSize : std::max(kLeastTextSize, kTextSize * room / widest);
  }

  void Front(const SceneItem& item, const Box& face) {
    if (item.owner >= 0) {
      pen_.out().Rect(face.x + 1, face.y + 1, face.width - 2, 4, 2, pen_.FillClass(item.owner));
    }
    double y = face.y + 17;
    const std::string name = pen_.Label(item.label);
    const double room = face.width - 12, size = NameSize(name, room / kBoldWider);
    for (const std::string& line : Wrap(name, size, room / kBoldWider, 2)) {
      pen_.out().Text(face.x + 6, y, size, Anchor::kStart, "b t", line);
      y += 13;
    }
    int shown = 0;
    for (const SceneCounter& counter : pen_.scene().CountersOf(item)) {
      if (++shown > 3) break;
      const std::string number = Pen::Count(counter);
      const double left = face.width - 14 - TextWidth(number, 10);
      pen_.out().Text(face.x + 6, y, 10, Anchor::kStart, "d",
                      Fit(pen_.Label(counter.label), 10, left));
      pen_.out().Text(face.right() - 6, y, 10, Anchor::kEnd, "b t", number);
      y += 13;
    }
    if (item.point_count != 0) {
      pen_.SmallShape(item, {face.x + 6, y - 8, face.width - 12, face.bottom() - y + 4});
    }
  }

  void Token(const SceneItem& item, const Box& box) {
    pen_.Begin(item, (item.marks & kMarkDestroyed) != 0 ? "gone" : "");
    pen_.out().Rect(box.x, box.y, box.width, box.height, 12,
                    item.face == SceneFace::kUnknown ? "fog"
                    : (item.marks & kMarkEmpty) != 0 ? "n link dash"
                                                     : "card");
    if (IsShort(item)) {
      pen_.NoteSymbol(item);
    } else {
      pen_.Explain(item);
    }
    std::string sign = item.face == SceneFace::kUnknown ? "?" : Pen::Symbol(item);
    if (sign.empty() && item.owner >= 0) sign = absl::StrCat(item.owner + 1);
    double x = box.x + 8;
    if (!sign.empty()) {
      pen_.Disc(box.x + 12, box.y + 12, 9, item.owner, sign);
      x = box.x + 25;
    }
    if (!IsShort(item)) {
      const double room = box.right() - 4 - Pen::MarkRowWidth(item.marks, 10) - x;
      pen_.out().Text(x, box.y + 16, kTextSize, Anchor::kStart, "t",
                      Fit(TokenText(item), kTextSize, room));
    }
    pen_.MarkRow(item.marks, box.right() - 3, box.y + 12, 10);
    pen_.Frames(item.marks, box);
    pen_.End();
  }

  std::vector<Place> places_;
  bool short_ = false;  // Tokens with a symbol have no name: there is no room.
};

}  // namespace

std::unique_ptr<AreaPicture> CardPicture(Pen& pen, const SceneArea& area,
                                         std::vector<const SceneItem*> items) {
  return std::make_unique<Cards>(pen, area, std::move(items));
}

}  // namespace mallard::svg
