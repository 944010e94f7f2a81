/**
 * @file mallard_ruleset.h
 * Packs, which are content, and rulesets, which are a game together with the packs loaded for it.
 *
 * A ruleset is immutable and may be shared by all threads. It is counted internally: matches and
 * configurations keep what they need alive, so the handle may be destroyed as soon as the last of
 * them has been created.
 */
#ifndef MLD_RULESET_H_
#define MLD_RULESET_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The files of one pack, before they are loaded. */
typedef struct mld_pack mld_pack;

/** A game and the packs loaded for it: compiled, validated, immutable. */
typedef struct mld_ruleset mld_ruleset;

/** @name Packs
 * A pack holds at most 1,000 files of at most 1 MiB each. `pack.lua` is its manifest; every other
 * `.lua` file is content, run in the order of their paths; other files are ignored.
 * @{
 */

/**
 * Makes an empty pack. `label` names it in messages until its manifest has given an id; it is
 * copied. `*out` is owned by the caller.
 * Any thread. Since 0.1.
 */
MLD_API mld_status mld_pack_create(const char* label, mld_pack** out, mld_error** error);

/**
 * Makes a pack of all `.lua` files below a folder. Links that leave the folder are not followed.
 * `*out` is owned by the caller.
 * Any thread. Since 0.1.
 */
MLD_API mld_status mld_pack_create_from_folder(const char* folder, mld_pack** out,
                                               mld_error** error);

/**
 * Makes a copy of the base pack of a game, which is built into the library: to show it, to write it
 * out, or to load it changed. `*out` is owned by the caller.
 * Any thread. Since 0.1.
 */
MLD_API mld_status mld_pack_create_embedded(const char* game, mld_pack** out, mld_error** error);

/**
 * Frees a pack. Rulesets loaded from it are not affected. NULL is allowed.
 * One thread an object. Since 0.1.
 */
MLD_API void mld_pack_destroy(mld_pack* pack);

/**
 * Adds a file. `path` is relative to the pack, with forward slashes, and must be new to it; path
 * and bytes are copied. `bytes` may be NULL if `size` is 0. One thread an object. Since 0.1.
 */
MLD_API mld_status mld_pack_add_file(mld_pack* pack, const char* path, const void* bytes,
                                     uint64_t size, mld_error** error);

/**
 * Reads one file for mld_pack_read_files(). Called first with a NULL `buffer` to learn the size,
 * which it stores in `*size`, then with a buffer of that capacity to fill (and to store the size
 * again). Returns 1, or 0 if the file cannot be read. Both pointers are borrowed during the call.
 */
typedef int32_t (*mld_read_file_callback)(void* user_data, const char* path, uint8_t* buffer,
                                          uint64_t capacity, uint64_t* size);

/**
 * Adds files that only the application can read: Android assets, Unity's StreamingAssets, an
 * archive of its own. `read` is called for each of the `path_count` paths, on this thread, with
 * `user_data`, and not any more after this function has returned; it must return normally. All
 * files are added or none. One thread an object. Since 0.1.
 */
MLD_API mld_status mld_pack_read_files(mld_pack* pack, const char* const* paths,
                                       uint64_t path_count, mld_read_file_callback read,
                                       void* user_data, mld_error** error);

/**
 * Number of files in a pack; 0 for NULL.
 * One thread an object. Since 0.1.
 */
MLD_API uint64_t mld_pack_file_count(const mld_pack* pack);

/**
 * The path of a file. Borrowed until the pack is changed or destroyed.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_pack_file_path(const mld_pack* pack, uint64_t index, const char** path,
                                      mld_error** error);

/**
 * The bytes of a file. Borrowed until the pack is changed or destroyed.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_pack_file_bytes(const mld_pack* pack, uint64_t index, const uint8_t** bytes,
                                       uint64_t* size, mld_error** error);
/** @} */

/** @name Rulesets
 * @{
 */

/** What a log line is about. New values may be added. */
enum mld_log_level {
  MLD_LOG_INFO = 0,   /**< A pack was loaded. */
  MLD_LOG_SCRIPT = 1, /**< A script printed it; the place stands in front. */
  MLD_LOG_ERROR = 2   /**< A mistake in a pack. */
};

/**
 * Receives one line. `message` is borrowed during the call. Scripts print while packs are loaded
 * and while matches are played, so it may be called by every thread that uses the ruleset or a
 * match of it, as long as there is any; it must return normally, and must not call the library with
 * objects of that ruleset.
 */
typedef void (*mld_log_callback)(void* user_data, int32_t level, const char* message);

/** How a ruleset is loaded. Fill it with mld_ruleset_options_init() first. */
typedef struct mld_ruleset_options {
  uint32_t struct_size; /**< `sizeof(mld_ruleset_options)`. */
  int32_t base_pack;    /**< 1: begin the stack with the game's own pack. Default 1. */
  const mld_pack* const*
      packs;                 /**< Packs to load on top, borrowed during the call. Default NULL. */
  uint64_t pack_count;       /**< How many. Default 0. */
  int64_t call_instructions; /**< Limit for one call of a script. Default 1,000,000. */
  int64_t load_instructions; /**< Limit for loading all packs. Default 100,000,000. */
  int64_t memory_bytes;      /**< Limit for the memory of scripts, from 256 KiB. Default 32 MiB. */
  mld_log_callback log;      /**< Called on this thread during the call. Default NULL. */
  void* log_user_data;       /**< Passed to `log`. Default NULL. */
} mld_ruleset_options;

/**
 * Fills `options` with defaults. `struct_size` is `sizeof *options` as the caller's compiler sees
 * it. Any thread. Since 0.1.
 */
MLD_API void mld_ruleset_options_init(mld_ruleset_options* options, uint32_t struct_size);

/**
 * Loads packs for a game. `options` may be NULL for the base pack alone. Mistakes in packs give
 * ::MLD_CONTENT_ERROR with an entry for every one of them. `*out` is owned by the caller.
 * Any thread. Since 0.1.
 */
MLD_API mld_status mld_ruleset_create(const char* game, const mld_ruleset_options* options,
                                      mld_ruleset** out, mld_error** error);

/**
 * Gives up the handle. Matches made with it go on unharmed. NULL is allowed.
 * One thread an object. Since 0.1.
 */
MLD_API void mld_ruleset_destroy(mld_ruleset* ruleset);

/**
 * The name of the game: "battleducks"; "" for NULL. Borrowed, valid for ever.
 * Any thread. Since 0.1.
 */
MLD_API const char* mld_ruleset_game(const mld_ruleset* ruleset);

/**
 * 64 bits over the game, its packs and their files: the same fingerprint means the same rules. 0
 * for NULL. Any thread. Since 0.1.
 */
MLD_API uint64_t mld_ruleset_fingerprint(const mld_ruleset* ruleset);

/**
 * Number of packs, the base pack included; 0 for NULL.
 * Any thread. Since 0.1.
 */
MLD_API uint64_t mld_ruleset_pack_count(const mld_ruleset* ruleset);

/** A loaded pack. */
typedef struct mld_pack_info {
  uint32_t struct_size; /**< `sizeof(mld_pack_info)`, set by the caller. */
  uint32_t reserved;    /**< 0. */
  const char* id;       /**< From its manifest. */
  const char* version;  /**< From its manifest: "major.minor.patch". */
  uint64_t fingerprint; /**< 64 bits over its files. */
} mld_pack_info;

/**
 * Describes a pack; they are numbered in load order. Strings are borrowed until the ruleset is
 * destroyed.
 * Any thread. Since 0.1.
 */
MLD_API mld_status mld_ruleset_describe_pack(const mld_ruleset* ruleset, uint64_t index,
                                             mld_pack_info* info, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_RULESET_H_ */
