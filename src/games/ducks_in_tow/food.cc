#include "src/games/ducks_in_tow/food.h"

#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"

namespace mallard::ducks_in_tow {

void RefillFood(Play& play) {
  const int seat = play.state.turn_seat;
  PopFront(play.state);
  DrawFood(play, seat, kFoodLimit - Total(play.state.players[seat].food));
}

Refusal CheckFoodOfBag(const Position& position, int, const Action& action) {
  return position.state.food_bag.CountOf(action.args[0]) != 0
             ? kAllowed
             : Forbidden("there is no such food in the bag");
}

void ListFoodOfBag(const Position& position, int, Listing& out) {
  uint32_t some = 0;
  for (int c = 0; c < kMaxColours; ++c) {
    some |= uint32_t{position.state.food_bag.CountOf(c) != 0} << c;
  }
  out.Bits({kTakeFoodOf, {}}, 0, some);
}

absl::Status TakeFoodOfBag(Play& play, int seat, const Action& action) {
  const int colour = action.args[0];
  CountDown(play.state);
  play.state.food_bag.Take(colour);
  ++play.state.players[seat].food[colour];
  play.Tell(kFoodTaken, seat, colour);
  return absl::OkStatus();
}

Refusal CheckOwnFood(const Position& position, int seat, const Action& action) {
  if (action.kind == kGoOn) return kAllowed;
  return position.state.players[seat].food[action.args[0]] != 0
             ? kAllowed
             : Forbidden("you have no such food");
}

void ListFoodToDrop(const Position& position, int seat, Listing& out) {
  out.Bits({kDiscardFood, {}}, 0, Some(position.state.players[seat].food));
}

absl::Status DropFood(Play& play, int seat, const Action& action) {
  GiveFood(play, seat, action.args[0], kFoodReturned);
  return absl::OkStatus();
}

void ListFoodToReturn(const Position& position, int seat, Listing& out) {
  if (out.Bits({kReturnFood, {}}, 0, Some(position.state.players[seat].food))) {
    out.One({kGoOn, {}});
  }
}

absl::Status ExchangeFood(Play& play, int seat, const Action& action) {
  if (action.kind == kReturnFood) return DropFood(play, seat, action);
  RefillFood(play);
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
