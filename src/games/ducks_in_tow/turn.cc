#include "src/games/ducks_in_tow/turn.h"

#include <utility>

#include "src/games/ducks_in_tow/effects.h"
#include "src/games/ducks_in_tow/script.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

void EndMatch(const DucksInTowRules& rules, State& state, EventSink& events) {
  state.phase = Phase::kOver;
  ClearQueue(state);
  state.actions = 0;
  state.feeding = 0;
  state.gained = 0;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    events.Emit(Audience::Everyone(),
                {kScored, {seat, ScoreOf(rules, state, seat), HeartsOf(rules, state, seat)}});
  }
  const uint32_t winners = WinnersOf(rules, state);
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if ((winners >> seat) & 1) events.Emit(Audience::Everyone(), {kWon, {seat}});
  }
  events.Emit(Audience::Everyone(), {kDisclosed, {}});
}

void TriggerEnd(State& state, EventSink& events) {
  if (state.ending != 0) return;
  state.ending = static_cast<uint8_t>(state.turn_seat + 1);
  events.Emit(Audience::Everyone(), {kEndTriggered, {state.turn_seat}});
}

void FeedDuck(State& state, int colour, EventSink& events) {
  const int seat = state.turn_seat;
  Player& player = state.players[seat];
  if (state.feeding == 0) --state.actions;
  state.feeding = 1;
  GiveFood(state, seat, colour, kFoodPaid, events);
  --state.ducks[player.tile - 1][colour];
  ++player.tow[colour];
  events.Emit(Audience::Everyone(), {kFed, {seat, colour, player.tile - 1}});
}

}  // namespace

void BeginTurn(State& state, EventSink& events) {
  state.actions = kActions;
  state.feeding = 0;
  state.gained = 0;
  events.Emit(Audience::Everyone(), {kTurnBegan, {state.turn_seat, state.round}});
}

bool CanFeed(const State& state, int colour) {
  const Player& player = state.players[state.turn_seat];
  return player.food[colour] != 0 && state.ducks[player.tile - 1][colour] != 0 &&
         Total(player.tow) < kTowSlots;
}

bool TurnGoesOn(const DucksInTowRules& rules, const State& state) {
  if (state.actions > 0) return true;
  if (state.feeding == 0) return false;
  for (int c = 0; c < rules.colours(); ++c) {
    if (CanFeed(state, c)) return true;
  }
  return false;
}

absl::Status TakeAction(const DucksInTowRules& rules, State& state, const Action& action,
                        EventSink& events) {
  const int seat = state.turn_seat;
  if (action.kind == kFeed) {
    FeedDuck(state, action.args[0], events);
    return absl::OkStatus();
  }
  state.feeding = 0;
  if (action.kind == kFinishTurn) {
    state.actions = 0;
    return absl::OkStatus();
  }
  --state.actions;
  switch (action.kind) {
    case kMove:
      events.Emit(Audience::Everyone(),
                  {kMoved, {seat, action.args[0], state.players[seat].tile - 1}});
      state.players[seat].tile = static_cast<uint8_t>(action.args[0] + 1);
      break;
    case kShakeBag:
      PushBack(state, EffectKind::kShake, 1);
      break;
    case kDeliver:
      PushBack(state, EffectKind::kDelivered, 1);
      DeliverCard(rules, state, action.args[0], static_cast<Side>(action.args[1]), events);
      break;
    default:
      events.Emit(Audience::Everyone(),
                  {kTileUsed, {seat, action.args[0], state.players[seat].tile - 1}});
      return RunTileAction(rules, state, action.args[0], events);
  }
  return absl::OkStatus();
}

void DeliverCard(const DucksInTowRules& rules, State& state, int card, Side side,
                 EventSink& events) {
  const int seat = state.turn_seat;
  Player& player = state.players[seat];
  const Face& face = rules.FaceOf(card);
  RemoveFromHand(player, FindInHand(player, card));
  for (int c = 0; c < rules.colours(); ++c) {
    for (int n = 0; n < face.needs[c]; ++n) {
      --player.tow[c];
      ReturnDuck(state, seat, c, events);
    }
  }
  Join(rules, state, seat, card, side);
  events.Emit(Audience::Everyone(), {kDelivered, {seat, card, side, player.tile - 1}});
  const int duck = state.duck_bag.Draw(state.chance);
  if (duck >= 0) {
    ++state.aside[duck];
    events.Emit(Audience::Everyone(), {kKeptAside, {seat, duck}});
  }
  const int target = rules.setup().target;
  if (target != 0 && player.completed >= target) TriggerEnd(state, events);
}

void ClaimFormation(const DucksInTowRules& rules, State& state, int formation, int column, int row,
                    EventSink& events) {
  const int seat = state.turn_seat;
  state.face_up &= ~(1ull << formation);
  state.claims[state.claim_count++] = {static_cast<uint8_t>(formation + 1),
                                       static_cast<uint8_t>(seat), static_cast<uint8_t>(column),
                                       static_cast<uint8_t>(row)};
  Serve(rules.FormationOf(formation), state.players[seat], column, row);
  events.Emit(Audience::Everyone(), {kClaimed, {seat, formation, column, row}});
  if (state.face_up != 0) return;
  TriggerEnd(state, events);
  if (rules.solo()) EndMatch(rules, state, events);
}

void PassTurn(const DucksInTowRules& rules, State& state, EventSink& events) {
  const int next = (state.turn_seat + 1) % rules.seats();
  const bool last_round = state.round >= rules.round_limit();
  if (state.ending == next + 1 || (next == state.first_seat && last_round)) {
    EndMatch(rules, state, events);
    return;
  }
  if (next == state.first_seat) ++state.round;
  state.turn_seat = static_cast<uint8_t>(next);
  BeginTurn(state, events);
}

uint32_t WinnersOf(const DucksInTowRules& rules, const State& state) {
  if (rules.solo()) return state.face_up == 0 && state.claim_count != 0 ? 1u : 0u;
  uint32_t winners = 0;
  std::pair<int, std::array<int, kMaxColours>> best;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const std::pair<int, std::array<int, kMaxColours>> result = {ScoreOf(rules, state, seat),
                                                                 RunsOf(state.players[seat])};
    if (winners == 0 || result > best) {
      best = result;
      winners = 0;
    }
    if (result == best) winners |= 1u << seat;
  }
  return winners;
}

}  // namespace mallard::ducks_in_tow
