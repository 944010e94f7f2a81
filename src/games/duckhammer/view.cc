// What a player may know: everything but chance, the others' lists while they are being written and
// the others' missions until both have chosen.
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
  for (int seat = 0; seat < kSeats; ++seat) {
    if (viewer.IsSeat(seat)) continue;
    Player& player = seen.players[seat];
    if (seen.phase == Phase::kMuster) {
      std::memset(player.army, 0, sizeof player.army);
      player.army_points = 0;
    }
    if (seen.stage == Stage::kChooseMission) player.mission = 0;
  }
  for (const Variables::Spec& spec : variables_.specs()) {
    for (int i = 0; spec.owner_only && i < spec.instances; ++i) {
      const int owner = OwnerOf(spec, i);
      if (owner != kNobody && owner != viewer.seat()) {
        VariablesOf(seen)[spec.first + i] = spec.fallback;
      }
    }
  }
}

}  // namespace mallard::duckhammer
