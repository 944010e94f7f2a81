// Battles of the base pack in which a certain question is asked, reached by random play.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_POSITIONS_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_POSITIONS_H_

#include "absl/functional/function_ref.h"
#include "mallard/mallard.hpp"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer::testing {

inline const State& StateOf(const Match& match) { return DuckhammerRules::As(match.state()); }
/// The same to be spoilt: a test changes what the rules would not.
inline State& Spoil(Match& match) { return DuckhammerRules::As(const_cast<void*>(match.state())); }

/// A battle of the base pack, and a small one of given armies: scythes that sunder, a choir, flyers
/// against birds with two weapons.
Match NewBattle(uint64_t seed, const char* options = "");
Match NewClash(uint64_t seed);
/// Takes a random action that leads into combat: units go for the nearest enemy, kinds of action
/// are drawn first so that rare ones come up, and passing is rare.
void StepByKind(Match& match, Chance& chance);
/// The first position random play comes to in which `wanted` holds.
Match Reach(absl::FunctionRef<bool(const Match&)> wanted);
/// A position in which that is asked; of Stage::kNone, a finished battle. All are reached once.
const Match& Asking(Stage stage);

}  // namespace mallard::duckhammer::testing

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_POSITIONS_H_
