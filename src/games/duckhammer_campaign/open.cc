// Choices that cannot be listed: those of the battle are its own rules' business.
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

OpenBounds CampaignRules::BoundsOf(const void* state, int seat, const Action& partial,
                                   int step) const {
  const State& s = As(state);
  if (s.phase != Phase::kBattle) return Rules::BoundsOf(state, seat, partial, step);
  return battles_->BoundsOf(&s.battle, BattleSeatToPlay({*this, s}, seat), partial, step);
}

bool CampaignRules::NearestLegal(const void* state, int seat, int step, Action& wish) const {
  const State& s = As(state);
  if (s.phase != Phase::kBattle) return Rules::NearestLegal(state, seat, step, wish);
  return battles_->NearestLegal(&s.battle, BattleSeatToPlay({*this, s}, seat), step, wish) &&
         Check(state, seat, wish).ok();
}

size_t CampaignRules::Preview(const void* state, int seat, const Action& action,
                              absl::Span<PreviewStep> out) const {
  const State& s = As(state);
  if (s.phase != Phase::kBattle || !Check(state, seat, action).ok()) return 0;
  return battles_->Preview(&s.battle, BattleSeatToPlay({*this, s}, seat), action, out);
}

}  // namespace mallard::duckhammer_campaign
