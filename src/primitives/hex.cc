#include "mallard/primitives/hex.h"

namespace mallard {

std::vector<Hex> HexLine(Hex a, Hex b) {
  std::vector<Hex> hexes;
  hexes.reserve(static_cast<size_t>(HexDistance(a, b)) + 1);
  ForEachHexOnLine(a, b, [&](Hex hex) { hexes.push_back(hex); });
  return hexes;
}

std::vector<Hex> HexRing(Hex centre, int radius) {
  std::vector<Hex> hexes;
  hexes.reserve(static_cast<size_t>(HexRingSize(radius)));
  ForEachHexInRing(centre, radius, [&](Hex hex) { hexes.push_back(hex); });
  return hexes;
}

std::vector<Hex> HexDisc(Hex centre, int radius) {
  std::vector<Hex> hexes;
  hexes.reserve(static_cast<size_t>(HexDiscSize(radius)));
  ForEachHexInDisc(centre, radius, [&](Hex hex) { hexes.push_back(hex); });
  return hexes;
}

}  // namespace mallard
