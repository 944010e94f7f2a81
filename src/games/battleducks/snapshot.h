// BattleDucks states to and from FlatBuffers; see capi/schemas/battleducks.fbs.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_SNAPSHOT_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_SNAPSHOT_H_

#include "absl/status/status.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// Writes a state, whole or redacted, as the game's table.
StateOffset WriteState(const BattleDucksRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder);
/// Reads what WriteState wrote, with every field in its bounds and every pond as its formations and
/// answers make it. The state is zero before.
absl::Status ReadState(const BattleDucksRules& rules, const schema::Snapshot& snapshot,
                       State& state);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_SNAPSHOT_H_
