#include "src/games/duck_dealer/privilege.h"

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/planet.h"
#include "src/games/duck_dealer/where.h"

namespace mallard::duck_dealer {
namespace {

bool CanPay(const Position& position) {
  return Spendable(Active(position.state), kBuildEnergy) >= position.rules.mode().privilege_cost;
}

// Whether the active player can take any privilege off the map.
Refusal CheckTakeClaims(const Position& position) {
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return Forbidden(kInSpace);
  if (Active(position.state).privileges != 0) {
    return Forbidden("privileges are taken off the map only when none is left");
  }
  if (!CanPay(position)) {
    return Forbidden(
        "it must be placed again at once, and there is too little "
        "build energy");
  }
  for (int site = 0; site < kSites; ++site) {
    if (Stands(*planet, site) && planet->claims[site] == 0) return kAllowed;
  }
  return Forbidden("it must be placed again at once, and there is nothing to claim here");
}

}  // namespace

Refusal CheckSite(const Position& position, int site) {
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return Forbidden(kInSpace);
  if (!Stands(*planet, site)) {
    return Forbidden("there is no such tile here, or it is not built yet");
  }
  if (planet->claims[site] != 0) return Forbidden("there is a privilege on it already");
  if (!CanPay(position)) return Forbidden("there is too little build energy for a privilege");
  if (Active(position.state).privileges == 0) {
    return Forbidden("no privilege is left; take one off the map first");
  }
  return kAllowed;
}

Refusal CheckTakeClaim(const Position& position, int planet, int site) {
  if (Refusal no = CheckTakeClaims(position)) return no;
  return position.state.planets[planet].claims[site] == position.state.turn_seat + 1
             ? kAllowed
             : Forbidden("there is no privilege of yours");
}

bool ListTakeClaims(const Position& position, Listing& out) {
  if (CheckTakeClaims(position)) return true;
  for (int planet = 0; planet < position.rules.planets(); ++planet) {
    for (int site = 0; site < kSites; ++site) {
      if (position.state.planets[planet].claims[site] != position.state.turn_seat + 1) continue;
      if (!out.One({kTakeClaim, {planet, site}})) return false;
    }
  }
  return true;
}

bool ListSites(const Position& position, Listing& out) {
  return out.Bits({kClaim, {}}, 0,
                  Where(kSites, [&](int site) { return CheckSite(position, site); }));
}

void TakeClaim(Play& play, int planet, int site) {
  State& state = play.state;
  state.leftover = state.free_roads = 0;  // As for everything that is done at a planet.
  state.planets[planet].claims[site] = 0;
  ++Active(state).privileges;
  if (planet == Active(state).place) Put(state.opened, state.opened & ~(1 << site));
  state.phase = Phase::kPlacingClaim;
  play.Tell(kClaimTaken, state.turn_seat, planet, site);
}

Refusal CheckClaim(const Position& position, int, const Action& action) {
  return CheckSite(position, action.args[0]);
}

void ListClaims(const Position& position, int, Listing& out) { ListSites(position, out); }

absl::Status ApplyClaim(Play& play, int seat, const Action& action) {
  State& state = play.state;
  const int here = state.players[seat].place;
  const int site = action.args[0];
  state.leftover = state.free_roads = 0;  // As for everything that is done at a planet.
  PayEnergy(play, seat, kBuildEnergy, play.rules.mode().privilege_cost);
  --state.players[seat].privileges;
  Put(state.planets[here].claims[site], seat + 1);
  state.phase = Phase::kActing;
  play.Tell(kClaimed, seat, here, site);
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
