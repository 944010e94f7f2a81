// The last part of drawing a fleet: courses for ships whose hits are known, one after another.
#include <algorithm>
#include <numeric>

#include "src/games/naval_war/belief.h"

namespace mallard::naval_war {

Motion Belief::MotionOf(int ship, int m, bool strict) {
  const Moment& at = moment(m);
  if (!strict || at.after != Interval::kShipsHit) return motion(ship, m);
  for (const Cover& cover : CoversAt(at.hits_at)) {
    if (cover.ship == ship && cover.hit) return motion(ship, m);
  }
  return Motion::kNone;
}

bool Belief::FilterCourse(int ship, bool strict) {
  const int last = courses_[ship].last;
  PlaceSet free;
  for (int m = 0; m <= last; ++m) {
    const Bitboard& occupied = occupied_[static_cast<size_t>(m)];
    if (m == 0 || occupied != occupied_[static_cast<size_t>(m - 1)]) {
      free = PlacesOn(rules_.cells().Minus(occupied), length(ship));
    }
    PlaceSet places = allowed(ship, m) & free;
    if (m > 0) {
      places = places & Moved(ahead(ship, m - 1), length(ship), MotionOf(ship, m - 1, strict));
    }
    if (places.Empty()) return false;
    ahead(ship, m) = places;
  }
  return true;
}

void Belief::DrawCourse(int ship, bool strict, Chance& chance, FleetGuess& out) {
  const int last = courses_[ship].last;
  FleetGuess::Ship& guess = out.ships[ship];
  guess.drawn_from = ahead(ship, last);
  Place place = guess.drawn_from.Draw(chance);
  guess.place = place;
  bool swapped = false;  // Relative to the ends it has now.
  for (int m = last;; --m) {
    occupied_[static_cast<size_t>(m)] |= CellsAt(place, length(ship));
    for (const Cover& cover : CoversAt(m)) {
      if (cover.ship != ship || !cover.hit) continue;
      const int part = OffsetAt(place, length(ship), cover.cell);
      guess.damage |= static_cast<uint8_t>(1u << (swapped ? length(ship) - 1 - part : part));
    }
    if (m == 0) break;
    const Motion before = MotionOf(ship, m - 1, strict);
    const PlaceSet& choice = ahead(ship, m - 1);
    // Ships that were hit often move; others seldom do.
    if (choice.Has(place) && (before != Motion::kShift || chance.Below(4) == 0)) continue;
    const PlaceSet places = choice & Moved(PlaceSet::Of(place), length(ship), before);
    const Place earlier = places.Draw(chance);
    if (earlier.down != place.down) swapped ^= TurnSwapsEnds(earlier, place, length(ship));
    place = earlier;
  }
}

bool Belief::PlaceForNow(int ship, Chance& chance, FleetGuess& out) {
  Bitboard& occupied = occupied_[static_cast<size_t>(history_.now())];
  for (Cover& cover : covers_) {
    if (cover.ship != ship || cover.moment == history_.now()) continue;
    cover.ship = -1;
    ++out.unexplained;
  }
  if (!Standing(ship)) return true;
  ++out.unexplained;  // It lies where an older answer said water, or on another ship's course.
  const PlaceSet places =
      allowed(ship, history_.now()) & PlacesOn(rules_.cells().Minus(occupied), length(ship));
  if (places.Empty()) return false;
  out.ships[ship].drawn_from = places;
  out.ships[ship].place = places.Draw(chance);
  occupied |= CellsAt(out.ships[ship].place, length(ship));
  for (const Cover& cover : CoversAt(history_.now())) {
    if (cover.ship != ship || !cover.hit) continue;
    out.ships[ship].damage |=
        static_cast<uint8_t>(1u << OffsetAt(out.ships[ship].place, length(ship), cover.cell));
  }
  return true;
}

bool Belief::LayFleet(bool strict, Chance& chance, FleetGuess& out) {
  // Those with the fewest places first; sunk ships leave the present moment to the others.
  int order[kMaxShips];
  int freedom[kMaxShips];
  int count = 0;
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    const int last = courses_[ship].last;
    if (last < 0) continue;
    order[count++] = ship;
    freedom[ship] = (ahead(ship, last) & back(ship, last)).Count();
  }
  std::stable_sort(order, order + count, [&](int a, int b) { return freedom[a] < freedom[b]; });
  std::fill(occupied_.begin(), occupied_.end(), Bitboard());
  for (int i = 0; i < count; ++i) {
    const int ship = order[i];
    if (strict && FilterCourse(ship, true)) {
      DrawCourse(ship, true, chance, out);
    } else if (FilterCourse(ship, false)) {
      DrawCourse(ship, false, chance, out);
    } else if (!PlaceForNow(ship, chance, out)) {
      return false;
    }
  }
  out.cells = occupied_.back();
  return true;
}

}  // namespace mallard::naval_war
