/* Whole games of Duck Dealer through the C interface: bots and chance, bids that stay sealed,
 * saving, restoring, replaying. */
#include "mallard_duck_dealer.h"
#include "whole_match.h"

static void test_actions_are_numbered_as_in_the_header(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "auction=true", 1);
  mld_action action = {.kind = MLD_DUCK_DEALER_ACTION_BID, .args = {12}};
  CHECK_OK(mld_match_apply(match, 0, &action, &error));
  action.args[0] = 101;
  CHECK_FAILS(mld_match_apply(match, 1, &action, &error), MLD_ILLEGAL_ACTION,
              "points goes from 0 to 100");
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
  mld_ruleset* ruleset = new_ruleset_of("duck_dealer");
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
