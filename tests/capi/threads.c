/* One ruleset used by several threads at once; each match by one. The results must not depend on
 * who ran beside whom, and a thread sanitizer must find nothing to say. */
#include <pthread.h>

#include "play.h"

enum { kThreads = 4, kGames = 6 };

typedef struct job {
  const mld_ruleset* ruleset;
  const mld_match* shared; /* Only read. */
  uint64_t hashes[kGames];
} job;

static uint64_t play_one(const mld_ruleset* ruleset, uint64_t seed) {
  mld_match* match = NULL;
  mld_bot* bot = NULL;
  mld_match_options options;
  uint64_t hash = 0;
  mld_match_options_init(&options, sizeof options);
  options.seed = seed;
  if (mld_match_create(ruleset, NULL, &options, &match, NULL) != MLD_OK) return 0;
  if (mld_bot_create(match, "random", seed, &bot, NULL) == MLD_OK) {
    for (int actions = 0; actions < 500; ++actions) {
      for (int32_t seat = 0; seat < 2; ++seat) {
        mld_action action;
        if (mld_bot_choose(bot, match, seat, &action, NULL) != MLD_OK) continue;
        if (mld_match_apply(match, seat, &action, NULL) != MLD_OK) return 0;
      }
    }
    mld_match_hash(match, &hash, NULL);
  }
  mld_bot_destroy(bot);
  mld_match_destroy(match);
  return hash;
}

static void* work(void* argument) {
  job* j = argument;
  for (uint64_t game = 0; game < kGames; ++game) {
    uint64_t count = 0;
    mld_match* copy = NULL;
    mld_error* error = NULL;
    j->hashes[game] = play_one(j->ruleset, game);
    /* Reading the same match, and failing, at the same time. */
    mld_match_legal_count(j->shared, 0, &count, NULL);
    mld_match_legal_nth(j->shared, 0, count, &(mld_action){0}, &error);
    mld_error_destroy(error);
    mld_match_clone(j->shared, &copy, NULL);
    mld_match_destroy(copy);
  }
  return NULL;
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  mld_match* shared = new_match(ruleset, "mode=advanced", 1);
  pthread_t threads[kThreads];
  job jobs[kThreads];
  for (int i = 0; i < kThreads; ++i) {
    jobs[i].ruleset = ruleset;
    jobs[i].shared = shared;
    CHECK(pthread_create(&threads[i], NULL, work, &jobs[i]) == 0);
  }
  for (int i = 0; i < kThreads; ++i) CHECK(pthread_join(threads[i], NULL) == 0);
  for (int game = 0; game < kGames; ++game) {
    const uint64_t alone = play_one(ruleset, (uint64_t)game);
    CHECK(alone != 0);
    for (int i = 0; i < kThreads; ++i) CHECK(jobs[i].hashes[game] == alone);
  }
  mld_match_destroy(shared);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
