// Battles to and from FlatBuffers. WriteState and ReadState are for a match that is one battle; a
// game that keeps battles inside its own state uses the others for each.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_H_

#include "absl/status/status.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/duckhammer_generated.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

namespace fb = mallard::schema::duckhammer;

/// Writes a battle, whole or redacted, variables included. Chance that was blanked is left out.
flatbuffers::Offset<fb::State> WriteBattle(const DuckhammerRules& rules, const State& state,
                                           flatbuffers::FlatBufferBuilder& builder);
/// Reads what WriteBattle wrote into a block of rules.state_size() bytes that is zero. Nothing
/// about `in` is trusted but that it passed the verifier; CheckInvariants then says whether such a
/// battle can be.
absl::Status ReadBattle(const DuckhammerRules& rules, const fb::State& in, State& state);

/// The same for a match that is one battle.
StateOffset WriteState(const DuckhammerRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder);
absl::Status ReadState(const DuckhammerRules& rules, const schema::Snapshot& snapshot,
                       State& state);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_H_
