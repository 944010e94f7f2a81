#include "src/games/battleducks/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/grid.h"
#include "src/games/battleducks/state.h"
#include "src/games/common/compile.h"

namespace mallard::battleducks {
namespace {

// Reads a drawing; on a mistake reports it and returns a single cell, so that reading goes on.
Figure ReadFigure(const ContentEntry& entry, absl::string_view field, char mark,
                  EntryReporter& reporter) {
  absl::StatusOr<Shape> shape = ParseShape(Rows(entry.value[field]), mark);
  if (!shape.ok()) {
    reporter.Add(field, shape.status().message());
    return MakeFigure(ShapeOf(Bitboard::Of(0)));
  }
  return MakeFigure(*shape);
}

void CompileManeuvers(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("maneuver")) {
    EntryReporter reporter("maneuver", entry, report);
    Maneuver maneuver;
    maneuver.id = entry.id;
    maneuver.footprint = ReadFigure(entry, "footprint", 'o', reporter);
    maneuver.cooldown = static_cast<int>(entry.value["cooldown"].integer);
    maneuver.resolve = entry.value["resolve"].function;
    content.maneuvers.push_back(std::move(maneuver));
  }
}

void CompileCategories(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("category")) {
    EntryReporter reporter("category", entry, report);
    Category category;
    category.id = entry.id;
    if (!entry.value["maneuver"].IsNil()) {
      category.maneuver = set.Find("maneuver", entry.value["maneuver"].text);
    }
    if (entry.value["min_ducks"].integer > entry.value["max_ducks"].integer) {
      reporter.Add("min_ducks", "is larger than max_ducks");
    }
    content.categories.push_back(std::move(category));
  }
}

void CompileFormations(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("formation")) {
    EntryReporter reporter("formation", entry, report);
    Formation formation;
    formation.id = entry.id;
    formation.category = set.Find("category", entry.value["category"].text);
    formation.figure = ReadFigure(entry, "shape", '#', reporter);
    if (!IsConnected8(formation.figure.shapes[0].cells)) {
      reporter.Add("shape", "falls apart: every duck must touch another, corners counting");
    }
    if (formation.category >= 0) {
      const ContentEntry& category =
          set.Entries("category")[static_cast<size_t>(formation.category)];
      const int64_t min = category.value["min_ducks"].integer;
      const int64_t max = category.value["max_ducks"].integer;
      if (formation.figure.size < min || formation.figure.size > max) {
        reporter.Add("shape",
                     absl::StrCat("has ", formation.figure.size, " ducks, but category ",
                                  category.id, " wants ",
                                  min == max ? absl::StrCat(min) : absl::StrCat(min, " to ", max)));
      }
      content.categories[static_cast<size_t>(formation.category)].formations.push_back(
          static_cast<uint16_t>(content.formations.size()));
    }
    content.formations.push_back(std::move(formation));
  }
}

void CompileBoards(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("board")) {
    EntryReporter reporter("board", entry, report);
    Board board;
    board.id = entry.id;
    absl::StatusOr<Bitboard> cells = ParseBoard(Rows(entry.value["rows"]));
    if (cells.ok()) {
      board.cells = *cells;
      const Bounds bounds = BoundsOf(*cells);
      board.width = bounds.col + bounds.width;
      board.height = bounds.row + bounds.height;
    } else {
      reporter.Add("rows", cells.status().message());
    }
    content.boards.push_back(std::move(board));
  }
}

void CompileModes(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("mode")) {
    EntryReporter reporter("mode", entry, report);
    Mode mode;
    mode.id = entry.id;
    mode.board = set.Find("board", entry.value["board"].text);
    for (const ContentValue& item : entry.value["formations"].items) {
      const int formation = set.Find("formation", item.text);
      if (formation < 0) continue;  // Reported when references were checked.
      mode.fleet.push_back(
          {content.formations[static_cast<size_t>(formation)].category, formation});
    }
    for (const ContentValue& item : entry.value["categories"].items) {
      const int category = set.Find("category", item.text);
      if (category < 0) continue;
      if (content.categories[static_cast<size_t>(category)].formations.empty()) {
        reporter.Add("categories", absl::StrCat("category ", item.text, " has no formation"));
      }
      mode.fleet.push_back({category, -1});
    }
    if (mode.fleet.empty() || mode.fleet.size() > kMaxSlots) {
      reporter.Add("formations",
                   absl::StrCat("a fleet has 1 to ", kMaxSlots,
                                " formations and categories together, not ", mode.fleet.size()));
    }
    content.modes.push_back(std::move(mode));
  }
}

}  // namespace

Figure MakeFigure(const Shape& shape) {
  Figure figure;
  figure.size = shape.size;
  Shape turned = shape;
  for (int s = 0; s < kSymmetries; ++s) {
    if (s == kRotations) turned = Mirrored(shape);
    figure.shapes[s] = turned;
    const bool seen = std::find(figure.shapes, figure.shapes + s, turned) != figure.shapes + s;
    if (!seen) figure.distinct = static_cast<uint8_t>(figure.distinct | (1 << s));
    turned = Rotated(turned);
  }
  return figure;
}

std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  CompileManeuvers(set, report, *content);
  CompileCategories(set, report, *content);
  CompileFormations(set, report, *content);
  CompileBoards(set, report, *content);
  CompileModes(set, report, *content);
  if (set.Entries("mode").empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a mode; there is nothing to play"});
  }
  content->formation_names = NamesOf(content->formations);
  content->category_names = NamesOf(content->categories);
  content->board_names = NamesOf(content->boards);
  content->mode_names = NamesOf(content->modes);
  return content;
}

}  // namespace mallard::battleducks
