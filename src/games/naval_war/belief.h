// Belief: draws fleets that agree with what a player has learned of the enemy's, as the courses of
// all ships from the first moment of a History to now. For Imagine and the computer player.
//
// What is guaranteed of a drawn fleet: standing ships lie on the board and do not overlap; cells
// that answered at the present moment are covered by a ship, or not, as they said; a pending attack
// connects. Older answers are explained too whenever the search finds courses for all ships that
// agree with them; it is bounded, and where it fails the fleet that leaves the fewest answers
// unexplained is taken. Not taken into account: repairs (a ship may be imagined damaged where it
// was mended since), and that a movement card moves one ship only.
//
// How: for each ship, the set of its possible places at every moment is kept, given the cells it
// must and must not cover then and how far it can have gone in between (forward and backward
// filtering, whole sets at once). Answers of *hit* are given to ships one by one, the newest first,
// each to a ship drawn with the share of its possible places that cover the cell. Then a course is
// drawn for one ship after another, around those that lie there already.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_BELIEF_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_BELIEF_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/types/span.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"
#include "src/games/naval_war/history.h"
#include "src/games/naval_war/places.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/smoke.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// A fleet as it might lie now.
struct FleetGuess {
  static constexpr int kAlternatives = 6;

  /// One way for a ship to have got where it is.
  struct Course {
    Place place;         // Where it lies.
    uint8_t damage = 0;  // Bit p: the p-th part from the place's first cell was hit there.
  };
  struct Ship {
    Course course;                      // Meaningful for standing ships.
    PlaceSet drawn_from;                // Places that were as good, given the other ships.
    Course alternative[kAlternatives];  // Other courses, as good; only if they were asked for.
  };
  Ship ships[kMaxShips];
  Bitboard cells;       // Under standing ships.
  int unexplained = 0;  // Older answers that it contradicts, or does not account for.
};

/// See the file comment. Built once for a state; draws as many fleets as wanted.
class Belief {
 public:
  /// What `seen`, redacted for the other player, tells of `owner`'s fleet.
  Belief(const NavalWarRules& rules, const State& seen, int owner);

  const History& history() const { return history_; }

  /// Draws a fleet, trying up to `tries` times to explain everything. False if no fleet at all
  /// agrees with the present moment, which no real match brings about.
  bool Draw(Chance& chance, int tries, FleetGuess& out, bool alternatives = false);

 private:
  // A cell that was covered at some moment, and by which ship in the present try.
  struct Cover {
    int moment;
    int cell;
    bool hit;
    bool smoke;
    int ship;  // -1: not explained.
  };
  // A ship in the present try.
  struct Vessel {
    int last = 0;       // The last moment at which it stood.
    int hits = 0;       // Answers of hit given to it.
    bool held = false;  // Protected now, and no hit found yet that it was protected after.
  };

  PlaceSet& open(int ship, int m) { return open_[Index(ship, m)]; }
  PlaceSet& allowed(int ship, int m) { return allowed_[Index(ship, m)]; }
  PlaceSet& ahead(int ship, int m) { return ahead_[Index(ship, m)]; }
  PlaceSet& back(int ship, int m) { return back_[Index(ship, m)]; }
  Motion& motion(int ship, int m) { return motion_[Index(ship, m)]; }
  size_t Index(int ship, int m) const {
    return static_cast<size_t>(ship) * history_.moments.size() + static_cast<size_t>(m);
  }
  const Moment& moment(int m) const { return At(history_.moments, m); }
  bool Standing(int ship) const { return seen_.boards[owner_].ships[ship].sunk == 0; }
  bool Protected(int ship) const { return UnderSmoke(seen_.boards[owner_].ships[ship]); }

  int length(int ship) const { return rules_.length(ship); }
  absl::Span<Cover> CoversAt(int m);

  bool Try(int looseness, Chance& chance, FleetGuess& out);
  void BeginCourses(int looseness, Chance& chance);
  void DrawMotion(int ship, int m, int looseness, Chance& chance);
  // Places at the next moment that can be reached; places at the one before that can reach these.
  PlaceSet Ahead(int ship, int m) {
    return Moved(ahead(ship, m), length(ship), motion(ship, m)) & allowed(ship, m + 1);
  }
  PlaceSet Back(int ship, int m) {
    return Moved(back(ship, m), length(ship), motion(ship, m - 1)) & allowed(ship, m - 1);
  }
  void Sweep(int ship);
  void Restrict(int ship, int m, const PlaceSet& places);
  // Where the ship can lie then if it covers the cell.
  PlaceSet Candidates(int ship, const Cover& cover);
  uint32_t WeightOf(int ship, const Cover& cover);
  void Give(int ship, Cover& cover);
  // A ship that sank after a moment took one of its hits.
  void GiveLastBlows(int m, Chance& chance);
  bool ExplainCover(Cover& cover, Chance& chance);
  bool ExplainContact(const Contact& contact, Chance& chance);

  // How far a ship goes until the next moment; `strict`: after hits only if it took any.
  Motion MotionOf(int ship, int m, bool strict);
  // Begins a ship's course: sets back_ to what is left around the courses drawn so far, steps_ and
  // hits_; false if nothing is left.
  bool FilterCourse(int ship, bool strict);
  // Draws a course through back_, and fills path_; false if it cannot have been quite like that.
  bool DrawCourse(int ship, Chance& chance, FleetGuess::Course& course);
  void LayCourse(int ship, Chance& chance, FleetGuess& out);
  // Gives up a ship's older hits, and lays it as the present moment wants it.
  bool PlaceForNow(int ship, Chance& chance, FleetGuess& out);
  bool LayFleet(bool strict, Chance& chance, FleetGuess& out);

  const NavalWarRules& rules_;
  const State& seen_;
  int owner_;
  History history_;
  std::vector<Cover> covers_;      // Newest first.
  std::vector<int> first_cover_;   // By moment: where its covers begin; they end where m - 1's do.
  std::vector<PlaceSet> open_;     // Places that cover no cell which was empty.
  std::vector<PlaceSet> allowed_;  // Those that cover what the ship must cover, too.
  std::vector<PlaceSet> ahead_;    // Those that can be reached from the first moment on.
  std::vector<PlaceSet> back_;     // Those from which the last moment can be reached.
  std::vector<Motion> motion_;     // Until the next moment.
  std::unique_ptr<bool[]>
      though_not_hit_;              // Whether that goes for a ship of which no hit is known.
  std::vector<Bitboard> occupied_;  // By moment: cells of the courses drawn so far.
  // The ship whose course is being drawn: how far it goes after each moment, the hits given to it,
  // oldest first, and the course drawn last, by moment.
  std::vector<Motion> steps_;
  std::vector<Cover> hits_;
  std::vector<Place> path_;
  Vessel vessels_[kMaxShips];
  bool alternatives_ = false;
};

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_BELIEF_H_
