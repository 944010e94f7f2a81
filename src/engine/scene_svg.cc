// The page of a picture: title, areas, legend. Boards that belong to nobody come first, then the
// players' sides, the viewer's before the others' and two beside each other, then what else belongs
// to nobody.
#include "mallard/scene_svg.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/ruleset.h"
#include "src/engine/scene_svg_area.h"
#include "src/engine/scene_svg_frame.h"
#include "src/engine/scene_svg_style.h"

namespace mallard {
namespace svg {
namespace {

constexpr double kMargin = 14;
constexpr double kGap = 10;

class Page {
 public:
  Page(const Scene& scene, const SceneLabels& labels, const SvgStyle& style)
      : scene_(scene), style_(style), pen_(scene, labels, style) {
    for (size_t i = 0; i < scene.areas.size(); ++i) panels_.push_back(MakePanel(i));
  }

  std::string Whole() {
    double y = kMargin;
    if (style_.title) y = DrawTitle(pen_, kMargin, y, Width()) + kGap;
    std::vector<size_t> boards, shared;
    std::vector<std::vector<size_t>> sides(scene_.seats.size());
    for (size_t i = 0; i < scene_.areas.size(); ++i) {
      if (IsBare(i)) continue;
      const int owner = OwnerOf(i);
      const bool board = scene_.areas[i].kind <= AreaKind::kPlane;
      (owner >= 0 ? sides[static_cast<size_t>(owner)] : board ? boards : shared).push_back(i);
    }
    y = Flow(boards, kMargin, y, Width());
    y = Sides(sides, y);
    y = Flow(shared, kMargin, y, Width());
    if (style_.legend) y = DrawLegend(pen_, kMargin, y, Width());
    const double height = y + kMargin - kGap;
    return Document(pen_.out().Take(), height);
  }

 private:
  struct Panel {
    std::unique_ptr<AreaPicture> picture;
    Box box;  // With heading and border.
  };

  double Width() const { return style_.width - 2 * kMargin; }

  // Whether there is nothing to see in an area, and nothing to click.
  bool IsBare(size_t index) const {
    const SceneArea& area = scene_.areas[index];
    return !style_.references && area.counter_count == 0 && area.count <= 0 &&
           std::none_of(scene_.items.begin(), scene_.items.end(),
                        [&](const SceneItem& item) { return item.area == index; });
  }

  // Whose side an area is on: its own owner's, or that of the area it is part of.
  int OwnerOf(size_t index) const {
    for (size_t steps = 0; steps < scene_.areas.size(); ++steps) {
      const SceneArea& area = scene_.areas[index];
      if (area.owner >= 0 && static_cast<size_t>(area.owner) < scene_.seats.size()) {
        return area.owner;
      }
      if (area.parent < 0 || static_cast<size_t>(area.parent) >= scene_.areas.size()) break;
      index = static_cast<size_t>(area.parent);
    }
    return -1;
  }

  Panel MakePanel(size_t index) {
    const SceneArea& area = scene_.areas[index];
    std::vector<const SceneItem*> items;
    for (const SceneItem& item : scene_.items) {
      if (item.area == index) items.push_back(&item);
    }
    std::stable_sort(items.begin(), items.end(),
                     [](const SceneItem* a, const SceneItem* b) { return a->layer < b->layer; });
    switch (area.kind) {
      case AreaKind::kGrid:
        return {GridPicture(pen_, area, std::move(items)), {}};
      case AreaKind::kHexes:
        return {HexPicture(pen_, area, std::move(items)), {}};
      case AreaKind::kGraph:
      case AreaKind::kPlane:
        return {PlanePicture(pen_, area, std::move(items)), {}};
      case AreaKind::kList:
        return {ListPicture(pen_, area, std::move(items)), {}};
      default:
        return {CardPicture(pen_, area, std::move(items)), {}};
    }
  }

  // Two sides beside each other, if all of both can be seen so.
  double Sides(std::vector<std::vector<size_t>>& sides, double y) {
    std::vector<std::vector<size_t>> order;
    const size_t near = static_cast<size_t>(scene_.viewer.side());
    for (size_t i = 0; i < sides.size(); ++i) {
      auto& side = sides[(i + near) % sides.size()];
      if (!side.empty()) order.push_back(std::move(side));
    }
    if (FitBeside(order)) return Beside(order, y);
    // Boards are compared with each other: they stand beside each other if they can.
    std::vector<std::vector<size_t>> boards(order.size());
    for (size_t i = 0; i < order.size(); ++i) {
      for (const size_t area : order[i]) {
        if (scene_.areas[area].kind <= AreaKind::kPlane) boards[i].push_back(area);
      }
    }
    const bool all_have =
        std::none_of(boards.begin(), boards.end(), [](auto& side) { return side.empty(); });
    if (all_have && FitBeside(boards)) {
      y = Beside(boards, y);
      for (auto& side : order) {
        side.erase(std::remove_if(
                       side.begin(), side.end(),
                       [&](size_t area) { return scene_.areas[area].kind <= AreaKind::kPlane; }),
                   side.end());
      }
    }
    for (const auto& side : order) y = Flow(side, kMargin, y, Width());
    return y;
  }

  double Half() const { return (Width() - kGap) / 2; }

  // Whether all of every side can be seen in half of the width.
  bool FitBeside(const std::vector<std::vector<size_t>>& sides) const {
    return sides.size() > 1 && std::all_of(sides.begin(), sides.end(), [&](auto& side) {
             return std::all_of(side.begin(), side.end(), [&](size_t i) {
               return panels_[i].picture->LeastWidth() + 2 * kPadding <= Half();
             });
           });
  }

  double Beside(const std::vector<std::vector<size_t>>& sides, double y) {
    for (size_t i = 0; i < sides.size(); i += 2) {
      const double left = Flow(sides[i], kMargin, y, Half());
      y = i + 1 < sides.size()
              ? std::max(left, Flow(sides[i + 1], kMargin + Half() + kGap, y, Half()))
              : left;
    }
    return y;
  }

  // How much of a row an area may take. A board that has no part in what goes on now stands small
  // beside the one that has, if there is room for it.
  static double RoomFor(const SceneArea& area, double width, double used) {
    constexpr double kSmallBoard = 260;
    const bool small = area.active == 0 && area.kind <= AreaKind::kPlane;
    return small && width - used >= kSmallBoard ? width - used : width;
  }

  // Areas in reading order, as many in a row as there is room for; draws them. Returns where the
  // next may begin.
  double Flow(const std::vector<size_t>& areas, double x, double y, double width) {
    size_t first = 0;
    double used = 0;
    for (size_t i = 0; i < areas.size(); ++i) {
      Panel& panel = panels_[areas[i]];
      const SceneArea& area = scene_.areas[areas[i]];
      const Box content = panel.picture->Measure(RoomFor(area, width, used) - 2 * kPadding);
      panel.box.width =
          std::min(width, std::max(content.width, HeadingWidth(pen_, area)) + 2 * kPadding);
      panel.box.height = content.height + kHeading + 2 * kPadding;
      if (i > first && used + panel.box.width > width + 0.01) {
        y = Shelf(areas, first, i, x, y, width - (used - kGap));
        first = i;
        used = 0;
      }
      used += panel.box.width + kGap;
    }
    return first < areas.size() ? Shelf(areas, first, areas.size(), x, y, width - (used - kGap))
                                : y;
  }

  // Draws a row; what is left of the width is shared out.
  double Shelf(const std::vector<size_t>& areas, size_t first, size_t end, double x, double y,
               double left_over) {
    double high = 0;
    for (size_t i = first; i < end; ++i) high = std::max(high, panels_[areas[i]].box.height);
    const double more = std::max(0.0, left_over) / static_cast<double>(end - first);
    for (size_t i = first; i < end; ++i) {
      Panel& panel = panels_[areas[i]];
      const SceneArea& area = scene_.areas[areas[i]];
      const double width = panel.box.width + more;
      pen_.Begin(area);
      DrawPanel(pen_, area, {x, y, width, high});
      const double inset = area.kind <= AreaKind::kPlane ? more / 2 : 0;
      panel.picture->Draw(x + kPadding + inset, y + kPadding + kHeading);
      pen_.out().Close("g");
      x += width + kGap;
    }
    return y + high + kGap;
  }

  std::string Document(const std::string& body, double height) const {
    uint32_t colours = 0;
    for (const SceneSeat& seat : scene_.seats) colours |= 1u << (seat.colour % kOwnerColours);
    const std::string wide = absl::StrCat(style_.width), high = Number(height);
    const std::string id = Escape(style_.id_prefix);
    return absl::StrCat("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"", id,
                        "\" class=\"mallard-scene\" role=\"img\" width=\"", wide, "\" height=\"",
                        high, "\" viewBox=\"0 0 ", wide, " ", high, "\">\n<title>",
                        Escape(TitleText(pen_)), "</title>\n", StyleSheet(style_.theme, id),
                        Patterns(colours, id), "<rect width=\"", wide, "\" height=\"", high,
                        "\" rx=\"8\" class=\"page\"/>\n", body, "</svg>\n");
  }

  const Scene& scene_;
  const SvgStyle& style_;
  Pen pen_;
  std::vector<Panel> panels_;  // By area.
};

}  // namespace
}  // namespace svg

std::string DrawSvg(const Scene& scene, const SceneLabels& labels, const SvgStyle& style) {
  SvgStyle bounded = style;
  bounded.width = std::clamp(style.width, kLeastSvgWidth, kMostSvgWidth);
  if (style.last_move.empty()) return svg::Page(scene, labels, bounded).Whole();
  Scene marked = scene;
  for (SceneItem& item : marked.items) {
    const absl::Span<const Reference> own = marked.ReferencesOf(item);
    if (std::find_first_of(own.begin(), own.end(), style.last_move.begin(),
                           style.last_move.end()) != own.end()) {
      item.marks |= kMarkLastMove;
    }
  }
  return svg::Page(marked, labels, bounded).Whole();
}

std::string DrawSvg(const Scene& scene, std::string_view language, const SvgStyle& style) {
  SceneLabels labels;
  labels.SetLanguage(language);
  labels.Resolve(scene);
  return DrawSvg(scene, labels, style);
}

}  // namespace mallard
