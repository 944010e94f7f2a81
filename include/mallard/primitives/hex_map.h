/// @file
/// HexMap: a finite set of hexes with numbers, neighbours and paths.
///
/// The hexes are numbered from 0 in reading order (by r, then by q), whatever order they were given
/// in. A map is built once, never changes, and may be shared by threads. For fields of reach and
/// paths around blocked hexes run a PathSearch on graph(): nodes are the hexes' numbers. Anyone may
/// call this.

#ifndef MALLARD_PRIMITIVES_HEX_MAP_H_
#define MALLARD_PRIMITIVES_HEX_MAP_H_

#include <array>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/primitives/graph.h"
#include "mallard/primitives/hex.h"

namespace mallard {

/// An immutable map of hexes.
class HexMap {
 public:
  /// The most hexes a map can have.
  static constexpr int kMaxHexes = 16384;

  /// An empty map.
  HexMap() = default;
  /// Builds a map. Fails when a hex is there twice or beyond kHexLimit, or there are too many.
  static absl::StatusOr<HexMap> Create(absl::Span<const Hex> hexes);

  /// How many hexes there are.
  int size() const { return static_cast<int>(hexes_.size()); }
  /// The hexes by their numbers.
  absl::Span<const Hex> hexes() const { return hexes_; }
  /// The number of a hex, or -1 when it is not on the map.
  int IndexOf(Hex hex) const;
  /// The number of the neighbour in a direction, 0 to 5, or -1 when there is none.
  int Neighbour(int index, int direction) const { return neighbours_[index][direction]; }
  /// Which hexes touch each other.
  const Graph& graph() const { return graph_; }

 private:
  std::vector<Hex> hexes_;
  std::vector<std::array<int16_t, 6>> neighbours_;
  Graph graph_;
};

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_HEX_MAP_H_
