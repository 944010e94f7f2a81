// Stories: what ships suffered along courses that are given, entry by entry of the chronicle.
//
// Damage follows from the courses, but for repairs, of which nobody is told what they mended. For
// each ship, the conditions from which the rest of its story can go on are found from the end, as
// if every repair were free to it; then the story is told from the beginning for all ships at once,
// and each repair goes to one of them so that every other one can still go on without it.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_STORIES_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_STORIES_H_

#include <bitset>
#include <cstdint>
#include <vector>

#include "mallard/frame/numbers.h"
#include "mallard/primitives/chance.h"
#include "src/games/naval_war/past.h"
#include "src/games/naval_war/places.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Where a ship lay at a moment.
struct Berthed {
  Place place;
  bool bow_first = true;  // The place's first cell is the bow.
};

/// See the file comment.
class Stories {
 public:
  /// `courses` are by ship and moment, and may change until they are asked about. All are borrowed.
  Stories(const NavalWarRules& rules, const Chronicle& chronicle, const Past& past,
          const std::vector<Berthed>& courses);

  /// Whether the story of a ship along its course can be told at all, with every repair free to it.
  bool Possible(int ship);

  /// Tells the stories of all ships, each of which is possible; false if they do not go together.
  bool Tell(Chance& chance);

  /// @name After Tell
  /// @{
  uint32_t damage(int ship) const;  ///< Bit p: part p from the bow; 0 if it sank.
  bool newly(int ship) const;       ///< The attack told last damaged it anew, and it stands.
                                    /// @}

 private:
  // A ship's condition: its damaged parts, and whether the attack being told damaged a new one.
  static constexpr int kNewly = 1 << kMaxLength;
  using Conditions = std::bitset<2 * kNewly>;

  // What an entry of the chronicle does to one ship.
  struct Deed {
    enum What : uint8_t {
      kAgain,    // Nothing to it.
      kNothing,  // The same, but if it stands it must have a sound part still.
      kHit,      // The parts `parts`.
      kStruck,   // So many parts from the bow.
      kSank,
      kForget,  // What it suffers from now on is another attack.
      kMended,  // It, or another ship.
      kLeft,    // It moved after a hit; then as kForget.
    } what = kAgain;
    int parts = 0;
  };

  Deed& deed(int ship, int i) { return At(deeds_, ship * chronicle_.size + i); }
  // The conditions before entry `i` from which a ship's story can go on.
  Conditions& open(int ship, int i) { return At(open_, ship * (chronicle_.size + 1) + i); }
  bool IsOpen(int ship, int i, int condition) { return At(open(ship, i), condition); }
  const Berthed& Lay(int ship, int moment) const {
    return At(courses_, ship * Size(past_.water) + moment);
  }
  static int PartsIn(int condition) { return condition & (kNewly - 1); }
  static int Damaged(int condition, int parts);
  // The condition after a deed, without any repair; kNobody if it cannot have happened.
  static int After(const Deed& deed, int condition, int all);

  Deed DeedOf(int ship, int i, int moment) const;
  void ReadDeeds(int ship);
  bool GoesOn(int ship, int i, int condition);
  bool TellOnce(Chance& chance);
  bool TellEntry(int i, Chance& chance);
  bool Mend(int i, uint32_t needy, Chance& chance);

  const NavalWarRules& rules_;
  const Chronicle& chronicle_;
  const Past& past_;
  const std::vector<Berthed>& courses_;
  std::vector<Deed> deeds_;       // By ship and entry.
  std::vector<Conditions> open_;  // By ship and entry.
  bool sank_[kMaxShips] = {};
  int end_[kMaxShips] = {};  // Entries that concern it.
  int condition_[kMaxShips] = {};
};

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_STORIES_H_
