#include "src/games/naval_war/course.h"

#include "src/games/naval_war/chronicle.h"
#include "src/games/naval_war/hand.h"
#include "src/games/naval_war/seize_fire.h"

namespace mallard::naval_war {
namespace {

// Counts a lasting effect down by one turn and tells when it is over.
void CountDown(Play& play, uint8_t& turns, Effect effect, int seat, int which) {
  if (turns != 0 && --turns == 0) play.Tell(kEffectEnded, effect, seat, which);
}

// The end of a turn, taken or skipped: lasting effects, the count of turns, the limit.
void CloseTurn(Play& play) {
  State& state = play.state;
  const int seat = state.turn_seat;
  const int other = 1 - seat;
  const int ships = play.rules.ships();
  for (int i = 0; i < ships; ++i) {
    uint8_t& smoke = state.boards[other].ships[i].smoke;
    if (smoke == 0) continue;
    if (smoke == 1) Record(state.boards[other], EntryWord::kUnprotected, i);
    CountDown(play, smoke, kProtection, other, i);
  }
  CountDown(play, state.players[seat].disabled, kDisabling, seat, 0);
  if (AnySeized(state)) {
    for (int q = 0; q < kQuadrants; ++q) CountDown(play, state.seized[q], kSeizure, -1, q);
  }
  state.card_played = 0;
  state.turn_ends = kTurnGoesOn;
  Put(state.turn_seat, other);
  ++state.turns;
  if (static_cast<int>(state.turns) >= play.rules.turn_limit()) EndMatch(play, -1);
}

// Begins the next turn that somebody takes. Ends, since every skipped turn uses up a skip.
void BeginTurn(Play& play) {
  State& state = play.state;
  while (state.phase != Phase::kOver && state.players[state.turn_seat].skips != 0) {
    --state.players[state.turn_seat].skips;
    play.Tell(kTurnSkipped, state.turn_seat, state.turns);
    CloseTurn(play);
  }
  if (state.phase == Phase::kOver) return;
  state.phase = Phase::kTurn;
  play.Tell(kTurnBegan, state.turn_seat, state.turns);
}

}  // namespace

void BeginMatch(Play& play) {
  const NavalWarRules& rules = play.rules;
  if (rules.card_play()) {
    for (int kind = 0; kind < rules.cards(); ++kind) {
      play.state.deck.Put(kind, rules.card(kind).copies);
    }
    for (int i = 0; i < rules.hand_limit(); ++i) {
      for (int seat = 0; seat < kSeats; ++seat) DrawCard(play, seat);
    }
  }
  BeginTurn(play);
}

void ContinueTurn(Play& play) {
  if (play.state.turn_ends != kTurnGoesOn) return EndTurn(play);
  play.state.phase = Phase::kTurn;
}

void EndTurn(Play& play) {
  const bool draws = play.state.turn_ends != kEndedByCard || play.rules.draw_after_card_end();
  if (play.rules.card_play() && draws) DrawCard(play, play.state.turn_seat);
  DiscardOrCloseTurn(play);
}

void DiscardOrCloseTurn(Play& play) {
  if (play.state.players[play.state.turn_seat].hand_size > play.rules.hand_limit()) {
    play.state.phase = Phase::kDiscard;
    return;
  }
  CloseTurn(play);
  BeginTurn(play);
}

void EndMatch(Play& play, int winner) {
  State& state = play.state;
  state.phase = Phase::kOver;
  Put(state.winner, winner + 1);
  state.attack = Attack();
  state.preparation = Preparation();
  state.movable = 0;
  if (winner < 0) {
    play.Tell(kDrawn);
  } else {
    play.Tell(kWon, winner);
  }
  play.Tell(kDisclosed);
}

}  // namespace mallard::naval_war
