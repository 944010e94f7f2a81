// Places of a ship as sets: where a ship could lie, whichever of its ends is the bow, and where it
// could lie one move later. All operations work on whole sets at once. Geometry only.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_PLACES_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_PLACES_H_

#include "mallard/frame/numbers.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"
#include "src/games/naval_war/fleet.h"

namespace mallard::naval_war {

/// A place of a ship: its leftmost or topmost cell, and which way it lies.
struct Place {
  int first = 0;
  bool down = false;
  friend bool operator==(const Place&, const Place&) = default;
};

/// A set of places of a ship of one length, by their first cells.
struct PlaceSet {
  Bitboard across;
  Bitboard down;

  bool Empty() const { return across.Empty() && down.Empty(); }
  int Count() const { return across.Count() + down.Count(); }
  bool Has(Place place) const { return (place.down ? down : across).Has(place.first); }
  static PlaceSet Of(Place place) {
    PlaceSet set;
    (place.down ? set.down : set.across).Set(place.first);
    return set;
  }
  /// One of them, all equally likely; there must be one.
  Place Draw(Chance& chance) const {
    const int n = DrawIndex(chance, Count());
    const int flat = across.Count();
    return n < flat ? Place{across.Nth(n), false} : Place{down.Nth(n - flat), true};
  }
  /// Calls f(place) for each.
  template <class F>
  void ForEach(F f) const {
    across.ForEach([&](int cell) { f(Place{cell, false}); });
    down.ForEach([&](int cell) { f(Place{cell, true}); });
  }
  friend PlaceSet operator&(const PlaceSet& a, const PlaceSet& b) {
    return {a.across & b.across, a.down & b.down};
  }
  friend bool operator==(const PlaceSet&, const PlaceSet&) = default;
};

/// How far a ship can have gone between two moments.
enum class Motion : uint8_t { kNone, kShift, kTurn, kShiftOrTurn, kAnywhere };

/// The pose whose bow is the place's first cell.
inline Pose PoseAt(Place place) { return {place.first, place.down ? kNorth : kWest}; }
/// The cells of a ship.
inline Bitboard CellsAt(Place place, int length) { return LineCells(PoseAt(place), length); }
/// How far from the place's first cell a cell lies; -1 if the ship does not cover it.
inline int OffsetAt(Place place, int length, int cell) {
  return PartAt(PoseAt(place), length, cell);
}

/// All places that lie wholly on `free`.
PlaceSet PlacesOn(const Bitboard& free, int length);
/// All places on the grid that cover a cell.
PlaceSet PlacesCovering(int cell, int length);
/// The places after at most one such motion, on an endless sea: intersect it with what is possible.
PlaceSet Moved(const PlaceSet& set, int length, Motion motion);
/// The same after exactly one.
PlaceSet MovedOn(const PlaceSet& set, int length, Motion motion);
/// The parts of a ship counted from its other end.
uint8_t Reversed(uint8_t parts, int length);

/// One of `choice` from which `place` can be reached by at most one such motion, all equally
/// likely; there must be one.
Place DrawNeighbour(const PlaceSet& choice, Place place, int length, Motion motion, Chance& chance);
/// True if a quarter turn from one place to the other swaps which end comes first; a turn about the
/// middle can do either, and is taken not to. The places lie crosswise.
bool TurnSwapsEnds(Place from, Place to, int length);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_PLACES_H_
