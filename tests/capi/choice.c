/* Choices in C: every game is played by clicks on references alone, and what is asked of a partial
 * action, of a prefix and of an event is answered. */
#include "play.h"

static uint64_t chance = 7;

/* Any numbers will do. */
static uint64_t below(uint64_t bound) {
  chance = chance * 6364136223846793005u + 1442695040888963407u;
  return (chance >> 33) % bound;
}

static mld_choice_info describe(const mld_choice* choice) {
  mld_choice_info info = {.struct_size = sizeof info};
  CHECK_OK(mld_choice_describe(choice, &info, &error));
  return info;
}

/* A random legal value of a step, as a reference; what is read must be text. */
static mld_reference any_reference(mld_choice* choice, int32_t step) {
  static mld_choice_value values[4096];
  mld_reference reference = {0};
  char text[256];
  uint64_t count = 0, size = 0;
  CHECK_OK(mld_choice_values(choice, step, values, 4096, &count, &error));
  CHECK(count > 0);
  if (count == 0) return reference;
  const mld_choice_value* value = &values[below(count)];
  CHECK(value->action_count > 0);
  CHECK_OK(
      mld_choice_format_value(choice, step, value->value, "fr", text, sizeof text, &size, &error));
  CHECK(size > 0 && text[0] != '\0');
  CHECK_OK(mld_choice_check_value(choice, step, value->value, &error));
  CHECK_OK(mld_choice_reference(choice, step, value->value, &reference, &error));
  CHECK_OK(mld_choice_check_reference(choice, &reference, &error));
  return reference;
}

/* Clicks until an action is whole. */
static mld_action click(mld_choice* choice, const mld_match* match, int32_t seat) {
  mld_action action = {0};
  CHECK_OK(mld_choice_begin(choice, match, seat, &error));
  for (int clicks = 0; clicks < 16; ++clicks) {
    const mld_choice_info info = describe(choice);
    if ((info.flags & MLD_CHOICE_MAY_FINISH) != 0) {
      CHECK_OK(mld_choice_finish(choice, &action, &error));
      return action;
    }
    mld_step_info step = {.struct_size = sizeof step};
    CHECK_OK(mld_choice_describe_step(choice, info.next, &step, &error));
    CHECK(step.prompt[0] != '\0');
    CHECK((step.flags & MLD_STEP_FILLED) == 0);
    const mld_reference reference = any_reference(choice, info.next);
    CHECK_OK(mld_choice_pick(choice, &reference, &error));
  }
  CHECK(!"a choice without end");
  return action;
}

static void test_every_game_is_played_by_clicks(void) {
  mld_choice* choice = NULL;
  CHECK_OK(mld_choice_create(&choice, &error));
  for (uint64_t i = 0; i < mld_game_count(); ++i) {
    mld_game_info game = {.struct_size = sizeof game};
    CHECK_OK(mld_game_describe(i, &game, &error));
    mld_ruleset* ruleset = new_ruleset_of(game.name);
    mld_match* match = new_match(ruleset, "", 3);
    for (int actions = 0; actions < 400 && !is_over(match); ++actions) {
      const int32_t seat = seat_to_act(match);
      const mld_action action = click(choice, match, seat);
      CHECK_OK(mld_match_apply(match, seat, &action, &error));
    }
    mld_match_destroy(match);
    mld_ruleset_destroy(ruleset);
  }
  mld_choice_destroy(choice);
  mld_choice_destroy(NULL);
}

static void test_going_back(void) {
  mld_ruleset* ruleset = new_ruleset();
  mld_match* match = new_match(ruleset, "", 1);
  mld_choice* choice = NULL;
  mld_bool went = 1;
  mld_action action;
  CHECK_OK(mld_choice_create(&choice, &error));
  CHECK_OK(mld_choice_begin(choice, match, 0, &error));
  const uint64_t all = describe(choice).action_count;
  CHECK_OK(mld_choice_back(choice, &went, &error));
  CHECK(went == 0);
  const mld_reference kind = any_reference(choice, MLD_STEP_KIND);
  CHECK(kind.type == MLD_REFERENCE_ACTION);
  CHECK_OK(mld_choice_set(choice, MLD_STEP_KIND, kind.value, &error));
  CHECK((describe(choice).flags & MLD_CHOICE_MAY_GO_BACK) != 0);
  CHECK_OK(mld_choice_back(choice, &went, &error));
  CHECK(went == 1 && describe(choice).action_count == all);
  CHECK_FAILS(mld_choice_finish(choice, &action, &error), MLD_ILLEGAL_ACTION,
              "no action is chosen yet");
  mld_choice_destroy(choice);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_wrong_calls(void) {
  mld_ruleset* ruleset = new_ruleset();
  mld_match* match = new_match(ruleset, "", 1);
  mld_choice* choice = NULL;
  uint64_t count = 0;
  const int32_t value[2] = {999, 0};
  CHECK_OK(mld_choice_create(&choice, &error));
  CHECK_FAILS(mld_choice_begin(choice, match, 2, &error), MLD_INVALID_ARGUMENT, "seat");
  CHECK_OK(mld_choice_begin(choice, match, 0, &error));
  CHECK_FAILS(mld_choice_values(choice, 0, NULL, 0, &count, &error), MLD_INVALID_ARGUMENT,
              "there is no step 0");
  CHECK_FAILS(mld_choice_set(choice, -3, value, &error), MLD_INVALID_ARGUMENT, "no step -3");
  CHECK_FAILS(mld_choice_set(choice, MLD_STEP_KIND, NULL, &error), MLD_INVALID_ARGUMENT, "value");
  CHECK_FAILS(mld_choice_set_text(choice, MLD_STEP_KIND, "Bill", &error), MLD_ILLEGAL_ACTION,
              "takes no words");
  CHECK_FAILS(mld_choice_set_text(choice, -3, "Bill", &error), MLD_INVALID_ARGUMENT, "no step -3");
  CHECK_FAILS(mld_choice_set_text(choice, MLD_STEP_KIND, NULL, &error), MLD_INVALID_ARGUMENT,
              "text");
  CHECK(mld_choice_set(choice, MLD_STEP_KIND, value, NULL) != MLD_OK);
  CHECK(describe(choice).filled == 0);
  mld_choice_destroy(choice);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

/* The manifest knows only the card; the match knows what the card is aimed at. */
static void test_arguments_of_partial_actions(void) {
  mld_ruleset* ruleset = new_ruleset_of("naval_war");
  mld_match* match = new_match(ruleset, "", 1);
  mld_action play = {0};
  mld_arg_info arg = {.struct_size = sizeof arg};
  mld_kind_info kind = {.struct_size = sizeof kind};
  uint64_t cards = 0, count = 0, most = 0;
  CHECK_OK(mld_match_name_count(match, "card", &cards, &error));
  for (uint32_t i = 1; play.kind == 0; ++i) {
    CHECK_OK(mld_game_describe_kind("naval_war", MLD_ACTIONS, i, &kind, &error));
    if (strcmp(kind.name, "play") == 0) play.kind = i;
  }
  CHECK((kind.flags & MLD_KIND_ARGS_DEPEND) != 0 && kind.arg_count == 1);
  for (uint64_t card = 0; card < cards; ++card) {
    play.args[0] = (int32_t)card;
    CHECK_OK(mld_match_action_arg_count(match, &play, &count, &error));
    for (uint64_t i = 0; i < count; ++i) {
      CHECK_OK(mld_match_describe_action_arg(match, &play, i, &arg, &error));
      CHECK(arg.name[0] != '\0' && arg.type != MLD_ARG_INT);
    }
    CHECK_FAILS(mld_match_describe_action_arg(match, &play, count, &arg, &error),
                MLD_INVALID_ARGUMENT, "there is no argument number");
    if (count > most) most = count;
  }
  CHECK(most > 1);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_legal_actions_by_prefix(void) {
  mld_ruleset* ruleset = new_ruleset();
  mld_match* match = new_match(ruleset, "", 1);
  static mld_action all[8192], some[8192];
  uint64_t count = 0, found = 0, wanted = 0;
  CHECK_OK(mld_match_legal_actions(match, 0, all, 8192, &count, &error));
  for (uint64_t i = 0; i < count; ++i) {
    wanted += all[i].kind == all[0].kind && all[i].args[0] == all[0].args[0];
  }
  CHECK(wanted > 0 && wanted < count);
  CHECK_OK(mld_match_legal_count_where(match, 0, &all[0], 1, &found, &error));
  CHECK(found == wanted);
  CHECK_OK(mld_match_legal_actions_where(match, 0, &all[0], 1, some, 8192, &found, &error));
  for (uint64_t i = 0; i < found; ++i) CHECK(some[i].args[0] == all[0].args[0]);
  CHECK(mld_match_legal_actions_where(match, 0, &all[0], 1, some, 1, &found, NULL) ==
        MLD_BUFFER_TOO_SMALL);
  CHECK_FAILS(mld_match_legal_count_where(match, 0, &all[0], 128, &found, &error),
              MLD_INVALID_ARGUMENT, "mask");
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_events_have_roles(void) {
  mld_ruleset* ruleset = new_ruleset();
  mld_match* match = new_match(ruleset, "first_player=p1", 1);
  mld_event_info info = {.struct_size = sizeof info};
  mld_arg_info arg = {.struct_size = sizeof arg};
  uint64_t before = 0, count = 0;
  set_up(match);
  CHECK_OK(mld_match_event_count(match, 1, &before, &error));
  play_text(match, 0, "observe B2");
  CHECK_OK(mld_match_describe_event(match, 1, before, &info, &error));
  CHECK(info.actor == 0);
  CHECK(info.roles == 1u << MLD_ROLE_PLACE);
  CHECK(info.place.type == MLD_ARG_CELL && info.place.owner == 1 && info.place.value[0] == 17);
  CHECK_OK(mld_match_event_arg_count(match, &info.event, &count, &error));
  CHECK(count == 2);
  CHECK_OK(mld_match_describe_event_arg(match, &info.event, 1, &arg, &error));
  CHECK(arg.role == MLD_ROLE_PLACE && arg.side == MLD_SIDE_OPPONENT);
  CHECK_FAILS(mld_match_describe_event(match, 1, 100000, &info, &error), MLD_INVALID_ARGUMENT,
              "event");
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

static void test_costs_prompts_and_names(void) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(mld_ruleset_create("duckhammer", NULL, &ruleset, &error));
  mld_match* match = new_match(ruleset, "", 1);
  mld_choice* choice = NULL;
  mld_choice_cost costs[4];
  char text[256];
  uint64_t count = 0, size = 0;
  CHECK_OK(mld_choice_create(&choice, &error));
  CHECK_OK(mld_choice_begin(choice, match, 0, &error));
  mld_action enlist;
  CHECK_OK(mld_match_parse_action(match, "enlist quack_marine 5 1", &enlist, &error));
  const int32_t kind[2] = {(int32_t)enlist.kind, 0};
  CHECK_OK(mld_choice_costs(choice, MLD_STEP_KIND, kind, costs, 4, &count, &error));
  CHECK(count == 1 && (costs[0].flags & MLD_COST_LEAST) != 0);
  CHECK_OK(mld_choice_format_cost(choice, MLD_STEP_KIND, kind, 0, "fr", text, sizeof text, &size,
                                  &error));
  CHECK(text[0] != '\0');
  CHECK_FAILS(mld_choice_format_cost(choice, MLD_STEP_KIND, kind, 1, NULL, text, sizeof text, &size,
                                     &error),
              MLD_INVALID_ARGUMENT, "cost");
  CHECK_FAILS(mld_choice_costs(choice, 3, kind, costs, 4, &count, &error), MLD_INVALID_ARGUMENT,
              "step");
  CHECK_OK(mld_match_format_prompt(match, 1, 0, NULL, text, sizeof text, &size, &error));
  CHECK(strcmp(text, "Player 1 writes an army list.") == 0);
  CHECK_FAILS(mld_match_format_prompt(match, 1, 2, NULL, text, sizeof text, &size, &error),
              MLD_INVALID_ARGUMENT, "seat");
  const mld_reference seat = {.type = MLD_ARG_SEAT, .owner = -1, .value = {1, 0}};
  CHECK_OK(mld_match_format_reference(match, 0, &seat, "fr", text, sizeof text, &size, &error));
  CHECK(strcmp(text, "Joueur 2") == 0);
  const mld_reference nothing = {.type = 4711, .owner = -1};
  CHECK_OK(mld_match_format_reference(match, 0, &nothing, NULL, text, sizeof text, &size, &error));
  CHECK(text[0] == '\0');
  CHECK_FAILS(mld_match_format_reference(match, 0, NULL, NULL, text, sizeof text, &size, &error),
              MLD_INVALID_ARGUMENT, "reference");
  /* Why not, as a player reads it: in the player's language, with names for numbers. */
  CHECK_OK(mld_match_format_refusal(match, 0, "it is the other player's turn to decide", "fr", text,
                                    sizeof text, &size, &error));
  CHECK(strcmp(text,
               "c\xE2\x80\x99"
               "est \xC3\xA0 l\xE2\x80\x99"
               "autre joueur de d\xC3\xA9"
               "cider") == 0);
  CHECK_OK(mld_match_format_refusal(match, 0, "no pack has words for this", "fr", text, sizeof text,
                                    &size, &error));
  CHECK(strcmp(text, "no pack has words for this") == 0);
  CHECK_FAILS(mld_match_format_refusal(match, 0, NULL, NULL, text, sizeof text, &size, &error),
              MLD_INVALID_ARGUMENT, "message");
  CHECK(strcmp(mld_catalog_common_word(ruleset, 0, "mark_last_move"), "Last move") == 0);
  CHECK(strcmp(mld_catalog_common_word(ruleset, 0, "no such word"), "") == 0);
  CHECK(strcmp(mld_catalog_common_word(NULL, 0, "player"), "") == 0);
  mld_choice_destroy(choice);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

int main(void) {
  test_every_game_is_played_by_clicks();
  test_costs_prompts_and_names();
  test_going_back();
  test_wrong_calls();
  test_arguments_of_partial_actions();
  test_legal_actions_by_prefix();
  test_events_have_roles();
  return CHECK_RESULT();
}
