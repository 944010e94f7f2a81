#include "src/games/duckhammer_campaign/bot.h"

#include <memory>
#include <vector>

#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/bot_parts.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

// The units of the battle that a player commands, bit a unit of the side.
uint32_t OwnUnits(const Sitting& sitting, int seat) {
  if (sitting.rules.war() || seat == sitting.rules.referee()) return duckhammer::kAllUnits;
  uint32_t units = 0;
  for (int u = 0; u < sitting.state.battle.players[0].unit_count; ++u) {
    if (OwnerOf(sitting.state.records[u].company) == seat) units |= 1u << u;
  }
  return units;
}

Action TakeTurn(const Sitting& sitting, int seat) {
  for (const auto next : {BestRaise, BestEnlisting, BestMarch, BestCamp}) {
    const Action action = next(sitting, seat);
    if (action.kind != 0 && IsAllowed(sitting, seat, action)) return action;
  }
  return {kDone, {}};
}

}  // namespace

bool IsAllowed(const Sitting& sitting, int seat, const Action& action) {
  return HandlerOf(sitting.state).check(sitting, seat, action).ok();
}

std::vector<Action> Listed(const Sitting& sitting, int seat) {
  std::vector<Action> all;
  HandlerOf(sitting.state).visit(sitting, seat, [&](const Action& action) {
    all.push_back(action);
    return true;
  });
  return all;
}

Action CampaignBot::AnyOf(const Sitting& sitting, int seat) {
  std::vector<Action> all = Listed(sitting, seat);
  std::vector<Action> forward;
  for (const Action& action : all) {
    if (!Manifest::Find(TheManifest().actions, action.kind)->takes_back) forward.push_back(action);
  }
  const std::vector<Action>& choices = forward.empty() ? all : forward;
  if (choices.empty()) return {};
  return choices[chance_.Below(static_cast<uint32_t>(choices.size()))];
}

Action CampaignBot::Fight(const Sitting& sitting, int seat) {
  return fighter_.Choose({sitting.rules.battles(), sitting.state.battle},
                         BattleSeatToPlay(sitting, seat), OwnUnits(sitting, seat));
}

Action CampaignBot::Plan(const Sitting& sitting, int seat) {
  std::vector<Action> feathers;
  Action best{kReady, {}};
  int most = -1;
  for (const Action& action : Listed(sitting, seat)) {
    if (action.kind == kFeather) feathers.push_back(action);
    if (action.kind != kChooseMeans) continue;
    const int worth = WorthOfMeans(sitting, seat, action.args[0]);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  if (sitting.state.players[seat].feather != 0) return best;
  return feathers[chance_.Below(static_cast<uint32_t>(feathers.size()))];
}

absl::StatusOr<Action> CampaignBot::Choose(const Sight& sight) {
  const auto& rules = static_cast<const CampaignRules&>(sight.rules());
  const Sitting sitting{rules, CampaignRules::As(sight.state())};
  const int seat = sight.seat();
  Action action;
  switch (sitting.state.phase) {
    case Phase::kPlans:
      action = Plan(sitting, seat);
      break;
    case Phase::kMuster:
      action = MusterNext(sitting, seat, Chance::Stream(seed_, static_cast<uint64_t>(seat) + 1));
      break;
    case Phase::kHeroes:
      action = MakeHero(sitting, seat, chance_);
      break;
    case Phase::kMarch:
      action = sitting.state.training != 0 ? BestTraining(sitting, seat) : TakeTurn(sitting, seat);
      break;
    case Phase::kBattles:
      action = ChooseBattle(sitting, seat);
      break;
    case Phase::kJoining:
      action = {kReady, {}};
      break;
    case Phase::kScenes:
      if (seat < rules.players()) action = PlayScene(sitting, seat);
      break;
    case Phase::kBattle:
      action = Fight(sitting, seat);
      if (!IsAllowed(sitting, seat, action)) action = {kPass, {}};
      break;
    case Phase::kTending:
      action = ChooseTended(sitting, seat);
      break;
    case Phase::kRecovery:
      action = PayForRecovery(sitting, seat);
      break;
    case Phase::kRazing: {
      const std::vector<Action> listed = Listed(sitting, seat);
      action = listed.size() > 1 ? listed[1] : listed[0];  // The first is to do nothing.
      break;
    }
    default:
      break;
  }
  return IsAllowed(sitting, seat, action) ? action : AnyOf(sitting, seat);
}

std::unique_ptr<Bot> CampaignRules::CreateBot(uint64_t seed) const {
  return std::make_unique<CampaignBot>(seed);
}

}  // namespace mallard::duckhammer_campaign
