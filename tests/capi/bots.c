/* Bots with options: levels, hints with reasons, searches, and imagining into a match. */
#include "play.h"

static mld_match* begun(mld_ruleset** ruleset, const char* game) {
  mld_match* match = NULL;
  mld_bot* bot = NULL;
  *ruleset = new_ruleset_of(game);
  match = new_match(*ruleset, "", 5);
  CHECK_OK(mld_bot_create(match, "standard", 1, &bot, &error));
  for (int i = 0; i < 16; ++i) {
    mld_action action;
    const int32_t seat = seat_to_act(match);
    CHECK_OK(mld_bot_choose(bot, match, seat, &action, &error));
    CHECK_OK(mld_match_apply(match, seat, &action, &error));
  }
  mld_bot_destroy(bot);
  return match;
}

static mld_bot* bot_with(const mld_match* match, const char* name, mld_bot_level level,
                         int32_t threads) {
  mld_bot* bot = NULL;
  mld_bot_options options;
  mld_bot_options_init(&options, sizeof options);
  CHECK(options.struct_size == sizeof options);
  CHECK(options.level == MLD_BOT_NORMAL && options.threads == 1 && options.name == NULL);
  options.name = name;
  options.level = level;
  options.seed = 7;
  options.iterations = 24;
  options.threads = threads;
  CHECK_OK(mld_bot_create_with(match, &options, &bot, &error));
  return bot;
}

static void test_levels_choose_legally(const char* game) {
  mld_ruleset* ruleset = NULL;
  mld_match* match = begun(&ruleset, game);
  const int32_t seat = seat_to_act(match);
  for (mld_bot_level level = MLD_BOT_EASY; level <= MLD_BOT_HARD; ++level) {
    mld_action action;
    mld_bot* bot = bot_with(match, NULL, level, 1);
    CHECK_OK(mld_bot_choose(bot, match, seat, &action, &error));
    CHECK_OK(mld_match_check(match, seat, &action, &error));
    mld_bot_destroy(bot);
  }
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_personalities(void) {
  mld_ruleset* ruleset = NULL;
  mld_match* match = begun(&ruleset, "ducks_in_tow");
  mld_bot* bot = NULL;
  mld_bot_options options;
  mld_bot_options_init(&options, sizeof options);
  CHECK(options.personality == NULL);
  options.personality = "postman";
  CHECK_OK(mld_bot_create_with(match, &options, &bot, &error));
  mld_bot_destroy(bot);
  options.personality = "postwoman";
  CHECK_FAILS(mld_bot_create_with(match, &options, &bot, &error), MLD_NOT_FOUND, "postman");
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_hints_and_reasons(void) {
  mld_ruleset* ruleset = NULL;
  mld_match* match = begun(&ruleset, "battleducks");
  const int32_t seat = seat_to_act(match);
  mld_bot* bot = bot_with(match, "standard", MLD_BOT_NORMAL, 1);
  mld_advice hints[3];
  mld_advice told;
  uint64_t count = 0;
  char english[200];
  char french[200];
  uint64_t size = 0;
  CHECK_OK(mld_bot_analyse(bot, match, seat, hints, 3, &count, &error));
  CHECK(count == 3);
  CHECK(hints[0].value >= hints[1].value && hints[1].value >= hints[2].value);
  CHECK(hints[0].reason == MLD_REASON_LIKELY_HIT);
  CHECK_OK(mld_bot_format_reason(match, &hints[0], NULL, english, sizeof english, &size, &error));
  CHECK(size > 0 && strstr(english, "chance") != NULL);
  CHECK_OK(mld_bot_format_reason(match, &hints[0], "fr", french, sizeof french, &size, &error));
  CHECK(strstr(french, "touche") != NULL);
  CHECK_OK(mld_bot_explain(bot, match, seat, &hints[2].action, &told, &error));
  CHECK(memcmp(&told.action, &hints[2].action, sizeof told.action) == 0);
  told.action.kind = 0;
  CHECK(mld_bot_explain(bot, match, seat, &told.action, &told, NULL) != MLD_OK);
  CHECK(mld_bot_analyse(bot, match, 1 - seat, hints, 3, &count, NULL) == MLD_UNAVAILABLE);
  CHECK(mld_bot_analyse(bot, match, 9, hints, 3, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_bot_analyse(bot, match, seat, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  mld_bot_destroy(bot);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

/* A view knows what its own seat may do, and nothing of what another one might. */
static void test_views_think_for_their_own_seat(void) {
  mld_ruleset* ruleset = NULL;
  mld_match* match = begun(&ruleset, "battleducks");
  mld_bot* bot = bot_with(match, NULL, MLD_BOT_NORMAL, 1);
  const int32_t seat = seat_to_act(match);
  for (int32_t viewer = 0; viewer < 2; ++viewer) {
    const mld_status expected = viewer == seat ? MLD_OK : MLD_UNAVAILABLE;
    bytes sent = snapshot_of(match, viewer);
    mld_match* view = NULL;
    mld_action action;
    mld_advice advice;
    uint64_t count = 0;
    CHECK_OK(mld_match_create_from_view(ruleset, sent.data, sent.size, &view, &error));
    CHECK(mld_bot_choose(bot, view, seat, &action, NULL) == expected);
    CHECK(mld_bot_analyse(bot, view, seat, &advice, 1, &count, NULL) == expected);
    mld_match_destroy(view);
    bytes_free(&sent);
  }
  mld_bot_destroy(bot);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static int64_t MLD_CALL nothing_matters(void* user_data, const mld_match* match, int32_t seat) {
  (void)seat;
  CHECK(mld_match_seats(match) > 0);
  *(int*)user_data += 1;
  return 5000;
}

static void note_release(void* user_data) { *(int*)user_data += 1; }

static void test_the_callback_is_told_when_it_is_let_go(void) {
  mld_ruleset* ruleset = NULL;
  mld_match* match = begun(&ruleset, "battleducks");
  mld_bot* bot = NULL;
  int released = 0;
  mld_bot_options options;
  mld_bot_options_init(&options, sizeof options);
  CHECK(options.evaluate_release == NULL);
  options.user_data = &released;
  options.evaluate_release = note_release;
  CHECK_OK(mld_bot_create_with(match, &options, &bot, &error));
  mld_bot_destroy(bot);
  CHECK(released == 0); /* Nothing was given that could be let go. */
  options.evaluate = nothing_matters;
  options.name = "search";
  CHECK_OK(mld_bot_create_with(match, &options, &bot, &error));
  CHECK(released == 0);
  mld_bot_destroy(bot);
  CHECK(released == 1);
  options.name = "nobody"; /* Whatever is wrong with the rest, it is let go once. */
  CHECK(mld_bot_create_with(match, &options, &bot, NULL) != MLD_OK);
  CHECK(released == 2);
  options.level = 9;
  CHECK(mld_bot_create_with(match, &options, &bot, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(released == 3);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_searches(void) {
  mld_ruleset* ruleset = NULL;
  mld_match* match = begun(&ruleset, "ducks_in_tow");
  const int32_t seat = seat_to_act(match);
  mld_action first;
  uint64_t done = 0;
  uint64_t total = 0;
  for (int32_t threads = 1; threads <= 3; ++threads) {
    mld_action action;
    mld_bot* bot = bot_with(match, "search", MLD_BOT_NORMAL, threads);
    mld_bot_cancel(bot); /* What begins later is not concerned. */
    CHECK_OK(mld_bot_choose(bot, match, seat, &action, &error));
    if (threads == 1) first = action;
    CHECK(memcmp(&first, &action, sizeof first) == 0);
    CHECK_OK(mld_bot_progress(bot, &done, &total, &error));
    CHECK(total <= 24 && done == total && done > 12);
    mld_bot_destroy(bot);
  }
  {
    int calls = 0;
    uint64_t count = 0;
    mld_advice advice;
    mld_bot* bot = NULL;
    mld_bot_options options;
    mld_bot_options_init(&options, sizeof options);
    options.name = "search";
    options.iterations = 10;
    options.evaluate = nothing_matters;
    options.user_data = &calls;
    CHECK_OK(mld_bot_create_with(match, &options, &bot, &error));
    CHECK_OK(mld_bot_analyse(bot, match, seat, &advice, 1, &count, &error));
    CHECK(calls > 0 && advice.value == 5000);
    mld_bot_destroy(bot);
    options.threads = 0;
    CHECK(mld_bot_create_with(match, &options, &bot, NULL) == MLD_INVALID_ARGUMENT);
    options.threads = 1;
    options.level = 9;
    CHECK(mld_bot_create_with(match, &options, &bot, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(bot == NULL);
  }
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_imagining_into(void) {
  mld_ruleset* ruleset = NULL;
  mld_match* match = begun(&ruleset, "battleducks");
  mld_match* sample = new_match(ruleset, "", 1);
  const int32_t seat = seat_to_act(match);
  CHECK_OK(mld_match_imagine_into(sample, match, seat, 3, &error));
  CHECK(seat_to_act(sample) == seat);
  CHECK(hash_of(sample) != hash_of(match)); /* It is a guess. */
  CHECK(mld_match_imagine_into(sample, match, 7, 3, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_match_imagine_into(NULL, match, seat, 3, NULL) == MLD_INVALID_ARGUMENT);
  mld_match_destroy(sample);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

int main(void) {
  mld_bot_cancel(NULL);
  test_levels_choose_legally("battleducks");
  test_levels_choose_legally("naval_war");
  test_personalities();
  test_hints_and_reasons();
  test_views_think_for_their_own_seat();
  test_the_callback_is_told_when_it_is_let_go();
  test_searches();
  test_imagining_into();
  return CHECK_RESULT();
}
