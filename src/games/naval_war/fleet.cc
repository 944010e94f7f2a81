#include "src/games/naval_war/fleet.h"

namespace mallard::naval_war {
namespace {

// The cell that many columns and rows away; -1 off the grid.
int Moved(int cell, int cols, int rows) {
  const int col = ColumnOf(cell) + cols;
  const int row = RowOf(cell) + rows;
  return OnGrid(col, row) ? CellAt(col, row) : -1;
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
  if (Moved(pose.bow, -step.col * (length - 1), -step.row * (length - 1)) < 0) return cells;
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

Pose Shifted(Pose pose, int direction) {
  return {Moved(pose.bow, kSteps[direction].col, kSteps[direction].row), pose.facing};
}

Pose Pivoted(Pose pose, int part, bool clockwise) {
  const int facing = (pose.facing + (clockwise ? 1 : 3)) % kFacings;
  const Step step = kSteps[facing];
  return {Moved(PartCell(pose, part), step.col * part, step.row * part), facing};
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
