// The last part of drawing a fleet: courses for ships whose hits are known, one after another.
#include <algorithm>
#include <iterator>

#include "src/games/naval_war/belief.h"

namespace mallard::naval_war {
namespace {

// Courses that are drawn in the hope of one on which no ship moves without reason, and none stands
// that must have sunk.
constexpr int kCourseTries = 3;

}  // namespace

Motion Belief::MotionOf(int ship, int m, bool strict) {
  const Moment& at = moment(m);
  if (!strict || though_not_hit_[Index(ship, m)]) return motion(ship, m);
  if (vessels_[ship].hits == 0) return Motion::kNone;
  if (at.after != Interval::kShipsHit) return motion(ship, m);
  for (const Cover& cover : CoversAt(at.hits_at)) {
    if (cover.ship == ship && cover.hit) return motion(ship, m);
  }
  return Motion::kNone;
}

bool Belief::FilterCourse(int ship, bool strict) {
  const int last = vessels_[ship].last;
  for (int m = 0; m < last; ++m) At(steps_, m) = MotionOf(ship, m, strict);
  PlaceSet free;
  for (int m = last; m >= 0; --m) {
    const Bitboard& occupied = At(occupied_, m);
    if (m == last || occupied != At(occupied_, m + 1)) {
      free = PlacesOn(rules_.cells().Minus(occupied), length(ship));
    }
    PlaceSet places = allowed(ship, m) & free;
    if (m < last) {
      places = places & Moved(back(ship, m + 1), length(ship), At(steps_, m));
    }
    if (places.Empty()) return false;
    back(ship, m) = places;
  }
  hits_.clear();
  for (size_t i = covers_.size(); i-- > 0;) {
    if (covers_[i].ship == ship && covers_[i].hit) hits_.push_back(covers_[i]);
  }
  return true;
}

bool Belief::DrawCourse(int ship, Chance& chance, FleetGuess::Course& course) {
  bool sensible = true;
  int damaged_at = -1;  // The last moment with a hit on a part that was sound.
  size_t hit = 0;
  course = {back(ship, 0).Draw(chance), 0};
  for (int m = 0;; ++m) {
    At(path_, m) = course.place;
    for (; hit < hits_.size() && hits_[hit].moment == m; ++hit) {
      const uint32_t part = 1u << OffsetAt(course.place, length(ship), hits_[hit].cell);
      if ((course.damage & part) == 0) damaged_at = m;
      course.damage |= static_cast<uint8_t>(part);
    }
    if (m == vessels_[ship].last) break;
    const Motion motion = At(steps_, m);
    if (motion == Motion::kNone) continue;
    const Moment& at = moment(m);
    const PlaceSet& choice = back(ship, m + 1);
    // Ships that were damaged often move; others seldom do, and if hits on them left no damage they
    // must not.
    const bool again = at.after == Interval::kShipsHit && damaged_at != at.hits_at;
    const bool eager = motion == Motion::kShift && !again && chance.Below(4) != 0;
    if (choice.Has(course.place) && !eager) continue;
    const Place next = DrawNeighbour(choice, course.place, length(ship), motion, chance);
    if (next == course.place) continue;
    sensible &= !again;
    if (next.down != course.place.down && TurnSwapsEnds(course.place, next, length(ship))) {
      course.damage = Reversed(course.damage, length(ship));
    }
    if (at.after == Interval::kAnybody && !hits_.empty() && !though_not_hit_[Index(ship, m)]) {
      // A hit that is forgotten made it move.
      course.damage |= static_cast<uint8_t>(1u << DrawIndex(chance, length(ship)));
    }
    course.place = next;
  }
  return sensible && (!Standing(ship) || course.damage != rules_.all_parts(ship));
}

void Belief::LayCourse(int ship, Chance& chance, FleetGuess& out) {
  FleetGuess::Ship& guess = out.ships[ship];
  const auto draw = [&](FleetGuess::Course& course) {
    for (int i = 0; i < kCourseTries; ++i) {
      if (DrawCourse(ship, chance, course)) return true;
    }
    return false;
  };
  for (int i = 0; alternatives_ && !hits_.empty() && i < FleetGuess::kAlternatives; ++i) {
    draw(guess.alternative[i]);
  }
  if (!draw(guess.course)) ++out.unexplained;
  for (int m = 0; m <= vessels_[ship].last; ++m) {
    At(occupied_, m) |= CellsAt(At(path_, m), length(ship));
  }
  if (!alternatives_) return;
  guess.drawn_from = back(ship, 0);
  for (int m = 0; m < vessels_[ship].last; ++m) {
    guess.drawn_from = back(ship, m + 1) & Moved(guess.drawn_from, length(ship), At(steps_, m));
  }
}

bool Belief::PlaceForNow(int ship, Chance& chance, FleetGuess& out) {
  Bitboard& occupied = At(occupied_, history_.now());
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
  FleetGuess::Ship& guess = out.ships[ship];
  guess.drawn_from = places;
  guess.course.place = places.Draw(chance);
  occupied |= CellsAt(guess.course.place, length(ship));
  for (const Cover& cover : CoversAt(history_.now())) {
    if (cover.ship != ship || !cover.hit) continue;
    guess.course.damage |=
        static_cast<uint8_t>(1u << OffsetAt(guess.course.place, length(ship), cover.cell));
  }
  std::fill(std::begin(guess.alternative), std::end(guess.alternative), guess.course);
  return true;
}

bool Belief::LayFleet(bool strict, Chance& chance, FleetGuess& out) {
  // Those with the fewest places first; sunk ships leave the present moment to the others.
  int order[kMaxShips];
  int freedom[kMaxShips];
  int count = 0;
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    const int last = vessels_[ship].last;
    if (last < 0) continue;
    order[count++] = ship;
    freedom[ship] = (ahead(ship, last) & back(ship, last)).Count();
  }
  std::stable_sort(order, order + count, [&](int a, int b) { return freedom[a] < freedom[b]; });
  std::fill(occupied_.begin(), occupied_.end(), Bitboard());
  for (int i = 0; i < count; ++i) {
    const int ship = order[i];
    if ((strict && FilterCourse(ship, true)) || FilterCourse(ship, false)) {
      LayCourse(ship, chance, out);
    } else if (!PlaceForNow(ship, chance, out)) {
      return false;
    }
  }
  out.cells = occupied_.back();
  return true;
}

}  // namespace mallard::naval_war
