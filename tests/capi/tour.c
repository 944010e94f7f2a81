/* The code of docs/c-api.md, compiled and run. The last test reads that page and looks for every
 * block of C in this file, so that neither can change without the other. */
#include "play.h"

/* What an application would draw with. */
static void show(const char* text) { CHECK(text[0] != '\0'); }

static void show_errors(void) {
  mld_ruleset* ruleset = NULL;
  mld_error* error = NULL;
  if (mld_ruleset_create("battledux", NULL, &ruleset, &error) != MLD_OK) {
    show(mld_error_message(error)); /* there is no game "battledux"; did you mean battleducks */
    mld_error_destroy(error);
  }
  CHECK(ruleset == NULL);
}

static mld_ruleset* load_with_mod(void) {
  static const char manifest[] =
      "pack { id = 'puddle', version = '1.0.0', game = 'battleducks', api = 1,\n"
      "       requires = { battleducks = '>=1.0 <2' } }";
  static const char boards[] = "board { id = 'puddle', rows = { '########', '########' } }";
  mld_pack* mod = NULL;
  mld_ruleset* ruleset = NULL;
  mld_error* error = NULL;
  mld_ruleset_options options;

  mld_pack_create("puddle", &mod, NULL); /* or mld_pack_create_from_folder("mods/puddle", ... */
  mld_pack_add_file(mod, "pack.lua", manifest, strlen(manifest), NULL);
  mld_pack_add_file(mod, "boards.lua", boards, strlen(boards), NULL);

  mld_ruleset_options_init(&options, sizeof options);
  options.packs = (const mld_pack* const[]){mod};
  options.pack_count = 1;
  if (mld_ruleset_create("battleducks", &options, &ruleset, &error) != MLD_OK) {
    for (uint64_t i = 0; i < mld_error_entry_count(error); ++i) {
      printf("%s/%s:%d: %s\n", mld_error_entry_pack(error, i), mld_error_entry_file(error, i),
             mld_error_entry_line(error, i), mld_error_entry_message(error, i));
    }
    mld_error_destroy(error);
  }
  mld_pack_destroy(mod);
  CHECK(ruleset != NULL);
  return ruleset;
}

/* One file of a package that only the application can open. */
static const char* app_asset(const char* path) {
  return strcmp(path, "pack.lua") == 0 ? "pack { }" : strcmp(path, "a.lua") == 0 ? "-- a" : NULL;
}

static int32_t read_asset(void* user_data, const char* path, uint8_t* buffer, uint64_t capacity,
                          uint64_t* size) {
  const char* asset = app_asset(path); /* AAssetManager_open(user_data, path, ... */
  (void)user_data;
  if (asset == NULL) return 0;
  *size = strlen(asset);
  if (buffer != NULL) memcpy(buffer, asset, capacity < *size ? capacity : *size);
  return 1;
}

static void read_assets(void) {
  mld_pack* pack = NULL;
  CHECK_OK(mld_pack_create("assets", &pack, &error));
  const char* const paths[] = {"pack.lua", "a.lua"};
  mld_pack_read_files(pack, paths, 2, read_asset, NULL, NULL);
  CHECK(mld_pack_file_count(pack) == 2);
  mld_pack_destroy(pack);
}

static void list_options(const mld_ruleset* ruleset) {
  mld_game_info game = {.struct_size = sizeof game};
  uint64_t index = 0;
  CHECK_OK(mld_game_find("battleducks", &index, &error));
  CHECK_OK(mld_game_describe(index, &game, &error));
  mld_option_info option = {.struct_size = sizeof option};
  for (uint64_t i = 0; i < game.option_count; ++i) {
    mld_game_describe_option("battleducks", i, &option, NULL);
    show(option.name); /* option.type, option.words, option.doc, ... */
  }
  (void)ruleset;
}

/* One line of a menu. */
static void add_to_menu(const char* name, const char* text, const char* value) {
  show(name);
  show(text);
  CHECK(value != NULL);
}

static void list_choices_in_french(const mld_ruleset* ruleset) {
  mld_catalog_option_info option = {.struct_size = sizeof option};
  mld_catalog_choice_info choice = {.struct_size = sizeof choice};
  const uint64_t french = mld_catalog_find_language(ruleset, "fr");
  mld_catalog_describe_option(ruleset, french, 0, &option, NULL);
  for (uint64_t i = 0; i < option.choice_count; ++i) {
    mld_catalog_describe_choice(ruleset, french, 0, i, &choice, NULL);
    add_to_menu(choice.name, choice.text, choice.value);
  }
}

static mld_match* create(const mld_ruleset* ruleset) {
  mld_match* match = NULL;
  mld_error* error = NULL;
  mld_config* config = NULL;
  mld_match_options options;

  mld_config_create(ruleset, &config, NULL);
  mld_config_set(config, "mode", "advanced", NULL);
  mld_config_set_text(config, "allow_contact=true first_player=p1", NULL);

  mld_match_options_init(&options, sizeof options);
  options.seed = 42; /* The only source of chance: the same seed is the same match. */
  mld_match_create(ruleset, config, &options, &match, &error);
  mld_config_destroy(config);
  CHECK(match != NULL);
  return match;
}

/* Lets a person choose; here the first of all. */
static mld_action choose(const mld_action* actions, uint64_t count) {
  CHECK(count > 0);
  return actions[0];
}

static void ask_players(mld_match* match) {
  mld_error* error = NULL;
  for (int32_t seat = 0; seat < mld_match_seats(match); ++seat) {
    mld_decision decision;
    mld_match_decision(match, seat, seat, &decision, NULL);
    if (decision.kind == 0) continue; /* Nothing is asked of this player now. */

    mld_action actions[4096];
    uint64_t count = 0;
    mld_match_legal_actions(match, seat, actions, 4096, &count, NULL);
    mld_action action = choose(actions, count);
    if (mld_match_apply(match, seat, &action, &error) != MLD_OK) {
      show(mld_error_message(error)); /* The match is exactly as it was. */
      mld_error_destroy(error);
    }
  }
}

/* Shows one event. */
static void animate(const mld_event* event) { CHECK(event->kind != 0); }

static uint64_t animate_news(const mld_match* match, int32_t viewer, uint64_t seen) {
  mld_event events[64];
  uint64_t count = 0;
  do {
    mld_match_events(match, viewer, seen, events, 64, &count, NULL);
    for (uint64_t i = 0; i < count && i < 64; ++i, ++seen) animate(&events[i]);
  } while (count > 64);
  return seen;
}

static void save_and_restore(const mld_ruleset* ruleset, const mld_match* match) {
  mld_match* restored = NULL;
  uint64_t size = 0;
  mld_match_write_snapshot(match, MLD_VIEWER_HOST, NULL, 0, &size, NULL);
  uint8_t* saved = malloc(size);
  mld_match_write_snapshot(match, MLD_VIEWER_HOST, saved, size, &size, NULL);
  /* ... write it, read it again ... */
  mld_match_create_from_snapshot(ruleset, saved, size, NULL, &restored, NULL);
  free(saved);
  CHECK(hash_of(restored) == hash_of(match));
  mld_match_destroy(restored);
}

static void save_for_a_list(const mld_ruleset* ruleset, const mld_match* match) {
  static uint8_t buffer[1 << 20];
  uint64_t size = 0;
  mld_match* restored = NULL;
  mld_save_options options;
  mld_save_options_init(&options, sizeof options);
  options.label = "Before the last wave";
  mld_match_write_save(match, &options, buffer, sizeof buffer, &size, NULL);

  mld_saved* saved = NULL;
  mld_saved_info info = {.struct_size = sizeof info};
  mld_saved_create(buffer, size, &saved, NULL); /* Needs neither a ruleset nor a match. */
  mld_saved_describe(saved, &info, NULL);
  show(info.label); /* info.game, info.seats, info.action_count, info.over, ... */
  mld_saved_destroy(saved);

  mld_match_create_from_snapshot(ruleset, buffer, size, NULL, &restored, NULL);
  CHECK(mld_match_undo_depth(restored) == mld_match_undo_depth(match));
  mld_match_destroy(restored);
}

static void learn(const mld_ruleset* ruleset) {
  mld_batch* batch = NULL;
  mld_batch_options options;
  mld_batch_state states[16];
  uint64_t choices[16];
  uint64_t count = 0;
  mld_batch_options_init(&options, sizeof options);
  options.match_count = 16;
  options.threads = 2;
  mld_batch_create(ruleset, NULL, &options, &batch, NULL);
  for (int step = 0; step < 10; ++step) {
    mld_batch_states(batch, states, 16, &count, NULL);
    for (int i = 0; i < 16; ++i) {
      choices[i] = states[i].over ? MLD_BATCH_PASS : states[i].legal_count / 2;
    }
    mld_batch_step_nth(batch, choices, 16, NULL, NULL); /* One action in every match. */
  }
  mld_batch_playout(batch, 1000, 7, NULL, NULL);
  mld_batch_destroy(batch);
}

static void search(const mld_ruleset* ruleset, const mld_match* match, int32_t seat) {
  uint8_t view[16384];
  uint64_t size = 0;
  uint64_t random = 1;
  mld_match* sample = NULL;
  mld_match* playout = NULL;
  mld_match_write_snapshot(match, seat, view, sizeof view, &size, NULL);
  /* A match that agrees with all that seat knows: */
  mld_match_create_imagined(ruleset, view, size, 7, &sample, NULL);
  mld_match_clone(sample, &playout, NULL);
  for (int i = 0; i < 10; ++i) {
    mld_match_copy_state_from(playout, sample, NULL); /* Allocates nothing. */
    while (!is_over(playout)) play_random(playout, seat_to_act(playout), &random);
  }
  mld_match_destroy(playout);
  mld_match_destroy(sample);
}

static void take_back(mld_match* match) {
  const uint64_t hash = hash_of(match);
  ask_players(match);
  while (hash_of(match) != hash) {
    if (mld_match_undo_depth(match) > 0) mld_match_undo(match, 1, NULL);
  }
}

static void replay(const mld_ruleset* ruleset, const mld_match* match) {
  bytes saved = replay_of(match);
  mld_match* again = NULL;
  mld_error* error = NULL;
  char board[8192];
  uint64_t size = 0;
  if (mld_match_create_from_replay(ruleset, saved.data, saved.size, &again, &error) != MLD_OK) {
    show(mld_error_message(error)); /* step 17 of the replay leads to another state: ... */
  }
  CHECK(hash_of(again) == hash_of(match));
  const uint64_t length = mld_match_undo_depth(again);
  for (uint64_t i = 0; i <= length; ++i) {
    mld_match_seek(again, i, NULL); /* Stands where it stood after i actions. */
    mld_match_draw(again, MLD_VIEWER_HOST, 0, board, sizeof board, &size, NULL);
  }
  mld_match_destroy(again);
  bytes_free(&saved);
}

static void write_and_draw(const mld_match* match) {
  mld_action action;
  char text[64];
  char board[8192];
  uint64_t size = 0;
  mld_match_parse_action(match, "Observe b-6", &action, NULL);
  mld_match_format_action(match, &action, text, sizeof text, &size, NULL); /* observe B6 */
  mld_match_draw(match, 0, MLD_DRAW_UNICODE, board, sizeof board, &size, NULL);
  CHECK_TEXT(text, "observe B6");
  show(board);
}

static void play_to_the_end(mld_match* match) {
  mld_bot* bot = NULL;
  mld_action action;
  mld_bot_create(match, "standard", 1, &bot, NULL);
  for (int32_t seat = seat_to_act(match); seat >= 0; seat = seat_to_act(match)) {
    mld_bot_choose(bot, match, seat, &action, NULL);
    mld_match_apply(match, seat, &action, NULL);
  }
  mld_bot_destroy(bot);
  CHECK(is_over(match));
}

/* Reads a whole file with the white space at the beginning of its lines left out. */
static char* read_unindented(const char* path) {
  FILE* file = fopen(path, "rb");
  char* text = malloc(1 << 20);
  size_t size = 0;
  int at_line_start = 1;
  CHECK(file != NULL);
  for (int c = file == NULL ? EOF : fgetc(file); c != EOF && size < (1 << 20) - 1;
       c = fgetc(file)) {
    if (at_line_start && c == ' ') continue;
    at_line_start = c == '\n';
    text[size++] = (char)c;
  }
  text[size] = '\0';
  if (file != NULL) fclose(file);
  return text;
}

static void test_the_page_shows_this_code(void) {
  char* page = read_unindented(MALLARD_SOURCE_DIR "/docs/c-api.md");
  char* source = read_unindented(MALLARD_SOURCE_DIR "/tests/capi/tour.c");
  int blocks = 0;
  for (char* block = strstr(page, "```c\n"); block != NULL; block = strstr(block, "```c\n")) {
    block += strlen("```c\n");
    char* end = strstr(block, "```");
    CHECK(end != NULL);
    if (end == NULL) break;
    *end = '\0';
    if (strstr(source, block) == NULL) check_report("docs/c-api.md", blocks, "stale block", block);
    block = end + 1;
    ++blocks;
  }
  CHECK(blocks >= 10);
  free(page);
  free(source);
}

int main(void) {
  show_errors();
  read_assets();
  mld_ruleset* ruleset = load_with_mod();
  list_options(ruleset);
  list_choices_in_french(ruleset);
  mld_match* match = create(ruleset);
  uint64_t seen = 0;
  ask_players(match);
  set_up(match);
  seen = animate_news(match, 0, seen);
  ask_players(match);
  CHECK(animate_news(match, 0, seen) > seen);
  save_and_restore(ruleset, match);
  save_for_a_list(ruleset, match);
  learn(ruleset);
  search(ruleset, match, 0);
  take_back(match);
  replay(ruleset, match);
  write_and_draw(match);
  play_to_the_end(match);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
  test_the_page_shows_this_code();
  return CHECK_RESULT();
}
