/// @file
/// What is different between two scenes of one match and one viewer: which items a client has to
/// make, remove or draw anew. Nothing is allocated once the arrays have grown.
#ifndef MALLARD_SCENE_DIFFERENCE_H_
#define MALLARD_SCENE_DIFFERENCE_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "mallard/scene.h"

namespace mallard {

/// Ids of items, each once, in the order of the scene that holds them.
struct SceneDifference {
  std::vector<uint32_t> added;    ///< In the later scene only.
  std::vector<uint32_t> removed;  ///< In the earlier scene only.
  std::vector<uint32_t> changed;  ///< In both, and something about them is different.
  bool areas = false;             ///< An area is different; items of all areas may have to move.
  bool seats = false;             ///< A seat is different.
  bool status = false;            ///< The status is different.

  /// Nothing is different.
  bool empty() const {
    return added.empty() && removed.empty() && changed.empty() && !areas && !seats && !status;
  }
  /// Compares; what was in here before is forgotten.
  void Compare(const Scene& earlier, const Scene& later);

 private:
  std::vector<std::pair<uint32_t, uint32_t>> earlier_, later_;  // Ids and positions, for sorting.
};

}  // namespace mallard

#endif  // MALLARD_SCENE_DIFFERENCE_H_
