/* Scripts that print, scripts that fail while a match runs, and matches whose scripts are replaced.
 */
#include "mods.h"

typedef struct lines {
  int count[3]; /* By level. */
  char last[3][256];
} lines;

static void keep_line(void* user_data, int32_t level, const char* message) {
  lines* l = user_data;
  CHECK(level >= 0 && level < 3);
  ++l->count[level];
  snprintf(l->last[level], sizeof l->last[level], "%s", message);
}

static mld_status load_logged(const char* content, lines* l, mld_ruleset** out) {
  mld_pack* pack = new_pack(MANIFEST, content);
  mld_ruleset_options options;
  mld_ruleset_options_init(&options, sizeof options);
  options.packs = (const mld_pack* const[]){pack};
  options.pack_count = 1;
  options.log = keep_line;
  options.log_user_data = l;
  const mld_status status = mld_ruleset_create("battleducks", &options, out, NULL);
  mld_pack_destroy(pack);
  return status;
}

static void test_log(void) {
  mld_ruleset* ruleset = NULL;
  lines l = {0};
  CHECK(load_logged("print('hello', 5)", &l, &ruleset) == MLD_OK);
  CHECK(l.count[MLD_LOG_INFO] == 2);
  CHECK_TEXT(l.last[MLD_LOG_INFO], "loaded pack mod 1.2.3");
  CHECK(l.count[MLD_LOG_SCRIPT] == 1);
  CHECK(strstr(l.last[MLD_LOG_SCRIPT], "hello") != NULL);
  CHECK(strstr(l.last[MLD_LOG_SCRIPT], "content.lua:1") != NULL);
  CHECK(l.count[MLD_LOG_ERROR] == 0);
  mld_ruleset_destroy(ruleset);

  CHECK(load_logged("\nboard { id = 'a' }", &l, &ruleset) == MLD_CONTENT_ERROR);
  CHECK(l.count[MLD_LOG_INFO] == 2 && l.count[MLD_LOG_ERROR] == 1);
  CHECK(strstr(l.last[MLD_LOG_ERROR], "mod/content.lua:2") != NULL);

  CHECK(load_logged("print('a\\xfeb\\xff')", &l, &ruleset) == MLD_OK);
  CHECK(strstr(l.last[MLD_LOG_SCRIPT], "a?b?") != NULL);
  mld_ruleset_destroy(ruleset);
}

#define MANEUVER(body)                                                                     \
  "maneuver { id = 'm', cooldown = 3, footprint = { 'o' }, resolve = function(ctx)\n" body \
  " end }\n"                                                                               \
  "category { id = 'c', min_ducks = 2, max_ducks = 2, maneuver = 'm' }\n"                  \
  "formation { id = 'f', category = 'c', shape = { '##' } }\n"

/* A script that fails while a match runs: the action is rolled back whole. */
static void check_script_fails(const char* content, mld_status wanted, const char* message) {
  mld_ruleset* ruleset = NULL;
  mld_action action = {0};
  uint64_t before = 0;
  uint64_t after = 1;
  CHECK_OK(load(MANIFEST, content, &ruleset, &error));
  mld_match* match = new_match(ruleset, "fleet=f first_player=p1", 1);
  set_up(match);
  const uint64_t hash = hash_of(match);
  CHECK_OK(mld_match_event_count(match, MLD_VIEWER_HOST, &before, &error));
  CHECK_OK(mld_match_parse_action(match, "maneuver f r0 A1", &action, &error));
  CHECK_OK(mld_match_check(match, 0, &action, &error));
  CHECK_FAILS(mld_match_apply(match, 0, &action, &error), wanted, message);
  CHECK_OK(mld_match_event_count(match, MLD_VIEWER_HOST, &after, &error));
  CHECK(hash_of(match) == hash && after == before);
  play_text(match, 0, "observe A1");
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static int32_t count_down(void* user_data) {
  int* left = user_data;
  return --*left < 0;
}

/* A deadline stops what a script cannot stop by itself, and cannot be caught; nothing has happened,
 * nothing is recorded, and without the deadline the match goes on as if there had been none. */
static void test_interrupt(void) {
  mld_ruleset* ruleset = NULL;
  mld_action action = {0};
  CHECK_OK(load(MANIFEST,
                MANEUVER("ctx:probe(ctx:cells()[1])"
                         " for i = 1, 9 do pcall(function() for j = 1, 2000 do end end) end"),
                &ruleset, &error));
  mld_match* match = new_match(ruleset, "fleet=f first_player=p1", 1);
  set_up(match);
  const uint64_t hash = hash_of(match);
  const uint64_t depth = mld_match_undo_depth(match);
  CHECK_OK(mld_match_parse_action(match, "maneuver f r0 A1", &action, &error));
  for (int polls = 0; polls < 5; ++polls) {
    int left = polls;
    mld_interrupt_set(count_down, &left);
    CHECK_FAILS(mld_match_apply(match, 0, &action, &error), MLD_INTERRUPTED,
                "interrupted by the application");
    CHECK(left < 0);
    CHECK(hash_of(match) == hash);
    CHECK(mld_match_undo_depth(match) == depth);
  }
  mld_interrupt_set(NULL, NULL);
  CHECK_OK(mld_match_apply(match, 0, &action, &error));
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_scripts_that_fail(void) {
  check_script_fails(MANEUVER("ctx:probe(ctx:cells()[1]) error('no luck')"), MLD_SCRIPT_ERROR,
                     "content.lua:2");
  check_script_fails(MANEUVER("ctx:probe(9999)"), MLD_SCRIPT_ERROR, "9999");
  check_script_fails(MANEUVER("ctx:probe(0) while true do end"), MLD_LIMIT_EXCEEDED,
                     "instructions");
  check_script_fails(MANEUVER("local s = 'x' for i = 1, 1e9 do s = s .. s end"), MLD_LIMIT_EXCEEDED,
                     "a string grew");
}

static void test_hot_reload(void) {
  mld_ruleset* first = NULL;
  mld_ruleset* second = NULL;
  mld_ruleset* without = new_ruleset();
  mld_match* restored = NULL;
  mld_restore_options options;
  uint64_t before = 0;
  uint64_t after = 0;
  CHECK_OK(load(MANIFEST, MANEUVER("error('no')"), &first, &error));
  CHECK_OK(load(MANIFEST, MANEUVER("ctx:probe(ctx:cells()[1])"), &second, &error));
  mld_match* match = new_match(first, "fleet=f first_player=p1", 1);
  set_up(match);
  bytes saved = snapshot_of(match, MLD_VIEWER_HOST);
  CHECK_OK(mld_match_event_count(match, 0, &before, &error));

  CHECK_FAILS(mld_match_carry_over(match, without, &error), MLD_CONTENT_MISMATCH, "");
  CHECK(mld_match_undo_depth(match) == 4);
  CHECK_OK(mld_match_carry_over(match, second, &error));
  CHECK(mld_match_undo_depth(match) == 0);
  CHECK_OK(mld_match_event_count(match, 0, &after, &error));
  CHECK(after == before);
  play_text(match, 0, "maneuver f r0 A1");

  CHECK_FAILS(
      mld_match_create_from_snapshot(second, saved.data, saved.size, NULL, &restored, &error),
      MLD_CONTENT_MISMATCH, "pack mod 1.2.3 has changed under the same version");
  CHECK_FAILS(
      mld_match_create_from_snapshot(without, saved.data, saved.size, NULL, &restored, &error),
      MLD_CONTENT_MISMATCH, "pack mod is missing");
  mld_restore_options_init(&options, sizeof options);
  options.allow_changed_content = 1;
  CHECK_OK(
      mld_match_create_from_snapshot(second, saved.data, saved.size, &options, &restored, &error));
  play_text(restored, 0, "maneuver f r0 A1");
  CHECK(hash_of(restored) == hash_of(match));

  /* A copy takes the ruleset of the original with it. */
  mld_match* other = new_match(without, "", 1);
  CHECK_OK(mld_match_copy_state_from(other, match, &error));
  CHECK(hash_of(other) == hash_of(match));
  mld_match_destroy(other);
  mld_match_destroy(restored);
  mld_match_destroy(match);
  bytes_free(&saved);
  mld_ruleset_destroy(first);
  mld_ruleset_destroy(second);
  mld_ruleset_destroy(without);
}

int main(void) {
  test_log();
  test_scripts_that_fail();
  test_interrupt();
  test_hot_reload();
  return CHECK_RESULT();
}
