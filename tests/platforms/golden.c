/* Plays golden playthroughs again through the C interface: the same seeds must give the same
 * choices of the bots and the same hashes on every platform.
 *
 *     golden <playthrough.txt>... */
#include <inttypes.h>

#include "../capi/play.h"

enum { MOST_SEATS = 8, LONGEST_LINE = 8192 };

/* What stands at the top of a playthrough. */
typedef struct heading {
  char game[64];
  char options[LONGEST_LINE];
  char bots[512];
  uint64_t seed;
} heading;

/* Copies what follows `name: ` in the next line. */
static void read_field(FILE* file, const char* name, char* out, size_t capacity) {
  char line[LONGEST_LINE] = "";
  const size_t length = strlen(name);
  CHECK(fgets(line, sizeof line, file) != NULL && strncmp(line, name, length) == 0);
  line[strcspn(line, "\r\n")] = '\0';
  snprintf(out, capacity, "%s", strlen(line) > length + 2 ? line + length + 2 : "");
}

static heading read_heading(FILE* file) {
  heading top;
  char seed[32];
  read_field(file, "game", top.game, sizeof top.game);
  read_field(file, "options", top.options, sizeof top.options);
  read_field(file, "seed", seed, sizeof seed);
  read_field(file, "bots", top.bots, sizeof top.bots);
  top.seed = strtoull(seed, NULL, 10);
  return top;
}

/* One bot a seat, from `standard, random`; returns how many. */
static int32_t create_bots(const mld_match* match, heading* top, mld_bot** bots) {
  int32_t count = 0;
  for (char* name = strtok(top->bots, ", "); name != NULL && count < MOST_SEATS;
       name = strtok(NULL, ", ")) {
    CHECK_OK(mld_bot_create(match, name, top->seed + (uint64_t)count, &bots[count], &error));
    ++count;
  }
  return count;
}

/* The next line that tells of an action: `12. p1 take_turn (100 choices): observe F5  [hash]`. */
static int next_step(FILE* file, char* line, char** action, uint64_t* hash) {
  while (fgets(line, LONGEST_LINE, file) != NULL) {
    char* begin = strstr(line, " choices): ");
    char* end = strstr(line, "  [");
    if (line[0] < '1' || line[0] > '9' || begin == NULL || end == NULL || end < begin) continue;
    *hash = strtoull(end + 3, NULL, 16);
    *end = '\0';
    *action = begin + strlen(" choices): ");
    return 1;
  }
  return 0;
}

static void play_again(const char* path) {
  static char line[LONGEST_LINE];
  FILE* file = fopen(path, "rb");
  if (file == NULL) {
    check_report(__FILE__, __LINE__, path, "cannot be opened");
    return;
  }
  heading top = read_heading(file);
  mld_ruleset* ruleset = new_ruleset_of(top.game);
  mld_match* match = new_match(ruleset, top.options, top.seed);
  mld_bot* bots[MOST_SEATS] = {NULL};
  const int32_t count = create_bots(match, &top, bots);
  char* expected = NULL;
  uint64_t hash = 0;
  int steps = 0;
  const int before = check_failures;
  while (check_failures == before && next_step(file, line, &expected, &hash)) {
    const int32_t seat = seat_to_act(match);
    mld_action action;
    char text[1024];
    uint64_t size = 0;
    CHECK(seat >= 0 && seat < count);
    if (check_failures != before) break;
    CHECK_OK(mld_bot_choose(bots[seat], match, seat, &action, &error));
    CHECK_OK(mld_match_format_action(match, &action, text, sizeof text, &size, &error));
    CHECK_TEXT(text, expected);
    CHECK_OK(mld_match_apply(match, seat, &action, &error));
    CHECK(hash_of(match) == hash);
    ++steps;
  }
  CHECK(steps > 0 && is_over(match));
  printf("%s: %d actions, the last hash is %016" PRIx64 "\n", top.game, steps, hash_of(match));
  for (int32_t seat = 0; seat < count; ++seat) mld_bot_destroy(bots[seat]);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
  fclose(file);
}

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) play_again(argv[i]);
  CHECK(argc > 1);
  return check_failures != 0;
}
