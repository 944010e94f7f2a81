/* Matches as bytes: what is kept, what a view hides, and that no bytes do any harm. */
#include "play.h"

/* Two matches that differ only in what seat 0 may not know look the same to seat 0. */
static void test_views_hide_the_other_pond(const mld_ruleset* ruleset) {
  mld_match* matches[2];
  for (int i = 0; i < 2; ++i) {
    matches[i] = new_match(ruleset, "first_player=p1", 11);
    play_text(matches[i], 0, "fill");
    play_text(matches[i], 0, "ready");
    play_text(matches[i], 1, i == 0 ? "place quintuple r0 A1" : "place quintuple r90 J6");
  }
  bytes own[2] = {snapshot_of(matches[0], 0), snapshot_of(matches[1], 0)};
  bytes other[2] = {snapshot_of(matches[0], 1), snapshot_of(matches[1], 1)};
  CHECK(own[0].size == own[1].size && memcmp(own[0].data, own[1].data, (size_t)own[0].size) == 0);
  CHECK(other[0].size != other[1].size ||
        memcmp(other[0].data, other[1].data, (size_t)other[0].size) != 0);
  CHECK(hash_of(matches[0]) != hash_of(matches[1]));
  for (int i = 0; i < 2; ++i) {
    bytes_free(&own[i]);
    bytes_free(&other[i]);
    mld_match_destroy(matches[i]);
  }
}

static void test_imagined_matches_agree_with_the_view(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "mode=advanced first_player=p1", 5);
  uint64_t random = 3;
  set_up(match);
  for (int i = 0; i < 30; ++i) play_random(match, seat_to_act(match), &random);
  bytes view = snapshot_of(match, 0);
  bytes whole = snapshot_of(match, MLD_VIEWER_HOST);
  uint64_t hashes[2];
  for (uint64_t seed = 0; seed < 2; ++seed) {
    mld_match* imagined = NULL;
    uint64_t events = 1;
    CHECK_OK(mld_match_create_imagined(ruleset, view.data, view.size, seed, &imagined, &error));
    bytes again = snapshot_of(imagined, 0);
    CHECK(again.size == view.size && memcmp(again.data, view.data, (size_t)view.size) == 0);
    hashes[seed] = hash_of(imagined);
    CHECK(hashes[seed] != hash_of(match));
    CHECK(mld_match_undo_depth(imagined) == 0);
    CHECK_OK(mld_match_event_count(imagined, MLD_VIEWER_HOST, &events, &error));
    CHECK(events == 0);
    while (!is_over(imagined) && check_failures == 0) {
      play_random(imagined, seat_to_act(imagined), &random);
    }
    bytes_free(&again);
    mld_match_destroy(imagined);
  }
  CHECK(hashes[0] != hashes[1]);

  mld_match* none = NULL;
  CHECK_FAILS(mld_match_create_imagined(ruleset, whole.data, whole.size, 0, &none, &error),
              MLD_INVALID_ARGUMENT, "nothing to imagine");
  CHECK_FAILS(mld_match_create_from_snapshot(ruleset, view.data, view.size, NULL, &none, &error),
              MLD_INVALID_ARGUMENT, "one player's view");
  CHECK(none == NULL);
  bytes_free(&view);
  bytes_free(&whole);
  mld_match_destroy(match);
}

static void test_copies(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "", 5);
  mld_match* search = new_match(ruleset, "", 6);
  mld_match* fresh = NULL;
  uint64_t events = 1;
  set_up(match);
  CHECK_OK(mld_match_copy_state_from(search, match, &error));
  CHECK(hash_of(search) == hash_of(match));
  CHECK(mld_match_undo_depth(search) == 0);
  CHECK_OK(mld_match_event_count(search, 0, &events, &error));
  CHECK(events == 0);
  CHECK_OK(mld_match_copy_state_from(match, match, &error));

  /* A copy foresees the same chance; a reseeded one does not. */
  mld_match_destroy(match);
  match = new_match(ruleset, "", 5);
  CHECK_OK(mld_match_clone(match, &fresh, &error));
  CHECK_OK(mld_match_copy_state_from(search, match, &error));
  CHECK_OK(mld_match_reseed(fresh, 99, &error));
  CHECK(mld_match_undo_depth(fresh) == 0);
  play_text(match, 0, "fill");
  play_text(search, 0, "fill");
  play_text(fresh, 0, "fill");
  bytes views[3] = {snapshot_of(match, 0), snapshot_of(search, 0), snapshot_of(fresh, 0)};
  CHECK(views[0].size == views[1].size &&
        memcmp(views[0].data, views[1].data, (size_t)views[0].size) == 0);
  CHECK(views[0].size != views[2].size ||
        memcmp(views[0].data, views[2].data, (size_t)views[0].size) != 0);
  for (int i = 0; i < 3; ++i) bytes_free(&views[i]);
  mld_match_destroy(match);
  mld_match_destroy(search);
  mld_match_destroy(fresh);
}

static void test_buffers(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "", 5);
  uint8_t small[8];
  uint64_t needed = 0;
  uint64_t size = 0;
  CHECK_OK(mld_match_write_snapshot(match, 0, NULL, 0, &needed, &error));
  memset(small, 7, sizeof small);
  CHECK_TOO_SMALL(mld_match_write_snapshot(match, 0, small, sizeof small, &size, &error));
  CHECK(size == needed && small[0] == 7);
  CHECK_TOO_SMALL(mld_match_write_replay(match, small, sizeof small, &size, &error));
  mld_match_destroy(match);
}

typedef mld_status (*reader)(const mld_ruleset* ruleset, const uint8_t* data, uint64_t size,
                             mld_match** out, mld_error** error);

static mld_status read_snapshot(const mld_ruleset* ruleset, const uint8_t* data, uint64_t size,
                                mld_match** out, mld_error** error) {
  return mld_match_create_from_snapshot(ruleset, data, size, NULL, out, error);
}

static mld_status read_view(const mld_ruleset* ruleset, const uint8_t* data, uint64_t size,
                            mld_match** out, mld_error** error) {
  return mld_match_create_imagined(ruleset, data, size, 1, out, error);
}

/* Whatever is read, the result is a match that can be played, or an error that says something. */
static void check_survives(reader read, const mld_ruleset* ruleset, const uint8_t* data,
                           uint64_t size, int must_fail) {
  mld_match* match = NULL;
  mld_error* error = NULL;
  const mld_status status = read(ruleset, data, size, &match, &error);
  CHECK((status == MLD_OK) == (match != NULL) && (status == MLD_OK) == (error == NULL));
  CHECK(status != MLD_INTERNAL && status != MLD_OUT_OF_MEMORY);
  CHECK(status != MLD_OK || !must_fail);
  CHECK(status == MLD_OK || mld_error_message(error)[0] != '\0');
  if (match != NULL) {
    uint64_t random = size;
    for (int i = 0; i < 5 && !is_over(match); ++i) {
      const int32_t seat = seat_to_act(match);
      if (seat < 0) break;
      play_random(match, seat, &random);
    }
  }
  mld_error_destroy(error);
  mld_match_destroy(match);
}

static void check_hostile_bytes(reader read, const mld_ruleset* ruleset, const bytes* good) {
  uint8_t* copy = malloc((size_t)good->size + 8);
  uint64_t random = 17;
  /* Cut off anywhere. */
  for (uint64_t size = 0; size < good->size; ++size) {
    uint8_t* exact = malloc((size_t)size + (size == 0)); /* So that reading past it is noticed. */
    memcpy(exact, good->data, (size_t)size);
    check_survives(read, ruleset, exact, size, size + 8 < good->size);
    free(exact);
  }
  /* One byte changed. */
  for (uint64_t at = 0; at < good->size; ++at) {
    static const uint8_t masks[] = {0x01, 0x80, 0xff};
    for (size_t m = 0; m < sizeof masks; ++m) {
      memcpy(copy, good->data, (size_t)good->size);
      copy[at] ^= masks[m];
      check_survives(read, ruleset, copy, good->size, 0);
    }
  }
  /* Several bytes changed. */
  for (int i = 0; i < 2000; ++i) {
    memcpy(copy, good->data, (size_t)good->size);
    for (uint64_t n = 1 + next_random(&random) % 6; n > 0; --n) {
      copy[next_random(&random) % good->size] = (uint8_t)next_random(&random);
    }
    check_survives(read, ruleset, copy, good->size, 0);
  }
  /* No such bytes at all. */
  for (int i = 0; i < 500; ++i) {
    for (uint64_t at = 0; at < good->size; ++at) copy[at] = (uint8_t)next_random(&random);
    check_survives(read, ruleset, copy, good->size, 1);
  }
  /* At addresses that are not aligned. */
  for (int shift = 0; shift < 8; ++shift) {
    mld_match* match = NULL;
    memcpy(copy + shift, good->data, (size_t)good->size);
    CHECK_OK(read(ruleset, copy + shift, good->size, &match, &error));
    mld_match_destroy(match);
  }
  free(copy);
}

static void test_no_bytes_do_harm(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "mode=advanced", 5);
  uint64_t random = 3;
  set_up(match);
  for (int i = 0; i < 20; ++i) play_random(match, seat_to_act(match), &random);
  bytes whole = snapshot_of(match, MLD_VIEWER_HOST);
  bytes view = snapshot_of(match, 1);
  bytes replay = replay_of(match);
  check_hostile_bytes(read_snapshot, ruleset, &whole);
  check_hostile_bytes(read_view, ruleset, &view);
  check_hostile_bytes(mld_match_create_from_replay, ruleset, &replay);

  mld_match* none = NULL;
  CHECK_FAILS(mld_match_create_from_snapshot(ruleset, NULL, 0, NULL, &none, &error),
              MLD_CORRUPT_DATA, "not a snapshot");
  CHECK_FAILS(
      mld_match_create_from_snapshot(ruleset, replay.data, replay.size, NULL, &none, &error),
      MLD_CORRUPT_DATA, "not a snapshot");
  CHECK_FAILS(mld_match_create_from_replay(ruleset, whole.data, whole.size, &none, &error),
              MLD_CORRUPT_DATA, "not a replay");
  CHECK(none == NULL);
  bytes_free(&whole);
  bytes_free(&view);
  bytes_free(&replay);
  mld_match_destroy(match);
}

/* A replay of which one bit was changed is refused. */
static void test_replays_are_verified(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "first_player=p1", 5);
  mld_match* none = NULL;
  uint64_t hash = 0;
  set_up(match);
  play_text(match, 0, "observe B6");
  hash = hash_of(match);
  bytes replay = replay_of(match);
  int changed = 0;
  for (uint64_t at = 0; at + 8 <= replay.size; ++at) {
    if (memcmp(replay.data + at, &hash, 8) != 0) continue;
    replay.data[at] ^= 1;
    ++changed;
  }
  CHECK(changed == 1);
  CHECK_FAILS(mld_match_create_from_replay(ruleset, replay.data, replay.size, &none, &error),
              MLD_CORRUPT_DATA, "these are not the bytes that were written");
  CHECK(none == NULL);
  bytes_free(&replay);
  mld_match_destroy(match);
}

/* A match that was restored begins its history there, and its replay begins with that snapshot. */
static void test_replay_of_a_restored_match(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "first_player=p1", 5);
  mld_match* restored = NULL;
  mld_match* replayed = NULL;
  mld_restore_options options;
  set_up(match);
  bytes whole = snapshot_of(match, MLD_VIEWER_HOST);
  CHECK_OK(
      mld_match_create_from_snapshot(ruleset, whole.data, whole.size, NULL, &restored, &error));
  CHECK(mld_match_undo_depth(restored) == 0);
  play_text(restored, 0, "observe B6");
  bytes replay = replay_of(restored);
  CHECK_OK(mld_match_create_from_replay(ruleset, replay.data, replay.size, &replayed, &error));
  CHECK(hash_of(replayed) == hash_of(restored));
  mld_match_destroy(restored);

  mld_restore_options_init(&options, sizeof options);
  options.history = 0;
  options.events = 0;
  CHECK_OK(
      mld_match_create_from_snapshot(ruleset, whole.data, whole.size, &options, &restored, &error));
  play_text(restored, 0, "observe B6");
  CHECK(mld_match_undo_depth(restored) == 0);
  options.struct_size = 3;
  mld_match_destroy(restored);
  CHECK_FAILS(
      mld_match_create_from_snapshot(ruleset, whole.data, whole.size, &options, &restored, &error),
      MLD_INVALID_ARGUMENT, "fill the options with mld_restore_options_init first");
  CHECK(restored == NULL);
  bytes_free(&whole);
  bytes_free(&replay);
  mld_match_destroy(replayed);
  mld_match_destroy(match);
}

/* Whoever has the key knows whether bytes came back as they were given. */
static void test_signatures(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "", 3);
  bytes snapshot = snapshot_of(match, MLD_VIEWER_HOST);
  uint8_t key[MLD_MAX_KEY_SIZE + 1] = {1, 2, 3};
  uint8_t signature[MLD_SIGNATURE_SIZE], other[MLD_SIGNATURE_SIZE];
  CHECK_OK(mld_bytes_sign(key, 32, snapshot.data, snapshot.size, signature, &error));
  CHECK_OK(mld_bytes_check_signature(key, 32, snapshot.data, snapshot.size, signature, &error));
  CHECK_OK(mld_bytes_sign(key, MLD_MAX_KEY_SIZE, NULL, 0, other, &error));
  CHECK(memcmp(signature, other, sizeof other) != 0);
  CHECK_FAILS(
      mld_bytes_check_signature(key, 32, snapshot.data, snapshot.size - 1, signature, &error),
      MLD_CORRUPT_DATA, "not signed with this key");
  CHECK_FAILS(mld_bytes_check_signature(key, 31, snapshot.data, snapshot.size, signature, &error),
              MLD_CORRUPT_DATA, "not signed with this key");
  CHECK_FAILS(mld_bytes_check_signature(key, 32, snapshot.data, snapshot.size, other, &error),
              MLD_CORRUPT_DATA, "not signed with this key");
  CHECK_FAILS(mld_bytes_sign(key, 0, snapshot.data, snapshot.size, signature, &error),
              MLD_INVALID_ARGUMENT, "a key has 1 to 64 bytes, not 0");
  CHECK_FAILS(mld_bytes_sign(key, sizeof key, snapshot.data, snapshot.size, signature, &error),
              MLD_INVALID_ARGUMENT, "a key has 1 to 64 bytes, not 65");
  CHECK_FAILS(mld_bytes_sign(NULL, 32, snapshot.data, snapshot.size, signature, &error),
              MLD_INVALID_ARGUMENT, "key");
  CHECK_FAILS(mld_bytes_sign(key, 32, NULL, 1, signature, &error), MLD_INVALID_ARGUMENT, "bytes");
  CHECK_FAILS(mld_bytes_sign(key, 32, snapshot.data, snapshot.size, NULL, &error),
              MLD_INVALID_ARGUMENT, "signature");
  bytes_free(&snapshot);
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  test_views_hide_the_other_pond(ruleset);
  test_imagined_matches_agree_with_the_view(ruleset);
  test_copies(ruleset);
  test_buffers(ruleset);
  test_no_bytes_do_harm(ruleset);
  test_replays_are_verified(ruleset);
  test_replay_of_a_restored_match(ruleset);
  test_signatures(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
