// Duckheim: what players say in their own words. The name of a character, up to two attributes of
// its own, and proposals of what to try, which the referee answers with terms or declines. A
// proposal grows piece by piece in its player's turn and is handed in with the turn. Words are
// plain text (mallard/text_argument.h); packs suggest some.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_WORDS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_WORDS_H_

#include "absl/strings/string_view.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// @name What there is
/// @{

/// The name of a seat's character; "": none, or not known.
absl::string_view NameOfHero(const State& state, int seat);
/// What it is called if it is the number of a character with a name; "": it has none.
absl::string_view GivenName(const State& state, int company);
absl::string_view ProposalOf(const State& state, int seat);
/// How many attributes of their own characters of a seat have, allowed or not.
int OwnAttributesOf(const Player& player);
/// What a character has in an attribute, numbered as in `attribute`: those of the content, then its
/// own ones, which count once the referee has allowed them.
int AttributeValue(const Position& position, int seat, int attribute);
/// Points of a character that are in no attribute yet.
int PointsLeft(const Position& position, int seat);
/// @}

/// @name While characters are made, and in a player's turn
/// @{

/// Kinds name, own_attribute, attribute, take_back, propose, unsay.
Refusal CheckWords(const Position& position, int seat, const Action& action);
void SayWords(Play& play, int seat, const Action& action);
/// What packs suggest where something has no name yet; false: stop.
bool ListNames(const Position& position, int seat, Listing& out);
/// Points that can be put into attributes, or taken back; false: stop.
bool ListPoints(const Position& position, int seat, ActionKind kind, Listing& out);
bool ListProposals(const Position& position, int seat, Listing& out);
/// Tells the names that players have chosen in secret.
void ShowWords(Play& play, int seat);
/// @}

/// @name The referee's answers
/// @{

/// Kinds answer, turn_down, allow.
Refusal CheckReply(const Position& position, const Action& action);
absl::Status Reply(Play& play, const Action& action);
bool ListReplies(const Position& position, Listing& out);
/// The referee's turn is over: proposals that have no answer are turned down.
void TurnDownAll(Play& play);
/// @}

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_WORDS_H_
