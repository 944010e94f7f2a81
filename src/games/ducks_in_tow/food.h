// Decisions choose_food, drop_food and exchange_food: food between players and the bag.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_FOOD_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_FOOD_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// The first effect, the exchange of food, is finished: draws food up to the limit.
void RefillFood(Play& play);

Refusal CheckFoodOfBag(const Position& position, int seat, const Action& action);
void ListFoodOfBag(const Position& position, int seat, Listing& out);
absl::Status TakeFoodOfBag(Play& play, int seat, const Action& action);

/// For drop_food and exchange_food.
Refusal CheckOwnFood(const Position& position, int seat, const Action& action);
void ListFoodToDrop(const Position& position, int seat, Listing& out);
absl::Status DropFood(Play& play, int seat, const Action& action);
void ListFoodToReturn(const Position& position, int seat, Listing& out);
absl::Status ExchangeFood(Play& play, int seat, const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_FOOD_H_
