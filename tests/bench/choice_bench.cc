// What a choice costs: to begin, to click, and, where a model goes, to follow a mouse. The issue is
// 2 ms for a unit of a large battle.
#include <cstdint>
#include <vector>

#include "absl/strings/string_view.h"
#include "benchmark/benchmark.h"
#include "mallard/choice.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

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
