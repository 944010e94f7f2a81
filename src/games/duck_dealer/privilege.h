// Privileges on tiles of the active ship's planet. Decision place_claim.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_PRIVILEGE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_PRIVILEGE_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Whether the active player can place a privilege on that tile.
Refusal CheckSite(const Position& position, int site);
/// Whether the active player can take that privilege off the map.
Refusal CheckTakeClaim(const Position& position, int planet, int site);
/// Those that can be taken off the map; false: nothing more is wanted.
bool ListTakeClaims(const Position& position, Listing& out);
/// Tiles a privilege can be placed on; false: nothing more is wanted.
bool ListSites(const Position& position, Listing& out);
/// Takes a privilege off the map, which must be placed again at once.
void TakeClaim(Play& play, int planet, int site);

Refusal CheckClaim(const Position& position, int seat, const Action& action);
void ListClaims(const Position& position, int seat, Listing& out);
absl::Status ApplyClaim(Play& play, int seat, const Action& action);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_PRIVILEGE_H_
