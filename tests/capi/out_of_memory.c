/* Memory that runs out, at every place where it can: each call fails with a status, changes
 * nothing, and the library goes on working. The test takes the place of malloc, so it needs glibc,
 * and no sanitizer that does the same. */
#include "play.h"

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#include <errno.h>

// The C library's own names for what is replaced below.
// NOLINTBEGIN(bugprone-reserved-identifier)
extern void* __libc_malloc(size_t size);
extern void* __libc_calloc(size_t count, size_t size);
extern void* __libc_realloc(void* block, size_t size);
// NOLINTEND(bugprone-reserved-identifier)

static uint64_t allocations = 0;
static uint64_t first_failure = UINT64_MAX; /* Number of the first allocation that fails. */
static uint64_t failures = 0;               /* How many fail from there on. */

static int fails_now(void) {
  const uint64_t number = allocations++;
  if (number < first_failure || number - first_failure >= failures) return 0;
  errno = ENOMEM;
  return 1;
}

/* The library must find these before those of the C library. */
#define PUBLIC __attribute__((visibility("default")))
PUBLIC void* malloc(size_t size) { return fails_now() ? NULL : __libc_malloc(size); }
PUBLIC void* calloc(size_t count, size_t size) {
  return fails_now() ? NULL : __libc_calloc(count, size);
}
PUBLIC void* realloc(void* block, size_t size) {
  return fails_now() ? NULL : __libc_realloc(block, size);
}

static mld_error* failure; /* What TRY is to pass to the call. */

/* Makes a call and looks at its status and its error. Returns 1 if it succeeded. */
#define TRY(call) try_call(__LINE__, call)

static int try_call(int line, mld_status status) {
  if ((status != MLD_OK && status != MLD_OUT_OF_MEMORY) ||
      (status == MLD_OK) != (failure == NULL) || mld_error_code(failure) != status) {
    first_failure = UINT64_MAX;
    check_report(__FILE__, line, mld_status_name(status), mld_error_message(failure));
  }
  mld_error_destroy(failure);
  return status == MLD_OK;
}

static void use_packs(const mld_ruleset* ruleset) {
  mld_pack* pack = NULL;
  mld_ruleset* none = NULL;
  (void)ruleset;
  if (TRY(mld_pack_create("mod", &pack, &failure))) {
    TRY(mld_pack_add_file(pack, "a.lua", "-- A comment that is longer than a short string.", 48,
                          &failure));
  }
  mld_pack_destroy(pack);
  TRY(mld_pack_create_embedded("battleducks", &pack, &failure));
  mld_pack_destroy(pack);
  CHECK(mld_ruleset_create("no such game", NULL, &none, &failure) != MLD_OK);
  CHECK(failure != NULL);
  mld_error_destroy(failure);
}

static void use_match(const mld_ruleset* ruleset) {
  static uint8_t data[16384];
  static char text[16384];
  mld_config* config = NULL;
  mld_match* match = NULL;
  mld_match* other = NULL;
  mld_bot* bot = NULL;
  mld_action action = {0};
  uint64_t size = 0;
  if (TRY(mld_config_create(ruleset, &config, &failure))) {
    TRY(mld_config_set(config, "mode", "advanced", &failure));
    TRY(mld_config_set_text(config, "name_found=true", &failure));
    TRY(mld_config_format(config, text, sizeof text, &size, &failure));
  }
  TRY(mld_match_create(ruleset, config, NULL, &match, &failure));
  mld_config_destroy(config);
  if (match == NULL) return;
  if (TRY(mld_match_parse_action(match, "fill", &action, &failure))) {
    const uint64_t hash = hash_of(match);
    const int applied = TRY(mld_match_apply(match, 0, &action, &failure));
    CHECK(mld_match_undo_depth(match) == (uint64_t)applied);
    CHECK((hash_of(match) != hash) == applied);
    if (applied && TRY(mld_match_undo(match, 1, &failure))) CHECK(hash_of(match) == hash);
  }
  TRY(mld_match_format_action(match, &action, text, sizeof text, &size, &failure));
  TRY(mld_match_draw(match, 0, 0, text, sizeof text, &size, &failure));
  if (TRY(mld_match_write_snapshot(match, MLD_VIEWER_HOST, data, sizeof data, &size, &failure))) {
    TRY(mld_match_create_from_snapshot(ruleset, data, size, NULL, &other, &failure));
    mld_match_destroy(other);
  }
  if (TRY(mld_match_write_snapshot(match, 0, data, sizeof data, &size, &failure))) {
    TRY(mld_match_create_imagined(ruleset, data, size, 1, &other, &failure));
    mld_match_destroy(other);
  }
  if (TRY(mld_match_write_replay(match, data, sizeof data, &size, &failure))) {
    TRY(mld_match_create_from_replay(ruleset, data, size, &other, &failure));
    mld_match_destroy(other);
  }
  if (TRY(mld_match_clone(match, &other, &failure))) {
    TRY(mld_match_copy_state_from(other, match, &failure));
    TRY(mld_match_reseed(other, 1, &failure));
    TRY(mld_match_carry_over(other, ruleset, &failure));
  }
  mld_match_destroy(other);
  if (TRY(mld_bot_create(match, "standard", 1, &bot, &failure))) {
    TRY(mld_bot_choose(bot, match, 0, &action, &failure));
  }
  mld_bot_destroy(bot);
  mld_match_destroy(match);
}

/* Counts the allocations of `use`, then lets each of them fail: alone, and with all that follow. */
static void fail_everywhere(void (*use)(const mld_ruleset*), const mld_ruleset* ruleset) {
  allocations = 0;
  use(ruleset);
  const uint64_t count = allocations;
  CHECK(count > 10);
  for (uint64_t n = 0; n < count && check_failures == 0; ++n) {
    for (int all = 0; all < 2; ++all) {
      allocations = 0;
      failures = all ? UINT64_MAX : 1;
      first_failure = n;
      use(ruleset);
      first_failure = UINT64_MAX;
    }
  }
  use(ruleset);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  fail_everywhere(use_match, ruleset);
  fail_everywhere(use_packs, ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}

#else
int main(void) {
  puts("not tried: the test would need to take the place of malloc");
  return 77; /* Skipped, as CTest is told. */
}
#endif
