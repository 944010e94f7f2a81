// Duckhammer: a battle between computer players played again, and what Lua costs in it. Single
// questions and steps are in games_bench.cc, with those of all games.
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_replace.h"
#include "benchmark/benchmark.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/script/script.h"
#include "tests/bench/allocations.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

using duckhammer::DuckhammerRules;
using duckhammer::HookPoint;

constexpr char kBattle[] = "scale=medium";

const std::shared_ptr<const Ruleset>& Battles() {
  static const auto* const ruleset = new std::shared_ptr<const Ruleset>(
      Must(Ruleset::Load("duckhammer"), "the base pack of Duckhammer"));
  return *ruleset;
}

// A battle that two computer players fought: everything they did.
const std::vector<Move>& TheBattle() {
  static const auto* const played = new PlayedMatch(PlayByBots(Battles(), kBattle));
  return played->moves;
}

// The same battle stopped where units are activated, two thirds through it.
Match MiddleOfBattle() {
  Match match = NewMatch(Battles(), kBattle, kBare);
  const std::vector<Move>& moves = TheBattle();
  for (size_t i = 0; i < moves.size(); ++i) {
    const auto& state = DuckhammerRules::As(match.state());
    if (3 * i > moves.size() * 2 && state.stage == duckhammer::Stage::kActivate) break;
    MustBeOk(match.Apply(moves[i].seat, moves[i].action), "an action");
  }
  return match;
}

// How often functions of the pack run in the battle: they are made to print, and lines are counted.
int64_t CountHookCalls() {
  Pack pack = Must(Pack::Embedded("duckhammer"), "the base pack");
  for (PackFile& file : pack.files) {
    file.text = absl::StrReplaceAll(
        file.text,
        {{"= turn_ones_into_twelves,",
          "= function(ctx) print('') turn_ones_into_twelves(ctx) end,"},
         {"= damage_all_in_reach,", "= function(ctx) print('') damage_all_in_reach(ctx) end,"}});
    for (size_t at = 0; (at = file.text.find("= function(", at)) != std::string::npos;) {
      at = file.text.find(')', at) + 1;
      file.text.insert(at, " print('') ");
    }
  }
  int64_t calls = 0;
  RulesetOptions options;
  options.base_pack = false;
  options.log = [&calls](absl::string_view) { ++calls; };
  Match match = NewMatch(Must(Ruleset::Load("duckhammer", {std::move(pack)}, options), "the pack"),
                         kBattle, kBare);
  for (const Move& move : TheBattle()) {
    MustBeOk(match.Apply(move.seat, move.action), "an action");
  }
  return calls;
}

void PlayAgain(benchmark::State& state) {
  const std::vector<Move>& moves = TheBattle();
  const Match start = NewMatch(Battles(), kBattle, kBare);
  Match match = start;
  {
    const AllocationsPerIteration allocations(state);
    for (auto _ : state) {
      match.CopyStateFrom(start);
      for (const Move& move : moves) MustBeOk(match.Apply(move.seat, move.action), "an action");
    }
  }
  state.counters["actions"] = static_cast<double>(moves.size());
  state.counters["hook_calls"] = static_cast<double>(CountHookCalls());
}
BENCHMARK(PlayAgain)->Name("duckhammer/battle_played_again")->Unit(benchmark::kMillisecond);

// One unit of the battle with an ability, and what its function costs.
struct Bearer {
  Match match = MiddleOfBattle();
  StateBuffer buffer;
  int unit = 0;
  explicit Bearer(const char* ability) : buffer(match.rules().state_size()) {
    std::memcpy(buffer.data(), match.state(), match.rules().state_size());
    while (duckhammer::CountOnMap(state(), unit) == 0) ++unit;
    duckhammer::Profile& profile = state().profiles[unit];
    const int position = rules().content().model_ability_names.Find(ability);
    profile.abilities[0] = {};
    if (position >= 0) profile.abilities[0].ability = static_cast<uint8_t>(position + 1);
    for (int i = 1; i < duckhammer::kMaxModelAbilities; ++i) profile.abilities[i] = {};
  }
  duckhammer::State& state() { return DuckhammerRules::As(buffer.data()); }
  const DuckhammerRules& rules() const {
    return static_cast<const DuckhammerRules&>(match.rules());
  }
};

void AskFear(benchmark::State& state, const char* ability) {
  Bearer bearer(ability);
  EventSink nobody(nullptr);
  duckhammer::Play play{bearer.rules(), bearer.state(), nobody};
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    int64_t fear = 3;
    if (duckhammer::HasHook(play.position(), bearer.unit, HookPoint::kFear)) {
      duckhammer::HookCall call{play, 0, bearer.unit};
      MustBeOk(duckhammer::RunModelHooks(call, HookPoint::kFear, &fear), "the hook");
    }
    benchmark::DoNotOptimize(fear);
  }
}
BENCHMARK_CAPTURE(AskFear, none, "massive")->Name("duckhammer/hook_absent");
BENCHMARK_CAPTURE(AskFear, pragmatic, "pragmatic")->Name("duckhammer/hook_one_verb");

}  // namespace
}  // namespace mallard::bench
