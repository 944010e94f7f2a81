// Duckheim: making characters.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_HEROES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_HEROES_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision make_hero: all players at the same time, and in secret.
/// @{
Refusal CheckMaking(const Position& position, int seat, const Action& action);
void ListMaking(const Position& position, int seat, Listing& out);
absl::Status ApplyMaking(Play& play, int seat, const Action& action);
/// @}

/// Whether there is a model to make characters of.
bool AnyHeroModel(const CampaignContent& content, int grade);
/// Whether a character of that Grade can be made of a model.
bool IsHeroModel(const CampaignContent& content, int model, int grade);
/// The company of a player's character; -1: there is none.
int HeroOf(const State& state, int seat);
/// All characters are made: everybody learns of them.
void ShowHeroes(Play& play);
/// A week has passed: minor wounds are gone.
void EndWeek(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_HEROES_H_
