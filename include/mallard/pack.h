/// @file
/// A pack before it is loaded: named files, wherever they came from.
#ifndef MALLARD_PACK_H_
#define MALLARD_PACK_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace mallard {

/// One file of a pack.
struct PackFile {
  std::string path;  ///< Relative, with forward slashes: "formations.lua".
  std::string text;  ///< Its bytes.
};

/// The files of one pack. `pack.lua` is its manifest; every other `.lua` file is content, run in
/// the order of their paths; other files are ignored.
struct Pack {
  std::string label;            ///< Shown in messages until the manifest has given an id.
  std::vector<PackFile> files;  ///< In any order.

  /// The base pack of a game, built into the library.
  static absl::StatusOr<Pack> Embedded(absl::string_view game);
  /// All `.lua` files below a folder (at most 1,000 files of at most 1 MiB; names that begin with a
  /// dot are skipped, links that leave the folder are not followed).
  static absl::StatusOr<Pack> FromFolder(absl::string_view folder);
};

/// What a snapshot and a ruleset say of a loaded pack.
struct PackInfo {
  std::string id;                                    ///< From the manifest.
  std::string version;                               ///< From the manifest, "major.minor.patch".
  uint64_t fingerprint = 0;                          ///< Over its files.
  bool operator==(const PackInfo&) const = default;  ///< Member by member.
};

}  // namespace mallard

#endif  // MALLARD_PACK_H_
