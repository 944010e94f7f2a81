#include "src/games/duckhammer_campaign/hide.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "mallard/text_argument.h"
#include "src/games/duckhammer/hide.h"
#include "src/games/duckhammer_campaign/battle/battle.h"

namespace mallard::duckhammer_campaign {
namespace {

void HidePlans(Player& player) {
  player.feather = 0;
  std::fill(std::begin(player.means), std::end(player.means), uint8_t{0});
}

void HideArmy(State& state, int seat) {
  Player& player = state.players[seat];
  player.rations = 0;
  PutText("", absl::MakeSpan(player.name));
  for (OwnAttribute& own : player.own) own = OwnAttribute();
  std::fill(std::begin(player.enlisted), std::end(player.enlisted), uint8_t{0});
  std::memset(static_cast<void*>(state.companies + FirstCompany(seat)), 0,
              kCompanies * sizeof(Company));
}

// The battle as its own rules hide it. Whoever has no part in it knows what both sides may.
void HideBattle(const CampaignRules& rules, State& state, Viewer viewer) {
  const duckhammer::DuckhammerRules& battles = rules.battles();
  if (state.battle.rounds == 0 || battles.IsOver(state.battle)) return;
  int side = -1;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if (viewer == Viewer::Seat(seat)) side = BattleSeatOf({rules, state}, seat);
  }
  const Viewer inside = side >= 0 ? Viewer::Seat(side) : Viewer::Spectator();
  duckhammer::Hide(battles, state.battle, inside);
  battles.variables().Hide(duckhammer::DuckhammerRules::VariablesOf(state.battle), inside);
}

}  // namespace

void Hide(const CampaignRules& rules, State& state, Viewer viewer) {
  const bool plans = state.phase == Phase::kPlans;
  // In Duckheim hirelings are chosen openly, one player after another.
  const bool armies =
      (state.phase == Phase::kMuster && rules.war()) || state.phase == Phase::kHeroes;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const bool secret = viewer != Viewer::Seat(seat);
    if (secret && plans) HidePlans(state.players[seat]);
    if (secret && armies) HideArmy(state, seat);
    state.players[seat].hidden = secret && (plans || armies);
  }
  HideBattle(rules, state, viewer);
}

}  // namespace mallard::duckhammer_campaign
