/* Random playouts through the C interface: what Playout.cs is measured against. Both choose the
 * same actions. As a program: playout <game> <matches> prints plies, a hash over all ends, and
 * nanoseconds a ply. As a library (Benchmarks.cs): one call of mallard_playout.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "mallard.h"

static uint64_t Next(uint64_t* state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

/* Of this program's own time, so that others on the machine do not count. */
static double Seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static int Asked(const mld_match* match, int32_t seats) {
  for (int32_t seat = 0; seat < seats; ++seat) {
    mld_decision decision;
    if (mld_match_decision(match, seat, MLD_VIEWER_HOST, &decision, NULL) != MLD_OK) exit(1);
    if (decision.kind != 0) return seat;
  }
  return -1;
}

/* Plays matches with seeds from 1 on; 0, or 1 if anything fails. */
int mallard_playout(const mld_ruleset* ruleset, uint64_t matches, uint64_t* plies,
                    uint64_t* hashes) {
  mld_match_options options;
  mld_match_options_init(&options, sizeof options);
  options.history = 0;
  options.events = 0;
  *plies = *hashes = 0;
  uint64_t random = 88172645463325252u;
  for (uint64_t seed = 1; seed <= matches; ++seed) {
    mld_match* match;
    options.seed = seed;
    if (mld_match_create(ruleset, NULL, &options, &match, NULL) != MLD_OK) return 1;
    const int32_t seats = mld_match_seats(match);
    for (int seat = Asked(match, seats); seat >= 0; seat = Asked(match, seats)) {
      uint64_t count;
      mld_action action;
      if (mld_match_legal_count(match, seat, &count, NULL) != MLD_OK) return 1;
      if (mld_match_legal_nth(match, seat, Next(&random) % count, &action, NULL) != MLD_OK)
        return 1;
      if (mld_match_apply(match, seat, &action, NULL) != MLD_OK) return 1;
      ++*plies;
    }
    uint64_t hash;
    if (mld_match_hash(match, &hash, NULL) != MLD_OK) return 1;
    *hashes = *hashes * 31 + hash;
    mld_match_destroy(match);
  }
  return 0;
}

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  mld_ruleset* ruleset;
  if (mld_ruleset_create(argv[1], NULL, &ruleset, NULL) != MLD_OK) return 1;
  uint64_t plies, hashes;
  const double start = Seconds();
  if (mallard_playout(ruleset, strtoull(argv[2], NULL, 10), &plies, &hashes) != 0) return 1;
  printf("%" PRIu64 " %016" PRIx64 " %.1f\n", plies, hashes,
         (Seconds() - start) * 1e9 / (double)plies);
  mld_ruleset_destroy(ruleset);
  return 0;
}
