/* Chance through the C interface. */
#include "check.h"

static void GivesTheDocumentedNumbers(void) {
  mld_chance chance;
  uint64_t bits = 0;
  int32_t roll = 0;
  static const int32_t kRolls[12] = {5, 2, 12, 3, 10, 9, 3, 10, 8, 10, 7, 9};
  CHECK_OK(mld_chance_init(&chance, 42, 1, &error));
  CHECK(chance.key == UINT64_C(0xDDB9125435D00E8A) && chance.counter == 0);
  CHECK_OK(mld_chance_next(&chance, &bits, &error));
  CHECK(bits == UINT64_C(0xA54C654E8D7D181C) && chance.counter == 1);

  CHECK_OK(mld_chance_init(&chance, 42, 0, &error));
  for (int i = 0; i < 12; ++i) {
    CHECK_OK(mld_chance_roll(&chance, 12, &roll, &error));
    CHECK(roll == kRolls[i]);
  }
  /* A smaller die is the same roll, read differently. */
  CHECK_OK(mld_chance_init(&chance, 42, 0, &error));
  for (int i = 0; i < 12; ++i) {
    CHECK_OK(mld_chance_roll(&chance, 4, &roll, &error));
    CHECK(roll == (kRolls[i] + 2) / 3);
  }
  CHECK(chance.counter == 12);
}

static void BelowShuffleAndDraw(void) {
  mld_chance chance;
  uint32_t number = 0;
  int32_t items[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  static const int32_t kShuffled[10] = {5, 6, 2, 0, 9, 4, 8, 7, 1, 3};
  uint16_t counts[3] = {2, 0, 1};
  int32_t drawn[3] = {0, 0, 0};
  int32_t kind = -1;
  CHECK_OK(mld_chance_init(&chance, 42, 0, &error));
  CHECK_OK(mld_chance_below(&chance, 0xC0000000u, &number, &error));
  CHECK(number == 1115492643u);

  CHECK_OK(mld_chance_init(&chance, 42, 0, &error));
  CHECK_OK(mld_chance_shuffle(&chance, items, 10, &error));
  CHECK(memcmp(items, kShuffled, sizeof items) == 0);
  CHECK_OK(mld_chance_shuffle(&chance, NULL, 0, &error));

  for (int i = 0; i < 3; ++i) {
    CHECK_OK(mld_chance_draw(&chance, counts, 3, &kind, &error));
    CHECK(kind >= 0 && kind < 3);
    ++drawn[kind];
  }
  CHECK(drawn[0] == 2 && drawn[1] == 0 && drawn[2] == 1);
  CHECK(counts[0] == 0 && counts[1] == 0 && counts[2] == 0);
  number = (uint32_t)chance.counter;
  CHECK_FAILS(mld_chance_draw(&chance, counts, 3, &kind, &error), MLD_UNAVAILABLE,
              "the bag is empty");
  CHECK_FAILS(mld_chance_draw(&chance, NULL, 0, &kind, &error), MLD_UNAVAILABLE,
              "the bag is empty");
  CHECK(chance.counter == number);
}

static void WrongArgumentsAreErrors(void) {
  mld_chance chance = {1, 2};
  uint64_t bits = 0;
  uint32_t number = 0;
  int32_t roll = 0;
  uint16_t count = 1;
  CHECK_FAILS(mld_chance_init(NULL, 0, 0, &error), MLD_INVALID_ARGUMENT, "chance must not be NULL");
  CHECK_FAILS(mld_chance_next(NULL, &bits, &error), MLD_INVALID_ARGUMENT,
              "chance must not be NULL");
  CHECK_FAILS(mld_chance_next(&chance, NULL, &error), MLD_INVALID_ARGUMENT, "out must not be NULL");
  CHECK_FAILS(mld_chance_below(NULL, 1, &number, &error), MLD_INVALID_ARGUMENT,
              "chance must not be NULL");
  CHECK_FAILS(mld_chance_below(&chance, 1, NULL, &error), MLD_INVALID_ARGUMENT,
              "out must not be NULL");
  CHECK_FAILS(mld_chance_below(&chance, 0, &number, &error), MLD_INVALID_ARGUMENT,
              "bound must be at least 1");
  CHECK_FAILS(mld_chance_roll(NULL, 12, &roll, &error), MLD_INVALID_ARGUMENT,
              "chance must not be NULL");
  CHECK_FAILS(mld_chance_roll(&chance, 12, NULL, &error), MLD_INVALID_ARGUMENT,
              "out must not be NULL");
  CHECK_FAILS(mld_chance_roll(&chance, 5, &roll, &error), MLD_INVALID_ARGUMENT,
              "a die cannot have 5 sides; it has 1, 2, 3, 4, 6 or 12");
  CHECK_FAILS(mld_chance_shuffle(NULL, &roll, 1, &error), MLD_INVALID_ARGUMENT,
              "chance must not be NULL");
  CHECK_FAILS(mld_chance_shuffle(&chance, NULL, 1, &error), MLD_INVALID_ARGUMENT,
              "items must not be NULL");
  CHECK_FAILS(mld_chance_shuffle(&chance, &roll, UINT64_C(4294967296), &error),
              MLD_INVALID_ARGUMENT, "there are 4294967296 items; there must be fewer than 2^32");
  CHECK_FAILS(mld_chance_draw(NULL, &count, 1, &roll, &error), MLD_INVALID_ARGUMENT,
              "chance must not be NULL");
  CHECK_FAILS(mld_chance_draw(&chance, NULL, 1, &roll, &error), MLD_INVALID_ARGUMENT,
              "counts must not be NULL");
  CHECK_FAILS(mld_chance_draw(&chance, &count, 1, NULL, &error), MLD_INVALID_ARGUMENT,
              "kind must not be NULL");
  CHECK_FAILS(mld_chance_draw(&chance, &count, 65537, &roll, &error), MLD_INVALID_ARGUMENT,
              "there are 65537 kinds; at most 65536 are allowed");
  CHECK_FAILS(mld_die_read(13, 6, &roll, &error), MLD_INVALID_ARGUMENT,
              "a twelve-sided die cannot show 13");
  CHECK_FAILS(mld_die_read(0, 6, &roll, &error), MLD_INVALID_ARGUMENT,
              "a twelve-sided die cannot show 0");
  CHECK_FAILS(mld_die_read(1, 0, &roll, &error), MLD_INVALID_ARGUMENT,
              "a die cannot have 0 sides; it has 1, 2, 3, 4, 6 or 12");
  CHECK_FAILS(mld_die_read(1, 1, NULL, &error), MLD_INVALID_ARGUMENT, "out must not be NULL");
  CHECK(chance.key == 1 && chance.counter == 2 && count == 1);
  /* The error may be left out. */
  CHECK(mld_chance_below(&chance, 0, &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_chance_below(&chance, 7, &number, NULL) == MLD_OK && number < 7);
}

static void ADieIsReadFromTwelveFaces(void) {
  static const int32_t kSides[6] = {1, 2, 3, 4, 6, 12};
  int32_t out = 0;
  for (int s = 0; s < 6; ++s) {
    for (int32_t d12 = 1; d12 <= 12; ++d12) {
      CHECK_OK(mld_die_read(d12, kSides[s], &out, &error));
      CHECK(out == (d12 - 1) / (12 / kSides[s]) + 1);
    }
  }
}

int main(void) {
  GivesTheDocumentedNumbers();
  BelowShuffleAndDraw();
  WrongArgumentsAreErrors();
  ADieIsReadFromTwelveFaces();
  return CHECK_RESULT();
}
