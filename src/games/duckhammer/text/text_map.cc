// The battle map drawn to scale. It lies on its side, as wide screens do: y runs to the right, x
// down; a character stands for twice as many inches down as to the right, as it is twice as high.
#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/common/board_text.h"
#include "src/games/common/canvas.h"
#include "src/games/common/format_text.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/text/text_parts.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostColumns = 90;
constexpr int32_t kStep = kInch / 4;  // Columns are a whole number of quarter inches wide.

// How the map lies on the sheet.
struct Grid {
  explicit Grid(const State& state)
      : column(std::max<int32_t>(
            kStep, (state.length + kMostColumns * kStep - 1) / (kMostColumns * kStep) * kStep)),
        row(2 * column),
        columns((state.length + column - 1) / column),
        rows((state.width + row - 1) / row) {}
  int ColumnOf(Point point) const { return std::min(point.y / column, columns - 1); }
  int RowOf(Point point) const { return std::min(point.x / row, rows - 1); }
  Point Middle(int at_column, int at_row) const {
    return {at_row * row + row / 2, at_column * column + column / 2};
  }
  int32_t column, row;
  int columns, rows;
};

char HeightDigit(int32_t height) {
  return static_cast<char>('0' + std::clamp((height + kInch - 1) / kInch, 1, 9));
}

void DrawGround(const Position& position, const Grid& grid, Canvas& canvas) {
  const State& state = position.state;
  const bool sides_chosen = state.players[0].edge != state.players[1].edge;
  const int front = grid.ColumnOf({0, state.length / 2});
  for (int y = 0; y < grid.rows; ++y) {
    for (int x = 0; x < grid.columns; ++x) {
      const Point point = grid.Middle(x, y);
      const Ground ground = GroundUnder(position, point);
      if (ground.height > 0) {
        canvas.Put(x, y, HeightDigit(ground.height), color::kYellow);
      } else if (ground.water != 0) {
        canvas.Put(x, y, '~', color::kBlue);
      } else if (x == front) {
        canvas.Put(x, y, '|', color::kDim);
      }
      for (int seat = 0; seat < kSeats && sides_chosen; ++seat) {
        if (canvas.IsFree(x, y) && Contains(ZoneOf(state, seat), point)) {
          canvas.Put(x, y, '.', color::kDim);
        }
      }
    }
  }
}

void DrawObjects(const State& state, const Grid& grid, Canvas& canvas) {
  for (int i = 0; i < state.object_count; ++i) {
    const Point at = {state.objects[i].x, state.objects[i].y};
    canvas.Put(grid.ColumnOf(at), grid.RowOf(at), '*', color::kGreen);
  }
}

bool IsUnitMark(char mark) {
  return absl::ascii_isalpha(static_cast<unsigned char>(mark)) ||
         absl::string_view("@+$%&=<>").find(mark) != absl::string_view::npos;
}

// All models first, then how they are, where there is room beside them.
void DrawModels(const State& state, const Grid& grid, Canvas& canvas) {
  const auto for_each = [&](auto visit) {
    for (int owner = 0; owner <= kNobody; ++owner) {
      ForEachUnitOnMap(state, owner, [&](int unit) {
        ForEachOnMap(state, unit, [&](int model) {
          const Point at = state.models[model].at();
          visit(unit, model, grid.ColumnOf(at), grid.RowOf(at));
        });
      });
    }
  };
  for_each([&](int unit, int, int x, int y) {
    const char there = canvas.At(x, y);
    const char letter = LetterOf(unit);
    const bool shared = IsUnitMark(there) && there != letter;
    canvas.Put(x, y, shared ? '+' : letter,
               shared ? color::kPlain : ColorOf(state.units[unit].owner));
  });
  for_each([&](int unit, int model, int x, int y) {
    const bool ghost = state.models[model].status == ModelStatus::kLingering;
    const Unit& u = state.units[unit];
    const char how = ghost ? '!' : u.Has(kFlying) ? '^' : u.Has(kDiving) ? '_' : ' ';
    if (how == ' ' || !canvas.Has(x + 1, y) || IsUnitMark(canvas.At(x + 1, y))) return;
    canvas.Put(x + 1, y, how, ColorOf(u.owner));
  });
}

// Inches along the upper edge.
std::string Ruler(const Grid& grid) {
  std::string line(static_cast<size_t>(grid.columns) + 8, ' ');
  constexpr int kApart = 10;
  for (int x = 0; x < grid.columns; x += kApart) {
    const std::string number = Inches(x * grid.column);
    line.replace(static_cast<size_t>(x), number.size(), number);
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

std::string DrawMap(const Position& position, const SeatNames& names, const DrawStyle& style) {
  const State& state = position.state;
  const Grid grid(state);
  Canvas canvas(grid.columns, grid.rows);
  DrawGround(position, grid, canvas);
  DrawObjects(state, grid, canvas);
  DrawModels(state, grid, canvas);
  std::string text = absl::StrCat("  x\\y  ", Ruler(grid), "\n");
  for (int y = 0; y < grid.rows; ++y) {
    std::string row = canvas.Row(y, style);
    absl::StrAppend(&text, FormatText("%5s |", Inches(y * grid.row)), row, "\n");
  }
  absl::StrAppend(&text, "Inches; actions take thousandths (12.5 is 12500). A-Z ", names[0],
                  ", a-z ", names[1],
                  ", @ monsters, + several;\n^ flying, _ diving, ! destroyed but still acting; . "
                  "zones, | front line, 1-9 obstacles by height, ~ water");
  if (state.object_count > 0) {
    absl::StrAppend(&text, "\n* points of interest:");
    for (int i = 0; i < state.object_count; ++i) {
      absl::StrAppend(&text, " ", i + 1, " at ", Inches(state.objects[i].x), "/",
                      Inches(state.objects[i].y));
    }
  }
  return absl::StrCat(text, "\n");
}

}  // namespace mallard::duckhammer
