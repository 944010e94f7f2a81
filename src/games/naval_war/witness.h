// Witness: one way in which the enemy's fleet can have sailed and suffered that agrees with all
// that was ever told of it: every answer, every sunk ship, every card, from the first turn on. For
// Imagine.
//
// It is looked for at random and then checked whole: courses of all ships that overlap nowhere and
// move only what can have moved, then damage that sinks each ship just when it was told, and lets a
// ship leave after a hit only if the hit was a new one. What passes contradicts nothing; as the
// truth is such a way, there always is one. The search tries again until it finds one or has done
// its number of tries, and then says so: it never gives a fleet that contradicts.
//
// What cards do is taken from their targets: `shift` and `pivot` move one ship once, `fleet` lays
// all anew, other movement cards may move each ship once, and cards that aim at damage of one's own
// mend one part. Where a script does otherwise nothing may be found.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_WITNESS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_WITNESS_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "mallard/primitives/chance.h"
#include "src/games/naval_war/past.h"
#include "src/games/naval_war/places.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"
#include "src/games/naval_war/stories.h"

namespace mallard::naval_war {

/// See the file comment.
class Witness {
 public:
  /// Of `owner`'s fleet, from a state redacted for the other player.
  Witness(const NavalWarRules& rules, const State& seen, int owner);

  /// Looks for one. kUnavailable if none was found in time, or if more has been told than the
  /// chronicle holds; kDataLoss if no match can have told that; kCancelled if it was interrupted
  /// (mallard/interrupt.h), which is asked for each moment that is looked at and each course that
  /// is drawn.
  absl::Status Find(Chance& chance);

  /// @name After Find
  /// @{
  const Past& past() const { return past_; }
  Berthed Lay(int ship, int moment) const { return courses_[Index(ship, moment)]; }
  /// Now; bit p: part p from the bow.
  uint32_t damage(int ship) const { return stories_.damage(ship); }
  /// Whether the attack told last did new damage to it, and it did not sink.
  bool newly_damaged(int ship) const { return stories_.newly(ship); }
  /// @}

 private:
  size_t Index(int ship, int m) const {
    return static_cast<size_t>(ship) * past_.water.size() + static_cast<size_t>(m);
  }
  PlaceSet& allowed(int ship, int m) { return allowed_[Index(ship, m)]; }
  PlaceSet& ahead(int ship, int m) { return ahead_[Index(ship, m)]; }
  PlaceSet& back(int ship, int m) { return back_[Index(ship, m)]; }
  Motion& step(int ship, int m) { return steps_[Index(ship, m)]; }
  const Passage& passage(int m) const { return At(past_.passages, m); }
  int length(int ship) const { return rules_.length(ship); }

  bool IsStopped();
  bool Try(Chance& chance);
  void Begin();
  // What a ship can have done, given what it is allowed; false if nothing.
  bool Sweep(int ship);
  bool Restrict(int ship, int m, const PlaceSet& places);

  // The wants of one moment, from `begin` to `end`; those of a single cell come first.
  struct Group {
    size_t begin;
    size_t single;
    size_t end;
  };
  // Gives every want a ship, the newest first.
  bool GiveAll(Chance& chance);
  bool GiveMoment(const Group& group, Chance& chance);
  bool Give(const Want& want, Chance& chance);
  bool GiveCell(const Want& want, int cell, int ship);
  uint32_t WeightOf(int ship, const Want& want, int cell);
  // Ships, as bits, that lay elsewhere after the attack of a hit, and are not known to be hit by
  // it.
  uint32_t MustHaveMoved(const Want& want);
  // Once the hits of a moment are given: what was not hit did not move after them.
  bool HoldTheRest(int m);

  bool LayCourses(Chance& chance);
  // `drawn`: ships, as bits, whose courses are drawn already, and this one.
  bool FilterCourse(int ship, uint32_t drawn);
  // Draws one along which its story is possible.
  bool DrawGoodCourse(int ship, uint32_t drawn, Chance& chance);
  bool DrawCourse(int ship, uint32_t drawn, Chance& chance);
  bool DrawsOn(int ship, int m, const PlaceSet& on, bool may_stay, uint32_t drawn, bool newly,
               Chance& chance) const;
  bool WindowsWork() const;

  const NavalWarRules& rules_;
  const State& seen_;
  int owner_;
  Past past_;
  std::vector<PlaceSet> base_;     // By ship and moment: places that cover no water.
  std::vector<PlaceSet> allowed_;  // Of these: what the ship was given, and not given.
  std::vector<PlaceSet> ahead_;    // Of these: those that can be reached from the first moment on.
  std::vector<PlaceSet> back_;     // Of these: those from which the last one can be reached.
  std::vector<Motion> steps_;      // How far it goes until the next moment.
  std::vector<Berthed> courses_;
  std::vector<Bitboard> occupied_;  // By moment: cells of the courses drawn so far.
  std::vector<uint8_t> moved_;      // By moment: the one ship that moves has been drawn.
  std::vector<uint32_t> hit_;       // By attack: ships it damaged, or hit again.
  struct Given {
    int moment;
    int cell;
    int ship;
    int attack;
    bool hit;
  };
  // What was given so far, to go back to.
  struct Kept {
    std::vector<PlaceSet> allowed, ahead, back;
    std::vector<Motion> steps;
    size_t given;
    std::vector<uint32_t> hit;
    std::vector<int> hits_left;
  };
  std::vector<Group> groups_;
  std::vector<Given> given_;    // Newest first.
  std::vector<int> hits_left_;  // By attack: how many of its hits nobody was given yet.
  Stories stories_;
  int looked_at_ = 0;  // In this search.
  bool interrupted_ = false;
};

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_WITNESS_H_
