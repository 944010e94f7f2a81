// Loading content, creating matches, laying out fleets, and the bots' moves.
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "benchmark/benchmark.h"
#include "src/games/battleducks/actions.h"
#include "tests/bench/allocations.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

// Every game's base pack, one after another.
void LoadBasePacks(benchmark::State& state) {
  for (auto _ : state) {
    for (const Game* game : Games()) {
      MustBeOk(Ruleset::Load(*game).status(), "loading a base pack");
    }
  }
}
BENCHMARK(LoadBasePacks)->Name("load_base_packs")->Unit(benchmark::kMillisecond);

// Those of one game; a campaign's stand on the battles'.
void LoadGame(benchmark::State& state, const char* game) {
  for (auto _ : state) MustBeOk(Ruleset::Load(game).status(), "loading a base pack");
}
BENCHMARK_CAPTURE(LoadGame, duckhammer, "duckhammer")
    ->Name("load_base_packs/duckhammer")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(LoadGame, duckhammer_campaign, "duckhammer_campaign")
    ->Name("load_base_packs/duckhammer_campaign")
    ->Unit(benchmark::kMillisecond);

void CreateMatch(benchmark::State& state) {
  Configuration configuration(BaseRuleset()->game().manifest());
  const Match keeps_the_rules = Must(Match::Create(BaseRuleset(), configuration), "creating");
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    MustBeOk(Match::Create(BaseRuleset(), configuration, kBare).status(), "creating");
  }
}
BENCHMARK(CreateMatch)->Name("create_match/rules_in_use");

void CreateMatchAndRules(benchmark::State& state, const char* text) {
  Configuration configuration(BaseRuleset()->game().manifest());
  MustBeOk(configuration.SetAll(text), "reading the configuration");
  for (auto _ : state) {
    MustBeOk(Match::Create(BaseRuleset(), configuration, kBare).status(), "creating");
  }
}
BENCHMARK_CAPTURE(CreateMatchAndRules, standard, kStandard)->Name("create_match/standard");
BENCHMARK_CAPTURE(CreateMatchAndRules, advanced, kAdvanced)->Name("create_match/advanced");

void Fill(benchmark::State& state, const char* configuration) {
  const Match start = NewMatch(BaseRuleset(), configuration, kBare);
  Match match = start;
  uint64_t seed = 0;
  for (auto _ : state) {
    match.CopyStateFrom(start);
    match.Reseed(seed++);
    MustBeOk(match.Apply(0, {battleducks::kFill, {}}), "filling");
  }
}
BENCHMARK_CAPTURE(Fill, standard, kStandard)->Name("fill/standard");
BENCHMARK_CAPTURE(Fill, advanced, kAdvanced)->Name("fill/advanced");

// A turn of the game's own bot, its sight included.
void BotMove(benchmark::State& state, const char* configuration) {
  const std::vector<Match> positions = MiddleGames(configuration, 16, 40);
  const std::unique_ptr<Bot> bot = positions[0].rules().CreateBot(0);
  size_t next = 0;
  for (auto _ : state) {
    const Match& position = positions[next];
    const int seat = position.DecisionOf(0) ? 0 : 1;
    MustBeOk(bot->Choose(Sight(position, seat)).status(), "choosing");
    next = next + 1 == positions.size() ? 0 : next + 1;
  }
}
BENCHMARK_CAPTURE(BotMove, standard, kStandard)->Name("bot_move/standard");
BENCHMARK_CAPTURE(BotMove, advanced, kAdvanced)->Name("bot_move/advanced");

}  // namespace
}  // namespace mallard::bench
