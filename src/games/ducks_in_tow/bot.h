// The computer player: plans routes for the cards it holds and follows the best plan.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_BOT_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_BOT_H_

#include <cstdint>
#include <vector>

#include "mallard/bot.h"
#include "mallard/primitives/chance.h"
#include "src/games/ducks_in_tow/plan.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// Tries every legal action on an imagined match and takes the one after which its plans (see
/// plan.h) are worth most.
class PlanningBot : public Bot {
 public:
  explicit PlanningBot(uint64_t seed) : seed_(seed) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override;
  bool Weighs() const override { return true; }
  void Configure(const BotOptions& options) override;
  int64_t Softness() const override;
  uint64_t Iterations(BotLevel level) const override;
  int64_t Evaluate(const Rules& rules, const void* state, int seat) override;
  absl::StatusOr<Action> Playout(const Rules& rules, const void* state, int seat,
                                 Chance& chance) override;
  bool IsSettled(const Rules& rules, const void* start, const void* now, int seat,
                 int actions) override;

 private:
  Temper temper_;
  uint64_t seed_;
};

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_BOT_H_
