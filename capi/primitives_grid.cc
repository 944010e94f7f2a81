// Sets of cells of the C interface.
#include "capi/primitives_grid.h"

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "capi/base.h"
#include "capi/mallard_grid.h"
#include "mallard/primitives/grid.h"

using namespace mallard::capi;
using mallard::Bitboard;

namespace mallard::capi {

mld_status CheckMarks(char filled, char empty, mld_error** error) noexcept {
  if (!absl::ascii_isprint(static_cast<unsigned char>(filled)) ||
      !absl::ascii_isprint(static_cast<unsigned char>(empty)) || filled == empty) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                "a drawing needs two different printable ASCII characters");
  }
  return MLD_OK;
}

}  // namespace mallard::capi

namespace {

bool OnGrid(int32_t cell) { return cell >= 0 && cell < mallard::kGridCells; }

mld_status NoSuchCell(int32_t cell, mld_error** error) {
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat("cell ", cell, " does not exist; cells are 0 to 255"));
}

mld_status CheckDirections(int32_t directions, mld_error** error) {
  if (directions == 4 || directions == 8) return MLD_OK;
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat("directions is ", directions, "; it must be 4 or 8"));
}

}  // namespace

mld_status mld_cell_format(int32_t cell, char* buffer, uint64_t capacity, uint64_t* size,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (!OnGrid(cell)) return NoSuchCell(cell, error);
    return WriteText(mallard::CellName(cell), buffer, capacity, size, error);
  });
}

mld_status mld_cell_parse(const char* name, int32_t* cell, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (name == nullptr) return NullArgument(error, "name");
    if (cell == nullptr) return NullArgument(error, "cell");
    const absl::StatusOr<int> parsed = mallard::ParseCell(name);
    if (!parsed.ok()) return Report(parsed.status(), Topic::kArgument, error);
    *cell = *parsed;
    return MLD_OK;
  });
}

int32_t mld_bitboard_has(const mld_bitboard* board, int32_t cell) {
  return board != nullptr && OnGrid(cell) && FromC(*board).Has(cell) ? 1 : 0;
}

uint64_t mld_bitboard_count(const mld_bitboard* board) {
  return board == nullptr ? 0 : static_cast<uint64_t>(FromC(*board).Count());
}

mld_status mld_bitboard_set(mld_bitboard* board, int32_t cell, int32_t present, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (board == nullptr) return NullArgument(error, "board");
    if (!OnGrid(cell)) return NoSuchCell(cell, error);
    Bitboard value = FromC(*board);
    if (present != 0) {
      value.Set(cell);
    } else {
      value.Clear(cell);
    }
    *board = ToC(value);
    return MLD_OK;
  });
}

mld_status mld_bitboard_cells(const mld_bitboard* board, int32_t* out, uint64_t capacity,
                              uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (board == nullptr) return NullArgument(error, "board");
    FixedList<int32_t, mallard::kGridCells> cells;
    FromC(*board).ForEach([&](int cell) { cells.Add(cell); });
    return WriteList(cells, out, capacity, count, error, [](int32_t cell) { return cell; });
  });
}

mld_status mld_bitboard_parse(const char* text, char filled, char empty, mld_bitboard* out,
                              mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (text == nullptr) return NullArgument(error, "text");
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckMarks(filled, empty, error); status != MLD_OK) return status;
    const auto board = mallard::ParseBoard(mallard::SplitRows(text), filled, empty);
    if (!board.ok()) return Report(board.status(), Topic::kArgument, error);
    *out = ToC(*board);
    return MLD_OK;
  });
}

mld_status mld_bitboard_format(const mld_bitboard* board, int32_t width, int32_t height,
                               char filled, char empty, char* buffer, uint64_t capacity,
                               uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (board == nullptr) return NullArgument(error, "board");
    if (const mld_status status = CheckMarks(filled, empty, error); status != MLD_OK) return status;
    if (width < 0 || width > mallard::kGridSide || height < 0 || height > mallard::kGridSide) {
      return Fail(
          error, MLD_INVALID_ARGUMENT,
          absl::StrCat("a drawing cannot be ", width, " x ", height, "; both must be 0 to 16"));
    }
    return WriteText(mallard::BoardText(FromC(*board), width, height, filled, empty), buffer,
                     capacity, size, error);
  });
}

mld_status mld_bitboard_rectangle(mld_rectangle rectangle, mld_bitboard* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = ToC(mallard::Rectangle(rectangle.col, rectangle.row, rectangle.width, rectangle.height));
    return MLD_OK;
  });
}

mld_status mld_bitboard_bounds(const mld_bitboard* board, mld_rectangle* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (board == nullptr) return NullArgument(error, "board");
    if (out == nullptr) return NullArgument(error, "out");
    const mallard::Bounds bounds = mallard::BoundsOf(FromC(*board));
    *out = {bounds.col, bounds.row, bounds.width, bounds.height};
    return MLD_OK;
  });
}

mld_status mld_bitboard_shift(const mld_bitboard* board, int32_t cols, int32_t rows,
                              mld_bitboard* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (board == nullptr) return NullArgument(error, "board");
    if (out == nullptr) return NullArgument(error, "out");
    *out = ToC(FromC(*board).Shifted(cols, rows));
    return MLD_OK;
  });
}

mld_status mld_bitboard_neighbours(const mld_bitboard* board, int32_t directions, mld_bitboard* out,
                                   mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (board == nullptr) return NullArgument(error, "board");
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckDirections(directions, error); status != MLD_OK) {
      return status;
    }
    const Bitboard value = FromC(*board);
    *out = ToC(directions == 4 ? mallard::Neighbours4(value) : mallard::Neighbours8(value));
    return MLD_OK;
  });
}

mld_status mld_bitboard_flood(const mld_bitboard* start, const mld_bitboard* within,
                              int32_t directions, mld_bitboard* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (start == nullptr) return NullArgument(error, "start");
    if (within == nullptr) return NullArgument(error, "within");
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckDirections(directions, error); status != MLD_OK) {
      return status;
    }
    *out = ToC(directions == 4 ? mallard::Flood4(FromC(*start), FromC(*within))
                               : mallard::Flood8(FromC(*start), FromC(*within)));
    return MLD_OK;
  });
}

mld_status mld_bitboard_is_connected(const mld_bitboard* board, int32_t directions, int32_t* out,
                                     mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (board == nullptr) return NullArgument(error, "board");
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckDirections(directions, error); status != MLD_OK) {
      return status;
    }
    const Bitboard value = FromC(*board);
    *out = (directions == 4 ? mallard::IsConnected4(value) : mallard::IsConnected8(value)) ? 1 : 0;
    return MLD_OK;
  });
}
