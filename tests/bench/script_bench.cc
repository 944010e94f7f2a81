// What Lua costs: the call of a hook with nothing in it, and a maneuver whose Lua function does
// what the engine does by itself when there is none.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "benchmark/benchmark.h"
#include "src/games/battleducks/actions.h"
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

// A field of an entry of a game's own pack that takes a function.
struct HookPlace {
  std::string kind;
  std::string entry;
  const FieldSchema* field = nullptr;
};

// The last in which the pack has a function, since games that build on another list its kinds
// first; or the first, where it has none.
HookPlace SomeHook(const std::string& game) {
  HookPlace place;
  const Ruleset& ruleset = *BaseRuleset(game);
  for (const EntrySchema& kind : ruleset.game().content_schema().entries) {
    for (const FieldSchema& field : kind.fields) {
      for (const ContentEntry& entry : ruleset.entries().Entries(kind.name)) {
        if (field.hook != nullptr && (place.field == nullptr || entry.value[field.name].function)) {
          place = {kind.name, entry.id, &field};
        }
      }
    }
  }
  return place;
}

// What a function returns that does nothing else.
std::string NothingOf(const ScriptParam& result) {
  if (result.optional) return "nil";
  switch (result.type) {
    case ScriptType::kNil:
      return "nil";
    case ScriptType::kBool:
      return "false";
    case ScriptType::kInt:
      return "0";
    case ScriptType::kString:
      return "''";
    case ScriptType::kIntList:
      return "{}";
  }
  return "nil";
}

void EmptyHook(benchmark::State& state, const char* game) {
  const HookPlace place = SomeHook(game);
  const ScriptHook& hook = *place.field->hook;
  const std::shared_ptr<const Ruleset> ruleset =
      RulesetWith("patch." + place.kind + " { id = '" + place.entry + "', " + place.field->name +
                      " = function() return " + NothingOf(hook.result) + " end }",
                  game);
  const int index = ruleset->entries().Find(place.kind, place.entry);
  const ContentEntry& entry = ruleset->entries().Entries(place.kind)[static_cast<size_t>(index)];
  const ScriptFunction function = entry.value[place.field->name].function;
  int context = 0;  // Never looked at: no verb is called.
  const std::vector<ScriptValue> args(hook.params.size(), ScriptValue::Int(1));
  ScriptResult result;
  state.SetLabel(place.entry + "." + place.field->name);
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) {
    MustBeOk(ruleset->scripts().Call(function, hook, &context, args, &result), "calling the hook");
  }
}
BENCHMARK_CAPTURE(EmptyHook, battleducks, "battleducks")->Name("hook/empty_call");
BENCHMARK_CAPTURE(EmptyHook, naval_war, "naval_war")->Name("hook/empty_call/naval_war");
BENCHMARK_CAPTURE(EmptyHook, ducks_in_tow, "ducks_in_tow")->Name("hook/empty_call/ducks_in_tow");
BENCHMARK_CAPTURE(EmptyHook, duck_dealer, "duck_dealer")->Name("hook/empty_call/duck_dealer");
BENCHMARK_CAPTURE(EmptyHook, duckhammer, "duckhammer")->Name("hook/empty_call/duckhammer");
BENCHMARK_CAPTURE(EmptyHook, duckhammer_campaign, "duckhammer_campaign")
    ->Name("hook/empty_call/duckhammer_campaign");

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
