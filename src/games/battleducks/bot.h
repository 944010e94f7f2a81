// The computer player: hunts where most placements still fit.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_BOT_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_BOT_H_

#include <cstdint>
#include <vector>

#include "mallard/bot.h"
#include "mallard/primitives/chance.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// Sets up where it would look late itself, then for every cell counts the placements of the
/// missing formations that agree with the radar and cover it, many times over if they also explain
/// spotted ducks, and observes the best cell or uses the maneuver that covers the best sum.
class HuntingBot : public Bot {
 public:
  explicit HuntingBot(uint64_t seed) : seed_(seed) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override;
  bool Weighs() const override { return true; }
  int64_t Softness() const override;
  void Configure(const BotOptions& options) override;

 private:
  absl::StatusOr<Action> SetUp(const Sight& sight);

  int fleets_ = 0;   // Drawn for a census, besides the weights.
  int set_ups_ = 1;  // Thought of.
  int focus_ = 100;  // Percent; see content.cc.
  int daring_ = 100;
  bool easy_ = false;
  uint64_t seed_;
};

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_BOT_H_
