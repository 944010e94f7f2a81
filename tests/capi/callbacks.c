/* Callbacks that the library keeps: who calls them, replacing them, and being told when they are
 * let go. Bots and seeds that are there for the asking. */
#include "mods.h"

typedef struct listener {
  int lines;
  int releases;
} listener;

static void MLD_CALL keep_line(void* user_data, mld_log_level level, const char* message) {
  listener* l = user_data;
  CHECK(l->releases == 0); /* Never after it was let go. */
  CHECK(message[0] != '\0');
  if (level == MLD_LOG_SCRIPT) ++l->lines;
}

static void MLD_CALL keep_release(void* user_data) { ++((listener*)user_data)->releases; }

static mld_status load_with(const char* content, listener* l, mld_ruleset** out) {
  mld_pack* pack = new_pack(MANIFEST, content);
  mld_ruleset_options options;
  mld_ruleset_options_init(&options, sizeof options);
  options.packs = (const mld_pack* const[]){pack};
  options.pack_count = 1;
  options.log = keep_line;
  options.log_user_data = l;
  options.log_release = keep_release;
  const mld_status status = mld_ruleset_create("battleducks", &options, out, NULL);
  mld_pack_destroy(pack);
  return status;
}

static void test_log_is_let_go_with_the_last_user(void) {
  listener l = {0, 0};
  mld_ruleset* ruleset = NULL;
  mld_ruleset* again = NULL;
  CHECK(load_with("print('hello')", &l, &ruleset) == MLD_OK);
  CHECK(l.lines == 1 && l.releases == 0);
  mld_match* match = new_match(ruleset, "", 1);
  mld_ruleset_destroy(ruleset);
  CHECK(l.releases == 0);
  CHECK_OK(mld_ruleset_create_from_match(match, &again, &error));
  mld_match_destroy(match);
  CHECK(l.releases == 0);
  mld_ruleset_destroy(again);
  CHECK(l.releases == 1);
}

static void test_log_is_let_go_when_loading_fails(void) {
  listener l = {0, 0};
  mld_ruleset* ruleset = NULL;
  CHECK(load_with("board { id = 'a' }", &l, &ruleset) == MLD_CONTENT_ERROR);
  CHECK(ruleset == NULL && l.releases == 1);
}

static void test_log_can_be_replaced(void) {
  listener first = {0, 0};
  listener second = {0, 0};
  mld_ruleset* ruleset = NULL;
  CHECK(load_with("print('hello')", &first, &ruleset) == MLD_OK);
  CHECK_OK(mld_ruleset_set_log(ruleset, keep_line, &second, keep_release, &error));
  CHECK(first.releases == 1 && second.releases == 0);
  CHECK_OK(mld_ruleset_set_log(ruleset, NULL, NULL, NULL, &error));
  CHECK(first.releases == 1 && second.releases == 1);
  CHECK_FAILS(mld_ruleset_set_log(NULL, NULL, NULL, NULL, &error), MLD_INVALID_ARGUMENT,
              "ruleset must not be NULL");
  mld_ruleset_destroy(ruleset);
  CHECK(first.releases == 1 && second.releases == 1);
}

static void test_bots(void) {
  for (uint64_t i = 0; i < mld_game_count(); ++i) {
    mld_game_info game = {.struct_size = sizeof game};
    uint64_t count = 0;
    int32_t level = -1;
    CHECK_OK(mld_game_describe(i, &game, &error));
    CHECK_OK(mld_game_bot_count(game.name, &count, &error));
    CHECK(count >= 2);
    mld_ruleset* ruleset = new_ruleset_of(game.name);
    mld_match* match = new_match(ruleset, "", 1);
    for (uint64_t j = 0; j < count; ++j) {
      mld_bot_info info = {.struct_size = sizeof info};
      mld_bot* bot = NULL;
      CHECK_OK(mld_game_describe_bot(game.name, j, &info, &error));
      CHECK(info.level >= level && info.doc[0] != '\0');
      level = info.level;
      CHECK_OK(mld_bot_create(match, info.name, 1, &bot, &error));
      mld_bot_destroy(bot);
    }
    mld_match_destroy(match);
    mld_ruleset_destroy(ruleset);
    mld_bot_info info = {.struct_size = sizeof info};
    CHECK_FAILS(mld_game_describe_bot(game.name, count, &info, &error), MLD_INVALID_ARGUMENT,
                "there is no bot number 5");
  }
  uint64_t count = 0;
  mld_bot_info info = {.struct_size = sizeof info};
  CHECK_FAILS(mld_game_bot_count("chess", &count, &error), MLD_NOT_FOUND, "chess");
  CHECK_FAILS(mld_game_bot_count(NULL, &count, &error), MLD_INVALID_ARGUMENT, "game");
  CHECK_FAILS(mld_game_bot_count("battleducks", NULL, &error), MLD_INVALID_ARGUMENT, "count");
  CHECK_FAILS(mld_game_describe_bot("chess", 0, &info, &error), MLD_NOT_FOUND, "chess");
}

static void test_kinds_by_place(void) {
  for (uint64_t i = 0; i < mld_game_count(); ++i) {
    mld_game_info game = {.struct_size = sizeof game};
    CHECK_OK(mld_game_describe(i, &game, &error));
    const uint64_t counts[] = {game.action_count, game.event_count, game.decision_count};
    for (mld_kind_list list = MLD_ACTIONS; list <= MLD_DECISIONS; ++list) {
      uint32_t last = 0;
      for (uint64_t j = 0; j < counts[list - 1]; ++j) {
        mld_kind_info by_place = {.struct_size = sizeof by_place};
        mld_kind_info by_number = {.struct_size = sizeof by_number};
        CHECK_OK(mld_game_describe_nth_kind(game.name, list, j, &by_place, &error));
        CHECK(by_place.kind > last);
        last = by_place.kind;
        CHECK_OK(mld_game_describe_kind(game.name, list, last, &by_number, &error));
        CHECK(by_number.name == by_place.name);
      }
      mld_kind_info none = {.struct_size = sizeof none};
      CHECK_FAILS(mld_game_describe_nth_kind(game.name, list, counts[list - 1], &none, &error),
                  MLD_INVALID_ARGUMENT, "there is no kind number");
    }
  }
}

static void test_seeds(void) {
  uint64_t seeds[8] = {0};
  for (int i = 0; i < 8; ++i) {
    CHECK_OK(mld_seed_random(&seeds[i], &error));
    for (int j = 0; j < i; ++j) CHECK(seeds[i] != seeds[j]);
  }
  CHECK_FAILS(mld_seed_random(NULL, &error), MLD_INVALID_ARGUMENT, "seed must not be NULL");
}

int main(void) {
  test_log_is_let_go_with_the_last_user();
  test_log_is_let_go_when_loading_fails();
  test_log_can_be_replaced();
  test_bots();
  test_kinds_by_place();
  test_seeds();
  return CHECK_RESULT();
}
