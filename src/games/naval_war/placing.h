// Where a ship can be laid down: at the set-up, and when the fleet is relocated.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_PLACING_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_PLACING_H_

#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "mallard/primitives/bitboard.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// The pose that an action `place` asks for.
inline Pose PoseOf(const Action& place) { return {place.args[2], place.args[1]}; }

/// Whether the board has such a cell.
inline Refusal CheckCell(const NavalWarRules& rules, int cell) {
  if (rules.cells().Has(cell)) return kAllowed;
  return Senseless("there is no such cell on the board");
}
/// Whether a ship may lie like that on `free`.
Refusal CheckPose(const NavalWarRules& rules, int ship, Pose pose, const Bitboard& free);
/// The same for an action `place`; `placed` says whether the ship lies somewhere already.
Refusal CheckPlace(const NavalWarRules& rules, const Action& place, bool placed,
                   const Bitboard& free);
/// Offers every place of one ship on `free`; false: nothing more is wanted.
bool ListPlaces(const NavalWarRules& rules, int ship, const Bitboard& free, Listing& out);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_PLACING_H_
