/* Packs and rulesets: from memory, folders and the application's own files; what they say of
 * themselves; mistakes with their places. */
#include "mods.h"

static void test_files_of_a_pack(void) {
  mld_pack* pack = NULL;
  const char* path = NULL;
  const uint8_t* data = NULL;
  uint64_t size = 0;
  const mld_status bad = MLD_INVALID_ARGUMENT;
  CHECK_OK(mld_pack_create("mod", &pack, &error));
  CHECK_OK(mld_pack_add_file(pack, "a.lua", "abc", 3, &error));
  CHECK_OK(mld_pack_add_file(pack, "boards/b.lua", NULL, 0, &error));
  CHECK(mld_pack_file_count(pack) == 2);
  CHECK_OK(mld_pack_file_path(pack, 1, &path, &error));
  CHECK_TEXT(path, "boards/b.lua");
  CHECK_OK(mld_pack_file_bytes(pack, 0, &data, &size, &error));
  CHECK(size == 3 && memcmp(data, "abc", 3) == 0);
  CHECK_OK(mld_pack_file_bytes(pack, 1, &data, &size, &error));
  CHECK(size == 0);
  CHECK_FAILS(mld_pack_file_path(pack, 2, &path, &error), bad, "there is no file number 2");
  CHECK_FAILS(mld_pack_file_bytes(pack, 2, &data, &size, &error), bad, "there are 2, numbered");
  CHECK_FAILS(mld_pack_add_file(pack, "a.lua", "", 0, &error), bad, "already holds a file a.lua");
  static const char* const bad_paths[] = {"",           "/a.lua",   "a//b.lua",    "../a.lua",
                                          "a/../b.lua", "./a.lua",  "a\\b.lua",    "C:/a.lua",
                                          "a/",         "a\nb.lua", "a\33[31m.lua"};
  for (size_t i = 0; i < sizeof bad_paths / sizeof *bad_paths; ++i) {
    CHECK_FAILS(mld_pack_add_file(pack, bad_paths[i], "", 0, &error), bad, "no path inside a pack");
  }
  char* large = calloc(1, (1 << 20) + 1);
  CHECK_OK(mld_pack_add_file(pack, "large.lua", large, 1 << 20, &error));
  CHECK_FAILS(mld_pack_add_file(pack, "larger.lua", large, (1 << 20) + 1, &error),
              MLD_LIMIT_EXCEEDED, "has 1048577 bytes");
  free(large);
  for (int i = 3; i < 1000; ++i) {
    char name[32];
    snprintf(name, sizeof name, "%d.lua", i);
    CHECK_OK(mld_pack_add_file(pack, name, "", 0, &error));
  }
  CHECK_FAILS(mld_pack_add_file(pack, "last.lua", "", 0, &error), MLD_LIMIT_EXCEEDED, "1000 files");
  mld_pack_destroy(pack);
}

/* The application's files: read through a callback that counts its calls. */
typedef struct assets {
  int calls;
  int grow; /* Gives another size the second time. */
} assets;

static int32_t read_asset(void* user_data, const char* path, uint8_t* buffer, uint64_t capacity,
                          uint64_t* size) {
  assets* a = user_data;
  ++a->calls;
  if (strcmp(path, "missing.lua") == 0) return 0;
  if (strcmp(path, "huge.lua") == 0) {
    *size = UINT64_MAX;
    return 1;
  }
  *size = strlen(path) + (uint64_t)(buffer != NULL && a->grow);
  if (buffer != NULL) memcpy(buffer, path, (size_t)capacity);
  return 1;
}

static void test_files_read_by_the_application(void) {
  static const char* const paths[] = {"a.lua", "b/c.lua"};
  static const char* const missing[] = {"d.lua", "missing.lua"};
  static const char* const huge[] = {"huge.lua"};
  mld_pack* pack = NULL;
  assets a = {0, 0};
  const uint8_t* data = NULL;
  uint64_t size = 0;
  CHECK_OK(mld_pack_create("mod", &pack, &error));
  CHECK_OK(mld_pack_read_files(pack, paths, 2, read_asset, &a, &error));
  CHECK(a.calls == 4 && mld_pack_file_count(pack) == 2);
  CHECK_OK(mld_pack_file_bytes(pack, 1, &data, &size, &error));
  CHECK(size == 7 && memcmp(data, "b/c.lua", 7) == 0);
  CHECK_OK(mld_pack_read_files(pack, NULL, 0, read_asset, &a, &error));
  CHECK_FAILS(mld_pack_read_files(pack, missing, 2, read_asset, &a, &error), MLD_NOT_FOUND,
              "the file missing.lua could not be read");
  CHECK_FAILS(mld_pack_read_files(pack, huge, 1, read_asset, &a, &error), MLD_LIMIT_EXCEEDED,
              "huge.lua");
  CHECK_FAILS(mld_pack_read_files(pack, paths, 1, read_asset, &a, &error), MLD_INVALID_ARGUMENT,
              "already holds a file a.lua");
  a.grow = 1;
  CHECK_FAILS(mld_pack_read_files(pack, missing, 1, read_asset, &a, &error), MLD_INVALID_ARGUMENT,
              "had 5 bytes when asked for its size, but 6 when read");
  CHECK(mld_pack_file_count(pack) == 2);
  mld_pack_destroy(pack);
}

static void test_rulesets_say_what_they_are(void) {
  mld_ruleset* base = new_ruleset();
  mld_ruleset* modded = NULL;
  mld_pack_info info = {.struct_size = sizeof info};
  CHECK_TEXT(mld_ruleset_game(base), "battleducks");
  CHECK(mld_ruleset_pack_count(base) == 1);
  CHECK_OK(mld_ruleset_describe_pack(base, 0, &info, &error));
  CHECK_TEXT(info.id, "battleducks");
  CHECK(info.fingerprint != 0);
  CHECK_FAILS(mld_ruleset_describe_pack(base, 1, &info, &error), MLD_INVALID_ARGUMENT,
              "there is no pack number 1");
  info.struct_size = 1;
  CHECK_FAILS(mld_ruleset_describe_pack(base, 0, &info, &error), MLD_INVALID_ARGUMENT,
              "set it to sizeof *info");
  info.struct_size = sizeof info;

  CHECK_OK(load(MANIFEST, "board { id = 'tiny', rows = { '######', '######' } }", &modded, &error));
  CHECK(mld_ruleset_pack_count(modded) == 2);
  CHECK_OK(mld_ruleset_describe_pack(modded, 1, &info, &error));
  CHECK_TEXT(info.id, "mod");
  CHECK_TEXT(info.version, "1.2.3");
  CHECK(mld_ruleset_fingerprint(base) != mld_ruleset_fingerprint(modded));
  mld_ruleset* again = new_ruleset();
  CHECK(mld_ruleset_fingerprint(base) == mld_ruleset_fingerprint(again));
  mld_ruleset_destroy(again);
  mld_ruleset_destroy(base);
  mld_ruleset_destroy(modded);
}

/* The same game from a copy of its base pack, and from the example folder. */
static void test_folders_and_embedded_packs(void) {
  mld_pack* pack = NULL;
  mld_ruleset* ruleset = NULL;
  mld_ruleset* base = new_ruleset();
  mld_ruleset_options options;
  CHECK_OK(mld_pack_create_embedded("battleducks", &pack, &error));
  mld_ruleset_options_init(&options, sizeof options);
  options.base_pack = 0;
  options.packs = (const mld_pack* const[]){pack};
  options.pack_count = 1;
  CHECK_OK(mld_ruleset_create("battleducks", &options, &ruleset, &error));
  CHECK(mld_ruleset_fingerprint(ruleset) == mld_ruleset_fingerprint(base));
  mld_ruleset_destroy(ruleset);
  mld_ruleset_destroy(base);
  mld_pack_destroy(pack);

  CHECK_OK(
      mld_pack_create_from_folder(MALLARD_SOURCE_DIR "/examples/packs/sonar_pond", &pack, &error));
  options.base_pack = 1;
  options.packs = (const mld_pack* const[]){pack};
  CHECK_OK(mld_ruleset_create("battleducks", &options, &ruleset, &error));
  mld_pack_destroy(pack);
  mld_match* match = new_match(ruleset, "mode=sonar_hunt", 3);
  mld_ruleset_destroy(ruleset); /* The match keeps what it needs. */
  uint64_t random = 1;
  set_up(match);
  while (!is_over(match) && check_failures == 0) play_random(match, seat_to_act(match), &random);
  mld_match_destroy(match);

  CHECK_FAILS(mld_pack_create_from_folder("no/such/folder", &pack, &error), MLD_NOT_FOUND,
              "there is no folder \"no/such/folder\"");
  CHECK_FAILS(mld_pack_create_embedded("chess", &pack, &error), MLD_NOT_FOUND, "chess");
  CHECK(pack == NULL);
}

/* Every mistake at once, each with pack, file, line, path and message. */
static void test_mistakes_have_places(void) {
  static const char content[] =
      "board {\n"
      "  id = 'tiny',\n"
      "  rows = { '##', 5 },\n"
      "}\n"
      "formation { id = 'odd', category = 'clasics', shape = { '##' }, colour = 'red' }\n";
  mld_ruleset* ruleset = NULL;
  mld_error* error = NULL;
  int wrong_row = 0;
  int wrong_category = 0;
  int unknown_field = 0;
  CHECK(load(MANIFEST, content, &ruleset, &error) == MLD_CONTENT_ERROR);
  CHECK(ruleset == NULL && mld_error_code(error) == MLD_CONTENT_ERROR);
  CHECK(mld_error_entry_count(error) >= 3);
  for (uint64_t i = 0; i < mld_error_entry_count(error); ++i) {
    const char* path = mld_error_entry_path(error, i);
    const char* message = mld_error_entry_message(error, i);
    const int line = mld_error_entry_line(error, i);
    CHECK_TEXT(mld_error_entry_pack(error, i), "mod");
    CHECK_TEXT(mld_error_entry_file(error, i), "content.lua");
    CHECK(message[0] != '\0' && strstr(mld_error_message(error), message) != NULL);
    wrong_row += line == 3 && strstr(path, "rows[2]") != NULL;
    wrong_category += line == 5 && strstr(path, "category") != NULL && strstr(message, "classics");
    unknown_field += line == 5 && strstr(path, "colour") != NULL;
  }
  CHECK(wrong_row == 1);
  CHECK(wrong_category == 1);
  CHECK(unknown_field == 1);
  CHECK_TEXT(mld_error_entry_message(error, mld_error_entry_count(error)), "");
  if (check_failures != 0) fprintf(stderr, "%s\n", mld_error_message(error));
  mld_error_destroy(error);
}

static void check_unloadable(const char* manifest, const char* content, mld_status wanted,
                             const char* message) {
  mld_ruleset* ruleset = NULL;
  CHECK_FAILS(load(manifest, content, &ruleset, &error), wanted, message);
  CHECK(ruleset == NULL);
}

static void test_packs_that_cannot_be_loaded(void) {
  const mld_status bad = MLD_CONTENT_ERROR;
  check_unloadable(MANIFEST, "board {", bad, "content.lua:1");
  check_unloadable(MANIFEST, "\n\nerror('no')", bad, "content.lua:3");
  check_unloadable(MANIFEST, "bored { id = 'a' }", bad, "board");
  check_unloadable(MANIFEST, "\x1bLua", bad, "content.lua");
  check_unloadable(MANIFEST, "local f = io.open('x')", bad, "io");
  check_unloadable(MANIFEST, "while true do end", bad, "instructions");
  check_unloadable(MANIFEST, "local s = 'x' while true do s = s .. s end", bad, "grew");
  check_unloadable("pack { id = 'mod' }", "", bad, "version");
  check_unloadable("", "", bad, "pack.lua");
  check_unloadable("pack { id = 'mod', version = '1.0.0', game = 'chess', api = 1 }", "", bad,
                   "chess");
  check_unloadable(
      "pack { id = 'mod', version = '1.0.0', game = 'battleducks', api = 1,\n"
      "       requires = { naval_war = '>=1.0' } }",
      "", bad, "naval_war");
}

static void test_options_that_make_no_sense(void) {
  mld_ruleset* ruleset = NULL;
  mld_ruleset_options options;
  struct {
    mld_ruleset_options options;
    uint64_t later_field;
  } later;
  const mld_pack* const no_pack[] = {NULL};
  const mld_status bad = MLD_INVALID_ARGUMENT;
  CHECK_FAILS(mld_ruleset_create("battledux", NULL, &ruleset, &error), MLD_NOT_FOUND,
              "battleducks");
  memset(&options, 0, sizeof options);
  CHECK_FAILS(mld_ruleset_create("battleducks", &options, &ruleset, &error), bad,
              "options->struct_size is 0; fill the options with mld_ruleset_options_init first");
  mld_ruleset_options_init(&options, sizeof options);
  CHECK(options.struct_size == sizeof options && options.base_pack == 1 && options.packs == NULL);
  CHECK(options.call_instructions > 0 && options.load_instructions > 0 && options.memory_bytes > 0);
  options.pack_count = 1;
  CHECK_FAILS(mld_ruleset_create("battleducks", &options, &ruleset, &error), bad, "options->packs");
  options.packs = no_pack;
  CHECK_FAILS(mld_ruleset_create("battleducks", &options, &ruleset, &error), bad,
              "options->packs[0] must not be NULL");
  mld_ruleset_options_init(&options, sizeof options);
  options.call_instructions = 0;
  CHECK_FAILS(mld_ruleset_create("battleducks", &options, &ruleset, &error), bad,
              "options->call_instructions is 0");
  mld_ruleset_options_init(&options, sizeof options);
  options.load_instructions = -1;
  CHECK_FAILS(mld_ruleset_create("battleducks", &options, &ruleset, &error), bad,
              "options->load_instructions is -1");
  mld_ruleset_options_init(&options, sizeof options);
  options.memory_bytes = (256 << 10) - 1;
  CHECK_FAILS(mld_ruleset_create("battleducks", &options, &ruleset, &error), bad,
              "options->memory_bytes is 262143; the least is 262144");
  mld_ruleset_options_init(&options, sizeof options);
  options.load_instructions = 10;
  CHECK_FAILS(mld_ruleset_create("battleducks", &options, &ruleset, &error), MLD_CONTENT_ERROR,
              "instructions");
  CHECK(ruleset == NULL);

  /* A caller with a later header. */
  later.later_field = 77;
  mld_ruleset_options_init(&later.options, sizeof later);
  CHECK(later.later_field == 0);
  CHECK_OK(mld_ruleset_create("battleducks", &later.options, &ruleset, &error));
  mld_ruleset_destroy(ruleset);
  later.later_field = 1;
  CHECK_FAILS(mld_ruleset_create("battleducks", &later.options, &ruleset, &error), bad,
              "does not know");
}

/* A pack made from the template passes its own tests; a test that fails says where and why. */
static void test_templates_and_their_tests(void) {
  static const char failing[] =
      "test('wrong', function(t)\n"
      "  t:match { seed = 1 }:expect_event(1, 'answered p1 A1 spotted')\n"
      "end)\n";
  mld_pack* pack = NULL;
  mld_ruleset* ruleset = NULL;
  mld_pack_tests* tests = NULL;
  mld_ruleset_options options;
  mld_pack_test_info test = {.struct_size = sizeof test};
  mld_random_play_info wish = {.struct_size = sizeof wish};
  CHECK_OK(mld_pack_create_from_template("battleducks", "my_pond", &pack, &error));
  CHECK_OK(mld_pack_add_file(pack, "tests/wrong.lua", failing, sizeof failing - 1, &error));
  mld_ruleset_options_init(&options, sizeof options);
  options.packs = (const mld_pack* const[]){pack};
  options.pack_count = 1;
  CHECK_OK(mld_ruleset_create("battleducks", &options, &ruleset, &error));

  CHECK_OK(mld_pack_tests_create(ruleset, pack, NULL, &tests, &error));
  const uint64_t count = mld_pack_tests_count(tests);
  CHECK(count > 3);
  for (uint64_t i = 0; i < count; ++i) {
    CHECK_OK(mld_pack_tests_describe(tests, i, &test, &error));
    CHECK(test.passed == (strcmp(test.name, "wrong") != 0));
    CHECK(test.passed == (test.message[0] == '\0'));
  }
  CHECK(mld_pack_tests_random_play_count(tests) == 1);
  CHECK_OK(mld_pack_tests_describe_random_play(tests, 0, &wish, &error));
  CHECK(wish.games == 10 && wish.line > 0 && strstr(wish.options, "mode") != NULL);
  CHECK_FAILS(mld_pack_tests_describe(tests, count, &test, &error), MLD_INVALID_ARGUMENT, "test");
  CHECK_FAILS(mld_pack_tests_describe_random_play(tests, 1, &wish, &error), MLD_INVALID_ARGUMENT,
              "random play");
  mld_pack_tests_destroy(tests);

  CHECK_OK(mld_pack_tests_create(ruleset, pack, "wrong", &tests, &error));
  CHECK(mld_pack_tests_count(tests) == 1);
  CHECK_OK(mld_pack_tests_describe(tests, 0, &test, &error));
  CHECK(test.line == 1 && test.failure_line == 2);
  CHECK(strcmp(test.failure_file, "tests/wrong.lua") == 0);
  mld_pack_tests_destroy(tests);

  CHECK_FAILS(mld_pack_tests_create(NULL, pack, NULL, &tests, &error), MLD_INVALID_ARGUMENT,
              "ruleset");
  CHECK(tests == NULL && mld_pack_tests_count(NULL) == 0);
  mld_pack_tests_destroy(NULL);
  mld_ruleset_destroy(ruleset);
  mld_pack_destroy(pack);
  CHECK_FAILS(mld_pack_create_from_template("battleducks", "Not A Name", &pack, &error),
              MLD_INVALID_ARGUMENT, "Not A Name");
}

int main(void) {
  test_templates_and_their_tests();
  test_files_of_a_pack();
  test_files_read_by_the_application();
  test_rulesets_say_what_they_are();
  test_folders_and_embedded_packs();
  test_mistakes_have_places();
  test_packs_that_cannot_be_loaded();
  test_options_that_make_no_sense();
  return CHECK_RESULT();
}
