/// @file
/// What a snapshot, view, replay or save says of itself, without a ruleset: so that a program can
/// list saved matches, and tell which packs one needs and what has become of them, before it
/// restores it.
#ifndef MALLARD_SAVED_MATCH_H_
#define MALLARD_SAVED_MATCH_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/pack.h"

namespace mallard {

/// What some bytes are. The numbers are those of the C interface.
enum class SavedKind : uint8_t {
  kSnapshot = 1,  ///< The whole match, as Match::Snapshot writes it for the host.
  kView = 2,      ///< What one viewer may see of it.
  kReplay = 3,    ///< The way it went.
  kSave = 4,      ///< A snapshot with what a list of saved matches shows of it.
};

/// See the file comment. Nothing in it has been checked against the state.
struct SavedMatch {
  SavedKind kind = SavedKind::kSnapshot;  ///< What the bytes are.
  int viewer = -1;                        ///< Of a view: whose; otherwise -1.
  std::string engine_version;             ///< Of the library that wrote it.
  std::string game;                       ///< "battleducks".
  std::string configuration;              ///< Options, as Configuration::SetAll reads them.
  uint64_t ruleset_fingerprint = 0;       ///< Of the ruleset it was made with.
  std::vector<PackInfo> packs;            ///< Of that ruleset, in load order.
  uint64_t actions = 0;                   ///< Of a replay or save: how many actions were taken.

  /// @name Of a save only
  /// @{
  bool has_history = false;        ///< Undo and events were saved, too.
  uint32_t seats = 0;              ///< Number of players.
  uint32_t asked = 0;              ///< Bit n: seat n is being asked something.
  bool over = false;               ///< The match has ended.
  uint32_t winners = 0;            ///< Bit n: seat n has won.
  std::string label;               ///< A name of the player's choosing.
  uint64_t time = 0;               ///< When it was saved, as the application counts.
  std::vector<uint8_t> thumbnail;  ///< A picture in any format.
  int32_t round = 0;               ///< From 1; 0 where the game has none, or has not come to it.
  int32_t round_limit = 0;         ///< 0: there is none.
  int32_t turn_seat = -1;          ///< Whose turn it is; -1: nobody's.
  std::string phase;               ///< What goes on, as the game calls it in English.
  /// @}
};

/// Reads what bytes say of themselves. kDataLoss: they are none of these, or
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
