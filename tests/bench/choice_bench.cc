// What a choice costs: to begin, to click, and, where a model goes, to follow a mouse. The issue is
// 2 ms for a unit of a large battle.
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/strings/string_view.h"
#include "benchmark/benchmark.h"
#include "mallard/choice.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

// The decision a seat is asked, by name.
absl::string_view NameOfDecision(const Match& match, int seat) {
  const KindSpec* kind =
      Manifest::Find(match.rules().manifest().decisions, match.DecisionOf(seat).kind);
  return kind == nullptr ? "" : kind->name;
}

// A match of computer players, stopped where somebody is asked that for the `times`-th time.
std::pair<Match, int> StoppedAt(const std::string& game, absl::string_view options,
                                absl::string_view decision, int times) {
  Match match = NewMatch(BaseRuleset(game), options, kBare);
  const std::unique_ptr<Bot> bot = Must(CreateBot(match.rules(), "standard", 1), "a bot");
  for (;;) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    if (NameOfDecision(match, seat) == decision && --times == 0) return {match, seat};
    MustBeOk(match.Apply(seat, Must(bot->Choose(Sight(match, seat)), "a choice")), "an action");
  }
}

void ChooseACell(benchmark::State& state) {
  const Match match = ReadyMatches(kAdvanced, 1).front();
  const int seat = match.DecisionOf(0) ? 0 : 1;
  Choice choice;
  for (auto _ : state) {
    choice.Begin(match, seat);
    MustBeOk(choice.Pick(Reference::Cell(17, 1 - seat)), "a click");
    benchmark::DoNotOptimize(choice.Count());
  }
}
BENCHMARK(ChooseACell);

void FollowTheMouse(benchmark::State& state, absl::string_view kind) {
  static const auto* const stopped =
      new std::pair<Match, int>(StoppedAt("duckhammer", "scale=large", "moving", 3));
  Choice choice;
  choice.Begin(stopped->first, stopped->second);
  for (const ChoiceValue& value : choice.Values(Choice::kKind)) {
    if (choice.Text(Choice::kKind, value.value) != kind) continue;
    MustBeOk(choice.Set(Choice::kKind, value.value), "the kind");
    break;
  }
  const int place = choice.steps() - 1;
  if (place == 1) MustBeOk(choice.Set(0, choice.Values(0)[0].value), "the model");
  const OpenBounds bounds = choice.Bounds(place);
  PreviewStep steps[64];
  int32_t x = bounds.low[0];
  for (auto _ : state) {
    x = x + 777 > bounds.high[0] ? bounds.low[0] : x + 777;
    int32_t wish[2] = {x, bounds.high[1] / 2};
    if (!choice.Nearest(place, wish)) continue;
    MustBeOk(choice.Set(place, wish), "the place");
    benchmark::DoNotOptimize(choice.Preview(absl::MakeSpan(steps)));
  }
}
BENCHMARK_CAPTURE(FollowTheMouse, step, "step")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(FollowTheMouse, advance, "advance")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(FollowTheMouse, shift, "shift")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace mallard::bench
