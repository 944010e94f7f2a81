// The computer player.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_

#include <cstdint>

#include "mallard/bot.h"
#include "mallard/primitives/chance.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

class DealerBot : public Bot {
 public:
  explicit DealerBot(uint64_t seed) : chance_(Chance::Stream(seed, 0)) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;

 private:
  Chance chance_;
};

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_BOT_H_
