// Script verbs for games on a square grid: cells, columns, rows, neighbours.
#ifndef MALLARD_SRC_GAMES_COMMON_GRID_VERBS_H_
#define MALLARD_SRC_GAMES_COMMON_GRID_VERBS_H_

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
absl::Status CellVerb(const Bitboard& board, ScriptCall& call);
absl::Status ColumnVerb(const Bitboard& board, ScriptCall& call);
absl::Status RowVerb(const Bitboard& board, ScriptCall& call);
absl::Status NeighboursVerb(const Bitboard& board, ScriptCall& call, CellList& storage);
/// @}

/// The verbs `exists`, `cell`, `column`, `row` and `neighbours`. `Context` has static functions
/// `const Bitboard& Cells(void*)`, the cells of the board, and `CellList& List(void*)`,
/// storage for a result.
template <class Context>
std::vector<ScriptVerb> GridVerbs() {
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  return {
      {"exists",
       "Whether a cell is on the board.",
       {cell},
       {"exists", ScriptType::kBool, false, "True if it is."},
       [](void* context, ScriptCall& call) {
         call.result = ScriptValue::Bool(CellExists(Context::Cells(context), call.args[0].integer));
         return absl::OkStatus();
       }},
      {"cell",
       "The cell in that column and row, both counted from 1; nil if the board has none there.",
       {{"column", ScriptType::kInt, false, "1 is A."},
        {"row", ScriptType::kInt, false, "1 is the top."}},
       {"cell", ScriptType::kInt, true, "A cell number."},
       [](void* context, ScriptCall& call) { return CellVerb(Context::Cells(context), call); }},
      {"column",
       "The column of a cell, from 1.",
       {cell},
       {"column", ScriptType::kInt, false, "1 is A."},
       [](void* context, ScriptCall& call) { return ColumnVerb(Context::Cells(context), call); }},
      {"row",
       "The row of a cell, from 1.",
       {cell},
       {"row", ScriptType::kInt, false, "1 is the top."},
       [](void* context, ScriptCall& call) { return RowVerb(Context::Cells(context), call); }},
      {"neighbours",
       "The cells beside a cell.",
       {cell, {"diagonals", ScriptType::kBool, true, "Corners too."}},
       {"cells", ScriptType::kIntList, false, "Cell numbers, in reading order."},
       [](void* context, ScriptCall& call) {
         return NeighboursVerb(Context::Cells(context), call, Context::List(context));
       }},
  };
}

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_GRID_VERBS_H_
