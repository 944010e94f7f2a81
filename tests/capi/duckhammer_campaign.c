/* Whole campaigns through the C interface: bots, sealed plans, saving, restoring, replaying, kinds
 * whose numbers leave some out. */
#include "mallard_duckhammer_campaign.h"
#include "play.h"

static void check_saved(const mld_ruleset* ruleset, const mld_match* match) {
  bytes saved = snapshot_of(match, MLD_VIEWER_HOST);
  mld_match* restored = NULL;
  CHECK_OK(
      mld_match_create_from_snapshot(ruleset, saved.data, saved.size, NULL, &restored, &error));
  CHECK(hash_of(restored) == hash_of(match));
  mld_match_destroy(restored);
  bytes_free(&saved);
}

/* Bots play to the end. Returns the number of actions. */
static int play_game(const mld_ruleset* ruleset, const char* config, uint64_t seed) {
  mld_match* match = new_match(ruleset, config, seed);
  const int32_t seats = mld_match_seats(match);
  mld_bot* bots[5] = {NULL};
  int actions = 0;
  for (int32_t i = 0; i < seats; ++i) {
    CHECK_OK(mld_bot_create(match, "standard", seed + (uint64_t)i, &bots[i], &error));
  }
  while (!is_over(match) && actions < 20000 && check_failures == 0) {
    const int32_t seat = seat_to_act(match);
    mld_action action = {0};
    CHECK(seat >= 0);
    CHECK_OK(mld_bot_choose(bots[seat], match, seat, &action, &error));
    CHECK_OK(mld_match_apply(match, seat, &action, &error));
    if (++actions % 32 == 0) check_saved(ruleset, match);
  }
  mld_outcome outcome;
  CHECK_OK(mld_match_outcome(match, &outcome, &error));
  CHECK(outcome.over == 1 && outcome.winners != 0);
  bytes replay = replay_of(match);
  mld_match* replayed = NULL;
  CHECK_OK(mld_match_create_from_replay(ruleset, replay.data, replay.size, &replayed, &error));
  CHECK(hash_of(replayed) == hash_of(match));
  mld_match_destroy(replayed);
  bytes_free(&replay);
  for (int i = 0; i < 5; ++i) mld_bot_destroy(bots[i]);
  mld_match_destroy(match);
  return actions;
}

static void test_kinds_of_battles_keep_their_numbers(void) {
  mld_kind_info info = {.struct_size = sizeof info};
  CHECK_OK(mld_game_describe_kind("duckhammer_campaign", MLD_ACTIONS,
                                  MLD_DUCKHAMMER_CAMPAIGN_ACTION_MARCH, &info, &error));
  CHECK(info.kind > 100 && strcmp(info.name, "march") == 0);
  mld_kind_info inside = {.struct_size = sizeof inside};
  CHECK_OK(mld_game_describe_kind("duckhammer_campaign", MLD_ACTIONS,
                                  MLD_DUCKHAMMER_CAMPAIGN_ACTION_CHARGE, &inside, &error));
  CHECK_OK(mld_game_describe_kind("duckhammer", MLD_ACTIONS, inside.kind, &info, &error));
  CHECK(strcmp(info.name, "charge") == 0);
  CHECK_FAILS(mld_game_describe_kind("duckhammer_campaign", MLD_ACTIONS, 100, &info, &error),
              MLD_INVALID_ARGUMENT, "with gaps");
}

static void test_sealed_plans_do_not_change_other_views(const mld_ruleset* ruleset) {
  mld_match* one = new_match(ruleset, "", 1);
  mld_match* two = new_match(ruleset, "", 1);
  play_text(one, 0, "feather auks");
  play_text(one, 0, "means foraging");
  play_text(two, 0, "feather impondium");
  for (int32_t viewer = 1; viewer < 3; ++viewer) {
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
  mld_ruleset* ruleset = new_ruleset_of("duckhammer_campaign");
  test_kinds_of_battles_keep_their_numbers();
  test_sealed_plans_do_not_change_other_views(ruleset);
  const int actions = play_game(ruleset, "rations=60 battles=1 rounds=2", 3);
  CHECK(actions > 20);
  play_game(ruleset, "mode=duckheim weeks=3 rounds=2", 4);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
