#include "tests/simulator/plan.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "mallard/primitives/chance.h"

namespace mallard::simulator {
namespace {

constexpr const char* kNames[kDeeds] = {"act",       "try",       "undo",   "redo",    "restore",
                                        "reload",    "clone",     "view",   "imagine", "replay",
                                        "no_memory", "interrupt", "damage", "forge"};
// How often each of them comes, of 1,000.
constexpr int kOften[kDeeds] = {780, 60, 20, 10, 20, 5, 10, 20, 5, 2, 35, 10, 15, 8};

Deed Draw(Chance& chance) {
  int at = static_cast<int>(chance.Below(1000));
  for (int i = 0; i < kDeeds; ++i) {
    if (at < kOften[i]) return static_cast<Deed>(i);
    at -= kOften[i];
  }
  return Deed::kAct;
}

}  // namespace

Plan MakePlan(uint64_t number, int steps) {
  Chance chance = Chance::Stream(number, 0x51);
  Plan plan;
  plan.setting = static_cast<uint32_t>(chance.Next() >> 32);
  plan.seed = chance.Next();
  plan.history = chance.Below(4) != 0;
  plan.refuses = chance.Below(4) == 0;
  for (int i = 0; i < steps; ++i) {
    const Deed deed = Draw(chance);
    plan.steps.push_back({deed, static_cast<uint32_t>(chance.Next() >> 32)});
  }
  return plan;
}

std::string ToText(const Plan& plan) {
  std::string text = absl::StrCat(plan.setting, " ", plan.seed, plan.history ? " history" : "",
                                  plan.refuses ? " refuses" : "", ":");
  for (const Step& step : plan.steps) {
    absl::StrAppend(&text, " ", kNames[static_cast<int>(step.deed)], " ", step.number, ";");
  }
  return text;
}

std::optional<Plan> ParsePlan(absl::string_view text) {
  const std::vector<absl::string_view> halves = absl::StrSplit(text, absl::MaxSplits(':', 1));
  const std::vector<absl::string_view> head =
      absl::StrSplit(halves[0], ' ', absl::SkipWhitespace());
  Plan plan;
  plan.history = false;
  if (halves.size() != 2 || head.size() < 2 || !absl::SimpleAtoi(head[0], &plan.setting) ||
      !absl::SimpleAtoi(head[1], &plan.seed)) {
    return std::nullopt;
  }
  for (size_t i = 2; i < head.size(); ++i) {
    if (head[i] != "history" && head[i] != "refuses") return std::nullopt;
    (head[i] == "history" ? plan.history : plan.refuses) = true;
  }
  for (const absl::string_view part : absl::StrSplit(halves[1], ';', absl::SkipWhitespace())) {
    const std::vector<absl::string_view> words = absl::StrSplit(part, ' ', absl::SkipWhitespace());
    if (words.size() != 2) return std::nullopt;
    const auto name = std::find(std::begin(kNames), std::end(kNames), words[0]);
    Step step = {static_cast<Deed>(name - std::begin(kNames)), 0};
    if (name == std::end(kNames) || !absl::SimpleAtoi(words[1], &step.number)) return std::nullopt;
    plan.steps.push_back(step);
  }
  return plan;
}

}  // namespace mallard::simulator
