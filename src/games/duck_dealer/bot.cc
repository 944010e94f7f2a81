#include "src/games/duck_dealer/bot.h"

#include <memory>

namespace mallard::duck_dealer {

absl::StatusOr<Action> DealerBot::Choose(const Sight& sight) {
  return RandomBot(chance_.Next()).Choose(sight);
}

std::unique_ptr<Bot> DuckDealerRules::CreateBot(uint64_t seed) const {
  return std::make_unique<DealerBot>(seed);
}

}  // namespace mallard::duck_dealer
