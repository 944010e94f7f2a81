/* Actions that must be refused, each with its reason, and none of which may change the match. */
#include "play.h"

static mld_action parse(const mld_match* match, const char* text) {
  mld_action action = {0};
  CHECK_OK(mld_match_parse_action(match, text, &action, &error));
  return action;
}

/* Check and apply must both refuse the action for that reason, and leave the match alone. */
static void check_refused(mld_match* match, int32_t seat, const mld_action* action,
                          const char* reason) {
  const uint64_t hash = hash_of(match);
  const uint64_t depth = mld_match_undo_depth(match);
  CHECK_FAILS(mld_match_check(match, seat, action, &error), MLD_ILLEGAL_ACTION, reason);
  CHECK_FAILS(mld_match_apply(match, seat, action, &error), MLD_ILLEGAL_ACTION, reason);
  CHECK(mld_match_check(match, seat, action, NULL) == MLD_ILLEGAL_ACTION);
  CHECK(hash_of(match) == hash);
  CHECK(mld_match_undo_depth(match) == depth);
}

static void check_text_refused(mld_match* match, int32_t seat, const char* text,
                               const char* reason) {
  const mld_action action = parse(match, text);
  check_refused(match, seat, &action, reason);
}

static void test_setup_refusals(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "mode=advanced", 7);
  check_text_refused(match, 0, "ready", "the fleet is not complete yet");
  check_text_refused(match, 0, "observe B6", "both fleets must be ready first");
  check_text_refused(match, 0, "place circles r0 E5", "pick a formation for circles");
  check_text_refused(match, 0, "pick circles buoy", "that formation is not one of circles");
  play_text(match, 0, "pick circles donut");
  check_text_refused(match, 0, "pick circles cap", "circles is picked already");
  check_text_refused(match, 0, "place circles r90 E5", "use the first of them");
  check_text_refused(match, 0, "place circles r0 A1", "it would lie beyond the board");
  check_text_refused(match, 0, "commander circles E5", "place circles first");
  play_text(match, 0, "place circles r0 E5");
  check_text_refused(match, 0, "commander circles F6", "that cell is not part of circles");
  play_text(match, 0, "pick specials buoy");
  check_text_refused(match, 0, "place specials r0 E5", "it would overlap another formation");
  check_text_refused(match, 0, "place specials r0 H8", "it would touch another formation");
  play_text(match, 0, "fill");
  play_text(match, 0, "ready");
  check_text_refused(match, 0, "lift circles", "you are ready; wait for your opponent");
  mld_match_destroy(match);
}

static void test_play_refusals(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "first_player=p1", 7);
  set_up(match);
  check_text_refused(match, 1, "observe B6", "it is your opponent's turn");
  check_text_refused(match, 0, "observe P16", "there is no such cell on the board");
  check_text_refused(match, 0, "fill", "the set-up is over");
  check_text_refused(match, 0, "maneuver triple r0 A1", "triple has no maneuver");
  play_text(match, 0, "observe B6");
  play_text(match, 1, "observe A1");
  check_text_refused(match, 0, "observe B6", "that cell has been observed already");
  mld_match_destroy(match);
}

/* Kinds of no game, or of another one, and arguments that no text could give. */
static void test_any_bytes_may_be_asked_about(const mld_ruleset* ruleset) {
  static const int32_t odd[] = {0, 1, -1, 255, 256, 4096, INT32_MAX, INT32_MIN};
  const size_t odd_count = sizeof odd / sizeof *odd;
  mld_match* matches[] = {new_match(ruleset, "mode=advanced", 3),
                          new_match(ruleset, "mode=advanced", 3)};
  set_up(matches[1]);
  for (int m = 0; m < 2; ++m) {
    mld_match* match = matches[m];
    const uint64_t hash = hash_of(match);
    uint64_t random = 5;
    mld_action action = {0};
    check_refused(match, seat_to_act(match), &action, "");
    action.kind = 1000;
    check_refused(match, seat_to_act(match), &action, "1000");
    for (int i = 0; i < 50000; ++i) {
      mld_match* copy = NULL;
      char text[256];
      uint64_t size = 0;
      const int32_t seat = (int32_t)(next_random(&random) % 2);
      action.kind = (uint32_t)(next_random(&random) % 12);
      for (int a = 0; a < 7; ++a) {
        const uint64_t pick = next_random(&random) % (2 * odd_count);
        action.args[a] = pick < odd_count ? odd[pick] : a < 4 ? (int32_t)(pick - odd_count) : 0;
      }
      const mld_status status = mld_match_check(match, seat, &action, NULL);
      CHECK(status == MLD_OK || status == MLD_ILLEGAL_ACTION);
      CHECK_OK(mld_match_format_action(match, &action, text, sizeof text, &size, &error));
      if (status == MLD_OK && i % 16 == 0) {
        CHECK_OK(mld_match_clone(match, &copy, &error));
        CHECK_OK(mld_match_apply(copy, seat, &action, &error));
        mld_match_destroy(copy);
      } else if (status != MLD_OK) {
        CHECK(mld_match_apply(match, seat, &action, NULL) == status);
      }
    }
    CHECK(hash_of(match) == hash);
    mld_match_destroy(match);
  }
}

static void test_after_the_end(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "", 7);
  mld_bot* bot = NULL;
  mld_action action = {0};
  uint64_t random = 1;
  CHECK_FAILS(mld_bot_create(match, "clever", 1, &bot, &error), MLD_NOT_FOUND,
              "there is no bot \"clever\"");
  CHECK(bot == NULL);
  CHECK_OK(mld_bot_create(match, "standard", 1, &bot, &error));
  set_up(match);
  CHECK_FAILS(mld_bot_choose(bot, match, 1 - seat_to_act(match), &action, &error), MLD_UNAVAILABLE,
              "is not being asked anything");
  while (!is_over(match) && check_failures == 0) play_random(match, seat_to_act(match), &random);
  check_text_refused(match, 0, "observe B6", "the match is over");
  CHECK_FAILS(mld_bot_choose(bot, match, 0, &action, &error), MLD_UNAVAILABLE, "not being asked");
  mld_bot_destroy(bot);
  mld_match_destroy(match);
}

static void test_undo_refusals(const mld_ruleset* ruleset) {
  mld_match_options options;
  mld_match* match = new_match(ruleset, "", 7);
  uint64_t size = 0;
  play_text(match, 0, "fill");
  CHECK_FAILS(mld_match_undo(match, 2, &error), MLD_UNAVAILABLE, "cannot take back 2 actions");
  CHECK_FAILS(mld_match_undo(match, UINT64_MAX, &error), MLD_UNAVAILABLE, "there are 1");
  CHECK_OK(mld_match_undo(match, 0, &error));
  CHECK(mld_match_undo_depth(match) == 1);
  mld_match_destroy(match);

  mld_match_options_init(&options, sizeof options);
  options.history = 0;
  options.events = 0;
  CHECK_OK(mld_match_create(ruleset, NULL, &options, &match, &error));
  play_text(match, 0, "fill");
  CHECK(mld_match_undo_depth(match) == 0);
  CHECK_FAILS(mld_match_undo(match, 1, &error), MLD_UNAVAILABLE, "keeps no history");
  CHECK_FAILS(mld_match_write_replay(match, NULL, 0, &size, &error), MLD_UNAVAILABLE, "no history");
  CHECK_OK(mld_match_event_count(match, MLD_VIEWER_HOST, &size, &error));
  CHECK(size == 0);
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  test_setup_refusals(ruleset);
  test_play_refusals(ruleset);
  test_any_bytes_may_be_asked_about(ruleset);
  test_after_the_end(ruleset);
  test_undo_refusals(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
