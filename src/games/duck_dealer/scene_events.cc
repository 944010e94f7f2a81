// From where to where events of Duck Dealer move things. What a player has without a place for it
// (cubes, privileges, ends of passages) lies with the player.
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/scene.h"
#include "src/games/duck_dealer/scene_parts.h"

namespace mallard::duck_dealer {

void PlacesOf(const DuckDealerRules&, const Event& event, EventRoles& roles) {
  const int seat = event.args[0];
  const uint32_t hold = OfSeat(kHoldArea, seat);
  const uint32_t energy = OfSeat(kEnergyArea, seat);
  switch (event.kind) {
    case kEnergyGained:
      return roles.Moves(kSupplyArea, energy);
    case kEnergySpent:
    case kEnergyKept:
      return roles.Moves(energy, kSupplyArea);
    case kActionTurn:
      roles.ComesFrom(Reference::Seat(seat));
      return roles.GoesTo(kTrackArea);
    case kDiscovered:
      return roles.ComesFrom(kStackArea);
    case kFactoryBuilt:
      return roles.ComesFrom(kFactoryArea);
    case kMined:
    case kMade:
      return roles.GoesTo(hold);
    case kGoodsPaid:
    case kDelivered:
    case kDiscarded:
      return roles.ComesFrom(hold);
    case kGoodGiven:
      return roles.Moves(hold, OfSeat(kHoldArea, event.args[1]));
    case kGoodsChanged:
      return event.args[2] < 0 ? roles.ComesFrom(hold) : roles.GoesTo(hold);
    default:
      return;
  }
}

}  // namespace mallard::duck_dealer
