// The same measurements for every game: whole random games, single questions and steps, copies and
// snapshots. Adding a game is adding a line to the table. BattleDucks, which has measurements of
// its own, is not here.
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "benchmark/benchmark.h"
#include "tests/bench/allocations.h"
#include "tests/bench/playouts.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

struct Setting {
  const char* name;
  const char* game;
  const char* configuration;
  bool fleets;  // Players lay out a fleet first, which is not measured.
};

const std::vector<Setting>& Settings() {
  static const auto* const settings = new std::vector<Setting>{
      {"naval_war", "naval_war", "", true},
      {"naval_war_without_cards", "naval_war", "card_play=false", true},
      {"ducks_in_tow", "ducks_in_tow", "", false},
      {"ducks_in_tow_four", "ducks_in_tow", "players=4", false},
      {"duckhammer", "duckhammer",
       "army_1=\"hollow_guard x12; grave_cantor x2; storm_page x4\" "
       "army_2=\"quack_marine x8; fledgling x8; honour_drake x3\"",
       false},
      {"duckhammer_giant", "duckhammer", "scale=giant rounds=2", false},
  };
  return *settings;
}

constexpr int kStarts = 16;
constexpr int kMiddleActions = 120;

std::vector<Match> Starts(const Setting& setting) {
  if (setting.fleets) return ReadyMatches(setting.configuration, kStarts, setting.game);
  std::vector<Match> matches;
  MatchOptions options = kBare;
  for (; options.seed < kStarts; ++options.seed) {
    matches.push_back(NewMatch(BaseRuleset(setting.game), setting.configuration, options));
  }
  return matches;
}

int SeatToMove(const Match& match) {
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (match.DecisionOf(seat)) return seat;
  }
  return -1;
}

std::vector<Match> PlayedOn(std::vector<Match> matches) {
  RandomBot bot(1);
  for (Match& match : matches) {
    for (int i = 0; i < kMiddleActions; ++i) {
      const int seat = SeatToMove(match);
      if (seat < 0) break;
      MustBeOk(match.Apply(seat, Must(bot.Choose(Sight(match, seat)), "choosing")), "an action");
    }
  }
  std::erase_if(matches, [](const Match& match) { return match.outcome().over; });
  return matches;
}

// Positions some way into random games, played once for all measurements of a setting.
const std::vector<Match>& Middles(const Setting& setting) {
  static auto* const played = new std::map<std::string, std::vector<Match>>;
  const auto [at, is_new] = played->try_emplace(setting.name);
  if (is_new) at->second = PlayedOn(Starts(setting));
  return at->second;
}

void Playout(benchmark::State& state, const Setting& setting) {
  const std::vector<Match> starts = Starts(setting);
  Match match = starts[0];
  Chance chance = Chance::Stream(1, 0);
  int64_t plies = 0;
  size_t next = 0;
  PlayOut(MatchApi{match}, chance, match.seats());  // What is allocated once is allocated now.
  {
    const AllocationsPerIteration allocations(state);
    for (auto _ : state) {
      match.CopyStateFrom(starts[next]);
      plies += PlayOut(MatchApi{match}, chance, match.seats());
      next = (next + 1) % starts.size();
    }
  }
  state.counters["plies"] =
      benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kAvgIterations);
  state.counters["per_ply"] = benchmark::Counter(
      static_cast<double>(plies), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// Calls `work(position)` for one position after another.
template <class Work>
void OnMiddles(benchmark::State& state, const Setting& setting, Work work) {
  const std::vector<Match>& positions = Middles(setting);
  size_t next = 0;
  work(positions[0]);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    work(positions[next]);
    next = (next + 1) % positions.size();
  }
}

void LegalList(benchmark::State& state, const Setting& setting) {
  std::vector<Action> actions(100'000);
  OnMiddles(state, setting, [&](const Match& match) {
    benchmark::DoNotOptimize(match.LegalActions(SeatToMove(match), absl::MakeSpan(actions)));
    benchmark::ClobberMemory();
  });
}

void CountLegal(benchmark::State& state, const Setting& setting) {
  OnMiddles(state, setting, [](const Match& match) {
    benchmark::DoNotOptimize(match.LegalCount(SeatToMove(match)));
  });
}

// A random action on a copy; the copy is part of it.
void CopyAndApply(benchmark::State& state, const Setting& setting) {
  Match scratch = Middles(setting)[0];
  Chance chance = Chance::Stream(2, 0);
  OnMiddles(state, setting, [&](const Match& match) {
    scratch.CopyStateFrom(match);
    const int seat = SeatToMove(match);
    const uint32_t count = static_cast<uint32_t>(match.LegalCount(seat));
    MustBeOk(scratch.Apply(seat, match.LegalNth(seat, chance.Below(count))), "an action");
  });
}

void CopyState(benchmark::State& state, const Setting& setting) {
  Match scratch = Middles(setting)[0];
  OnMiddles(state, setting, [&](const Match& match) {
    scratch.CopyStateFrom(match);
    benchmark::ClobberMemory();
  });
}

void HashState(benchmark::State& state, const Setting& setting) {
  OnMiddles(state, setting, [](const Match& match) { benchmark::DoNotOptimize(match.Hash()); });
}

void TakeSnapshot(benchmark::State& state, const Setting& setting) {
  size_t bytes = 0;
  OnMiddles(state, setting,
            [&](const Match& match) { bytes = match.Snapshot(Viewer::Host()).size(); });
  state.counters["bytes"] = static_cast<double>(bytes);
}

void RestoreSnapshot(benchmark::State& state, const Setting& setting) {
  std::vector<std::vector<uint8_t>> snapshots;
  for (const Match& match : Middles(setting)) snapshots.push_back(match.Snapshot(Viewer::Host()));
  size_t next = 0;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        Must(Match::Restore(BaseRuleset(setting.game), snapshots[next]), "restoring"));
    next = (next + 1) % snapshots.size();
  }
}

void ImagineMatch(benchmark::State& state, const Setting& setting) {
  uint64_t seed = 0;
  OnMiddles(state, setting, [&](const Match& match) {
    const Sight sight(match, SeatToMove(match));
    benchmark::DoNotOptimize(Must(sight.Imagine(seed++), "imagining"));
  });
}

void BotMove(benchmark::State& state, const Setting& setting) {
  const std::unique_ptr<Bot> bot = Middles(setting)[0].rules().CreateBot(1);
  OnMiddles(state, setting, [&](const Match& match) {
    benchmark::DoNotOptimize(Must(bot->Choose(Sight(match, SeatToMove(match))), "choosing"));
  });
}

// Names every measurement `<game>/<what>`.
const bool kRegistered = [] {
  const std::pair<const char*, void (*)(benchmark::State&, const Setting&)> kinds[] = {
      {"playout", Playout},           {"legal_count", CountLegal},
      {"legal_actions", LegalList},   {"copy_and_apply", CopyAndApply},
      {"copy_state_from", CopyState}, {"hash", HashState},
      {"snapshot", TakeSnapshot},     {"restore", RestoreSnapshot},
      {"imagine", ImagineMatch},      {"bot_move", BotMove},
  };
  for (const Setting& setting : Settings()) {
    for (const auto& [name, run] : kinds) {
      benchmark::RegisterBenchmark((std::string(setting.name) + "/" + name).c_str(), run, setting);
    }
  }
  return true;
}();

}  // namespace
}  // namespace mallard::bench
