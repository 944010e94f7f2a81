/* What a match knows of itself and of the way it went: game, ruleset, revision, undo and redo,
 * stepping through a replay. */
#include "play.h"

enum { ACTIONS = 80 };

/* Plays on at random; returns the hash after every action, the start first. */
static void play_and_remember(mld_match* match, uint64_t* hashes) {
  uint64_t random = 11;
  hashes[0] = hash_of(match);
  for (int i = 1; i <= ACTIONS; ++i) {
    play_random(match, seat_to_act(match), &random);
    hashes[i] = hash_of(match);
  }
}

static uint64_t events_of(const mld_match* match, int32_t viewer) {
  uint64_t count = 0;
  CHECK_OK(mld_match_event_count(match, viewer, &count, &error));
  return count;
}

static void test_redo(const mld_ruleset* ruleset) {
  uint64_t hashes[ACTIONS + 1];
  mld_match* match = new_match(ruleset, "", 3);
  play_and_remember(match, hashes);
  const uint64_t events = events_of(match, MLD_VIEWER_HOST);
  CHECK(mld_match_undo_depth(match) == ACTIONS && mld_match_redo_depth(match) == 0);
  CHECK_OK(mld_match_undo(match, 50, &error));
  CHECK(mld_match_undo_depth(match) == 30 && mld_match_redo_depth(match) == 50);
  CHECK(hash_of(match) == hashes[30]);
  CHECK_OK(mld_match_redo(match, 1, &error));
  CHECK(hash_of(match) == hashes[31]);
  CHECK_OK(mld_match_redo(match, 49, &error));
  CHECK(hash_of(match) == hashes[ACTIONS] && events_of(match, MLD_VIEWER_HOST) == events);
  CHECK_FAILS(mld_match_redo(match, 1, &error), MLD_UNAVAILABLE, "cannot do 1 actions again");

  /* Playing on forgets what was taken back. */
  CHECK_OK(mld_match_undo(match, 2, &error));
  uint64_t random = 99;
  play_random(match, seat_to_act(match), &random);
  CHECK(mld_match_redo_depth(match) == 0);
  CHECK(mld_match_undo_depth(match) == ACTIONS - 1);
  mld_match_destroy(match);
}

static void test_actions_of_the_history(const mld_ruleset* ruleset) {
  uint64_t hashes[ACTIONS + 1];
  mld_match* match = new_match(ruleset, "", 4);
  mld_match* again = new_match(ruleset, "", 4);
  play_and_remember(match, hashes);
  CHECK_OK(mld_match_undo(match, 33, &error)); /* Those that can be done again are listed, too. */
  for (uint64_t i = 0; i < ACTIONS; ++i) {
    int32_t seat = -1;
    mld_action action = {0};
    CHECK_OK(mld_match_history_action(match, i, &seat, &action, &error));
    CHECK_OK(mld_match_apply(again, seat, &action, &error));
    CHECK(hash_of(again) == hashes[i + 1]);
  }
  int32_t seat = -1;
  mld_action action = {0};
  CHECK_FAILS(mld_match_history_action(match, ACTIONS, &seat, &action, &error),
              MLD_INVALID_ARGUMENT, "there is no action of the history number 80; there are 80");
  CHECK_FAILS(mld_match_history_action(match, 0, NULL, &action, &error), MLD_INVALID_ARGUMENT,
              "seat must not be NULL");
  CHECK_FAILS(mld_match_history_action(match, 0, &seat, NULL, &error), MLD_INVALID_ARGUMENT,
              "action must not be NULL");
  CHECK_FAILS(mld_match_history_action(NULL, 0, &seat, &action, &error), MLD_INVALID_ARGUMENT,
              "match must not be NULL");
  mld_match_destroy(again);
  mld_match_destroy(match);
}

static void test_stepping_through_a_replay(const mld_ruleset* ruleset) {
  static const uint64_t kPositions[] = {0, 1, 40, 39, 33, 32, 31, 64, ACTIONS, 0, ACTIONS};
  uint64_t hashes[ACTIONS + 1];
  uint64_t events[ACTIONS + 1];
  mld_match* match = new_match(ruleset, "", 5);
  mld_match* replayed = NULL;
  play_and_remember(match, hashes);
  bytes replay = replay_of(match);
  CHECK_OK(mld_match_create_from_replay(ruleset, replay.data, replay.size, &replayed, &error));
  CHECK(hash_of(replayed) == hashes[ACTIONS]);
  for (uint64_t i = 0; i <= ACTIONS; ++i) {
    CHECK_OK(mld_match_seek(replayed, i, &error));
    CHECK(hash_of(replayed) == hashes[i] && mld_match_undo_depth(replayed) == i);
    events[i] = events_of(replayed, 0);
  }
  for (size_t i = 0; i < sizeof kPositions / sizeof *kPositions; ++i) {
    CHECK_OK(mld_match_seek(replayed, kPositions[i], &error));
    CHECK(hash_of(replayed) == hashes[kPositions[i]]);
    CHECK(events_of(replayed, 0) == events[kPositions[i]]);
  }
  const uint64_t revision = mld_match_revision(replayed);
  CHECK_FAILS(mld_match_seek(replayed, ACTIONS + 1, &error), MLD_UNAVAILABLE,
              "there is no position 81; the last is 80");
  CHECK_FAILS(mld_match_seek(NULL, 0, &error), MLD_INVALID_ARGUMENT, "match must not be NULL");
  CHECK(mld_match_revision(replayed) == revision);
  bytes_free(&replay);
  mld_match_destroy(replayed);
  mld_match_destroy(match);
}

static void check_grew(const mld_match* match, uint64_t* revision) {
  CHECK(mld_match_revision(match) > *revision);
  *revision = mld_match_revision(match);
}

static void test_revision(mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "", 6);
  mld_match* other = new_match(ruleset, "", 7);
  uint64_t revision = mld_match_revision(match);
  mld_action nonsense = {0};
  play_text(match, 0, "fill");
  check_grew(match, &revision);
  CHECK(mld_match_apply(match, 0, &nonsense, NULL) != MLD_OK);
  (void)hash_of(match);
  (void)seat_to_act(match);
  CHECK(mld_match_revision(match) == revision);
  CHECK_OK(mld_match_undo(match, 1, &error));
  check_grew(match, &revision);
  CHECK_OK(mld_match_redo(match, 1, &error));
  check_grew(match, &revision);
  CHECK_OK(mld_match_carry_over(match, ruleset, &error));
  check_grew(match, &revision);
  CHECK_OK(mld_match_reseed(match, 1, &error));
  check_grew(match, &revision);
  CHECK_OK(mld_match_copy_state_from(match, other, &error));
  check_grew(match, &revision);
  play_text(match, 0, "fill"); /* Neither history nor events are kept any more. */
  check_grew(match, &revision);
  CHECK(mld_match_revision(NULL) == 0);
  mld_match_destroy(other);
  mld_match_destroy(match);
}

static void test_game_and_ruleset(mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "", 1);
  mld_ruleset* same = NULL;
  CHECK_TEXT(mld_match_game(match), "battleducks");
  CHECK_TEXT(mld_match_game(NULL), "");
  CHECK_OK(mld_ruleset_create_from_match(match, &same, &error));
  CHECK(mld_ruleset_fingerprint(same) == mld_ruleset_fingerprint(ruleset));
  mld_match_destroy(match);
  mld_match* another = new_match(same, "", 2);
  CHECK_TEXT(mld_match_game(another), "battleducks");
  mld_match_destroy(another);
  mld_ruleset_destroy(same);
  CHECK_FAILS(mld_ruleset_create_from_match(NULL, &same, &error), MLD_INVALID_ARGUMENT, "match");
  CHECK(same == NULL);
  CHECK_FAILS(mld_ruleset_create_from_match(match, NULL, &error), MLD_INVALID_ARGUMENT, "out");
}

static void test_without_history(const mld_ruleset* ruleset) {
  mld_match_options options;
  mld_match* match = NULL;
  mld_match_options_init(&options, sizeof options);
  options.history = 0;
  CHECK_OK(mld_match_create(ruleset, NULL, &options, &match, &error));
  play_text(match, 0, "fill");
  CHECK(mld_match_redo_depth(match) == 0 && mld_match_redo_depth(NULL) == 0);
  CHECK_FAILS(mld_match_redo(match, 1, &error), MLD_UNAVAILABLE, "keeps no history");
  CHECK_FAILS(mld_match_seek(match, 0, &error), MLD_UNAVAILABLE, "keeps no history");
  CHECK_FAILS(mld_match_redo(NULL, 1, &error), MLD_INVALID_ARGUMENT, "match must not be NULL");
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  test_redo(ruleset);
  test_actions_of_the_history(ruleset);
  test_stepping_through_a_replay(ruleset);
  test_revision(ruleset);
  test_game_and_ruleset(ruleset);
  test_without_history(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
