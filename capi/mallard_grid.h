/**
 * @file mallard_grid.h
 * Square grids: sets of cells, shapes, and where shapes fit.
 *
 * The grid has 16 columns and 16 rows; a smaller board is a set of cells. Cells are numbered 0 to
 * 255: cell = row * 16 + column, with row 0 at the top. Drawings are rows of text, top row first,
 * separated by line breaks, one character a cell. The characters a drawing uses are printable ASCII
 * and differ from each other.
 */
#ifndef MLD_GRID_H_
#define MLD_GRID_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A set of cells: bit b of `words[w]` is cell w * 64 + b. Combine sets with &, | and ~ by word. */
typedef struct mld_bitboard {
  uint64_t words[4]; /**< Lowest cells first. */
} mld_bitboard;

/** A rectangle of cells. */
typedef struct mld_rectangle {
  int32_t col;    /**< Leftmost column. */
  int32_t row;    /**< Topmost row. */
  int32_t width;  /**< Columns. */
  int32_t height; /**< Rows. */
} mld_rectangle;

/**
 * A set of cells without a place. Functions that take a shape look at its cells only, pushed into
 * the corner first if they are not; a shape without cells is an error.
 */
typedef struct mld_shape {
  mld_bitboard cells; /**< The cells, pushed into the top left corner. */
  int32_t width;      /**< Columns they take up. */
  int32_t height;     /**< Rows they take up. */
  int32_t size;       /**< How many there are. */
  int32_t reserved;   /**< 0. */
} mld_shape;

/** One way to lay a shape down. */
typedef struct mld_placement {
  int32_t orientation; /**< Which of mld_shape_orientations(). */
  int32_t col;         /**< Column of the top left corner of the shape's rectangle. */
  int32_t row;         /**< Row of that corner. */
  int32_t reserved;    /**< 0. */
  mld_bitboard cells;  /**< The cells it covers. */
} mld_placement;

/** A top left corner that may lie off the grid. */
typedef struct mld_anchor {
  int32_t col; /**< -15 to 15. */
  int32_t row; /**< -15 to 15. */
} mld_anchor;

/** @name Cells
 * @{
 */

/**
 * The name of a cell: column letter A to P, row number from 1, such as "B6".
 * @param cell The cell, 0 to 255.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_cell_format(int32_t cell, char* buffer, uint64_t capacity, uint64_t* size,
                                   mld_error** error);

/**
 * Reads a cell's name: "B6", "b6" or "B-6".
 * @param name The name of the cell.
 * @param cell Receives the cell.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_cell_parse(const char* name, int32_t* cell, mld_error** error);
/** @} */

/** @name Sets of cells
 * `out` may be the same as an input.
 * @{
 */

/**
 * 1 if the set has the cell; 0 if not, also for NULL and numbers off the grid.
 * @param board The cells.
 * @param cell The cell, 0 to 255.
 * @return 1 or 0.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_bool mld_bitboard_has(const mld_bitboard* board, int32_t cell);

/**
 * How many cells there are; 0 for NULL.
 * @param board The cells.
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API uint64_t mld_bitboard_count(const mld_bitboard* board);

/**
 * Adds a cell (`present` 1) or removes it (`present` 0).
 * @param board The cells.
 * @param cell The cell, 0 to 255.
 * @param present 1 to add the cell, 0 to remove it.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_set(mld_bitboard* board, int32_t cell, mld_bool present,
                                    mld_error** error);

/**
 * The cells in ascending order.
 * @param board The cells.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_cells(const mld_bitboard* board, int32_t* out, uint64_t capacity,
                                      uint64_t* count, mld_error** error);

/**
 * Reads a drawing of 1 to 16 rows of equal length, 1 to 16 characters each, every one `filled` or
 * `empty`. Mistakes are reported with row and column, from 1.
 * @param text The drawing.
 * @param filled The character of a cell of the set.
 * @param empty The character of a cell that is not in the set.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_parse(const char* text, char filled, char empty, mld_bitboard* out,
                                      mld_error** error);

/**
 * Draws the top left `width` x `height` cells, both 0 to 16, each row followed by a line break.
 * @param board The cells.
 * @param width Columns to draw, 0 to 16.
 * @param height Rows to draw, 0 to 16.
 * @param filled The character of a cell of the set.
 * @param empty The character of a cell that is not in the set.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_bitboard_format(const mld_bitboard* board, int32_t width, int32_t height,
                                       char filled, char empty, char* buffer, uint64_t capacity,
                                       uint64_t* size, mld_error** error);

/**
 * All cells of a rectangle; what lies off the grid is left out. A row is a rectangle of height 1, a
 * column one of width 1.
 * @param rectangle The rectangle.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_rectangle(mld_rectangle rectangle, mld_bitboard* out,
                                          mld_error** error);

/**
 * The smallest rectangle around the cells; all 0 when there are none.
 * @param board The cells.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_bounds(const mld_bitboard* board, mld_rectangle* out,
                                       mld_error** error);

/**
 * The cells moved right by `cols` and down by `rows` (negative: left and up). Cells that leave the
 * grid vanish.
 * @param board The cells.
 * @param cols How far to the right.
 * @param rows How far down.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_shift(const mld_bitboard* board, int32_t cols, int32_t rows,
                                      mld_bitboard* out, mld_error** error);

/**
 * The cells next to the set, without the set itself. `directions` is 4 (sides) or 8 (diagonals
 * too).
 * @param board The cells.
 * @param directions 4 for sides, 8 for diagonals too.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_neighbours(const mld_bitboard* board, int32_t directions,
                                           mld_bitboard* out, mld_error** error);

/**
 * The cells of `within` that can be reached from `start` by steps inside `within`. `directions` is
 * 4 or 8.
 * @param start Where to begin.
 * @param within Where steps may lead.
 * @param directions 4 for sides, 8 for diagonals too.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_flood(const mld_bitboard* start, const mld_bitboard* within,
                                      int32_t directions, mld_bitboard* out, mld_error** error);

/**
 * `*out` becomes 1 if all cells hang together, else 0. The empty set does. `directions` is 4 or 8.
 * @param board The cells.
 * @param directions 4 for sides, 8 for diagonals too.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bitboard_is_connected(const mld_bitboard* board, int32_t directions,
                                             mld_bool* out, mld_error** error);
/** @} */

/** @name Shapes
 * `out` may be the same as an input.
 * @{
 */

/**
 * Reads a drawing as mld_bitboard_parse() does; empty rows and columns around it do not matter.
 * @param text The drawing.
 * @param mark The character of a cell of the shape.
 * @param empty The character of a cell that is not in the set.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_parse(const char* text, char mark, char empty, mld_shape* out,
                                   mld_error** error);

/**
 * The shape of a set of cells, which must not be empty.
 * @param cells The cells.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_from_cells(const mld_bitboard* cells, mld_shape* out,
                                        mld_error** error);

/**
 * The shape turned clockwise by so many quarters (negative: anticlockwise).
 * @param shape The shape.
 * @param quarters How many quarters of a turn, clockwise.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_rotate(const mld_shape* shape, int32_t quarters, mld_shape* out,
                                    mld_error** error);

/**
 * The shape with left and right exchanged.
 * @param shape The shape.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_mirror(const mld_shape* shape, mld_shape* out, mld_error** error);

/**
 * The different orientations, at most 8: as given, then its quarter turns clockwise, then, if
 * `mirrors` is not 0, its mirror image and that one's quarter turns; repeats are left out.
 * @param shape The shape.
 * @param mirrors 1: mirror images count, too.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_orientations(const mld_shape* shape, mld_bool mirrors, mld_shape* out,
                                          uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * The cells a shape covers when the top left corner of its rectangle is at that column and row,
 * which may lie off the grid; cells off the grid are left out.
 * @param shape The shape.
 * @param col The column.
 * @param row The row.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_place(const mld_shape* shape, int32_t col, int32_t row,
                                   mld_bitboard* out, mld_error** error);

/**
 * All top left corners at which the shape, as given, lies wholly on `free_cells`.
 * @param shape The shape.
 * @param free_cells The cells it may cover.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_anchors(const mld_shape* shape, const mld_bitboard* free_cells,
                                     mld_bitboard* out, mld_error** error);

/**
 * All top left corners, also off the grid, at which the shape, as given, covers at least one cell
 * of `wanted`; by row, then by column. At most 961.
 * @param shape The shape.
 * @param wanted The cells of which at least one is to be covered.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_overhang_anchors(const mld_shape* shape, const mld_bitboard* wanted,
                                              mld_anchor* out, uint64_t capacity, uint64_t* count,
                                              mld_error** error);

/**
 * All placements of the shape in any orientation (see mld_shape_orientations()) that lie wholly on
 * `board` and keep off `occupied`, which may be NULL. If `halo` is not 0 they must not touch it
 * either, not even diagonally. By orientation, then by corner. No two cover the same cells. At most
 * 2048.
 * @param shape The shape.
 * @param mirrors 1: mirror images count, too.
 * @param board The cells it may cover.
 * @param occupied The cells it must keep off; NULL for none.
 * @param halo 1: it must not touch them either.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_placements(const mld_shape* shape, mld_bool mirrors,
                                        const mld_bitboard* board, const mld_bitboard* occupied,
                                        mld_bool halo, mld_placement* out, uint64_t capacity,
                                        uint64_t* count, mld_error** error);

/**
 * For each of the 256 cells, how many placements of the shape in any orientation on `free_cells`
 * cover it. `*count` is always 256.
 * @param shape The shape.
 * @param mirrors 1: mirror images count, too.
 * @param free_cells The cells it may cover.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_shape_coverage(const mld_shape* shape, mld_bool mirrors,
                                      const mld_bitboard* free_cells, int32_t* out,
                                      uint64_t capacity, uint64_t* count, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_GRID_H_ */
