#include "src/games/duckhammer_campaign/map/ranking.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {

Rank RankOf(const Position& position, int seat) {
  const State& state = position.state;
  return {state.players[seat].out == 0, LocationsHeld(position.rules, state, seat),
          WealthOf(position.rules.content(), state, seat), position.rules.players() - 1 - seat};
}

int BestSeat(const Position& position) {
  int best = 0;
  for (int seat = 1; seat < position.rules.players(); ++seat) {
    if (RankOf(position, seat) > RankOf(position, best)) best = seat;
  }
  return best;
}

}  // namespace mallard::duckhammer_campaign
