// What a player of Naval War has been told of the enemy's fleet, kept from the events and questions
// that this player sees, and nothing else: not from the state, and not from its chronicle.
#ifndef MALLARD_TESTS_IMAGINE_NAVAL_WAR_RECORD_H_
#define MALLARD_TESTS_IMAGINE_NAVAL_WAR_RECORD_H_

#include <cstddef>
#include <string>
#include <vector>

#include "mallard/mallard.hpp"
#include "src/games/naval_war/witness.h"

namespace mallard::testing {

class NavalWarRecord {
 public:
  explicit NavalWarRecord(int viewer) : viewer_(viewer) {}

  /// Listens to what has happened since the last time. Call it after every action.
  void Hear(const Match& match);

  /// Why the courses and the damage of `witness` cannot have been, given all that was heard; empty
  /// if they can. Every way in which repairs may have been used is tried.
  std::string Contradiction(const Match& match, const naval_war::Witness& witness) const;

 private:
  enum class What {
    kAttack,
    kConnected,
    kAnswer,
    kSeen,
    kStruck,
    kSunk,
    kSmoke,
    kClear,
    kRepair,
    kSettled,
    kStayed,
    kSailed
  };
  struct Note {
    What what;
    int a = 0;
    int b = 0;
    std::vector<int> cells = {};
  };
  class Check;

  void HearEvent(const naval_war::NavalWarRules& rules, const Event& event);
  void Settle();

  int viewer_;
  size_t heard_ = 0;
  bool window_open_ = false;
  bool sinking_ = false;
  bool answered_ = true;       // The attack under way has begun to answer.
  std::vector<int> attacked_;  // Its cells.
  std::vector<Note> notes_;
};

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_IMAGINE_NAVAL_WAR_RECORD_H_
