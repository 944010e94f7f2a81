/* Whole games of Duck Dealer through the C interface: bots and chance, bids that stay sealed,
 * saving, restoring, replaying. */
#include "mallard_duck_dealer.h"
#include "play.h"

static mld_ruleset* new_dealer_ruleset(void) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(mld_ruleset_create("duck_dealer", NULL, &ruleset, &error));
  return ruleset;
}

static void check_saved(const mld_ruleset* ruleset, const mld_match* match) {
  bytes saved = snapshot_of(match, MLD_VIEWER_HOST);
  mld_match* restored = NULL;
  CHECK_OK(mld_match_restore(ruleset, saved.data, saved.size, NULL, &restored, &error));
  CHECK(hash_of(restored) == hash_of(match));
  mld_match_destroy(restored);
  bytes_free(&saved);
}

/* Plays to the end; `bot_name` is NULL for random actions. Returns the number of actions. */
static int play_game(const mld_ruleset* ruleset, const char* config, uint64_t seed,
                     const char* bot_name) {
  mld_match* match = new_match(ruleset, config, seed);
  const int32_t seats = mld_match_seats(match);
  mld_bot* bots[5] = {NULL};
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
  CHECK_OK(mld_match_from_replay(ruleset, replay.data, replay.size, &replayed, &error));
  CHECK(hash_of(replayed) == hash_of(match));
  CHECK_OK(mld_match_undo(replayed, mld_match_undo_depth(replayed), &error));
  CHECK(hash_of(replayed) == start_hash);
  mld_match_destroy(replayed);
  bytes_free(&replay);
  for (int i = 0; i < 5; ++i) mld_bot_destroy(bots[i]);
  mld_match_destroy(match);
  return actions;
}

static void test_actions_are_numbered_as_in_the_header(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "auction=true", 1);
  mld_action action = {.kind = MLD_DUCK_DEALER_ACTION_BID, .args = {12}};
  CHECK_OK(mld_match_apply(match, 0, &action, &error));
  action.args[0] = 101;
  CHECK_FAILS(mld_match_apply(match, 1, &action, &error), MLD_ILLEGAL_ACTION, "0 to 100 points");
  action.args[0] = 3;
  CHECK_OK(mld_match_apply(match, 1, &action, &error));
  play_text(match, 0, "position 1");
  mld_decision decision;
  CHECK_OK(mld_match_decision(match, 0, 0, &decision, &error));
  CHECK(decision.kind == MLD_DUCK_DEALER_DECISION_CHOOSE_EQUIPMENT);
  mld_match_destroy(match);
}

static void test_sealed_bids_do_not_change_other_views(const mld_ruleset* ruleset) {
  mld_match* one = new_match(ruleset, "auction=true players=3", 1);
  mld_match* two = new_match(ruleset, "auction=true players=3", 1);
  play_text(one, 2, "bid 1");
  play_text(two, 2, "bid 99");
  for (int32_t viewer = 0; viewer < 2; ++viewer) {
    bytes a = snapshot_of(one, viewer);
    bytes b = snapshot_of(two, viewer);
    CHECK(a.size == b.size && memcmp(a.data, b.data, (size_t)a.size) == 0);
    bytes_free(&a);
    bytes_free(&b);
  }
  mld_match_destroy(one);
  mld_match_destroy(two);
}

int main(void) {
  mld_ruleset* ruleset = new_dealer_ruleset();
  test_actions_are_numbered_as_in_the_header(ruleset);
  test_sealed_bids_do_not_change_other_views(ruleset);
  play_game(ruleset, "players=2", 1, NULL);
  play_game(ruleset, "players=5 auction=true turns=10", 2, NULL);
  const int actions = play_game(ruleset, "players=3 turns=9", 3, "standard");
  CHECK(actions > 50);
  CHECK(actions == play_game(ruleset, "players=3 turns=9", 3, "standard"));
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
