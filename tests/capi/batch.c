/* Batches: many matches moved on by one call, the same whatever the number of threads. */
#include "play.h"

enum { MATCHES = 24 };

static mld_batch* new_batch(const mld_ruleset* ruleset, int32_t threads, uint64_t seed) {
  mld_batch* batch = NULL;
  mld_batch_options options;
  mld_batch_options_init(&options, sizeof options);
  options.threads = threads;
  options.match_count = MATCHES;
  options.seed = seed;
  CHECK_OK(mld_batch_create(ruleset, NULL, &options, &batch, &error));
  CHECK(mld_batch_match_count(batch) == MATCHES);
  return batch;
}

static const mld_match* match_of(const mld_batch* batch, uint64_t index) {
  const mld_match* match = NULL;
  CHECK_OK(mld_batch_match(batch, index, &match, &error));
  return match;
}

static void states_of(mld_batch* batch, mld_batch_state* states) {
  uint64_t count = 0;
  CHECK_OK(mld_batch_states(batch, states, MATCHES, &count, &error));
  CHECK(count == MATCHES);
}

static void test_any_number_of_threads(const char* game) {
  mld_ruleset* ruleset = new_ruleset_of(game);
  uint64_t hashes[MATCHES];
  mld_batch_state first[MATCHES];
  for (int32_t threads = 1; threads <= 5; threads += 2) {
    mld_batch_state states[MATCHES];
    mld_status statuses[MATCHES];
    mld_batch* batch = new_batch(ruleset, threads, 17);
    memset(statuses, 0x7F, sizeof statuses);
    CHECK_OK(mld_batch_playout(batch, 300, 4, statuses, &error));
    states_of(batch, states);
    for (uint64_t i = 0; i < MATCHES; ++i) {
      const uint64_t hash = hash_of(match_of(batch, i));
      CHECK(statuses[i] == MLD_OK);
      CHECK(states[i].over || states[i].action_count == 300);
      CHECK((states[i].seat < 0) == (states[i].asked == 0));
      if (threads == 1) {
        hashes[i] = hash;
        first[i] = states[i];
        for (uint64_t j = 0; j < i; ++j) CHECK(hashes[j] != hash); /* Each its own chance. */
      }
      CHECK(hash == hashes[i]);
      CHECK(memcmp(&states[i], &first[i], sizeof states[i]) == 0);
    }
    mld_batch_destroy(batch);
  }
  mld_ruleset_destroy(ruleset);
}

/* Steps do what mld_match_apply() would do in a match with the same seed. */
static void test_steps_are_actions(const mld_ruleset* ruleset) {
  enum { WIDTH = 4 };
  mld_batch* batch = new_batch(ruleset, 2, 5);
  mld_match* single[MATCHES];
  mld_batch_state states[MATCHES];
  uint64_t random = 3;
  for (uint64_t i = 0; i < MATCHES; ++i) {
    uint64_t seed = 0;
    CHECK_OK(mld_batch_seed(batch, i, &seed, &error));
    single[i] = new_match(ruleset, "", seed);
    CHECK(hash_of(single[i]) == hash_of(match_of(batch, i)));
  }
  for (int step = 0; step < 60; ++step) {
    mld_action table[MATCHES * WIDTH];
    mld_action actions[MATCHES];
    uint64_t choices[MATCHES];
    uint64_t count = 0;
    states_of(batch, states);
    CHECK_OK(mld_batch_legal_actions(batch, WIDTH, table, MATCHES * WIDTH, &count, &error));
    CHECK(count == MATCHES * WIDTH);
    for (uint64_t i = 0; i < MATCHES; ++i) {
      memset(&actions[i], 0, sizeof actions[i]);
      choices[i] = MLD_BATCH_PASS;
      if (states[i].seat < 0 || next_random(&random) % 8 == 0) continue; /* Left as it is. */
      uint64_t legal = 0;
      CHECK(states[i].seat == seat_to_act(single[i]));
      CHECK_OK(mld_match_legal_count(single[i], states[i].seat, &legal, &error));
      CHECK(states[i].legal_count == legal);
      for (uint64_t j = 0; j < WIDTH; ++j) {
        mld_action nth = {0};
        if (j < legal) CHECK_OK(mld_match_legal_nth(single[i], states[i].seat, j, &nth, &error));
        CHECK(memcmp(&table[i * WIDTH + j], &nth, sizeof nth) == 0);
      }
      choices[i] = next_random(&random) % legal;
      CHECK_OK(mld_match_legal_nth(single[i], states[i].seat, choices[i], &actions[i], &error));
      CHECK_OK(mld_match_apply(single[i], states[i].seat, &actions[i], &error));
    }
    if (step % 2 == 0) {
      CHECK_OK(mld_batch_step(batch, actions, MATCHES, NULL, &error));
    } else {
      CHECK_OK(mld_batch_step_nth(batch, choices, MATCHES, NULL, &error));
    }
    for (uint64_t i = 0; i < MATCHES; ++i) {
      CHECK(hash_of(single[i]) == hash_of(match_of(batch, i)));
    }
  }
  for (uint64_t i = 0; i < MATCHES; ++i) mld_match_destroy(single[i]);
  mld_batch_destroy(batch);
}

/* A match that refuses does not keep the others from going on, and is not changed. */
static void test_failures(const mld_ruleset* ruleset) {
  mld_batch* batch = new_batch(ruleset, 3, 5);
  mld_action actions[MATCHES];
  mld_status statuses[MATCHES];
  mld_batch_state states[MATCHES];
  uint64_t choices[MATCHES];
  for (uint64_t i = 0; i < MATCHES; ++i) {
    CHECK_OK(mld_match_legal_nth(match_of(batch, i), 0, 0, &actions[i], &error));
    choices[i] = 0;
  }
  const uint64_t before = hash_of(match_of(batch, 7));
  actions[7].kind = 999;
  actions[20].kind = 998;
  CHECK_FAILS(mld_batch_step(batch, actions, MATCHES, statuses, &error), MLD_ILLEGAL_ACTION,
              "match 7: ");
  states_of(batch, states);
  for (uint64_t i = 0; i < MATCHES; ++i) {
    const int failed = i == 7 || i == 20;
    CHECK(statuses[i] == (failed ? MLD_ILLEGAL_ACTION : MLD_OK));
    CHECK(states[i].action_count == (failed ? 0 : 1));
  }
  CHECK(hash_of(match_of(batch, 7)) == before);
  choices[3] = 1000000;
  CHECK_FAILS(mld_batch_step_nth(batch, choices, MATCHES, statuses, &error), MLD_ILLEGAL_ACTION,
              "match 3: there is no legal action number 1000000");
  CHECK(statuses[2] == MLD_OK && statuses[3] == MLD_ILLEGAL_ACTION && statuses[4] == MLD_OK);
  mld_batch_destroy(batch);
}

static void test_restart(const mld_ruleset* ruleset) {
  mld_batch* batch = new_batch(ruleset, 2, 5);
  mld_match* single = new_match(ruleset, "", 77);
  uint64_t seed = 0;
  mld_batch_state states[MATCHES];
  const mld_match* borrowed = match_of(batch, 2);
  CHECK_OK(mld_batch_playout(batch, UINT64_MAX, 1, NULL, &error));
  states_of(batch, states);
  for (uint64_t i = 0; i < MATCHES; ++i) CHECK(states[i].over == 1 && states[i].seat == -1);
  CHECK_OK(mld_batch_restart(batch, 2, 77, &error));
  CHECK(borrowed == match_of(batch, 2) && hash_of(borrowed) == hash_of(single));
  CHECK_OK(mld_batch_seed(batch, 2, &seed, &error));
  CHECK(seed == 77);
  states_of(batch, states);
  CHECK(states[2].over == 0 && states[2].action_count == 0 && states[3].over == 1);
  mld_match_destroy(single);
  mld_batch_destroy(batch);
}

static void test_wrong_arguments(const mld_ruleset* ruleset) {
  const mld_status bad = MLD_INVALID_ARGUMENT;
  mld_batch* batch = NULL;
  mld_batch_options options;
  uint64_t count = 0;
  uint64_t choices[MATCHES] = {0};
  mld_action actions[MATCHES] = {{0, {0}}};
  mld_batch_state states[MATCHES];
  const mld_match* match = NULL;
  mld_batch_options_init(&options, sizeof options);
  options.threads = 0;
  CHECK_FAILS(mld_batch_create(ruleset, NULL, &options, &batch, &error), bad, "threads is 0");
  options.threads = 257;
  CHECK_FAILS(mld_batch_create(ruleset, NULL, &options, &batch, &error), bad, "threads is 257");
  mld_batch_options_init(&options, sizeof options);
  options.match_count = 0;
  CHECK_FAILS(mld_batch_create(ruleset, NULL, &options, &batch, &error), bad, "match_count is 0");
  mld_batch_options_init(&options, sizeof options);
  options.events = 5;
  CHECK_FAILS(mld_batch_create(ruleset, NULL, &options, &batch, &error), bad, "events is 5");
  CHECK_FAILS(mld_batch_create(NULL, NULL, NULL, &batch, &error), bad, "ruleset");
  CHECK_FAILS(mld_batch_create(ruleset, NULL, NULL, NULL, &error), bad, "out");
  CHECK(batch == NULL);
  batch = new_batch(ruleset, 1, 0);
  CHECK_FAILS(mld_batch_step(batch, actions, MATCHES - 1, NULL, &error), bad, "has 24 matches");
  CHECK_FAILS(mld_batch_step_nth(batch, choices, 0, NULL, &error), bad, "has 24 matches");
  CHECK_FAILS(mld_batch_step(batch, NULL, MATCHES, NULL, &error), bad, "actions");
  CHECK_FAILS(mld_batch_match(batch, MATCHES, &match, &error), bad, "no match number 24");
  CHECK_FAILS(mld_batch_restart(batch, MATCHES, 0, &error), bad, "no match number 24");
  CHECK_FAILS(mld_batch_seed(batch, MATCHES, &count, &error), bad, "no match number 24");
  CHECK_FAILS(mld_batch_legal_actions(batch, 0, actions, MATCHES, &count, &error), bad, "width");
  CHECK_TOO_SMALL(mld_batch_legal_actions(batch, 2, actions, MATCHES, &count, &error));
  CHECK_TOO_SMALL(mld_batch_states(batch, states, 1, &count, &error));
  CHECK(count == MATCHES);
  CHECK_FAILS(mld_batch_playout(NULL, 1, 1, NULL, &error), bad, "batch");
  CHECK(mld_batch_match_count(NULL) == 0);
  mld_batch_destroy(batch);
  mld_batch_destroy(NULL);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  test_any_number_of_threads("battleducks");
  test_any_number_of_threads("naval_war");
  test_steps_are_actions(ruleset);
  test_failures(ruleset);
  test_restart(ruleset);
  test_wrong_arguments(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
