// How well the Duck Dealer bot plays: final scores among its own kind, wins against random
// opponents, with 2 to 5 players. Usage: mallard_dealers [games among bots] [games against random]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

// Plays to the end; `standard` says which seats the standard bot takes.
Outcome PlayMatch(Match match, uint32_t standard, uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < match.seats(); ++seat) {
    bots.push_back(
        Must(CreateBot(match.rules(), (standard >> seat & 1) != 0 ? "standard" : "random",
                       seed * 8 + static_cast<uint64_t>(seat)),
             "a bot"));
  }
  while (!match.outcome().over) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const Action action =
        Must(bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat)), "a choice");
    MustBeOk(match.Apply(seat, action), "an action");
  }
  return match.outcome();
}

void Report(int players, int among_bots, int against_random) {
  const std::shared_ptr<const Ruleset> ruleset =
      Must(Ruleset::Load("duck_dealer"), "the base pack of Duck Dealer");
  const auto start = [&](int game) {
    MatchOptions options = kBare;
    options.seed = 1000 + static_cast<uint64_t>(game);
    return NewMatch(ruleset, absl::StrCat("players=", players), options);
  };
  std::vector<int> winners;
  int64_t sum = 0;
  for (int game = 0; game < among_bots; ++game) {
    const Outcome outcome = PlayMatch(start(game), ~0u, static_cast<uint64_t>(game));
    for (int seat = 0; seat < players; ++seat) sum += outcome.scores[seat];
    winners.push_back(*std::max_element(outcome.scores, outcome.scores + players));
  }
  std::sort(winners.begin(), winners.end());
  int64_t winner_sum = 0;
  for (const int winner : winners) winner_sum += winner;
  int wins = 0;
  for (int game = 0; game < against_random; ++game) {
    const int seat = game % players;
    wins += PlayMatch(start(game), 1u << seat, static_cast<uint64_t>(game)).winners >> seat & 1;
  }
  std::printf(
      "%d players: average score %lld, winners' average %lld, median %d; "
      "%d of %d won against random players\n",
      players, static_cast<long long>(sum / (among_bots * players)),
      static_cast<long long>(winner_sum / among_bots), winners[winners.size() / 2], wins,
      against_random);
}

}  // namespace
}  // namespace mallard::bench

int main(int argc, char** argv) {
  const int among_bots = argc > 1 ? std::max(1, std::atoi(argv[1])) : 40;
  const int against_random = argc > 2 ? std::atoi(argv[2]) : 100;
  for (int players = 2; players <= 5; ++players) {
    mallard::bench::Report(players, among_bots, against_random);
  }
  return 0;
}
