// Random games through each of the three ways into the engine. The driver is the same for all and
// knows no game: it asks the seats in turn what they can do, draws one action, and
// applies it, until nobody can do anything.
#ifndef MALLARD_TESTS_BENCH_PLAYOUTS_H_
#define MALLARD_TESTS_BENCH_PLAYOUTS_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "capi/mallard.h"
#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"

namespace mallard::bench {

/// Through Match: what C++ applications use.
struct MatchApi {
  Match& match;
  uint64_t Count(int seat) const { return match.LegalCount(seat); }
  Action Nth(int seat, uint64_t n) const { return match.LegalNth(seat, n); }
  bool Apply(int seat, const Action& action) { return match.Apply(seat, action).ok(); }
};

/// Through Rules: what a search may use that wants nothing in between. Actions are not checked.
struct RulesApi {
  const Rules& rules;
  void* state;
  uint64_t Count(int seat) const { return rules.LegalCount(state, seat); }
  Action Nth(int seat, uint64_t n) const { return rules.LegalNth(state, seat, n); }
  bool Apply(int seat, const Action& action) {
    EventSink nobody(nullptr);
    return rules.Apply(state, seat, action, nobody).ok();
  }
};

/// Through the C ABI of the shared library.
struct CApi {
  mld_match* match;
  uint64_t Count(int seat) const {
    uint64_t count = 0;
    mld_match_legal_count(match, seat, &count, nullptr);
    return count;
  }
  mld_action Nth(int seat, uint64_t n) const {
    mld_action action;
    mld_match_legal_nth(match, seat, n, &action, nullptr);
    return action;
  }
  bool Apply(int seat, const mld_action& action) {
    return mld_match_apply(match, seat, &action, nullptr) == MLD_OK;
  }
};

/// Plays to the end at random; returns the number of plies.
template <class Api>
int64_t PlayOut(Api api, Chance& chance, int seats = 2) {
  int64_t plies = 0;
  int seat = 0;
  for (int idle = 0; idle < seats; seat = seat + 1 == seats ? 0 : seat + 1) {
    const uint64_t count = api.Count(seat);
    if (count == 0) {
      ++idle;
      continue;
    }
    idle = 0;
    if (!api.Apply(seat, api.Nth(seat, chance.Below(static_cast<uint32_t>(count))))) break;
    ++plies;
  }
  return plies;
}

}  // namespace mallard::bench

#endif  // MALLARD_TESTS_BENCH_PLAYOUTS_H_
