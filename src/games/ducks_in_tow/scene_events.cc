// From where to where events of Ducks in Tow move things.
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/scene.h"
#include "src/games/ducks_in_tow/scene_parts.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {
namespace {

uint32_t AreaOf(int32_t origin, uint32_t tow) {
  switch (origin) {
    case kFromBag:
      return kDuckBagArea;
    case kFromDrawn:
      return kDrawnArea;
    default:
      return tow;
  }
}

}  // namespace

void PlacesOf(const DucksInTowRules&, const Event& event, EventRoles& roles) {
  // Most events begin with the player; the others that are placed here have to do with none.
  const int seat = event.args[0];
  const uint32_t tow = OfSeat(kTowArea, seat);
  const uint32_t food = OfSeat(kFoodArea, seat);
  const uint32_t hand = OfSeat(kHandArea, seat);
  switch (event.kind) {
    case kFed:
    case kDuckTaken:
      return roles.GoesTo(tow);
    case kShook:
      return roles.Moves(kDuckBagArea, kDrawnArea);
    case kTowed:
      return roles.Moves(kDrawnArea, tow);
    case kDelivered:
      return roles.Moves(hand, OfSeat(kTableauArea, seat));
    case kDuckReturned:
      return roles.Moves(AreaOf(event.args[2], tow), kDuckBagArea);
    case kKeptAside:
      return roles.Moves(AreaOf(event.args[2], tow), kAsideArea);
    case kNextAside:
      return roles.Moves(kAsideArea, kDrawnArea);
    case kDuckPlaced:
      return roles.ComesFrom(AreaOf(event.args[2], kDrawnArea));
    case kFoodDrawn:
    case kFoodTaken:
      return roles.Moves(kFoodBagArea, food);
    case kFoodReturned:
    case kFoodPaid:
      return roles.Moves(food, kFoodBagArea);
    case kCardDrawn:
      return roles.Moves(event.args[2] == kFromDeck ? kDeckArea : kDisplayArea, hand);
    case kCardRevealed:
      return roles.Moves(kDeckArea, kDisplayArea);
    case kCardDiscarded:
      return roles.Moves(hand, kDiscardArea);
    case kDeckShuffled:
      return roles.Moves(kDiscardArea, kDeckArea);
    case kAdopted:
      return roles.ComesFrom(tow);
    case kFormationRevealed:
      return roles.GoesTo(kFormationArea);
    case kClaimed:
      return roles.ComesFrom(kFormationArea);
    default:
      return;
  }
}

}  // namespace mallard::ducks_in_tow
