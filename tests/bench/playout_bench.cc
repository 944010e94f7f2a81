// Whole random games: the floor, then the engine through each of its ways in. An iteration copies a
// prepared start and plays it to the end; `per_ply` is the time of one ply, the copy's share
// included.
#include <cstdint>
#include <vector>

#include "benchmark/benchmark.h"
#include "tests/bench/allocations.h"
#include "tests/bench/floor.h"
#include "tests/bench/playouts.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

constexpr int kStarts = 32;

// Plays starts in turn; `play(i, chance)` plays the i-th and returns its plies.
template <class Play>
void PlayStarts(benchmark::State& state, size_t starts, Play play) {
  Chance chance = Chance::Stream(1, static_cast<uint64_t>(state.thread_index()));
  int64_t plies = 0;
  size_t next = 0;
  play(0, chance);  // Whatever is allocated once is allocated now.
  {
    const AllocationsPerIteration allocations(state);
    for (auto _ : state) {
      plies += play(next, chance);
      next = next + 1 == starts ? 0 : next + 1;
    }
  }
  state.SetItemsProcessed(plies);
  state.counters["per_ply"] = benchmark::Counter(
      static_cast<double>(plies), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void PlayoutFloor(benchmark::State& state) {
  Chance chance = Chance::Stream(0, 0);
  std::vector<FloorGame> starts;
  for (int i = 0; i < kStarts; ++i) starts.push_back(NewFloorGame(chance));
  FloorGame game;
  PlayStarts(state, starts.size(), [&](size_t i, Chance& draws) {
    game = starts[i];
    return PlayFloor(game, draws);
  });
}
BENCHMARK(PlayoutFloor)->Name("playout/floor");

void PlayoutRules(benchmark::State& state) {
  const std::vector<Match> starts = ReadyMatches(kBattleship, kStarts);
  const Rules& rules = starts[0].rules();
  StateBuffer buffer(rules.state_size());
  PlayStarts(state, starts.size(), [&](size_t i, Chance& draws) {
    std::memcpy(buffer.data(), starts[i].state(), rules.state_size());
    return PlayOut(RulesApi{rules, buffer.data()}, draws);
  });
}
BENCHMARK(PlayoutRules)->Name("playout/rules");

void PlayoutMatch(benchmark::State& state, const char* configuration) {
  const std::vector<Match> starts = ReadyMatches(configuration, kStarts);
  Match match = starts[0];
  PlayStarts(state, starts.size(), [&](size_t i, Chance& draws) {
    match.CopyStateFrom(starts[i]);
    return PlayOut(MatchApi{match}, draws);
  });
}
BENCHMARK_CAPTURE(PlayoutMatch, battleship, kBattleship)->Name("playout/match");
BENCHMARK_CAPTURE(PlayoutMatch, advanced, kAdvanced)->Name("playout/advanced");

// With everything a user interface wants, as matches are by default.
void PlayoutWithHistory(benchmark::State& state) {
  MatchOptions options;
  Match start = NewMatch(BaseRuleset(), kBattleship, options);
  FinishSetup(start);
  PlayStarts(state, 1, [&](size_t, Chance& draws) {
    Match match = start;
    return PlayOut(MatchApi{match}, draws);
  });
}
BENCHMARK(PlayoutWithHistory)->Name("playout/match_with_history_and_events");

void PlayoutC(benchmark::State& state, const char* configuration) {
  const CMatches starts(configuration, kStarts);
  mld_match* match = nullptr;
  mld_match_clone(starts[0], &match, nullptr);
  PlayStarts(state, starts.size(), [&](size_t i, Chance& draws) {
    mld_match_copy_state_from(match, starts[i], nullptr);
    return PlayOut(CApi{match}, draws);
  });
  mld_match_destroy(match);
}
BENCHMARK_CAPTURE(PlayoutC, battleship, kBattleship)->Name("playout/c");
BENCHMARK_CAPTURE(PlayoutC, advanced, kAdvanced)->Name("playout/c_advanced");

// One match a thread, one ruleset for all.
void PlayoutThreads(benchmark::State& state) {
  static const auto* const starts = new std::vector<Match>(ReadyMatches(kBattleship, kStarts));
  Match match = (*starts)[0];
  PlayStarts(state, starts->size(), [&](size_t i, Chance& draws) {
    match.CopyStateFrom((*starts)[i]);
    return PlayOut(MatchApi{match}, draws);
  });
}
BENCHMARK(PlayoutThreads)->Name("playout/shared")->Threads(1)->Threads(2)->UseRealTime();

}  // namespace
}  // namespace mallard::bench
