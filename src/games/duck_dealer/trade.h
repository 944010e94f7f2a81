// Building, privileges, mines, factories, shipyards and consumers, all at the active ship's planet.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_TRADE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_TRADE_H_

#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// The planet the active ship is on, or null.
const Planet* PlanetHere(const DuckDealerRules& rules, const State& state);
/// Whether a tile of that kind can be used on the planet: it is there and, if need be, built.
bool Stands(const Planet& planet, int site);
/// Trade energy for using that tile now: 0 with one's privilege, once it has been paid for.
int TradePrice(const State& state, const Planet& planet, int site);

/// @name Why the active player cannot do it here and now; null if they can.
/// @{
Reason CannotBuildFactory(const DuckDealerRules& rules, const State& state, int factory);
Reason CannotBuildConsumer(const DuckDealerRules& rules, const State& state);
Reason CannotBuildShipyard(const DuckDealerRules& rules, const State& state, int other_good);
Reason CannotClaim(const DuckDealerRules& rules, const State& state, int site);
Reason CannotTakeClaims(const DuckDealerRules& rules, const State& state);
Reason CannotMine(const DuckDealerRules& rules, const State& state);
Reason CannotMake(const DuckDealerRules& rules, const State& state);
Reason CannotBuy(const DuckDealerRules& rules, const State& state, int slot);
Reason CannotDeliver(const DuckDealerRules& rules, const State& state);
/// @}

/// Carries out everything from build_factory to discard.
absl::Status ApplyTrade(const DuckDealerRules& rules, State& state, int seat, const Action& action,
                        EventSink& events);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_TRADE_H_
