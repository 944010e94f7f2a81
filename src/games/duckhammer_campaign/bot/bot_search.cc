// What a search asks of the computer player: which choices are worth playing out, how a campaign
// goes on, and what a position is worth.
#include <algorithm>
#include <array>

#include "mallard/frame/own.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/bot/bot.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr std::array<uint64_t, 3> kIterations = {0, 0, 6};  // By level.
// Rounds of a battle that a playout goes on for, the present one included.
constexpr int kRoundsAhead = 2;

// What things are worth, in thousandths of a ration.
constexpr int64_t kRation = 1000;
constexpr int64_t kLocation = 100 * kRation;
constexpr int64_t kExperience = 2 * kRation;
constexpr int64_t kVictoryPoint = 5 * kRation;
constexpr int64_t kArmyPointLost = kRation / 2;  // Half of what is lost recovers.
constexpr int64_t kWonBattle = 40 * kRation;

// What a side has, on the map and beside it.
int64_t WorthOfSide(const Position& position, int seat) {
  int64_t worth = kLocation * LocationsHeld(position.rules, position.state, seat);
  for (int other = 0; other < position.rules.seats(); ++other) {
    if (!position.rules.Allied(other, seat)) continue;
    worth += kRation * WealthOf(position.rules.content(), position.state, other);
    if (other < position.rules.players()) {
      worth += kExperience * position.state.players[other].experience;
    }
  }
  return worth;
}

// How a battle stands for one of its sides.
int64_t WorthInBattle(const State& state, int side) {
  const auto worth = [&](int s) {
    const duckhammer::Player& player = state.battle.players[s];
    return kVictoryPoint * player.victory_points - kArmyPointLost * player.points_lost;
  };
  const int64_t ahead = worth(side) - worth(1 - side);
  if (state.battle.winner == 0) return ahead;
  return ahead + (WinnerOf(state) == side ? kWonBattle : -kWonBattle);
}

}  // namespace

bool CampaignBot::IsWorthPlayingOut(const Sight& sight) {
  const Position position{OwnRules<CampaignRules>(sight.rules()), CampaignRules::As(sight.state())};
  if (!thorough_) return false;
  if (position.state.phase == Phase::kBattles) return true;
  return position.state.phase == Phase::kBattle &&
         BattleSeatToPlay(position, sight.seat()) == BattleSeatOf(position, sight.seat()) &&
         duckhammer::IsWorthPlayingOut(position.state.battle, /*thorough=*/true);
}

uint64_t CampaignBot::Iterations(BotLevel level) const {
  return At(kIterations, static_cast<int>(level));
}

int64_t CampaignBot::Evaluate(const Rules& rules, const void* state, int seat) {
  const Position position{OwnRules<CampaignRules>(rules), CampaignRules::As(state)};
  const Outcome outcome = rules.OutcomeOf(state);
  if (outcome.over) return (outcome.winners >> seat & 1) != 0 ? kDecided : -kDecided;
  int64_t others = INT64_MIN;
  for (int other = 0; other < position.rules.seats(); ++other) {
    if (position.rules.Allied(other, seat)) continue;
    if (position.rules.war() && other == position.rules.referee()) continue;
    others = std::max(others, WorthOfSide(position, other));
  }
  const int64_t ahead = WorthOfSide(position, seat) - others;
  const int side = position.state.battle.rounds == 0 ? -1 : BattleSeatOf(position, seat);
  return side < 0 ? ahead : ahead + WorthInBattle(position.state, side);
}

absl::StatusOr<Action> CampaignBot::Playout(const Rules& rules, const void* state, int seat,
                                            Chance& chance) {
  const Position position{OwnRules<CampaignRules>(rules), CampaignRules::As(state)};
  CampaignBot quick(chance.Next());
  quick.manner_ = manner_;
  quick.fighter_.set_temper(temper_);
  quick.chance_ = chance;
  chance.Next();
  return quick.WeighFor(position, seat).front().action;
}

bool CampaignBot::IsSettled(const Rules&, const void* start, const void* now, int, int) {
  const State& then = CampaignRules::As(start);
  const State& state = CampaignRules::As(now);
  // Which battles to begin: until the season is over.
  if (then.phase != Phase::kBattle) return state.season != then.season;
  if (state.phase != Phase::kBattle) return true;
  // Missions: to the end.
  return then.battle.round != 0 && state.battle.round >= then.battle.round + kRoundsAhead;
}

}  // namespace mallard::duckhammer_campaign
