// Copies, hashes, snapshots, views and what is made from them, on positions from the middle of
// games between bots.
#include <cstdint>
#include <utility>
#include <vector>

#include "benchmark/benchmark.h"
#include "tests/bench/allocations.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

constexpr int kPositions = 16;
constexpr int kMiddleTurns = 40;

// Calls `work(position)` for one position after another.
template <class Work>
void OnPositions(benchmark::State& state, const std::vector<Match>& positions, Work work) {
  size_t next = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    work(positions[next]);
    next = next + 1 == positions.size() ? 0 : next + 1;
  }
}

void CopyState(benchmark::State& state) {
  const std::vector<Match> positions = MiddleGames(kStandard, kPositions, kMiddleTurns);
  Match match = positions[0];
  OnPositions(state, positions, [&](const Match& position) {
    match.CopyStateFrom(position);
    benchmark::ClobberMemory();
  });
}
BENCHMARK(CopyState)->Name("copy_state_from");

void Clone(benchmark::State& state) {
  const std::vector<Match> positions = MiddleGames(kStandard, kPositions, kMiddleTurns);
  OnPositions(state, positions, [](const Match& position) {
    Match copy = position;
    benchmark::DoNotOptimize(copy);
  });
}
BENCHMARK(Clone)->Name("clone/bare");

void CloneWithHistory(benchmark::State& state) {
  Match match = NewMatch(BaseRuleset(), kStandard, {});
  FinishSetup(match);
  for (int turn = 0; turn < kMiddleTurns; ++turn) {
    const int seat = match.DecisionOf(0) ? 0 : 1;
    MustBeOk(match.Apply(seat, match.LegalNth(seat, 0)), "a turn");
  }
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    Match copy = match;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(CloneWithHistory)->Name("clone/with_history_and_events");

void Hash(benchmark::State& state) {
  const std::vector<Match> positions = MiddleGames(kStandard, kPositions, kMiddleTurns);
  OnPositions(state, positions,
              [](const Match& position) { benchmark::DoNotOptimize(position.Hash()); });
}
BENCHMARK(Hash)->Name("hash");

void Snapshot(benchmark::State& state, const char* configuration, Viewer viewer) {
  const std::vector<Match> positions = MiddleGames(configuration, kPositions, kMiddleTurns);
  state.counters["bytes"] = static_cast<double>(positions[0].Snapshot(viewer).size());
  OnPositions(state, positions, [&](const Match& position) {
    const std::vector<uint8_t> bytes = position.Snapshot(viewer);
    benchmark::DoNotOptimize(bytes.data());
  });
}
BENCHMARK_CAPTURE(Snapshot, standard, kStandard, Viewer::Host())->Name("snapshot/standard");
BENCHMARK_CAPTURE(Snapshot, advanced, kAdvanced, Viewer::Host())->Name("snapshot/advanced");
BENCHMARK_CAPTURE(Snapshot, view, kStandard, Viewer::Seat(0))->Name("view/standard");

void Restore(benchmark::State& state, const char* configuration) {
  const std::vector<Match> positions = MiddleGames(configuration, kPositions, kMiddleTurns);
  std::vector<std::vector<uint8_t>> snapshots;
  for (const Match& match : positions) snapshots.push_back(match.Snapshot(Viewer::Host()));
  const RestoreOptions options = {
      .allow_changed_content = false, .history = false, .events = false};
  size_t next = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    const absl::StatusOr<Match> match = Match::Restore(BaseRuleset(), snapshots[next], options);
    MustBeOk(match.status(), "restoring");
    next = next + 1 == snapshots.size() ? 0 : next + 1;
  }
}
BENCHMARK_CAPTURE(Restore, standard, kStandard)->Name("restore/standard");
BENCHMARK_CAPTURE(Restore, advanced, kAdvanced)->Name("restore/advanced");

void Redact(benchmark::State& state) {
  const std::vector<Match> positions = MiddleGames(kAdvanced, kPositions, kMiddleTurns);
  StateBuffer seen(positions[0].rules().state_size());
  OnPositions(state, positions, [&](const Match& position) {
    position.rules().Redact(position.state(), Viewer::Seat(0), seen.data());
    benchmark::ClobberMemory();
  });
}
BENCHMARK(Redact)->Name("redact");

void Imagine(benchmark::State& state, const char* configuration) {
  const std::vector<Match> positions = MiddleGames(configuration, kPositions, kMiddleTurns);
  std::vector<Sight> sights;
  for (const Match& match : positions) sights.emplace_back(match, 0);
  uint64_t seed = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    const absl::StatusOr<Match> match = sights[seed % sights.size()].Imagine(seed);
    MustBeOk(match.status(), "imagining");
    ++seed;
  }
}
BENCHMARK_CAPTURE(Imagine, standard, kStandard)->Name("imagine/standard");
BENCHMARK_CAPTURE(Imagine, advanced, kAdvanced)->Name("imagine/advanced");

void ImagineFromBytes(benchmark::State& state) {
  const std::vector<Match> positions = MiddleGames(kStandard, kPositions, kMiddleTurns);
  std::vector<std::vector<uint8_t>> views;
  for (const Match& match : positions) views.push_back(match.Snapshot(Viewer::Seat(0)));
  uint64_t seed = 0;
  for (auto _ : state) {
    MustBeOk(Match::Imagine(BaseRuleset(), views[seed % views.size()], seed).status(), "imagining");
    ++seed;
  }
}
BENCHMARK(ImagineFromBytes)->Name("imagine/from_view_bytes");

void ReplayRun(benchmark::State& state) {
  Match match = NewMatch(BaseRuleset(), kStandard, {});
  FinishSetup(match);
  while (!match.outcome().over) {
    const int seat = match.DecisionOf(0) ? 0 : 1;
    MustBeOk(match.Apply(seat, match.LegalNth(seat, 0)), "a turn");
  }
  const std::vector<uint8_t> replay = Must(match.Replay(), "writing a replay");
  state.counters["actions"] = static_cast<double>(match.UndoDepth());
  for (auto _ : state) {
    MustBeOk(Match::FromReplay(BaseRuleset(), replay).status(), "replaying");
  }
}
BENCHMARK(ReplayRun)->Name("replay_and_verify");

}  // namespace
}  // namespace mallard::bench
