// Key locations: what they are now, who and what is in them, who holds them.
//
// A location goes through the stages that content gives it: a battle there moves it on to the next,
// and one that closes is no key location any more after its last. The last location that is left
// never closes, so that there is always one to fight for.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_LOCATIONS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_LOCATIONS_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// How many stages a location has; one that is in the stage of this number is closed.
int StagesOf(const CampaignRules& rules, int place);
bool IsOpen(const CampaignRules& rules, const State& state, int place);
/// What a location is now; of a closed one, what it was last.
const LocationStage& StageOf(const CampaignRules& rules, const State& state, int place);
/// Why a location cannot be brought into that stage (its number of stages: closed).
Refusal CheckStage(const Position& position, int place, int stage);
/// The mission of both sides of a battle there; -1: they choose.
int MissionOf(const CampaignRules& rules, const State& state, int place);
/// Open key locations.
int OpenLocations(const CampaignRules& rules, const State& state);
/// The open key location nearest to a point.
int NearestLocation(const Position& position, Point point);
/// Brings it there and tells; whoever held a location that closes holds it no more, and a challenge
/// there is off.
void SetStage(Play& play, int place, int stage);
/// A battle was fought there.
void MoveOn(Play& play, int place);

/// The open key location a point is in; -1: none.
int KeyLocationAt(const Position& position, Point point);
/// Camps of a seat in an open key location.
int CampsIn(const CampaignRules& rules, const State& state, int seat, int place);
/// Tokens of a seat in an open key location.
int TokensIn(const CampaignRules& rules, const State& state, int seat, int place);
/// Key locations a seat's side holds; in Duckheim those of all players are the party's.
int LocationsHeld(const CampaignRules& rules, const State& state, int seat);
/// Who holds each key location: the side that is alone there, by its first seat that is there.
void UpdateHolders(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_LOCATIONS_H_
