// Duckheim: characters and hirelings, the market, scenes, weeks.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_HEROES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_HEROES_H_

#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

/// Companies a player can have in Duckheim, the character included: those of all fill one army.
inline int MostCompanies(const CampaignRules& rules) { return kCompanies / rules.players(); }
/// The same for their models.
inline int MostModels(const CampaignRules& rules) {
  return duckhammer::kMaxModels / rules.players();
}

/// The most that is taken off the roll of an action.
inline constexpr int kMostDifficulty = 6;

/// The company of a player's character; -1: there is none.
int HeroOf(const State& state, int seat);
/// OK, or why so many more hirelings cannot be had.
absl::Status CheckHirelings(const Sitting& sitting, int seat, int more);
/// OK, or why a company of hirelings cannot be hired, or a weapon bought.
absl::Status CheckHire(const Sitting& sitting, int seat, const Action& action);
absl::Status CheckBuy(const Sitting& sitting, int seat, const Action& action);
void Buy(Play& play, int seat, const Action& action);
/// Lists what can be hired and bought.
bool VisitMarket(const Sitting& sitting, int seat, ActionVisitor visit);

/// All characters are made: everybody learns of them.
void ShowHeroes(Play& play);
/// The next scene, or the market after the last.
void AdvanceScenes(Play& play);
/// The battle of the week begins.
absl::Status BeginAdventure(Play& play);
/// Asks the next player whom the character tends; then recovery.
void AdvanceTending(Play& play);
/// A week has passed: minor wounds are gone.
void EndWeek(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_HEROES_H_
