// Boats: at a landing of the map a player hires one for a company; until the season ends its models
// cross water as the boat says. Nobody waits in one: who cannot swim does not stay in water.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_BOATS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_BOATS_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

inline constexpr int32_t kReachOfLandings = 2 * kInch;

/// Whether a token is at a landing.
bool AtLanding(const Position& position, int company);
/// Kind `hire`, in a player's turn.
Refusal CheckHire(const Position& position, int seat, const Action& action);
void Hire(Play& play, int seat, const Action& action);
/// Boats for a company that is at a landing; false: stop.
bool ListBoats(const Position& position, int seat, int company, Listing& out);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_BOATS_H_
