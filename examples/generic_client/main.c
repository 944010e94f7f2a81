/* A client for every game: it knows none of them by name. It shows the scene, lets a person answer
 * what is asked or clicks at random on what is there until an action is whole, takes it, and tells
 * what happened in the player's language.
 *
 *     generic_client GAME [--pack FOLDER]... [--options TEXT] [--language TAG] [--seed N]
 *                         [--viewer SEAT] [--play SEAT] [--svg FILE] [--wire] [--show | --quiet]
 *
 * docs/write-a-client.md builds it step by step. */
#include <inttypes.h>
#include <mallard.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ACTIONS = 100000, MOST_CLICKS = 64, MOST_PACKS = 16, MOST_SEATS = 16 };

static mld_error* error; /* Set by every call that takes it: NULL, or why it failed. */

static void must(mld_status status) {
  if (status == MLD_OK) return;
  fprintf(stderr, "%s: %s\n", mld_status_name(status), mld_error_message(error));
  exit(EXIT_FAILURE);
}

static void* must_have(void* memory) {
  if (memory == NULL) exit(EXIT_FAILURE);
  return memory;
}

/* What the command line says. */
typedef struct settings {
  const char* game;
  const char* packs[MOST_PACKS]; /* Folders of mods. */
  uint64_t pack_count;
  const char* options;
  const char* language;
  uint64_t seed;
  int32_t viewer;  /* Whose news are told. */
  int32_t person;  /* Who answers by hand; -1: nobody. */
  const char* svg; /* Where the table is drawn to after every action; NULL: nowhere. */
  int wire;        /* Players sit elsewhere, and have nothing but their views. */
  int quiet;       /* Nothing but how it ended. */
  int show;        /* The scene after every action, not only at the end. */
} settings;

/* Loading ---------------------------------------------------------------------------------------
 */

static mld_ruleset* load(const settings* set) {
  mld_pack* packs[MOST_PACKS];
  mld_ruleset* ruleset = NULL;
  mld_ruleset_options options;
  mld_ruleset_options_init(&options, sizeof options);
  for (uint64_t i = 0; i < set->pack_count; ++i) {
    must(mld_pack_create_from_folder(set->packs[i], &packs[i], &error));
  }
  options.packs = (const mld_pack* const*)packs;
  options.pack_count = set->pack_count;
  must(mld_ruleset_create(set->game, &options, &ruleset, &error));
  for (uint64_t i = 0; i < set->pack_count; ++i) mld_pack_destroy(packs[i]);
  return ruleset;
}

static mld_match* new_match(const settings* set, const mld_ruleset* ruleset) {
  mld_match* match = NULL;
  mld_config* config = NULL;
  mld_match_options options;
  mld_match_options_init(&options, sizeof options);
  options.seed = set->seed;
  must(mld_config_create(ruleset, &config, &error));
  must(mld_config_set_text(config, set->options, &error));
  must(mld_match_create(ruleset, config, &options, &match, &error));
  mld_config_destroy(config);
  return match;
}

/* Showing ---------------------------------------------------------------------------------------
 */

static void show(const mld_scene* scene) {
  uint64_t size = 0;
  must(mld_scene_format(scene, NULL, 0, &size, &error));
  char* text = must_have(malloc(size + 1));
  must(mld_scene_format(scene, text, size + 1, &size, &error));
  puts(text);
  free(text);
}

/* Draws the scene as a page that a browser can show, and show anew. */
static void draw(const mld_scene* scene, const char* path) {
  uint64_t size = 0;
  must(mld_scene_draw_svg(scene, NULL, NULL, 0, &size, &error));
  char* text = must_have(malloc(size));
  must(mld_scene_draw_svg(scene, NULL, text, size, &size, &error));
  FILE* file = must_have(fopen(path, "w"));
  fputs(text, file);
  fclose(file);
  free(text);
}

/* Who is asked what, as the viewer is told. */
static void show_prompts(const settings* set, const mld_match* match) {
  for (int32_t seat = 0; seat < mld_match_seats(match); ++seat) {
    char prompt[512];
    uint64_t size = 0;
    must(mld_match_format_prompt(match, set->viewer, seat, set->language, prompt, sizeof prompt,
                                 &size, &error));
    if (prompt[0] != '\0') puts(prompt);
  }
}

/* Tells the viewer's news from event number `from` on; returns the number of the next one. */
static uint64_t tell_news(const settings* set, const mld_match* match, uint64_t from) {
  uint64_t count = 0, size = 0;
  char sentence[512];
  must(mld_match_event_count(match, set->viewer, &count, &error));
  for (; from < count && !set->quiet; ++from) {
    must(mld_match_format_event_text(match, set->viewer, from, set->language, sentence,
                                     sizeof sentence, &size, &error));
    if (sentence[0] != '\0') puts(sentence);
  }
  return count;
}

/* Clicking --------------------------------------------------------------------------------------
 */

/* Where the mouse happens to be. Not the match's chance, which nobody may foresee. */
static uint64_t mouse_state;

static uint64_t mouse(uint64_t bound) {
  mouse_state = mouse_state * 6364136223846793005u + 1442695040888963407u;
  return (mouse_state >> 33) % bound;
}

/* Clicks on the table until something can be done with what was hit; 0 if nothing is. */
static int click_on_table(mld_choice* choice, const mld_scene* scene) {
  static mld_reference*
      references; /* Grows, as all lists do: ask how many, make room, ask again. */
  static uint64_t capacity;
  uint64_t count = 0;
  must(mld_scene_references(scene, NULL, 0, &count, &error));
  if (count > capacity) {
    capacity = count;
    references = must_have(realloc(references, capacity * sizeof *references));
  }
  if (count == 0) return 0;
  must(mld_scene_references(scene, references, capacity, &count, &error));
  for (int tries = 0; tries < 24; ++tries) {
    if (mld_choice_pick(choice, &references[mouse(count)], NULL) == MLD_OK) return 1;
  }
  return 0;
}

/* Whether a kind of action only takes an earlier one back: a player who always did so would never
 * come to an end. */
static int takes_back(const char* game, const mld_choice_value* value) {
  mld_kind_info kind = {.struct_size = sizeof kind};
  must(mld_game_describe_kind(game, MLD_ACTIONS, (uint32_t)value->value[0], &kind, &error));
  return (kind.flags & MLD_KIND_TAKES_BACK) != 0;
}

/* The menu of a step: all its legal values. They are good until the next call. */
static const mld_choice_value* menu_of(mld_choice* choice, int32_t step, uint64_t* count) {
  static mld_choice_value* values;
  static uint64_t capacity;
  must(mld_choice_values(choice, step, NULL, 0, count, &error));
  if (*count > capacity) {
    capacity = *count;
    values = must_have(realloc(values, capacity * sizeof *values));
  }
  if (*count > 0) must(mld_choice_values(choice, step, values, capacity, count, &error));
  return values;
}

/* Any line of the menu, as the reference that stands for it. */
static mld_reference line_of_menu(const settings* set, mld_choice* choice, int32_t step) {
  uint64_t count = 0;
  mld_reference reference = {0};
  const mld_choice_value* const values = menu_of(choice, step, &count);
  if (count == 0) return reference;
  const mld_choice_value* value = &values[mouse(count)];
  for (int tries = 0; step == MLD_STEP_KIND && tries < 8 && takes_back(set->game, value); ++tries) {
    value = &values[mouse(count)];
  }
  must(mld_choice_reference(choice, step, value->value, &reference, &error));
  return reference;
}

/* Points anywhere at an open step and takes the nearest place that is legal; 0 if there is none. */
static int point_anywhere(mld_choice* choice, int32_t step, const mld_step_info* info) {
  int32_t wish[2] = {0, 0};
  mld_bool found = 0;
  if (info->type == MLD_ARG_TEXT) return 0; /* Words are no place. */
  for (int i = 0; i < info->width; ++i) {
    const uint64_t wide = (uint64_t)((int64_t)info->high[i] - info->low[i]) + 1;
    if (wide > 1000000) return 0; /* No bounds are known. */
    wish[i] = (int32_t)(info->low[i] + (int64_t)mouse(wide));
  }
  must(mld_choice_nearest(choice, step, wish, &found, &error));
  return found && mld_choice_set(choice, step, wish, NULL) == MLD_OK;
}

/* Asks a person for the next step: the number of a line, 0 to take the last step back, two numbers
 * for a place on an open map, of which the nearest legal one is meant, or words where those are
 * asked for. */
static void ask(const settings* set, mld_choice* choice, int32_t step) {
  char text[512], line[64];
  uint64_t size = 0, count = 0;
  must(mld_choice_format_prompt(choice, step, set->language, text, sizeof text, &size, &error));
  puts(text);
  const mld_choice_value* const values = menu_of(choice, step, &count);
  for (uint64_t i = 0; i < count; ++i) {
    must(mld_choice_format_value(choice, step, values[i].value, set->language, text, sizeof text,
                                 &size, &error));
    printf("%4" PRIu64 " %s\n", i + 1, text);
  }
  fputs("> ", stdout);
  fflush(stdout);
  if (fgets(line, sizeof line, stdin) == NULL) exit(EXIT_SUCCESS);
  int32_t place[2] = {0, 0};
  mld_bool found = 0;
  const int numbers = sscanf(line, "%" SCNd32 "%" SCNd32, &place[0], &place[1]);
  if (numbers == 2) {
    must(mld_choice_nearest(choice, step, place, &found, &error));
  } else if (numbers == 1 && place[0] == 0) {
    must(mld_choice_back(choice, NULL, &error));
    return;
  }
  mld_step_info info = {.struct_size = sizeof info};
  must(mld_choice_describe_step(choice, step, &info, &error));
  if (numbers < 1 && info.type == MLD_ARG_TEXT) {
    if (mld_choice_set_text(choice, step, strtok(line, "\n"), NULL) != MLD_OK) puts("?");
    return;
  }
  const int listed = numbers == 1 && place[0] > 0 && (uint64_t)place[0] <= count;
  const int32_t* const value = listed ? values[place[0] - 1].value : place;
  if ((!listed && !found) || mld_choice_set(choice, step, value, NULL) != MLD_OK) puts("?");
}

/* Clicks until an action is whole: on the table, into the open, or on the menu. A person is asked
 * instead. */
static mld_action choose(const settings* set, mld_choice* choice, mld_scene* scene,
                         const mld_match* match, int32_t seat) {
  mld_action action = {0};
  must(mld_scene_update(scene, match, seat, NULL, &error));
  must(mld_choice_begin(choice, match, seat, &error));
  for (int clicks = 0; clicks < MOST_CLICKS || seat == set->person; ++clicks) {
    mld_choice_info info = {.struct_size = sizeof info};
    must(mld_choice_describe(choice, &info, &error));
    if ((info.flags & MLD_CHOICE_MAY_FINISH) != 0) break;
    if (info.next == MLD_STEP_DONE) { /* An open choice that led nowhere. */
      must(mld_choice_restart(choice, &error));
      continue;
    }
    if (seat == set->person) {
      ask(set, choice, info.next);
      continue;
    }
    mld_step_info step = {.struct_size = sizeof step};
    must(mld_choice_describe_step(choice, info.next, &step, &error));
    const int open = (step.flags & MLD_STEP_OPEN) != 0;
    if (open && clicks < MOST_CLICKS / 2 && mouse(2) == 0 &&
        point_anywhere(choice, info.next, &step)) {
      continue;
    }
    if (clicks < MOST_CLICKS / 4 && mouse(3) != 0 && click_on_table(choice, scene)) continue;
    const mld_reference clicked = line_of_menu(set, choice, info.next);
    if (mld_choice_pick(choice, &clicked, NULL) != MLD_OK) must(mld_choice_restart(choice, &error));
  }
  must(mld_choice_finish(choice, &action, &error));
  return action;
}

/* What a player has who sits elsewhere: a match that was opened from that player's view. */
static mld_match* received_view(const mld_ruleset* ruleset, const mld_match* match, int32_t seat) {
  mld_match* view = NULL;
  uint64_t size = 0;
  must(mld_match_write_snapshot(match, seat, NULL, 0, &size, &error));
  uint8_t* bytes = must_have(malloc(size));
  must(mld_match_write_snapshot(match, seat, bytes, size, &size, &error)); /* Sent, received, */
  must(mld_match_create_from_view(ruleset, bytes, size, &view, &error));   /* and opened. */
  free(bytes);
  return view;
}

/* Playing ---------------------------------------------------------------------------------------
 */

/* The next seat that is asked something, from `seat` on; -1 if nobody is. */
static int32_t asked_from(const mld_match* match, int32_t seat) {
  const int32_t seats = mld_match_seats(match);
  for (int32_t i = 0; i < seats; ++i) {
    const int32_t who = (seat + i) % seats;
    mld_decision decision;
    must(mld_match_decision(match, who, who, &decision, &error));
    if (decision.kind != 0) return who;
  }
  return -1;
}

/* How and why it ended, and who has won, by name. */
static void tell_the_end(const mld_scene* scene, int actions) {
  mld_scene_status_info status = {.struct_size = sizeof status};
  must(mld_scene_describe_status(scene, &status, &error));
  printf("%s after %d actions", status.over ? "over" : "NOT OVER", actions);
  if (status.reason != 0) printf(": %s", mld_scene_label(scene, status.reason));
  if (status.tie_break != 0) printf(" (%s)", mld_scene_label(scene, status.tie_break));
  printf("; winners:");
  for (uint64_t i = 0; i < mld_scene_seat_count(scene); ++i) {
    mld_scene_seat_info seat = {.struct_size = sizeof seat};
    must(mld_scene_describe_seat(scene, i, &seat, &error));
    if ((status.winners >> i & 1) != 0) printf(" %s", mld_scene_label(scene, seat.label));
  }
  puts("");
}

static int play(const settings* set, const mld_ruleset* ruleset, mld_match* match) {
  mld_choice* choice = NULL;
  mld_scene* scenes[MOST_SEATS + 1] = {NULL}; /* One for each viewer; the last is on the screen. */
  mld_scene** shown = &scenes[MOST_SEATS];
  mld_outcome outcome = {0};
  uint64_t news = 0;
  int actions = 0;
  must(mld_choice_create(&choice, &error));
  for (int i = 0; i <= MOST_SEATS; ++i) must(mld_scene_create(&scenes[i], &error));
  must(mld_scene_set_language(*shown, set->language, &error));
  for (; !outcome.over && actions < MOST_ACTIONS; ++actions) {
    const int32_t seat = asked_from(match, (int32_t)mouse((uint64_t)mld_match_seats(match)));
    if (seat < 0) break;
    mld_match* view = set->wire ? received_view(ruleset, match, seat) : NULL;
    const mld_action action = choose(set, choice, scenes[seat], set->wire ? view : match, seat);
    mld_match_destroy(view);
    must(mld_match_apply(match, seat, &action, &error));
    news = tell_news(set, match, news);
    must(mld_match_outcome(match, &outcome, &error));
    if (!set->show && set->svg == NULL) continue;
    must(mld_scene_update(*shown, match, set->viewer, NULL, &error));
    if (set->svg != NULL) draw(*shown, set->svg);
    if (!set->show) continue;
    show(*shown);
    show_prompts(set, match);
  }
  must(mld_scene_update(*shown, match, set->viewer, NULL, &error));
  if (!set->quiet) show(*shown);
  tell_the_end(*shown, actions);
  for (int i = 0; i <= MOST_SEATS; ++i) mld_scene_destroy(scenes[i]);
  mld_choice_destroy(choice);
  return outcome.over ? EXIT_SUCCESS : EXIT_FAILURE;
}

static settings read_arguments(int argc, char** argv) {
  settings set = {.options = "", .language = "en", .seed = 1, .viewer = 0, .person = -1};
  for (int i = 1; i < argc; ++i) {
    const char* value = i + 1 < argc ? argv[i + 1] : "";
    if (strcmp(argv[i], "--quiet") == 0) {
      set.quiet = 1;
    } else if (strcmp(argv[i], "--show") == 0) {
      set.show = 1;
    } else if (strcmp(argv[i], "--wire") == 0) {
      set.wire = 1;
    } else if (argv[i][0] != '-') {
      set.game = argv[i];
    } else {
      if (strcmp(argv[i], "--pack") == 0 && set.pack_count < MOST_PACKS) {
        set.packs[set.pack_count++] = value;
      }
      if (strcmp(argv[i], "--seed") == 0) set.seed = strtoull(value, NULL, 10);
      if (strcmp(argv[i], "--options") == 0) set.options = value;
      if (strcmp(argv[i], "--language") == 0) set.language = value;
      if (strcmp(argv[i], "--viewer") == 0) set.viewer = atoi(value);
      if (strcmp(argv[i], "--svg") == 0) set.svg = value;
      if (strcmp(argv[i], "--play") == 0) set.viewer = set.person = atoi(value);
      ++i;
    }
  }
  return set;
}

/* Which games there are. */
static int list_games(void) {
  for (uint64_t i = 0; i < mld_game_count(); ++i) {
    mld_game_info game = {.struct_size = sizeof game};
    must(mld_game_describe(i, &game, &error));
    printf("%s: %s\n", game.name, game.doc);
  }
  return EXIT_FAILURE;
}

int main(int argc, char** argv) {
  const settings set = read_arguments(argc, argv);
  if (set.game == NULL) return list_games();
  mouse_state = set.seed;
  mld_ruleset* ruleset = load(&set);
  mld_match* match = new_match(&set, ruleset);
  const int result = play(&set, ruleset, match);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
  return result;
}
