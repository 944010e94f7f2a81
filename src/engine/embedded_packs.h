// The base Lua packs and the templates of new packs, compiled into the library, so that one library
// file is all a game ships. Compressed (inflate.h), since they would be a tenth of it.
//
// The definitions are generated at build time from every file under scripting/packs/<game>/ and
// scripting/templates/<game>/ by cmake/EmbedPacks.cmake. Packs are sorted by folder, their files by
// path, so that their order is the same on every machine. Only the pack loader of the scripting
// host reads this table.

#ifndef MALLARD_SRC_ENGINE_EMBEDDED_PACKS_H_
#define MALLARD_SRC_ENGINE_EMBEDDED_PACKS_H_

#include <cstddef>
#include <cstdint>

namespace mallard {

/// One file of an embedded pack. Everything it points to lives as long as the program.
struct EmbeddedFile {
  const char* path;  ///< path inside the pack's folder, with forward slashes: `cards/red.lua`
  size_t size;       ///< in bytes
};

/// A pack: its files, one after the other.
struct EmbeddedPack {
  bool is_template;  ///< a template, not a base pack
  const char* game;  ///< the game the pack is for, which is the name of its folder
  const EmbeddedFile* files;
  size_t file_count;
  const uint8_t* deflated;  ///< the bytes of all files
  size_t deflated_size;
  size_t size;  ///< of all files together
};

extern const EmbeddedPack kEmbeddedPacks[];
extern const size_t kEmbeddedPackCount;

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_EMBEDDED_PACKS_H_
