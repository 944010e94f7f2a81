// Roads, moves, passages and discovery.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_TRAVEL_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_TRAVEL_H_

#include <vector>

#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "mallard/primitives/path_search.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// Works out `reach`, how far every place is from the active ship. To be called whenever that ship
/// or the active player's roads have changed; everything else looks it up there.
void UpdateReach(const DuckDealerRules& rules, State& state);

/// The way a ship takes to a place within its reach: the cheapest, over its player's roads for
/// nothing. Both ends included; empty if it is too far for one move energy.
std::vector<PathStep> WayTo(const DuckDealerRules& rules, const State& state, int seat, int place);

/// Dots with neither a road nor a ship.
Bitboard FreeDots(const DuckDealerRules& rules, const State& state);
/// Planets without an end of a passage.
Bitboard PlanetsWithoutPassage(const DuckDealerRules& rules, const State& state);
/// Places the active ship can fly to now.
Bitboard Destinations(const DuckDealerRules& rules, const State& state);

/// Why the active player can lay no road at all.
Reason CannotLay(const State& state);
/// Own roads the active player may take off the map: none as long as a cube is left, and in an
/// action turn only if a road can be paid for and laid again.
Bitboard TakeableRoads(const DuckDealerRules& rules, const State& state);
/// Why the active player can place no passage.
Reason CannotPlacePassage(const DuckDealerRules& rules, const State& state);
/// Why the active ship cannot set off at all.
Reason CannotLeave(const State& state);
/// Why it cannot fly to that place.
Reason CannotMove(const DuckDealerRules& rules, const State& state, int place);
/// Why it cannot take that player's passage.
Reason CannotUsePassage(const DuckDealerRules& rules, const State& state, int owner);
/// Whether a discoverer may choose that consumer, by index.
bool OnTop(const State& state, int consumer);

/// Takes a road off the map into its player's hand.
void TakeRoadBack(State& state, int seat, int dot, EventSink& events);

/// Carries out road, take_road, entrance, exit, move, passage and discover in an action turn.
void ApplyTravel(const DuckDealerRules& rules, State& state, int seat, const Action& action,
                 EventSink& events);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_TRAVEL_H_
