// Building, mines, factories, shipyards, consumers and goods, all at the active
// ship's planet.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_TRADE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_TRADE_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// @name What the active player can do here and now
/// @{
Refusal CheckBuildFactory(const Position& position, int factory);
Refusal CheckBuildConsumer(const Position& position);
Refusal CheckBuildShipyard(const Position& position, int other_good);
Refusal CheckMine(const Position& position);
Refusal CheckMake(const Position& position);
/// `slot` from 0.
Refusal CheckBuy(const Position& position, int slot);
Refusal CheckDeliver(const Position& position);
Refusal CheckDiscard(const Position& position, int good);
/// All of it, and privileges; false: nothing more is wanted.
bool ListTrade(const Position& position, Listing& out);
/// @}

/// Carries out build_factory, build_consumer, build_shipyard, mine, make, buy
/// and deliver.
absl::Status UseTile(Play& play, const Action& action);
/// Throws a good away.
void Discard(Play& play, int good);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_TRADE_H_
