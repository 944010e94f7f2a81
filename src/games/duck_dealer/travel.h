// Roads, moves, passages and discovery. Decisions lay_road, choose_exit and
// choose_consumer.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_TRAVEL_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_TRAVEL_H_

#include <vector>

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "mallard/primitives/path_search.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Works out `reach`, how far every place is from the active ship. To be called
/// whenever that ship or its player's roads have changed; everything else looks
/// it up there.
void UpdateReach(const DuckDealerRules& rules, State& state);

/// The way a ship takes to a place within its reach: the cheapest, over its
/// player's roads for nothing. Both ends included; empty if it is too far for
/// one move energy.
std::vector<PathStep> WayTo(const DuckDealerRules& rules, const State& state, int seat, int place);

/// @name Places
/// @{
/// Dots with neither a road nor a ship.
Bitboard FreeDots(const Position& position);
/// Planets without an end of a passage.
Bitboard PlanetsWithoutPassage(const Position& position);
/// Places the active ship can fly to now, if it can leave.
Bitboard Destinations(const Position& position);
/// Own roads the active player may take off the map: none as long as a cube is
/// left, and in an action turn only if a road can be paid for and laid again.
Bitboard TakeableRoads(const Position& position);
/// @}

/// @name What the active player can do
/// @{
/// Whether a road can be laid anywhere.
Refusal CheckLay(const State& state);
/// Whether the active ship can set off at all, or its turn end: its goods fit.
Refusal CheckLeave(const State& state);
Refusal CheckEntrance(const Position& position, int planet);
Refusal CheckMove(const Position& position, int place);
Refusal CheckPassage(const Position& position, int owner);
/// All of it, in an action turn; false: nothing more is wanted.
bool ListTravel(const Position& position, int seat, Listing& out);
/// @}

/// @name Doing it
/// @{
/// Takes a road off the map into its player's hand.
void TakeRoadBack(Play& play, int seat, int dot);
/// The same, and it must be laid again at once.
void TakeRoadToLay(Play& play, int seat, int dot);
void PlaceEntrance(Play& play, int planet);
void Move(Play& play, int place);
void UsePassage(Play& play, int owner);
/// @}

Refusal CheckRoad(const Position& position, int seat, const Action& action);
void ListRoads(const Position& position, int seat, Listing& out);
absl::Status ApplyRoad(Play& play, int seat, const Action& action);

Refusal CheckTakeRoad(const Position& position, int seat, const Action& action);
void ListTakeableRoads(const Position& position, int seat, Listing& out);

Refusal CheckExit(const Position& position, int seat, const Action& action);
void ListExits(const Position& position, int seat, Listing& out);
absl::Status ApplyExit(Play& play, int seat, const Action& action);

Refusal CheckDiscover(const Position& position, int seat, const Action& action);
void ListDiscoveries(const Position& position, int seat, Listing& out);
absl::Status ApplyDiscover(Play& play, int seat, const Action& action);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_TRAVEL_H_
