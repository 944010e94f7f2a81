// The computer player of campaigns. Battles are left to the computer player of battles; on the map
// the army keeps together, goes for the nearest enemy and fights; what battles bring is spent at
// once. Whole numbers only, so it plays the same everywhere.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_H_

#include <cstdint>
#include <vector>

#include "mallard/bot.h"
#include "src/games/duckhammer/bot.h"
#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

class CampaignBot final : public Bot {
 public:
  explicit CampaignBot(uint64_t seed)
      : seed_(seed), chance_(Chance::Stream(seed, 0)), fighter_(seed) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;

 private:
  Action Fight(const Sitting& sitting, int seat);
  Action Plan(const Sitting& sitting, int seat);
  Action Muster(const Sitting& sitting, int seat);
  Action TakeTurn(const Sitting& sitting, int seat);
  // Any listed action that takes nothing back.
  Action AnyOf(const Sitting& sitting, int seat);

  uint64_t seed_;  // The army is planned from this alone, so that it is the same plan every time.
  Chance chance_;
  duckhammer::BattlePlayer fighter_;
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_H_
