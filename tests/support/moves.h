// Whatever moves is told: for every viewer, what lies in another area of the scene than before has
// an event that says from where to where, and events name only places that the viewer sees.
#ifndef MALLARD_TESTS_SUPPORT_MOVES_H_
#define MALLARD_TESTS_SUPPORT_MOVES_H_

#include <cstddef>
#include <vector>

#include "mallard/match.h"
#include "mallard/scene.h"

namespace mallard::testing {

/// Every viewer's scene before an action, to be held against what is told of that action.
class Moves {
 public:
  /// Before the action.
  explicit Moves(const Match& match);
  /// After it.
  void Check(const Match& match) const;

 private:
  struct Seen {
    Viewer viewer;
    Scene scene;
    size_t events;
  };
  std::vector<Seen> seen_;
};

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_SUPPORT_MOVES_H_
