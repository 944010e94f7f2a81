// The battle inside a campaign: who decides what in it, playing it.
//
// In war each side is one seat. In Duckheim the players share the battle's seat 0 (shared_side.h)
// and the referee has seat 1. A referee that is not asked is played by the computer player of
// battles, with chance of the match; it never plays the party's side, for which it only gives
// rulings.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_BATTLE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_BATTLE_H_

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "mallard/frame/questions.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of all decisions of battles.
/// @{
Refusal CheckBattle(const Position& position, int seat, const Action& action);
void ListBattle(const Position& position, int seat, Listing& out);
absl::Status ApplyBattle(Play& play, int seat, const Action& action);
/// @}

/// The battle's seat that a seat plays; -1: none.
int BattleSeatOf(const Position& position, int seat);
/// The battle's seat that a seat decides for now: in Duckheim the referee decides some things for
/// the players' side.
int BattleSeatToPlay(const Position& position, int seat);
/// Duckheim: what a referee decides that is no person where the battle asks the party's side: ends
/// of the map, monsters, places. It favours nobody: any choice, by chance.
Action RuleForParty(const Position& position, Chance& chance);
/// Bit a seat: who is to decide in the battle now. Bears any battle whose fields are in bounds.
uint32_t ActorsOf(const Position& position);

/// Lets `act` change the battle, passes on what happened (seats translated), keeps the records, and
/// lets the computer play for a referee that is not asked. A finished battle goes on to its
/// aftermath.
absl::Status PlayBattle(Play& play, absl::FunctionRef<absl::Status(duckhammer::Play&)> act);
/// Goes on from an answer to a question that a function of the battle has asked; nothing happens if
/// the battle is over.
absl::Status AnswerBattle(Play& play, const AnswerCall& answer);
/// There is no battle any more, and none of its variables.
void ClearBattle(const CampaignRules& rules, State& state);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_BATTLE_H_
