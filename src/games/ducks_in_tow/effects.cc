#include "src/games/ducks_in_tow/effects.h"

#include "src/games/ducks_in_tow/deliver.h"
#include "src/games/ducks_in_tow/disperse.h"
#include "src/games/ducks_in_tow/food.h"
#include "src/games/ducks_in_tow/lure.h"
#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

// Whether a set has no more than one member.
constexpr bool IsOneAtMost(uint32_t set) { return (set & (set - 1)) == 0; }

// Carries out as much of the first effect as needs no answer.
void RunFront(Play& play) {
  State& state = play.state;
  Effect& front = Front(state);
  switch (front.kind) {
    case EffectKind::kTakeFood:
      front = {EffectKind::kDropFood, 0, 0, 0};
      return;
    case EffectKind::kDrawFood:
      DrawFood(play, state.turn_seat, front.amount);
      front = {EffectKind::kDropFood, 0, 0, 0};
      return;
    case EffectKind::kDrawCards:
      front = {EffectKind::kDropCards, 0, 0, 0};
      return;
    case EffectKind::kShake:
      return ShakeBag(play);
    case EffectKind::kDisperse:
      return DisperseWithoutChoice(play);
    case EffectKind::kDisperseAside:
      return DisperseNextAside(play);
    case EffectKind::kExchange:
      return RefillFood(play);
    case EffectKind::kEndTurn:
      PopFront(state);
      RefillDisplay(play);
      return PassTurn(play);
    default:
      return PopFront(state);
  }
}

}  // namespace

Question QuestionOf(const State& state, uint32_t seats) {
  const Player& player = Decider(state);
  const Effect& front = Front(state);
  switch (front.kind) {
    case EffectKind::kTakeFood:
      return {kChooseFood, seats, {front.amount}};
    case EffectKind::kDropFood:
      return {kDropFoodNow, seats, {Total(player.food) - kFoodLimit}};
    case EffectKind::kDrawCards:
      return {kDrawCard, seats, {front.amount}};
    case EffectKind::kRefillHand:
      return {kDrawCard, seats, {kHandLimit - player.hand_count}};
    case EffectKind::kDropCards:
      return {kDropCardNow, seats, {player.hand_count - kHandLimit}};
    case EffectKind::kAdopt:
      return {kAdoptNow, seats, {}};
    case EffectKind::kSetAside:
      return {kSetAsideNow, seats, {front.amount}};
    case EffectKind::kClaim:
      return {kMayClaim, seats, {}};
    case EffectKind::kDelivered:
      return {kAfterDelivery, seats, {}};
    case EffectKind::kShaken:
      return {kMayTow, seats, {front.colour}};
    case EffectKind::kDisperse:
      return {kDisperseDuck, seats, {front.colour}};
    case EffectKind::kTakeDucks:
      return {kMayTakeDuck, seats, {front.amount}};
    case EffectKind::kLure:
      return {kMayLure, seats, {front.amount}};
    case EffectKind::kStep:
      return {kMayStep, seats, {front.amount}};
    default:
      return {kExchangeFood, seats, {}};
  }
}

bool FrontWaits(const Position& position) {
  const State& state = position.state;
  const Player& player = Decider(state);
  const Effect& front = Front(state);
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
      return CanAdopt(position.rules, player);
    case EffectKind::kSetAside:
      return front.amount != 0 && Total(player.tow) != 0;
    case EffectKind::kClaim:
      return CanClaim(position.rules, state, state.turn_seat);
    case EffectKind::kDelivered:
      return true;  // Whether another card could be delivered is not public.
    case EffectKind::kShaken:
      return true;
    case EffectKind::kDisperse:
      return !IsOneAtMost(DisperseTiles(position));
    case EffectKind::kTakeDucks:
      return front.amount != 0 && Total(player.tow) < kTowSlots &&
             Total(state.ducks[player.tile - 1]) != 0;
    case EffectKind::kLure:
      return front.amount != 0 && LureTiles(position) != 0;
    case EffectKind::kStep:
      return front.amount != 0 && position.rules.NeighboursOf(player.tile - 1) != 0;
    case EffectKind::kExchange:
      return Total(player.food) != 0;
    case EffectKind::kRefillHand:
      return player.hand_count < kHandLimit && CardsToDraw(state) != 0;
    default:
      return false;
  }
}

void CarryOutEffects(Play& play) {
  State& state = play.state;
  while (state.phase == Phase::kPlaying && !play.rules.HasQuestion(state)) {
    if (state.queue_count != 0) {
      if (FrontWaits(play)) return;
      RunFront(play);
    } else {
      if (TurnGoesOn(play)) return;
      state.feeding = 0;
      for (EffectKind kind : {EffectKind::kDisperseAside, EffectKind::kExchange,
                              EffectKind::kRefillHand, EffectKind::kEndTurn}) {
        PushBack(state, kind, 0);
      }
    }
  }
}

}  // namespace mallard::ducks_in_tow
