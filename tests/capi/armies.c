/* Army lists and prices: what an army builder asks. */
#include "check.h"

static mld_ruleset* load(const char* game) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(mld_ruleset_create(game, NULL, &ruleset, &error));
  return ruleset;
}

/* Whether one of the reasons contains `text`. */
static int has_reason(const char* const* reasons, uint64_t count, const char* text) {
  for (uint64_t i = 0; i < count; ++i) {
    if (strstr(reasons[i], text) != NULL) return 1;
  }
  return 0;
}

static void test_a_list_that_is_allowed(const mld_ruleset* ruleset) {
  mld_army_report* report = NULL;
  mld_price* drake = NULL;
  uint64_t count = 9;
  CHECK_OK(mld_army_report_create(ruleset, " quack_marine X10;\nhonour_drake x4 oath_hammer", 120,
                                  &report, &error));
  CHECK(mld_army_report_allowed(report) == 1);
  CHECK_OK(mld_price_create_for_unit(ruleset, "honour_drake", &drake, &error));
  CHECK(mld_army_report_cost(report) == 10 * 7 + 4 * mld_price_listed(drake));
  mld_price_destroy(drake);
  CHECK_TEXT(mld_army_report_text(report), "quack_marine x10; honour_drake x4 oath_hammer bulwark");
  CHECK_OK(mld_army_report_reasons(report, NULL, 0, &count, &error));
  CHECK(count == 0);
  mld_army_report_destroy(report);
}

static void test_every_reason_why_a_list_is_refused(const mld_ruleset* ruleset) {
  mld_army_report* report = NULL;
  const char* reasons[16] = {NULL};
  uint64_t count = 0;
  CHECK_OK(mld_army_report_create(ruleset, "marshal_aix; marshal_aix; ripper x13; pond_levy", 10,
                                  &report, &error));
  CHECK(mld_army_report_allowed(report) == 0);
  CHECK_OK(mld_army_report_reasons(report, reasons, 16, &count, &error));
  CHECK(count == 6);
  CHECK(has_reason(reasons, count, "its Full Strength is 12"));
  CHECK(has_reason(reasons, count, "10 are allowed"));
  CHECK(has_reason(reasons, count, "one Feather"));
  CHECK(has_reason(reasons, count, "2 units of Leaders"));
  CHECK(has_reason(reasons, count, "needs 5 units of Quack Marines"));
  CHECK(has_reason(reasons, count, "Pond Levy needs another model"));
  CHECK_TOO_SMALL(mld_army_report_reasons(report, reasons, 2, &count, &error));
  CHECK(count == 6);
  mld_army_report_destroy(report);
}

static void test_lists_that_cannot_be_read(const mld_ruleset* ruleset) {
  mld_army_report* report = (mld_army_report*)&report;
  const mld_status bad = MLD_INVALID_ARGUMENT;
  CHECK_FAILS(mld_army_report_create(ruleset, "quack_marnie", 120, &report, &error), bad,
              "did you mean quack_marine");
  CHECK(report == NULL);
  CHECK_FAILS(mld_army_report_create(NULL, "", 120, &report, &error), bad,
              "ruleset must not be NULL");
  CHECK_FAILS(mld_army_report_create(ruleset, NULL, 120, &report, &error), bad,
              "list must not be NULL");
  CHECK_FAILS(mld_army_report_create(ruleset, "", 120, NULL, &error), bad, "out must not be NULL");
  CHECK_FAILS(mld_army_report_reasons(NULL, NULL, 0, NULL, &error), bad, "report must not be");
  CHECK(mld_army_report_allowed(NULL) == 0 && mld_army_report_cost(NULL) == 0);
  CHECK_TEXT(mld_army_report_text(NULL), "");
  mld_army_report_destroy(NULL);
  /* Any bytes. */
  CHECK_FAILS(mld_army_report_create(ruleset, "\xff\xfe;\x01", 120, &report, &error), bad,
              "unit 1");

  mld_ruleset* other = load("battleducks");
  CHECK_FAILS(mld_army_report_create(other, "quack_marine", 120, &report, &error), bad,
              "a ruleset of duckhammer is needed; this one is of battleducks");
  mld_ruleset_destroy(other);
}

static void test_the_price_of_a_listed_model(const mld_ruleset* ruleset) {
  mld_price* price = NULL;
  mld_price_line lines[32];
  uint64_t count = 0;
  int32_t sum = 0;
  CHECK_OK(mld_price_create_for_unit(ruleset, "quack_marine", &price, &error));
  CHECK(mld_price_total(price) == 12);
  CHECK(mld_price_listed(price) == 7);
  CHECK_OK(mld_price_lines(price, lines, 32, &count, &error));
  for (uint64_t i = 0; i < count; ++i) sum += lines[i].points;
  CHECK(sum == 12);
  CHECK_TEXT(lines[0].label, "base");
  CHECK(lines[0].points == 6);
  CHECK_TEXT(lines[2].label, "Bravery 3");
  CHECK(lines[2].points == 6 && lines[2].reserved == 0);
  CHECK_TOO_SMALL(mld_price_lines(price, lines, 1, &count, &error));
  CHECK_OK(mld_price_reasons(price, NULL, 0, &count, &error));
  CHECK(count == 0);
  mld_price_destroy(price);

  CHECK_OK(mld_price_create_for_unit(ruleset, "honour_drake oath_hammer", &price, &error));
  CHECK(mld_price_total(price) == mld_price_listed(price));
  mld_price_destroy(price);
  CHECK_FAILS(mld_price_create_for_unit(ruleset, "strider; strider", &price, &error),
              MLD_INVALID_ARGUMENT, "name one model, not 2");
  CHECK(price == NULL);
}

static void test_the_price_of_a_model_made_at_home(const mld_ruleset* ruleset) {
  static const char* const abilities[] = {"duty"};
  static const char* const reliable[] = {"reliable"};
  mld_weapon_sheet weapons[2];
  mld_model_sheet sheet;
  mld_price* price = NULL;
  memset(weapons, 0, sizeof weapons);
  weapons[0].weapon = "molter";
  weapons[1].name = "Sabre";
  weapons[1].kind = MLD_WEAPON_MELEE;
  weapons[1].range = 1;
  weapons[1].abilities = reliable;
  weapons[1].ability_count = 1;
  mld_model_sheet_init(&sheet, sizeof sheet);
  CHECK_OK(mld_price_create_for_sheet(ruleset, &sheet, &price, &error));
  CHECK(mld_price_total(price) == 6 && mld_price_listed(price) == 0);
  mld_price_destroy(price);

  /* The printed Quack Marine with Bravery 1. */
  sheet.full_strength = 10;
  sheet.armor = 1;
  sheet.bravery = 1;
  sheet.charge = "2d2";
  sheet.abilities = abilities;
  sheet.ability_count = 1;
  sheet.weapons = weapons;
  sheet.weapon_count = 2;
  CHECK_OK(mld_price_create_for_sheet(ruleset, &sheet, &price, &error));
  CHECK(mld_price_total(price) == 7);
  mld_price_destroy(price);
}

static void test_models_that_have_no_price(const mld_ruleset* ruleset) {
  static const char* const abilities[] = {"diver", "spell gale", "spell gale"};
  static const char* const pair[] = {"cleave", "reliable"};
  const char* reasons[8] = {NULL};
  uint64_t count = 0;
  mld_weapon_sheet weapon;
  mld_model_sheet sheet;
  mld_price* price = NULL;
  memset(&weapon, 0, sizeof weapon);
  weapon.range = 2;
  weapon.abilities = pair;
  weapon.ability_count = 2;
  mld_model_sheet_init(&sheet, sizeof sheet);
  sheet.armor = 9;
  sheet.abilities = abilities;
  sheet.ability_count = 3;
  sheet.weapons = &weapon;
  sheet.weapon_count = 1;
  CHECK_OK(mld_price_create_for_sheet(ruleset, &sheet, &price, &error));
  CHECK(mld_price_total(price) == 0);
  CHECK_OK(mld_price_reasons(price, reasons, 8, &count, &error));
  CHECK(count == 4);
  CHECK(has_reason(reasons, count, "Armor is 9"));
  CHECK(has_reason(reasons, count, "Diver needs a fast swimmer"));
  CHECK(has_reason(reasons, count, "is there twice"));
  CHECK(has_reason(reasons, count, "weapon: Reliable and Cleave exclude each other"));
  mld_price_destroy(price);
}

static void test_sheets_that_cannot_be_understood(const mld_ruleset* ruleset) {
  static const char* const unknown[] = {"duity"};
  static const char* const alone[] = {"spell"};
  static const char* const missing[] = {NULL};
  const mld_status bad = MLD_INVALID_ARGUMENT;
  mld_weapon_sheet weapons[7];
  mld_model_sheet sheet;
  mld_price* price = NULL;
  memset(weapons, 0, sizeof weapons);

#define CHECK_SHEET(change, status, message)                                                   \
  do {                                                                                         \
    mld_model_sheet_init(&sheet, sizeof sheet);                                                \
    change;                                                                                    \
    CHECK_FAILS(mld_price_create_for_sheet(ruleset, &sheet, &price, &error), status, message); \
    CHECK(price == NULL);                                                                      \
  } while (0)
#define ONE_ABILITY(list) (sheet.abilities = (list), sheet.ability_count = 1)
#define ONE_WEAPON (sheet.weapons = weapons, sheet.weapon_count = 1)

  CHECK_SHEET(sheet.struct_size = 4, bad, "fill the options with mld_model_sheet_init");
  CHECK_SHEET(sheet.grade = 7, bad, "grade is 7; it must be from 0 to 6");
  CHECK_SHEET(sheet.hp = INT32_MAX, bad, "hp is 2147483647");
  CHECK_SHEET(sheet.movement = INT32_MIN, bad, "movement is");
  CHECK_SHEET(sheet.size = 0, bad, "size is 0");
  CHECK_SHEET(sheet.flyer = 3, bad, "flyer is 3");
  CHECK_SHEET(sheet.swimmer = -1, bad, "swimmer is -1");
  CHECK_SHEET(sheet.charge = NULL, bad, "charge must not be NULL");
  CHECK_SHEET(sheet.charge = "fast", bad, "\"fast\" is no dice");
  CHECK_SHEET(ONE_ABILITY(unknown), MLD_NOT_FOUND, "did you mean duty");
  CHECK_SHEET(ONE_ABILITY(alone), bad, "say what Spell is about");
  CHECK_SHEET(ONE_ABILITY(missing), bad, "abilities[0] must not be NULL");
  CHECK_SHEET(ONE_ABILITY(NULL), bad, "abilities must not be NULL");
  CHECK_SHEET(sheet.ability_count = UINT64_MAX, bad, "the most is 64");
  CHECK_SHEET(sheet.weapon_count = 1, bad, "weapons must not be NULL");
  CHECK_SHEET(sheet.weapon_count = UINT64_MAX, bad, "too many weapons");
  CHECK_SHEET((sheet.weapons = weapons, sheet.weapon_count = 7), bad, "more than 6 weapons");
  weapons[0].weapon = "molder";
  CHECK_SHEET(ONE_WEAPON, MLD_NOT_FOUND, "did you mean molter");
  weapons[0].weapon = NULL;
  weapons[0].kind = 3;
  CHECK_SHEET(ONE_WEAPON, bad, "kind is 3");
  weapons[0].kind = MLD_WEAPON_MAGIC;
  CHECK_SHEET(ONE_WEAPON, bad, "magic weapons have a spell range");
  weapons[0].kind = MLD_WEAPON_MELEE;
  weapons[0].size = -1;
  CHECK_SHEET(ONE_WEAPON, bad, "size is -1");
  weapons[0].size = MLD_WEAPON_LARGE;
  weapons[0].range = -1;
  CHECK_SHEET(ONE_WEAPON, bad, "range is -1");
  CHECK_FAILS(mld_price_create_for_sheet(ruleset, NULL, &price, &error), bad,
              "sheet must not be NULL");
  CHECK_FAILS(mld_price_create_for_unit(ruleset, NULL, &price, &error), bad,
              "unit must not be NULL");
  CHECK_FAILS(mld_price_lines(NULL, NULL, 0, NULL, &error), bad, "price must not be NULL");
  CHECK_FAILS(mld_price_reasons(NULL, NULL, 0, NULL, &error), bad, "price must not be NULL");
  CHECK(mld_price_total(NULL) == 0 && mld_price_listed(NULL) == 0);
  mld_price_destroy(NULL);
}

int main(void) {
  mld_ruleset* ruleset = load("duckhammer");
  test_a_list_that_is_allowed(ruleset);
  test_every_reason_why_a_list_is_refused(ruleset);
  test_lists_that_cannot_be_read(ruleset);
  test_the_price_of_a_listed_model(ruleset);
  test_the_price_of_a_model_made_at_home(ruleset);
  test_models_that_have_no_price(ruleset);
  test_sheets_that_cannot_be_understood(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
