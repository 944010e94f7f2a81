/* Memory of the application's own: what the library takes from it goes back to it, nothing else
 * does, and when it runs out the library says so and goes on. */
#include <stdatomic.h>

#include "play.h"

/* In front of every block, so that one that was not given out here is noticed. */
typedef struct block {
  void* begin; /* What malloc gave. */
  uint64_t magic;
} block;

#define MAGIC 0x4475636B4475636Bu

static atomic_llong live = 0;
static atomic_llong given = 0;
static atomic_llong foreign = 0;
static atomic_llong fail_at = -1; /* The number of the first request that fails. */
static int context = 0;           /* Its address is the user data. */

static void* MLD_CALL allocate(void* user_data, uint64_t size, uint64_t alignment) {
  CHECK(user_data == &context && size > 0 && alignment >= 16 && (alignment & (alignment - 1)) == 0);
  const long long number = atomic_fetch_add(&given, 1);
  const long long limit = atomic_load(&fail_at);
  if (limit >= 0 && number >= limit) return NULL;
  char* begin = malloc((size_t)(size + alignment + sizeof(block)));
  if (begin == NULL) return NULL;
  const uintptr_t first = (uintptr_t)(begin + sizeof(block));
  char* memory = begin + sizeof(block) + ((alignment - first % alignment) % alignment);
  const block header = {begin, MAGIC};
  memcpy(memory - sizeof(block), &header, sizeof header);
  atomic_fetch_add(&live, 1);
  return memory;
}

static void MLD_CALL deallocate(void* user_data, void* memory) {
  block header;
  CHECK(user_data == &context && memory != NULL);
  memcpy(&header, (char*)memory - sizeof header, sizeof header);
  if (header.magic != MAGIC) {
    atomic_fetch_add(&foreign, 1);
    return;
  }
  const block freed = {NULL, 0};
  memcpy((char*)memory - sizeof freed, &freed, sizeof freed);
  free(header.begin);
  atomic_fetch_sub(&live, 1);
}

/* A little of everything, scripts included. Returns the first status that was not MLD_OK. */
static mld_status use_everything(void) {
  mld_ruleset* ruleset = NULL;
  mld_match* match = NULL;
  mld_match* copy = NULL;
  mld_batch* batch = NULL;
  mld_bot* bot = NULL;
  mld_saved* saved = NULL;
  static uint8_t buffer[1 << 20];
  uint64_t size = 0;
  mld_status status = mld_ruleset_create("naval_war", NULL, &ruleset, NULL);
  if (status == MLD_OK) status = mld_match_create(ruleset, NULL, NULL, &match, NULL);
  if (status == MLD_OK) status = mld_bot_create(match, "random", 1, &bot, NULL);
  for (int i = 0; status == MLD_OK && i < 60; ++i) {
    mld_action action = {0};
    const int32_t seat = seat_to_act(match);
    if (seat < 0) break;
    status = mld_bot_choose(bot, match, seat, &action, NULL);
    if (status == MLD_OK) status = mld_match_apply(match, seat, &action, NULL);
  }
  if (status == MLD_OK) {
    status = mld_match_write_save(match, NULL, buffer, sizeof buffer, &size, NULL);
  }
  if (status == MLD_OK) status = mld_saved_create(buffer, size, &saved, NULL);
  if (status == MLD_OK) {
    status = mld_match_create_from_snapshot(ruleset, buffer, size, NULL, &copy, NULL);
  }
  if (status == MLD_OK) status = mld_batch_create(ruleset, NULL, NULL, &batch, NULL);
  if (status == MLD_OK) status = mld_batch_playout(batch, 50, 1, NULL, NULL);
  mld_batch_destroy(batch);
  mld_saved_destroy(saved);
  mld_bot_destroy(bot);
  mld_match_destroy(copy);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
  return status;
}

static void test_everything_comes_from_it(void) {
  CHECK(use_everything() == MLD_OK); /* What is made once and kept is made now. */
  const long long kept = atomic_load(&live);
  const long long before = atomic_load(&given);
  CHECK(use_everything() == MLD_OK);
  CHECK(atomic_load(&live) == kept);
  CHECK(atomic_load(&given) > before + 1000);
  CHECK(atomic_load(&foreign) == 0);
}

static void test_it_may_run_out(void) {
  const long long kept = atomic_load(&live);
  const long long start = atomic_load(&given);
  CHECK(use_everything() == MLD_OK);
  const long long all = atomic_load(&given) - start;
  for (long long i = 0; i < all; i += all / 40 + 1) {
    atomic_store(&fail_at, atomic_load(&given) + i);
    CHECK(use_everything() != MLD_OK);
    atomic_store(&fail_at, -1);
    CHECK(atomic_load(&live) == kept);
  }
  CHECK(use_everything() == MLD_OK);
  CHECK(atomic_load(&foreign) == 0);
}

/* A reason that nobody asks for is not made. */
static void test_a_refusal_without_an_error_takes_nothing(void) {
  mld_ruleset* ruleset = new_ruleset();
  mld_match* match = new_match(ruleset, "first_player=p1", 1);
  mld_action action = {0};
  set_up(match);
  CHECK_OK(mld_match_parse_action(match, "observe A1", &action, &error));
  play_text(match, 0, "observe A1");
  play_text(match, 1, "observe A1");
  CHECK_FAILS(mld_match_check(match, 0, &action, &error), MLD_ILLEGAL_ACTION, "observed already");
  const long long before = atomic_load(&given);
  CHECK(mld_match_check(match, 0, &action, NULL) == MLD_ILLEGAL_ACTION);
  CHECK(mld_match_check(match, 1, &action, NULL) == MLD_ILLEGAL_ACTION);
  action.args[0] = -1;
  CHECK(mld_match_check(match, 0, &action, NULL) == MLD_ILLEGAL_ACTION);
  action.args[0] = 1;
  CHECK(mld_match_check(match, 0, &action, NULL) == MLD_OK);
  CHECK(atomic_load(&given) == before);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
}

int main(void) {
  const mld_allocator allocator = {sizeof allocator, 0, allocate, deallocate, &context};
  CHECK_OK(mld_set_allocator(&allocator, &error));
  test_everything_comes_from_it();
  test_it_may_run_out();
  test_a_refusal_without_an_error_takes_nothing();
  CHECK_FAILS(mld_set_allocator(&allocator, &error), MLD_UNAVAILABLE, "before any other call");
  CHECK_FAILS(mld_set_allocator(NULL, &error), MLD_INVALID_ARGUMENT, "allocator must not be NULL");
  return CHECK_RESULT();
}
