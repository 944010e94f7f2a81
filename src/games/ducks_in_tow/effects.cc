#include "src/games/ducks_in_tow/effects.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

void PopFront(State& state) {
  std::copy(state.queue + 1, state.queue + state.queue_count, state.queue);
  state.queue[--state.queue_count] = Effect();
}

void PushFront(State& state, Effect effect) {
  assert(state.queue_count < kMaxQueue);
  std::copy_backward(state.queue, state.queue + state.queue_count,
                     state.queue + state.queue_count + 1);
  state.queue[0] = effect;
  ++state.queue_count;
}

// The front effect becomes another one.
void Become(State& state, EffectKind kind, int colour = 0) {
  state.queue[0] = {kind, 0, static_cast<uint8_t>(colour), 0};
}

void CountDown(State& state) { --state.queue[0].amount; }

bool CanTow(const State& state, int colour) {
  const Player& player = state.players[state.turn_seat];
  return player.food[colour] != 0 && Total(player.tow) < kTowSlots;
}

// Draws a duck from those kept aside and holds it until it is placed.
void DisperseNextAside(State& state) {
  uint16_t counts[kMaxColours];
  uint32_t total = 0;
  for (int c = 0; c < kMaxColours; ++c) {
    counts[c] = state.aside[c];
    total += counts[c];
  }
  if (total == 0) return PopFront(state);
  const int colour = ChooseKind(state.chance, absl::MakeConstSpan(counts), total);
  --state.aside[colour];
  PushFront(state, {EffectKind::kDisperse, 0, static_cast<uint8_t>(colour), 0});
}

// The held duck has one place to go, or none.
void DisperseWithoutChoice(const DucksInTowRules& rules, State& state, EventSink& events) {
  const uint32_t tiles = DisperseTiles(rules, state);
  const int colour = state.queue[0].colour;
  PopFront(state);
  if (tiles == 0) {
    ReturnDuck(state, state.turn_seat, colour, events);
  } else {
    PlaceDuck(state, colour, std::countr_zero(tiles), events);
  }
}

void Shake(State& state, EventSink& events) {
  if (state.queue[0].amount == 0 || state.duck_bag.Empty()) return PopFront(state);
  CountDown(state);
  const int colour = state.duck_bag.Draw(state.chance);
  events.Emit(Audience::Everyone(), {kShook, {state.turn_seat, colour}});
  PushFront(state, {CanTow(state, colour) ? EffectKind::kShaken : EffectKind::kDisperse, 0,
                    static_cast<uint8_t>(colour), 0});
}

// The exchange of food is finished: draw up to the limit.
void RefillFood(State& state, EventSink& events) {
  const int seat = state.turn_seat;
  PopFront(state);
  DrawFood(state, seat, kFoodLimit - Total(state.players[seat].food), events);
}

// Carries out as much of the front effect as needs no answer.
void RunFront(const DucksInTowRules& rules, State& state, EventSink& events) {
  const int seat = state.turn_seat;
  switch (state.queue[0].kind) {
    case EffectKind::kTakeFood:
      return Become(state, EffectKind::kDropFood);
    case EffectKind::kDrawFood:
      DrawFood(state, seat, state.queue[0].amount, events);
      return Become(state, EffectKind::kDropFood);
    case EffectKind::kDrawCards:
      return Become(state, EffectKind::kDropCards);
    case EffectKind::kShake:
      return Shake(state, events);
    case EffectKind::kDisperse:
      return DisperseWithoutChoice(rules, state, events);
    case EffectKind::kDisperseAside:
      return DisperseNextAside(state);
    case EffectKind::kExchange:
      return RefillFood(state, events);
    case EffectKind::kEndTurn:
      PopFront(state);
      RefillDisplay(state, events);
      return PassTurn(rules, state, events);
    default:
      return PopFront(state);
  }
}

void MoveDuckToTow(State& state, int colour) {
  Player& player = state.players[state.turn_seat];
  --state.ducks[player.tile - 1][colour];
  ++player.tow[colour];
}

}  // namespace

void PushBack(State& state, EffectKind kind, int amount) {
  assert(state.queue_count < kMaxQueue);
  state.queue[state.queue_count++] = {kind, static_cast<uint8_t>(amount), 0, 0};
}

void ClearQueue(State& state) {
  std::fill(state.queue, state.queue + kMaxQueue, Effect());
  state.queue_count = 0;
}

Decision CurrentDecision(const State& state) {
  if (state.phase == Phase::kOver) return {};
  if (state.phase == Phase::kChoosing) return {kChooseStart, 0, {}};
  if (state.queue_count == 0) return {kAct, 0, {state.actions}};
  const Player& player = state.players[state.turn_seat];
  const Effect& front = state.queue[0];
  switch (front.kind) {
    case EffectKind::kTakeFood:
      return {kChooseFood, 0, {front.amount}};
    case EffectKind::kDropFood:
      return {kDropFoodNow, 0, {Total(player.food) - kFoodLimit}};
    case EffectKind::kDrawCards:
      return {kDrawCard, 0, {front.amount}};
    case EffectKind::kRefillHand:
      return {kDrawCard, 0, {kHandLimit - player.hand_count}};
    case EffectKind::kDropCards:
      return {kDropCardNow, 0, {player.hand_count - kHandLimit}};
    case EffectKind::kAdopt:
      return {kAdoptNow, 0, {}};
    case EffectKind::kSetAside:
      return {kSetAsideNow, 0, {front.amount}};
    case EffectKind::kClaim:
      return {kMayClaim, 0, {}};
    case EffectKind::kDelivered:
      return {kAfterDelivery, 0, {}};
    case EffectKind::kShaken:
      return {kMayTow, 0, {front.colour}};
    case EffectKind::kDisperse:
      return {kDisperseDuck, 0, {front.colour}};
    case EffectKind::kTakeDucks:
      return {kMayTakeDuck, 0, {front.amount}};
    case EffectKind::kLure:
      return {kMayLure, 0, {front.amount}};
    case EffectKind::kStep:
      return {kMayStep, 0, {front.amount}};
    default:
      return {kExchangeFood, 0, {}};
  }
}

uint32_t LureTiles(const DucksInTowRules& rules, const State& state) {
  uint32_t tiles = 0;
  for (uint32_t rest = rules.NeighboursOf(state.players[state.turn_seat].tile - 1); rest != 0;
       rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    if (Total(state.ducks[tile]) != 0) tiles |= 1u << tile;
  }
  return tiles;
}

bool FrontWaits(const DucksInTowRules& rules, const State& state) {
  const Player& player = state.players[state.turn_seat];
  const Effect& front = state.queue[0];
  switch (front.kind) {
    case EffectKind::kTakeFood:
      return front.amount != 0 && !state.food_bag.Empty();
    case EffectKind::kDropFood:
      return Total(player.food) > kFoodLimit;
    case EffectKind::kDrawCards:
      return front.amount != 0 && CardsToDraw(state) != 0;
    case EffectKind::kDropCards:
      return player.hand_count > kHandLimit;
    case EffectKind::kAdopt:
      return CanAdopt(rules, player);
    case EffectKind::kSetAside:
      return front.amount != 0 && Total(player.tow) != 0;
    case EffectKind::kClaim:
      return CanClaim(rules, state, state.turn_seat);
    case EffectKind::kDelivered:
      return true;  // Whether another card could be delivered is not public.
    case EffectKind::kShaken:
      return true;
    case EffectKind::kDisperse:
      return std::popcount(DisperseTiles(rules, state)) > 1;
    case EffectKind::kTakeDucks:
      return front.amount != 0 && Total(player.tow) < kTowSlots &&
             Total(state.ducks[player.tile - 1]) != 0;
    case EffectKind::kLure:
      return front.amount != 0 && LureTiles(rules, state) != 0;
    case EffectKind::kStep:
      return front.amount != 0 && rules.NeighboursOf(player.tile - 1) != 0;
    case EffectKind::kExchange:
      return Total(player.food) != 0;
    case EffectKind::kRefillHand:
      return player.hand_count < kHandLimit && CardsToDraw(state) != 0;
    default:
      return false;
  }
}

void Proceed(const DucksInTowRules& rules, State& state, EventSink& events) {
  while (state.phase == Phase::kPlaying) {
    if (state.queue_count != 0) {
      if (FrontWaits(rules, state)) return;
      RunFront(rules, state, events);
    } else {
      if (TurnGoesOn(rules, state)) return;
      state.feeding = 0;
      for (EffectKind kind : {EffectKind::kDisperseAside, EffectKind::kExchange,
                              EffectKind::kRefillHand, EffectKind::kEndTurn}) {
        PushBack(state, kind, 0);
      }
    }
  }
}

void Answer(const DucksInTowRules& rules, State& state, const Action& action, EventSink& events) {
  const int seat = state.turn_seat;
  Player& player = state.players[seat];
  const int arg = action.args[0];
  switch (action.kind) {
    case kMove:
      CountDown(state);
      events.Emit(Audience::Everyone(), {kMoved, {seat, arg, player.tile - 1}});
      player.tile = static_cast<uint8_t>(arg + 1);
      break;
    case kDeliver:
      DeliverCard(rules, state, arg, static_cast<Side>(action.args[1]), events);
      break;
    case kTow: {
      const int colour = state.queue[0].colour;
      PopFront(state);
      GiveFood(state, seat, colour, kFoodPaid, events);
      ++player.tow[colour];
      events.Emit(Audience::Everyone(), {kTowed, {seat, colour}});
      break;
    }
    case kRelease:
      Become(state, EffectKind::kDisperse, state.queue[0].colour);
      break;
    case kPlaceDuck: {
      const int colour = state.queue[0].colour;
      PopFront(state);
      PlaceDuck(state, colour, arg, events);
      break;
    }
    case kClaimFormation:
      PopFront(state);
      ClaimFormation(rules, state, arg, action.args[1], action.args[2], events);
      break;
    case kGoOn:
      if (state.queue[0].kind == EffectKind::kExchange) {
        RefillFood(state, events);
      } else {
        PopFront(state);
      }
      break;
    case kTakeFoodOf:
      CountDown(state);
      state.food_bag.Take(arg);
      ++player.food[arg];
      events.Emit(Audience::Everyone(), {kFoodTaken, {seat, arg}});
      break;
    case kDiscardFood:
    case kReturnFood:
      GiveFood(state, seat, arg, kFoodReturned, events);
      break;
    case kDrawFaceUp:
    case kDrawDeck:
      if (state.queue[0].kind == EffectKind::kDrawCards) CountDown(state);
      if (action.kind == kDrawDeck) {
        DrawHidden(state, seat, 1, events);
      } else {
        TakeFromDisplay(state, seat,
                        static_cast<int>(std::find(state.display, state.display + kDisplay,
                                                   static_cast<uint8_t>(arg + 1)) -
                                         state.display),
                        events);
      }
      break;
    case kDiscardCard:
      RemoveFromHand(player, FindInHand(player, arg));
      state.spent.Set(arg);
      events.Emit(Audience::Everyone(), {kCardDiscarded, {seat, arg}});
      break;
    case kAdoptDuck:
      PopFront(state);
      --player.tow[arg];
      player.open[arg] &= ~(1ull << action.args[1]);
      player.ducks[arg] |= 1ull << action.args[1];
      events.Emit(Audience::Everyone(), {kAdopted, {seat, arg, action.args[1]}});
      break;
    case kSetDuckAside:
      CountDown(state);
      --player.tow[arg];
      ++state.aside[arg];
      events.Emit(Audience::Everyone(), {kKeptAside, {seat, arg}});
      break;
    case kTakeDuck:
      CountDown(state);
      MoveDuckToTow(state, arg);
      events.Emit(Audience::Everyone(), {kDuckTaken, {seat, arg, player.tile - 1}});
      break;
    default:  // kLureDuck
      CountDown(state);
      --state.ducks[arg][action.args[1]];
      ++state.ducks[player.tile - 1][action.args[1]];
      events.Emit(Audience::Everyone(), {kLured, {seat, arg, action.args[1], player.tile - 1}});
      break;
  }
}

}  // namespace mallard::ducks_in_tow
