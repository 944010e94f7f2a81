/* Statuses, versions, error objects, and every function with arguments that make no sense. */
#include "play.h"

static void test_version(void) {
  char text[32];
  const uint32_t version = mld_version();
  snprintf(text, sizeof text, "%u.%u.%u", version / 1000000, version / 1000 % 1000, version % 1000);
  CHECK_TEXT(mld_version_string(), text);
  CHECK(version == MLD_VERSION);
}

static void test_status_names(void) {
  CHECK_TEXT(mld_status_name(MLD_OK), "MLD_OK");
  CHECK_TEXT(mld_status_name(MLD_BUFFER_TOO_SMALL), "MLD_BUFFER_TOO_SMALL");
  CHECK_TEXT(mld_status_name(MLD_INTERNAL), "MLD_INTERNAL");
  CHECK_TEXT(mld_status_name(-1), "unknown status");
  CHECK_TEXT(mld_status_name(MLD_INTERRUPTED), "MLD_INTERRUPTED");
  CHECK_TEXT(mld_status_name(MLD_INTERRUPTED + 1), "unknown status");
}

static void test_null_error_says_nothing(void) {
  mld_error_destroy(NULL);
  CHECK(mld_error_code(NULL) == MLD_OK);
  CHECK_TEXT(mld_error_message(NULL), "");
  CHECK(mld_error_entry_count(NULL) == 0);
  CHECK_TEXT(mld_error_entry_pack(NULL, 0), "");
  CHECK_TEXT(mld_error_entry_file(NULL, 0), "");
  CHECK(mld_error_entry_line(NULL, 0) == 0);
  CHECK_TEXT(mld_error_entry_path(NULL, 0), "");
  CHECK_TEXT(mld_error_entry_message(NULL, 0), "");
}

static void test_error_is_always_set(void) {
  int nothing = 0;
  mld_error* error = (mld_error*)(void*)&nothing; /* Not looked at. */
  uint64_t index = 0;
  CHECK(mld_game_find("battleducks", &index, &error) == MLD_OK);
  CHECK(error == NULL);
  error = (mld_error*)(void*)&nothing;
  CHECK(mld_game_find("battledocks", &index, &error) == MLD_NOT_FOUND);
  CHECK(error != NULL && mld_error_code(error) == MLD_NOT_FOUND);
  CHECK(mld_error_entry_count(error) == 0);
  CHECK_TEXT(mld_error_entry_message(error, 0), "");
  mld_error_destroy(error);
  CHECK(mld_game_find("battledocks", &index, NULL) == MLD_NOT_FOUND);
}

static void test_messages_are_utf8_whatever_comes_in(void) {
  uint64_t index = 0;
  CHECK_FAILS(mld_game_find("\xff\xc0\xaf\xed\xa0\x80\xf5", &index, &error), MLD_NOT_FOUND,
              "\"???????\"");
  CHECK_FAILS(mld_game_find("d\xc3\xa9j\xc3\xa0", &index, &error), MLD_NOT_FOUND,
              "\"d\xc3\xa9j\xc3\xa0\"");
}

static int32_t read_nothing(void* user_data, const char* path, uint8_t* buffer, uint64_t capacity,
                            uint64_t* size) {
  (void)user_data, (void)path, (void)buffer, (void)capacity, (void)size;
  return 0;
}

static void test_null_without_a_match(void) {
  mld_pack* pack = NULL;
  mld_pack* none = NULL;
  mld_ruleset* ruleset = NULL;
  mld_config* config = NULL;
  mld_game_info game = {.struct_size = sizeof game};
  const char* text = NULL;
  const uint8_t* data = NULL;
  const char* const no_path[] = {NULL};
  uint64_t n = 0;
  const mld_status bad = MLD_INVALID_ARGUMENT;

  CHECK_OK(mld_pack_create("mod", &pack, &error));
  CHECK_FAILS(mld_pack_create(NULL, &none, &error), bad, "label must not be NULL");
  CHECK_FAILS(mld_pack_create("mod", NULL, &error), bad, "out must not be NULL");
  CHECK_FAILS(mld_pack_create_from_folder(NULL, &none, &error), bad, "folder must not be NULL");
  CHECK_FAILS(mld_pack_create_from_folder(".", NULL, &error), bad, "out must not be NULL");
  CHECK_FAILS(mld_pack_create_embedded(NULL, &none, &error), bad, "game must not be NULL");
  CHECK_FAILS(mld_pack_create_embedded("battleducks", NULL, &error), bad, "out must not be NULL");
  CHECK_FAILS(mld_pack_add_file(NULL, "a.lua", "", 0, &error), bad, "pack must not be NULL");
  CHECK_FAILS(mld_pack_add_file(pack, NULL, "", 0, &error), bad, "path must not be NULL");
  CHECK_FAILS(mld_pack_add_file(pack, "a.lua", NULL, 1, &error), bad, "bytes must not be NULL");
  CHECK_FAILS(mld_pack_read_files(NULL, no_path, 1, read_nothing, NULL, &error), bad, "pack");
  CHECK_FAILS(mld_pack_read_files(pack, NULL, 1, read_nothing, NULL, &error), bad, "paths must");
  CHECK_FAILS(mld_pack_read_files(pack, no_path, 1, read_nothing, NULL, &error), bad, "paths[0]");
  CHECK_FAILS(mld_pack_read_files(pack, no_path, 1, NULL, NULL, &error), bad, "read must not");
  CHECK(mld_pack_file_count(NULL) == 0);
  CHECK_FAILS(mld_pack_file_path(NULL, 0, &text, &error), bad, "pack must not be NULL");
  CHECK_FAILS(mld_pack_file_path(pack, 0, NULL, &error), bad, "path must not be NULL");
  CHECK_FAILS(mld_pack_file_bytes(NULL, 0, &data, &n, &error), bad, "pack must not be NULL");
  CHECK_FAILS(mld_pack_file_bytes(pack, 0, NULL, &n, &error), bad, "bytes must not be NULL");
  CHECK_FAILS(mld_pack_file_bytes(pack, 0, &data, NULL, &error), bad, "size must not be NULL");
  mld_pack_destroy(pack);
  mld_pack_destroy(NULL);

  CHECK_FAILS(mld_ruleset_create(NULL, NULL, &ruleset, &error), bad, "game must not be NULL");
  CHECK_FAILS(mld_ruleset_create("battleducks", NULL, NULL, &error), bad, "out must not be NULL");
  mld_ruleset_options_init(NULL, sizeof(mld_ruleset_options));
  mld_ruleset_destroy(NULL);
  CHECK_TEXT(mld_ruleset_game(NULL), "");
  CHECK(mld_ruleset_fingerprint(NULL) == 0);
  CHECK(mld_ruleset_pack_count(NULL) == 0);
  CHECK_FAILS(mld_ruleset_describe_pack(NULL, 0, NULL, &error), bad, "ruleset must not be NULL");

  CHECK_FAILS(mld_game_find(NULL, &n, &error), bad, "game must not be NULL");
  CHECK_FAILS(mld_game_find("battleducks", NULL, &error), bad, "index must not be NULL");
  CHECK_FAILS(mld_game_describe(0, NULL, &error), bad, "info must not be NULL");
  CHECK_FAILS(mld_game_describe(mld_game_count(), &game, &error), bad, "no game number");
  CHECK_FAILS(mld_game_describe_kind(NULL, MLD_ACTIONS, 1, NULL, &error), bad, "game must not");
  CHECK_FAILS(mld_game_describe_arg(NULL, MLD_ACTIONS, 1, 0, NULL, &error), bad, "game must not");
  CHECK_FAILS(mld_game_describe_option(NULL, 0, NULL, &error), bad, "game must not be NULL");

  CHECK_FAILS(mld_config_create(NULL, &config, &error), bad, "ruleset must not be NULL");
  CHECK_FAILS(mld_config_set(NULL, "mode", "standard", &error), bad, "config must not be NULL");
  CHECK_FAILS(mld_config_set_text(NULL, "", &error), bad, "config must not be NULL");
  CHECK_FAILS(mld_config_format_value(NULL, "mode", NULL, 0, &n, &error), bad,
              "config must not be NULL");
  CHECK_FAILS(mld_config_format(NULL, NULL, 0, &n, &error), bad, "config must not be NULL");
  mld_config_destroy(NULL);
}

static void test_null_match(const mld_ruleset* ruleset) {
  mld_match* match = NULL;
  mld_match* good = new_match(ruleset, "", 1);
  mld_config* config = NULL;
  mld_bot* bot = NULL;
  mld_action action = {0};
  mld_event event = {0};
  mld_decision decision = {0};
  mld_outcome outcome;
  const char* text = NULL;
  const uint8_t byte = 0;
  uint64_t n = 0;
  const mld_status bad = MLD_INVALID_ARGUMENT;

  CHECK_FAILS(mld_match_create(NULL, NULL, NULL, &match, &error), bad, "ruleset must not be NULL");
  CHECK_FAILS(mld_match_create(ruleset, NULL, NULL, NULL, &error), bad, "out must not be NULL");
  CHECK_FAILS(mld_match_clone(NULL, &match, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_clone(good, NULL, &error), bad, "out must not be NULL");
  CHECK_FAILS(mld_match_copy_state_from(NULL, good, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_copy_state_from(good, NULL, &error), bad, "other must not be NULL");
  CHECK_FAILS(mld_match_reseed(NULL, 1, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_config_create_from_match(NULL, &config, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_config_create_from_match(good, NULL, &error), bad, "out must not be NULL");
  CHECK(mld_match_seats(NULL) == 0);
  CHECK_FAILS(mld_match_decision(NULL, 0, 0, &decision, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_decision(good, 0, 0, NULL, &error), bad, "decision must not be NULL");
  CHECK_FAILS(mld_match_legal_count(NULL, 0, &n, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_legal_count(good, 0, NULL, &error), bad, "count must not be NULL");
  CHECK_FAILS(mld_match_legal_nth(NULL, 0, 0, &action, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_legal_nth(good, 0, 0, NULL, &error), bad, "action must not be NULL");
  CHECK_FAILS(mld_match_legal_actions(NULL, 0, NULL, 0, &n, &error), bad, "match must not");
  CHECK_FAILS(mld_match_legal_actions(good, 0, NULL, 0, NULL, &error), bad, "count must not");
  CHECK_FAILS(mld_match_check(NULL, 0, &action, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_check(good, 0, NULL, &error), bad, "action must not be NULL");
  CHECK_FAILS(mld_match_apply(NULL, 0, &action, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_apply(good, 0, NULL, &error), bad, "action must not be NULL");
  CHECK_FAILS(mld_match_outcome(NULL, &outcome, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_outcome(good, NULL, &error), bad, "outcome must not be NULL");
  CHECK_FAILS(mld_match_event_count(NULL, 0, &n, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_event_count(good, 0, NULL, &error), bad, "count must not be NULL");
  CHECK_FAILS(mld_match_events(NULL, 0, 0, NULL, 0, &n, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_events(good, 0, 0, NULL, 0, NULL, &error), bad, "count must not be NULL");
  CHECK(mld_match_undo_depth(NULL) == 0);
  CHECK_FAILS(mld_match_undo(NULL, 1, &error), bad, "match must not be NULL");
  mld_match_destroy(NULL);
  mld_match_options_init(NULL, sizeof(mld_match_options));

  CHECK_FAILS(mld_match_write_snapshot(NULL, 0, NULL, 0, &n, &error), bad,
              "match must not be NULL");
  CHECK_FAILS(mld_match_write_snapshot(good, 0, NULL, 0, NULL, &error), bad,
              "size must not be NULL");
  CHECK_FAILS(mld_match_create_from_snapshot(NULL, &byte, 1, NULL, &match, &error), bad,
              "ruleset must not");
  CHECK_FAILS(mld_match_create_from_snapshot(ruleset, NULL, 1, NULL, &match, &error), bad,
              "bytes must not");
  CHECK_FAILS(mld_match_create_from_snapshot(ruleset, &byte, 1, NULL, NULL, &error), bad,
              "out must not be");
  CHECK_FAILS(mld_match_create_imagined(NULL, &byte, 1, 0, &match, &error), bad,
              "ruleset must not be");
  CHECK_FAILS(mld_match_create_imagined(ruleset, NULL, 1, 0, &match, &error), bad,
              "bytes must not be");
  CHECK_FAILS(mld_match_create_imagined(ruleset, &byte, 1, 0, NULL, &error), bad,
              "out must not be NULL");
  CHECK_FAILS(mld_match_hash(NULL, &n, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_hash(good, NULL, &error), bad, "hash must not be NULL");
  CHECK_FAILS(mld_match_write_replay(NULL, NULL, 0, &n, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_write_replay(good, NULL, 0, NULL, &error), bad, "size must not be NULL");
  CHECK_FAILS(mld_match_create_from_replay(NULL, &byte, 1, &match, &error), bad,
              "ruleset must not be");
  CHECK_FAILS(mld_match_create_from_replay(ruleset, NULL, 1, &match, &error), bad,
              "bytes must not be");
  CHECK_FAILS(mld_match_create_from_replay(ruleset, &byte, 1, NULL, &error), bad,
              "out must not be NULL");
  CHECK_FAILS(mld_match_carry_over(NULL, ruleset, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_carry_over(good, NULL, &error), bad, "ruleset must not be NULL");
  mld_restore_options_init(NULL, sizeof(mld_restore_options));

  CHECK_FAILS(mld_match_parse_action(NULL, "fill", &action, &error), bad, "match must not be");
  CHECK_FAILS(mld_match_parse_action(good, NULL, &action, &error), bad, "text must not be NULL");
  CHECK_FAILS(mld_match_parse_action(good, "fill", NULL, &error), bad, "action must not be NULL");
  CHECK_FAILS(mld_match_format_action(NULL, &action, NULL, 0, &n, &error), bad, "match must not");
  CHECK_FAILS(mld_match_format_action(good, NULL, NULL, 0, &n, &error), bad, "action must not");
  CHECK_FAILS(mld_match_format_action(good, &action, NULL, 0, NULL, &error), bad, "size must not");
  CHECK_FAILS(mld_match_format_event(NULL, &event, NULL, 0, &n, &error), bad, "match must not");
  CHECK_FAILS(mld_match_format_event(good, NULL, NULL, 0, &n, &error), bad, "event must not");
  CHECK_FAILS(mld_match_format_decision(NULL, &decision, NULL, 0, &n, &error), bad, "match must");
  CHECK_FAILS(mld_match_format_decision(good, NULL, NULL, 0, &n, &error), bad, "decision must");
  CHECK_FAILS(mld_match_name_count(NULL, "slot", &n, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_name_count(good, NULL, &n, &error), bad, "table must not be NULL");
  CHECK_FAILS(mld_match_name_count(good, "slot", NULL, &error), bad, "count must not be NULL");
  CHECK_FAILS(mld_match_name(NULL, "slot", 0, &text, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_name(good, NULL, 0, &text, &error), bad, "table must not be NULL");
  CHECK_FAILS(mld_match_name(good, "slot", 0, NULL, &error), bad, "name must not be NULL");
  CHECK_FAILS(mld_match_draw(NULL, 0, 0, NULL, 0, &n, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_match_draw(good, 0, 0, NULL, 0, NULL, &error), bad, "size must not be NULL");

  CHECK_FAILS(mld_bot_create(NULL, "random", 0, &bot, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_bot_create(good, NULL, 0, &bot, &error), bad, "name must not be NULL");
  CHECK_FAILS(mld_bot_create(good, "random", 0, NULL, &error), bad, "out must not be NULL");
  CHECK_OK(mld_bot_create(good, "random", 0, &bot, &error));
  CHECK_FAILS(mld_bot_choose(NULL, good, 0, &action, &error), bad, "bot must not be NULL");
  CHECK_FAILS(mld_bot_choose(bot, NULL, 0, &action, &error), bad, "match must not be NULL");
  CHECK_FAILS(mld_bot_choose(bot, good, 0, NULL, &error), bad, "action must not be NULL");
  mld_bot_destroy(bot);
  mld_bot_destroy(NULL);
  mld_match_destroy(good);
}

static void test_seats_and_viewers_out_of_range(const mld_ruleset* ruleset) {
  static const int32_t no_seats[] = {-1, 2, 8, 31, 32, INT32_MAX, INT32_MIN};
  static const int32_t no_viewers[] = {-3, 2, 8, 31, 32, INT32_MAX, INT32_MIN};
  mld_match* match = new_match(ruleset, "", 1);
  mld_bot* bot = NULL;
  mld_action action = {0};
  mld_decision decision;
  uint64_t n = 0;
  const mld_status bad = MLD_INVALID_ARGUMENT;
  CHECK_OK(mld_bot_create(match, "random", 0, &bot, &error));
  for (size_t i = 0; i < sizeof no_seats / sizeof *no_seats; ++i) {
    const int32_t seat = no_seats[i];
    CHECK_FAILS(mld_match_decision(match, seat, 0, &decision, &error), bad, "there is no seat");
    CHECK_FAILS(mld_match_legal_count(match, seat, &n, &error), bad, "there is no seat");
    CHECK_FAILS(mld_match_legal_nth(match, seat, 0, &action, &error), bad, "there is no seat");
    CHECK_FAILS(mld_match_legal_actions(match, seat, NULL, 0, &n, &error), bad, "no seat");
    CHECK_FAILS(mld_match_check(match, seat, &action, &error), bad, "there is no seat");
    CHECK_FAILS(mld_match_apply(match, seat, &action, &error), bad, "this match has seats 0 to 1");
    CHECK_FAILS(mld_bot_choose(bot, match, seat, &action, &error), bad, "there is no seat");
  }
  for (size_t i = 0; i < sizeof no_viewers / sizeof *no_viewers; ++i) {
    const int32_t viewer = no_viewers[i];
    CHECK_FAILS(mld_match_decision(match, 0, viewer, &decision, &error), bad, "no viewer");
    CHECK_FAILS(mld_match_event_count(match, viewer, &n, &error), bad, "there is no viewer");
    CHECK_FAILS(mld_match_events(match, viewer, 0, NULL, 0, &n, &error), bad, "no viewer");
    CHECK_FAILS(mld_match_write_snapshot(match, viewer, NULL, 0, &n, &error), bad, "no viewer");
    CHECK_FAILS(mld_match_draw(match, viewer, 0, NULL, 0, &n, &error), bad, "the host, -1");
  }
  mld_bot_destroy(bot);
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  test_version();
  test_status_names();
  test_null_error_says_nothing();
  test_error_is_always_set();
  test_messages_are_utf8_whatever_comes_in();
  test_null_without_a_match();
  test_null_match(ruleset);
  test_seats_and_viewers_out_of_range(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
