// The computer player: plans a production chain, collects the energy for it,
// and carries it out.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_

#include <cstdint>
#include <vector>

#include "mallard/bot.h"
#include "src/games/duck_dealer/planner.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Plans anew at every question, and remembers a plan only until it is carried
/// out; see planner.h.
class DealerBot : public Bot {
 public:
  explicit DealerBot(uint64_t seed) : chance_(Chance::Stream(seed, 0)) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;

 private:
  Action TakeTurn(const DuckDealerRules& rules, const State& state, int seat);
  Action Act(const DuckDealerRules& rules, const State& state, int seat);
  // The action for the next errand, which is taken off the list when it is
  // done; kind 0 if there is none, or it cannot be done.
  Action NextOf(const DuckDealerRules& rules, const State& state, int seat);

  Chance chance_;
  // What is left of the plan for the action turn that is number `planned_turn_`
  // of this match.
  std::vector<Errand> errands_;
  uint32_t planned_turn_ = 0;
  int planned_seat_ = -1;
};

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_
