// What a player may know: everything but chance, the opponent's list while it is being written and
// the opponent's mission until both have chosen.
#include <cstring>

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

int DuckhammerRules::OwnerOf(const Variables::Spec& spec, int instance) {
  if (spec.instances == 1) return kNobody;
  return spec.instances == kSeats ? instance : instance / kMaxUnits;
}

void DuckhammerRules::Redact(const void* state, Viewer viewer, void* out) const {
  std::memcpy(out, state, state_size());
  if (viewer.is_host()) return;
  State& seen = As(out);
  seen.chance = Chance();
  if (seen.phase == Phase::kOver) return;
  const int other = Other(viewer.seat());
  Player& opponent = seen.players[other];
  if (seen.phase == Phase::kMuster) {
    std::memset(opponent.army, 0, sizeof opponent.army);
    opponent.army_points = 0;
  }
  if (seen.stage == Stage::kChooseMission) opponent.mission = 0;
  for (const Variables::Spec& spec : variables_.specs()) {
    for (int i = 0; spec.owner_only && i < spec.instances; ++i) {
      if (OwnerOf(spec, i) == other) VariablesOf(seen)[spec.first + i] = spec.fallback;
    }
  }
}

}  // namespace mallard::duckhammer
