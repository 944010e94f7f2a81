// The kinds of action, event and decision of campaigns, and their manifest. Those of battles keep
// Duckhammer's numbers; the campaign's own begin at 101. Some words of battles (enlist, dismiss,
// ready, pass, done) are used by the campaign as well. Numbers are for ever.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ACTIONS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ACTIONS_H_

#include <cstdint>

#include "mallard/manifest.h"
#include "src/games/duckhammer/actions.h"

namespace mallard::duckhammer_campaign {

using duckhammer::kDismiss;
using duckhammer::kDone;
using duckhammer::kEnlist;
using duckhammer::kPass;
using duckhammer::kReady;

inline constexpr int kMostReward = 1000;   ///< Rations for winning a challenge battle.
inline constexpr int kMostDifficulty = 6;  ///< Taken off the roll of an action.
inline constexpr int kMostOfParty = 1000;  ///< Percent of the party's worth that a force has.
inline constexpr int kMostZone = 12;       ///< Inches of a deployment zone that the referee sets.

enum ActionKind : uint32_t {
  kFeather = 101,  // feather
  kChooseMeans,    // means
  kDropMeans,      // number
  kSettle,         // seat location
  kOffer,          // challenge location mission reward map
  kMarchTo,        // company x y
  kPitchCamp,      // company
  kRecruit,        // model count loadout camp
  kStrengthen,     // company count
  kRaise,          // company
  kTrain,          // training ...
  kDecline,        //
  kAttack,         // company target
  kAccept,         // company
  kJoin,           // company
  kWithdraw,       // company
  kRecover,        // count
  kRaze,           // seat camp
  kHero,           // model loadout
  kAttribute,      // attribute
  kTakeBack,       // attribute
  kAttempt,        //
  kBuy,            // company slot weapon
  kTend,           // company
  kLend,           // company
  kSetEpisode,     // episode
  kAlter,          // location stage
  kPlaceForce,     // force x y
  kRemoveToken,    // company
  kSetUpBattle,    // company target mission own_mission map reward zone
  kCallFor,        // attribute difficulty target seat how success failure
  kTryVenture,     // venture
  kAnnounce,       // reward
  kRetreatTo,      // company x y
  kBrace,          // rations
  kNameHero,       // name
  kNameAttribute,  // which name
  kPropose,        // words
  kUnsay,          //
  kTakeUp,         // seat attribute difficulty target how success failure
  kTurnDown,       // seat
  kAllow,          // seat which leave
  kRemake,         // location mission map
  kHireBoat,       // company boat
  kLayOut,         // zone
};

enum EventKind : uint32_t {
  kFeatherShown = 101,  // seat feather
  kMeansShown,          // seat means
  kEnlisted,            // company model count
  kSettled,             // seat location
  kRations,             // seat change now
  kExperience,          // seat change now
  kSeasonBegan,         // season seat
  kOffered,             // challenge location reward mission map
  kMarched,             // company x y days model location
  kCamped,              // seat camp x y
  kStrengthened,        // company count model
  kRaised,              // company level model
  kTrainedIn,           // company training, and more as in kTrain
  kTurnBegan,           // seat phase
  kBattleBegan,         // attacker defender location
  kJoined,              // company unit reserve model count
  kRecoveryRolled,      // company natural total needed
  kRecovered,           // company recovered lost model
  kCompanyLost,         // company model
  kRazed,               // seat camp
  kHeld,                // seat location
  kOut,                 // seat
  kCampaignOver,        // seat
  kEpisodeSet,          // episode
  kEpisodeRolled,       // seat natural total success
  kWoundTaken,          // company wound
  kWoundHealed,         // company wound
  kGearBought,          // company weapon
  kBraveryLent,         // company bravery
  kLocationChanged,     // location stage
  kLocationClosed,      // location
  kForcePlaced,         // force x y location
  kTokenRemoved,        // company model
  kRewardSet,           // reward
  kVentured,            // seat venture
  kStakesTold,          // attribute difficulty target how success failure
  kStakeCame,           // seat stake
  kRetreated,           // company x y model
  kBraced,              // company rations
  kDuckheimEnded,       // ending
  kTended,              // company bravery
  kHeroNamed,           // seat name
  kAttributeNamed,      // seat name
  kAttributeAllowed,    // seat which leave
  kProposed,            // seat words
  kUnsaid,              // seat
  kAnswered,            // seat
  kTurnedDown,          // seat
  kLocationRemade,      // location mission map
  kHired,               // company boat
  kTaleOfEpisode,       // episode
  kTaleOfPlace,         // location seat stage
  kTaleOfArmy,          // seat won lost companies models
  kTaleOfHero,          // company model level wounds
  kLaidOut,             // zone
};

enum DecisionKind : uint32_t {
  kPlan = 101,
  kFirstArmy,
  kMakeHero,
  kSettleArmy,
  kOfferChallenge,
  kTakeTurn,
  kChooseTraining,  // company
  kBeginBattle,
  kChooseJoining,
  kPlayEpisode,
  kRefereesTurn,
  kChooseTended,
  kPayRecovery,  // company
  kChooseRazing,
  kAnnounceReward,
  kChooseRetreat,
  kBraceRecovery,  // company
};

/// Everything above with its arguments, and the options of a match.
const Manifest& TheManifest();

/// Which arguments `train` takes (army/train.h): the number of its effect, or one of these for
/// abilities that are about a spell or a quacktic.
inline constexpr int kSpellForm = 10;
inline constexpr int kQuackticForm = 11;
inline constexpr int kTrainForms = 12;

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ACTIONS_H_
