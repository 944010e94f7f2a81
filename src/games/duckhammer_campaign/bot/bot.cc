#include "src/games/duckhammer_campaign/bot/bot.h"

#include <algorithm>
#include <cstring>
#include <iterator>
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

// All that a turn on the map can be used for, in the order in which it is done. What comes first
// leaves room for the rest, so it is worth no less than that; to end the turn is worth nothing.
Ideas WeighTurn(const Position& position, int seat, const Manner& manner, Chance& chance) {
  Ideas all;
  for (const Ideas& some : {Raises(position, seat), Enlistings(position, seat),
                            Weapons(position, seat), Marches(position, seat, manner),
                            Camps(position, seat), DrawVenture(position, seat, chance)}) {
    std::copy_if(some.begin(), some.end(), std::back_inserter(all), [&](const Idea& idea) {
      return idea.worth > 0 && IsAllowed(position, seat, idea.action);
    });
  }
  all.push_back({{kDone, {}}});
  for (size_t i = all.size() - 1; i-- > 0;) all[i].worth = std::max(all[i].worth, all[i + 1].worth);
  return all;
}

// Ideas as advice: worth is in so many thousandths.
std::vector<Advice> Told(const Ideas& ideas, int64_t thousandths = 1000) {
  std::vector<Advice> all;
  for (const Idea& idea : ideas) {
    Advice& advice = all.emplace_back(Advice{idea.action, idea.worth * thousandths, {}});
    if (idea.about.type == 0 || idea.worth <= 0) continue;
    Reason& reason = advice.reason;
    reason.kind = idea.seasons == 0 ? kReachesTarget : kWorthPreparing;
    reason.args[0] = static_cast<int32_t>(advice.value);
    reason.args[1] = std::max(1, idea.seasons);
    if (idea.seasons == 0 && ideas.size() > 1) {
      const int64_t next = ideas[&idea == &ideas.front() ? 1 : 0].worth;
      reason.args[2] = static_cast<int32_t>(next * thousandths);
    }
    reason.set_target(idea.about);
  }
  return all;
}

}  // namespace

bool IsAllowed(const Position& position, int seat, const Action& action) {
  return !position.rules.Judge(&position.state, seat, action);
}

Reference LocationReference(int place) {
  return Reference::Entry(ArgType::kNode, TableId("location"), place);
}

void SortByWorth(Ideas& ideas) {
  std::stable_sort(ideas.begin(), ideas.end(),
                   [](const Idea& a, const Idea& b) { return a.worth > b.worth; });
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
  manner_ = {options.Weight("aggression"), options.level == BotLevel::kEasy};
  temper_ = {options.Weight("aggression"), options.Weight("risk"), options.Weight("caution"),
             options.level == BotLevel::kEasy};
  fighter_.set_temper(temper_);
  thorough_ = options.level == BotLevel::kHard;
}

Action CampaignBot::FightOn(const Position& position, int seat) {
  Action action;
  if (!position.rules.war() && seat < position.rules.players()) {
    action = LendBravery(position, seat);
  }
  if (action.kind == 0) action = Fight(position, seat);
  return IsAllowed(position, seat, action) ? action : Action{kPass, {}};
}

std::vector<Advice> CampaignBot::Decide(const Position& position, int seat) {
  const auto only = [](const Action& action) { return std::vector<Advice>{{action, 0, {}}}; };
  switch (position.state.phase) {
    case Phase::kPlans:
      return only(Plan(position, seat));
    case Phase::kMuster:
      return only(
          MusterNext(position, seat, Chance::Stream(seed_, static_cast<uint64_t>(seat) + 1)));
    case Phase::kHeroes:
      return only(MakeHero(position, seat, chance_));
    case Phase::kMarch:
      return Told(position.state.training != 0 ? Trainings(position, seat)
                                               : WeighTurn(position, seat, manner_, chance_));
    case Phase::kBattles:
      return Told(BattlesToBegin(position, seat, manner_));
    case Phase::kJoining:
      return only({kReady, {}});
    case Phase::kAttempt:
      return Told(Attempts(position, seat));
    case Phase::kReferee:
      return only(Referee(position));
    case Phase::kReward:
      return only({kAnnounce, {kUsualReward}});
    case Phase::kRetreat:
      return Told(Retreats(position, seat), 1);
    case Phase::kBattle:
      return only(FightOn(position, seat));
    case Phase::kTending:
      return Told(Tendings(position, seat));
    case Phase::kRecovery:
      if (position.state.bracing != 0) return only(Brace(position, seat));
      return Told(RecoveryPayments(position, seat));
    case Phase::kRazing: {
      const std::vector<Action> listed = Listed(position, seat);
      return only(listed.size() > 1 ? listed[1] : listed[0]);  // The first is to do nothing.
    }
    default:
      return only({});
  }
}

std::vector<Advice> CampaignBot::WeighFor(const Position& position, int seat) {
  std::vector<Advice> all = Decide(position, seat);
  if (!IsAllowed(position, seat, all.front().action)) all = {{AnyOf(position, seat), 0, {}}};
  return all;
}

absl::StatusOr<std::vector<Advice>> CampaignBot::Weigh(const Sight& sight) {
  const Position position{OwnRules<CampaignRules>(sight.rules()), CampaignRules::As(sight.state())};
  chance_ = sight.Draws(seed_);
  fighter_.set_chance(sight.Draws(seed_, 1));
  std::vector<Advice> all = WeighFor(position, sight.seat());
  if (IsWorthPlayingOut(sight) && all.size() == 1) {
    return duckhammer::WithOthers(sight, all.front().action);
  }
  return all;
}

absl::StatusOr<Action> CampaignBot::Choose(const Sight& sight) {
  absl::StatusOr<std::vector<Advice>> all = Weigh(sight);
  if (!all.ok()) return all.status();
  return all->front().action;
}

}  // namespace mallard::duckhammer_campaign
