// Whose secret a variable of a pack is. Views hide it from the other player, and functions of that
// player's content cannot ask for it.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SECRETS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SECRETS_H_

#include "src/engine/variables.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// The owner of an instance of a variable; kNobody for the match and for monsters.
inline int OwnerOf(const Variables::Spec& spec, int instance) {
  if (spec.instances == 1) return kNobody;
  return spec.instances == kSeats ? instance : instance / kMaxUnits;
}

/// True if a function of `seat`'s content may know the value.
inline bool MayAsk(const Variables::Spec& spec, int instance, int seat) {
  const int owner = OwnerOf(spec, instance);
  return !spec.owner_only || owner == kNobody || owner == seat;
}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SECRETS_H_
