// Calling Lua functions of means, and of answers to questions.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_SCRIPT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_SCRIPT_H_

#include "absl/status/status.h"
#include "mallard/frame/questions.h"
#include "mallard/frame/refusal.h"
#include "src/games/duckhammer_campaign/battle/rewards.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// What `on_season` and `on_battle` of means get.
const ScriptHook& MeansHook();
/// What goes on when a player has answered a question, of means or of the battle, and what can be
/// chosen.
absl::Status CallAnswer(Play& play, const AnswerCall& answer);
Refusal CheckAnswer(const Position& position, const PendingQuestion& asked, int32_t value);
/// Every player's rations of a season.
absl::Status GiveIncome(Play& play);
/// Rations that a player's means bring after a battle with such spoils; without any, of a season.
absl::Status PayMeans(Play& play, int seat, const Spoils* spoils);
/// Rations after a battle, for a player of that side.
absl::Status GiveSpoils(Play& play, int seat, int side);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_SCRIPT_H_
