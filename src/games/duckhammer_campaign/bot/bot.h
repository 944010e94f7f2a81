// The computer player of campaigns. Which file holds what:
//   bot.cc          what it answers to each question
//   bot_plans.cc    Feather, means, the first army
//   bot_march.cc    where its companies go
//   bot_battles.cc  how strong armies are, which battles it begins
//   bot_growth.cc   what it spends rations and experience on
//   bot_heroes.cc   Duckheim: characters, weapons, what they try
//   bot_search.cc   what a search asks of it
//
// Battles are left to the computer player of battles. A campaign is won by key locations, so
// companies spread over them and stay; whoever is not needed for that goes hunting together. It
// knows no content by name, sees its own view only, and uses whole numbers only, so that it plays
// the same everywhere.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_H_

#include <cstdint>
#include <vector>

#include "mallard/bot.h"
#include "src/games/duckhammer/bot/bot.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

class CampaignBot final : public Bot {
 public:
  explicit CampaignBot(uint64_t seed) : seed_(seed), fighter_(seed) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override;
  bool Weighs() const override { return true; }
  int64_t Softness() const override { return 40'000; }
  /// On the level easy it minds only what is before its eyes, on the map and in battles. On the
  /// level hard a search plays battles on: before they are begun, and where a choice in them
  /// decides much.
  void Configure(const BotOptions& options) override;
  bool IsWorthPlayingOut(const Sight& sight) override;
  uint64_t Iterations(BotLevel level) const override;
  int64_t Evaluate(const Rules& rules, const void* state, int seat) override;
  absl::StatusOr<Action> Playout(const Rules& rules, const void* state, int seat,
                                 Chance& chance) override;
  bool IsSettled(const Rules& rules, const void* start, const void* now, int seat,
                 int actions) override;

 private:
  // What it would choose among, the best first; at least one, and the first is legal.
  std::vector<Advice> WeighFor(const Position& position, int seat);
  std::vector<Advice> Decide(const Position& position, int seat);
  Action FightOn(const Position& position, int seat);
  Action Plan(const Position& position, int seat);
  Action Fight(const Position& position, int seat);
  Action Referee(const Position& position);
  // Any listed action that takes nothing back.
  Action AnyOf(const Position& position, int seat);

  uint64_t seed_;  // The army is planned from this alone, so that it is the same plan every time.
  Chance chance_;  // Of the choice under way.
  duckhammer::BattlePlayer fighter_;
  Manner manner_;
  duckhammer::Temper temper_;
  bool thorough_ = false;
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_H_
