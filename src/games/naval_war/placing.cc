#include "src/games/naval_war/placing.h"

namespace mallard::naval_war {

Refusal CheckPose(const NavalWarRules& rules, int ship, Pose pose, const Bitboard& free) {
  const Bitboard cells = LineCells(pose, rules.length(ship));
  if (cells.Empty() || !rules.cells().Contains(cells)) {
    return Forbidden("it would lie beyond the board");
  }
  return free.Contains(cells) ? kAllowed : Forbidden("it would overlap another ship");
}

Refusal CheckPlace(const NavalWarRules& rules, const Action& place, bool placed,
                   const Bitboard& free) {
  const int ship = place.args[0];
  if (Refusal no = CheckCell(rules, PoseOf(place).bow)) return no;
  if (placed) return Forbidden("{ship} is placed already", rules.ship_name(ship));
  return CheckPose(rules, ship, PoseOf(place), free);
}

bool ListPlaces(const NavalWarRules& rules, int ship, const Bitboard& free, Listing& out) {
  for (int facing = 0; facing < kFacings; ++facing) {
    if (!out.Cells({kPlace, {ship, facing}}, 2, FreeBows(free, rules.length(ship), facing))) {
      return false;
    }
  }
  return true;
}

}  // namespace mallard::naval_war
