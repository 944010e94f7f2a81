#include "src/games/ducks_in_tow/park.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/hex_layout.h"
#include "mallard/primitives/path_search.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {
namespace {

// What a word of a drawing stands for: a special tile, -1 for a location, -2 for nothing known.
int SpecialOf(const ContentSet& set, char symbol) {
  if (symbol == 'L') return -1;
  int index = 0;
  for (const ContentEntry& entry : set.Entries("special")) {
    if (entry.value["symbol"].text == std::string(1, symbol)) return index;
    ++index;
  }
  return -2;
}

// Fills in neighbours; false if some tile cannot be reached.
bool FindNeighbours(Park& park) {
  PathSearch search;
  for (int from = 0; from < park.tiles(); ++from) {
    PathQuery query;
    query.start = from;
    if (!search.Run(park.map.graph(), query).ok()) return false;
    uint32_t beside = 0;
    for (int to = 0; to < park.tiles(); ++to) {
      const int cost = search.Cost(to);
      if (cost < 0) return false;
      if (cost == 1) beside |= 1u << to;
    }
    park.neighbours.push_back(beside);
  }
  return true;
}

// A1, A2, ...: a letter a row, from the top.
NameTable TileNames(absl::Span<const HexLabel> labels) {
  std::vector<std::string> names;
  char row = 'A' - 1;
  int column = 0;
  for (size_t i = 0; i < labels.size(); ++i) {
    if (i == 0 || labels[i].hex.r != labels[i - 1].hex.r) {
      ++row;
      column = 0;
    }
    names.push_back(absl::StrCat(std::string(1, row), ++column));
  }
  return NameTable(std::move(names));
}

void ReadTiles(const ContentSet& set, absl::Span<const HexLabel> labels, EntryReporter& reporter,
               Park& park) {
  if (labels.size() > kMaxTiles) {
    reporter.Add("rows",
                 absl::StrCat("has ", labels.size(), " tiles; a park has at most ", kMaxTiles));
    return;
  }
  std::vector<Hex> hexes;
  for (const HexLabel& label : labels) {
    const size_t tile = hexes.size();
    hexes.push_back(label.hex);
    const bool start = label.text.size() == 2 && label.text[1] == '*';
    const int special = SpecialOf(set, label.text[0]);
    if (special == -2 || (label.text.size() > 1 && !start)) {
      reporter.Add("rows", absl::StrCat("\"", label.text,
                                        "\" is neither L nor the symbol of a special tile, with or "
                                        "without * behind it"));
      return;
    }
    if (start) park.starts |= 1u << tile;
    park.special.push_back(special);
    park.locations += special < 0;
  }
  absl::StatusOr<HexMap> map = HexMap::Create(hexes);
  if (!map.ok()) {
    reporter.Add("rows", map.status().message());
    return;
  }
  park.map = *std::move(map);
  park.tile_names = TileNames(labels);
  if (!FindNeighbours(park)) reporter.Add("rows", "falls apart: every tile must be within reach");
}

}  // namespace

void ReadPark(Park& park, const ContentValue& rows, const FieldSource& source) {
  absl::StatusOr<std::vector<HexLabel>> labels = ParseHexLayout(Rows(rows));
  if (!labels.ok()) return source.reporter.Add(source.schema.name, labels.status().message());
  ReadTiles(source.set, *labels, source.reporter, park);
}

}  // namespace mallard::ducks_in_tow
