/* What tests of matches share: making them, moving them on, comparing them. */
#ifndef MALLARD_TESTS_CAPI_PLAY_H_
#define MALLARD_TESTS_CAPI_PLAY_H_

#include <stdlib.h>

#include "check.h"

/* Bytes that the test owns. */
typedef struct bytes {
  uint8_t* data;
  uint64_t size;
} bytes;

static inline void bytes_free(bytes* b) {
  free(b->data);
  b->data = NULL;
  b->size = 0;
}

/* The base ruleset of a game. */
static inline mld_ruleset* new_ruleset_of(const char* game) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(mld_ruleset_create(game, NULL, &ruleset, &error));
  return ruleset;
}

/* The base ruleset of BattleDucks. */
static inline mld_ruleset* new_ruleset(void) { return new_ruleset_of("battleducks"); }

/* A match with options as text. */
static inline mld_match* new_match(const mld_ruleset* ruleset, const char* config_text,
                                   uint64_t seed) {
  mld_match* match = NULL;
  mld_config* config = NULL;
  mld_match_options options;
  mld_match_options_init(&options, sizeof options);
  options.seed = seed;
  options.refuse_script_errors = 1; /* a script that fails is to be seen */
  CHECK_OK(mld_config_create(ruleset, &config, &error));
  CHECK_OK(mld_config_set_text(config, config_text, &error));
  CHECK_OK(mld_match_create(ruleset, config, &options, &match, &error));
  mld_config_destroy(config);
  return match;
}

/* Takes an action written as text. */
static inline void play_text(mld_match* match, int32_t seat, const char* text) {
  mld_action action;
  memset(&action, 0, sizeof action);
  CHECK_OK(mld_match_parse_action(match, text, &action, &error));
  CHECK_OK(mld_match_apply(match, seat, &action, &error));
}

/* Sets both fleets up at random, so that the first turn begins. */
static inline void set_up(mld_match* match) {
  for (int32_t seat = 0; seat < mld_match_seats(match); ++seat) {
    play_text(match, seat, "fill");
    play_text(match, seat, "ready");
  }
}

/* The first seat that holds a decision, or -1. */
static inline int32_t seat_to_act(const mld_match* match) {
  for (int32_t seat = 0; seat < mld_match_seats(match); ++seat) {
    mld_decision decision;
    memset(&decision, 0, sizeof decision);
    CHECK_OK(mld_match_decision(match, seat, MLD_VIEWER_HOST, &decision, &error));
    if (decision.kind != 0) return seat;
  }
  return -1;
}

static inline int is_over(const mld_match* match) {
  mld_outcome outcome;
  memset(&outcome, 0, sizeof outcome);
  CHECK_OK(mld_match_outcome(match, &outcome, &error));
  return outcome.over;
}

static inline uint64_t hash_of(const mld_match* match) {
  uint64_t hash = 0;
  CHECK_OK(mld_match_hash(match, &hash, &error));
  return hash;
}

static inline bytes snapshot_of(const mld_match* match, int32_t viewer) {
  bytes b = {NULL, 0};
  CHECK_OK(mld_match_write_snapshot(match, viewer, NULL, 0, &b.size, &error));
  b.data = malloc((size_t)b.size + 1);
  CHECK_OK(mld_match_write_snapshot(match, viewer, b.data, b.size, &b.size, &error));
  return b;
}

static inline bytes replay_of(const mld_match* match) {
  bytes b = {NULL, 0};
  CHECK_OK(mld_match_write_replay(match, NULL, 0, &b.size, &error));
  b.data = malloc((size_t)b.size + 1);
  CHECK_OK(mld_match_write_replay(match, b.data, b.size, &b.size, &error));
  return b;
}

/* A small generator, so that tests are the same every time. */
static inline uint64_t next_random(uint64_t* state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return *state >> 33;
}

/* Takes a random legal action. One that takes an earlier one back is mostly passed over, so that
 * games come to an end, but not always: a set-up may have run into a dead end. */
static inline void play_random_of(const char* game, mld_match* match, int32_t seat,
                                  uint64_t* random) {
  mld_action action = {0};
  mld_kind_info kind = {.struct_size = sizeof kind};
  uint64_t count = 0;
  CHECK_OK(mld_match_legal_count(match, seat, &count, &error));
  CHECK(count > 0);
  if (count == 0) return;
  do {
    CHECK_OK(mld_match_legal_nth(match, seat, next_random(random) % count, &action, &error));
    CHECK_OK(mld_game_describe_kind(game, MLD_ACTIONS, action.kind, &kind, &error));
  } while ((kind.flags & MLD_KIND_TAKES_BACK) != 0 && next_random(random) % 8 != 0);
  CHECK_OK(mld_match_apply(match, seat, &action, &error));
}

/* The same in a match of BattleDucks. */
static inline void play_random(mld_match* match, int32_t seat, uint64_t* random) {
  play_random_of("battleducks", match, seat, random);
}

#endif /* MALLARD_TESTS_CAPI_PLAY_H_ */
