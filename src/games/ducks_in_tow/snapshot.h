// Ducks in Tow states to and from FlatBuffers; see capi/schemas/ducks_in_tow.fbs.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_SNAPSHOT_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_SNAPSHOT_H_

#include "absl/status/status.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// Writes a state, whole or redacted, as the game's table.
StateOffset WriteState(const DucksInTowRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder);
/// Reads what WriteState wrote, with every field in its bounds; tableaux are laid again card by
/// card, and claims are claimed again. The state is zero before.
absl::Status ReadState(const DucksInTowRules& rules, const schema::Snapshot& snapshot,
                       State& state);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_SNAPSHOT_H_
