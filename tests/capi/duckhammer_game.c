/* Whole battles of Duckhammer through the C interface: bots and chance, lists and missions that
 * stay secret, positions in thousandths of an inch, saving, restoring, replaying. */
#include "mallard_duckhammer.h"
#include "whole_match.h"

#define ARMIES                                                   \
  "army_1=\"hollow_guard x12; grave_cantor x2; storm_page x4\" " \
  "army_2=\"quack_marine x8; fledgling x8; honour_drake x3\" "

/* Up to deployment, with the missions given. */
static mld_match* deploying(const mld_ruleset* ruleset, uint64_t seed) {
  mld_match* match = new_match(ruleset, ARMIES "map=fallow_field", seed);
  play_text(match, 0, "ready");
  play_text(match, 1, "ready");
  const int32_t winner = seat_to_act(match);
  play_text(match, winner, "choose lead");
  play_text(match, 1 - winner, "side low");
  play_text(match, 0, "mission assassination");
  play_text(match, 1, "mission breakthrough");
  return match;
}

static void test_units_are_put_down_where_an_action_says(const mld_ruleset* ruleset) {
  mld_match* match = deploying(ruleset, 1);
  const int32_t seat = seat_to_act(match);
  const int32_t unit = seat * 32;
  mld_decision decision;
  CHECK_OK(mld_match_decision(match, seat, seat, &decision, &error));
  CHECK(decision.kind == MLD_DUCKHAMMER_DECISION_DEPLOY);
  /* Whoever leads picks no side: the other one is at the low end. */
  mld_action deploy = {.kind = MLD_DUCKHAMMER_ACTION_DEPLOY, .args = {unit, 15000, 21000, 4}};
  CHECK_FAILS(mld_match_apply(match, seat, &deploy, &error), MLD_ILLEGAL_ACTION,
              "outside the deployment zone");
  deploy.args[2] = 39000;
  CHECK_OK(mld_match_apply(match, seat, &deploy, &error));
  CHECK_OK(mld_match_decision(match, seat, seat, &decision, &error));
  CHECK(decision.kind == MLD_DUCKHAMMER_DECISION_ARRANGE);
  CHECK(decision.args[0] == unit);
  mld_match_destroy(match);
}

static void test_lists_do_not_change_the_other_view(const mld_ruleset* ruleset) {
  mld_match* one = new_match(ruleset, "", 1);
  mld_match* two = new_match(ruleset, "", 1);
  play_text(one, 0, "enlist quack_marine 8 1");
  play_text(two, 0, "enlist fledgling 8 1");
  play_text(two, 0, "enlist fledgling 4 1");
  bytes a = snapshot_of(one, 1);
  bytes b = snapshot_of(two, 1);
  CHECK(a.size == b.size && memcmp(a.data, b.data, (size_t)a.size) == 0);
  bytes_free(&a);
  bytes_free(&b);
  mld_match_destroy(one);
  mld_match_destroy(two);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset_of("duckhammer");
  test_units_are_put_down_where_an_action_says(ruleset);
  test_lists_do_not_change_the_other_view(ruleset);
  play_game(ruleset, "", 1, NULL);
  play_game(ruleset, "scale=medium rounds=2", 2, NULL);
  const int actions = play_game(ruleset, ARMIES "rounds=3", 3, "standard");
  CHECK(actions > 50);
  CHECK(actions == play_game(ruleset, ARMIES "rounds=3", 3, "standard"));
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
