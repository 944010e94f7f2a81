// The packs of a ruleset in load order, with their files: what the define stage runs.
#ifndef MALLARD_SCRIPTING_HOST_PACK_STACK_H_
#define MALLARD_SCRIPTING_HOST_PACK_STACK_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "mallard/digest.h"
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
    Digest digest = {};        ///< Over all its `.lua` files but tests and languages.
  };
  std::vector<Member> packs;      ///< In load order.
  std::vector<SourceFile> files;  ///< In the order in which they run.
  /// Files of the folder `languages`, by pack and path. They declare nothing, and do not count in
  /// digests.
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

/// What nobody can make another stack for: BLAKE2b-256 over the game, the API level in decimal,
/// then for each pack its id, its version and its digest, and last the limits of scripts
/// (instructions of a call, of an action and of loading, and bytes) as numbers of eight bytes. The
/// digest of a pack is over path and contents of each of its `.lua` files but those below `tests/`
/// and `languages/`, in byte order of paths. Texts are preceded by their length as such a number.
Digest DigestOfStack(const ContentSchema& schema, const PackStack& stack,
                     const ScriptLimits& limits);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_PACK_STACK_H_
