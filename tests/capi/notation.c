/* Text both ways, names, and drawings. */
#include "play.h"

static void check_reads_as(const mld_match* match, const char* text, const char* canonical) {
  mld_action action = {0};
  char written[128] = "";
  uint64_t size = 0;
  CHECK_OK(mld_match_parse_action(match, text, &action, &error));
  CHECK_OK(mld_match_format_action(match, &action, written, sizeof written, &size, &error));
  CHECK_TEXT(written, canonical);
  CHECK(size == strlen(canonical) + 1);
}

static void test_reading_is_generous_and_writing_is_not(const mld_match* match) {
  check_reads_as(match, "observe B6", "observe B6");
  check_reads_as(match, "  OBSERVE\t b-6 ", "observe B6");
  check_reads_as(match, "place circles m90 c4", "place circles m90 C4");
  check_reads_as(match, "maneuver centers r0 -2/3", "maneuver centers r0 -2/3");
  check_reads_as(match, "pick circles battleducks:donut", "pick circles donut");
  check_reads_as(match, "fill", "fill");
}

static void check_unreadable(const mld_match* match, const char* text, const char* message) {
  mld_action action = {77, {0}};
  CHECK_FAILS(mld_match_parse_action(match, text, &action, &error), MLD_INVALID_ARGUMENT, message);
  CHECK(action.kind == 77);
}

static void test_unreadable_text_is_explained(const mld_match* match) {
  check_unreadable(match, "", "no action given");
  check_unreadable(match, " \n ", "no action given");
  check_unreadable(match, "obsurve B6", "there is no action \"obsurve\"; did you mean observe");
  check_unreadable(match, "observe", "observe: cell is missing");
  check_unreadable(match, "observe Z99", "observe: cell must be a cell such as B6, not \"Z99\"");
  check_unreadable(match, "observe B6 B7", "\"B7\" is one word too many");
  check_unreadable(match, "pick circles doughnut", "must be the name of a formation");
  check_unreadable(match, "pick circles donat", "did you mean donut");
  check_unreadable(match, "place circles r45 A1", "one of r0, r90");
  check_unreadable(match, "maneuver centers r0 2147483648/0", "or column/row from 0");
  check_unreadable(match, "\xff\xfe", "\"??\"");
}

static void test_long_text_is_only_text(const mld_match* match) {
  const size_t size = 1 << 20;
  char* text = malloc(size);
  mld_action action = {0};
  static const char fillers[] = {'a', ' ', ':', '1', '/', '-', '\xc3'};
  for (size_t i = 0; i < sizeof fillers; ++i) {
    memset(text, fillers[i], size - 1);
    text[size - 1] = '\0';
    CHECK(mld_match_parse_action(match, text, &action, NULL) == MLD_INVALID_ARGUMENT);
    memcpy(text, "pick circles ", 13);
    CHECK(mld_match_parse_action(match, text, &action, NULL) == MLD_INVALID_ARGUMENT);
    memcpy(text, "maneuver centers r0 ", 20);
    CHECK(mld_match_parse_action(match, text, &action, NULL) == MLD_INVALID_ARGUMENT);
  }
  free(text);
}

/* Records of no known kind, or with arguments out of range, are still written somehow. */
static void test_odd_records_are_written(const mld_match* match) {
  static const int32_t odd[] = {-1, 256, 999, INT32_MAX, INT32_MIN};
  char text[256];
  uint64_t size = 0;
  for (size_t i = 0; i < sizeof odd / sizeof *odd; ++i) {
    for (uint32_t kind = 0; kind < 20; ++kind) {
      mld_action action = {kind, {0}};
      mld_event event = {kind, {0}};
      mld_decision decision = {kind, 0, {0}};
      for (int a = 0; a < 7; ++a) action.args[a] = event.args[a] = odd[i];
      for (int a = 0; a < 6; ++a) decision.args[a] = odd[i];
      CHECK_OK(mld_match_format_action(match, &action, text, sizeof text, &size, &error));
      CHECK(size > 1);
      CHECK_OK(mld_match_format_event(match, &event, text, sizeof text, &size, &error));
      CHECK(size > 1);
      CHECK_OK(mld_match_format_decision(match, &decision, text, sizeof text, &size, &error));
      CHECK(size > 1);
    }
  }
  mld_action unknown = {UINT32_MAX, {0}};
  CHECK_OK(mld_match_format_action(match, &unknown, text, sizeof text, &size, &error));
  CHECK(strstr(text, "4294967295") != NULL);
}

static void test_decisions_are_written(const mld_match* match) {
  mld_decision decision;
  char text[64] = "";
  uint64_t size = 0;
  CHECK_OK(mld_match_decision(match, 0, 1, &decision, &error));
  CHECK_OK(mld_match_format_decision(match, &decision, text, sizeof text, &size, &error));
  CHECK_TEXT(text, "set_up_fleet");
}

static void test_names(const mld_match* match) {
  uint64_t count = 0;
  const char* name = NULL;
  int donuts = 0;
  CHECK_OK(mld_match_name_count(match, "slot", &count, &error));
  CHECK(count == 5);
  CHECK_OK(mld_match_name(match, "slot", 0, &name, &error));
  CHECK_TEXT(name, "centers");
  CHECK_FAILS(mld_match_name(match, "slot", 5, &name, &error), MLD_INVALID_ARGUMENT,
              "there is no name number 5; there are 5");
  CHECK_OK(mld_match_name_count(match, "formation", &count, &error));
  CHECK(count == 30);
  for (uint64_t i = 0; i < count; ++i) {
    CHECK_OK(mld_match_name(match, "formation", i, &name, &error));
    donuts += strcmp(name, "donut") == 0;
  }
  CHECK(donuts == 1);
  CHECK_OK(mld_match_name_count(match, "no such table", &count, &error));
  CHECK(count == 0);
}

static int holds_beyond_ascii(const char* text) {
  for (; *text != '\0'; ++text) {
    if ((unsigned char)*text >= 0x80) return 1;
  }
  return 0;
}

static void test_drawing(const mld_match* match) {
  for (int32_t viewer = MLD_VIEWER_HOST; viewer < 2; ++viewer) {
    for (uint32_t style = 0; style < 4; ++style) {
      uint64_t size = 0;
      CHECK_OK(mld_match_draw(match, viewer, style, NULL, 0, &size, &error));
      char* text = malloc((size_t)size);
      CHECK_OK(mld_match_draw(match, viewer, style, text, size, &size, &error));
      CHECK(strlen(text) + 1 == size && size > 100);
      CHECK((strchr(text, '\x1b') != NULL) == ((style & MLD_DRAW_COLOR) != 0));
      CHECK((style & MLD_DRAW_UNICODE) != 0 || !holds_beyond_ascii(text));
      free(text);
    }
  }
  uint64_t size = 0;
  CHECK_FAILS(mld_match_draw(match, 0, 4, NULL, 0, &size, &error), MLD_INVALID_ARGUMENT,
              "style 4 is not made of MLD_DRAW_COLOR and MLD_DRAW_UNICODE");
}

/* What seat 0 is shown does not depend on what the other player hides. */
static void test_drawings_hide_the_other_pond(const mld_ruleset* ruleset) {
  char drawings[2][8192];
  uint64_t size = 0;
  for (int i = 0; i < 2; ++i) {
    mld_match* match = new_match(ruleset, "first_player=p1", 1);
    play_text(match, 1, i == 0 ? "place quintuple r0 A1" : "place quintuple r90 J6");
    set_up(match);
    CHECK_OK(mld_match_draw(match, 0, 0, drawings[i], sizeof drawings[i], &size, &error));
    mld_match_destroy(match);
  }
  CHECK_TEXT(drawings[0], drawings[1]);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  mld_match* match = new_match(ruleset, "mode=advanced", 1);
  test_reading_is_generous_and_writing_is_not(match);
  test_unreadable_text_is_explained(match);
  test_long_text_is_only_text(match);
  test_odd_records_are_written(match);
  test_decisions_are_written(match);
  test_names(match);
  test_drawing(match);
  set_up(match);
  test_drawing(match);
  mld_match_destroy(match);
  test_drawings_hide_the_other_pond(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
