#include "src/games/duck_dealer/action_turn.h"

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/barter.h"
#include "src/games/duck_dealer/privilege.h"
#include "src/games/duck_dealer/trade.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {

Refusal CheckActionTurn(const Position& position, int seat, const Action& action) {
  const int arg = action.args[0];
  switch (action.kind) {
    case kRoad:
      return CheckRoad(position, seat, action);
    case kTakeRoad:
      return CheckTakeRoad(position, seat, action);
    case kEntrance:
      return CheckEntrance(position, arg);
    case kMove:
      return CheckMove(position, arg);
    case kPassage:
      return CheckPassage(position, arg);
    case kBuildFactory:
      return CheckBuildFactory(position, arg);
    case kBuildConsumer:
      return CheckBuildConsumer(position);
    case kBuildShipyard:
      return CheckBuildShipyard(position, arg);
    case kClaim:
      return CheckClaim(position, seat, action);
    case kTakeClaim:
      return CheckTakeClaim(position, arg, action.args[1]);
    case kMine:
      return CheckMine(position);
    case kMake:
      return CheckMake(position);
    case kBuy:
      return CheckBuy(position, arg - 1);
    case kDeliver:
      return CheckDeliver(position);
    case kDiscard:
      return CheckDiscard(position, arg);
    case kOffer:
    case kInvite:
      return CheckPartner(position, arg);
    default:  // kEnd
      return CheckLeave(position.state);
  }
}

void ListActionTurn(const Position& position, int seat, Listing& out) {
  if (!ListTravel(position, seat, out)) return;
  if (!ListTrade(position, out)) return;
  if (!ListPartners(position, out)) return;
  if (!CheckLeave(position.state)) out.One({kEnd, {}});
}

absl::Status ApplyActionTurn(Play& play, int seat, const Action& action) {
  const int arg = action.args[0];
  switch (action.kind) {
    case kRoad:
      return ApplyRoad(play, seat, action);
    case kTakeRoad:
      TakeRoadToLay(play, seat, arg);
      break;
    case kEntrance:
      PlaceEntrance(play, arg);
      break;
    case kMove:
      Move(play, arg);
      break;
    case kPassage:
      UsePassage(play, arg);
      break;
    case kClaim:
      return ApplyClaim(play, seat, action);
    case kTakeClaim:
      TakeClaim(play, arg, action.args[1]);
      break;
    case kDiscard:
      Discard(play, arg);
      break;
    case kOffer:
      OpenOffer(play, seat, arg);
      break;
    case kInvite:
      OpenOffer(play, arg, seat);
      break;
    case kEnd:
      EndActionTurn(play);
      break;
    default:
      return UseTile(play, action);
  }
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
