// The kinds of action, event and decision of Naval War. Numbers are part of replays and of the C
// ABI: they never change and are never reused.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_ACTIONS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_ACTIONS_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/asking.h"
#include "mallard/manifest.h"
#include "src/games/naval_war/content.h"

namespace mallard::naval_war {

enum ActionKind : uint32_t {
  kPlace = 1,
  kLift,
  kFill,
  kReady,
  kAttack,
  kPlay,
  kAim,
  kUnaim,
  kWithdraw,
  kConfirm,
  kDecline,
  kReact,
  kAllow,
  kShift,
  kStay,
  kDiscard,
};

enum EventKind : uint32_t {
  kPlaced = 1,
  kLifted,
  kPlayerReady,
  kTurnBegan,
  kTurnSkipped,
  kAimed,
  kUnaimed,
  kWithdrawn,
  kCardPlayed,
  kCardPlayedSecretly,
  kCellAttacked,
  kShipAttacked,
  kConnected,
  kAnswered,
  kShipStruck,
  kSunk,
  kSeen,
  kRepaired,
  kMoved,
  kProtected,
  kDisabled,
  kQuadrantSeized,
  kTurnsLost,
  kZoneChanged,
  kEffectEnded,
  kCardDrawn,
  kCardDiscarded,
  kReshuffled,
  kWon,
  kDrawn,
  kDisclosed,
};

enum DecisionKind : uint32_t {
  kSetUpFleet = 1,
  kTakeTurn,
  kAnswerAttack,
  kMoveAfterHit,
  kDiscardCards,
};

/// What effect_ended speaks of, in the order of its words.
enum Effect : int32_t { kProtection, kDisabling, kSeizure };

/// What packs may ask for, besides what they may in every game.
enum AnswerKind : uint8_t { kCellAnswer = kFirstOwnAnswer, kOwnCellAnswer, kShipAnswer };

/// Everything above with its arguments, and the options of a match.
const Manifest& TheManifest();

/// The arguments that a card's target takes after the card itself; at most three.
std::vector<ArgSpec> TargetArgs(const Target& target);

/// The arguments of effect_ended, which names a ship, a quadrant or nothing more; of any number.
absl::Span<const ArgSpec> EffectArgs(int32_t effect);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_ACTIONS_H_
