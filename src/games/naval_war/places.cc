#include "src/games/naval_war/places.h"

namespace mallard::naval_war {

PlaceSet PlacesOn(const Bitboard& free, int length) {
  return {FreeBows(free, length, kWest), FreeBows(free, length, kNorth)};
}

PlaceSet PlacesCovering(int cell, int length) {
  PlaceSet set;
  for (int back = 0; back < length; ++back) {
    if (ColumnOf(cell) >= back) set.across.Set(cell - back);
    if (RowOf(cell) >= back) set.down.Set(cell - back * kGridSide);
  }
  return set;
}

PlaceSet Moved(const PlaceSet& set, int length, Motion motion) {
  if (motion == Motion::kNone) return set;
  PlaceSet moved = {Halo4(set.across), Halo4(set.down)};
  if (motion == Motion::kShift) return moved;
  // About its n-th cell a ship turns clockwise, where n cells come before that one as they did, or
  // the other way, where they come behind it.
  for (int n = 0; n < length; ++n) {
    const int m = length - 1 - n;
    if (!set.across.Empty()) {
      const Bitboard pivot = set.across.ShiftedColumns(n);
      moved.down |= pivot.ShiftedRows(-n) | pivot.ShiftedRows(-m);
    }
    if (!set.down.Empty()) {
      const Bitboard pivot = set.down.ShiftedRows(n);
      moved.across |= pivot.ShiftedColumns(-n) | pivot.ShiftedColumns(-m);
    }
  }
  return moved;
}

bool TurnSwapsEnds(Place from, Place to, int length) {
  const Place flat = from.down ? to : from;
  const Place upright = from.down ? from : to;
  const int cell = CellAt(ColumnOf(upright.first), RowOf(flat.first));
  return OffsetAt(flat, length, cell) != OffsetAt(upright, length, cell);
}

}  // namespace mallard::naval_war
