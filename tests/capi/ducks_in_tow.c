/* Whole games of Ducks in Tow played through the C interface, for every number of players. */
#include <stdio.h>

#include "mallard_ducks_in_tow.h"
#include "play.h"

/* The match written out and read back must be the same match. */
static void check_restore(const mld_ruleset* ruleset, const mld_match* match) {
  bytes saved = snapshot_of(match, MLD_VIEWER_HOST);
  mld_match* restored = NULL;
  CHECK_OK(
      mld_match_create_from_snapshot(ruleset, saved.data, saved.size, NULL, &restored, &error));
  CHECK(hash_of(restored) == hash_of(match));
  mld_match_destroy(restored);
  bytes_free(&saved);
}

/* Every legal action survives being written as text. */
static void check_notation(const mld_match* match, int32_t seat) {
  uint64_t count = 0;
  CHECK_OK(mld_match_legal_count(match, seat, &count, &error));
  CHECK(count > 0);
  for (uint64_t n = 0; n < count; ++n) {
    mld_action action;
    mld_action again;
    char text[128];
    uint64_t size = 0;
    memset(&again, 0, sizeof again);
    CHECK_OK(mld_match_legal_nth(match, seat, n, &action, &error));
    CHECK_OK(mld_match_format_action(match, &action, text, sizeof text, &size, &error));
    CHECK_OK(mld_match_parse_action(match, text, &again, &error));
    CHECK(memcmp(&action, &again, sizeof action) == 0);
  }
}

/* Only the player whose turn it is holds a decision, whoever looks. */
static void check_decisions(const mld_match* match, int32_t acting) {
  for (int32_t seat = 0; seat < mld_match_seats(match); ++seat) {
    for (int32_t viewer = MLD_VIEWER_HOST; viewer < mld_match_seats(match); ++viewer) {
      mld_decision decision;
      memset(&decision, 0, sizeof decision);
      CHECK_OK(mld_match_decision(match, seat, viewer, &decision, &error));
      CHECK((decision.kind != 0) == (seat == acting));
    }
  }
}

static void random_action(mld_match* match, int32_t seat, uint64_t* random) {
  mld_action action;
  uint64_t count = 0;
  CHECK_OK(mld_match_legal_count(match, seat, &count, &error));
  CHECK_OK(mld_match_legal_nth(match, seat, next_random(random) % count, &action, &error));
  CHECK_OK(mld_match_apply(match, seat, &action, &error));
}

static void play_game(const mld_ruleset* ruleset, int32_t players, const char* bot_name) {
  char config[64];
  snprintf(config, sizeof config, "players=%d round_limit=6 solo_turns=6", (int)players);
  mld_match* match = new_match(ruleset, config, 7);
  mld_bot* bot = NULL;
  uint64_t random = 7;
  const uint64_t start = hash_of(match);
  CHECK(mld_match_seats(match) == players);
  if (bot_name != NULL) CHECK_OK(mld_bot_create(match, bot_name, 7, &bot, &error));
  for (int actions = 0; !is_over(match) && actions < 5000 && check_failures == 0; ++actions) {
    const int32_t seat = seat_to_act(match);
    CHECK(seat >= 0);
    check_decisions(match, seat);
    check_notation(match, seat);
    if (bot != NULL) {
      mld_action action = {0};
      CHECK_OK(mld_bot_choose(bot, match, seat, &action, &error));
      CHECK_OK(mld_match_apply(match, seat, &action, &error));
    } else {
      random_action(match, seat, &random);
    }
    check_restore(ruleset, match);
  }
  mld_outcome outcome;
  CHECK_OK(mld_match_outcome(match, &outcome, &error));
  CHECK(outcome.over == 1);
  CHECK(players == 1 || outcome.winners != 0);
  for (int32_t seat = 0; seat < players; ++seat) CHECK(outcome.scores[seat] >= 2);

  bytes replay = replay_of(match);
  mld_match* replayed = NULL;
  CHECK_OK(mld_match_create_from_replay(ruleset, replay.data, replay.size, &replayed, &error));
  CHECK(hash_of(replayed) == hash_of(match));
  CHECK_OK(mld_match_undo(replayed, mld_match_undo_depth(replayed), &error));
  CHECK(hash_of(replayed) == start);
  mld_match_destroy(replayed);
  bytes_free(&replay);
  mld_bot_destroy(bot);
  mld_match_destroy(match);
}

/* Actions made of the header's numbers, without any text. */
static void test_actions_by_number(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "players=1", 1);
  mld_decision decision;
  CHECK_OK(mld_match_decision(match, 0, 0, &decision, &error));
  CHECK(decision.kind == MLD_DUCKS_IN_TOW_DECISION_CHOOSE_START);
  mld_action action;
  CHECK_OK(mld_match_legal_nth(match, 0, 0, &action, &error));
  CHECK(action.kind == MLD_DUCKS_IN_TOW_ACTION_START);
  CHECK_OK(mld_match_apply(match, 0, &action, &error));
  memset(&action, 0, sizeof action);
  action.kind = MLD_DUCKS_IN_TOW_ACTION_SHAKE;
  action.args[6] = 1;
  CHECK_FAILS(mld_match_apply(match, 0, &action, &error), MLD_ILLEGAL_ACTION, "must be 0");
  action.args[6] = 0;
  CHECK_OK(mld_match_apply(match, 0, &action, &error));
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(mld_ruleset_create("ducks_in_tow", NULL, &ruleset, &error));
  for (int32_t players = 1; players <= 4; ++players) {
    play_game(ruleset, players, NULL);
    play_game(ruleset, players, "standard");
  }
  test_actions_by_number(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
