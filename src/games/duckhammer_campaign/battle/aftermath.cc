#include "src/games/duckhammer_campaign/battle/aftermath.h"

#include <cstring>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/referee/forces.h"

namespace mallard::duckhammer_campaign {

void BeginAftermath(Play& play) {
  State& state = play.state;
  ++state.battles;
  for (int side = 0; side < 2; ++side) {
    const bool won = WinnerOf(state) == side;
    for (int seat = 0; seat < play.rules.players(); ++seat) {
      if (play.rules.Allied(state.contenders[side].seat, seat))
        ++(won ? state.players[seat].battles_won : state.players[seat].battles_lost);
    }
  }
  state.step = 0;
  state.fallen = 0;
  state.phase = play.rules.war() ? Phase::kRecovery : Phase::kTending;
  play.AskNobody();
}

void SendHome(Play& play) {
  State& state = play.state;
  for (int u = 0; u < kRecords; ++u) {
    if (state.battle.units[u].size == 0) continue;
    Company& company = state.companies[state.records[u].company];
    if (company.model == 0) continue;
    company.fought = 1;
    company.marches = 0;
    company.marching = 0;
  }
  ForEachCompany(state, play.rules.referee(), [&](int c) {
    if (state.companies[c].band == kSummoned) state.companies[c] = Company();
  });
  ForgetBands(state);
}

void CloseBattle(Play& play) {
  State& state = play.state;
  const int place = state.location - 1;
  ClearBattle(play.rules, state);
  std::memset(static_cast<void*>(state.records), 0, sizeof state.records);
  std::memset(static_cast<void*>(state.contenders), 0, sizeof state.contenders);
  if (state.challenge != 0) state.offer = Offer();
  state.terms = Terms();
  state.challenge = state.location = state.step = state.razed = 0;
  for (Player& player : state.players) player.lent = player.tended = 0;
  state.phase = state.back == Phase::kReferee ? Phase::kReferee : Phase::kBattles;
  state.back = Phase::kPlans;
  UpdateHolders(play);
  MoveOn(play, place);
}

}  // namespace mallard::duckhammer_campaign
