// Duck Dealer states to and from FlatBuffers; see capi/schemas/duck_dealer.fbs.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_SNAPSHOT_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_SNAPSHOT_H_

#include "absl/status/status.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Writes a state, whole or redacted, as the game's table.
StateOffset WriteState(const DuckDealerRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder);
/// Reads what WriteState wrote, with every field in its bounds, and works out
/// what follows from others. The state is zero before.
absl::Status ReadState(const DuckDealerRules& rules, const schema::Snapshot& snapshot,
                       State& state);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_SNAPSHOT_H_
