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
 * @param label What messages call it.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_pack_create(const char* label, mld_pack** out, mld_error** error);

/**
 * Makes a pack of all `.lua` files below a folder. Links that leave the folder are not followed.
 * `*out` is owned by the caller.
 * @param folder The path of the folder.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_pack_create_from_folder(const char* folder, mld_pack** out,
                                               mld_error** error);

/**
 * Makes a copy of the base pack of a game, which is built into the library: to show it, to write it
 * out, or to load it changed. `*out` is owned by the caller.
 * @param game The name of a game, such as "battleducks".
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_pack_create_embedded(const char* game, mld_pack** out, mld_error** error);

/**
 * Makes a small working pack to begin a mod of a game with, tests included (see
 * mallard_pack_test.h). `*out` is owned by the caller.
 * @param game The name of a game, such as "battleducks".
 * @param name Becomes its id: lower case, words joined by underscores.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_pack_create_from_template(const char* game, const char* name, mld_pack** out,
                                                 mld_error** error);

/**
 * Frees a pack. Rulesets loaded from it are not affected. NULL is allowed.
 * @param pack The pack, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_pack_destroy(mld_pack* pack);

/**
 * Adds a file. `path` is relative to the pack, with forward slashes, and must be new to it; path
 * and bytes are copied. `bytes` may be NULL if `size` is 0.
 * @param pack The pack.
 * @param path Its path inside the pack.
 * @param bytes What it holds.
 * @param size How many bytes that is.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_pack_add_file(mld_pack* pack, const char* path, const void* bytes,
                                     uint64_t size, mld_error** error);

/**
 * Reads one file for mld_pack_read_files(). Called first with a NULL `buffer` to learn the size,
 * which it stores in `*size`, then with a buffer of that capacity to fill (and to store the size
 * again). Returns 1, or 0 if the file cannot be read. Both pointers are borrowed during the call.
 */
typedef int32_t(MLD_CALL* mld_read_file_callback)(void* user_data, const char* path,
                                                  uint8_t* buffer, uint64_t capacity,
                                                  uint64_t* size);

/**
 * Adds files that only the application can read: Android assets, Unity's StreamingAssets, an
 * archive of its own. `read` is called for each of the `path_count` paths, on this thread, with
 * `user_data`, and not any more after this function has returned; it must return normally. All
 * files are added or none.
 * @param pack The pack.
 * @param paths The paths inside the pack.
 * @param path_count How many paths there are.
 * @param read Reads one of them.
 * @param user_data Passed to the callback as it is.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_pack_read_files(mld_pack* pack, const char* const* paths,
                                       uint64_t path_count, mld_read_file_callback read,
                                       void* user_data, mld_error** error);

/**
 * Number of files in a pack; 0 for NULL.
 * @param pack The pack.
 * @return The number; 0 for NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API uint64_t mld_pack_file_count(const mld_pack* pack);

/**
 * The path of a file. Borrowed until the pack is changed or destroyed.
 * @param pack The pack.
 * @param index Its number, from 0.
 * @param path Receives the path, borrowed.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_pack_file_path(const mld_pack* pack, uint64_t index, const char** path,
                                      mld_error** error);

/**
 * The bytes of a file. Borrowed until the pack is changed or destroyed.
 * @param pack The pack.
 * @param index Its number, from 0.
 * @param bytes Receives where the bytes are, borrowed.
 * @param size Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_pack_file_bytes(const mld_pack* pack, uint64_t index, const uint8_t** bytes,
                                       uint64_t* size, mld_error** error);
/** @} */

/** @name Rulesets
 * @{
 */

/** What a log line is about. New values may be added. */
typedef int32_t mld_log_level;

/** The values of ::mld_log_level. */
enum mld_log_level_value {
  MLD_LOG_INFO = 0,   /**< A pack was loaded. */
  MLD_LOG_SCRIPT = 1, /**< A script printed it; the place stands in front. */
  MLD_LOG_ERROR = 2   /**< A mistake in a pack. */
};

/**
 * Receives one line. Scripts print while packs are loaded and while matches are played: it is
 * called by whichever thread loads the packs or uses a match of the ruleset, during that call, and
 * never by two threads at the same time. It must return normally, and must not call the library
 * with objects of that ruleset.
 * @param user_data As given with the callback.
 * @param level What the line is about.
 * @param message The line, borrowed during the call.
 */
typedef void(MLD_CALL* mld_log_callback)(void* user_data, mld_log_level level, const char* message);

/** How a ruleset is loaded. Fill it with mld_ruleset_options_init() first. */
typedef struct mld_ruleset_options {
  uint32_t struct_size; /**< `sizeof(mld_ruleset_options)`. */
  mld_bool base_pack;   /**< 1: begin the stack with the game's own pack. Default 1. */
  const mld_pack* const*
      packs;                 /**< Packs to load on top, borrowed during the call. Default NULL. */
  uint64_t pack_count;       /**< How many. Default 0. */
  int64_t call_instructions; /**< Limit for one call of a script. Default 250,000. */
  int64_t load_instructions; /**< Limit for loading all packs. Default 10,000,000. */
  int64_t memory_bytes;      /**< Limit for the memory of scripts, from 256 KiB. Default 32 MiB. */
  mld_log_callback log; /**< Receives what scripts print, and how loading went. Default NULL. */
  void* log_user_data;  /**< Passed to `log` and `log_release`. Default NULL. */
  mld_release_callback log_release; /**< Called once when `log` is let go: replaced, or the last
                                       user of the ruleset gone, or loading failed. Default NULL.
                                       Since 0.2. */
  int64_t action_instructions; /**< Limit for all calls of scripts in one action. Default 1,000,000.
                                  Since 0.2. */
} mld_ruleset_options;

/**
 * Fills `options` with defaults. `struct_size` is `sizeof *options` as the caller's compiler sees
 * it.
 * @param options The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_ruleset_options_init(mld_ruleset_options* options, uint32_t struct_size);

/**
 * Loads packs for a game. `options` may be NULL for the base pack alone. Mistakes in packs give
 * ::MLD_CONTENT_ERROR with an entry for every one of them. `*out` is owned by the caller.
 * @param game The name of a game, such as "battleducks".
 * @param options What is loaded and how; NULL for the base pack alone.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_ruleset_create(const char* game, const mld_ruleset_options* options,
                                      mld_ruleset** out, mld_error** error);

/**
 * Replaces the log of a ruleset, for all who use it, or switches it off. When this returns the old
 * callback is not running and will not be called any more; it has been released.
 * @param ruleset The ruleset.
 * @param log Receives what scripts print from now on; NULL for nothing.
 * @param user_data Passed to `log` and `release` as it is.
 * @param release Called once when `log` is let go; may be NULL.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_ruleset_set_log(const mld_ruleset* ruleset, mld_log_callback log,
                                       void* user_data, mld_release_callback release,
                                       mld_error** error);

/**
 * Gives up the handle. Matches made with it go on unharmed. NULL is allowed.
 * @param ruleset The ruleset, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_ruleset_destroy(mld_ruleset* ruleset);

/**
 * The name of the game: "battleducks"; "" for NULL. Borrowed, valid for ever.
 * @param ruleset The ruleset.
 * @return The name, borrowed, valid for ever; "" for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_ruleset_game(const mld_ruleset* ruleset);

/**
 * 64 bits over the game, its packs and their files: the same fingerprint means the same rules. 0
 * for NULL.
 * @param ruleset The ruleset.
 * @return The fingerprint; 0 for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API uint64_t mld_ruleset_fingerprint(const mld_ruleset* ruleset);

/**
 * Number of packs, the base pack included; 0 for NULL.
 * @param ruleset The ruleset.
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.1
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
 * @param ruleset The ruleset.
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_ruleset_describe_pack(const mld_ruleset* ruleset, uint64_t index,
                                             mld_pack_info* info, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_RULESET_H_ */
