// Parks: drawings of hexes, compiled into tiles that know their neighbours.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_PARK_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_PARK_H_

#include <cstdint>
#include <string>
#include <vector>

#include "mallard/frame/entries.h"
#include "mallard/name_table.h"
#include "mallard/primitives/hex_map.h"

namespace mallard::ducks_in_tow {

/// A park: which tiles there are and how they touch.
struct Park {
  std::string id;
  HexMap map;
  std::vector<int> special;          // By tile; -1: a location tile.
  std::vector<uint32_t> neighbours;  // By tile: bit a neighbour.
  uint32_t starts = 0;               // Bit a start space.
  int locations = 0;                 // How many tiles are locations.
  NameTable tile_names;              // A1, A2, ... by row from the top.
  int tiles() const { return map.size(); }
};

/// Reads the drawing of a park.
void ReadPark(Park& park, const ContentValue& rows, const FieldSource& source);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_PARK_H_
