// What Lua costs: the call of a hook with nothing in it, and a maneuver whose Lua function does
// what the engine does by itself when there is none.
#include <cstdint>
#include <memory>
#include <vector>

#include "benchmark/benchmark.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/script.h"
#include "tests/bench/allocations.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

constexpr char kFootprint[] = R"(footprint = { ".o.", "ooo", ".o." }, cooldown = 5)";

// A ruleset in which the maneuver of the centers has the given `resolve`, or none.
std::shared_ptr<const Ruleset> RulesetWithResolve(absl::string_view resolve) {
  std::string lua = "maneuver { id = 'battleducks:centers', replace = true, ";
  lua += kFootprint;
  if (!resolve.empty()) lua += ", resolve = " + std::string(resolve);
  return RulesetWith(lua + " }");
}

void EmptyHook(benchmark::State& state) {
  const std::shared_ptr<const Ruleset> ruleset = RulesetWithResolve("function(ctx) end");
  const int index = ruleset->entries().Find("maneuver", "battleducks:centers");
  const ScriptFunction resolve =
      ruleset->entries().Entries("maneuver")[static_cast<size_t>(index)].value["resolve"].function;
  int context = 0;  // Never looked at: no verb is called.
  ScriptResult result;
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    MustBeOk(ruleset->scripts().Call(resolve, battleducks::ResolveHook(), &context, {}, &result),
             "calling the hook");
  }
}
BENCHMARK(EmptyHook)->Name("hook/empty_call");

// One maneuver on a fresh pond.
void UseManeuver(benchmark::State& state, const char* resolve) {
  const std::shared_ptr<const Ruleset> ruleset = RulesetWithResolve(resolve);
  Match start = NewMatch(ruleset, "mode=advanced first_player=p1", kBare);
  FinishSetup(start);
  Match match = start;
  const Action maneuver = {battleducks::kManeuver, {0, 0, 5, 5}};
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    match.CopyStateFrom(start);
    MustBeOk(match.Apply(0, maneuver), "using the maneuver");
  }
}
BENCHMARK_CAPTURE(UseManeuver, native, "")->Name("maneuver/native");
BENCHMARK_CAPTURE(UseManeuver, empty, "function(ctx) end")->Name("maneuver/lua_empty");
BENCHMARK_CAPTURE(UseManeuver, lua,
                  "function(ctx) for _, cell in ipairs(ctx:cells()) do ctx:probe(cell) end end")
    ->Name("maneuver/lua");

}  // namespace
}  // namespace mallard::bench
