/* Hexes and hex maps through the C interface. */
#include "check.h"

static mld_hex Hex(int32_t q, int32_t r) {
  const mld_hex hex = {q, r};
  return hex;
}

static int Is(mld_hex hex, int32_t q, int32_t r) { return hex.q == q && hex.r == r; }

static void Figures(void) {
  mld_hex list[19];
  mld_hex out;
  uint64_t count = 0;
  int32_t distance = -1;
  CHECK_OK(mld_hex_neighbour(Hex(2, 3), 5, &out, &error));
  CHECK(Is(out, 3, 2));
  CHECK_OK(mld_hex_distance(Hex(0, 0), Hex(-2, 5), &distance, &error));
  CHECK(distance == 5);
  CHECK_OK(mld_hex_rotate(Hex(1, 0), Hex(0, 0), -1, &out, &error));
  CHECK(Is(out, 1, -1));
  CHECK_OK(mld_hex_mirror(Hex(0, 1), Hex(0, 0), &out, &error));
  CHECK(Is(out, 1, -1));
  CHECK_OK(mld_hex_line(Hex(0, 0), Hex(1, 1), list, 19, &count, &error));
  CHECK(count == 3 && Is(list[0], 0, 0) && Is(list[1], 1, 0) && Is(list[2], 1, 1));
  CHECK_OK(mld_hex_ring(Hex(0, 0), 1, list, 19, &count, &error));
  CHECK(count == 6 && Is(list[0], 0, -1) && Is(list[5], -1, 0));
  CHECK_OK(mld_hex_ring(Hex(4, 4), 0, list, 19, &count, &error));
  CHECK(count == 1 && Is(list[0], 4, 4));
  CHECK_OK(mld_hex_disc(Hex(0, 0), 2, list, 19, &count, &error));
  CHECK(count == 19 && Is(list[0], 0, -2) && Is(list[9], 0, 0) && Is(list[18], 0, 2));
}

static void HugeFiguresAreNotWalked(void) {
  mld_hex list[3] = {{9, 9}, {9, 9}, {9, 9}};
  uint64_t count = 0;
  CHECK_OK(mld_hex_disc(Hex(0, 0), MLD_HEX_LIMIT, NULL, 0, &count, &error));
  CHECK(count == UINT64_C(3298538029057));
  CHECK_TOO_SMALL(mld_hex_disc(Hex(0, 0), MLD_HEX_LIMIT, list, 2, &count, &error));
  CHECK(Is(list[0], 0, -MLD_HEX_LIMIT) && Is(list[1], 1, -MLD_HEX_LIMIT) && Is(list[2], 9, 9));
  CHECK_TOO_SMALL(mld_hex_line(Hex(0, 0), Hex(9, 0), list, 0, &count, &error));
  CHECK(count == 10);
}

static void Offsets(void) {
  for (int32_t kind = MLD_HEX_ODD_R; kind <= MLD_HEX_EVEN_Q; ++kind) {
    for (int32_t q = -3; q <= 3; ++q) {
      for (int32_t r = -3; r <= 3; ++r) {
        int32_t col = 99, row = 99;
        mld_hex back;
        CHECK_OK(mld_hex_to_offset(Hex(q, r), kind, &col, &row, &error));
        CHECK_OK(mld_hex_from_offset(col, row, kind, &back, &error));
        CHECK(Is(back, q, r));
      }
    }
  }
}

static void Maps(void) {
  const mld_hex hexes[3] = {{1, 0}, {0, 1}, {0, 0}};
  const mld_hex twice[2] = {{1, 0}, {1, 0}};
  mld_hex list[8];
  mld_hex_map* map = NULL;
  char label[8];
  uint64_t count = 0, size = 0;
  int32_t index = 99;
  CHECK_OK(mld_hex_map_create(hexes, 3, &map, &error));
  CHECK_OK(mld_hex_map_hexes(map, list, 8, &count, &error));
  CHECK(count == 3 && Is(list[0], 0, 0) && Is(list[1], 1, 0) && Is(list[2], 0, 1));
  CHECK_OK(mld_hex_map_find(map, Hex(0, 1), &index, &error));
  CHECK(index == 2);
  CHECK_OK(mld_hex_map_find(map, Hex(2147483647, -2147483647), &index, &error));
  CHECK(index == -1);
  CHECK_OK(mld_hex_map_format_label(map, 0, label, sizeof label, &size, &error));
  CHECK(size == 1 && label[0] == '\0');
  mld_hex_map_destroy(map);

  CHECK_OK(mld_hex_map_create_from_text("  L   G\nA*  L   A*\n", &map, &error));
  CHECK_OK(mld_hex_map_hexes(map, list, 8, &count, &error));
  CHECK(count == 5 && Is(list[2], -1, 1));
  CHECK_OK(mld_hex_map_format_label(map, 2, label, sizeof label, &size, &error));
  CHECK(strcmp(label, "A*") == 0);
  CHECK_FAILS(mld_hex_map_format_label(map, 5, label, sizeof label, &size, &error),
              MLD_INVALID_ARGUMENT, "node 5 does not exist; there are 5");
  mld_hex_map_destroy(map);

  map = (mld_hex_map*)&size; /* Must be overwritten. */
  CHECK_FAILS(mld_hex_map_create(twice, 2, &map, &error), MLD_INVALID_ARGUMENT,
              "the hex (1, 0) is there twice");
  CHECK(map == NULL);
  map = (mld_hex_map*)&size;
  CHECK_FAILS(mld_hex_map_create_from_text("a\nb", &map, &error), MLD_INVALID_ARGUMENT,
              "row 2, column 1: \"b\" is out of line: hexes of a row are 4 characters apart, and "
              "each row is pushed aside by 2");
  CHECK(map == NULL);
  CHECK_FAILS(mld_hex_map_create(twice, UINT64_MAX, &map, &error), MLD_INVALID_ARGUMENT,
              "there are 18446744073709551615 hexes; at most 16384 are allowed");
  CHECK_OK(mld_hex_map_create(NULL, 0, &map, &error));
  mld_hex_map_destroy(map);
  mld_hex_map_destroy(NULL);
}

static void WrongArgumentsAreErrors(void) {
  const mld_hex far = {0, MLD_HEX_LIMIT + 1};
  const mld_hex near = {0, 0};
  mld_hex out;
  mld_hex_map* map = NULL;
  int32_t number;
  uint64_t count;
  CHECK_FAILS(mld_hex_distance(near, far, &number, &error), MLD_INVALID_ARGUMENT,
              "the hex (0, 1048577) has a coordinate beyond 1048576");
  CHECK_FAILS(mld_hex_neighbour(near, 6, &out, &error), MLD_INVALID_ARGUMENT,
              "the direction is 6; it must be 0 to 5");
  CHECK_FAILS(mld_hex_ring(near, -1, NULL, 0, &count, &error), MLD_INVALID_ARGUMENT,
              "the radius is -1; it must be 0 to 1048576");
  CHECK_FAILS(mld_hex_disc(near, MLD_HEX_LIMIT + 1, NULL, 0, &count, &error), MLD_INVALID_ARGUMENT,
              "the radius is 1048577; it must be 0 to 1048576");
  CHECK_FAILS(mld_hex_to_offset(near, 4, &number, &number, &error), MLD_INVALID_ARGUMENT,
              "there is no kind of table with the number 4");
  CHECK_FAILS(mld_hex_from_offset(0, 0, -1, &out, &error), MLD_INVALID_ARGUMENT,
              "there is no kind of table with the number -1");
  CHECK(mld_hex_from_offset(-2147483647 - 1, 0, 0, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_to_offset(far, 0, &number, &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_to_offset(near, 0, NULL, &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_to_offset(near, 0, &number, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_from_offset(0, 0, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_neighbour(far, 0, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_neighbour(near, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_distance(near, near, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_rotate(far, near, 1, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_rotate(near, near, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_mirror(near, far, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_mirror(near, near, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_line(far, near, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_line(near, near, NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_ring(far, 1, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_ring(near, 1, NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_disc(near, 1, NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_map_create(&near, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_map_create(NULL, 1, &map, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_map_create_from_text(NULL, &map, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_map_create_from_text("a", NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_map_hexes(NULL, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_map_find(NULL, near, &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_hex_map_format_label(NULL, 0, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(map == NULL);
}

int main(void) {
  Figures();
  HugeFiguresAreNotWalked();
  Offsets();
  Maps();
  WrongArgumentsAreErrors();
  return CHECK_RESULT();
}
