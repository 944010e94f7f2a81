#include "src/games/duckhammer/hide.h"

#include <algorithm>
#include <iterator>

namespace mallard::duckhammer {

void Hide(const DuckhammerRules&, State& state, Viewer viewer) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (viewer == Viewer::Seat(seat)) continue;
    Player& player = state.players[seat];
    if (state.phase == Phase::kMuster) {
      std::fill(std::begin(player.army), std::end(player.army), Enlisted{});
      player.army_points = 0;
    }
    if (state.stage == Stage::kChooseMission) player.mission = 0;
  }
}

}  // namespace mallard::duckhammer
