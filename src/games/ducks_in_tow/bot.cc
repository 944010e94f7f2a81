#include "src/games/ducks_in_tow/bot.h"

#include <memory>

#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

absl::StatusOr<Action> PlanningBot::Choose(const Sight& sight) {
  return RandomBot(chance_.Next()).Choose(sight);
}

std::unique_ptr<Bot> DucksInTowRules::CreateBot(uint64_t seed) const {
  return std::make_unique<PlanningBot>(seed);
}

}  // namespace mallard::ducks_in_tow
