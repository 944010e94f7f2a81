/* Sets of cells through the C interface. */
#include "check.h"

static mld_bitboard Board(const char* drawing) {
  mld_bitboard board = {{0, 0, 0, 0}};
  CHECK_OK(mld_bitboard_parse(drawing, '#', '.', &board, &error));
  return board;
}

static int Same(mld_bitboard a, mld_bitboard b) { return memcmp(&a, &b, sizeof a) == 0; }

static void CellsHaveNames(void) {
  char name[8];
  uint64_t size = 0;
  int32_t cell = -1;
  for (int32_t i = 0; i < 256; ++i) {
    CHECK_OK(mld_cell_format(i, name, sizeof name, &size, &error));
    CHECK(size == strlen(name) + 1);
    CHECK_OK(mld_cell_parse(name, &cell, &error));
    CHECK(cell == i);
  }
  CHECK_OK(mld_cell_parse("b-6", &cell, &error));
  CHECK(cell == 81);
  CHECK_OK(mld_cell_format(81, NULL, 0, &size, &error));
  CHECK(size == 3);
  strcpy(name, "old");
  CHECK_TOO_SMALL(mld_cell_format(81, name, 2, &size, &error));
  CHECK(strcmp(name, "old") == 0);
  CHECK_FAILS(mld_cell_format(256, name, 8, &size, &error), MLD_INVALID_ARGUMENT,
              "cell 256 does not exist; cells are 0 to 255");
  CHECK_FAILS(mld_cell_format(-1, name, 8, &size, &error), MLD_INVALID_ARGUMENT,
              "cell -1 does not exist; cells are 0 to 255");
  CHECK_FAILS(mld_cell_format(0, name, 8, NULL, &error), MLD_INVALID_ARGUMENT,
              "size must not be NULL");
  CHECK_FAILS(mld_cell_parse("Q1", &cell, &error), MLD_INVALID_ARGUMENT,
              "\"Q1\" is not a cell: the column must be a letter from A to P");
  CHECK_FAILS(mld_cell_parse(NULL, &cell, &error), MLD_INVALID_ARGUMENT, "name must not be NULL");
  CHECK_FAILS(mld_cell_parse("A1", NULL, &error), MLD_INVALID_ARGUMENT, "cell must not be NULL");
  CHECK(cell == 81);
}

static void DrawingsAreReadAndWritten(void) {
  mld_bitboard board = Board("##.\n.##\n");
  char text[32];
  uint64_t size = 0;
  CHECK(mld_bitboard_count(&board) == 4);
  CHECK(Same(board, Board("##.\r\n.##")));
  CHECK_OK(mld_bitboard_format(&board, 4, 2, 'x', '-', text, sizeof text, &size, &error));
  CHECK(strcmp(text, "xx--\n-xx-\n") == 0 && size == 11);
  CHECK_OK(mld_bitboard_format(&board, 4, 2, 'x', '-', NULL, 0, &size, &error));
  CHECK(size == 11);
  CHECK_FAILS(mld_bitboard_format(&board, 17, 2, 'x', '-', text, sizeof text, &size, &error),
              MLD_INVALID_ARGUMENT, "a drawing cannot be 17 x 2; both must be 0 to 16");
  CHECK_FAILS(mld_bitboard_format(&board, 1, -2, 'x', '-', text, sizeof text, &size, &error),
              MLD_INVALID_ARGUMENT, "a drawing cannot be 1 x -2; both must be 0 to 16");
  CHECK_FAILS(mld_bitboard_format(&board, 1, 1, '\0', '-', text, sizeof text, &size, &error),
              MLD_INVALID_ARGUMENT, "a drawing needs two different printable ASCII characters");
  CHECK_FAILS(mld_bitboard_format(&board, 1, 1, 'x', '\xC3', text, sizeof text, &size, &error),
              MLD_INVALID_ARGUMENT, "a drawing needs two different printable ASCII characters");
  CHECK_FAILS(mld_bitboard_format(NULL, 1, 1, 'x', '-', text, sizeof text, &size, &error),
              MLD_INVALID_ARGUMENT, "board must not be NULL");
  CHECK_FAILS(mld_bitboard_parse("##\n#?", '#', '.', &board, &error), MLD_INVALID_ARGUMENT,
              "row 2, column 2: expected '#' or '.', found '?'");
  CHECK_FAILS(mld_bitboard_parse("", '#', '.', &board, &error), MLD_INVALID_ARGUMENT,
              "there are no rows");
  CHECK_FAILS(mld_bitboard_parse("#################", '#', '.', &board, &error),
              MLD_INVALID_ARGUMENT, "row 1 has 17 columns; at most 16 are allowed");
  CHECK_FAILS(mld_bitboard_parse("#", '#', '#', &board, &error), MLD_INVALID_ARGUMENT,
              "a drawing needs two different printable ASCII characters");
  CHECK_FAILS(mld_bitboard_parse(NULL, '#', '.', &board, &error), MLD_INVALID_ARGUMENT,
              "text must not be NULL");
  CHECK_FAILS(mld_bitboard_parse("#", '#', '.', NULL, &error), MLD_INVALID_ARGUMENT,
              "out must not be NULL");
  CHECK(Same(board, Board("##.\n.##\n")));
}

static void CellsAreSetAndListed(void) {
  mld_bitboard board = {{0, 0, 0, 0}};
  int32_t cells[4] = {-1, -1, -1, -1};
  uint64_t count = 0;
  CHECK_OK(mld_bitboard_set(&board, 255, 1, &error));
  CHECK_OK(mld_bitboard_set(&board, 7, 1, &error));
  CHECK_OK(mld_bitboard_set(&board, 8, 1, &error));
  CHECK_OK(mld_bitboard_set(&board, 8, 0, &error));
  CHECK(mld_bitboard_has(&board, 7) == 1 && mld_bitboard_has(&board, 8) == 0);
  CHECK(mld_bitboard_has(&board, 256) == 0 && mld_bitboard_has(&board, -1) == 0);
  CHECK(mld_bitboard_has(NULL, 7) == 0 && mld_bitboard_count(NULL) == 0);
  CHECK_OK(mld_bitboard_cells(&board, cells, 4, &count, &error));
  CHECK(count == 2 && cells[0] == 7 && cells[1] == 255 && cells[2] == -1);
  CHECK_OK(mld_bitboard_cells(&board, NULL, 0, &count, &error));
  cells[0] = cells[1] = -1;
  CHECK_TOO_SMALL(mld_bitboard_cells(&board, cells, 1, &count, &error));
  CHECK(count == 2 && cells[0] == 7 && cells[1] == -1);
  CHECK_FAILS(mld_bitboard_set(&board, 300, 1, &error), MLD_INVALID_ARGUMENT,
              "cell 300 does not exist; cells are 0 to 255");
  CHECK_FAILS(mld_bitboard_set(NULL, 3, 1, &error), MLD_INVALID_ARGUMENT, "board must not be NULL");
  CHECK_FAILS(mld_bitboard_cells(&board, cells, 4, NULL, &error), MLD_INVALID_ARGUMENT,
              "count must not be NULL");
  CHECK_FAILS(mld_bitboard_cells(NULL, cells, 4, &count, &error), MLD_INVALID_ARGUMENT,
              "board must not be NULL");
}

static void RegionsAndNeighbourhoods(void) {
  const mld_bitboard corner = Board("##.\n...\n..#");
  const mld_rectangle wild = {-2147483647 - 1, 1, 2147483647, 2147483647};
  const mld_rectangle small = {1, 1, 2, 1};
  mld_rectangle bounds;
  mld_bitboard out;
  int32_t connected = -1;
  CHECK_OK(mld_bitboard_rectangle(small, &out, &error));
  CHECK(Same(out, Board("...\n.##")));
  CHECK_OK(mld_bitboard_rectangle(wild, &out, &error));
  CHECK(mld_bitboard_count(&out) == 0);
  CHECK_OK(mld_bitboard_bounds(&out, &bounds, &error));
  CHECK(bounds.width == 0 && bounds.height == 0);
  CHECK_OK(mld_bitboard_bounds(&corner, &bounds, &error));
  CHECK(bounds.col == 0 && bounds.row == 0 && bounds.width == 3 && bounds.height == 3);
  CHECK_OK(mld_bitboard_shift(&corner, 1, -1, &out, &error));
  CHECK(Same(out, Board("....\n...#")));
  CHECK_OK(mld_bitboard_neighbours(&corner, 4, &out, &error));
  CHECK(Same(out, Board("..#.\n###.\n.#.#\n..#.")));
  CHECK_OK(mld_bitboard_neighbours(&corner, 8, &out, &error));
  CHECK(Same(out, Board("..#.\n####\n.#.#\n.###")));
  CHECK_FAILS(mld_bitboard_neighbours(&corner, 6, &out, &error), MLD_INVALID_ARGUMENT,
              "directions is 6; it must be 4 or 8");
  out = Board("#");
  CHECK_OK(mld_bitboard_flood(&out, &corner, 4, &out, &error));
  CHECK(Same(out, Board("##")));
  CHECK_OK(mld_bitboard_flood(&out, &corner, 8, &out, &error));
  CHECK(Same(out, Board("##")));
  CHECK_OK(mld_bitboard_is_connected(&corner, 8, &connected, &error));
  CHECK(connected == 0);
  out = Board("#.\n.#");
  CHECK_OK(mld_bitboard_is_connected(&out, 8, &connected, &error));
  CHECK(connected == 1);
  CHECK_OK(mld_bitboard_is_connected(&out, 4, &connected, &error));
  CHECK(connected == 0);
  CHECK_FAILS(mld_bitboard_is_connected(&out, 0, &connected, &error), MLD_INVALID_ARGUMENT,
              "directions is 0; it must be 4 or 8");
  CHECK_FAILS(mld_bitboard_flood(&out, &out, 5, &out, &error), MLD_INVALID_ARGUMENT,
              "directions is 5; it must be 4 or 8");
}

static void NullIsAnError(void) {
  const mld_rectangle rectangle = {0, 0, 1, 1};
  const mld_bitboard board = {{1, 0, 0, 0}};
  mld_rectangle bounds;
  mld_bitboard out;
  int32_t flag;
  CHECK(mld_bitboard_rectangle(rectangle, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_bounds(NULL, &bounds, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_bounds(&board, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_shift(NULL, 0, 0, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_shift(&board, 0, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_neighbours(NULL, 4, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_neighbours(&board, 4, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_flood(NULL, &board, 4, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_flood(&board, NULL, 4, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_flood(&board, &board, 4, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_is_connected(NULL, 4, &flag, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bitboard_is_connected(&board, 4, NULL, NULL) == MLD_INVALID_ARGUMENT);
}

int main(void) {
  CellsHaveNames();
  DrawingsAreReadAndWritten();
  CellsAreSetAndListed();
  RegionsAndNeighbourhoods();
  NullIsAnError();
  return CHECK_RESULT();
}
