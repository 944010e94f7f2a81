/* Structures that grow. A program compiled with the headers of version 0.1 works with this library,
 * and so does one compiled with later headers, as long as it asks for nothing new; a `struct_size`
 * that no version has is refused. */
#include "play.h"

/* --- A program of version 0.1: its structures, copied from its headers. ---------------------- */

typedef struct old_ruleset_options {
  uint32_t struct_size;
  int32_t base_pack;
  const mld_pack* const* packs;
  uint64_t pack_count;
  int64_t call_instructions;
  int64_t load_instructions;
  int64_t memory_bytes;
  void (*log)(void* user_data, int32_t level, const char* message);
  void* log_user_data;
} old_ruleset_options;

typedef struct old_match_options {
  uint32_t struct_size;
  int32_t history;
  int32_t events;
  uint32_t reserved;
  uint64_t seed;
} old_match_options;

typedef struct old_restore_options {
  uint32_t struct_size;
  int32_t allow_changed_content;
  int32_t history;
  int32_t events;
} old_restore_options;

typedef struct old_pack_info {
  uint32_t struct_size;
  uint32_t reserved;
  const char* id;
  const char* version;
  uint64_t fingerprint;
} old_pack_info;

typedef struct old_game_info {
  uint32_t struct_size;
  uint32_t reserved;
  const char* name;
  const char* title;
  const char* doc;
  uint64_t action_count;
  uint64_t event_count;
  uint64_t decision_count;
  uint64_t option_count;
} old_game_info;

typedef struct old_kind_info {
  uint32_t struct_size;
  uint32_t kind;
  uint32_t flags;
  uint32_t reserved;
  const char* name;
  const char* doc;
  uint64_t arg_count;
} old_kind_info;

typedef struct old_arg_info {
  uint32_t struct_size;
  int32_t type;
  uint32_t slot;
  uint32_t width;
  const char* name;
  const char* doc;
  const char* table;
  const char* const* words;
  uint64_t word_count;
} old_arg_info;

typedef struct old_option_info {
  uint32_t struct_size;
  int32_t type;
  const char* name;
  const char* doc;
  const char* fallback;
  int64_t min;
  int64_t max;
  const char* const* words;
  uint64_t word_count;
} old_option_info;

/* What follows a structure of the old program must stay as it is. */
#define GUARD 0x5A5A5A5A5A5A5A5Au

static int old_lines = 0;

static void old_log(void* user_data, int32_t level, const char* message) {
  (void)level;
  (void)message;
  CHECK(user_data == &old_lines);
  ++old_lines;
}

static mld_ruleset* old_program_loads(void) {
  struct {
    old_ruleset_options options;
    uint64_t guard;
  } old = {{0}, GUARD};
  mld_ruleset* ruleset = NULL;
  mld_ruleset_options_init((mld_ruleset_options*)&old.options, sizeof old.options);
  CHECK(old.options.struct_size == sizeof old.options && old.options.base_pack == 1);
  CHECK(old.guard == GUARD);
  old.options.log = old_log;
  old.options.log_user_data = &old_lines;
  CHECK_OK(mld_ruleset_create("battleducks", (const mld_ruleset_options*)&old.options, &ruleset,
                              &error));
  CHECK(old_lines == 1);
  return ruleset;
}

static void old_program_plays(const mld_ruleset* ruleset) {
  struct {
    old_match_options options;
    uint64_t guard;
  } old = {{0}, GUARD};
  struct {
    old_restore_options options;
    uint64_t guard;
  } restore = {{0}, GUARD};
  mld_match* match = NULL;
  mld_match* restored = NULL;
  mld_match_options_init((mld_match_options*)&old.options, sizeof old.options);
  CHECK(old.guard == GUARD && old.options.history == 1 && old.options.events == 1);
  old.options.seed = 5;
  CHECK_OK(mld_match_create(ruleset, NULL, (const mld_match_options*)&old.options, &match, &error));
  set_up(match);
  bytes snapshot = snapshot_of(match, MLD_VIEWER_HOST);
  mld_restore_options_init((mld_restore_options*)&restore.options, sizeof restore.options);
  CHECK(restore.guard == GUARD);
  CHECK_OK(mld_match_create_from_snapshot(ruleset, snapshot.data, snapshot.size,
                                          (const mld_restore_options*)&restore.options, &restored,
                                          &error));
  CHECK(hash_of(restored) == hash_of(match));
  bytes_free(&snapshot);
  mld_match_destroy(restored);
  mld_match_destroy(match);
}

#define OLD_INFO(type) \
  struct {             \
    type info;         \
    uint64_t guard;    \
  } old = {{.struct_size = sizeof(type)}, GUARD}

static void old_program_asks(const mld_ruleset* ruleset) {
  {
    OLD_INFO(old_pack_info);
    CHECK_OK(mld_ruleset_describe_pack(ruleset, 0, (mld_pack_info*)&old.info, &error));
    CHECK_TEXT(old.info.id, "battleducks");
    CHECK(old.info.fingerprint != 0 && old.guard == GUARD);
  }
  {
    OLD_INFO(old_game_info);
    CHECK_OK(mld_game_describe(0, (mld_game_info*)&old.info, &error));
    CHECK(old.info.option_count > 0 && old.guard == GUARD);
  }
  {
    OLD_INFO(old_kind_info);
    CHECK_OK(
        mld_game_describe_kind("battleducks", MLD_ACTIONS, 1, (mld_kind_info*)&old.info, &error));
    CHECK_TEXT(old.info.name, "pick");
    CHECK(old.info.arg_count == 2 && old.guard == GUARD);
  }
  {
    OLD_INFO(old_arg_info);
    CHECK_OK(
        mld_game_describe_arg("battleducks", MLD_ACTIONS, 1, 0, (mld_arg_info*)&old.info, &error));
    CHECK_TEXT(old.info.name, "slot");
    CHECK(old.info.width == 1 && old.guard == GUARD);
  }
  {
    OLD_INFO(old_option_info);
    CHECK_OK(mld_game_describe_option("battleducks", 0, (mld_option_info*)&old.info, &error));
    CHECK_TEXT(old.info.name, "mode");
    CHECK(old.guard == GUARD);
  }
}

/* --- A program of a later version: structures with more at their end. ------------------------ */

static void test_newer_program(const mld_ruleset* ruleset) {
  struct {
    mld_match_options known;
    uint64_t later[4];
  } options;
  struct {
    mld_kind_info known;
    uint64_t later[4];
  } info;
  mld_match* match = NULL;
  memset(&options, 0xFF, sizeof options);
  mld_match_options_init(&options.known, sizeof options);
  CHECK(options.known.struct_size == sizeof options && options.later[0] == 0 &&
        options.later[3] == 0);
  CHECK_OK(mld_match_create(ruleset, NULL, &options.known, &match, &error));
  mld_match_destroy(match);
  options.later[3] = 1;
  CHECK_FAILS(mld_match_create(ruleset, NULL, &options.known, &match, &error), MLD_INVALID_ARGUMENT,
              "the options ask for something that library version");
  CHECK(match == NULL);

  memset(&info, 0xFF, sizeof info);
  info.known.struct_size = sizeof info;
  CHECK_OK(mld_game_describe_kind("battleducks", MLD_ACTIONS, 1, &info.known, &error));
  CHECK(info.known.struct_size == sizeof info);
  CHECK_TEXT(info.known.name, "pick");
  CHECK(info.later[0] == 0 && info.later[3] == 0);
}

/* --- Sizes that no version has. --------------------------------------------------------------- */

static void test_impossible_sizes(const mld_ruleset* ruleset) {
  static const uint32_t kSizes[] = {0,  1,   4,    8,          sizeof(mld_match_options) - 8,
                                    25, 999, 1032, 0x7FFFFFFF, 0xFFFFFFFF};
  mld_match* match = NULL;
  for (size_t i = 0; i < sizeof kSizes / sizeof *kSizes; ++i) {
    mld_match_options options;
    mld_match_options_init(&options, sizeof options);
    options.struct_size = kSizes[i];
    CHECK_FAILS(mld_match_create(ruleset, NULL, &options, &match, &error), MLD_INVALID_ARGUMENT,
                "fill the options with mld_match_options_init first");
    CHECK(match == NULL);
    mld_kind_info info = {.struct_size = kSizes[i]};
    CHECK_FAILS(mld_game_describe_kind("battleducks", MLD_ACTIONS, 1, &info, &error),
                MLD_INVALID_ARGUMENT, "set it to sizeof *info first");
    CHECK(info.name == NULL);
    /* Filling does nothing that could go beyond the structure, and what it leaves is refused. */
    mld_match_options unfilled;
    memset(&unfilled, 0xFF, sizeof unfilled);
    mld_match_options_init(&unfilled, kSizes[i]);
    CHECK(unfilled.history == -1 && unfilled.seed == UINT64_MAX);
    if (kSizes[i] >= 4) CHECK(unfilled.struct_size == 0);
  }
  mld_match_options_init(NULL, sizeof(mld_match_options));
}

static void test_fields_out_of_range(const mld_ruleset* ruleset) {
  mld_match* match = NULL;
  mld_ruleset* other = NULL;
  mld_match_options options;
  mld_ruleset_options loading;
  mld_restore_options restore;
  const uint8_t nothing[1] = {0};
  mld_match_options_init(&options, sizeof options);
  options.history = 2;
  CHECK_FAILS(mld_match_create(ruleset, NULL, &options, &match, &error), MLD_INVALID_ARGUMENT,
              "options->history is 2; it is 0 or 1");
  mld_match_options_init(&options, sizeof options);
  options.events = -1;
  CHECK_FAILS(mld_match_create(ruleset, NULL, &options, &match, &error), MLD_INVALID_ARGUMENT,
              "options->events is -1; it is 0 or 1");
  mld_match_options_init(&options, sizeof options);
  options.refuse_script_errors = 2;
  CHECK_FAILS(mld_match_create(ruleset, NULL, &options, &match, &error), MLD_INVALID_ARGUMENT,
              "options->refuse_script_errors is 2; it is 0 or 1");
  mld_ruleset_options_init(&loading, sizeof loading);
  loading.base_pack = 3;
  CHECK_FAILS(mld_ruleset_create("battleducks", &loading, &other, &error), MLD_INVALID_ARGUMENT,
              "options->base_pack is 3; it is 0 or 1");
  mld_restore_options_init(&restore, sizeof restore);
  restore.allow_changed_content = 7;
  CHECK_FAILS(mld_match_create_from_snapshot(ruleset, nothing, 1, &restore, &match, &error),
              MLD_INVALID_ARGUMENT, "options->allow_changed_content is 7; it is 0 or 1");
}

int main(void) {
  mld_ruleset* ruleset = old_program_loads();
  old_program_plays(ruleset);
  old_program_asks(ruleset);
  test_newer_program(ruleset);
  test_impossible_sizes(ruleset);
  test_fields_out_of_range(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
