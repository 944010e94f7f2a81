// What a person can do with arguments of a type: drag them, drop something on them.
#ifndef MALLARD_SRC_ENGINE_ARGUMENT_USES_H_
#define MALLARD_SRC_ENGINE_ARGUMENT_USES_H_

#include "mallard/manifest.h"

namespace mallard {

/// A thing that lies somewhere and can be taken elsewhere.
constexpr bool IsMovable(ArgType type) {
  return type == ArgType::kName || type == ArgType::kUnit || type == ArgType::kModel ||
         type == ArgType::kCompany || type == ArgType::kDie;
}

/// A place where things can be.
constexpr bool IsSomewhere(ArgType type) {
  return type == ArgType::kCell || type == ArgType::kPoint || type == ArgType::kHex ||
         type == ArgType::kNode || type == ArgType::kPlace || type == ArgType::kColumn ||
         type == ArgType::kSlot;
}

/// What things can be dropped on: places, and whoever can be given or done something.
constexpr bool TakesDrops(ArgType type) {
  return IsSomewhere(type) || type == ArgType::kUnit || type == ArgType::kCompany ||
         type == ArgType::kSeat;
}

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_ARGUMENT_USES_H_
