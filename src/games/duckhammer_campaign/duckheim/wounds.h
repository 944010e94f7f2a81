// Duckheim: wounds of characters, what they change, and what characters can carry.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_WOUNDS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_WOUNDS_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Changes a profile by a company's wounds, but for dread.
void ApplyWounds(const CampaignContent& content, const Company& company, Profile& profile);
/// Rolls for a wound and gives it to a company; `by` is the model that dealt it + 1, 0: not known.
/// One that has all the wounds it can have loses its first minor one for it; one that has major
/// ones only gets no worse.
void TakeWound(Play& play, int company, bool major, int by);
/// Takes the first minor wound away, if there is one.
void HealMinorWound(Play& play, int company);
/// A week has passed: minor wounds that were there at its beginning are gone.
void AgeWounds(Play& play, int company);
/// What is taken off a company's rolls that use Bravery: for each wound that brings dread, that
/// part of the Grade of the enemies on the map that are of the kind that dealt it.
int DreadOf(const Position& position, const Company& company);
/// Brings Bravery in the battle up to date with who is on the map (dread).
void UpdateDread(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_WOUNDS_H_
