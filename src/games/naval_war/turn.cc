#include "src/games/naval_war/turn.h"

#include "absl/strings/str_cat.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/prepare.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

// Counts a lasting effect down by one turn and tells when it is over.
void CountDown(uint8_t& turns, Effect effect, int seat, int which, EventSink& events) {
  if (turns == 0 || --turns != 0) return;
  events.Emit(Audience::Everyone(), {kEffectEnded, {effect, seat, which}});
}

// The end of a turn, taken or skipped: lasting effects, the count of turns, the limit.
void CloseTurn(const NavalWarRules& rules, State& state, EventSink& events) {
  const int seat = state.turn_seat;
  const int other = 1 - seat;
  for (int i = 0; i < rules.ships(); ++i) {
    CountDown(state.boards[other].ships[i].smoke, kProtection, other, i, events);
  }
  CountDown(state.players[seat].disabled, kDisabling, seat, 0, events);
  for (int q = 0; q < kQuadrants; ++q) CountDown(state.seized[q], kSeizure, -1, q, events);
  state.card_played = 0;
  state.turn_ends = kTurnGoesOn;
  state.turn_seat = static_cast<uint8_t>(other);
  ++state.turns;
  if (state.turns >= static_cast<uint32_t>(rules.turn_limit())) EndMatch(state, -1, events);
}

// Begins the next turn that somebody takes. Ends, since every skipped turn uses up a skip.
void BeginTurn(const NavalWarRules& rules, State& state, EventSink& events) {
  while (state.phase != Phase::kOver && state.players[state.turn_seat].skips != 0) {
    --state.players[state.turn_seat].skips;
    events.Emit(Audience::Everyone(),
                {kTurnSkipped, {state.turn_seat, static_cast<int32_t>(state.turns)}});
    CloseTurn(rules, state, events);
  }
  if (state.phase == Phase::kOver) return;
  state.phase = Phase::kTurn;
  events.Emit(Audience::Everyone(),
              {kTurnBegan, {state.turn_seat, static_cast<int32_t>(state.turns)}});
}

void DiscardOrClose(const NavalWarRules& rules, State& state, EventSink& events) {
  if (state.players[state.turn_seat].hand_size > rules.hand_limit()) {
    state.phase = Phase::kDiscard;
    return;
  }
  CloseTurn(rules, state, events);
  BeginTurn(rules, state, events);
}

void EndTurn(const NavalWarRules& rules, State& state, EventSink& events) {
  const bool draws = state.turn_ends != kEndedByCard || rules.draw_after_card_end();
  if (rules.card_play() && draws) DrawCard(state, state.turn_seat, events);
  DiscardOrClose(rules, state, events);
}

// Cells the normal attack may name.
Bitboard AttackableCells(const NavalWarRules& rules, const State& state, int seat) {
  if (state.players[seat].disabled != 0) return {};
  return rules.cells().Minus(SeizedCells(rules, state));
}

int CountAttacks(const NavalWarRules& rules, const State& state, int seat) {
  if (state.players[seat].disabled == 0 && !AnySeized(state)) return rules.width() * rules.height();
  return AttackableCells(rules, state, seat).Count();
}

absl::Status CheckAttack(const NavalWarRules& rules, const State& state, int seat,
                         const Action& action) {
  const int cell = action.args[0];
  if (!ArgsAreZeroFrom(action, 1) || cell < 0 || cell >= kGridCells || !rules.cells().Has(cell)) {
    return NoSuch("there is no such cell on the board");
  }
  if (state.players[seat].disabled != 0) return Refused("you can neither attack nor move now");
  return AttackableCells(rules, state, seat).Has(cell)
             ? absl::OkStatus()
             : Refused("nobody may attack in that quadrant now");
}

}  // namespace

void BeginPlay(const NavalWarRules& rules, State& state, EventSink& events) {
  if (rules.card_play()) {
    for (int kind = 0; kind < rules.cards(); ++kind) state.deck.Put(kind, rules.card(kind).copies);
    for (int i = 0; i < rules.hand_limit(); ++i) {
      for (int seat = 0; seat < kSeats; ++seat) DrawCard(state, seat, events);
    }
  }
  BeginTurn(rules, state, events);
}

void ContinueTurn(const NavalWarRules& rules, State& state, EventSink& events) {
  if (state.turn_ends != kTurnGoesOn) return EndTurn(rules, state, events);
  state.phase = Phase::kTurn;
}

void EndMatch(State& state, int winner, EventSink& events) {
  state.phase = Phase::kOver;
  state.winner = static_cast<uint8_t>(winner + 1);
  state.attack = Attack();
  state.preparation = Preparation();
  state.movable = 0;
  events.Emit(Audience::Everyone(), winner < 0 ? Event{kDrawn, {}} : Event{kWon, {winner}});
  events.Emit(Audience::Everyone(), {kDisclosed, {}});
}

absl::Status CheckTurn(const NavalWarRules& rules, const State& state, int seat,
                       const Action& action) {
  if (seat != state.turn_seat) return Refused("it is your opponent's turn");
  if (state.preparation.card != 0) return CheckPreparation(rules, state, seat, action);
  switch (action.kind) {
    case kPlay:
      return CheckPlay(rules, state, seat, action);
    case kAttack:
      return CheckAttack(rules, state, seat, action);
    case kDecline:
      return ArgsAreZeroFrom(action, 0) ? absl::OkStatus() : NoSuch("decline takes no arguments");
    default:
      return Refused("play a card, attack or decline");
  }
}

absl::Status ApplyTurn(const NavalWarRules& rules, State& state, int seat, const Action& action,
                       EventSink& events) {
  if (state.preparation.card != 0) return ApplyPreparation(rules, state, seat, action, events);
  if (action.kind == kPlay) return ApplyPlay(rules, state, seat, action, events);
  state.turn_ends = kEndedByAttack;
  if (action.kind == kDecline) {
    EndTurn(rules, state, events);
    return absl::OkStatus();
  }
  const uint8_t cell = static_cast<uint8_t>(action.args[0]);
  DeclareAttack(state, {cell}, 0, events);
  return BeginAttack(rules, state, events);
}

void VisitTurn(const NavalWarRules& rules, const State& state, int seat,
               absl::FunctionRef<bool(const LegalGroup&)> visit) {
  if (seat != state.turn_seat) return;
  if (state.preparation.card != 0) return VisitPreparation(rules, state, seat, visit);
  // Attacks come first: there are many and they cost nothing to list, so that whoever draws an
  // action at random seldom has to look for the targets of cards.
  const LegalGroup attacks{{kAttack, {}},
                           0,
                           AttackableCells(rules, state, seat),
                           nullptr,
                           CountAttacks(rules, state, seat)};
  if (!visit(attacks)) return;
  if (!visit(LegalGroup::Single({kDecline, {}}))) return;
  VisitPlays(rules, state, seat, visit);
}

uint64_t CountTurn(const NavalWarRules& rules, const State& state, int seat) {
  if (seat != state.turn_seat) return 0;
  if (state.preparation.card != 0) {
    return CountLegal([&](auto visit) { VisitPreparation(rules, state, seat, visit); });
  }
  return static_cast<uint64_t>(CountAttacks(rules, state, seat)) + 1 +
         CountPlays(rules, state, seat);
}

absl::Status CheckDiscard(const NavalWarRules& rules, const State& state, int seat,
                          const Action& action) {
  if (seat != state.turn_seat) return Refused("it is your opponent's turn");
  if (action.kind != kDiscard) return Refused("you hold too many cards: discard one");
  const int kind = action.args[0];
  if (!ArgsAreZeroFrom(action, 1) || kind < 0 || kind >= rules.cards()) {
    return NoSuch("there is no such card");
  }
  return HandHas(state.players[seat], kind)
             ? absl::OkStatus()
             : Refused(absl::StrCat("you do not hold ", rules.card_name(kind)));
}

void ApplyDiscard(const NavalWarRules& rules, State& state, int seat, const Action& action,
                  EventSink& events) {
  DiscardCard(state, seat, action.args[0]);
  events.Emit(Audience::Everyone(), {kCardDiscarded, {seat, action.args[0]}});
  DiscardOrClose(rules, state, events);
}

void VisitDiscard(const NavalWarRules&, const State& state, int seat,
                  absl::FunctionRef<bool(const LegalGroup&)> visit) {
  if (seat != state.turn_seat) return;
  Bitboard kinds;
  const Player& player = state.players[seat];
  for (int i = 0; i < player.hand_size; ++i) {
    if (player.hand[i] != 0) kinds.Set(player.hand[i] - 1);
  }
  visit({{kDiscard, {}}, 0, kinds, nullptr});
}

}  // namespace mallard::naval_war
