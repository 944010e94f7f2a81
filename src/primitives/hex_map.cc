#include "mallard/primitives/hex_map.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace mallard {

absl::StatusOr<HexMap> HexMap::Create(absl::Span<const Hex> hexes) {
  if (hexes.size() > kMaxHexes) {
    return absl::InvalidArgumentError(
        absl::StrCat("there are ", hexes.size(), " hexes; at most ", kMaxHexes, " are allowed"));
  }
  for (const Hex hex : hexes) {
    if (!HexInRange(hex)) {
      return absl::InvalidArgumentError(
          absl::StrCat("the hex (", hex.q, ", ", hex.r, ") has a coordinate beyond ", kHexLimit));
    }
  }
  HexMap map;
  map.hexes_.assign(hexes.begin(), hexes.end());
  std::sort(map.hexes_.begin(), map.hexes_.end(), HexBefore);
  const auto twice = std::adjacent_find(map.hexes_.begin(), map.hexes_.end());
  if (twice != map.hexes_.end()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the hex (", twice->q, ", ", twice->r, ") is there twice"));
  }

  std::vector<std::pair<int, int>> pairs;
  map.neighbours_.resize(map.hexes_.size());
  for (int i = 0; i < map.size(); ++i) {
    for (int direction = 0; direction < 6; ++direction) {
      const int neighbour = map.IndexOf(HexNeighbour(map.hexes_[i], direction));
      map.neighbours_[i][direction] = static_cast<int16_t>(neighbour);
      if (neighbour > i) pairs.emplace_back(i, neighbour);
    }
  }
  map.graph_ = Graph(map.size(), pairs);
  return map;
}

int HexMap::IndexOf(Hex hex) const {
  const auto found = std::lower_bound(hexes_.begin(), hexes_.end(), hex, HexBefore);
  return found != hexes_.end() && *found == hex ? static_cast<int>(found - hexes_.begin()) : -1;
}

}  // namespace mallard
