#include "src/games/duckhammer_campaign/bot.h"

#include <algorithm>
#include <memory>

#include "src/games/duckhammer/army.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/march.h"
#include "src/games/duckhammer_campaign/training.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kArmyTries = 60;
constexpr int kReserve = 15;  // Rations kept for recovery while marching.

using List = std::vector<duckhammer::Enlisted>;

bool InFull(const Sitting& sitting, int seat, const Action& action) {
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

// A legal army of a Feather, close to what it may cost.
List PlanArmy(const CampaignRules& rules, int feather, Chance chance) {
  const CampaignContent& content = rules.content();
  std::vector<int> models;
  for (size_t i = 0; i < content.models.size(); ++i) {
    const size_t faction = content.models[i].profile.faction - 1u;
    if (content.factions[faction].feather == feather) models.push_back(static_cast<int>(i));
  }
  List best;
  int most = -1;
  for (int i = 0; i < kArmyTries && !models.empty(); ++i) {
    List list;
    int left = rules.first_army();
    while (left > 0 && list.size() < 8) {
      const int model = models[chance.Below(static_cast<uint32_t>(models.size()))];
      const Profile& profile = content.models[static_cast<size_t>(model)].profile;
      const int full = std::min<int>(profile.full_strength, left / std::max<int>(profile.cost, 1));
      if (full == 0) break;
      // Large units, now and then a smaller one.
      const int count = full - static_cast<int>(chance.Below(static_cast<uint32_t>(full / 2 + 1)));
      list.push_back({static_cast<uint8_t>(model + 1), static_cast<uint8_t>(count), 0});
      left -= count * profile.cost;
    }
    const auto problems =
        duckhammer::CheckArmy(content, rules.ruleset().scripts(), list, rules.first_army());
    const int cost = duckhammer::ArmyCost(content, list);
    if (!problems.ok() || !problems->empty() || cost <= most) continue;
    most = cost;
    best = list;
  }
  return best;
}

// The middle of an army's tokens.
Point MiddleOf(const State& state, int seat) {
  int64_t x = 0, y = 0, count = 0;
  ForEachCompany(state, seat, [&](int c) {
    x += state.companies[c].x;
    y += state.companies[c].y;
    ++count;
  });
  if (count == 0) return {};
  return {static_cast<int32_t>(x / count), static_cast<int32_t>(y / count)};
}

// The enemy whose army is nearest; -1: there is none.
int NearestEnemy(const Sitting& sitting, int seat) {
  const Point middle = MiddleOf(sitting.state, seat);
  int nearest = -1;
  int64_t least = 0;
  for (int other = 0; other < sitting.rules.players(); ++other) {
    if (other == seat || CountCompanies(sitting.state, other) == 0) continue;
    const int64_t away = SquaredDistance(middle, MiddleOf(sitting.state, other));
    if (nearest >= 0 && away >= least) continue;
    nearest = other;
    least = away;
  }
  return nearest;
}

// Where the army goes: to the key location that is least out of the way for both armies, and there
// to an enemy's token.
Point GoalOf(const Sitting& sitting, int seat) {
  const Point own = MiddleOf(sitting.state, seat);
  const int enemy = NearestEnemy(sitting, seat);
  if (enemy < 0) return own;
  const Point other = MiddleOf(sitting.state, enemy);
  const Place* best = nullptr;
  int64_t least = 0;
  for (const Place& place : sitting.rules.map().places) {
    const int64_t way = int64_t{LengthOf(own, place.at)} + LengthOf(other, place.at);
    if (best != nullptr && way >= least) continue;
    best = &place;
    least = way;
  }
  Point goal = best->at;
  ForEachCompany(sitting.state, enemy, [&](int c) {
    const Point at = sitting.state.companies[c].at();
    if (Within(at, best->at, best->radius)) goal = at;
  });
  return goal;
}

// What a listed march leaves between the token and the goal; -1: nothing to go for.
int64_t LeftAfter(const Action& action, Point goal) {
  return SquaredDistance({action.args[1], action.args[2]}, goal);
}

// The listed march that brings a token of the army nearest to the goal.
Action BestMarch(const Sitting& sitting, int seat, const std::vector<Action>& listed) {
  const Point goal = GoalOf(sitting, seat);
  Action best;
  int64_t gain = kInch * int64_t{kInch};
  for (const Action& action : listed) {
    if (action.kind != kMarchTo) continue;
    const Company& company = sitting.state.companies[action.args[0]];
    if (company.moved > 0) continue;
    const auto cost = MarchCost(sitting, action.args[0], {action.args[1], action.args[2]});
    if (!cost.ok() || *cost + kReserve > sitting.state.players[seat].rations) continue;
    const int64_t nearer = SquaredDistance(company.at(), goal) - LeftAfter(action, goal);
    if (nearer <= gain) continue;
    gain = nearer;
    best = action;
  }
  return best;
}

// The cheapest level that can be paid.
Action BestRaise(const Sitting& sitting, const std::vector<Action>& listed) {
  Action best;
  int least = 0;
  for (const Action& action : listed) {
    if (action.kind != kRaise) continue;
    const int cost = CostOfLevel(sitting.rules, sitting.state.companies[action.args[0]]);
    if (best.kind != 0 && cost >= least) continue;
    least = cost;
    best = action;
  }
  return best;
}

// How many models are worth their rations: those that cost no more than new ones.
Action PayForRecovery(const Sitting& sitting, const std::vector<Action>& listed) {
  const State& state = sitting.state;
  const Company& company = state.companies[state.records[state.step].company];
  const int cost = ModelOf(sitting.content(), company).profile.cost;
  int count = 0;
  while (count < state.shortfalls && (company.hero != 0 || state.shortfall[count] <= cost)) ++count;
  const int most = static_cast<int>(listed.size()) - 1;
  return {kRecover, {std::min(count, most)}};
}

// The listed action of a kind that enlists most for the rations.
Action LargestOf(const CampaignContent& content, const std::vector<Action>& listed, uint32_t kind,
                 int rations) {
  Action best;
  int most = 0;
  for (const Action& action : listed) {
    if (action.kind != kind) continue;
    const int cost =
        kind == kStrengthen
            ? 1
            : content.models[static_cast<size_t>(action.args[0])].profile.cost * action.args[1];
    if (cost <= most || cost > rations) continue;
    most = cost;
    best = action;
  }
  return best;
}

}  // namespace

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
  const Action action = fighter_.Choose({sitting.rules.battles(), sitting.state.battle},
                                        BattleSeatToPlay(sitting, seat));
  if (InFull(sitting, seat, action)) return action;
  const Action pass{kPass, {}};
  return InFull(sitting, seat, pass) ? pass : AnyOf(sitting, seat);
}

Action CampaignBot::Plan(const Sitting& sitting, int seat) {
  const Player& player = sitting.state.players[seat];
  const std::vector<Action> listed = Listed(sitting, seat);
  const uint32_t wanted = player.feather == 0 ? uint32_t{kFeather} : uint32_t{kChooseMeans};
  std::vector<Action> fitting;
  for (const Action& action : listed) {
    if (action.kind == wanted) fitting.push_back(action);
  }
  if (fitting.empty()) return {kReady, {}};
  return fitting[chance_.Below(static_cast<uint32_t>(fitting.size()))];
}

Action CampaignBot::Muster(const Sitting& sitting, int seat) {
  const int feather = sitting.state.players[seat].feather - 1;
  const List plan =
      PlanArmy(sitting.rules, feather, Chance::Stream(seed_, static_cast<uint64_t>(seat) + 1));
  const List now = ListOf(sitting.state, seat);
  Action next{kReady, {}};
  if (now.size() < plan.size()) {
    const duckhammer::Enlisted& unit = plan[now.size()];
    next = {kEnlist, {unit.model - 1, unit.count, unit.loadout + 1}};
  }
  return InFull(sitting, seat, next) ? next : AnyOf(sitting, seat);
}

Action CampaignBot::TakeTurn(const Sitting& sitting, int seat) {
  const std::vector<Action> listed = Listed(sitting, seat);
  if (const Action raise = BestRaise(sitting, listed); raise.kind != 0) return raise;
  const Player& player = sitting.state.players[seat];
  if (sitting.rules.war()) {
    if (const Action march = BestMarch(sitting, seat, listed); march.kind != 0) return march;
  }
  if (player.rations > 3 * kReserve) {
    for (const uint32_t kind : {uint32_t{kStrengthen}, uint32_t{kRecruit}, uint32_t{kEnlist}}) {
      const Action action = LargestOf(sitting.content(), listed, kind, player.rations - kReserve);
      if (action.kind != 0) return action;
    }
  }
  return {kDone, {}};
}

absl::StatusOr<Action> CampaignBot::Choose(const Sight& sight) {
  const auto& rules = static_cast<const CampaignRules&>(sight.rules());
  const Sitting sitting{rules, CampaignRules::As(sight.state())};
  const int seat = sight.seat();
  switch (sitting.state.phase) {
    case Phase::kPlans:
      return Plan(sitting, seat);
    case Phase::kMuster:
      return Muster(sitting, seat);
    case Phase::kMarch:
      if (sitting.state.training == 0) return TakeTurn(sitting, seat);
      break;
    case Phase::kBattle:
      return Fight(sitting, seat);
    case Phase::kRecovery:
      return PayForRecovery(sitting, Listed(sitting, seat));
    case Phase::kBattles:
    case Phase::kRazing: {
      const std::vector<Action> listed = Listed(sitting, seat);
      return listed.size() > 1 ? listed[1] : listed[0];  // The first is to do nothing.
    }
    case Phase::kJoining:
      if (InFull(sitting, seat, {kReady, {}})) return Action{kReady, {}};
      break;
    default:
      break;
  }
  return AnyOf(sitting, seat);
}

std::unique_ptr<Bot> CampaignRules::CreateBot(uint64_t seed) const {
  return std::make_unique<CampaignBot>(seed);
}

}  // namespace mallard::duckhammer_campaign
