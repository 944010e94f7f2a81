/* The C interface on one page: a game of BattleDucks, set up by hand, saved, restored and played to
 * its end by a bot, while the player in the first seat reads along.
 *
 *     cc -std=c11 main.c $(pkg-config --cflags --libs mallard) -o quickstart && ./quickstart
 *
 * [readme] */
#include <mallard.h>
#include <stdio.h>
#include <stdlib.h>

static mld_error* error; /* Set by every call that takes it: NULL, or why it failed. */

static void must(mld_status status) {
  if (status == MLD_OK) return;
  fprintf(stderr, "%s: %s\n", mld_status_name(status), mld_error_message(error));
  exit(EXIT_FAILURE);
}

static void play(mld_match* match, int32_t seat, const char* text) {
  mld_action action;
  must(mld_match_parse_action(match, text, &action, &error));
  must(mld_match_apply(match, seat, &action, &error));
}

/* Prints what seat 0 has learnt from event number `from` on; returns the number of the next event.
 */
static uint64_t print_news(const mld_match* match, uint64_t from) {
  mld_event events[256];
  uint64_t count, size;
  char line[128];
  must(mld_match_events(match, 0, from, events, 256, &count, &error));
  for (uint64_t i = 0; i < count; ++i) {
    must(mld_match_format_event(match, &events[i], line, sizeof line, &size, &error));
    puts(line);
  }
  return from + count;
}

int main(void) {
  mld_ruleset* ruleset;
  mld_match *first, *match;
  must(mld_ruleset_create("battleducks", NULL, &ruleset, &error)); /* The game and its content. */
  mld_match_options options;
  mld_match_options_init(&options, sizeof options);
  must(mld_seed_random(&options.seed, &error)); /* Without a seed every match goes the same way. */
  must(mld_match_create(ruleset, NULL, &options, &first, &error));
  play(first, 0, "place quintuple r90 J6"); /* What a person would type. */
  play(first, 0, "fill");
  play(first, 0, "ready");
  uint8_t saved[16384]; /* A snapshot is a FlatBuffer: save it, send it, draw from it. */
  uint64_t size;
  must(mld_match_write_snapshot(first, MLD_VIEWER_HOST, saved, sizeof saved, &size, &error));
  must(mld_match_create_from_snapshot(ruleset, saved, size, NULL, &match, &error));
  mld_bot* bot;
  mld_outcome outcome = {0};
  must(mld_bot_create(match, "standard", 1, &bot, &error));
  for (uint64_t news = 0; !outcome.over; news = print_news(match, news)) {
    for (int32_t seat = 0; seat < mld_match_seats(match); ++seat) {
      mld_decision decision;
      mld_action action;
      must(mld_match_decision(match, seat, seat, &decision, &error));
      if (decision.kind == 0) continue; /* This player is not being asked anything. */
      must(mld_bot_choose(bot, match, seat, &action, &error));
      must(mld_match_apply(match, seat, &action, &error));
    }
    must(mld_match_outcome(match, &outcome, &error));
  }
  /* [readme] */
  printf("player %d wins\n", outcome.winners == 1 ? 1 : 2);
  mld_bot_destroy(bot);
  mld_match_destroy(match);
  mld_match_destroy(first);
  mld_ruleset_destroy(ruleset);
  return outcome.winners == 1 || outcome.winners == 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
