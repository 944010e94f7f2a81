#include "examples/terminal/catalog_drawing.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"

namespace mallard::terminal {
namespace {

using Type = ContentValue::Type;

constexpr int kCell = 14;

std::string OpenSvg(int width, int height, absl::string_view kind, absl::string_view label) {
  return absl::StrFormat(
      "<svg class=\"%s\" viewBox=\"0 0 %d %d\" style=\"width:%dpx\" role=\"img\" "
      "aria-label=\"%s\">",
      kind, width, height, width, EscapeHtml(label));
}

// Characters that stand for nothing.
bool IsEmpty(char c) { return c == '.' || c == ' ' || c == '-' || c == '_'; }

// The letters of a drawing, each once.
std::set<char> LettersOf(const std::vector<std::string>& rows) {
  std::set<char> letters;
  for (const std::string& row : rows) {
    for (const char c : row) {
      if (!IsEmpty(c)) letters.insert(c);
    }
  }
  return letters;
}

std::string GridSvg(const std::vector<std::string>& rows, absl::string_view label) {
  const std::set<char> letters = LettersOf(rows);
  const bool told_apart = letters.size() > 1;  // By more than being there or not.
  size_t columns = 0;
  for (const std::string& row : rows) columns = std::max(columns, row.size());
  std::string svg = OpenSvg(static_cast<int>(columns) * kCell + 2,
                            static_cast<int>(rows.size()) * kCell + 2, "grid", label);
  for (size_t y = 0; y < rows.size(); ++y) {
    for (size_t x = 0; x < rows[y].size(); ++x) {
      const char c = rows[y][x];
      const bool hollow = c == 'o' && letters.count('#') > 0;  // Beside full cells, an open one.
      absl::StrAppendFormat(&svg, "<rect x=\"%d\" y=\"%d\" width=\"12\" height=\"12\" rx=\"3\"%s/>",
                            static_cast<int>(x) * kCell + 2, static_cast<int>(y) * kCell + 2,
                            IsEmpty(c) ? " class=\"no\""
                            : hollow   ? " class=\"open\""
                                       : "");
      if (!told_apart || hollow || IsEmpty(c) || c == '#') continue;
      absl::StrAppendFormat(&svg, "<text x=\"%d\" y=\"%d\">%s</text>",
                            static_cast<int>(x) * kCell + 8, static_cast<int>(y) * kCell + 12,
                            EscapeHtml(absl::string_view(&c, 1)));
    }
  }
  return svg + "</svg>";
}

// Words apart from each other, every row pushed aside: tiles of a map of hexes.
std::string HexSvg(const std::vector<std::string>& rows, absl::string_view label) {
  struct Word {
    size_t at;
    std::string text;
  };
  std::vector<std::vector<Word>> words(rows.size());
  size_t pitch = 100;
  size_t columns = 0;
  for (size_t y = 0; y < rows.size(); ++y) {
    for (size_t x = 0; x < rows[y].size(); ++x) {
      if (rows[y][x] == ' ') continue;
      if (x == 0 || rows[y][x - 1] == ' ') {
        if (!words[y].empty()) pitch = std::min(pitch, x - words[y].back().at);
        words[y].push_back({x, ""});
      }
      words[y].back().text += rows[y][x];
      columns = std::max(columns, words[y].back().at);
    }
  }
  constexpr int kWidth = 34;
  const auto place = [&](size_t at) {
    return static_cast<int>(at * kWidth / pitch) + kWidth / 2 + 2;
  };
  std::string svg = OpenSvg(place(columns) + kWidth / 2 + 2,
                            static_cast<int>(rows.size()) * 30 + 12, "hexes", label);
  for (size_t y = 0; y < rows.size(); ++y) {
    const int middle = static_cast<int>(y) * 30 + 20;
    for (const Word& word : words[y]) {
      const int x = place(word.at);
      absl::StrAppendFormat(&svg,
                            "<polygon points=\"%d,%d %d,%d %d,%d %d,%d %d,%d %d,%d\"/>"
                            "<text x=\"%d\" y=\"%d\">%s</text>",
                            x, middle - 18, x + 15, middle - 9, x + 15, middle + 9, x, middle + 18,
                            x - 15, middle + 9, x - 15, middle - 9, x, middle + 5,
                            EscapeHtml(word.text));
    }
  }
  return svg + "</svg>";
}

struct Place {
  int64_t x;
  int64_t y;
  std::string key;   // What routes call it.
  std::string name;  // What people call it.
};

// A polygon, and what kind of thing it is, if it says so.
struct Area {
  std::vector<std::pair<int64_t, int64_t>> corners;
  std::string kind;
};

// Everything of an entry that has a place.
struct Places {
  std::vector<Place> points;
  std::vector<Area> areas;
  std::vector<std::pair<std::string, std::string>> routes;
};

bool IsCorners(const ContentValue& value) {
  return value.type == Type::kList && value.items.size() >= 3 &&
         std::all_of(value.items.begin(), value.items.end(), [](const ContentValue& corner) {
           return corner.type == Type::kList && corner.items.size() == 2 &&
                  corner.items[0].type == Type::kInt;
         });
}

const std::string& FirstText(const ContentValue& table, std::initializer_list<const char*> names) {
  static const std::string* const kNone = new std::string;
  for (const char* name : names) {
    if (table[name].type == Type::kString && !table[name].text.empty()) return table[name].text;
  }
  return *kNone;
}

void Collect(const ContentValue& thing, Places& out) {
  if (thing["x"].type == Type::kInt && thing["y"].type == Type::kInt) {
    out.points.push_back({thing["x"].integer, thing["y"].integer, FirstText(thing, {"id", "name"}),
                          FirstText(thing, {"title", "name", "id"})});
  }
  if (thing["from"].type == Type::kString && thing["to"].type == Type::kString) {
    out.routes.emplace_back(thing["from"].text, thing["to"].text);
  }
  for (const ContentField& field : thing.fields) {
    if (!IsCorners(field.value)) continue;
    Area& area = out.areas.emplace_back();
    area.kind = FirstText(thing, {"kind", "land", "type"});
    for (const ContentValue& corner : field.value.items) {
      area.corners.emplace_back(corner.items[0].integer, corner.items[1].integer);
    }
  }
}

// The rectangle around it all.
struct Frame {
  int64_t left = std::numeric_limits<int64_t>::max();
  int64_t top = std::numeric_limits<int64_t>::max();
  int64_t right = std::numeric_limits<int64_t>::min();
  int64_t bottom = std::numeric_limits<int64_t>::min();
  void Add(int64_t x, int64_t y) {
    left = std::min(left, x);
    right = std::max(right, x);
    top = std::min(top, y);
    bottom = std::max(bottom, y);
  }
};

}  // namespace

std::string EscapeHtml(absl::string_view text) {
  return absl::StrReplaceAll(text,
                             {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}});
}

std::string DrawingSvg(const ContentValue& rows, absl::string_view label) {
  std::vector<std::string> texts;
  bool spaced = false;
  for (const ContentValue& row : rows.items) {
    texts.push_back(row.text);
    spaced = spaced || row.text.find("  ") != std::string::npos;
  }
  return spaced ? HexSvg(texts, label) : GridSvg(texts, label);
}

std::string PlacesSvg(const CatalogEntry& entry, absl::string_view label) {
  Places places;
  for (const CatalogField& field : entry.fields) {
    for (const ContentValue& item : field.value->items) Collect(item, places);
  }
  if (places.points.empty() && places.areas.empty()) return "";
  Frame frame;
  for (const Place& point : places.points) frame.Add(point.x, point.y);
  for (const Area& area : places.areas) {
    for (const auto& [x, y] : area.corners) frame.Add(x, y);
  }
  const ContentValue& all = entry.declared->value;
  if (all["width"].type == Type::kInt && all["height"].type == Type::kInt) {
    frame.Add(0, 0);
    frame.Add(all["width"].integer, all["height"].integer);
  }
  const int64_t span = std::max<int64_t>({frame.right - frame.left, frame.bottom - frame.top, 1});
  constexpr int kSize = 420;
  constexpr int kMargin = 26;  // Room for names at the edges; twice as much at the sides.
  const auto px = [&](int64_t x) {
    return static_cast<int>((x - frame.left) * kSize / span) + 2 * kMargin;
  };
  const auto py = [&](int64_t y) {
    return static_cast<int>((y - frame.top) * kSize / span) + kMargin;
  };
  std::string svg =
      OpenSvg(px(frame.right) + 2 * kMargin, py(frame.bottom) + kMargin, "places", label);
  for (const Area& area : places.areas) {
    absl::StrAppend(&svg, "<polygon class=\"", EscapeHtml(area.kind), "\" points=\"",
                    absl::StrJoin(area.corners, " ",
                                  [&](std::string* out, const auto& corner) {
                                    absl::StrAppend(out, px(corner.first), ",", py(corner.second));
                                  }),
                    "\"><title>", EscapeHtml(area.kind), "</title></polygon>");
  }
  std::map<std::string, const Place*> by_key;
  for (const Place& point : places.points) by_key[point.key] = &point;
  for (const auto& [from, to] : places.routes) {
    if (by_key.count(from) == 0 || by_key.count(to) == 0) continue;
    const Place& a = *by_key[from];
    const Place& b = *by_key[to];
    absl::StrAppendFormat(&svg, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>", px(a.x), py(a.y),
                          px(b.x), py(b.y));
  }
  for (const Place& point : places.points) {
    absl::StrAppendFormat(
        &svg, "<circle cx=\"%d\" cy=\"%d\" r=\"6\"/><text x=\"%d\" y=\"%d\">%s</text>", px(point.x),
        py(point.y), px(point.x), py(point.y) - 9, EscapeHtml(ReadableName(point.name)));
  }
  return svg + "</svg>";
}

}  // namespace mallard::terminal
