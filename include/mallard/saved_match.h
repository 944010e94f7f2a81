/// @file
/// What a snapshot, view or replay says of itself, without a ruleset: so that a program can tell
/// which packs a saved match needs, and what has become of them, before it restores it.
#ifndef MALLARD_SAVED_MATCH_H_
#define MALLARD_SAVED_MATCH_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/pack.h"

namespace mallard {

/// See the file comment. Nothing in it has been checked against the state.
struct SavedMatch {
  bool is_replay = false;            ///< A replay; otherwise a snapshot or view.
  std::string engine_version;        ///< Of the library that wrote it.
  std::string game;                  ///< "battleducks".
  std::string configuration;         ///< Options, as Configuration::SetAll reads them.
  uint64_t ruleset_fingerprint = 0;  ///< Of the ruleset it was made with.
  std::vector<PackInfo> packs;       ///< Of that ruleset, in load order.
};

/// Reads what bytes say of themselves. kDataLoss: they are neither a snapshot nor a replay, or
/// damaged; kUnimplemented: they are of a newer format.
absl::StatusOr<SavedMatch> DescribeSavedMatch(absl::Span<const uint8_t> bytes);

/// What has become of a pack. The numbers are those of the C interface.
enum class PackChange : uint8_t {
  kMissing = 1,  ///< It was in use, and is not loaded.
  kOlder = 2,    ///< A version is loaded that is older than the one in use then.
  kNewer = 3,    ///< A version is loaded that is newer than the one in use then.
  kChanged = 4,  ///< The same version is loaded, but its files are others.
  kAdded = 5,    ///< It is loaded, and was not in use.
};

/// One pack that is not as it was.
struct PackDifference {
  PackChange change;           ///< What has become of it.
  std::string id;              ///< Which pack.
  std::string saved_version;   ///< The version in use then; empty for kAdded.
  std::string loaded_version;  ///< The version loaded now; empty for kMissing.

  std::string ToString() const;  ///< For people: `pack lilies is older: ...`.
};

/// What is different between the packs a match was saved with and those that are loaded: first the
/// saved ones in their order, then those that were added.
std::vector<PackDifference> ComparePacks(absl::Span<const PackInfo> saved,
                                         absl::Span<const PackInfo> loaded);

}  // namespace mallard

#endif  // MALLARD_SAVED_MATCH_H_
