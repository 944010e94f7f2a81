// What a player may know: everything but chance, the others' plans, armies and characters while
// they are being made, and what the battle inside hides.
#include <cstring>

#include "src/games/duckhammer/hide.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {
namespace {

void HidePlans(Player& player) {
  player.feather = 0;
  std::memset(player.means, 0, sizeof player.means);
}

void HideArmy(State& state, int seat) {
  Player& player = state.players[seat];
  player.rations = 0;
  std::memset(player.enlisted, 0, sizeof player.enlisted);
  std::memset(static_cast<void*>(state.companies + FirstCompany(seat)), 0,
              kCompanies * sizeof(Company));
}

}  // namespace

void CampaignRules::Redact(const void* state, Viewer viewer, void* out) const {
  std::memcpy(out, state, state_size());
  if (viewer.is_host()) return;
  State& seen = As(out);
  seen.chance = Chance();
  for (int seat = 0; seat < players_; ++seat) {
    if (seat == viewer.seat()) continue;
    if (seen.phase == Phase::kPlans) HidePlans(seen.players[seat]);
    if (seen.phase == Phase::kMuster || seen.phase == Phase::kHeroes) HideArmy(seen, seat);
  }
  if (seen.battle.rounds == 0) return;
  battles_->Redact(&As(state).battle, InsideViewer({*this, seen}, viewer), &seen.battle);
}

}  // namespace mallard::duckhammer_campaign
