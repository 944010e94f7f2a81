// The kinds of action, event and decision of Ducks in Tow. Numbers are part of replays and of the C
// ABI: they never change and are never reused.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_ACTIONS_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_ACTIONS_H_

#include <cstdint>

#include "mallard/action.h"
#include "mallard/manifest.h"

namespace mallard::ducks_in_tow {

enum ActionKind : uint32_t {
  kStart = 1,
  kMove,
  kFeed,
  kShakeBag,
  kDeliver,
  kUse,
  kFinishTurn,
  kTow,
  kRelease,
  kPlaceDuck,
  kClaimFormation,
  kGoOn,
  kTakeFoodOf,
  kDiscardFood,
  kDrawFaceUp,
  kDrawDeck,
  kDiscardCard,
  kAdoptDuck,
  kSetDuckAside,
  kReturnFood,
  kTakeDuck,
  kLureDuck,
  kLastAction = kLureDuck,
};

enum EventKind : uint32_t {
  kStartChosen = 1,
  kTurnBegan,
  kMoved,
  kFed,
  kShook,
  kTowed,
  kDelivered,
  kDuckReturned,
  kKeptAside,
  kDuckPlaced,
  kTileUsed,
  kFoodDrawn,
  kFoodTaken,
  kFoodReturned,
  kFoodPaid,
  kCardDrawn,
  kCardRevealed,
  kCardDiscarded,
  kDeckShuffled,
  kAdopted,
  kFormationRevealed,
  kClaimed,
  kDuckTaken,
  kLured,
  kActionsGained,
  kEndTriggered,
  kScored,
  kWon,
  kDisclosed,
  kNextAside,
};

/// Where a duck comes from, as events tell.
enum DuckOrigin : int32_t { kFromBag, kFromDrawn, kFromTow };

enum DecisionKind : uint32_t {
  kChooseStart = 1,
  kAct,
  kAfterDelivery,
  kMayClaim,
  kMayTow,
  kDisperseDuck,
  kChooseFood,
  kDropFoodNow,
  kDrawCard,
  kDropCardNow,
  kAdoptNow,
  kSetAsideNow,
  kMayTakeDuck,
  kMayLure,
  kMayStep,
  kExchangeFood,
};

/// Which end of a tableau a card joins.
enum Side : int32_t { kLeft, kRight };

/// Where a card was drawn from.
enum Source : int32_t { kFromDisplay, kFromDeck };

/// Everything above with its arguments, and the options of a match.
const Manifest& TheManifest();

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_ACTIONS_H_
