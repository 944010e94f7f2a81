/* What games tell of themselves: kinds, arguments and options. */
#include "check.h"

static int is_written(const char* text) { return text != NULL && text[0] != '\0'; }

static void check_args(const char* game, mld_kind_list list, const mld_kind_info* kind,
                       uint32_t slots) {
  uint32_t slot = 0;
  int roles = 0;
  for (uint64_t i = 0; i < kind->arg_count; ++i) {
    mld_arg_info arg = {.struct_size = sizeof arg};
    CHECK_OK(mld_game_describe_arg(game, list, kind->kind, i, &arg, &error));
    CHECK(arg.struct_size == sizeof arg);
    CHECK(is_written(arg.name));
    CHECK(is_written(arg.doc));
    CHECK(arg.slot == slot);
    /* Everything is named. */
    CHECK((arg.type > MLD_ARG_INT && arg.type <= MLD_ARG_YES_NO) || arg.type == MLD_ARG_TEXT);
    const int worded = arg.type == MLD_ARG_WORD || arg.type == MLD_ARG_YES_NO;
    const int text = arg.type == MLD_ARG_TEXT; /* Four bytes in each slot. */
    CHECK(text ? arg.width > 0 && arg.width <= 7
               : arg.width == (arg.type == MLD_ARG_POINT || arg.type == MLD_ARG_PLACE ||
                                       arg.type == MLD_ARG_VECTOR
                                   ? 2
                                   : 1));
    CHECK(arg.role >= MLD_ROLE_NONE && arg.role <= MLD_ROLE_TOTAL);
    CHECK(arg.role == MLD_ROLE_NONE || list == MLD_EVENTS);
    CHECK(arg.role == MLD_ROLE_NONE || (roles & (1 << arg.role)) == 0); /* One in each role. */
    roles |= 1 << arg.role;
    CHECK(worded == (arg.word_count > 0));
    CHECK(arg.type != MLD_ARG_YES_NO || arg.word_count == 2);
    CHECK(worded == (arg.words != NULL));
    CHECK((arg.type == MLD_ARG_NAME || arg.type == MLD_ARG_HEX || arg.type == MLD_ARG_NODE) ==
          (arg.table[0] != '\0'));
    for (uint64_t word = 0; word < arg.word_count; ++word) CHECK(is_written(arg.words[word]));
    slot += arg.width;
  }
  CHECK(slot <= slots);
  mld_arg_info arg = {.struct_size = sizeof arg};
  CHECK_FAILS(mld_game_describe_arg(game, list, kind->kind, kind->arg_count, &arg, &error),
              MLD_INVALID_ARGUMENT, "there is no argument number");
}

static void check_kinds(const char* game, mld_kind_list list, uint64_t count, uint32_t slots) {
  mld_kind_info info = {.struct_size = sizeof info};
  uint32_t kind = 0;
  CHECK(count > 0);
  for (uint64_t found = 0; found < count; ++found) {
    /* Numbers may be left out. */
    while (mld_game_describe_kind(game, list, ++kind, &info, NULL) != MLD_OK) CHECK(kind < 1000);
    CHECK(info.kind == kind);
    CHECK(is_written(info.name));
    CHECK(is_written(info.doc));
    CHECK(list == MLD_ACTIONS || (info.flags & MLD_KIND_TAKES_BACK) == 0);
    CHECK(list != MLD_DECISIONS || info.flags == 0);
    check_args(game, list, &info, slots);
  }
  CHECK_FAILS(mld_game_describe_kind(game, list, 0, &info, &error), MLD_INVALID_ARGUMENT,
              "has no kind 0 of");
  CHECK_FAILS(mld_game_describe_kind(game, list, kind + 1, &info, &error), MLD_INVALID_ARGUMENT,
              "numbered 1 to");
}

static void check_options(const char* game, uint64_t count) {
  mld_option_info option = {.struct_size = sizeof option};
  for (uint64_t i = 0; i < count; ++i) {
    CHECK_OK(mld_game_describe_option(game, i, &option, &error));
    CHECK(is_written(option.name));
    CHECK(is_written(option.doc));
    CHECK(option.fallback != NULL);
    CHECK((option.type == MLD_OPTION_WORD) == (option.word_count > 0));
    CHECK(option.type != MLD_OPTION_INT || option.min <= option.max);
  }
  CHECK_FAILS(mld_game_describe_option(game, count, &option, &error), MLD_INVALID_ARGUMENT,
              "there is no option number");
}

static void test_every_game_describes_itself(void) {
  CHECK(mld_game_count() > 0);
  for (uint64_t i = 0; i < mld_game_count(); ++i) {
    mld_game_info game = {.struct_size = sizeof game};
    uint64_t found = 0;
    CHECK_OK(mld_game_describe(i, &game, &error));
    CHECK(is_written(game.name));
    CHECK(is_written(game.title));
    CHECK(is_written(game.doc));
    CHECK_OK(mld_game_find(game.name, &found, &error));
    CHECK(found == i);
    check_kinds(game.name, MLD_ACTIONS, game.action_count, 7);
    check_kinds(game.name, MLD_EVENTS, game.event_count, 7);
    check_kinds(game.name, MLD_DECISIONS, game.decision_count, 6);
    check_options(game.name, game.option_count);
  }
}

/* Finds a kind of action of BattleDucks by its name. */
static mld_kind_info action_named(const char* name) {
  mld_game_info game = {.struct_size = sizeof game};
  mld_kind_info kind = {.struct_size = sizeof kind};
  uint64_t index = 0;
  CHECK_OK(mld_game_find("battleducks", &index, &error));
  CHECK_OK(mld_game_describe(index, &game, &error));
  for (uint32_t i = 1; i <= game.action_count; ++i) {
    CHECK_OK(mld_game_describe_kind("battleducks", MLD_ACTIONS, i, &kind, &error));
    if (strcmp(kind.name, name) == 0) return kind;
  }
  CHECK(!"no such action");
  return kind;
}

static void test_battleducks_is_as_documented(void) {
  mld_arg_info arg = {.struct_size = sizeof arg};
  mld_option_info option = {.struct_size = sizeof option};
  const mld_kind_info maneuver = action_named("maneuver");
  CHECK(maneuver.arg_count == 3);
  CHECK_OK(mld_game_describe_arg("battleducks", MLD_ACTIONS, maneuver.kind, 0, &arg, &error));
  CHECK(arg.type == MLD_ARG_NAME);
  CHECK_TEXT(arg.table, "slot");
  CHECK_OK(mld_game_describe_arg("battleducks", MLD_ACTIONS, maneuver.kind, 1, &arg, &error));
  CHECK(arg.type == MLD_ARG_WORD && arg.word_count == 4);
  CHECK_TEXT(arg.words[3], "r270");
  CHECK_OK(mld_game_describe_arg("battleducks", MLD_ACTIONS, maneuver.kind, 2, &arg, &error));
  CHECK(arg.type == MLD_ARG_POINT && arg.slot == 2 && arg.width == 2);
  CHECK((action_named("lift").flags & MLD_KIND_TAKES_BACK) != 0);
  CHECK((action_named("place").flags & MLD_KIND_TAKES_BACK) == 0);

  CHECK_OK(mld_game_describe_option("battleducks", 0, &option, &error));
  CHECK_TEXT(option.name, "mode");
  CHECK(option.type == MLD_OPTION_TEXT);
  CHECK_TEXT(option.fallback, "standard");
}

static void test_unknown_games_and_lists(void) {
  uint64_t index = 0;
  mld_kind_info kind = {.struct_size = sizeof kind};
  CHECK_FAILS(mld_game_find("battledux", &index, &error), MLD_NOT_FOUND, "battleducks");
  CHECK_FAILS(mld_game_find("", &index, &error), MLD_NOT_FOUND, "");
  CHECK_FAILS(mld_game_describe_kind("chess", MLD_ACTIONS, 1, &kind, &error), MLD_NOT_FOUND,
              "chess");
  CHECK_FAILS(mld_game_describe_kind("battleducks", 0, 1, &kind, &error), MLD_INVALID_ARGUMENT,
              "there is no list 0");
  CHECK_FAILS(mld_game_describe_kind("battleducks", 4, 1, &kind, &error), MLD_INVALID_ARGUMENT,
              "MLD_ACTIONS, MLD_EVENTS or MLD_DECISIONS");
}

/* A caller built with a later header passes a larger structure; one that forgot struct_size, a
 * smaller one. */
static void test_structure_sizes(void) {
  struct {
    mld_kind_info info;
    uint64_t later_field;
  } later = {{.struct_size = sizeof later}, 77};
  CHECK_OK(mld_game_describe_kind("battleducks", MLD_ACTIONS, 1, &later.info, &error));
  CHECK(later.info.struct_size == sizeof later);
  CHECK_TEXT(later.info.name, "pick");
  CHECK(later.later_field == 0);

  mld_kind_info forgotten = {0};
  CHECK_FAILS(mld_game_describe_kind("battleducks", MLD_ACTIONS, 1, &forgotten, &error),
              MLD_INVALID_ARGUMENT, "info->struct_size is 0; set it to sizeof *info first");
  CHECK(forgotten.name == NULL);
}

int main(void) {
  test_every_game_describes_itself();
  test_battleducks_is_as_documented();
  test_unknown_games_and_lists();
  test_structure_sizes();
  return CHECK_RESULT();
}
