// Duckhammer campaigns: a war between computer players played again, random weeks of Duckheim, and
// single questions and steps at two points of a war: in a player's turn on the map, and in the
// middle of a battle. The state holds a whole battle at all times; `bytes` says how large it is.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "benchmark/benchmark.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "tests/bench/allocations.h"
#include "tests/bench/playouts.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

using duckhammer_campaign::CampaignRules;
using duckhammer_campaign::Phase;
using duckhammer_campaign::State;

const std::shared_ptr<const Ruleset>& Campaigns() { return BaseRuleset("duckhammer_campaign"); }

const PlayedMatch& TheWar() {
  static const auto* const war = new PlayedMatch(PlayByBots(Campaigns(), "battles=2"));
  return *war;
}

int SeatToMove(const Match& match) {
  int seat = 0;
  while (seat < match.seats() && !match.DecisionOf(seat)) ++seat;
  return seat;
}

// The war stopped where `there` says so for the first time.
template <class There>
Match Until(There there) {
  Match match = TheWar().start;
  for (const Move& move : TheWar().moves) {
    if (there(CampaignRules::As(match.state()))) break;
    MustBeOk(match.Apply(move.seat, move.action), "an action");
  }
  return match;
}

const Match& OnTheMap() {
  static const auto* const match =
      new Match(Until([](const State& state) { return state.phase == Phase::kMarch; }));
  return *match;
}

const Match& InBattle() {
  static const auto* const match = new Match(Until([](const State& state) {
    return state.phase == Phase::kBattle && state.battle.round == 2 &&
           state.battle.stage == duckhammer::Stage::kActivate;
  }));
  return *match;
}

void WarAgain(benchmark::State& state) {
  const PlayedMatch& war = TheWar();
  Match match = war.start;
  {
    const AllocationsPerIteration allocations(state);
    for (auto _ : state) {
      match.CopyStateFrom(war.start);
      for (const Move& move : war.moves) MustBeOk(match.Apply(move.seat, move.action), "an action");
    }
  }
  state.counters["actions"] = static_cast<double>(war.moves.size());
}
BENCHMARK(WarAgain)->Name("duckhammer_campaign/war_played_again")->Unit(benchmark::kMillisecond);

void Weeks(benchmark::State& state) {
  const Match start = NewMatch(Campaigns(), "mode=duckheim weeks=2 rounds=2", kBare);
  Match match = start;
  Chance chance = Chance::Stream(1, 0);
  int64_t plies = 0;
  {
    const AllocationsPerIteration allocations(state);
    for (auto _ : state) {
      match.CopyStateFrom(start);
      plies += PlayOut(MatchApi{match}, chance, match.seats());
    }
  }
  state.counters["plies"] =
      benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kAvgIterations);
  state.counters["per_ply"] = benchmark::Counter(
      static_cast<double>(plies), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(Weeks)->Name("duckhammer_campaign/duckheim_playout")->Unit(benchmark::kMillisecond);

void LegalList(benchmark::State& state, const Match& match) {
  const int seat = SeatToMove(match);
  std::vector<Action> actions(match.LegalCount(seat));
  state.counters["actions"] = static_cast<double>(actions.size());
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(match.LegalActions(seat, absl::MakeSpan(actions)));
    benchmark::ClobberMemory();
  }
}

void CheckEach(benchmark::State& state, const Match& match) {
  const int seat = SeatToMove(match);
  const std::vector<Action> actions = match.LegalActions(seat);
  size_t next = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(match.Check(seat, actions[next]));
    next = (next + 1) % actions.size();
  }
}

// Copying the position back is part of it.
void ApplyEach(benchmark::State& state, const Match& start) {
  const int seat = SeatToMove(start);
  const std::vector<Action> actions = start.LegalActions(seat);
  Match match = start;
  size_t next = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    match.CopyStateFrom(start);
    MustBeOk(match.Apply(seat, actions[next]), "a legal action");
    next = (next + 1) % actions.size();
  }
}

void CopyState(benchmark::State& state, const Match& start) {
  Match match = start;
  state.counters["bytes"] = static_cast<double>(start.rules().state_size());
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    match.CopyStateFrom(start);
    benchmark::ClobberMemory();
  }
}

void TakeSnapshot(benchmark::State& state, const Match& match) {
  state.counters["bytes"] = static_cast<double>(match.Snapshot(Viewer::Host()).size());
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) benchmark::DoNotOptimize(match.Snapshot(Viewer::Host()));
}

void RestoreSnapshot(benchmark::State& state, const Match& match) {
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(Must(Match::Restore(Campaigns(), bytes), "restoring"));
  }
}

void BotMove(benchmark::State& state, const Match& match) {
  const std::unique_ptr<Bot> bot = match.rules().CreateBot(1);
  const int seat = SeatToMove(match);
  for (auto _ : state) {
    benchmark::DoNotOptimize(Must(bot->Choose(Sight(match, seat)), "choosing"));
  }
}

// Names every measurement `duckhammer_campaign/<where>/<what>`; positions are made once, when
// needed.
const bool kRegistered = [] {
  const std::pair<const char*, const Match& (*)()> places[] = {{"map", OnTheMap},
                                                               {"battle", InBattle}};
  const std::pair<const char*, void (*)(benchmark::State&, const Match&)> kinds[] = {
      {"legal_actions", LegalList},   {"check", CheckEach},       {"copy_and_apply", ApplyEach},
      {"copy_state_from", CopyState}, {"snapshot", TakeSnapshot}, {"restore", RestoreSnapshot},
      {"bot_move", BotMove},
  };
  for (const auto& [where, position] : places) {
    for (const auto& [what, run] : kinds) {
      benchmark::RegisterBenchmark(
          (std::string("duckhammer_campaign/") + where + "/" + what).c_str(),
          [position = position, run = run](benchmark::State& state) { run(state, position()); });
    }
  }
  return true;
}();

}  // namespace
}  // namespace mallard::bench
