// The base Lua packs and the templates of new packs, compiled into the library, so that one library
// file is all a game ships.
//
// The definitions are generated at build time from every file under scripting/packs/<game>/ and
// scripting/templates/<game>/ by cmake/EmbedPacks.cmake. Entries are sorted by folder, then by
// path, so that their order is the same on every machine. Only the pack loader of the scripting
// host reads this table.

#ifndef MALLARD_SRC_ENGINE_EMBEDDED_PACKS_H_
#define MALLARD_SRC_ENGINE_EMBEDDED_PACKS_H_

#include <cstddef>

namespace mallard {

/// One file of an embedded pack. Everything it points to lives as long as the program.
struct EmbeddedFile {
  bool is_template;  ///< part of a template, not of a base pack
  const char* game;  ///< the game the pack is for, which is the name of its folder
  const char* path;  ///< path inside the pack's folder, with forward slashes: `cards/red.lua`
  const char* data;  ///< the file's bytes, unchanged, followed by one NUL that `size` leaves out
  size_t size;
};

extern const EmbeddedFile kEmbeddedFiles[];
extern const size_t kEmbeddedFileCount;

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_EMBEDDED_PACKS_H_
