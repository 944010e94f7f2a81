/* Saved matches know their packs: what they say of themselves, and what has become of it. */
#include "mods.h"

#define VERSION(v) "pack { id = 'mod', version = '" v "', game = 'battleducks', api = 1 }"
#define BOARD "board { id = 'puddle', rows = { '######', '######', '######' } }"

static mld_ruleset* ruleset_of(const char* manifest, const char* content) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(load(manifest, content, &ruleset, &error));
  return ruleset;
}

static mld_saved* saved_of(bytes b) {
  mld_saved* saved = NULL;
  CHECK_OK(mld_saved_create(b.data, b.size, &saved, &error));
  return saved;
}

/* Exactly one difference, and it is this one. */
static void check_difference(const mld_saved* saved, const mld_ruleset* ruleset, int32_t change,
                             const char* saved_version, const char* loaded_version) {
  mld_pack_difference difference = {0};
  uint64_t count = 0;
  CHECK_OK(mld_saved_compare_packs(saved, ruleset, &difference, 1, &count, &error));
  CHECK(count == 1);
  CHECK(difference.change == change);
  CHECK_TEXT(difference.id, "mod");
  CHECK_TEXT(difference.saved_version, saved_version);
  CHECK_TEXT(difference.loaded_version, loaded_version);
}

static void test_differences(void) {
  mld_ruleset* same = ruleset_of(VERSION("1.2.0"), BOARD);
  mld_ruleset* older = ruleset_of(VERSION("1.1.9"), BOARD);
  mld_ruleset* newer = ruleset_of(VERSION("1.10.0"), BOARD);
  mld_ruleset* changed = ruleset_of(VERSION("1.2.0"), BOARD "-- changed");
  mld_ruleset* without = NULL;
  CHECK_OK(mld_ruleset_create("battleducks", NULL, &without, &error));
  mld_match* match = new_match(same, "board=puddle fleet=single", 1);
  bytes snapshot = snapshot_of(match, MLD_VIEWER_HOST);
  mld_saved* saved = saved_of(snapshot);

  mld_saved_info about = {.struct_size = sizeof about};
  CHECK_OK(mld_saved_describe(saved, &about, &error));
  CHECK(about.kind == MLD_SAVED_SNAPSHOT && about.viewer == MLD_VIEWER_HOST);
  CHECK_TEXT(about.game, "battleducks");
  CHECK(strstr(about.config, "board=puddle") != NULL);
  CHECK_TEXT(about.engine_version, mld_version_string());
  CHECK(about.ruleset_fingerprint == mld_ruleset_fingerprint(same));
  CHECK_TEXT(about.label, "");
  CHECK(mld_saved_pack_count(saved) == 2);
  mld_pack_info info = {.struct_size = sizeof info};
  CHECK_OK(mld_saved_describe_pack(saved, 1, &info, &error));
  CHECK_TEXT(info.id, "mod");
  CHECK_TEXT(info.version, "1.2.0");
  CHECK_FAILS(mld_saved_describe_pack(saved, 2, &info, &error), MLD_INVALID_ARGUMENT,
              "there is no pack number 2");

  uint64_t count = 7;
  CHECK_OK(mld_saved_compare_packs(saved, same, NULL, 0, &count, &error));
  CHECK(count == 0);
  check_difference(saved, older, MLD_PACK_OLDER, "1.2.0", "1.1.9");
  check_difference(saved, newer, MLD_PACK_NEWER, "1.2.0", "1.10.0");
  check_difference(saved, changed, MLD_PACK_CHANGED, "1.2.0", "1.2.0");
  check_difference(saved, without, MLD_PACK_MISSING, "1.2.0", "");

  mld_match* restored = NULL;
  mld_restore_options options;
  mld_restore_options_init(&options, sizeof options);
  CHECK_FAILS(
      mld_match_create_from_snapshot(older, snapshot.data, snapshot.size, NULL, &restored, &error),
      MLD_CONTENT_MISMATCH, "pack mod is older: 1.1.9 is loaded, 1.2.0 was in use");
  CHECK_FAILS(
      mld_match_create_from_snapshot(newer, snapshot.data, snapshot.size, NULL, &restored, &error),
      MLD_CONTENT_MISMATCH, "pack mod is newer: 1.10.0 is loaded, 1.2.0 was in use");
  options.allow_changed_content = 1;
  CHECK_OK(mld_match_create_from_snapshot(newer, snapshot.data, snapshot.size, &options, &restored,
                                          &error));
  mld_match_destroy(restored);
  CHECK_FAILS(mld_match_create_from_snapshot(without, snapshot.data, snapshot.size, &options,
                                             &restored, &error),
              MLD_CONTENT_MISMATCH, "pack mod is missing: 1.2.0 was in use");
  CHECK(restored == NULL);

  mld_match* plain = new_match(without, "", 1);
  bytes plain_snapshot = snapshot_of(plain, MLD_VIEWER_HOST);
  mld_saved* plain_saved = saved_of(plain_snapshot);
  check_difference(plain_saved, same, MLD_PACK_ADDED, "", "1.2.0");
  mld_saved_destroy(plain_saved);
  bytes_free(&plain_snapshot);
  mld_match_destroy(plain);

  mld_saved_destroy(saved);
  bytes_free(&snapshot);
  mld_match_destroy(match);
  mld_ruleset_destroy(same);
  mld_ruleset_destroy(older);
  mld_ruleset_destroy(newer);
  mld_ruleset_destroy(changed);
  mld_ruleset_destroy(without);
}

static void test_wrong_arguments(void) {
  mld_saved* saved = NULL;
  uint64_t count = 0;
  mld_pack_info info = {.struct_size = sizeof info};
  const uint8_t junk[64] = {1, 2, 3};
  CHECK_FAILS(mld_saved_create(junk, sizeof junk, &saved, &error), MLD_CORRUPT_DATA,
              "neither a snapshot nor a replay nor a save");
  CHECK(saved == NULL);
  CHECK_FAILS(mld_saved_create(NULL, 0, &saved, &error), MLD_CORRUPT_DATA, "neither");
  CHECK_FAILS(mld_saved_create(NULL, 5, &saved, &error), MLD_INVALID_ARGUMENT, "bytes");
  CHECK_FAILS(mld_saved_create(junk, 5, NULL, &error), MLD_INVALID_ARGUMENT, "out");
  CHECK_FAILS(mld_saved_describe_pack(NULL, 0, &info, &error), MLD_INVALID_ARGUMENT, "saved");
  CHECK_FAILS(mld_saved_compare_packs(NULL, NULL, NULL, 0, &count, &error), MLD_INVALID_ARGUMENT,
              "saved");
  mld_saved_info about = {.struct_size = sizeof about};
  const uint8_t* picture = NULL;
  CHECK_FAILS(mld_saved_describe(NULL, &about, &error), MLD_INVALID_ARGUMENT, "saved");
  CHECK_FAILS(mld_saved_thumbnail(NULL, &picture, &count, &error), MLD_INVALID_ARGUMENT, "saved");
  CHECK(mld_saved_pack_count(NULL) == 0);
  mld_saved_destroy(NULL);
}

static void test_replay(void) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(mld_ruleset_create("battleducks", NULL, &ruleset, &error));
  mld_match* match = new_match(ruleset, "", 1);
  set_up(match);
  uint8_t buffer[65536];
  uint64_t size = 0;
  mld_saved* saved = NULL;
  CHECK_OK(mld_match_write_replay(match, buffer, sizeof buffer, &size, &error));
  CHECK_OK(mld_saved_create(buffer, size, &saved, &error));
  mld_saved_info about = {.struct_size = sizeof about};
  CHECK_OK(mld_saved_describe(saved, &about, &error));
  CHECK(about.kind == MLD_SAVED_REPLAY && about.action_count == 4);
  CHECK(mld_saved_pack_count(saved) == 1);
  mld_saved_destroy(saved);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

int main(void) {
  test_differences();
  test_wrong_arguments();
  test_replay();
  return CHECK_RESULT();
}
