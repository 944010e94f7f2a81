/**
 * @file mallard_saved.h
 * What a snapshot, view or replay says of itself, without a ruleset: so that a program can tell
 * which packs a saved match needs, and what has become of them, before it restores it.
 */
#ifndef MLD_SAVED_H_
#define MLD_SAVED_H_

#include "mallard_base.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What bytes say of themselves. Owned by whoever created it. */
typedef struct mld_saved mld_saved;

/**
 * Reads what a snapshot, view or replay says of itself. The bytes are not needed any more
 * afterwards. `*out` is owned by the caller. Any thread. Since 0.1.
 */
MLD_API mld_status mld_saved_create(const uint8_t* bytes, uint64_t size, mld_saved** out,
                                    mld_error** error);

/**
 * Destroys it and all strings borrowed from it. NULL is allowed.
 * One thread an object. Since 0.1.
 */
MLD_API void mld_saved_destroy(mld_saved* saved);

/**
 * The name of the game: "battleducks"; "" for NULL. Borrowed until `saved` is destroyed.
 * Any thread. Since 0.1.
 */
MLD_API const char* mld_saved_game(const mld_saved* saved);

/**
 * The options of the match, as mld_config_set_all() reads them; "" for NULL. Borrowed until `saved`
 * is destroyed. Any thread. Since 0.1.
 */
MLD_API const char* mld_saved_configuration(const mld_saved* saved);

/**
 * 1 for a replay, 0 for a snapshot, a view, and NULL.
 * Any thread. Since 0.1.
 */
MLD_API int32_t mld_saved_is_replay(const mld_saved* saved);

/**
 * Number of packs that were in use; 0 for NULL.
 * Any thread. Since 0.1.
 */
MLD_API uint64_t mld_saved_pack_count(const mld_saved* saved);

/**
 * Describes a pack that was in use; they are numbered in load order. Strings are borrowed until
 * `saved` is destroyed. Any thread. Since 0.1.
 */
MLD_API mld_status mld_saved_describe_pack(const mld_saved* saved, uint64_t index,
                                           mld_pack_info* info, mld_error** error);

/** What has become of a pack. */
enum mld_pack_change {
  MLD_PACK_MISSING = 1, /**< It was in use, and is not loaded. */
  MLD_PACK_OLDER = 2,   /**< A version is loaded that is older than the one in use then. */
  MLD_PACK_NEWER = 3,   /**< A version is loaded that is newer than the one in use then. */
  MLD_PACK_CHANGED = 4, /**< The same version is loaded, but its files are others. */
  MLD_PACK_ADDED = 5    /**< It is loaded, and was not in use. */
};

/** A pack that is not as it was. */
typedef struct mld_pack_difference {
  int32_t change;             /**< One of enum mld_pack_change. */
  uint32_t reserved;          /**< 0. */
  const char* id;             /**< Which pack. */
  const char* saved_version;  /**< The version in use then; "" for ::MLD_PACK_ADDED. */
  const char* loaded_version; /**< The version loaded now; "" for ::MLD_PACK_MISSING. */
} mld_pack_difference;

/**
 * Lists what is different between the packs that were in use and those of a ruleset: first those
 * that were in use, in their order, then those that were added. An empty list means that a restore
 * needs no mld_restore_options.allow_changed_content. Strings are borrowed until `saved` and
 * `ruleset` are destroyed. Any thread. Since 0.1.
 */
MLD_API mld_status mld_saved_compare_packs(const mld_saved* saved, const mld_ruleset* ruleset,
                                           mld_pack_difference* out, uint64_t capacity,
                                           uint64_t* count, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_SAVED_H_ */
