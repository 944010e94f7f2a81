// The packs of a ruleset in load order, with their files: what the define stage runs.
#ifndef MALLARD_SCRIPTING_HOST_PACK_STACK_H_
#define MALLARD_SCRIPTING_HOST_PACK_STACK_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "mallard/pack.h"
#include "scripting/host/version.h"

namespace mallard {

/// A pack that another one needs.
struct PackRequirement {
  std::string id;
  VersionRange range;
  std::string range_text;
  int line = 0;  ///< In pack.lua.
};

/// What pack.lua says.
struct PackManifest {
  std::string id;
  Version version;
  std::string game;
  int64_t api = 0;
  std::string title;
  std::vector<PackRequirement> requirements;  ///< In the order of their ids.
  int line = 0;                               ///< Of `pack { ... }`.
  int game_line = 0;                          ///< Of its field `game`.
};

/// A content file.
struct SourceFile {
  int pack = 0;  ///< Number of its pack.
  std::string path;
  std::string text;
};

/// See the file comment.
struct PackStack {
  struct Member {
    PackManifest manifest;
    std::vector<int> visible;  ///< Packs whose names it can use without prefix: those it requires.
    uint64_t fingerprint = 0;  ///< Over all its `.lua` files but tests and languages.
  };
  std::vector<Member> packs;      ///< In load order.
  std::vector<SourceFile> files;  ///< In the order in which they run.
  /// Files of the folder `languages`, by pack and path. They declare nothing, and do not count in
  /// fingerprints.
  std::vector<SourceFile> languages;

  /// An error at a line of a file.
  ContentError ErrorAt(int file, int line, std::string path, ContentProblem problem) const;
  /// Number of the pack with that id, or -1.
  int FindPack(absl::string_view id) const;
  /// Number of the file that a chunk name (without mark) stands for, or -1.
  int FindFile(absl::string_view source) const;
};

/// Where the files of languages are in a pack.
inline constexpr char kLanguageFolder[] = "languages/";

/// Reads the manifests, checks that the packs fit the game and each other, and orders them: the
/// game's base pack first (after that of the game it builds on), then by requirement, then by id.
/// Mistakes go to `report`; the result is meaningful only without any.
PackStack StackPacks(const ContentSchema& schema, std::vector<Pack> packs, ContentReport& report);

/// A number over game, API level and everything in the stack. Exactly, with HashText chained (the
/// result of one is the seed of the next, the first seed is 0): the game, the API level in decimal,
/// then for each pack its id, its version, and its fingerprint in decimal. The fingerprint of a
/// pack chains, from 0, the path and the contents of each of its `.lua` files but those below
/// `tests/` and `languages/`, in byte order of paths. Last come the limits of scripts in decimal:
/// instructions of a call, of an action and of loading, and bytes.
uint64_t StackFingerprint(const ContentSchema& schema, const PackStack& stack,
                          const ScriptLimits& limits);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_PACK_STACK_H_
