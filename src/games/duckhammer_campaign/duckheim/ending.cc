#include "src/games/duckhammer_campaign/duckheim/ending.h"

#include <algorithm>
#include <iterator>

#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {

Ending EndingOf(const CampaignRules& rules, const State& state, bool weeks_over) {
  const int held = LocationsHeld(rules, state, 0);
  if (state.finished != 0) return Ending::kLastEpisode;
  if (held == OpenLocations(rules, state)) return Ending::kAllLocations;
  if (state.fallen == (1 << rules.players()) - 1) return Ending::kAllFell;
  const bool camps = std::any_of(std::begin(state.players), std::end(state.players),
                                 [](const Player& player) { return player.camp_count != 0; });
  if (!camps && held == 0) return Ending::kNowhere;
  return weeks_over ? Ending::kWeeks : Ending::kNone;
}

bool IsWon(const CampaignRules& rules, const State& state, Ending ending) {
  switch (ending) {
    case Ending::kAllLocations:
    case Ending::kLastEpisode:
      return true;
    case Ending::kWeeks:
      return 2 * LocationsHeld(rules, state, 0) >= OpenLocations(rules, state);
    default:
      return false;
  }
}

}  // namespace mallard::duckhammer_campaign
