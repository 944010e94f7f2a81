#include "mallard/bot.h"

#include "src/games/naval_war/rules.h"
namespace mallard::naval_war {
std::unique_ptr<Bot> NavalWarRules::CreateBot(uint64_t seed) const {
  return std::make_unique<RandomBot>(seed);
}
}  // namespace mallard::naval_war
