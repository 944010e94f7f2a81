/// @file
/// Script verbs for games on a square grid: cells, columns, rows, neighbours.
#ifndef MALLARD_FRAME_GRID_VERBS_H_
#define MALLARD_FRAME_GRID_VERBS_H_

#include <cstdint>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/script.h"

namespace mallard {

/// Storage for a list that a verb gives back; short ones are not allocated.
using CellList = absl::InlinedVector<int64_t, 16>;

/// True if a number from a script is a cell of the board.
inline bool CellExists(const Bitboard& board, int64_t cell) {
  return cell >= 0 && cell < kGridCells && board.Has(static_cast<int>(cell));
}
/// The error for a number that is not.
absl::Status NoSuchCell(int64_t cell);
/// A set of cells as a script's list, in reading order; `storage` keeps it.
ScriptValue ListOfCells(const Bitboard& cells, CellList& storage);

/// @name What the verbs do
/// @{

/// The cell of a column and a row.
absl::Status CellVerb(const Bitboard& board, ScriptCall& call);
/// The column of a cell.
absl::Status ColumnVerb(const Bitboard& board, ScriptCall& call);
/// The row of a cell.
absl::Status RowVerb(const Bitboard& board, ScriptCall& call);
/// The cells beside a cell.
absl::Status NeighboursVerb(const Bitboard& board, ScriptCall& call, CellList& storage);
/// @}

/// The verbs `exists`, `cell`, `column`, `row` and `neighbours`. `Context` has a function `const
/// Bitboard& board()`, the cells of the board, and a member `CellList list`, storage for a result.
template <class Context>
std::vector<ScriptVerb> GridVerbs() {
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  return {
      {"exists",
       "Whether a cell is on the board.",
       {cell},
       {"exists", ScriptType::kBool, false, "True if it is."},
       [](void* context, ScriptCall& call) {
         call.result = ScriptValue::Bool(
             CellExists(static_cast<Context*>(context)->board(), call.args[0].integer));
         return absl::OkStatus();
       }},
      {"cell",
       "The cell in that column and row, both counted from 1; nil if the board has none there.",
       {{"column", ScriptType::kInt, false, "1 is A."},
        {"row", ScriptType::kInt, false, "1 is the top."}},
       {"cell", ScriptType::kInt, true, "A cell number."},
       [](void* context, ScriptCall& call) {
         return CellVerb(static_cast<Context*>(context)->board(), call);
       }},
      {"column",
       "The column of a cell, from 1.",
       {cell},
       {"column", ScriptType::kInt, false, "1 is A."},
       [](void* context, ScriptCall& call) {
         return ColumnVerb(static_cast<Context*>(context)->board(), call);
       }},
      {"row",
       "The row of a cell, from 1.",
       {cell},
       {"row", ScriptType::kInt, false, "1 is the top."},
       [](void* context, ScriptCall& call) {
         return RowVerb(static_cast<Context*>(context)->board(), call);
       }},
      {"neighbours",
       "The cells beside a cell.",
       {cell, {"diagonals", ScriptType::kBool, true, "Corners too."}},
       {"cells", ScriptType::kIntList, false, "Cell numbers, in reading order."},
       [](void* context, ScriptCall& call) {
         return NeighboursVerb(static_cast<Context*>(context)->board(), call,
                               static_cast<Context*>(context)->list);
       }},
  };
}

}  // namespace mallard

#endif  // MALLARD_FRAME_GRID_VERBS_H_
