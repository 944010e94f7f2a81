// Scenes of boards in the middle of the game: building, comparing, writing, and finding that
// nothing has happened.
#include "benchmark/benchmark.h"
#include "mallard/scene.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_difference.h"
#include "tests/bench/allocations.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

Match Middle(const char* configuration, const char* game) {
  Match match = std::move(ReadyMatches(configuration, 1, game)[0]);
  Chance chance = Chance::Stream(0, 0);
  for (int turn = 0; turn < 60 && !match.outcome().over; ++turn) {
    const int seat = match.DecisionOf(0) ? 0 : 1;
    const uint32_t count = static_cast<uint32_t>(match.LegalCount(seat));
    MustBeOk(match.Apply(seat, match.LegalNth(seat, chance.Below(count))), "a random turn");
  }
  return match;
}

void Build(benchmark::State& state, const char* configuration, const char* game) {
  const Match match = Middle(configuration, game);
  Scene scene;
  match.BuildScene(Viewer::Seat(0), scene);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    scene.source = {};
    benchmark::DoNotOptimize(match.BuildScene(Viewer::Seat(0), scene));
  }
  state.counters["items"] = static_cast<double>(scene.items.size());
}
BENCHMARK_CAPTURE(Build, battleducks, kStandard, "battleducks")->Name("scene/battleducks");
BENCHMARK_CAPTURE(Build, advanced, kAdvanced, "battleducks")->Name("scene/battleducks_advanced");
BENCHMARK_CAPTURE(Build, naval_war, "", "naval_war")->Name("scene/naval_war");

// The largest battle that the rules know, while models move.
void BuildBattle(benchmark::State& state, const char* configuration) {
  const auto [match, seat] = StoppedAt("duckhammer", configuration, "moving", 3);
  Scene scene;
  match.BuildScene(Viewer::Seat(seat), scene);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    scene.source = {};
    benchmark::DoNotOptimize(match.BuildScene(Viewer::Seat(seat), scene));
  }
  state.counters["items"] = static_cast<double>(scene.items.size());
}
BENCHMARK_CAPTURE(BuildBattle, large, "scale=large")->Name("scene/large_battle");
BENCHMARK_CAPTURE(BuildBattle, giant, "scale=giant")->Name("scene/giant_battle");

void Unchanged(benchmark::State& state) {
  const Match match = Middle(kAdvanced, "battleducks");
  Scene scene;
  match.BuildScene(Viewer::Seat(0), scene);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) benchmark::DoNotOptimize(match.BuildScene(Viewer::Seat(0), scene));
}
BENCHMARK(Unchanged)->Name("scene/unchanged");

void Write(benchmark::State& state) {
  const Match match = Middle(kAdvanced, "battleducks");
  Scene scene;
  match.BuildScene(Viewer::Seat(0), scene);
  SceneLabels labels;
  SceneWriter writer;
  labels.Resolve(scene);
  size_t size = writer.Write(scene, labels).size();
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    labels.Resolve(scene);
    size = writer.Write(scene, labels).size();
    benchmark::DoNotOptimize(size);
  }
  state.counters["bytes"] = static_cast<double>(size);
}
BENCHMARK(Write)->Name("scene/write");

void Difference(benchmark::State& state) {
  Match match = Middle(kAdvanced, "battleducks");
  Scene earlier, later;
  match.BuildScene(Viewer::Seat(0), earlier);
  const int seat = match.DecisionOf(0) ? 0 : 1;
  MustBeOk(match.Apply(seat, match.LegalNth(seat, 0)), "a turn");
  match.BuildScene(Viewer::Seat(0), later);
  SceneDifference difference;
  difference.Compare(earlier, later);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    difference.Compare(earlier, later);
    benchmark::DoNotOptimize(difference.changed.data());
  }
}
BENCHMARK(Difference)->Name("scene/difference");

}  // namespace
}  // namespace mallard::bench
