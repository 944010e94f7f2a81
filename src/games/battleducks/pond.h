// One pond: laying formations down on it, and asking about it.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_POND_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_POND_H_

#include "mallard/frame/refusal.h"
#include "src/games/battleducks/rules.h"
#include "src/games/battleducks/state.h"

namespace mallard::battleducks {

/// A pond before anything was done: only formations that are given are picked.
Pond EmptyPond(const BattleDucksRules& rules);

/// Whether the board has such a cell.
inline Refusal CheckCell(const BattleDucksRules& rules, int cell) {
  if (rules.board().cells.Has(cell)) return kAllowed;
  return Senseless("there is no such cell on the board");
}
/// Why a formation may not be laid there, if it may not. Slot, symmetry and anchor must exist.
Refusal CheckPlace(const BattleDucksRules& rules, const Pond& pond, int slot, int symmetry,
                   int anchor);
/// Lays a picked formation down; the place must be legal.
void PlaceFormation(const BattleDucksRules& rules, Pond& pond, int slot, int symmetry, int anchor);
/// Takes a formation off the pond; it stays picked.
void LiftFormation(const BattleDucksRules& rules, Pond& pond, int slot);

/// True if every formation is picked, placed and has the Commander it needs.
bool SetupComplete(const BattleDucksRules& rules, const Pond& pond);

/// What a cell has answered; it must be observed.
inline Answer AnswerAt(const Pond& pond, int cell) {
  if (!pond.spotted.Has(cell)) return Answer::kSplash;
  return pond.found.Has(cell) ? Answer::kFound : Answer::kSpotted;
}

/// True if the maneuver of that slot can be used: its Commander is unspotted and its dial is on the
/// dot.
inline bool ManeuverReady(const BattleDucksRules& rules, const Pond& pond, int slot) {
  return rules.slot_rule(slot).has_maneuver() && pond.slots[slot].dial == 0 &&
         pond.slots[slot].commander_spotted == 0;
}

/// Existing cells of a pond that are not answered yet.
inline Bitboard Unobserved(const BattleDucksRules& rules, const Pond& pond) {
  return rules.board().cells.Minus(pond.observed);
}

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_POND_H_
