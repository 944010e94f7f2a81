// How fair Duckhammer's ready armies are and how well its computer player plays: every pair of
// armies of a scale meets with the computer player on both sides, then mustered armies meet random
// players. Usage: mallard_battles [scale] [games a pair] [games against random] [army...]
// Armies are the ready ones, then those the computer player musters, by Feather.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/rules.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

struct Played {
  int winner = -1;
  int rounds = 0;
  int ending = 0;
  int actions = 0;
  int missions[2] = {};  // Positions.
  int points[2] = {};
  int lost[2] = {};  // Percent of the army, in points.
};

// Plays to the end; `standard` says which seats the standard bot takes.
Played PlayBattle(Match match, uint32_t standard, uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < match.seats(); ++seat) {
    bots.push_back(
        Must(CreateBot(match.rules(), (standard >> seat & 1) != 0 ? "standard" : "random",
                       seed * 8 + static_cast<uint64_t>(seat)),
             "a bot"));
  }
  Played played;
  while (!match.outcome().over) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const Action action =
        Must(bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat)), "a choice");
    MustBeOk(match.Apply(seat, action), "an action");
    ++played.actions;
  }
  const auto& state = duckhammer::DuckhammerRules::As(match.state());
  played.winner = state.winner - 1;
  played.rounds = state.round;
  played.ending = state.ending;
  for (int seat = 0; seat < 2; ++seat) {
    played.missions[seat] = state.players[seat].mission - 1;
    played.points[seat] = state.players[seat].gained;
    const auto& rules = static_cast<const duckhammer::DuckhammerRules&>(match.rules());
    played.lost[seat] = 100 * state.players[seat].points_lost / rules.points();
  }
  return played;
}

Match NewBattle(const std::shared_ptr<const Ruleset>& ruleset, const std::string& options,
                uint64_t seed) {
  MatchOptions match_options = kBare;
  match_options.seed = seed;
  return NewMatch(ruleset, options, match_options);
}

void ReportPairs(const std::shared_ptr<const Ruleset>& ruleset, const std::string& scale, int games,
                 const std::vector<std::string>& only) {
  const auto& content = static_cast<const duckhammer::GameContent&>(ruleset->content());
  std::vector<const duckhammer::ArmyEntry*> armies;
  for (const duckhammer::ArmyEntry& army : content.armies) {
    if (content.scale_names.names()[static_cast<size_t>(army.scale)] != scale) continue;
    const bool wanted = only.empty() || std::any_of(only.begin(), only.end(), [&](const auto& o) {
                          return army.id.find(o) != std::string::npos;
                        });
    if (wanted) armies.push_back(&army);
  }
  int64_t battles = 0, rounds = 0, actions = 0, lost_by_losers = 0;
  int endings[5] = {};
  std::vector<int> mission_wins(content.missions.size()), mission_taken(content.missions.size());
  std::vector<int> mission_points(content.missions.size());
  std::vector<int> wins(armies.size()), fought(armies.size());
  const auto began = std::chrono::steady_clock::now();
  for (size_t a = 0; a < armies.size(); ++a) {
    for (size_t b = a + 1; b < armies.size(); ++b) {
      int first_wins = 0;
      for (int game = 0; game < games; ++game) {
        const bool swapped = game % 2 == 1;
        const std::string text =
            absl::StrCat("scale=", scale, " army_1=\"", armies[swapped ? b : a]->list,
                         "\" army_2=\"", armies[swapped ? a : b]->list, "\"");
        const Played played =
            PlayBattle(NewBattle(ruleset, text, 1000 + static_cast<uint64_t>(game)), 3,
                       static_cast<uint64_t>(game));
        first_wins += (played.winner == 0) != swapped ? 1 : 0;
        ++battles;
        rounds += played.rounds;
        actions += played.actions;
        lost_by_losers += played.winner < 0 ? 0 : played.lost[1 - played.winner];
        ++endings[played.ending];
        for (int seat = 0; seat < 2; ++seat) {
          const size_t mission = static_cast<size_t>(played.missions[seat]);
          ++mission_taken[mission];
          mission_wins[mission] += played.winner == seat ? 1 : 0;
          mission_points[mission] += played.points[seat];
        }
      }
      wins[a] += first_wins;
      wins[b] += games - first_wins;
      fought[a] += games;
      fought[b] += games;
      std::printf("%-28s %3d : %3d %s\n", armies[a]->id.c_str(), first_wins, games - first_wins,
                  armies[b]->id.c_str());
    }
  }
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  for (size_t a = 0; a < armies.size(); ++a) {
    std::printf("  %-28s won %d of %d\n", armies[a]->id.c_str(), wins[a], fought[a]);
  }
  if (battles == 0) return;
  for (size_t m = 0; m < content.missions.size(); ++m) {
    if (mission_taken[m] == 0) continue;
    std::printf("  %-28s won %d of %d, %.1f points\n", content.missions[m].id.c_str(),
                mission_wins[m], mission_taken[m],
                static_cast<double>(mission_points[m]) / mission_taken[m]);
  }
  std::printf(
      "%lld battles, %.1f rounds and %lld actions each, %.1f ms each; destroyed %d, points %d, "
      "last round %d; losers lost %lld %% of their points\n",
      static_cast<long long>(battles), static_cast<double>(rounds) / static_cast<double>(battles),
      static_cast<long long>(actions / battles), 1000 * seconds / static_cast<double>(battles),
      endings[1], endings[2], endings[3], static_cast<long long>(lost_by_losers / battles));
}

// Armies that the computer player musters, Feather against Feather.
void ReportFeathers(const std::shared_ptr<const Ruleset>& ruleset, const std::string& scale,
                    int games) {
  const auto& content = static_cast<const duckhammer::GameContent&>(ruleset->content());
  const Match any = NewBattle(ruleset, absl::StrCat("scale=", scale), 0);
  const auto& rules = static_cast<const duckhammer::DuckhammerRules&>(any.rules());
  const auto army = [&](size_t feather, int game) {
    return duckhammer::ArmyText(
        content, duckhammer::PlanArmy(rules, Chance::Stream(static_cast<uint64_t>(game), feather),
                                      rules.points(), static_cast<int>(feather)));
  };
  for (size_t a = 0; games > 0 && a < content.feathers.size(); ++a) {
    for (size_t b = a + 1; b < content.feathers.size(); ++b) {
      int first_wins = 0;
      for (int game = 0; game < games; ++game) {
        const bool swapped = game % 2 == 1;
        const std::string text =
            absl::StrCat("scale=", scale, " army_1=\"", army(swapped ? b : a, game), "\" army_2=\"",
                         army(swapped ? a : b, game), "\"");
        const Played played =
            PlayBattle(NewBattle(ruleset, text, 5000 + static_cast<uint64_t>(game)), 3,
                       static_cast<uint64_t>(game));
        first_wins += (played.winner == 0) != swapped ? 1 : 0;
      }
      std::printf("mustered: %s %d : %d %s\n", content.feathers[a].id.c_str(), first_wins,
                  games - first_wins, content.feathers[b].id.c_str());
    }
  }
}

void ReportAgainstRandom(const std::shared_ptr<const Ruleset>& ruleset, const std::string& scale,
                         int games) {
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    const int seat = game % 2;
    const Played played =
        PlayBattle(NewBattle(ruleset, absl::StrCat("scale=", scale), static_cast<uint64_t>(game)),
                   1u << seat, static_cast<uint64_t>(game));
    wins += played.winner == seat ? 1 : 0;
  }
  if (games > 0) std::printf("%d of %d won against random players\n", wins, games);
}

}  // namespace
}  // namespace mallard::bench

int main(int argc, char** argv) {
  const std::string scale = argc > 1 ? argv[1] : "small";
  const int pairs = argc > 2 ? std::max(0, std::atoi(argv[2])) : 100;
  const int against_random = argc > 3 ? std::atoi(argv[3]) : 100;
  const std::vector<std::string> only(argv + std::min(argc, 4), argv + argc);
  const auto ruleset =
      mallard::bench::Must(mallard::Ruleset::Load("duckhammer"), "the base pack of Duckhammer");
  mallard::bench::ReportPairs(ruleset, scale, pairs, only);
  if (only.empty()) mallard::bench::ReportFeathers(ruleset, scale, pairs);
  mallard::bench::ReportAgainstRandom(ruleset, scale, against_random);
  return 0;
}
