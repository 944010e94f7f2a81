/**
 * @file mallard_snapshot.h
 * Matches as bytes. A snapshot for the host is a whole match, to save; a snapshot for a player is a
 * view, to send and to draw from. Both are FlatBuffers; their schemas are installed with the
 * library and are part of the interface. A replay is the way a match went, with hashes to prove it.
 *
 * Bytes may come from anywhere: they are checked before anything is believed, and refused with a
 * reason. Byte buffers need no alignment. All of them end in a hash over the rest, so that damage
 * is noticed. Whoever changes bytes on purpose can change the hash, too: a host that gives bytes
 * out of its hands and wants them back as they were signs them (mld_bytes_sign()).
 */
#ifndef MLD_SNAPSHOT_H_
#define MLD_SNAPSHOT_H_

#include "mallard_base.h"
#include "mallard_match.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Writes the match as `viewer` may see it. Asking for the size does all the work, so try with the
 * buffer of the last time first.
 * @param match The match.
 * @param viewer Who looks: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param buffer Receives the bytes; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_write_snapshot(const mld_match* match, int32_t viewer, uint8_t* buffer,
                                            uint64_t capacity, uint64_t* size, mld_error** error);

/** What is saved beside the state. Fill it with mld_save_options_init() first. */
typedef struct mld_save_options {
  uint32_t struct_size;     /**< `sizeof(mld_save_options)`. */
  mld_bool history;         /**< 1: save actions and events too, if they are kept. Default 1. */
  const char* label;        /**< A name of the player's choosing; borrowed. Default NULL. */
  uint64_t time;            /**< When, as the application counts: there is no clock. Default 0. */
  const uint8_t* thumbnail; /**< A picture in any format; borrowed. Default NULL. */
  uint64_t thumbnail_size;  /**< How many bytes it has, at most 1 MiB. Default 0. */
  mld_bool picture;         /**< 1: without a thumbnail the library draws one, as SVG, of what a
                                 spectator sees. Default 0. */
  uint32_t reserved;        /**< 0. */
} mld_save_options;

/**
 * Fills `options` with defaults.
 * @param options The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.2
 */
MLD_API void mld_save_options_init(mld_save_options* options, uint32_t struct_size);

/**
 * Writes the whole match to be saved: a snapshot for the host, with what a list of saved matches
 * shows of it (see mallard_saved.h) and, if asked, with its history, so that undo, replay and
 * events go on after mld_match_create_from_snapshot(). Host only.
 * @param match The match.
 * @param options What is saved; NULL for the defaults.
 * @param buffer Receives the bytes; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_write_save(const mld_match* match, const mld_save_options* options,
                                        uint8_t* buffer, uint64_t capacity, uint64_t* size,
                                        mld_error** error);

/** How a snapshot is taken back in. Fill it with mld_restore_options_init() first. */
typedef struct mld_restore_options {
  uint32_t struct_size;           /**< `sizeof(mld_restore_options)`. */
  mld_bool allow_changed_content; /**< 1: accept snapshots made with other packs, as long as every
                                      name in them is still there. Default 0. */
  mld_bool history;               /**< 1: keep actions, for undo and replay. Default 1. */
  mld_bool events;                /**< 1: keep events. Default 1. */
  mld_bool refuse_script_errors;  /**< As in ::mld_match_options. Default 0. Since 0.2. */
  uint32_t reserved;              /**< 0. Since 0.2. */
} mld_restore_options;

/**
 * Fills `options` with defaults. `struct_size` is `sizeof *options` as the caller's compiler sees
 * it.
 * @param options The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_restore_options_init(mld_restore_options* options, uint32_t struct_size);

/**
 * Makes a match from a snapshot that was taken for the host, or from a save. It goes on exactly as
 * the original would have. From a snapshot, history and events begin anew. From a save they are
 * what they were, if they were saved and `options` wants them; a saved history that does not lead
 * to the saved state any more (the content is another, or a rule was mended) is left behind.
 * @param ruleset The ruleset.
 * @param bytes The bytes of the snapshot.
 * @param size How many bytes there are.
 * @param options How it is taken in; NULL for the defaults.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_match_create_from_snapshot(const mld_ruleset* ruleset, const uint8_t* bytes,
                                                  uint64_t size, const mld_restore_options* options,
                                                  mld_match** out, mld_error** error);

/**
 * Samples a match that agrees with everything a player's view tells: what that player's bot may
 * search on. Different seeds give different samples. It has no history and no events. `*out` is
 * owned by the caller.
 * @param ruleset The ruleset.
 * @param view The bytes of the view.
 * @param size How many bytes there are.
 * @param seed Which of the many possible matches.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_match_create_imagined(const mld_ruleset* ruleset, const uint8_t* view,
                                             uint64_t size, uint64_t seed, mld_match** out,
                                             mld_error** error);

/**
 * 64 bits over the state, the same on every machine. Host only: a hash lets a player test guesses.
 * @param match The match.
 * @param hash Receives the hash.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_hash(const mld_match* match, uint64_t* hash, mld_error** error);

/**
 * Writes what re-runs this match from its start: configuration, seed, actions and hashes. Needs
 * history. Host only: it tells everything.
 * @param match The match.
 * @param buffer Receives the bytes; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_write_replay(const mld_match* match, uint8_t* buffer,
                                          uint64_t capacity, uint64_t* size, mld_error** error);

/**
 * Plays a replay through, comparing every hash. `*out` stands where the replay ends, and is owned
 * by the caller.
 * @param ruleset The ruleset.
 * @param bytes The bytes of the replay.
 * @param size How many bytes there are.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_match_create_from_replay(const mld_ruleset* ruleset, const uint8_t* bytes,
                                                uint64_t size, mld_match** out, mld_error** error);

/**
 * Carries a running match over to another ruleset of its game: hot reload. Events stay, history
 * begins anew. On any error the match is exactly as it was, with its old ruleset.
 * @param match The match.
 * @param ruleset The ruleset.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_carry_over(mld_match* match, const mld_ruleset* ruleset,
                                        mld_error** error);

/** Bytes of a signature. */
#define MLD_SIGNATURE_SIZE 32

/** Bytes of the longest key. */
#define MLD_MAX_KEY_SIZE 64

/**
 * Signs bytes with a key: BLAKE2b-256 with that key (RFC 7693). Whoever does not have the key can
 * neither make nor recognise the signature. It stands by itself; keep or send it beside the bytes.
 * @param key The key: bytes that nobody can guess, 32 are enough.
 * @param key_size How many they are, from 1 to #MLD_MAX_KEY_SIZE.
 * @param bytes What is signed: a snapshot, a replay, anything.
 * @param size How many bytes there are.
 * @param signature Receives #MLD_SIGNATURE_SIZE bytes.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_bytes_sign(const uint8_t* key, uint64_t key_size, const uint8_t* bytes,
                                  uint64_t size, uint8_t* signature, mld_error** error);

/**
 * Checks a signature, in the same time wherever it is wrong.
 * @param key The key.
 * @param key_size How many bytes it has, from 1 to #MLD_MAX_KEY_SIZE.
 * @param bytes What was signed.
 * @param size How many bytes there are.
 * @param signature The #MLD_SIGNATURE_SIZE bytes that mld_bytes_sign() gave.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK if these bytes were signed with this key; ::MLD_CORRUPT_DATA if not.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_bytes_check_signature(const uint8_t* key, uint64_t key_size,
                                             const uint8_t* bytes, uint64_t size,
                                             const uint8_t* signature, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_SNAPSHOT_H_ */
