/**
 * @file mallard_saved.h
 * What a snapshot, view, replay or save says of itself, without a ruleset: so that a program can
 * list saved matches, and tell which packs one needs and what has become of them, before it
 * restores it.
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
 * Reads what a snapshot, view, replay or save says of itself. The bytes are not needed any more
 * afterwards. `*out` is owned by the caller.
 * @param bytes The bytes.
 * @param size How many bytes there are.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_saved_create(const uint8_t* bytes, uint64_t size, mld_saved** out,
                                    mld_error** error);

/**
 * Destroys it and all strings borrowed from it. NULL is allowed.
 * @param saved What the bytes said of themselves, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_saved_destroy(mld_saved* saved);

/** What some bytes are. New values may be added. */
typedef int32_t mld_saved_kind;

/** The values of ::mld_saved_kind. */
enum mld_saved_kind_value {
  MLD_SAVED_SNAPSHOT = 1, /**< The whole match; see mld_match_write_snapshot(). */
  MLD_SAVED_VIEW = 2,     /**< What one player may see of it. */
  MLD_SAVED_REPLAY = 3,   /**< The way it went; see mld_match_write_replay(). */
  MLD_SAVED_SAVE = 4      /**< The whole match, for a list; see mld_match_write_save(). */
};

/** What bytes say of themselves. Strings are borrowed until the mld_saved is destroyed. */
typedef struct mld_saved_info {
  uint32_t struct_size;         /**< `sizeof(mld_saved_info)`, set by the caller. */
  mld_saved_kind kind;          /**< What they are. */
  int32_t viewer;               /**< Of a view: whose; otherwise #MLD_VIEWER_HOST. */
  uint32_t seats;               /**< Of a save: number of players; otherwise 0. */
  uint32_t asked;               /**< Of a save: bit n: seat n is being asked something. */
  uint32_t winners;             /**< Of a save: bit n: seat n has won. */
  mld_bool over;                /**< Of a save: 1 if the match has ended. */
  mld_bool has_history;         /**< Of a save: 1 if undo and events were saved, too. */
  uint64_t action_count;        /**< Of a replay or save: how many actions were taken. */
  uint64_t time;                /**< Of a save: when, as the application counted. */
  uint64_t ruleset_fingerprint; /**< Of the ruleset it was made with. */
  const char* game;             /**< The name of the game. */
  const char* config;         /**< The options of the match, as mld_config_set_text() reads them. */
  const char* engine_version; /**< The version of the library that wrote them. */
  const char* label;          /**< Of a save: a name of the player's choosing; otherwise "". */
  int32_t round;              /**< Of a save: the round, from 1; 0: none yet, or none at all. */
  int32_t round_limit;        /**< Of a save: after which the match ends; 0: no limit. */
  int32_t turn_seat;          /**< Of a save: whose turn it is; -1: nobody's, or everybody's. */
  uint32_t reserved;          /**< 0. */
  const char* phase;          /**< Of a save: what goes on, in English: "Setup"; otherwise "". */
} mld_saved_info;

/**
 * Describes all but the packs and the thumbnail.
 * @param saved What the bytes said of themselves.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_saved_describe(const mld_saved* saved, mld_saved_info* info,
                                      mld_error** error);

/**
 * The picture of a save, in whatever format it was given. Borrowed until `saved` is destroyed.
 * @param saved What the bytes said of themselves.
 * @param bytes Receives where the picture is; NULL where there is none.
 * @param size Receives how many bytes it has.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_saved_thumbnail(const mld_saved* saved, const uint8_t** bytes,
                                       uint64_t* size, mld_error** error);

/**
 * Number of packs that were in use; 0 for NULL.
 * @param saved What the bytes said of themselves.
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API uint64_t mld_saved_pack_count(const mld_saved* saved);

/**
 * Describes a pack that was in use; they are numbered in load order. Strings are borrowed until
 * `saved` is destroyed.
 * @param saved What the bytes said of themselves.
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_saved_describe_pack(const mld_saved* saved, uint64_t index,
                                           mld_pack_info* info, mld_error** error);

/** What has become of a pack. */
typedef int32_t mld_pack_change;

/** The values of ::mld_pack_change. */
enum mld_pack_change_value {
  MLD_PACK_MISSING = 1, /**< It was in use, and is not loaded. */
  MLD_PACK_OLDER = 2,   /**< A version is loaded that is older than the one in use then. */
  MLD_PACK_NEWER = 3,   /**< A version is loaded that is newer than the one in use then. */
  MLD_PACK_CHANGED = 4, /**< The same version is loaded, but its files are others. */
  MLD_PACK_ADDED = 5    /**< It is loaded, and was not in use. */
};

/** A pack that is not as it was. This structure never changes. */
typedef struct mld_pack_difference {
  mld_pack_change change;     /**< What has become of it. */
  uint32_t reserved;          /**< 0. */
  const char* id;             /**< Which pack. */
  const char* saved_version;  /**< The version in use then; "" for ::MLD_PACK_ADDED. */
  const char* loaded_version; /**< The version loaded now; "" for ::MLD_PACK_MISSING. */
} mld_pack_difference;

/**
 * Lists what is different between the packs that were in use and those of a ruleset: first those
 * that were in use, in their order, then those that were added. An empty list means that a restore
 * needs no mld_restore_options.allow_changed_content. Strings are borrowed until `saved` and
 * `ruleset` are destroyed.
 * @param saved What the bytes said of themselves.
 * @param ruleset The ruleset.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_saved_compare_packs(const mld_saved* saved, const mld_ruleset* ruleset,
                                           mld_pack_difference* out, uint64_t capacity,
                                           uint64_t* count, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_SAVED_H_ */
