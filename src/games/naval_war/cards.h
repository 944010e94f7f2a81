// Cards: hands and deck, playing a card, and what movement does to zones.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_CARDS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_CARDS_H_

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/common/legal.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// True if a player holds a card of that kind.
bool HandHas(const Player& player, int kind);
/// Adds a card to a hand that is not full, keeping it sorted.
void AddToHand(Player& player, int kind);
/// Puts a card that the player holds on the discard pile.
void DiscardCard(State& state, int seat, int kind);
/// Draws a card if there is any and the hand is not full; shuffles the discard pile into a new deck
/// first when the deck is empty.
void DrawCard(State& state, int seat, EventSink& events);

/// Cards on one's own turn.
absl::Status CheckPlay(const NavalWarRules& rules, const State& state, int seat,
                       const Action& action);
absl::Status ApplyPlay(const NavalWarRules& rules, State& state, int seat, const Action& action,
                       EventSink& events);
/// False if the visit was stopped.
bool VisitPlays(const NavalWarRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit);
/// How many actions VisitPlays lists.
uint64_t CountPlays(const NavalWarRules& rules, const State& state, int seat);
/// Plays a card whose target is settled.
absl::Status RunCard(const NavalWarRules& rules, State& state, int seat, const Action& play,
                     EventSink& events);

/// Cards in answer to an attack.
absl::Status CheckReaction(const NavalWarRules& rules, const State& state, int seat,
                           const Action& action);
absl::Status PlayReaction(const NavalWarRules& rules, State& state, int seat, const Action& action,
                          EventSink& events);
/// False if the visit was stopped.
bool VisitReactions(const NavalWarRules& rules, const State& state, int seat,
                    absl::FunctionRef<bool(const LegalGroup&)> visit);

/// Puts a ship elsewhere, unseen; zones that it enters do what they do.
absl::Status MoveShip(const NavalWarRules& rules, State& state, int seat, int ship, Pose pose,
                      EventSink& events);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_CARDS_H_
