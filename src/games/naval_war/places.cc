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

PlaceSet MovedOn(const PlaceSet& set, int length, Motion motion) {
  if (motion == Motion::kAnywhere) return {Bitboard::All(), Bitboard::All()};
  PlaceSet moved;
  if (motion == Motion::kShift || motion == Motion::kShiftOrTurn) {
    for (const Step step : kSteps) {
      moved.across |= set.across.Shifted(step.col, step.row);
      moved.down |= set.down.Shifted(step.col, step.row);
    }
  }
  if (motion != Motion::kTurn && motion != Motion::kShiftOrTurn) return moved;
  // About its n-th cell a ship turns so that the n cells before that one come before it again, or
  // behind it.
  Bitboard pivot = set.across;
  for (int n = 0; n < length; ++n, pivot = pivot.ShiftedColumns(1)) {
    moved.down |= pivot.ShiftedRows(-n) | pivot.ShiftedRows(n + 1 - length);
  }
  pivot = set.down;
  for (int n = 0; n < length; ++n, pivot = pivot.ShiftedRows(1)) {
    moved.across |= pivot.ShiftedColumns(-n) | pivot.ShiftedColumns(n + 1 - length);
  }
  return moved;
}

PlaceSet Moved(const PlaceSet& set, int length, Motion motion) {
  if (motion == Motion::kNone) return set;
  PlaceSet moved = MovedOn(set, length, motion);
  moved.across |= set.across;
  moved.down |= set.down;
  return moved;
}

uint8_t Reversed(uint8_t parts, int length) {
  uint32_t reversed = 0;
  for (int part = 0; part < length; ++part) {
    reversed |= ((uint32_t{parts} >> (length - 1 - part)) & 1) << part;
  }
  return static_cast<uint8_t>(reversed);
}

Place DrawNeighbour(const PlaceSet& choice, Place place, int length, Motion motion,
                    Chance& chance) {
  Place places[1 + kFacings + 2 * kMaxLength];
  uint32_t count = 0;
  const auto offer = [&](int col, int row, bool down) {
    if (!OnGrid(col, row)) return;
    const Place to = {CellAt(col, row), down};
    if (choice.Has(to)) places[count++] = to;
  };
  const int col = ColumnOf(place.first);
  const int row = RowOf(place.first);
  offer(col, row, place.down);
  for (int d = 0; motion != Motion::kNone && d < kFacings; ++d) {
    offer(col + kSteps[d].col, row + kSteps[d].row, place.down);
  }
  // As in Moved. The middle of a ship can be both.
  for (int n = 0; motion == Motion::kShiftOrTurn && n < length; ++n) {
    const int m = length - 1 - n;
    for (int before : {n, m}) {
      if (place.down) offer(col - before, row + n, false);
      if (!place.down) offer(col + n, row - before, true);
      if (n == m) break;
    }
  }
  return places[chance.Below(count)];
}

bool TurnSwapsEnds(Place from, Place to, int length) {
  const Place flat = from.down ? to : from;
  const Place upright = from.down ? from : to;
  const int cell = CellAt(ColumnOf(upright.first), RowOf(flat.first));
  return OffsetAt(flat, length, cell) != OffsetAt(upright, length, cell);
}

}  // namespace mallard::naval_war
