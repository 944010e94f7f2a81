// Single questions and steps, on positions from the middle of the game.
#include <cstdint>
#include <vector>

#include "benchmark/benchmark.h"
#include "src/games/battleducks/actions.h"
#include "tests/bench/allocations.h"
#include "tests/bench/floor.h"
#include "tests/bench/playouts.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

// Turns taken before a middle game is measured: half of the board is known.
constexpr int kMiddleTurns = 100;

// After as many random turns as MiddleGames takes, so that the lists have about the same length.
FloorGame MiddleFloorGame() {
  Chance chance = Chance::Stream(0, 0);
  FloorGame game;
  do {
    game = NewFloorGame(chance);
    for (int turn = 0; turn < kMiddleTurns && !game.over; ++turn) {
      const FloorPond& pond = FloorTarget(game);
      FloorObserve(game, FloorNth(pond, static_cast<int>(chance.Below(pond.cells_left))));
    }
  } while (game.over);
  return game;
}

// A match in the middle with the same number of cells left for the player to move.
Match MiddleMatch() {
  Match match = std::move(ReadyMatches(kBattleship, 1)[0]);
  Chance chance = Chance::Stream(0, 0);
  for (int turn = 0; turn < kMiddleTurns; ++turn) {
    const int seat = match.DecisionOf(0) ? 0 : 1;
    const uint32_t count = static_cast<uint32_t>(match.LegalCount(seat));
    MustBeOk(match.Apply(seat, match.LegalNth(seat, chance.Below(count))), "a random turn");
  }
  return match;
}

int SeatToMove(const Match& match) { return match.DecisionOf(0) ? 0 : 1; }

void LegalListFloor(benchmark::State& state) {
  const FloorGame game = MiddleFloorGame();
  Action actions[100];
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(FloorList(game, battleducks::kObserve, actions));
    benchmark::ClobberMemory();
  }
}
BENCHMARK(LegalListFloor)->Name("legal_actions/floor");

void LegalList(benchmark::State& state) {
  const Match match = MiddleMatch();
  const int seat = SeatToMove(match);
  std::vector<Action> actions(match.LegalCount(seat));
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(match.LegalActions(seat, absl::MakeSpan(actions)));
    benchmark::ClobberMemory();
  }
}
BENCHMARK(LegalList)->Name("legal_actions/match");

void LegalListAdvanced(benchmark::State& state) {
  const Match match = std::move(ReadyMatches(kAdvanced, 1)[0]);
  const int seat = SeatToMove(match);
  std::vector<Action> actions(match.LegalCount(seat));
  state.counters["actions"] = static_cast<double>(actions.size());
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(match.LegalActions(seat, absl::MakeSpan(actions)));
    benchmark::ClobberMemory();
  }
}
BENCHMARK(LegalListAdvanced)->Name("legal_actions/advanced");

void LegalCount(benchmark::State& state, const char* configuration) {
  const Match match = std::move(ReadyMatches(configuration, 1)[0]);
  const int seat = SeatToMove(match);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) benchmark::DoNotOptimize(match.LegalCount(seat));
}
BENCHMARK_CAPTURE(LegalCount, battleship, kBattleship)->Name("legal_count/battleship");
BENCHMARK_CAPTURE(LegalCount, advanced, kAdvanced)->Name("legal_count/advanced");

void LegalNth(benchmark::State& state, const char* configuration) {
  const Match match = std::move(ReadyMatches(configuration, 1)[0]);
  const int seat = SeatToMove(match);
  const uint64_t count = match.LegalCount(seat);
  uint64_t n = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(match.LegalNth(seat, n));
    n = n + 1 == count ? 0 : n + 1;
  }
}
BENCHMARK_CAPTURE(LegalNth, battleship, kBattleship)->Name("legal_nth/battleship");
BENCHMARK_CAPTURE(LegalNth, advanced, kAdvanced)->Name("legal_nth/advanced");

void Check(benchmark::State& state) {
  const Match match = MiddleMatch();
  const int seat = SeatToMove(match);
  const Action action = match.LegalNth(seat, 0);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) benchmark::DoNotOptimize(match.Check(seat, action));
}
BENCHMARK(Check)->Name("check/legal");

void CheckRefused(benchmark::State& state) {
  const Match match = MiddleMatch();
  const int seat = SeatToMove(match);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) benchmark::DoNotOptimize(match.Check(seat, {battleducks::kReady, {}}));
}
BENCHMARK(CheckRefused)->Name("check/refused");

void RefusedVerdict(benchmark::State& state) {
  const Match match = MiddleMatch();
  const int seat = SeatToMove(match);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) benchmark::DoNotOptimize(match.Verdict(seat, {battleducks::kReady, {}}));
}
BENCHMARK(RefusedVerdict)->Name("check/refused_verdict");

// A whole recorded game a round, so that taking back does not have to be measured too.
void Apply(benchmark::State& state, const char* configuration) {
  const std::vector<Match> starts = ReadyMatches(configuration, 1);
  Match match = starts[0];
  std::vector<Action> taken;
  Chance chance = Chance::Stream(0, 0);
  const int first = SeatToMove(match);
  for (int seat = first; !match.outcome().over; seat = 1 - seat) {
    const uint32_t count = static_cast<uint32_t>(match.LegalCount(seat));
    taken.push_back(match.LegalNth(seat, chance.Below(count)));
    MustBeOk(match.Apply(seat, taken.back()), "a random turn");
  }
  {
    const AllocationsPerIteration allocations(state);
    for (auto _ : state) {
      match.CopyStateFrom(starts[0]);
      int seat = first;
      for (const Action& action : taken) {
        benchmark::DoNotOptimize(match.Apply(seat, action));
        seat = 1 - seat;
      }
    }
  }
  state.counters["per_action"] = benchmark::Counter(
      static_cast<double>(taken.size()),
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK_CAPTURE(Apply, battleship, kBattleship)->Name("apply/battleship");
BENCHMARK_CAPTURE(Apply, advanced, kAdvanced)->Name("apply/advanced");

// The promise: nothing is allocated by a ply that lists all actions and applies one.
void ListAndApply(benchmark::State& state, const char* configuration) {
  const std::vector<Match> starts = ReadyMatches(configuration, 1);
  Match match = starts[0];
  std::vector<Action> actions(100'000);
  Chance chance = Chance::Stream(0, 0);
  int64_t plies = 0;
  {
    const AllocationsPerIteration allocations(state);
    for (auto _ : state) {
      match.CopyStateFrom(starts[0]);
      for (int seat = SeatToMove(match); !match.outcome().over; seat = 1 - seat, ++plies) {
        const size_t count = match.LegalActions(seat, absl::MakeSpan(actions));
        const Action& action = actions[chance.Below(static_cast<uint32_t>(count))];
        benchmark::DoNotOptimize(match.Apply(seat, action));
      }
    }
  }
  state.counters["per_ply"] = benchmark::Counter(
      static_cast<double>(plies), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK_CAPTURE(ListAndApply, battleship, kBattleship)->Name("list_and_apply/battleship");
BENCHMARK_CAPTURE(ListAndApply, advanced, kAdvanced)->Name("list_and_apply/advanced");

// Taking back one action and taking it again, with that many actions since the last checkpoint.
void UndoAndApply(benchmark::State& state) {
  Match match = NewMatch(BaseRuleset(), kBattleship, {});
  FinishSetup(match);
  int seat = 0;
  Action last;
  while (match.UndoDepth() < 32 + static_cast<size_t>(state.range(0))) {
    seat = SeatToMove(match);
    last = match.LegalNth(seat, 0);
    MustBeOk(match.Apply(seat, last), "a turn");
  }
  for (auto _ : state) {
    MustBeOk(match.Undo(), "taking back");
    MustBeOk(match.Apply(seat, last), "a turn");
  }
}
BENCHMARK(UndoAndApply)->Name("undo_and_apply")->Arg(1)->Arg(31);

}  // namespace
}  // namespace mallard::bench
