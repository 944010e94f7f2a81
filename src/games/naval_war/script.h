// Calling the Lua functions of cards and zones. What these can ask and do is in script_reading.cc,
// script_attacks.cc, script_moves.cc and script_lasting.cc.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_H_

#include "absl/status/status.h"
#include "mallard/frame/questions.h"
#include "mallard/frame/refusal.h"
#include "mallard/script.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// The functions a card or a zone can carry.
const ScriptHook& PlayableHook();
const ScriptHook& ResolveHook();
const ScriptHook& AfterAttackHook();
const ScriptHook& EnterHook();

/// Whether a card's `playable` says so, or it has none. A script that fails is a refusal; what went
/// wrong is told to the log alone, for the script knows what its player may not.
Refusal CheckPlayable(const Position& position, int seat, int kind);
/// Carries out a card that has left the hand; `action` holds the card and its target.
absl::Status Resolve(Play& play, int seat, const Action& action);
/// Tells the card that attacked, if it wants to know, how its attack went; the acting player is the
/// one whose turn it is.
absl::Status AfterAttack(Play& play, int kind, int hits);
/// What goes on when a player has answered a question of a card or zone, and what can be chosen. No
/// attack and no movement can come of it: the turn may be over.
absl::Status CallAnswer(Play& play, const AnswerCall& answer);
Refusal CheckAnswer(const Position& position, const PendingQuestion& asked, int32_t value);
/// Tells zones that a ship has come onto `entered`.
absl::Status EnterZones(Play& play, int seat, int ship, const Bitboard& entered);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_H_
