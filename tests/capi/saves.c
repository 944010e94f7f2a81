/* Saving a match for a list of saved matches: what the list shows, and undo and events that go on
 * where they were. */
#include "mods.h"

static bytes save_of(const mld_match* match, const mld_save_options* options) {
  bytes b = {NULL, 0};
  CHECK_OK(mld_match_write_save(match, options, NULL, 0, &b.size, &error));
  b.data = malloc((size_t)b.size + 1);
  CHECK_OK(mld_match_write_save(match, options, b.data, b.size, &b.size, &error));
  return b;
}

static mld_match* restore(const mld_ruleset* ruleset, bytes b, const mld_restore_options* options) {
  mld_match* match = NULL;
  CHECK_OK(mld_match_create_from_snapshot(ruleset, b.data, b.size, options, &match, &error));
  return match;
}

static uint64_t events_of(const mld_match* match, int32_t viewer) {
  uint64_t count = 0;
  CHECK_OK(mld_match_event_count(match, viewer, &count, &error));
  return count;
}

static mld_match* played_match(const mld_ruleset* ruleset, int actions) {
  mld_match* match = new_match(ruleset, "", 8);
  uint64_t random = 5;
  for (int i = 0; i < actions; ++i) play_random(match, seat_to_act(match), &random);
  return match;
}

static void test_history_goes_on(const mld_ruleset* ruleset) {
  mld_match* match = played_match(ruleset, 60);
  bytes save = save_of(match, NULL);
  mld_match* restored = restore(ruleset, save, NULL);
  CHECK(hash_of(restored) == hash_of(match));
  CHECK(mld_match_undo_depth(restored) == 60);
  for (int32_t viewer = MLD_VIEWER_HOST; viewer < 2; ++viewer) {
    CHECK(events_of(restored, viewer) == events_of(match, viewer));
  }
  CHECK_OK(mld_match_undo(match, 40, &error));
  CHECK_OK(mld_match_undo(restored, 40, &error));
  CHECK(hash_of(restored) == hash_of(match));
  mld_match_destroy(restored);
  CHECK_OK(mld_match_redo(match, 40, &error));

  /* Not if the one who restores does not want it, ... */
  mld_restore_options options;
  mld_restore_options_init(&options, sizeof options);
  options.history = 0;
  restored = restore(ruleset, save, &options);
  CHECK(hash_of(restored) == hash_of(match));
  CHECK(mld_match_undo_depth(restored) == 0 && events_of(restored, 0) == 0);
  mld_match_destroy(restored);
  mld_restore_options_init(&options, sizeof options);
  options.events = 0;
  restored = restore(ruleset, save, &options);
  CHECK(mld_match_undo_depth(restored) == 60 && events_of(restored, 0) == 0);
  mld_match_destroy(restored);
  bytes_free(&save);

  /* ... or the one who saved did not. */
  mld_save_options saving;
  mld_save_options_init(&saving, sizeof saving);
  saving.history = 0;
  save = save_of(match, &saving);
  restored = restore(ruleset, save, NULL);
  CHECK(hash_of(restored) == hash_of(match) && mld_match_undo_depth(restored) == 0);
  mld_match_destroy(restored);
  bytes_free(&save);
  mld_match_destroy(match);
}

/* What failing scripts do is up to the one who restores, with history and without. */
static void test_script_errors_are_refused(void) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(load(MANIFEST,
                "maneuver { id = 'crash', cooldown = 2, footprint = { 'o' },\n"
                "  resolve = function(ctx) error('crashed') end }\n"
                "category { id = 'crashers', min_ducks = 2, max_ducks = 2, maneuver = 'crash' }\n"
                "formation { id = 'pair', category = 'crashers', shape = { '##' } }",
                &ruleset, &error));
  mld_match* match = new_match(ruleset, "fleet=pair first_player=p1", 8);
  set_up(match);
  mld_action crash = {0};
  CHECK_OK(mld_match_parse_action(match, "maneuver pair r0 A1", &crash, &error));
  bytes save = save_of(match, NULL);
  for (int history = 0; history < 2; ++history) {
    for (int refuse = 0; refuse < 2; ++refuse) {
      mld_restore_options options;
      mld_restore_options_init(&options, sizeof options);
      options.history = history;
      options.refuse_script_errors = refuse;
      mld_match* restored = restore(ruleset, save, &options);
      CHECK((mld_match_undo_depth(restored) > 0) == (history == 1));
      const mld_status status = mld_match_apply(restored, 0, &crash, NULL);
      CHECK(status == (refuse == 1 ? MLD_SCRIPT_ERROR : MLD_OK));
      mld_match_destroy(restored);
    }
  }
  bytes_free(&save);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

/* With other content the way the match went means nothing any more; where it stands still does. */
static void test_history_of_other_content(const mld_ruleset* ruleset) {
  mld_ruleset* other = NULL;
  mld_restore_options options;
  CHECK_OK(load(MANIFEST, "board { id = 'puddle', rows = { '######', '######', '######' } }",
                &other, &error));
  mld_match* match = played_match(ruleset, 20);
  bytes save = save_of(match, NULL);
  mld_match* restored = NULL;
  CHECK_FAILS(mld_match_create_from_snapshot(other, save.data, save.size, NULL, &restored, &error),
              MLD_CONTENT_MISMATCH, "mod");
  mld_restore_options_init(&options, sizeof options);
  options.allow_changed_content = 1;
  restored = restore(other, save, &options);
  CHECK(mld_match_undo_depth(restored) == 0);
  CHECK(seat_to_act(restored) == seat_to_act(match));
  mld_match_destroy(restored);
  bytes_free(&save);
  mld_match_destroy(match);
  mld_ruleset_destroy(other);
}

static void test_what_a_list_shows(const mld_ruleset* ruleset) {
  static const uint8_t kPicture[] = {0x89, 'P', 'N', 'G', 0, 1};
  mld_match* match = new_match(ruleset, "mode=advanced", 1);
  mld_save_options options;
  mld_saved* saved = NULL;
  mld_saved_info info = {.struct_size = sizeof info};
  const uint8_t* picture = NULL;
  uint64_t size = 0;
  mld_save_options_init(&options, sizeof options);
  options.label = "Before the storm \xC3\xA9";
  options.time = 1234567890;
  options.thumbnail = kPicture;
  options.thumbnail_size = sizeof kPicture;
  play_text(match, 0, "fill");
  bytes save = save_of(match, &options);
  CHECK_OK(mld_saved_create(save.data, save.size, &saved, &error));
  bytes_free(&save); /* Not needed any more. */
  CHECK_OK(mld_saved_describe(saved, &info, &error));
  CHECK(info.kind == MLD_SAVED_SAVE && info.viewer == MLD_VIEWER_HOST);
  CHECK(info.seats == 2 && info.asked == 3 && info.over == 0 && info.winners == 0);
  CHECK(info.has_history == 1 && info.action_count == 1 && info.time == 1234567890);
  CHECK_TEXT(info.game, "battleducks");
  CHECK_TEXT(info.config, "mode=advanced");
  CHECK_TEXT(info.label, "Before the storm \xC3\xA9");
  CHECK(info.round == 0 && info.round_limit == 0 && info.turn_seat == -1);
  CHECK_TEXT(info.phase, "Set-up");
  CHECK_OK(mld_saved_thumbnail(saved, &picture, &size, &error));
  CHECK(size == sizeof kPicture && memcmp(picture, kPicture, sizeof kPicture) == 0);
  CHECK(mld_saved_pack_count(saved) == 1);
  mld_saved_destroy(saved);
  /* Without a picture of the application's own the library draws one. */
  options.thumbnail = NULL;
  options.thumbnail_size = 0;
  options.picture = 1;
  save = save_of(match, &options);
  CHECK_OK(mld_saved_create(save.data, save.size, &saved, &error));
  CHECK_OK(mld_saved_thumbnail(saved, &picture, &size, &error));
  CHECK(size > 4 && memcmp(picture, "<svg", 4) == 0);
  bytes_free(&save);
  mld_saved_destroy(saved);

  /* A view says whose it is. */
  save = snapshot_of(match, 1);
  CHECK_OK(mld_saved_create(save.data, save.size, &saved, &error));
  CHECK_OK(mld_saved_describe(saved, &info, &error));
  CHECK(info.kind == MLD_SAVED_VIEW && info.viewer == 1 && info.seats == 0);
  CHECK_OK(mld_saved_thumbnail(saved, &picture, &size, &error));
  CHECK(picture == NULL && size == 0);
  mld_saved_destroy(saved);
  bytes_free(&save);
  mld_match_destroy(match);
}

static void test_damage(const mld_ruleset* ruleset) {
  mld_match* match = played_match(ruleset, 10);
  bytes save = save_of(match, NULL);
  mld_match* restored = NULL;
  mld_saved* saved = NULL;
  for (uint64_t size = 0; size < save.size; size += 97) { /* Cut short: refused by everybody. */
    CHECK(mld_match_create_from_snapshot(ruleset, save.data, size, NULL, &restored, NULL) !=
          MLD_OK);
    CHECK(restored == NULL);
    CHECK(mld_saved_create(save.data, size, &saved, NULL) == MLD_CORRUPT_DATA && saved == NULL);
  }
  for (uint64_t i = 0; i < save.size; i += 13) { /* Whatever a byte says: no crash. */
    save.data[i] ^= 0x41;
    (void)mld_match_create_from_snapshot(ruleset, save.data, save.size, NULL, &restored, NULL);
    mld_match_destroy(restored);
    (void)mld_saved_create(save.data, save.size, &saved, NULL);
    mld_saved_destroy(saved);
    save.data[i] ^= 0x41;
  }
  bytes_free(&save);
  mld_match_destroy(match);
}

static void test_wrong_arguments(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "", 1);
  mld_save_options options;
  uint64_t size = 0;
  uint8_t small[8];
  mld_save_options_init(&options, sizeof options);
  CHECK_FAILS(mld_match_write_save(NULL, NULL, NULL, 0, &size, &error), MLD_INVALID_ARGUMENT,
              "match");
  CHECK_FAILS(mld_match_write_save(match, NULL, NULL, 0, NULL, &error), MLD_INVALID_ARGUMENT,
              "size");
  CHECK_TOO_SMALL(mld_match_write_save(match, NULL, small, sizeof small, &size, &error));
  options.history = 2;
  CHECK_FAILS(mld_match_write_save(match, &options, NULL, 0, &size, &error), MLD_INVALID_ARGUMENT,
              "options->history is 2");
  mld_save_options_init(&options, sizeof options);
  options.thumbnail_size = 1;
  CHECK_FAILS(mld_match_write_save(match, &options, NULL, 0, &size, &error), MLD_INVALID_ARGUMENT,
              "options->thumbnail must not be NULL");
  options.thumbnail = small;
  options.thumbnail_size = (1 << 20) + 1;
  CHECK_FAILS(mld_match_write_save(match, &options, NULL, 0, &size, &error), MLD_LIMIT_EXCEEDED,
              "the thumbnail has 1048577 bytes");
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  test_history_goes_on(ruleset);
  test_script_errors_are_refused();
  test_history_of_other_content(ruleset);
  test_what_a_list_shows(ruleset);
  test_damage(ruleset);
  test_wrong_arguments(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
