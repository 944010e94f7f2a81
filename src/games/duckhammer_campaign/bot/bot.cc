#include "src/games/duckhammer_campaign/bot/bot.h"

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

#include "mallard/frame/own.h"
#include "mallard/state_buffer.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/referee/engine.h"
#include "src/games/duckhammer_campaign/referee/referees_turn.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kUsualReward = 10;  // Rations that a person's referee announces.

// The units of the battle that a player commands, bit a unit of the side.
uint32_t OwnUnits(const Position& position, int seat) {
  if (position.rules.war() || seat == position.rules.referee()) return duckhammer::kAllUnits;
  uint32_t units = 0;
  for (int u = 0; u < position.state.battle.players[0].unit_count; ++u) {
    if (OwnerOf(position.state.records[u].company) == seat) units |= 1u << u;
  }
  return units;
}

Action TakeTurn(const Position& position, int seat, Chance& chance) {
  for (const auto next : {BestRaise, BestEnlisting, BestWeapon, BestMarch, BestCamp}) {
    const Action action = next(position, seat);
    if (action.kind != 0 && IsAllowed(position, seat, action)) return action;
  }
  const Action venture = DrawVenture(position, seat, chance);
  return venture.kind != 0 ? venture : Action{kDone, {}};
}

}  // namespace

bool IsAllowed(const Position& position, int seat, const Action& action) {
  return !position.rules.Judge(&position.state, seat, action);
}

std::vector<Action> Listed(const Position& position, int seat) {
  std::vector<Action> all(position.rules.LegalCount(&position.state, seat));
  position.rules.LegalActions(&position.state, seat, absl::MakeSpan(all));
  return all;
}

Action DrawByWeight(absl::Span<const WeighedAction> choices, Chance& chance) {
  int all = 0;
  for (const WeighedAction& choice : choices) all += std::max(0, choice.weight);
  if (all == 0) return {};
  int left = DrawIndex(chance, all);
  for (const WeighedAction& choice : choices) {
    left -= std::max(0, choice.weight);
    if (left < 0) return choice.action;
  }
  return {};
}

Action CampaignBot::AnyOf(const Position& position, int seat) {
  std::vector<Action> all = Listed(position, seat);
  std::vector<Action> forward;
  for (const Action& action : all) {
    if (!Manifest::Find(TheManifest().actions, action.kind)->takes_back) forward.push_back(action);
  }
  const std::vector<Action>& choices = forward.empty() ? all : forward;
  if (choices.empty()) return {};
  return At(choices, DrawIndex(chance_, Size(choices)));
}

Action CampaignBot::Fight(const Position& position, int seat) {
  const int side = BattleSeatToPlay(position, seat);
  if (side != BattleSeatOf(position, seat)) return RuleForParty(position, chance_);
  return fighter_.Choose({position.rules.battles(), position.state.battle}, side,
                         OwnUnits(position, seat));
}

Action CampaignBot::Plan(const Position& position, int seat) {
  std::vector<Action> feathers;
  std::vector<WeighedAction> means;
  for (const Action& action : Listed(position, seat)) {
    if (action.kind == kFeather) feathers.push_back(action);
    if (action.kind != kChooseMeans) continue;
    means.push_back({action, WorthOfMeans(position, seat, action.args[0])});
  }
  if (position.state.players[seat].feather == 0 && !feathers.empty()) {
    return At(feathers, DrawIndex(chance_, Size(feathers)));
  }
  // What pays best depends on how the campaign goes.
  const Action drawn = DrawByWeight(means, chance_);
  return drawn.kind != 0 ? drawn : Action{kReady, {}};
}

// A person's referee is played as the engine plays its own, with chance of the player's.
Action CampaignBot::Referee(const Position& position) {
  StateBuffer buffer(position.rules.state_size());
  std::memcpy(buffer.data(), &position.state, position.rules.state_size());
  State& imagined = CampaignRules::As(buffer.data());
  imagined.chance = Chance::Stream(chance_.Next(), 0);
  EventSink silent(nullptr);
  Play play{position.rules, imagined, silent};
  return NextOfEngine(play);
}

void CampaignBot::Configure(const BotOptions& options) {
  duckhammer::Temper temper;
  temper.single_minded = options.level == BotLevel::kEasy;
  fighter_.set_temper(temper);
}

absl::StatusOr<Action> CampaignBot::Choose(const Sight& sight) {
  const CampaignRules& rules = OwnRules<CampaignRules>(sight.rules());
  const Position position{rules, CampaignRules::As(sight.state())};
  const int seat = sight.seat();
  chance_ = sight.Draws(seed_);
  fighter_.set_chance(sight.Draws(seed_, 1));
  Action action;
  switch (position.state.phase) {
    case Phase::kPlans:
      action = Plan(position, seat);
      break;
    case Phase::kMuster:
      action = MusterNext(position, seat, Chance::Stream(seed_, static_cast<uint64_t>(seat) + 1));
      break;
    case Phase::kHeroes:
      action = MakeHero(position, seat, chance_);
      break;
    case Phase::kMarch:
      action = position.state.training != 0 ? BestTraining(position, seat)
                                            : TakeTurn(position, seat, chance_);
      break;
    case Phase::kBattles:
      action = ChooseBattle(position, seat);
      break;
    case Phase::kJoining:
      action = {kReady, {}};
      break;
    case Phase::kAttempt:
      action = TryIt(position, seat);
      break;
    case Phase::kReferee:
      action = Referee(position);
      break;
    case Phase::kReward:
      action = {kAnnounce, {kUsualReward}};
      break;
    case Phase::kRetreat:
      action = Retreat(position, seat);
      break;
    case Phase::kBattle:
      if (!rules.war() && seat < rules.players()) action = LendBravery(position, seat);
      if (action.kind == 0) action = Fight(position, seat);
      if (!IsAllowed(position, seat, action)) action = {kPass, {}};
      break;
    case Phase::kTending:
      action = ChooseTended(position, seat);
      break;
    case Phase::kRecovery:
      action = position.state.bracing != 0 ? Brace(position, seat) : PayForRecovery(position, seat);
      break;
    case Phase::kRazing: {
      const std::vector<Action> listed = Listed(position, seat);
      action = listed.size() > 1 ? listed[1] : listed[0];  // The first is to do nothing.
      break;
    }
    default:
      break;
  }
  return IsAllowed(position, seat, action) ? action : AnyOf(position, seat);
}

}  // namespace mallard::duckhammer_campaign
