// The active ship's planet, and what its tiles cost to use.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_PLANET_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_PLANET_H_

#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

inline constexpr char kInSpace[] = "the ship is not on a planet";

/// The planet the active ship is on, or null.
inline const Planet* PlanetHere(const Position& position) {
  const int place = Active(position.state).place;
  return position.rules.IsPlanet(place) ? &position.state.planets[place] : nullptr;
}

/// Whether a tile of that kind can be used on the planet: it is there and, if
/// need be, built.
inline bool Stands(const Planet& planet, int site) {
  switch (site) {
    case kMineSite:
      return planet.mine != 0;
    case kFactorySite:
      return planet.factory != 0;
    default:
      return planet.built[site] != 0;
  }
}

/// Trade energy for using that tile now: 0 with one's privilege, once it has
/// been paid for.
inline int TradePrice(const State& state, const Planet& planet, int site) {
  const bool opened = ((state.opened >> site) & 1) != 0;
  return opened && planet.claims[site] == state.turn_seat + 1 ? 0 : 1;
}

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_PLANET_H_
