// Duck Dealer: random games, single questions and steps, saving. Positions are from the middle of
// games between bots, in an action turn.
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "benchmark/benchmark.h"
#include "src/games/duck_dealer/actions.h"
#include "tests/bench/allocations.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

const std::shared_ptr<const Ruleset>& Dealers() {
  static const auto* const ruleset = new std::shared_ptr<const Ruleset>(
      Must(Ruleset::Load("duck_dealer"), "the base pack of Duck Dealer"));
  return *ruleset;
}

int SeatToMove(const Match& match) {
  int seat = 0;
  while (seat < match.seats() && !match.DecisionOf(seat)) ++seat;
  return seat;
}

Match PlayedIntoATurn(int actions) {
  Match match = NewMatch(Dealers(), "players=3", {.seed = 1});
  std::vector<std::unique_ptr<Bot>> bots;
  for (uint64_t seat = 0; seat < 3; ++seat) {
    bots.push_back(Must(CreateBot(match.rules(), "standard", seat), "a bot"));
  }
  for (int i = 0;; ++i) {
    const int seat = SeatToMove(match);
    if (i >= actions && match.DecisionOf(seat).kind == duck_dealer::kActionTurnStep) break;
    MustBeOk(match.Apply(seat, Must(bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat)),
                                    "a choice")),
             "an action");
  }
  Match bare = match;
  bare.CopyStateFrom(match);
  return bare;
}

// A match in the middle of an action turn, after 200 actions of bots or a little later; played once
// for all measurements.
const Match& MiddleOfATurn() {
  static const auto* const match = new Match(PlayedIntoATurn(200));
  return *match;
}

void Playouts(benchmark::State& state, const char* configuration) {
  const Match start = NewMatch(Dealers(), configuration, kBare);
  Match match = start;
  Chance chance = Chance::Stream(1, 0);
  int64_t plies = 0;
  const auto play = [&] {
    match.CopyStateFrom(start);
    while (!match.outcome().over) {
      const int seat = SeatToMove(match);
      const uint32_t count = static_cast<uint32_t>(match.LegalCount(seat));
      MustBeOk(match.Apply(seat, match.LegalNth(seat, chance.Below(count))), "a random action");
      ++plies;
    }
  };
  play();  // Makes the working memory of the path search.
  plies = 0;
  {
    const AllocationsPerIteration allocations(state);
    for (auto _ : state) play();
  }
  state.SetItemsProcessed(plies);
  state.counters["per_ply"] = benchmark::Counter(
      static_cast<double>(plies), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK_CAPTURE(Playouts, two, "players=2")->Name("duck_dealer/playout_2");
BENCHMARK_CAPTURE(Playouts, five, "players=5")->Name("duck_dealer/playout_5");

void LegalList(benchmark::State& state) {
  const Match& match = MiddleOfATurn();
  const int seat = SeatToMove(match);
  std::vector<Action> actions(match.LegalCount(seat));
  state.counters["actions"] = static_cast<double>(actions.size());
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(match.LegalActions(seat, absl::MakeSpan(actions)));
    benchmark::ClobberMemory();
  }
}
BENCHMARK(LegalList)->Name("duck_dealer/legal_actions");

void CheckEach(benchmark::State& state) {
  const Match& match = MiddleOfATurn();
  const int seat = SeatToMove(match);
  const std::vector<Action> actions = match.LegalActions(seat);
  size_t next = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(match.Check(seat, actions[next]));
    next = next + 1 == actions.size() ? 0 : next + 1;
  }
}
BENCHMARK(CheckEach)->Name("duck_dealer/check");

// Applying includes copying the position back and, for moves, finding everything within reach.
void ApplyEach(benchmark::State& state) {
  const Match& start = MiddleOfATurn();
  const int seat = SeatToMove(start);
  const std::vector<Action> actions = start.LegalActions(seat);
  Match match = start;
  size_t next = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    match.CopyStateFrom(start);
    MustBeOk(match.Apply(seat, actions[next]), "a legal action");
    next = next + 1 == actions.size() ? 0 : next + 1;
  }
}
BENCHMARK(ApplyEach)->Name("duck_dealer/copy_and_apply");

void CopyState(benchmark::State& state) {
  const Match& start = MiddleOfATurn();
  Match match = start;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    match.CopyStateFrom(start);
    benchmark::ClobberMemory();
  }
}
BENCHMARK(CopyState)->Name("duck_dealer/copy_state_from");

void TakeSnapshot(benchmark::State& state) {
  const Match& match = MiddleOfATurn();
  state.counters["bytes"] = static_cast<double>(match.Snapshot(Viewer::Host()).size());
  for (auto _ : state) benchmark::DoNotOptimize(match.Snapshot(Viewer::Host()));
}
BENCHMARK(TakeSnapshot)->Name("duck_dealer/snapshot");

void RestoreSnapshot(benchmark::State& state) {
  const Match& match = MiddleOfATurn();
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
  RestoreOptions options;
  options.history = options.events = false;
  for (auto _ : state) benchmark::DoNotOptimize(Match::Restore(Dealers(), bytes, options));
}
BENCHMARK(RestoreSnapshot)->Name("duck_dealer/restore");

void BotChoice(benchmark::State& state) {
  Match match = NewMatch(Dealers(), "players=3", {.seed = 1});
  std::vector<std::unique_ptr<Bot>> bots;
  for (uint64_t seat = 0; seat < 3; ++seat) {
    bots.push_back(Must(CreateBot(match.rules(), "standard", seat), "a bot"));
  }
  while (match.DecisionOf(SeatToMove(match)).kind != duck_dealer::kTakeTurn) {
    const int seat = SeatToMove(match);
    MustBeOk(match.Apply(seat, Must(bots[0]->Choose(Sight(match, seat)), "a choice")), "set-up");
  }
  const Sight sight(match, SeatToMove(match));
  for (auto _ : state) benchmark::DoNotOptimize(bots[0]->Choose(sight));
}
BENCHMARK(BotChoice)->Name("duck_dealer/bot_plan");

}  // namespace
}  // namespace mallard::bench
