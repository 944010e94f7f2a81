#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

void AddParts(const State& state, StateParts& parts) {
  const int units[] = {state.players[0].unit_count, state.players[1].unit_count,
                       state.monster_units};
  parts.Add(&state, state.units);
  for (int owner = 0; owner <= kNobody; ++owner) {
    const Unit* const first = state.units + FirstUnit(owner);
    parts.Add(first, first + units[owner]);
  }
  for (int owner = 0; owner <= kNobody; ++owner) {
    const Profile* const first = state.profiles + FirstUnit(owner);
    parts.Add(first, first + units[owner]);
  }
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (units[owner] == 0) continue;
    const Unit& last = state.units[FirstUnit(owner) + units[owner] - 1];
    parts.Add(state.models + owner * kMaxModels, state.models + last.first + last.size);
  }
  parts.Add(state.objects, state.batch.dice + state.batch.count);
}

}  // namespace mallard::duckhammer
