// Snapshots with bytes changed: every one is refused, or is a match that can be played on.
#ifndef MALLARD_TESTS_SUPPORT_MUTATIONS_H_
#define MALLARD_TESTS_SUPPORT_MUTATIONS_H_

#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"

namespace mallard::testing {

/// Changes bytes of the match's snapshot, `times` over: any, or with knowledge of the structure
/// (see structure.h). What is accepted can be drawn, and played on for a while through states that
/// can all be saved and restored; otherwise the test fails fatally. Returns how many were accepted
/// and not the same match.
int PlayMutations(const Match& match, int times, Chance& chance);

/// Takes a random action for any seat that has a decision.
void TakeRandomAction(Match& match, Chance& chance);

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_SUPPORT_MUTATIONS_H_
