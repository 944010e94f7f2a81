/* The laboratory: simulations, tournaments and analyses, the same on any number of threads. */
#include "play.h"

typedef mld_status (*text_of)(const mld_study*, char*, uint64_t, uint64_t*, mld_error**);

/* The text of a study, which the caller frees. */
static char* text(const mld_study* study, text_of format) {
  uint64_t size = 0;
  char* buffer = NULL;
  CHECK_OK(format(study, NULL, 0, &size, &error));
  buffer = (char*)malloc((size_t)size + 1);
  CHECK_OK(format(study, buffer, size + 1, &size, &error));
  return buffer;
}

static int32_t MLD_CALL count_games(void* user_data, uint64_t done, uint64_t total) {
  CHECK(done <= total);
  *(uint64_t*)user_data = done;
  return 1;
}

static int32_t MLD_CALL stop_at_once(void* user_data, uint64_t done, uint64_t total) {
  (void)user_data;
  (void)done;
  (void)total;
  return 0;
}

static void test_simulation(const mld_ruleset* ruleset) {
  char* first = NULL;
  mld_study_options options;
  mld_study_options_init(&options, sizeof options);
  CHECK(options.struct_size == sizeof options && options.threads == 1 && options.games == 100);
  options.games = 4;
  options.players = "standard,random";
  for (int32_t threads = 1; threads <= 8; threads += 7) {
    uint64_t games = 0;
    mld_study* study = NULL;
    char* json = NULL;
    options.threads = threads;
    options.progress = count_games;
    options.user_data = &games;
    CHECK_OK(mld_study_create_simulation(ruleset, NULL, &options, &study, &error));
    CHECK(games == 4);
    json = text(study, mld_study_format_json);
    CHECK(strstr(json, "\"study\": \"simulation\"") != NULL);
    if (first == NULL) {
      char* html = text(study, mld_study_format_html);
      CHECK(strstr(html, "<svg") != NULL);
      free(html);
      first = json;
    } else {
      CHECK(strcmp(first, json) == 0);
      free(json);
    }
    mld_study_destroy(study);
  }
  free(first);
  {
    mld_study* study = NULL;
    options.progress = stop_at_once;
    CHECK(mld_study_create_simulation(ruleset, NULL, &options, &study, NULL) == MLD_UNAVAILABLE);
    options.progress = NULL;
    options.without = "no such thing";
    CHECK(mld_study_create_simulation(ruleset, NULL, &options, &study, NULL) != MLD_OK);
    options.without = NULL;
    options.players = "nobody";
    CHECK(mld_study_create_simulation(ruleset, NULL, &options, &study, NULL) != MLD_OK);
    CHECK(study == NULL);
  }
}

static void test_tournament(const mld_ruleset* ruleset) {
  mld_study* study = NULL;
  mld_study_options options;
  char* json = NULL;
  mld_study_options_init(&options, sizeof options);
  options.games = 40;
  options.players = "standard,random";
  options.sequential = 1;
  CHECK_OK(mld_study_create_tournament(ruleset, NULL, &options, &study, &error));
  json = text(study, mld_study_format_json);
  CHECK(strstr(json, "\"verdict\": 1") != NULL); /* The standard bot is stronger. */
  free(json);
  mld_study_destroy(study);
  options.players = "standard";
  CHECK(mld_study_create_tournament(ruleset, NULL, &options, &study, NULL) == MLD_INVALID_ARGUMENT);
}

static void test_analysis(const mld_ruleset* ruleset) {
  mld_study* study = NULL;
  mld_match* match = new_match(ruleset, "", 2);
  char* json = NULL;
  CHECK(mld_study_create_analysis(match, NULL, &study, NULL) == MLD_UNAVAILABLE);
  set_up(match);
  play_text(match, seat_to_act(match), "observe A1");
  CHECK_OK(mld_study_create_analysis(match, NULL, &study, &error));
  json = text(study, mld_study_format_json);
  CHECK(strstr(json, "observe A1") != NULL);
  free(json);
  mld_study_destroy(study);
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  test_simulation(ruleset);
  test_tournament(ruleset);
  test_analysis(ruleset);
  mld_study_destroy(NULL);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
