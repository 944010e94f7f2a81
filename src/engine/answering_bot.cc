#include "src/engine/answering_bot.h"

#include <algorithm>

#include "mallard/asking.h"
#include "mallard/interrupt.h"

namespace mallard {
namespace {

constexpr uint64_t kWorlds = 3;  // Imagined for each question.

}  // namespace

std::unique_ptr<Bot> CreateOwnPlayer(const Rules& rules, uint64_t seed) {
  std::unique_ptr<Bot> own = rules.CreateBot(seed);
  if (!rules.MayAsk()) return own;
  return std::make_unique<AnsweringBot>(std::move(own), seed);
}

// What each answer is worth on average. Worlds that cannot be imagined, and answers that fail in
// them, say nothing; then the first answer is as good as any.
absl::StatusOr<std::vector<Advice>> AnsweringBot::WeighAnswers(const Sight& sight) {
  std::vector<Advice> answers(static_cast<size_t>(sight.LegalCount()));
  if (answers.empty()) return absl::FailedPreconditionError("there is nothing to choose from");
  for (size_t i = 0; i < answers.size(); ++i) answers[i].action = sight.LegalNth(i);
  if (answers.size() == 1) return answers;
  const InterruptScope scope([this] { return thinking().stopped(); },
                             InterruptScope::Outer::kAskedToo);
  for (uint64_t n = 0; n < kWorlds && !thinking().stopped(); ++n) {
    const absl::StatusOr<Match> world = sight.Imagine(seed_ + n);
    if (!world.ok()) break;
    Match after = *world;
    for (Advice& answer : answers) {
      after.CopyStateFrom(*world);
      if (!after.Apply(sight.seat(), answer.action).ok()) continue;
      answer.value += own_->Evaluate(after.rules(), after.state(), sight.seat()) /
                      static_cast<int64_t>(kWorlds);
    }
  }
  std::stable_sort(answers.begin(), answers.end(),
                   [](const Advice& a, const Advice& b) { return a.value > b.value; });
  return answers;
}

absl::StatusOr<Action> AnsweringBot::Choose(const Sight& sight) {
  const Thinking::Choice choice(thinking());
  if (sight.decision().kind != kAnswerDecision) return own_->Choose(sight);
  absl::StatusOr<std::vector<Advice>> answers = WeighAnswers(sight);
  if (!answers.ok()) return answers.status();
  return answers->front().action;
}

absl::StatusOr<std::vector<Advice>> AnsweringBot::Weigh(const Sight& sight) {
  const Thinking::Choice choice(thinking());
  return sight.decision().kind == kAnswerDecision ? WeighAnswers(sight) : own_->Weigh(sight);
}

bool AnsweringBot::IsWorthPlayingOut(const Sight& sight) {
  return sight.decision().kind == kAnswerDecision || own_->IsWorthPlayingOut(sight);
}

absl::StatusOr<Action> AnsweringBot::Playout(const Rules& rules, const void* state, int seat,
                                             Chance& chance) {
  if (rules.DecisionOf(state, seat).kind == kAnswerDecision) {
    return ChooseAtRandom(rules, state, seat, chance);
  }
  return own_->Playout(rules, state, seat, chance);
}

}  // namespace mallard
