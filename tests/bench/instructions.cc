// Plays random games one way, for callgrind to count the instructions of; prints the
// number of plies. All that is to be counted happens inside CountedPlayouts: see instructions.sh.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "absl/functional/function_ref.h"
#include "tests/bench/floor.h"
#include "tests/bench/playouts.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

constexpr int kStarts = 32;

}  // namespace
}  // namespace mallard::bench

// Plays `games` games, each by one call of `play` with its number. With C linkage and never
// inlined, so that callgrind finds it by this name.
extern "C" __attribute__((noinline)) int64_t CountedPlayouts(
    absl::FunctionRef<int64_t(size_t)> play, size_t games) {
  int64_t plies = 0;
  for (size_t i = 0; i < games; ++i) plies += play(i);
  return plies;
}

namespace mallard::bench {
namespace {

int64_t FloorPlayouts(size_t games, Chance& chance) {
  std::vector<FloorGame> starts;
  for (int i = 0; i < kStarts; ++i) starts.push_back(NewFloorGame(chance));
  FloorGame game;
  return CountedPlayouts(
      [&](size_t i) {
        game = starts[i % kStarts];
        return PlayFloor(game, chance);
      },
      games);
}

int64_t RulesPlayouts(size_t games, Chance& chance) {
  const std::vector<Match> starts = ReadyMatches(kBattleship, kStarts);
  const Rules& rules = starts[0].rules();
  StateBuffer buffer(rules.state_size());
  return CountedPlayouts(
      [&](size_t i) {
        std::memcpy(buffer.data(), starts[i % kStarts].state(), rules.state_size());
        return PlayOut(RulesApi{rules, buffer.data()}, chance);
      },
      games);
}

int64_t MatchPlayouts(const char* configuration, size_t games, Chance& chance,
                      const char* game = "battleducks") {
  const std::vector<Match> starts = ReadyMatches(configuration, kStarts, game);
  Match match = starts[0];
  return CountedPlayouts(
      [&](size_t i) {
        match.CopyStateFrom(starts[i % kStarts]);
        return PlayOut(MatchApi{match}, chance);
      },
      games);
}

// A war between computer players, played again; its battles are most of it.
int64_t CampaignReplays(size_t games) {
  const PlayedMatch war = PlayByBots(BaseRuleset("duckhammer_campaign"), "battles=2");
  Match match = war.start;
  return CountedPlayouts(
      [&](size_t) {
        match.CopyStateFrom(war.start);
        for (const Move& move : war.moves) {
          MustBeOk(match.Apply(move.seat, move.action), "an action");
        }
        return static_cast<int64_t>(war.moves.size());
      },
      games);
}

int64_t CPlayouts(size_t games, Chance& chance) {
  const CMatches starts(kBattleship, kStarts);
  mld_match* match = nullptr;
  mld_match_clone(starts[0], &match, nullptr);
  const int64_t plies = CountedPlayouts(
      [&](size_t i) {
        mld_match_copy_state_from(match, starts[i % kStarts], nullptr);
        return PlayOut(CApi{match}, chance);
      },
      games);
  mld_match_destroy(match);
  return plies;
}

int Run(int argc, char** argv) {
  const char* const way = argc == 3 ? argv[1] : "";
  const size_t games = argc == 3 ? static_cast<size_t>(std::atoll(argv[2])) : 0;
  Chance chance = Chance::Stream(1, 0);
  int64_t plies = 0;
  if (std::strcmp(way, "floor") == 0) {
    plies = FloorPlayouts(games, chance);
  } else if (std::strcmp(way, "rules") == 0) {
    plies = RulesPlayouts(games, chance);
  } else if (std::strcmp(way, "match") == 0) {
    plies = MatchPlayouts(kBattleship, games, chance);
  } else if (std::strcmp(way, "c") == 0) {
    plies = CPlayouts(games, chance);
  } else if (std::strcmp(way, "advanced") == 0) {
    plies = MatchPlayouts(kAdvanced, games, chance);
  } else if (std::strcmp(way, "naval_war") == 0) {
    plies = MatchPlayouts("", games, chance, "naval_war");
  } else if (std::strcmp(way, "naval_war_without_cards") == 0) {
    plies = MatchPlayouts("card_play=false", games, chance, "naval_war");
  } else if (std::strcmp(way, "campaign") == 0) {
    plies = CampaignReplays(games);
  } else {
    std::fprintf(
        stderr,
        "usage: %s floor|rules|match|c|advanced|naval_war|naval_war_without_cards|campaign "
        "<games>\n",
        argv[0]);
    return 2;
  }
  std::printf("%lld\n", static_cast<long long>(plies));
  return 0;
}

}  // namespace
}  // namespace mallard::bench

int main(int argc, char** argv) { return mallard::bench::Run(argc, argv); }
