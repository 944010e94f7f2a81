/* Whole games, of every game there is, played through the C interface, by bots and by chance, with
 * everything that can be compared compared after every action. */
#include "play.h"

/* The match written out and read back must be the same match. */
static void check_restore(const mld_ruleset* ruleset, const mld_match* match) {
  bytes saved = snapshot_of(match, MLD_VIEWER_HOST);
  mld_match* restored = NULL;
  CHECK_OK(
      mld_match_create_from_snapshot(ruleset, saved.data, saved.size, NULL, &restored, &error));
  CHECK(hash_of(restored) == hash_of(match));
  bytes again = snapshot_of(restored, MLD_VIEWER_HOST);
  CHECK(again.size == saved.size && memcmp(again.data, saved.data, (size_t)saved.size) == 0);
  bytes_free(&again);
  mld_match_destroy(restored);
  bytes_free(&saved);
}

/* Listing, counting and fetching legal actions must agree; all of them must pass the check and
 * survive being written as text. */
static void check_legal_actions(const mld_match* match, int32_t seat) {
  uint64_t count = 0;
  uint64_t listed = 0;
  char text[128];
  uint64_t size = 0;
  CHECK_OK(mld_match_legal_count(match, seat, &count, &error));
  CHECK_OK(mld_match_legal_actions(match, seat, NULL, 0, &listed, &error));
  CHECK(listed == count);
  mld_action* actions = calloc((size_t)count + 1, sizeof *actions);
  CHECK_OK(mld_match_legal_actions(match, seat, actions, count + 1, &listed, &error));
  CHECK(listed == count);
  CHECK(actions[count].kind == 0);
  for (uint64_t n = 0; n < count; ++n) {
    mld_action action;
    CHECK_OK(mld_match_legal_nth(match, seat, n, &action, &error));
    CHECK(memcmp(&action, &actions[n], sizeof action) == 0);
    CHECK_OK(mld_match_check(match, seat, &action, &error));
    CHECK_OK(mld_match_format_action(match, &action, text, sizeof text, &size, &error));
    CHECK_OK(mld_match_parse_action(match, text, &action, &error));
    CHECK(memcmp(&action, &actions[n], sizeof action) == 0);
  }
  mld_action none;
  CHECK_FAILS(mld_match_legal_nth(match, seat, count, &none, &error), MLD_INVALID_ARGUMENT,
              "there is no legal action number");
  CHECK_FAILS(mld_match_legal_nth(match, seat, UINT64_MAX, &none, &error), MLD_INVALID_ARGUMENT,
              "there is no legal action number");
  if (count > 1) {
    memset(actions, 0, (size_t)count * sizeof *actions);
    CHECK_TOO_SMALL(mld_match_legal_actions(match, seat, actions, 1, &listed, &error));
    CHECK(listed == count && actions[0].kind != 0 && actions[1].kind == 0);
  }
  free(actions);
}

/* Taking the last action back and taking it again must change nothing. */
static void check_undo(mld_match* match, uint64_t hash_before) {
  const uint64_t hash = hash_of(match);
  const uint64_t depth = mld_match_undo_depth(match);
  mld_match* copy = NULL;
  CHECK_OK(mld_match_clone(match, &copy, &error));
  CHECK_OK(mld_match_undo(copy, 1, &error));
  CHECK(hash_of(copy) == hash_before);
  CHECK(mld_match_undo_depth(copy) == depth - 1);
  CHECK(hash_of(match) == hash);
  mld_match_destroy(copy);
}

/* The replay must lead to the same place; so must it after everything has been taken back. */
static void check_replay(const mld_ruleset* ruleset, mld_match* match, uint64_t start_hash) {
  bytes replay = replay_of(match);
  mld_match* replayed = NULL;
  CHECK_OK(mld_match_create_from_replay(ruleset, replay.data, replay.size, &replayed, &error));
  CHECK(hash_of(replayed) == hash_of(match));
  CHECK(mld_match_undo_depth(replayed) == mld_match_undo_depth(match));
  uint64_t events = 0;
  uint64_t events_again = 0;
  for (int32_t viewer = MLD_VIEWER_HOST; viewer < mld_match_seats(match); ++viewer) {
    CHECK_OK(mld_match_event_count(match, viewer, &events, &error));
    CHECK_OK(mld_match_event_count(replayed, viewer, &events_again, &error));
    CHECK(events == events_again && events > 0);
  }
  CHECK_OK(mld_match_undo(replayed, mld_match_undo_depth(replayed), &error));
  CHECK(hash_of(replayed) == start_hash);
  CHECK_OK(mld_match_event_count(replayed, MLD_VIEWER_HOST, &events, &error));
  CHECK(events == 0);
  mld_match_destroy(replayed);
  bytes_free(&replay);
}

static void check_outcome(const mld_match* match, int may_be_drawn) {
  mld_outcome outcome;
  CHECK_OK(mld_match_outcome(match, &outcome, &error));
  CHECK(outcome.over == 1);
  CHECK(outcome.winners == 1 || outcome.winners == 2 || (may_be_drawn && outcome.winners == 0));
  for (int32_t seat = 0; seat < 2; ++seat) {
    mld_decision decision;
    uint64_t count = 1;
    CHECK_OK(mld_match_decision(match, seat, seat, &decision, &error));
    CHECK(decision.kind == 0);
    CHECK_OK(mld_match_legal_count(match, seat, &count, &error));
    CHECK(count == 0);
  }
}

/* Events must come in order and be readable in pages, and be text. */
static void check_events(const mld_match* match, int32_t viewer) {
  uint64_t all = 0;
  uint64_t read = 0;
  char text[128];
  uint64_t size = 0;
  CHECK_OK(mld_match_event_count(match, viewer, &all, &error));
  mld_event* events = calloc((size_t)all + 1, sizeof *events);
  CHECK_OK(mld_match_events(match, viewer, 0, events, all, &read, &error));
  CHECK(read == all);
  for (uint64_t from = 0; from < all; from += 7) {
    mld_event page[7];
    const mld_status status = mld_match_events(match, viewer, from, page, 7, &read, NULL);
    CHECK(status == (all - from > 7 ? MLD_BUFFER_TOO_SMALL : MLD_OK));
    CHECK(read == all - from);
    CHECK(memcmp(page, &events[from], sizeof *page * (size_t)(read < 7 ? read : 7)) == 0);
  }
  for (uint64_t i = 0; i < all; ++i) {
    CHECK_OK(mld_match_format_event(match, &events[i], text, sizeof text, &size, &error));
    CHECK(strchr(text, '#') == NULL || strstr(text, "unknown") == NULL);
  }
  CHECK_OK(mld_match_events(match, viewer, all, NULL, 0, &read, &error));
  CHECK(read == 0);
  CHECK_FAILS(mld_match_events(match, viewer, all + 1, NULL, 0, &read, &error),
              MLD_INVALID_ARGUMENT, "cannot begin at event number");
  free(events);
}

/* Plays to the end; `bot_name` is NULL for random actions. Returns the number of actions. */
static int play_game(const mld_ruleset* ruleset, const char* config, uint64_t seed,
                     const char* bot_name) {
  const char* const game = mld_ruleset_game(ruleset);
  mld_match* match = new_match(ruleset, config, seed);
  mld_bot* bots[2] = {NULL, NULL};
  uint64_t random = seed;
  const uint64_t start_hash = hash_of(match);
  int actions = 0;
  for (uint64_t i = 0; bot_name != NULL && i < 2; ++i) {
    CHECK_OK(mld_bot_create(match, bot_name, seed * 2 + i, &bots[i], &error));
  }
  while (!is_over(match) && actions < 1000 && check_failures == 0) {
    const int32_t seat = seat_to_act(match);
    const uint64_t hash_before = hash_of(match);
    CHECK(seat >= 0);
    if (actions % 8 == 0) check_legal_actions(match, seat);
    if (bot_name != NULL) {
      mld_action action = {0};
      CHECK_OK(mld_bot_choose(bots[seat], match, seat, &action, &error));
      CHECK(hash_of(match) == hash_before);
      CHECK_OK(mld_match_apply(match, seat, &action, &error));
    } else {
      play_random_of(game, match, seat, &random);
    }
    ++actions;
    CHECK(mld_match_undo_depth(match) == (uint64_t)actions);
    check_undo(match, hash_before);
    check_restore(ruleset, match);
  }
  check_outcome(match, strcmp(game, "naval_war") == 0);
  check_replay(ruleset, match, start_hash);
  for (int32_t viewer = MLD_VIEWER_HOST; viewer < 2; ++viewer) check_events(match, viewer);
  for (int i = 0; i < 2; ++i) mld_bot_destroy(bots[i]);
  mld_match_destroy(match);
  return actions;
}

static void play_battleducks(void) {
  mld_ruleset* ruleset = new_ruleset();
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    play_game(ruleset, "", seed, NULL);
    play_game(ruleset, "mode=advanced", seed, NULL);
    play_game(ruleset, "", seed, "random");
    play_game(ruleset, "mode=advanced", seed, "random");
    play_game(ruleset, "mode=advanced name_found=true", seed, "standard");
    const int actions = play_game(ruleset, "", seed, "standard");
    CHECK(actions > 20);
    CHECK(actions == play_game(ruleset, "", seed, "standard"));
  }
  mld_ruleset_destroy(ruleset);
}

static void play_naval_war(void) {
  mld_ruleset* ruleset = new_ruleset_of("naval_war");
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    play_game(ruleset, "turn_limit=120", seed, NULL);
    play_game(ruleset, "turn_limit=80 card_play=false first_player=p2", seed, NULL);
    play_game(ruleset, "turn_limit=120 draw_after_card_end=false", seed, "random");
    const int actions = play_game(ruleset, "turn_limit=100", seed, "standard");
    CHECK(actions > 20);
    CHECK(actions == play_game(ruleset, "turn_limit=100", seed, "standard"));
  }
  mld_ruleset_destroy(ruleset);
}

int main(void) {
  play_battleducks();
  play_naval_war();
  return CHECK_RESULT();
}
