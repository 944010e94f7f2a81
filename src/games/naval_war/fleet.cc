#include "src/games/naval_war/fleet.h"

#include <algorithm>
#include <bit>

#include "mallard/frame/numbers.h"

namespace mallard::naval_war {
namespace {

// The cells of a row, or of a column, as bits.
inline uint32_t LineBits(const Bitboard& board, bool row, int line) {
  return row ? board.RowBits(line) : board.ColumnBits(line);
}

uint32_t Directions(bool north, bool east, bool south, bool west) {
  return (north ? 1u << kNorth : 0) | (east ? 1u << kEast : 0) | (south ? 1u << kSouth : 0) |
         (west ? 1u << kWest : 0);
}

}  // namespace

int PartAt(Pose pose, int length, int cell) {
  const int cols = ColumnOf(pose.bow) - ColumnOf(cell);
  const int rows = RowOf(pose.bow) - RowOf(cell);
  const Step step = kSteps[pose.facing];
  const int part = cols * step.col + rows * step.row;
  const bool on_line = step.col == 0 ? cols == 0 : rows == 0;
  return on_line && part >= 0 && part < length ? part : -1;
}

Bitboard LineCells(Pose pose, int length) {
  const Step step = kSteps[pose.facing];
  Bitboard cells;
  if (!OnGrid(ColumnOf(pose.bow) - step.col * (length - 1),
              RowOf(pose.bow) - step.row * (length - 1))) {
    return cells;
  }
  for (int part = 0; part < length; ++part) cells.Set(PartCell(pose, part));
  return cells;
}

Bitboard FreeBows(const Bitboard& free, int length, int facing) {
  const Step step = kSteps[facing];
  // A bow is free when it, and the cells of all parts behind it, are.
  Bitboard bows = free;
  Bitboard behind = free;
  for (int part = 1; part < length; ++part) {
    behind = behind.Shifted(step.col, step.row);
    bows &= behind;
  }
  return bows;
}

uint32_t FindShifts(const Bitboard& free, Pose pose, int length) {
  const int stern = PartCell(pose, length - 1);
  const int first = std::min<int>(pose.bow, stern);
  const bool across = pose.facing == kEast || pose.facing == kWest;
  // Along its own line a ship covers only one new cell; sideways all of them are new.
  const int place = across ? ColumnOf(first) : RowOf(first);
  const int line = across ? RowOf(first) : ColumnOf(first);
  const uint32_t own_line = LineBits(free, across, line);
  const uint32_t parts = ((1u << length) - 1) << place;
  const bool back = place > 0 && ((own_line >> (place - 1)) & 1) != 0;
  const bool ahead = ((own_line >> (place + length)) & 1) != 0;
  const bool before = line > 0 && (LineBits(free, across, line - 1) & parts) == parts;
  const bool behind = line + 1 < kGridSide && (LineBits(free, across, line + 1) & parts) == parts;
  if (across) return Directions(before, ahead, behind, back);
  return Directions(back, behind, ahead, before);
}

Pose Shifted(Pose pose, int direction) { return {pose.bow + DeltaOf(direction), pose.facing}; }

Pivots FindPivots(const Bitboard& free, Pose pose, int length) {
  Pivots pivots;
  const bool across = pose.facing == kEast || pose.facing == kWest;
  const bool right_is_up = pose.facing == kNorth || pose.facing == kEast;
  for (int part = 0; part < length; ++part) {
    const int cell = PartCell(pose, part);
    // The line of cells the ship would turn into, and how many are free on either side.
    const int place = across ? RowOf(cell) : ColumnOf(cell);
    const uint32_t line = LineBits(free, !across, across ? ColumnOf(cell) : RowOf(cell));
    const int up = std::countr_one(line >> (place + 1));
    const int down = std::countl_one(static_cast<uint16_t>(line << (kGridSide - place)));
    const int right = right_is_up ? up : down;
    const int left = right_is_up ? down : up;
    // Room for the parts towards the bow on one side, and for the rest on the other.
    const int behind = length - 1 - part;
    if (right >= part && left >= behind) pivots.clockwise |= 1u << part;
    if (left >= part && right >= behind) pivots.counterclockwise |= 1u << part;
  }
  return pivots;
}

Pose Pivoted(Pose pose, int part, bool clockwise) {
  const int facing = (pose.facing + (clockwise ? 1 : 3)) % kFacings;
  return {PartCell(pose, part) + part * DeltaOf(facing), facing};
}

Pose DrawPose(const Bitboard& free, int length, Chance& chance) {
  Bitboard bows[kFacings];
  int counts[kFacings];
  int total = 0;
  for (int facing = 0; facing < kFacings; ++facing) {
    bows[facing] = FreeBows(free, length, facing);
    counts[facing] = bows[facing].Count();
    total += counts[facing];
  }
  int n = DrawIndex(chance, total);
  int facing = 0;
  while (n >= counts[facing]) n -= counts[facing++];
  return {bows[facing].Nth(n), facing};
}

void PutShip(Board& board, int ship, int length, Pose pose) {
  Ship& s = board.ships[ship];
  if (s.placed != 0) board.occupied = board.occupied.Minus(CellsOf(s, length));
  s.placed = 1;
  Put(s.bow, pose.bow);
  Put(s.facing, pose.facing);
  board.occupied |= CellsOf(s, length);
}

void LiftShip(Board& board, int ship, int length) {
  Ship& s = board.ships[ship];
  board.occupied = board.occupied.Minus(CellsOf(s, length));
  s.placed = 0;
  s.bow = 0;
  s.facing = 0;
}

}  // namespace mallard::naval_war
