// Which of a few numbers an action can have.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_WHERE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_WHERE_H_

#include <cstdint>

#include "mallard/frame/refusal.h"

namespace mallard::duck_dealer {

/// Bit a number from 0 up to `count`, at most 64, that `check` does not refuse.
template <class Check>
uint64_t Where(int count, Check check) {
  uint64_t allowed = 0;
  for (int n = 0; n < count; ++n) {
    if (!check(n)) allowed |= uint64_t{1} << n;
  }
  return allowed;
}

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_WHERE_H_
