/* Naval War through the C interface: cards and their targets as text, the two windows of the
 * defender, secret preparations, and what each player hears and sees. */
#include <mallard_naval_war.h>

#include "play.h"

/* Past the set-up, p1 to move: both fleets lie from column A, bows in the east. */
static mld_match* in_rows(const mld_ruleset* ruleset, uint64_t seed) {
  static const char* const places[] = {"place carrier east E1",   "place battleship east D3",
                                       "place crusher east C5",   "place submarine east C7",
                                       "place destroyer east B9", "ready"};
  mld_match* match = new_match(ruleset, "first_player=p1", seed);
  for (int32_t seat = 0; seat < 2; ++seat) {
    for (size_t i = 0; i < sizeof places / sizeof *places; ++i) play_text(match, seat, places[i]);
  }
  return match;
}

/* Whether an action written as text is legal. */
static int allows(const mld_match* match, int32_t seat, const char* text) {
  mld_action action = {0};
  return mld_match_parse_action(match, text, &action, NULL) == MLD_OK &&
         mld_match_check(match, seat, &action, NULL) == MLD_OK;
}

static void check_refused(const mld_match* match, int32_t seat, const char* text,
                          const char* message) {
  mld_action action = {0};
  CHECK_OK(mld_match_parse_action(match, text, &action, &error));
  CHECK_FAILS(mld_match_check(match, seat, &action, &error), MLD_ILLEGAL_ACTION, message);
}

/* A match in rows in which p1 can do that at once: the first of those that seeds give. */
static mld_match* first_turn_with(const mld_ruleset* ruleset, const char* text) {
  for (uint64_t seed = 1; seed < 500; ++seed) {
    mld_match* match = in_rows(ruleset, seed);
    if (allows(match, 0, text)) return match;
    mld_match_destroy(match);
  }
  check_report(__FILE__, __LINE__, text, "no seed deals that");
  return in_rows(ruleset, 1);
}

static uint32_t decision_of(const mld_match* match, int32_t seat) {
  mld_decision decision = {0};
  CHECK_OK(mld_match_decision(match, seat, MLD_VIEWER_HOST, &decision, &error));
  return decision.kind;
}

static uint64_t event_count(const mld_match* match, int32_t viewer) {
  uint64_t count = 0;
  CHECK_OK(mld_match_event_count(match, viewer, &count, &error));
  return count;
}

/* What a viewer has heard since event number `from` must be exactly that, one event a line. */
static void check_heard(const mld_match* match, int32_t viewer, uint64_t from, const char* wanted) {
  mld_event events[64];
  char heard[4096] = "";
  uint64_t count = 0;
  CHECK_OK(mld_match_events(match, viewer, from, events, 64, &count, &error));
  for (uint64_t i = 0; i < count && i < 64; ++i) {
    char text[128] = "";
    uint64_t size = 0;
    CHECK_OK(mld_match_format_event(match, &events[i], text, sizeof text, &size, &error));
    strcat(strcat(heard, text), "\n");
  }
  CHECK_TEXT(heard, wanted);
}

static int same_view(const mld_match* a, const mld_match* b, int32_t viewer) {
  bytes first = snapshot_of(a, viewer);
  bytes second = snapshot_of(b, viewer);
  const int same =
      first.size == second.size && memcmp(first.data, second.data, (size_t)first.size) == 0;
  bytes_free(&first);
  bytes_free(&second);
  return same;
}

/* Saving and restoring here must change nothing that anybody can ask. */
static void check_survives_saving(const mld_ruleset* ruleset, const mld_match* match) {
  bytes saved = snapshot_of(match, MLD_VIEWER_HOST);
  mld_match* restored = NULL;
  CHECK_OK(
      mld_match_create_from_snapshot(ruleset, saved.data, saved.size, NULL, &restored, &error));
  CHECK(hash_of(restored) == hash_of(match));
  for (int32_t viewer = MLD_VIEWER_HOST; viewer < 2; ++viewer) {
    CHECK(same_view(match, restored, viewer));
  }
  for (int32_t seat = 0; seat < 2; ++seat) {
    CHECK(decision_of(restored, seat) == decision_of(match, seat));
  }
  mld_match_destroy(restored);
  bytes_free(&saved);
}

/* The arguments of `play` depend on the card. */
static void test_targets_as_text(const mld_ruleset* ruleset) {
  static const struct {
    const char* text;
    int32_t args[3]; /* After the card. */
  } plays[] = {
      {"play torpedo B9", {8 * 16 + 1}},
      {"play airstrike A1", {0}},
      {"play carpet_bomb across C1", {0, 2}},
      {"play carpet_bomb down C1", {1, 2}},
      {"play vertical_laser N", {13}},
      {"play horizontal_laser 14", {13}},
      {"play task_force_operation destroyer", {4}},
      {"play uav_drone M13", {12 * 16 + 12}},
      {"play cyber_operation", {0}},
      {"play seize_fire southeast", {MLD_NAVAL_WAR_QUADRANT_SOUTHEAST}},
      {"play fleet_advancement carrier east", {0, MLD_NAVAL_WAR_DIRECTION_EAST}},
      {"play pivot_point destroyer clockwise A9", {4, 0, 8 * 16}},
      {"play drone_strike", {0}},
      {"play fleet_relocation", {0}},
  };
  for (size_t i = 0; i < sizeof plays / sizeof *plays; ++i) {
    mld_match* match = first_turn_with(ruleset, plays[i].text);
    mld_action action = {0};
    char text[128] = "";
    uint64_t size = 0;
    CHECK_OK(mld_match_parse_action(match, plays[i].text, &action, &error));
    CHECK(action.kind == MLD_NAVAL_WAR_ACTION_PLAY);
    CHECK(memcmp(action.args + 1, plays[i].args, sizeof plays[i].args) == 0);
    CHECK_OK(mld_match_format_action(match, &action, text, sizeof text, &size, &error));
    CHECK_TEXT(text, plays[i].text);
    CHECK_OK(mld_match_apply(match, 0, &action, &error));
    check_survives_saving(ruleset, match);
    mld_match_destroy(match);
  }
}

static void test_targets_are_checked(const mld_ruleset* ruleset) {
  mld_match* match = first_turn_with(ruleset, "play airstrike A1");
  mld_action action = {0};
  check_refused(match, 0, "play airstrike M1", "beyond the board");
  check_refused(match, 0, "attack O1", "no such cell on the board");
  check_refused(match, 1, "attack A1", "your opponent's turn");
  check_refused(match, 0, "react flares", "play a card, attack or decline");
  CHECK_FAILS(mld_match_parse_action(match, "play airstrike", &action, &error),
              MLD_INVALID_ARGUMENT, "play: cell is missing");
  CHECK_FAILS(mld_match_parse_action(match, "play airstrike A1 A2", &action, &error),
              MLD_INVALID_ARGUMENT, "one word too many");
  CHECK_FAILS(mld_match_parse_action(match, "play airstirke A1", &action, &error),
              MLD_INVALID_ARGUMENT, "did you mean airstrike");
  mld_match_destroy(match);
}

static void test_the_defenders_windows(const mld_ruleset* ruleset) {
  mld_match* match = in_rows(ruleset, 1);
  uint64_t from = event_count(match, 0);
  play_text(match, 0, "attack C1");
  CHECK(decision_of(match, 0) == 0);
  CHECK(decision_of(match, 1) == MLD_NAVAL_WAR_DECISION_ANSWER_ATTACK);
  check_heard(match, 0, from, "cell_attacked p1 C1\nconnected p2\n");
  check_survives_saving(ruleset, match);
  check_refused(match, 0, "decline", "an attack must be answered: react or allow");

  from = event_count(match, 0);
  play_text(match, 1, "allow");
  CHECK(decision_of(match, 0) == 0);
  CHECK(decision_of(match, 1) == MLD_NAVAL_WAR_DECISION_MOVE_AFTER_HIT);
  check_heard(match, 0, from, "answered p2 C1 hit\n");
  check_survives_saving(ruleset, match);
  check_refused(match, 1, "shift destroyer south", "may not move now");
  check_refused(match, 1, "shift carrier north", "has no room there");

  /* The attacker hears and sees nothing of the move. */
  mld_match* stayed = NULL;
  CHECK_OK(mld_match_clone(match, &stayed, &error));
  from = event_count(match, 0);
  play_text(match, 1, "shift carrier south");
  CHECK(event_count(match, 0) == from);
  CHECK(same_view(match, stayed, 0));
  CHECK(!same_view(match, stayed, 1));
  check_survives_saving(ruleset, match);
  play_text(match, 1, "stay");
  play_text(stayed, 1, "stay");
  CHECK(same_view(match, stayed, 0));
  mld_match_destroy(stayed);
  mld_match_destroy(match);
}

static void test_reactions(const mld_ruleset* ruleset) {
  int flares = 0;
  int smoke = 0;
  for (uint64_t seed = 1; seed < 500 && (!flares || !smoke); ++seed) {
    mld_match* match = in_rows(ruleset, seed);
    play_text(match, 0, "attack B9");
    const uint64_t from = event_count(match, 0);
    if (!flares && allows(match, 1, "react flares")) {
      flares = 1;
      play_text(match, 1, "react flares");
      mld_event events[2];
      uint64_t count = 0;
      (void)mld_match_events(match, 0, from, events, 2, &count, NULL);
      CHECK(events[0].kind == MLD_NAVAL_WAR_EVENT_CARD_PLAYED);
      CHECK(events[1].kind == MLD_NAVAL_WAR_EVENT_ANSWERED);
      CHECK(events[1].args[2] == MLD_NAVAL_WAR_ANSWER_BLOCKED);
      check_survives_saving(ruleset, match);
    } else if (!smoke && allows(match, 1, "react smoke_screen destroyer")) {
      smoke = 1;
      check_refused(match, 1, "react smoke_screen carrier", "does not hit carrier");
      play_text(match, 1, "react smoke_screen destroyer");
      check_heard(match, 0, from,
                  "card_played p2 smoke_screen destroyer\nprotected p2 destroyer 3\n"
                  "answered p2 B9 hit\n");
      check_refused(match, 1, "shift destroyer south", "may not move now");
      check_survives_saving(ruleset, match);
    }
    mld_match_destroy(match);
  }
  CHECK(flares && smoke);
}

/* Until it is confirmed, nobody else knows that a card is being prepared. */
static void test_preparing_is_secret(const mld_ruleset* ruleset) {
  mld_match* match = first_turn_with(ruleset, "play drone_strike");
  mld_match* before = NULL;
  CHECK_OK(mld_match_clone(match, &before, &error));
  const uint64_t heard = event_count(match, 1);
  play_text(match, 0, "play drone_strike");
  play_text(match, 0, "aim A2");
  play_text(match, 0, "aim N14");
  check_refused(match, 0, "aim A2", "named already");
  check_refused(match, 0, "confirm", "not prepared yet");
  check_refused(match, 0, "attack A1", "finish it, or withdraw it");
  play_text(match, 0, "unaim A2");
  play_text(match, 0, "aim B2");
  play_text(match, 0, "aim C2");
  CHECK(event_count(match, 1) == heard);
  CHECK(same_view(match, before, 1));
  CHECK(!same_view(match, before, 0));
  check_survives_saving(ruleset, match);
  play_text(match, 0, "confirm");
  check_heard(match, 1, heard,
              "card_played p1 drone_strike\n"
              "cell_attacked p1 N14\ncell_attacked p1 B2\ncell_attacked p1 C2\n"
              "answered p2 N14 miss\nanswered p2 B2 miss\nanswered p2 C2 miss\n");
  CHECK(decision_of(match, 0) == MLD_NAVAL_WAR_DECISION_TAKE_TURN);
  check_refused(match, 0, "play drone_strike", "one card a turn");
  mld_match_destroy(before);
  mld_match_destroy(match);
}

/* Of a secret card its player hears the target, the opponent only the card. */
static void test_secret_cards(const mld_ruleset* ruleset) {
  mld_match* match = first_turn_with(ruleset, "play fleet_advancement carrier east");
  mld_match* other_way = NULL;
  CHECK_OK(mld_match_clone(match, &other_way, &error));
  const uint64_t own = event_count(match, 0);
  const uint64_t theirs = event_count(match, 1);
  play_text(match, 0, "play fleet_advancement carrier east");
  play_text(other_way, 0, "play fleet_advancement destroyer south");
  check_heard(match, 0, own,
              "card_played p1 fleet_advancement carrier east\nmoved p1 carrier east F1 E1\n");
  check_heard(match, 1, theirs, "card_played_secretly p1 fleet_advancement\n");
  check_heard(other_way, 1, theirs, "card_played_secretly p1 fleet_advancement\n");
  CHECK(same_view(match, other_way, 1));
  mld_match_destroy(other_way);
  mld_match_destroy(match);
}

/* Every drawing of a card at the end of a turn may leave one too many. */
static void test_discarding(const mld_ruleset* ruleset) {
  mld_match* match = in_rows(ruleset, 1);
  play_text(match, 0, "decline");
  CHECK(decision_of(match, 0) == MLD_NAVAL_WAR_DECISION_DISCARD_CARDS);
  check_survives_saving(ruleset, match);
  mld_action action = {0};
  CHECK_OK(mld_match_legal_nth(match, 0, 0, &action, &error));
  CHECK(action.kind == MLD_NAVAL_WAR_ACTION_DISCARD);
  CHECK_OK(mld_match_apply(match, 0, &action, &error));
  CHECK(decision_of(match, 0) == 0);
  CHECK(decision_of(match, 1) == MLD_NAVAL_WAR_DECISION_TAKE_TURN);
  mld_match_destroy(match);
}

/* Damaged bytes are refused or are a match; they never do harm. */
static void test_hostile_bytes(const mld_ruleset* ruleset) {
  mld_match* match = in_rows(ruleset, 3);
  play_text(match, 0, "attack C1");
  bytes saved = snapshot_of(match, MLD_VIEWER_HOST);
  uint64_t random = 7;
  int refused = 0;
  for (int i = 0; i < 4000; ++i) {
    const uint64_t at = next_random(&random) % saved.size;
    const uint8_t good = saved.data[at];
    saved.data[at] = (uint8_t)next_random(&random);
    mld_match* restored = NULL;
    mld_error* why = NULL;
    if (mld_match_create_from_snapshot(ruleset, saved.data, saved.size, NULL, &restored, &why) !=
        MLD_OK) {
      ++refused;
      CHECK(restored == NULL && strlen(mld_error_message(why)) > 0);
    } else {
      play_random_of("naval_war", restored, seat_to_act(restored), &random);
    }
    mld_error_destroy(why);
    mld_match_destroy(restored);
    saved.data[at] = good;
  }
  CHECK(refused > 1000 && refused < 4000);
  bytes_free(&saved);
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset_of("naval_war");
  test_targets_as_text(ruleset);
  test_targets_are_checked(ruleset);
  test_the_defenders_windows(ruleset);
  test_reactions(ruleset);
  test_preparing_is_secret(ruleset);
  test_secret_cards(ruleset);
  test_discarding(ruleset);
  test_hostile_bytes(ruleset);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
