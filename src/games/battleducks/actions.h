// The kinds of action, event and decision of BattleDucks. Numbers are part of replays and of the C
// ABI: they never change and are never reused.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_ACTIONS_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_ACTIONS_H_

#include <cstdint>

#include "mallard/action.h"
#include "mallard/asking.h"
#include "mallard/manifest.h"

namespace mallard::battleducks {

enum ActionKind : uint32_t {
  kPick = 1,
  kPlace,
  kCommander,
  kLift,
  kUnpick,
  kFill,
  kReady,
  kObserve,
  kManeuver,
};

enum EventKind : uint32_t {
  kPicked = 1,
  kPlaced,
  kCommanderChosen,
  kLifted,
  kUnpicked,
  kPlayerReady,
  kTurnBegan,
  kObservedCell,
  kManeuverUsed,
  kAnswered,
  kCommanderLost,
  kDialTurned,
  kWon,
  kDisclosed,
};

enum DecisionKind : uint32_t { kSetUpFleet = 1, kTakeTurn };

/// What packs may ask for, besides what they may in every game.
enum AnswerKind : uint8_t { kCellAnswer = kFirstOwnAnswer };

/// Everything above with its arguments, and the options of a match.
const Manifest& TheManifest();

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_ACTIONS_H_
