// Naval War states to and from FlatBuffers, described once; see mallard/frame/archive.h.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SNAPSHOT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SNAPSHOT_H_

#include "absl/status/status.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

StateOffset WriteState(const NavalWarRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder);
/// Fills a state that is all zero, within its bounds; CheckInvariants says whether it can be.
absl::Status ReadState(const NavalWarRules& rules, const schema::Snapshot& snapshot, State& state);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SNAPSHOT_H_
