// What people call the things of a campaign: companies by what they are, numbered where several
// are the same; in a battle its units as battles call them.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_NAMES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_NAMES_H_

#include "absl/types/span.h"
#include "mallard/naming.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// A company, numbered where the campaign has several of its kind, whosoever they are.
SceneLabel NameOfCompany(const State& state, int company);

/// What a thing is called.
ThingName NameThing(const CampaignRules& rules, const State& state, const Thing& thing);
/// What an action costs: rations, experience, or what it costs in the battle.
size_t CostsOf(const CampaignRules& rules, const State& state, int seat, const Action& action,
               absl::Span<ActionCost> out);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_NAMES_H_
