// How well the computer player of BattleDucks plays: the observations it needs for a hunt without
// an opponent, and its wins against the random bot.
//
//   mallard_hunt [hunts] [games]      default: 1000 hunts and 100 games a mode
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/rules.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

using battleducks::BattleDucksRules;
using battleducks::Pond;

constexpr int kHunter = 0;
constexpr int kIdler = 1;

std::unique_ptr<Bot> NewBot(const Match& match, const char* name, uint64_t seed) {
  return Must(CreateBot(match.rules(), name, seed), "making a bot");
}

// Somewhere to look that tells nothing and costs the hunter nothing: water, while there is any.
Action IdleAction(const Match& match) {
  const Pond& pond = BattleDucksRules::As(match.state()).ponds[kHunter];
  const auto& rules = static_cast<const BattleDucksRules&>(match.rules());
  const Bitboard unobserved = rules.board().cells.Minus(pond.observed);
  const int water = unobserved.Minus(pond.occupied).First();
  return {battleducks::kObserve, {water >= 0 ? water : unobserved.First()}};
}

struct Hunt {
  int turns = 0;
  int answers = 0;  // Cells of the pond answered; more than turns where maneuvers are used.
};

// The hunter moves until the other fleet is found.
Hunt RunHunt(const char* configuration, const char* bot_name, uint64_t seed) {
  MatchOptions options = kBare;
  options.seed = seed;
  Match match = NewMatch(BaseRuleset(), configuration, options);
  FinishSetup(match);
  const std::unique_ptr<Bot> bot = NewBot(match, bot_name, seed);
  Hunt hunt;
  while (!match.outcome().over) {
    if (match.DecisionOf(kIdler)) {
      MustBeOk(match.Apply(kIdler, IdleAction(match)), "idling");
      continue;
    }
    ++hunt.turns;
    MustBeOk(match.Apply(kHunter, Must(bot->Choose(Sight(match, kHunter)), "choosing")), "hunting");
  }
  hunt.answers = BattleDucksRules::As(match.state()).ponds[kIdler].answers;
  return hunt;
}

void ReportHunts(const char* mode, const char* configuration, const char* bot, int hunts) {
  std::vector<int> turns;
  double sum = 0, squares = 0, answers = 0;
  for (int i = 0; i < hunts; ++i) {
    const Hunt hunt = RunHunt(configuration, bot, static_cast<uint64_t>(i));
    turns.push_back(hunt.turns);
    sum += hunt.turns;
    squares += static_cast<double>(hunt.turns) * hunt.turns;
    answers += hunt.answers;
  }
  std::sort(turns.begin(), turns.end());
  const double mean = sum / hunts;
  const double deviation = std::sqrt(std::max(0.0, squares / hunts - mean * mean));
  std::printf(
      "  %-8s %-9s %6.2f turns (standard error %.2f; best %d, median %d, worst %d), "
      "%.2f cells answered\n",
      mode, bot, mean, deviation / std::sqrt(hunts), turns.front(), turns[turns.size() / 2],
      turns.back(), answers / hunts);
}

// True if the game's own bot, in `seat`, beats the random one.
bool BeatsRandom(const char* configuration, int seat, uint64_t seed) {
  MatchOptions options = kBare;
  options.seed = seed;
  Match match = NewMatch(BaseRuleset(), configuration, options);
  std::unique_ptr<Bot> bots[2];
  bots[seat] = NewBot(match, "standard", seed);
  bots[1 - seat] = NewBot(match, "random", seed + 1'000'000);
  while (!match.outcome().over) {
    for (int s = 0; s < 2; ++s) {
      if (!match.DecisionOf(s)) continue;
      MustBeOk(match.Apply(s, Must(bots[s]->Choose(Sight(match, s)), "choosing")), "playing");
    }
  }
  return match.outcome().winners == 1u << seat;
}

void ReportWins(const char* mode, const char* configuration, int games) {
  for (int seat = 0; seat < 2; ++seat) {
    int wins = 0;
    for (int i = 0; i < games; ++i) {
      wins += BeatsRandom(configuration, seat, static_cast<uint64_t>(i)) ? 1 : 0;
    }
    std::printf("  %-8s as p%d %4d of %d\n", mode, seat + 1, wins, games);
  }
}

}  // namespace
}  // namespace mallard::bench

int main(int argc, char** argv) {
  using mallard::bench::ReportHunts;
  using mallard::bench::ReportWins;
  const int hunts = argc > 1 ? std::atoi(argv[1]) : 1000;
  const int games = argc > 2 ? std::atoi(argv[2]) : 100;
  if (argc > 3 || hunts < 1 || games < 1) {
    std::fprintf(stderr, "usage: %s [hunts] [games]\n", argv[0]);
    return 2;
  }
  std::printf("Hunts without an opponent, %d random fleets each:\n", hunts);
  ReportHunts("Standard", mallard::bench::kStandard, "standard", hunts);
  ReportHunts("Advanced", mallard::bench::kAdvanced, "standard", hunts);
  ReportHunts("Standard", mallard::bench::kStandard, "random", hunts);
  std::printf("Wins of the game's own bot against the random bot:\n");
  ReportWins("Standard", mallard::bench::kStandard, games);
  ReportWins("Advanced", mallard::bench::kAdvanced, games);
  return 0;
}
