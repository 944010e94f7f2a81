// Grids: squares, pieces of several squares, and the marks on them.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/engine/scene_svg_area.h"
#include "src/engine/scene_svg_style.h"

namespace mallard::svg {
namespace {

constexpr double kMostCell = 36;
constexpr double kEdge = 18;  // For letters and numbers at the edges.

class Grid : public AreaPicture {
 public:
  using AreaPicture::AreaPicture;

  double LeastWidth() const override { return Columns() * 16 + kEdge; }

  Box Measure(double width) override {
    edge_ = NamesPlaces() ? kEdge : 0;
    cell_ = std::min(kMostCell, (width - edge_) / std::max(1, Columns()));
    return {0, 0, edge_ + Columns() * cell_, edge_ + Rows() * cell_};
  }

  void Draw(double x, double y) override {
    left_ = x + edge_;
    top_ = y + edge_;
    if (area_.coordinates != 0 && !HasOwnNames()) Coordinates();
    for (const SceneItem* item : items_) {
      if (item->layer <= kLayerGround) Ground(*item);
    }
    for (const SceneItem* item : items_) {
      if (item->layer > kLayerGround && item->geometry != Geometry::kText) Piece(*item);
    }
    // What happened to a square is seen on the piece that lies on it.
    for (const SceneItem* item : items_) {
      if (item->layer <= kLayerGround) Happened(*item);
    }
    for (const SceneItem* item : items_) {
      if (item->geometry == Geometry::kText) Words(*item);
    }
  }

 private:
  int Columns() const { return area_.width; }
  int Rows() const { return area_.depth; }
  // Whether items at the edges are the names of columns and rows.
  bool HasOwnNames() const {
    return std::any_of(items_.begin(), items_.end(), [&](const SceneItem* item) {
      return item->geometry == Geometry::kText && (item->x < area_.x || item->y < area_.y);
    });
  }
  bool NamesPlaces() const { return area_.coordinates != 0 || HasOwnNames(); }
  double X(int column) const { return left_ + (column - area_.x) * cell_; }
  double Y(int row) const { return top_ + (row - area_.y) * cell_; }
  Box CellAt(int column, int row) const { return {X(column), Y(row), cell_, cell_}; }
  double LetterSize() const { return std::clamp(cell_ * 0.5, 9.0, 15.0); }

  void Coordinates() {
    for (int column = 0; column < Columns(); ++column) {
      const std::string name =
          column < 26 ? std::string(1, static_cast<char>('A' + column)) : absl::StrCat(column + 1);
      pen_.out().Text(left_ + (column + 0.5) * cell_, top_ - 5, 11, Anchor::kMiddle, "d", name);
    }
    for (int row = 0; row < Rows(); ++row) {
      pen_.out().Text(left_ - 5, top_ + (row + 0.5) * cell_ + 4, 11, Anchor::kEnd, "d",
                      absl::StrCat(row + 1));
    }
  }

  void Ground(const SceneItem& item) {
    const absl::string_view cls = item.face == SceneFace::kUnknown ? "fog" : "cell";
    // A square that tells nothing is a square and no more, unless a client wants to click it.
    const bool plain = !pen_.style().references && item.label == 0 &&
                       (item.marks & ~uint32_t{kMarkEmpty}) == 0 &&
                       item.face != SceneFace::kUnknown;
    if (!plain) pen_.Begin(item);
    ForEachCell(item, [&](int column, int row) {
      pen_.out().Rect(X(column) + 0.5, Y(row) + 0.5, cell_ - 1, cell_ - 1, 2, cls);
    });
    if (!plain) pen_.End();
  }

  void Happened(const SceneItem& item) {
    const uint32_t shown = item.marks & ~kGroundMarks;
    const std::string symbol = Pen::Symbol(item);
    if (shown == 0 && (symbol.empty() || item.face == SceneFace::kUnknown)) return;
    if (item.face == SceneFace::kStale) pen_.out().Open("g", "class=\"stale\"");
    if (shown == 0) {
      Letter(item, symbol);
    } else {
      MarksOn(shown, CellAt(item.x, item.y));
    }
    if (item.face == SceneFace::kStale) pen_.out().Close("g");
  }

  // One mark in the middle, several side by side.
  void MarksOn(uint32_t marks, const Box& box) {
    pen_.Frames(marks, {box.x + 1.5, box.y + 1.5, box.width - 3, box.height - 3});
    // A thing found as a whole was hit everywhere.
    if ((marks & kMarkFound) != 0) marks &= ~uint32_t{kMarkHit};
    if ((marks & kMarkHit) != 0) marks &= ~uint32_t{kMarkDamaged};
    const double one = cell_ * 0.55;
    double size = one;
    while (size > 6 && Pen::MarkRowWidth(marks, size) > cell_) size -= 1;
    const double width = Pen::MarkRowWidth(marks, size);
    pen_.MarkRow(marks, box.x + box.width / 2 + width / 2, box.y + box.height / 2, size);
  }

  void Letter(const SceneItem& item, absl::string_view symbol) {
    pen_.NoteSymbol(item);
    const double size = LetterSize();
    pen_.out().Text(X(item.x) + cell_ / 2, Y(item.y) + cell_ / 2 + size * 0.36, size,
                    Anchor::kMiddle, "b d", symbol);
  }

  template <class Visit>
  void ForEachCell(const SceneItem& item, const Visit& visit) const {
    for (const ScenePoint& point : pen_.scene().PointsOf(item)) visit(point.x, point.y);
    if (item.point_count != 0) return;
    for (int row = 0; row < std::max(1, item.depth); ++row) {
      for (int column = 0; column < std::max(1, item.width); ++column) {
        visit(item.x + column, item.y + row);
      }
    }
  }

  void Piece(const SceneItem& item) {
    pen_.Begin(item, (item.marks & kMarkDestroyed) != 0 ? "gone" : "");
    if (item.layer == kLayerZone) {
      pen_.out().Rect(X(item.x), Y(item.y), std::max(1, item.width) * cell_,
                      std::max(1, item.depth) * cell_, 2, "n line w");
    } else if (item.layer >= kLayerMark) {
      OnPiece(item);
    } else {
      Body(item);
    }
    pen_.End();
  }

  void OnPiece(const SceneItem& item) {
    const Box box = CellAt(item.x, item.y);
    // A leader that was struck: the square shows the strike, a corner of it the leader.
    if ((item.marks & kMarkHit) != 0 && (item.marks & kMarkLeader) != 0) {
      pen_.out().Circle(box.right() - 6, box.y + 6, 5.5, "chip");
      pen_.MarkRow(kMarkLeader, box.right() - 0.5, box.y + 6, 8);
      return;
    }
    pen_.out().Circle(box.x + cell_ / 2, box.y + cell_ / 2, cell_ * 0.34, "chip");
    if ((item.marks & ~kGroundMarks) != 0) {
      MarksOn(item.marks & ~kGroundMarks, box);
    } else {
      Letter(item, Pen::Symbol(item));
    }
  }

  // The squares of a piece, grown together.
  std::string Outline(const SceneItem& item, double inset) const {
    std::vector<std::pair<int, int>> cells;
    ForEachCell(item, [&](int column, int row) { cells.emplace_back(column, row); });
    const auto has = [&](int column, int row) {
      return std::find(cells.begin(), cells.end(), std::pair(column, row)) != cells.end();
    };
    std::string d;
    const auto block = [&](double x, double y, double width, double height) {
      absl::StrAppend(&d, "M", Number(x), " ", Number(y), "h", Number(width), "v", Number(height),
                      "h", Number(-width), "z");
    };
    for (const auto& [column, row] : cells) {
      const double width = cell_ - 2 * inset + (has(column + 1, row) ? 2 * inset : 0);
      block(X(column) + inset, Y(row) + inset, width, cell_ - 2 * inset);
      if (has(column, row + 1)) {
        block(X(column) + inset, Y(row) + cell_ - inset, cell_ - 2 * inset, 2 * inset);
      }
      if (has(column + 1, row) && has(column, row + 1) && has(column + 1, row + 1)) {
        block(X(column) + cell_ - inset, Y(row) + cell_ - inset, 2 * inset, 2 * inset);
      }
    }
    return d;
  }

  // The first square of a piece that nothing has happened to; the first if there is none.
  ScenePoint LetterPlace(const SceneItem& item) const {
    for (const ScenePoint& point : pen_.scene().PointsOf(item)) {
      const bool covered = std::any_of(items_.begin(), items_.end(), [&](const SceneItem* other) {
        return other->x == point.x && other->y == point.y && other->point_count == 0 &&
               (other->layer == kLayerGround ? (other->marks & ~kGroundMarks) != 0
                                             : other->layer == kLayerMark);
      });
      if (!covered) return point;
    }
    return item.point_count != 0 ? pen_.scene().PointsOf(item)[0] : ScenePoint{item.x, item.y};
  }

  void Body(const SceneItem& item) {
    const double inset = std::max(2.5, cell_ * 0.12);
    pen_.out().Path(Outline(item, inset - 1.2), "t");
    if (item.owner < 0) {
      pen_.out().Path(Outline(item, inset), "piece");
    } else {
      pen_.OwnerShape(absl::StrCat("path d=\"", Outline(item, inset), "\""), item.owner, "");
    }
    pen_.Frames(item.marks, CellAt(item.x, item.y));
    const std::string symbol = Pen::Symbol(item);
    if (symbol.empty()) return;
    pen_.NoteSymbol(item);
    const ScenePoint at = LetterPlace(item);
    const double size = LetterSize();
    pen_.out().Text(X(at.x) + cell_ / 2, Y(at.y) + cell_ / 2 + size * 0.36, size, Anchor::kMiddle,
                    absl::StrCat("b ", pen_.LetterClass(item.owner)), symbol);
  }

  void Words(const SceneItem& item) {
    const std::string label = item.label != 0 ? pen_.Label(item.label) : Pen::Symbol(item);
    const bool outside = item.x < area_.x || item.y < area_.y;
    pen_.Begin(item);
    if (outside) {
      const bool row = item.x < area_.x;
      pen_.out().Text(row ? left_ - 5 : X(item.x) + cell_ / 2,
                      row ? Y(item.y) + cell_ / 2 + 4 : top_ - 5, 11,
                      row ? Anchor::kEnd : Anchor::kMiddle, "d", label);
    } else {
      pen_.out().Text(X(item.x) + cell_ / 2, Y(item.y) + cell_ / 2 + 4, 11, Anchor::kMiddle, "t",
                      label);
    }
    pen_.End();
  }

  double cell_ = 0, edge_ = 0, left_ = 0, top_ = 0;
};

}  // namespace

std::unique_ptr<AreaPicture> GridPicture(Pen& pen, const SceneArea& area,
                                         std::vector<const SceneItem*> items) {
  return std::make_unique<Grid>(pen, area, std::move(items));
}

}  // namespace mallard::svg
