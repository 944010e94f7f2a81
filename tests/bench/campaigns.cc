// How well the computer player of campaigns plays. In a war one seat is the bot `standard`, the
// others are `random`; in Duckheim all players are of one kind, first `standard`, then `random`,
// and the engine is the referee. Usage: mallard_campaigns [games] [options of the match]
// Players win a share of the battles, hold locations and take time; all of that is printed, and how
// often each thing happened where all seats are `standard`: every kind of event, and by name the
// means, trainings, wounds, episodes, ventures, stakes, forces and endings.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/referee/forces.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

using duckhammer_campaign::CampaignRules;

// How often things happened, by what they are called.
using Tally = std::map<std::string, int64_t>;

// Whose battles change who holds a location, and whether the winner of a war won most of them.
void CountVictories(const Match& match, Tally& tally) {
  int32_t fought_at = -1;  // Of the last battle, until its location changes hands.
  for (const Event& event : match.Events(Viewer::Host(), 0)) {
    if (event.kind == duckhammer_campaign::kBattleBegan) fought_at = event.args[2];
    if (event.kind == duckhammer_campaign::kHeld && event.args[1] == fought_at) {
      ++tally["(battles that changed a holder)"];
      fought_at = -1;
    }
  }
  const duckhammer_campaign::State& state = CampaignRules::As(match.state());
  int most = 0, of_winner = 0;
  for (int seat = 0; seat < duckhammer_campaign::kMaxPlayers; ++seat) {
    const int won = state.players[seat].battles_won;
    most = std::max(most, won);
    if ((match.outcome().winners >> seat & 1) != 0) of_winner = std::max(of_winner, won);
  }
  if (of_winner == most) ++tally["(winners who won the most battles)"];
}

// How large the battles were, by the worth of the larger army.
void CountScales(const Match& match, Tally& tally) {
  const auto& rules = static_cast<const CampaignRules&>(match.rules());
  int larger = 0, armies = 0;
  for (const Event& event : match.Events(Viewer::Host(), 0)) {
    if (event.kind != duckhammer::kMustered) continue;
    larger = std::max(larger, static_cast<int>(event.args[2]));
    if (++armies % 2 != 0) continue;
    std::string scale;
    for (const duckhammer_campaign::ArmyRange& range : rules.content().ranges) {
      if (range.from <= larger) scale = range.id;
    }
    ++tally[absl::StrCat("(battles of scale ", scale, ")")];
    larger = 0;
  }
}

// What the party and the referee's forces are worth at the end, in rations.
void CountWorth(const Match& match, Tally& tally) {
  const auto& rules = static_cast<const CampaignRules&>(match.rules());
  const duckhammer_campaign::State& state = CampaignRules::As(match.state());
  if (rules.war()) return;
  for (int seat = 0; seat <= rules.players(); ++seat) {
    const char* const whose =
        seat == rules.referee() ? "(worth of the forces)" : "(worth of the party)";
    duckhammer_campaign::ForEachCompany(state, seat, [&](int c) {
      tally[whose] += duckhammer_campaign::StrengthOf(rules.content(), state.companies[c]);
    });
  }
}

void Count(const Match& match, Tally& tally) {
  CountVictories(match, tally);
  CountScales(match, tally);
  CountWorth(match, tally);
  for (const Event& event : match.Events(Viewer::Host(), 0)) {
    if (event.kind < duckhammer_campaign::kFeatherShown) continue;  // Of battles.
    const std::string text = FormatEvent(match.rules(), event);
    const std::vector<std::string> words = absl::StrSplit(text, ' ');
    ++tally[words[0]];
    switch (event.kind) {
      case duckhammer_campaign::kMeansShown:
      case duckhammer_campaign::kTrainedIn:
      case duckhammer_campaign::kWoundTaken:
      case duckhammer_campaign::kVentured:
      case duckhammer_campaign::kStakeCame:
        ++tally[absl::StrCat(words[0], " ", words[2])];
        break;
      case duckhammer_campaign::kEpisodeSet:
      case duckhammer_campaign::kForcePlaced:
      case duckhammer_campaign::kDuckheimEnded:
        ++tally[absl::StrCat(words[0], " ", words[1])];
        break;
      case duckhammer_campaign::kJoined:
        if (event.args[2] != 0) ++tally["joined in reserve"];
        break;
      default:
        break;
    }
  }
}

struct Sums {
  Tally* tally = nullptr;  // Kept if there is one.
  int64_t games = 0, won = 0, battles = 0, battles_won = 0, seasons = 0, actions = 0;
};

// Plays to the end; `standard` says which seats the standard bot takes.
Match PlayCampaign(const std::string& options, uint32_t standard, uint64_t seed, Sums& sums) {
  MatchOptions match_options = kBare;
  match_options.seed = seed;
  match_options.events = sums.tally != nullptr;
  Match match = NewMatch(BaseRuleset("duckhammer_campaign"), options, match_options);
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
    MustBeOk(match.Apply(seat, Must(At(bots, seat)->Choose(Sight(match, seat)), "a choice")),
             "an action");
    ++sums.actions;
  }
  const duckhammer_campaign::State& state = CampaignRules::As(match.state());
  if (sums.tally != nullptr) Count(match, *sums.tally);
  ++sums.games;
  sums.battles += state.battles;
  sums.seasons += state.season;
  return match;
}

void Print(const char* what, const Sums& sums, double seconds) {
  const double games = static_cast<double>(sums.games);
  std::printf(
      "%s: won %lld of %lld; %.1f battles (%.1f won), %.1f seasons and %.0f actions each, %.2f s\n",
      what, static_cast<long long>(sums.won), static_cast<long long>(sums.games),
      static_cast<double>(sums.battles) / games, static_cast<double>(sums.battles_won) / games,
      static_cast<double>(sums.seasons) / games, static_cast<double>(sums.actions) / games,
      seconds / games);
}

template <class Play>
void Report(const char* what, int games, Play play, Tally* tally = nullptr) {
  Sums sums;
  sums.tally = tally;
  const auto began = std::chrono::steady_clock::now();
  for (int game = 0; game < games; ++game) play(game, sums);
  Print(what, sums,
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
}

void Run(int games, const std::string& options) {
  const Match any = NewMatch(BaseRuleset("duckhammer_campaign"), options, kBare);
  const auto& rules = static_cast<const CampaignRules&>(any.rules());
  const int players = rules.players();
  const auto one_against_random = [&](int game, Sums& sums) {
    const int seat = game % players;
    const Match match = PlayCampaign(options, 1u << seat, static_cast<uint64_t>(game), sums);
    sums.won += match.outcome().winners >> seat & 1;
    sums.battles_won += CampaignRules::As(match.state()).players[seat].battles_won;
  };
  const auto together = [&](uint32_t bots) {
    return [&options, bots](int game, Sums& sums) {
      const Match match = PlayCampaign(options, bots, static_cast<uint64_t>(game), sums);
      sums.won += match.outcome().winners & 1;
      sums.battles_won += CampaignRules::As(match.state()).players[0].battles_won;
    };
  };
  Tally tally;
  if (rules.war()) {
    Report("standard against random players", games, one_against_random);
    Report("standard players", games, together((1u << rules.seats()) - 1), &tally);
  } else {
    Report("standard players", games, together((1u << rules.seats()) - 1), &tally);
    Report("random players", games, together(0));
  }
  for (const auto& [what, count] : tally) {
    std::printf("  %-40s %lld\n", what.c_str(), static_cast<long long>(count));
  }
}

}  // namespace
}  // namespace mallard::bench

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::max(1, std::atoi(argv[1])) : 100;
  std::string options;
  for (int i = 2; i < argc; ++i) options = absl::StrCat(options, i > 2 ? " " : "", argv[i]);
  mallard::bench::Run(games, options);
  return 0;
}
