#include "src/games/ducks_in_tow/bot.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "mallard/state_buffer.h"
#include "src/games/ducks_in_tow/plan.h"
#include "src/games/ducks_in_tow/queue.h"

namespace mallard::ducks_in_tow {
namespace {

// How often an action with chance in it is tried.
constexpr int kSamples = 4;
// Small decisions that follow an action, at most, before its worth is asked for.
constexpr int kMaxFollowUps = 16;

bool HasChance(const Action& action) {
  return action.kind == kShakeBag || action.kind == kDrawDeck || action.kind == kUse;
}

// Tries actions on copies of one imagined match.
class Trial {
 public:
  Trial(const DucksInTowRules& rules, const void* state, int seat, Chance& chance)
      : rules_(rules), seat_(seat), chance_(chance), planner_(rules), base_(rules.state_size()) {
    std::memcpy(base_.data(), state, rules.state_size());
  }

  // The legal action that promises most; among equals each is as likely as the others.
  Action Best() {
    std::vector<Action> legal(rules_.LegalCount(base_.data(), seat_));
    rules_.LegalActions(base_.data(), seat_, absl::MakeSpan(legal));
    Action best;
    int64_t best_value = INT64_MIN;
    uint32_t equals = 0;
    for (const Action& action : legal) {
      const int64_t value = Try(action);
      if (value > best_value) {
        best_value = value;
        equals = 0;
      }
      if (value == best_value && chance_.Below(++equals) == 0) best = action;
    }
    return best;
  }

 private:
  int64_t Try(const Action& action) {
    const int samples = HasChance(action) ? kSamples : 1;
    int64_t sum = 0;
    for (int i = 0; i < samples; ++i) {
      StateBuffer copy = base_;
      if (samples > 1) rules_.Reseed(copy.data(), chance_.Next());
      if (!Apply(copy, action)) return INT64_MIN + 1;
      FollowUp(copy);
      sum += Value(copy);
    }
    return sum / samples;
  }

  bool Apply(StateBuffer& state, const Action& action) {
    EventSink nobody(nullptr);
    return rules_.Apply(state.data(), seat_, action, nobody).ok();
  }

  int64_t Value(const StateBuffer& state) {
    return planner_.Value(DucksInTowRules::As(state.data()), seat_);
  }

  // Answers the small decisions after an action, each by what looks best at once. What ends a turn
  // is left alone: it is the same whatever the action was.
  void FollowUp(StateBuffer& state) {
    for (int i = 0; i < kMaxFollowUps; ++i) {
      const State& s = DucksInTowRules::As(state.data());
      if (s.turn_seat != seat_ || s.phase != Phase::kPlaying || s.queue_count == 0) return;
      const uint32_t asked = rules_.Asked(s).decision;
      if (asked == kDisperseDuck || asked == kExchangeFood ||
          Front(s).kind == EffectKind::kRefillHand) {
        return;
      }
      StateBuffer best = state;
      int64_t best_value = INT64_MIN;
      const uint64_t count = rules_.LegalCount(state.data(), seat_);
      for (uint64_t n = 0; n < count; ++n) {
        StateBuffer next = state;
        if (!Apply(next, rules_.LegalNth(state.data(), seat_, n))) continue;
        const int64_t value = Value(next);
        if (value <= best_value) continue;
        best_value = value;
        best = next;
      }
      if (best_value == INT64_MIN) return;
      state = best;
    }
  }

  const DucksInTowRules& rules_;
  const int seat_;
  Chance& chance_;
  Planner planner_;
  StateBuffer base_;
};

// Keeps the food that the cards of the hand ask for and returns the rest, one by one.
Action FoodToExchange(const DucksInTowRules& rules, const State& state, int seat) {
  const std::array<int, kMaxColours> demand = Planner(rules).Demand(state, seat);
  for (int c = 0; c < rules.colours(); ++c) {
    if (state.players[seat].food[c] > std::max(0, At(demand, c))) {
      return {kReturnFood, {c}};
    }
  }
  return {kGoOn, {}};
}

}  // namespace

absl::StatusOr<Action> PlanningBot::Choose(const Sight& sight) {
  const auto& rules = static_cast<const DucksInTowRules&>(sight.rules());
  const State& state = DucksInTowRules::As(sight.state());
  switch (sight.decision().kind) {
    case 0:
      return absl::FailedPreconditionError("there is nothing to choose from");
    case kChooseStart:
      return RandomBot(chance_.Next()).Choose(sight);
    case kExchangeFood:
      return FoodToExchange(rules, state, sight.seat());
    default:
      break;
  }
  absl::StatusOr<Match> imagined = sight.Imagine(chance_.Next());
  if (!imagined.ok()) return imagined.status();
  return Trial(rules, imagined->state(), sight.seat(), chance_).Best();
}

}  // namespace mallard::ducks_in_tow
