#include "mallard/frame/grid_verbs.h"

#include "absl/strings/str_cat.h"
#include "mallard/primitives/grid.h"
#include "mallard/primitives/shape.h"

namespace mallard {

absl::Status NoSuchCell(int64_t cell) {
  return absl::InvalidArgumentError(
      absl::StrCat("there is no cell ", cell, " on the board; ask ctx:exists(cell) first"));
}

ScriptValue ListOfCells(const Bitboard& cells, CellList& storage) {
  storage.clear();
  cells.ForEach([&](int cell) { storage.push_back(cell); });
  return ScriptValue::List(storage);
}

absl::Status CellVerb(const Bitboard& board, ScriptCall& call) {
  const int64_t col = call.args[0].integer - 1;
  const int64_t row = call.args[1].integer - 1;
  if (col < 0 || col >= kGridSide || row < 0 || row >= kGridSide) return absl::OkStatus();
  const int cell = CellAt(static_cast<int>(col), static_cast<int>(row));
  if (board.Has(cell)) call.result = ScriptValue::Int(cell);
  return absl::OkStatus();
}

absl::Status ColumnVerb(const Bitboard& board, ScriptCall& call) {
  const int64_t cell = call.args[0].integer;
  if (!CellExists(board, cell)) return NoSuchCell(cell);
  call.result = ScriptValue::Int(ColumnOf(static_cast<int>(cell)) + 1);
  return absl::OkStatus();
}

absl::Status RowVerb(const Bitboard& board, ScriptCall& call) {
  const int64_t cell = call.args[0].integer;
  if (!CellExists(board, cell)) return NoSuchCell(cell);
  call.result = ScriptValue::Int(RowOf(static_cast<int>(cell)) + 1);
  return absl::OkStatus();
}

absl::Status NeighboursVerb(const Bitboard& board, ScriptCall& call, CellList& storage) {
  const int64_t cell = call.args[0].integer;
  if (!CellExists(board, cell)) return NoSuchCell(cell);
  const Bitboard start = Bitboard::Of(static_cast<int>(cell));
  const bool diagonals = call.args[1].integer != 0;
  call.result = ListOfCells((diagonals ? Neighbours8(start) : Neighbours4(start)) & board, storage);
  return absl::OkStatus();
}

}  // namespace mallard
