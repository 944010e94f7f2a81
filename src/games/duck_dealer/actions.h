// The kinds of action, event and decision of Duck Dealer. Numbers are part of
// replays and of the C ABI: they never change and are never reused.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_ACTIONS_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_ACTIONS_H_

#include <cstdint>

#include "mallard/action.h"
#include "mallard/manifest.h"

namespace mallard::duck_dealer {

enum ActionKind : uint32_t {
  kBid = 1,
  kPosition,
  kEquip,
  kStartAt,
  kCollect,
  kAct,
  kRoad,
  kTakeRoad,
  kEntrance,
  kExit,
  kMove,
  kPassage,
  kDiscover,
  kBuildFactory,
  kBuildConsumer,
  kBuildShipyard,
  kClaim,
  kTakeClaim,
  kMine,
  kMake,
  kBuy,
  kDeliver,
  kDiscard,
  kOffer,
  kInvite,
  kGive,
  kWant,
  kPropose,
  kWithdraw,
  kAccept,
  kDecline,
  kGain,
  kEnd,
  kKeep,
};

enum EventKind : uint32_t {
  kBidSealed = 1,
  kBidOpened,
  kRanked,
  kPositionTaken,
  kEquipped,
  kStarted,
  kTurnBegan,
  kEnergyGained,
  kEnergySpent,
  kActionTurn,
  kRoadLaid,
  kRoadTaken,
  kPassagePlaced,
  kFlewOver,
  kMoved,
  kPassageUsed,
  kDiscovered,
  kFactoryBuilt,
  kConsumerBuilt,
  kShipyardBuilt,
  kClaimed,
  kClaimTaken,
  kMined,
  kMade,
  kBought,
  kDelivered,
  kDiscarded,
  kOfferOpened,
  kInvited,
  kOffered,
  kOfferWithdrawn,
  kOfferAccepted,
  kOfferDeclined,
  kGoodGiven,
  kGoodsChanged,
  kScored,
  kEnergyKept,
  kFinalScore,
  kWon,
  kDisclosed,
  kGoodsPaid,
};

enum DecisionKind : uint32_t {
  kSealBid = 1,
  kChoosePosition,
  kChooseEquipment,
  kChooseStart,
  kTakeTurn,
  kTakeCube,
  kActionTurnStep,
  kChooseExit,
  kChooseConsumer,
  kLayRoad,
  kPlaceClaim,
  kDraftOffer,
  kAnswerOffer,
  kChooseEnergy,
  kKeepEnergy,
};

/// Everything above with its arguments, and the options of a match.
const Manifest& TheManifest();

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_ACTIONS_H_
