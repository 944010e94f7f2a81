// Battles to and from FlatBuffers. Rules::Write and Rules::Read use these for a match that is one
// battle; a game that keeps battles inside its own state uses them for each.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_H_

#include "absl/status/status.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/duckhammer_generated.h"
#include "mallard/viewer.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

namespace fb = mallard::schema::duckhammer;

/// Writes a battle that has been redacted for that viewer, variables included.
flatbuffers::Offset<fb::State> WriteBattle(const DuckhammerRules& rules, const State& state,
                                           Viewer viewer, flatbuffers::FlatBufferBuilder& builder);

/// Reads what WriteBattle wrote into a block of rules.state_size() bytes that is zero, and checks
/// that such a battle can be. Nothing about `in` is trusted but that it passed the verifier.
absl::Status ReadBattle(const DuckhammerRules& rules, const fb::State& in, Viewer viewer,
                        State& state);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_H_
