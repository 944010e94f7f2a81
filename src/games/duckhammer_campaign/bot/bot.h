// The computer player of campaigns. Which file holds what:
//   bot.cc          what it answers to each question
//   bot_plans.cc    Feather, means, the first army
//   bot_march.cc    where its companies go
//   bot_battles.cc  how strong armies are, which battles it begins
//   bot_growth.cc   what it spends rations and experience on
//   bot_heroes.cc   Duckheim: characters, weapons, what they try
//
// Battles are left to the computer player of battles. A campaign is won by key locations, so
// companies spread over them and stay; whoever is not needed for that goes hunting together. It
// knows no content by name, sees its own view only, and uses whole numbers only, so that it plays
// the same everywhere.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_H_

#include <cstdint>

#include "mallard/bot.h"
#include "src/games/duckhammer/bot/bot.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

class CampaignBot final : public Bot {
 public:
  explicit CampaignBot(uint64_t seed) : seed_(seed), fighter_(seed) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  /// On the level easy it fights as the computer player of battles does on that level; it marches
  /// and spends as always. Hard is as normal.
  void Configure(const BotOptions& options) override;

 private:
  Action Plan(const Position& position, int seat);
  Action Fight(const Position& position, int seat);
  Action Referee(const Position& position);
  // Any listed action that takes nothing back.
  Action AnyOf(const Position& position, int seat);

  uint64_t seed_;  // The army is planned from this alone, so that it is the same plan every time.
  Chance chance_;  // Of the choice under way.
  duckhammer::BattlePlayer fighter_;
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_H_
