#include "src/games/naval_war/fleet.h"

#include <bit>

namespace mallard::naval_war {
namespace {

// True if a cell has no neighbour on the grid in that direction.
bool AtEdge(int cell, int direction) {
  const Step step = kSteps[direction];
  return !OnGrid(ColumnOf(cell) + step.col, RowOf(cell) + step.row);
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

bool CanShift(const Bitboard& free, Pose pose, int length, int direction) {
  const int delta = DeltaOf(direction);
  // Along its own line a ship covers only one new cell; sideways all of them are new.
  if (direction == pose.facing) return !AtEdge(pose.bow, direction) && free.Has(pose.bow + delta);
  const int stern = PartCell(pose, length - 1);
  if (AtEdge(stern, direction)) return false;
  if (direction == (pose.facing + 2) % kFacings) return free.Has(stern + delta);
  for (int part = 0; part < length; ++part) {
    if (!free.Has(PartCell(pose, part) + delta)) return false;
  }
  return true;
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
    const uint32_t line = across ? free.ColumnBits(ColumnOf(cell)) : free.RowBits(RowOf(cell));
    const int up = std::countr_one(line >> (place + 1));
    const int down = std::countl_one(static_cast<uint16_t>(line << (kGridSide - place)));
    const int right = right_is_up ? up : down;
    const int left = right_is_up ? down : up;
    // Room for the parts towards the bow on one side, and for the rest on the other.
    const int behind = length - 1 - part;
    if (right >= part && left >= behind) pivots.clockwise.Set(cell);
    if (left >= part && right >= behind) pivots.counterclockwise.Set(cell);
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
  int n = static_cast<int>(chance.Below(static_cast<uint32_t>(total)));
  int facing = 0;
  while (n >= counts[facing]) n -= counts[facing++];
  return {bows[facing].Nth(n), facing};
}

void PutShip(Board& board, int ship, int length, Pose pose) {
  Ship& s = board.ships[ship];
  if (s.placed != 0) board.occupied = board.occupied.Minus(CellsOf(s, length));
  s.placed = 1;
  s.bow = static_cast<uint8_t>(pose.bow);
  s.facing = static_cast<uint8_t>(pose.facing);
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
