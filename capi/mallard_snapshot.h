/**
 * @file mallard_snapshot.h
 * Matches as bytes. A snapshot for the host is a whole match, to save; a snapshot for a player is a
 * view, to send and to draw from. Both are FlatBuffers; their schemas are installed with the
 * library and are part of the interface. A replay is the way a match went, with hashes to prove it.
 *
 * Bytes may come from anywhere: they are checked before anything is believed, and refused with a
 * reason. Byte buffers need no alignment.
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
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_snapshot(const mld_match* match, int32_t viewer, uint8_t* buffer,
                                      uint64_t capacity, uint64_t* size, mld_error** error);

/** How a snapshot is taken back in. Fill it with mld_restore_options_init() first. */
typedef struct mld_restore_options {
  uint32_t struct_size;          /**< `sizeof(mld_restore_options)`. */
  int32_t allow_changed_content; /**< 1: accept snapshots made with other packs, as long as every
                                      name in them is still there. Default 0. */
  int32_t history;               /**< 1: keep actions, for undo and replay. Default 1. */
  int32_t events;                /**< 1: keep events. Default 1. */
} mld_restore_options;

/**
 * Fills `options` with defaults. `struct_size` is `sizeof *options` as the caller's compiler sees
 * it. Any thread. Since 0.1.
 */
MLD_API void mld_restore_options_init(mld_restore_options* options, uint32_t struct_size);

/**
 * Makes a match from a snapshot that was taken for the host. It goes on exactly as the original
 * would have; history and events begin anew. `options` may be NULL for the defaults. `*out` is
 * owned by the caller. Any thread. Since 0.1.
 */
MLD_API mld_status mld_match_restore(const mld_ruleset* ruleset, const uint8_t* bytes,
                                     uint64_t size, const mld_restore_options* options,
                                     mld_match** out, mld_error** error);

/**
 * Samples a match that agrees with everything a player's view tells: what that player's bot may
 * search on. Different seeds give different samples. It has no history and no events. `*out` is
 * owned by the caller. Any thread. Since 0.1.
 */
MLD_API mld_status mld_match_imagine(const mld_ruleset* ruleset, const uint8_t* view, uint64_t size,
                                     uint64_t seed, mld_match** out, mld_error** error);

/**
 * 64 bits over the state, the same on every machine. Host only: a hash lets a player test guesses.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_hash(const mld_match* match, uint64_t* hash, mld_error** error);

/**
 * Writes what re-runs this match from its start: configuration, seed, actions and hashes. Needs
 * history. Host only: it tells everything.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_replay(const mld_match* match, uint8_t* buffer, uint64_t capacity,
                                    uint64_t* size, mld_error** error);

/**
 * Plays a replay through, comparing every hash. `*out` stands where the replay ends, and is owned
 * by the caller. Any thread. Since 0.1.
 */
MLD_API mld_status mld_match_from_replay(const mld_ruleset* ruleset, const uint8_t* bytes,
                                         uint64_t size, mld_match** out, mld_error** error);

/**
 * Carries a running match over to another ruleset of its game: hot reload. Events stay, history
 * begins anew. On any error the match is exactly as it was, with its old ruleset.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_carry_over(mld_match* match, const mld_ruleset* ruleset,
                                        mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_SNAPSHOT_H_ */
