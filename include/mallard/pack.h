/// @file
/// A pack before it is loaded: named files, wherever they came from.
#ifndef MALLARD_PACK_H_
#define MALLARD_PACK_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace mallard {

/// One file of a pack.
struct PackFile {
  std::string path;  ///< Relative, with forward slashes: "formations.lua".
  std::string text;  ///< Its bytes.
};

struct ContentError;

/// The files of one pack. `pack.lua` is its manifest; files below `tests/` are its own tests, which
/// RunPackTests runs and nothing else looks at; files below `languages/` hold names and texts in
/// other languages (see mallard/language.h); every other `.lua` file is content, run in the order
/// of their paths; other files are ignored.
struct Pack {
  std::string label;            ///< Shown in messages until the manifest has given an id.
  std::vector<PackFile> files;  ///< In any order.

  /// The base pack of a game: built into the library, or what RegisterGame was given.
  static absl::StatusOr<Pack> Embedded(absl::string_view game);
  /// All `.lua` files below a folder (at most 1,000 files of at most 1 MiB; names that begin with a
  /// dot are skipped, and so are links to folders; links to files elsewhere are refused).
  static absl::StatusOr<Pack> FromFolder(absl::string_view folder);
  /// A small working pack to begin a mod of a game with, tests included. `name` becomes its id. The
  /// base packs' folders have nothing to do with it: it is made from a template of the game, or of
  /// any game where that one has none.
  static absl::StatusOr<Pack> FromTemplate(absl::string_view game, absl::string_view name);
  /// True for the path of one of a pack's own tests.
  static bool IsTest(absl::string_view path);
  /// Whether a file of a pack may have that path: names joined by forward slashes, none of them one
  /// or two dots, without control characters, which a terminal would obey.
  static bool IsPath(absl::string_view path);
};

/// What a pack says of itself in `pack.lua`.
struct PackDescription {
  std::string id;       ///< Goes in front of everything it declares.
  std::string version;  ///< "major.minor.patch".
  std::string game;     ///< The game it is for.
  int64_t api = 0;      ///< The content API it was written for.
  std::string title;    ///< What people call it; may be empty.
  std::vector<std::pair<std::string, std::string>> requirements;  ///< Pack ids and version ranges.
  int game_line = 0;  ///< Where `game` stands in `pack.lua`.
};

/// Reads a pack's manifest alone. On failure the status message holds every mistake, one a line;
/// `errors`, if given, holds them as data.
absl::StatusOr<PackDescription> DescribePack(const Pack& pack,
                                             std::vector<ContentError>* errors = nullptr);

/// What a snapshot and a ruleset say of a loaded pack.
struct PackInfo {
  std::string id;                                    ///< From the manifest.
  std::string version;                               ///< From the manifest, "major.minor.patch".
  uint64_t fingerprint = 0;                          ///< Over its files.
  bool operator==(const PackInfo&) const = default;  ///< Member by member.
};

}  // namespace mallard

#endif  // MALLARD_PACK_H_
