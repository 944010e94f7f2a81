// What the Lua functions of cards and zones can ask and do, and calling them.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_H_

#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "mallard/script.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

class NavalWarRules;

/// The functions a card or a zone can carry.
const ScriptHook& PlayableHook();
const ScriptHook& ResolveHook();
const ScriptHook& AfterAttackHook();
const ScriptHook& EnterHook();

/// OK if a card's `playable` says so, or it has none. A script that fails is a refusal with its
/// message.
absl::Status CheckPlayable(const NavalWarRules& rules, const State& state, int seat, int kind);
/// Carries out a card that has left the hand; `action` holds the card and its target.
absl::Status CallResolve(const NavalWarRules& rules, State& state, int seat, const Action& action,
                         EventSink& events);
/// Tells the card that attacked how its attack went; the acting player is the one whose turn it is.
absl::Status CallAfterAttack(const NavalWarRules& rules, State& state, int kind, int hits,
                             EventSink& events);
/// Tells zones that a ship has come onto `entered`.
absl::Status EnterZones(const NavalWarRules& rules, State& state, int seat, int ship,
                        const Bitboard& entered, EventSink& events);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_H_
