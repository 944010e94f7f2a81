/* Whole matches of any game: played to the end, saved and restored on the way, replayed, undone. */
#ifndef MALLARD_TESTS_CAPI_WHOLE_MATCH_H_
#define MALLARD_TESTS_CAPI_WHOLE_MATCH_H_

#include "play.h"

enum { MOST_SEATS = 5 };

/* The match as it is can be saved and taken back in. */
static inline void check_saved(const mld_ruleset* ruleset, const mld_match* match) {
  bytes saved = snapshot_of(match, MLD_VIEWER_HOST);
  mld_match* restored = NULL;
  CHECK_OK(
      mld_match_create_from_snapshot(ruleset, saved.data, saved.size, NULL, &restored, &error));
  CHECK(hash_of(restored) == hash_of(match));
  mld_match_destroy(restored);
  bytes_free(&saved);
}

/* Plays to the end, saving and restoring on the way; then replays it and takes everything back.
 * There is one winner; `bot_name` is NULL for random actions. Returns the number of actions. */
static inline int play_game(const mld_ruleset* ruleset, const char* config, uint64_t seed,
                            const char* bot_name) {
  mld_match* match = new_match(ruleset, config, seed);
  const int32_t seats = mld_match_seats(match);
  mld_bot* bots[MOST_SEATS] = {NULL};
  uint64_t random = seed;
  const uint64_t start_hash = hash_of(match);
  int actions = 0;
  for (int32_t i = 0; bot_name != NULL && i < seats; ++i) {
    CHECK_OK(mld_bot_create(match, bot_name, seed * 5 + (uint64_t)i, &bots[i], &error));
  }
  while (!is_over(match) && actions < 20000 && check_failures == 0) {
    const int32_t seat = seat_to_act(match);
    mld_action action = {0};
    CHECK(seat >= 0);
    if (bot_name != NULL) {
      CHECK_OK(mld_bot_choose(bots[seat], match, seat, &action, &error));
    } else {
      uint64_t count = 0;
      CHECK_OK(mld_match_legal_count(match, seat, &count, &error));
      CHECK(count > 0);
      CHECK_OK(mld_match_legal_nth(match, seat, next_random(&random) % count, &action, &error));
    }
    CHECK_OK(mld_match_apply(match, seat, &action, &error));
    if (++actions % 16 == 0) check_saved(ruleset, match);
  }
  mld_outcome outcome;
  CHECK_OK(mld_match_outcome(match, &outcome, &error));
  CHECK(outcome.over == 1);
  CHECK(outcome.winners != 0 && (outcome.winners & (outcome.winners - 1)) == 0);
  bytes replay = replay_of(match);
  mld_match* replayed = NULL;
  CHECK_OK(mld_match_create_from_replay(ruleset, replay.data, replay.size, &replayed, &error));
  CHECK(hash_of(replayed) == hash_of(match));
  CHECK_OK(mld_match_undo(replayed, mld_match_undo_depth(replayed), &error));
  CHECK(hash_of(replayed) == start_hash);
  mld_match_destroy(replayed);
  bytes_free(&replay);
  for (int i = 0; i < MOST_SEATS; ++i) mld_bot_destroy(bots[i]);
  mld_match_destroy(match);
  return actions;
}

#endif /* MALLARD_TESTS_CAPI_WHOLE_MATCH_H_ */
