// The computer player: plans a production chain, collects the energy for it,
// and carries it out.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_

#include <cstdint>
#include <deque>
#include <vector>

#include "mallard/bot.h"
#include "src/games/duck_dealer/planner.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Plans anew at every question, and remembers what is left of a plan by the
/// state that it is for; see planner.h. So it plays alike whatever else it is
/// asked in between.
class DealerBot : public Bot {
 public:
  explicit DealerBot(uint64_t seed) : seed_(seed) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override;
  void Configure(const BotOptions& options) override;

 private:
  // What can be done with a turn, an action of it or a new planet, the best first.
  std::vector<Advice> WeighTurn(const DuckDealerRules& rules, const State& state, int seat) const;
  std::vector<Advice> WeighActions(const DuckDealerRules& rules, const State& state, int seat);
  std::vector<Advice> WeighDiscovery(const Sight& sight) const;
  Action Act(const DuckDealerRules& rules, const State& state, int seat);
  // The action for the next errand, which is taken off the list when it is
  // done; kind 0 if there is none, or it cannot be done.
  static Action NextOf(const DuckDealerRules& rules, const State& state, int seat,
                       std::vector<Errand>& errands);
  // What is left of the plan for this very state, which is kept: who has asked for a hint may go on
  // asking.
  bool Recall(uint64_t state, std::vector<Errand>& errands) const;
  void Remember(uint64_t state, std::vector<Errand> errands);
  Planning planning() const { return {width_, temper_, &thinking()}; }

  // A plan under way.
  struct Kept {
    uint64_t state;  // Hash of what its player will see when it goes on.
    std::vector<Errand> errands;
  };

  uint64_t seed_;
  Temper temper_;
  int width_ = kPlanWidth;
  std::deque<Kept> kept_;  // The latest last.
};

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_
