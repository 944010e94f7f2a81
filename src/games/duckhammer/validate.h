// Whether a state that was read can be: everything the rules rely on without looking.
//
// Validate is called by ReadBattle only, after every number fits its field and every id is known.
// A state that passes can be asked anything and be played on: no question and no action reads
// outside it, hangs, or divides by nothing.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_VALIDATE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_VALIDATE_H_

#include "absl/status/status.h"
#include "mallard/viewer.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// OK, or what cannot be. `viewer` says for whom the state has been redacted.
absl::Status Validate(const DuckhammerRules& rules, const State& state, Viewer viewer);

/// Parts of it, each in a file of its own.
/// @{
absl::Status ValidateProfile(const GameContent& content, const Profile& profile);  // _units.cc
absl::Status ValidateUnits(const DuckhammerRules& rules, const State& state);      // _units.cc
absl::Status ValidateRolls(const DuckhammerRules& rules, const State& state);      // _rolls.cc
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_VALIDATE_H_
