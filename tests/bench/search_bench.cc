// Searches by the number of their threads and of their playouts: how many they make in a second.
// Two threads are to make at least 1.7 times as many as one.
#include <cstdint>
#include <memory>
#include <string>

#include "benchmark/benchmark.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

void Search(benchmark::State& state, const std::string& game, const char* decision, int times) {
  const auto [match, seat] = StoppedAt(game, "", decision, times);
  BotOptions options;
  options.name = "search";
  options.iterations = static_cast<uint64_t>(state.range(1));
  options.threads = static_cast<int>(state.range(0));
  const std::unique_ptr<Bot> bot = Must(CreateBot(match.rules(), options), "a bot");
  const Sight sight(match, seat);
  uint64_t playouts = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(Must(bot->Choose(sight), "a choice"));
    playouts += bot->thinking().done();
  }
  state.SetItemsProcessed(static_cast<int64_t>(playouts));
}
BENCHMARK_CAPTURE(Search, ducks_in_tow, "ducks_in_tow", "act", 20)
    ->Args({1, 2000})
    ->Args({2, 2000})
    ->UseRealTime()
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(Search, duckhammer, "duckhammer", "choose_mission", 1)
    ->Args({1, 200})
    ->Args({2, 200})
    ->UseRealTime()
    ->MeasureProcessCPUTime();

}  // namespace
}  // namespace mallard::bench
