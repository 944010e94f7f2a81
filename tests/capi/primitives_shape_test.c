/* Shapes and their placements through the C interface. */
#include "check.h"

static mld_shape Figure(const char* drawing) {
  mld_shape shape;
  memset(&shape, 0, sizeof shape);
  CHECK_OK(mld_shape_parse(drawing, '#', '.', &shape, &error));
  return shape;
}

static mld_bitboard Rectangle(int32_t col, int32_t row, int32_t width, int32_t height) {
  const mld_rectangle rectangle = {col, row, width, height};
  mld_bitboard board = {{0, 0, 0, 0}};
  CHECK_OK(mld_bitboard_rectangle(rectangle, &board, &error));
  return board;
}

static int SameShape(mld_shape a, mld_shape b) { return memcmp(&a, &b, sizeof a) == 0; }

static void ShapesTurnAndMirror(void) {
  const mld_shape hook = Figure("....\n.###\n.#..");
  mld_shape out;
  mld_bitboard far;
  CHECK(hook.width == 3 && hook.height == 2 && hook.size == 4 && hook.reserved == 0);
  CHECK_OK(mld_shape_rotate(&hook, 1, &out, &error));
  CHECK(SameShape(out, Figure("##\n.#\n.#")));
  CHECK_OK(mld_shape_rotate(&out, -5, &out, &error));
  CHECK(SameShape(out, hook));
  CHECK_OK(mld_shape_rotate(&hook, -2147483647 - 1, &out, &error));
  CHECK(SameShape(out, hook));
  CHECK_OK(mld_shape_mirror(&hook, &out, &error));
  CHECK(SameShape(out, Figure("###\n..#")));
  CHECK_OK(mld_bitboard_shift(&hook.cells, 9, 9, &far, &error));
  CHECK_OK(mld_shape_from_cells(&far, &out, &error));
  CHECK(SameShape(out, hook));
}

static void OrientationsComeInOrderWithoutRepeats(void) {
  const mld_shape hook = Figure("###\n#..");
  const mld_shape line = Figure("###");
  mld_shape list[8];
  uint64_t count = 0;
  CHECK_OK(mld_shape_orientations(&hook, 1, list, 8, &count, &error));
  CHECK(count == 8 && SameShape(list[0], hook) && SameShape(list[4], Figure("###\n..#")));
  CHECK_OK(mld_shape_orientations(&hook, 0, list, 8, &count, &error));
  CHECK(count == 4);
  CHECK_OK(mld_shape_orientations(&line, 1, NULL, 0, &count, &error));
  CHECK(count == 2);
  CHECK_TOO_SMALL(mld_shape_orientations(&line, 1, list, 1, &count, &error));
}

static void PlacementsFitTheBoard(void) {
  static mld_placement list[2048];
  const mld_shape line = Figure("#####");
  const mld_bitboard pond = Rectangle(0, 0, 10, 10);
  const mld_bitboard taken = Rectangle(0, 0, 10, 1);
  mld_bitboard anchors, cells;
  uint64_t count = 0;
  CHECK_OK(mld_shape_placements(&line, 1, &pond, NULL, 1, list, 2048, &count, &error));
  CHECK(count == 120);
  CHECK_OK(mld_shape_placements(&line, 1, &pond, &taken, 0, list, 2048, &count, &error));
  CHECK(count == 54 + 50);
  CHECK_OK(mld_shape_placements(&line, 1, &pond, &taken, 1, list, 2048, &count, &error));
  CHECK(count == 48 + 40);
  CHECK(list[0].orientation == 0 && list[0].col == 0 && list[0].row == 2);
  for (uint64_t i = 0; i < count; ++i) {
    CHECK(mld_bitboard_count(&list[i].cells) == 5);
    for (int w = 0; w < 4; ++w) CHECK((list[i].cells.words[w] & ~pond.words[w]) == 0);
  }
  CHECK_OK(mld_shape_anchors(&line, &pond, &anchors, &error));
  CHECK(mld_bitboard_count(&anchors) == 60);
  CHECK_OK(mld_shape_place(&line, -3, 2, &cells, &error));
  CHECK(mld_bitboard_count(&cells) == 2 && mld_bitboard_has(&cells, 32) == 1);
  CHECK_OK(mld_shape_place(&line, 2147483647, 2, &cells, &error));
  CHECK(mld_bitboard_count(&cells) == 0);
}

static void OverhangingAnchorsAndCoverage(void) {
  static mld_anchor anchors[961];
  static int32_t cover[256];
  const mld_shape pair = Figure("##");
  const mld_shape all = {{{~0ull, ~0ull, ~0ull, ~0ull}}, -5, 99, 0, 7};
  const mld_bitboard corner = Rectangle(0, 0, 1, 1);
  const mld_bitboard strip = Rectangle(0, 0, 3, 1);
  uint64_t count = 0;
  CHECK_OK(mld_shape_overhang_anchors(&pair, &corner, anchors, 961, &count, &error));
  CHECK(count == 2 && anchors[0].col == -1 && anchors[0].row == 0 && anchors[1].col == 0);
  /* Only the cells of a shape are believed. */
  CHECK_OK(mld_shape_overhang_anchors(&all, &all.cells, anchors, 961, &count, &error));
  CHECK(count == 961 && anchors[0].col == -15 && anchors[0].row == -15 && anchors[960].row == 15);
  CHECK_OK(mld_shape_coverage(&pair, 1, &strip, cover, 256, &count, &error));
  CHECK(count == 256 && cover[0] == 1 && cover[1] == 2 && cover[2] == 1 && cover[3] == 0);
  CHECK_TOO_SMALL(mld_shape_coverage(&pair, 1, &strip, cover, 255, &count, &error));
}

static void WrongArgumentsAreErrors(void) {
  const mld_bitboard nothing = {{0, 0, 0, 0}};
  mld_shape empty, out;
  mld_bitboard board = {{1, 0, 0, 0}};
  const mld_shape dot = Figure("#");
  uint64_t count;
  memset(&empty, 0, sizeof empty);
  CHECK_FAILS(mld_shape_parse("..\n.x", '#', '.', &out, &error), MLD_INVALID_ARGUMENT,
              "row 2, column 2: expected '#' or '.', found 'x'");
  CHECK_FAILS(mld_shape_parse("#", '#', '\n', &out, &error), MLD_INVALID_ARGUMENT,
              "a drawing needs two different printable ASCII characters");
  CHECK_FAILS(mld_shape_from_cells(&nothing, &out, &error), MLD_INVALID_ARGUMENT,
              "the shape has no cells");
  CHECK_FAILS(mld_shape_rotate(&empty, 1, &out, &error), MLD_INVALID_ARGUMENT,
              "the shape has no cells");
  CHECK_FAILS(mld_shape_rotate(NULL, 1, &out, &error), MLD_INVALID_ARGUMENT,
              "shape must not be NULL");
  CHECK(mld_shape_parse(NULL, '#', '.', &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_parse("#", '#', '.', NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_from_cells(NULL, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_from_cells(&board, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_rotate(&dot, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_mirror(&empty, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_mirror(&dot, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_orientations(&empty, 1, &out, 1, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_orientations(&dot, 1, &out, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_place(&empty, 0, 0, &board, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_place(&dot, 0, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_anchors(&empty, &board, &board, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_anchors(&dot, NULL, &board, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_anchors(&dot, &board, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_overhang_anchors(&empty, &board, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_overhang_anchors(&dot, NULL, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_overhang_anchors(&dot, &board, NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_placements(&empty, 1, &board, NULL, 0, NULL, 0, &count, NULL) ==
        MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_placements(&dot, 1, NULL, NULL, 0, NULL, 0, &count, NULL) ==
        MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_placements(&dot, 1, &board, NULL, 0, NULL, 0, NULL, NULL) ==
        MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_coverage(&empty, 1, &board, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_coverage(&dot, 1, NULL, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_shape_coverage(&dot, 1, &board, NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
}

int main(void) {
  ShapesTurnAndMirror();
  OrientationsComeInOrderWithoutRepeats();
  PlacementsFitTheBoard();
  OverhangingAnchorsAndCoverage();
  WrongArgumentsAreErrors();
  return CHECK_RESULT();
}
