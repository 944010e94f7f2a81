#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

void AddParts(const State& state, StateParts& parts) {
  parts.Add(&state, state.companies);
  for (int seat = 0; seat <= kMaxPlayers; ++seat) {
    const Company* const first = state.companies + FirstCompany(seat);
    const Company* end = first + kCompanies;
    while (end != first && end[-1].model == 0) --end;
    parts.Add(first, end);
  }
  parts.Add(state.contenders, &state.battle);
  if (state.battle.rounds != 0) AddParts(state.battle, parts);
}

}  // namespace mallard::duckhammer_campaign
