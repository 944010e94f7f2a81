#include "src/games/ducks_in_tow/bot.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "mallard/frame/own.h"
#include "mallard/state_buffer.h"
#include "src/games/ducks_in_tow/plan.h"
#include "src/games/ducks_in_tow/queue.h"

namespace mallard::ducks_in_tow {
namespace {

// How often an action with chance in it is tried.
constexpr int kSamples = 4;
// Small decisions that follow an action, at most, before its worth is asked for.
constexpr int kMaxFollowUps = 16;
// What an action is worth that a turn ends without.
constexpr int64_t kUnusedAction = 150;
// What the level easy hardly notices, and how many playouts the level hard makes.
constexpr int64_t kSoftness = 90;
constexpr uint64_t kHardIterations = 64;

bool HasChance(const Action& action) {
  return action.kind == kShakeBag || action.kind == kDrawDeck || action.kind == kUse;
}

// Tries actions on copies of one imagined match.
class Trial {
 public:
  Trial(const DucksInTowRules& rules, const void* state, int seat, const Temper& temper,
        Chance& chance)
      : rules_(rules),
        seat_(seat),
        unused_(kUnusedAction * temper.diligence / 100),
        chance_(chance),
        planner_(rules, temper),
        base_(rules.state_size()) {
    std::memcpy(base_.data(), state, rules.state_size());
  }

  // All legal actions, the one that promises most first; equals in any order.
  std::vector<Advice> Weigh() {
    std::vector<Action> legal(rules_.LegalCount(base_.data(), seat_));
    rules_.LegalActions(base_.data(), seat_, absl::MakeSpan(legal));
    Shuffle(chance_, absl::MakeSpan(legal));
    std::vector<Advice> all;
    for (const Action& action : legal) all.push_back(Try(action));
    std::stable_sort(all.begin(), all.end(),
                     [](const Advice& a, const Advice& b) { return a.value > b.value; });
    for (size_t i = 0; i < all.size(); ++i) {
      Reason& reason = all[i].reason;
      // What it would be left with, if it did something else.
      const size_t next = i == 0 && all.size() > 1 ? 1 : 0;
      if (reason.kind != kNoReason) reason.args[2] = all[next].reason.args[0];
    }
    return all;
  }

 private:
  // The reason to do something on the way to a goal, or at it.
  Reason ReasonFor(const Action& action) {
    const State& state = DucksInTowRules::As(base_.data());
    Planner::Goal goal = planner_.goal();
    if (action.kind == kDeliver) goal = planner_.Delivery(state, seat_, action.args[0]);
    Reason reason;
    if (goal.actions == 0 && action.kind != kDeliver) return reason;
    reason.kind = kReachesTarget;
    reason.args[0] = static_cast<int32_t>(goal.gain);
    reason.args[1] = goal.actions + 1;
    reason.set_target(goal.target);
    return reason;
  }

  Advice Try(const Action& action) {
    const int samples = HasChance(action) ? kSamples : 1;
    const int unused = action.kind == kFinishTurn ? DucksInTowRules::As(base_.data()).actions : 0;
    Advice advice;
    advice.action = action;
    int64_t sum = 0;
    for (int i = 0; i < samples; ++i) {
      StateBuffer copy = base_;
      if (samples > 1) rules_.Reseed(copy.data(), chance_.Next());
      if (!Apply(copy, action)) {
        advice.value = INT64_MIN / 4;
        return advice;
      }
      FollowUp(copy);
      FeedOn(copy);
      sum += Value(copy);
    }
    advice.value = sum / samples - unused * unused_;
    advice.reason = ReasonFor(action);
    return advice;
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

  // Whoever has fed a duck of a tile feeds more of it without an action: as long as that helps.
  void FeedOn(StateBuffer& state) {
    for (int i = 0; i < kMaxFollowUps; ++i) {
      const State& s = DucksInTowRules::As(state.data());
      if (s.feeding == 0 || s.turn_seat != seat_ || rules_.Asked(s).decision != kAct) return;
      StateBuffer best = state;
      int64_t best_value = Value(state);
      bool found = false;
      for (int colour = 0; colour < rules_.colours(); ++colour) {
        const Action feed{kFeed, {colour}};
        if (rules_.Judge(state.data(), seat_, feed)) continue;
        StateBuffer next = state;
        if (!Apply(next, feed)) continue;
        const int64_t value = Value(next);
        if (value <= best_value) continue;
        best_value = value;
        best = next;
        found = true;
      }
      if (!found) return;
      state = best;
    }
  }

  const DucksInTowRules& rules_;
  const int seat_;
  const int64_t unused_;  // What it minds an action that is not used.
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
  const absl::StatusOr<std::vector<Advice>> all = Weigh(sight);
  if (!all.ok()) return all.status();
  return all->front().action;
}

absl::StatusOr<std::vector<Advice>> PlanningBot::Weigh(const Sight& sight) {
  const DucksInTowRules& rules = OwnRules<DucksInTowRules>(sight.rules());
  const State& state = DucksInTowRules::As(sight.state());
  Chance chance = sight.Draws(seed_);
  switch (sight.decision().kind) {
    case 0:
      return absl::FailedPreconditionError("there is nothing to choose from");
    case kChooseStart: {
      const absl::StatusOr<Action> any = ChooseAtRandom(rules, sight.state(), sight.seat(), chance);
      if (!any.ok()) return any.status();
      return std::vector<Advice>{{*any, 0, {}}};
    }
    case kExchangeFood:
      return std::vector<Advice>{{FoodToExchange(rules, state, sight.seat()), 0, {}}};
    default:
      break;
  }
  absl::StatusOr<Match> imagined = sight.Imagine(chance.Next());
  if (!imagined.ok()) return imagined.status();
  return Trial(rules, imagined->state(), sight.seat(), temper_, chance).Weigh();
}

int64_t PlanningBot::Softness() const { return kSoftness; }
uint64_t PlanningBot::Iterations(BotLevel level) const {
  return level == BotLevel::kHard ? kHardIterations : 0;
}

void PlanningBot::Configure(const BotOptions& options) {
  temper_ = {options.Weight("patience"), options.Weight("ambition"), options.Weight("diligence")};
}

int64_t PlanningBot::Evaluate(const Rules& rules, const void* state, int seat) {
  const DucksInTowRules& own = OwnRules<DucksInTowRules>(rules);
  const State& position = DucksInTowRules::As(state);
  Planner planner(own, temper_);
  int64_t best = 0;
  for (int other = 0; other < own.seats(); ++other) {
    if (other != seat) best = std::max(best, planner.Value(position, other));
  }
  return planner.Value(position, seat) - best;
}

absl::StatusOr<Action> PlanningBot::Playout(const Rules& rules, const void* state, int seat,
                                            Chance& chance) {
  const DucksInTowRules& own = OwnRules<DucksInTowRules>(rules);
  const State& position = DucksInTowRules::As(state);
  const uint32_t asked = own.Asked(position).decision;
  if (asked == kExchangeFood) return FoodToExchange(own, position, seat);
  if (asked == kChooseStart) return ChooseAtRandom(rules, state, seat, chance);
  return Trial(own, state, seat, temper_, chance).Weigh().front().action;
}

bool PlanningBot::IsSettled(const Rules&, const void*, const void* now, int seat, int) {
  // Plans are for the turn: what comes after it, the planner has an idea of.
  return DucksInTowRules::As(now).turn_seat != seat;
}

}  // namespace mallard::ducks_in_tow
