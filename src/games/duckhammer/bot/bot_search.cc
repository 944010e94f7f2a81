// What a search asks of the computer player: which choices are worth playing out, how a battle goes
// on, and what a position is worth.
#include <algorithm>
#include <array>

#include "mallard/frame/numbers.h"
#include "mallard/frame/own.h"
#include "src/games/duckhammer/bot/bot.h"
#include "src/games/duckhammer/bot/bot_parts.h"

namespace mallard::duckhammer {
namespace {

constexpr std::array<uint64_t, 3> kIterations = {0, 24, 40};  // By level.
constexpr size_t kMaxIdeas = 8;
// Rounds that a playout goes on for, the present one included.
constexpr int kRoundsAhead = 2;
// What an army point is worth, in thousandths of a victory point.
constexpr int64_t kArmyPoint = 20;

int64_t WorthTo(const State& state, int seat) {
  const Player& player = state.players[seat];
  return int64_t{1000} * player.victory_points - kArmyPoint * player.points_lost;
}

}  // namespace

bool IsWorthPlayingOut(const State& state, bool thorough) {
  switch (state.stage) {
    case Stage::kChooseMission:
    case Stage::kStartQuacktic:
      return true;
    case Stage::kCounter:
    case Stage::kSway:
      return thorough;
    case Stage::kActivate:
      return thorough && state.phase != Phase::kMovement && state.phase != Phase::kCharge;
    default:
      return false;
  }
}

std::vector<Advice> WithOthers(const Sight& sight, const Action& own) {
  std::vector<Advice> all = {{own, 0, {}}};
  const uint64_t count = sight.LegalCount();
  const uint64_t step = std::max<uint64_t>(1, count / kMaxIdeas);
  for (uint64_t n = 0; n < count && all.size() < kMaxIdeas; n += step) {
    const Action action = sight.LegalNth(n);
    if (!(action == own)) all.push_back({action, 0, {}});
  }
  const Action pass{kPass, {}};
  if (!(pass == own) &&
      sight.rules().Verdict(sight.state(), sight.seat(), pass) == absl::StatusCode::kOk &&
      std::none_of(all.begin(), all.end(), [&](const Advice& a) { return a.action == pass; })) {
    all.push_back({pass, 0, {}});
  }
  return all;
}

absl::StatusOr<std::vector<Advice>> DuckhammerBot::Weigh(const Sight& sight) {
  absl::StatusOr<Action> own = Choose(sight);
  if (!own.ok()) return own.status();
  if (IsWorthPlayingOut(sight)) return WithOthers(sight, *own);
  return std::vector<Advice>{{*own, 0, {}}};
}

bool DuckhammerBot::IsWorthPlayingOut(const Sight& sight) {
  return duckhammer::IsWorthPlayingOut(DuckhammerRules::As(sight.state()), thorough_);
}

void DuckhammerBot::Configure(const BotOptions& options) {
  temper_ = {options.Weight("aggression"), options.Weight("risk"), options.Weight("caution"),
             options.level == BotLevel::kEasy};
  player_.set_temper(temper_);
  thorough_ = options.level == BotLevel::kHard;
}

uint64_t DuckhammerBot::Iterations(BotLevel level) const {
  return At(kIterations, static_cast<int>(level));
}

int64_t DuckhammerBot::Evaluate(const Rules& rules, const void* state, int seat) {
  const State& battle = DuckhammerRules::As(state);
  const Outcome outcome = rules.OutcomeOf(state);
  const int64_t ahead = WorthTo(battle, seat) - WorthTo(battle, 1 - seat);
  if (!outcome.over || outcome.winners == 0) return ahead;
  // A battle that is won is worth several points more, however narrowly.
  return ahead + ((outcome.winners >> seat & 1) != 0 ? 5000 : -5000);
}

absl::StatusOr<Action> DuckhammerBot::Playout(const Rules& rules, const void* state, int seat,
                                              Chance& chance) {
  const DuckhammerRules& own = OwnRules<DuckhammerRules>(rules);
  BattlePlayer player(chance.Next());
  player.set_temper(temper_);
  return player.Choose({own, DuckhammerRules::As(state)}, seat);
}

bool DuckhammerBot::IsSettled(const Rules&, const void* start, const void* now, int, int) {
  const State& then = DuckhammerRules::As(start);
  const State& battle = DuckhammerRules::As(now);
  if (then.round == 0) return false;  // Missions: to the end.
  return battle.round >= then.round + kRoundsAhead;
}

}  // namespace mallard::duckhammer
