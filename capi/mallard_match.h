/**
 * @file mallard_match.h
 * A match: one running game. mld_match_apply() is the only way to move it on, for people, bots,
 * replays and tests alike; it succeeds whole or changes nothing.
 *
 * A *seat* is a player, from 0. A *viewer* is a seat or #MLD_VIEWER_HOST; give every player's user
 * interface that player's viewer, and it cannot show what the player may not know. Functions marked
 * "host only" tell more than a player may know.
 */
#ifndef MLD_MATCH_H_
#define MLD_MATCH_H_

#include "mallard_action.h"
#include "mallard_base.h"
#include "mallard_config.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** One running game. Used by one thread at a time; `const` calls may run at the same time. */
typedef struct mld_match mld_match;

/** How a match is run. Fill it with mld_match_options_init() first. */
typedef struct mld_match_options {
  uint32_t struct_size; /**< `sizeof(mld_match_options)`. */
  int32_t history;      /**< 1: keep actions, for undo and replay. Default 1. */
  int32_t events;       /**< 1: keep events. Default 1. */
  uint32_t reserved;    /**< 0. */
  uint64_t seed;        /**< Fixes everything that chance decides. Default 0. */
} mld_match_options;

/** @name Making matches
 * See also mallard_snapshot.h: mld_match_restore(), mld_match_imagine(), mld_match_from_replay().
 * @{
 */

/**
 * Fills `options` with defaults. `struct_size` is `sizeof *options` as the caller's compiler sees
 * it. Any thread. Since 0.1.
 */
MLD_API void mld_match_options_init(mld_match_options* options, uint32_t struct_size);

/**
 * Starts a match. `config` may be NULL for the defaults, and so may `options`. Everything is
 * copied; the ruleset is kept alive by the match. `*out` is owned by the caller. Any thread. Since
 * 0.1.
 */
MLD_API mld_status mld_match_create(const mld_ruleset* ruleset, const mld_config* config,
                                    const mld_match_options* options, mld_match** out,
                                    mld_error** error);

/**
 * Frees a match. NULL is allowed.
 * One thread an object. Since 0.1.
 */
MLD_API void mld_match_destroy(mld_match* match);

/**
 * Copies a match with its history and events. `*out` is owned by the caller.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_clone(const mld_match* match, mld_match** out, mld_error** error);

/**
 * Makes `match` stand where `other` stands, without history and events from then on. Copies a block
 * of memory and allocates nothing when both have the same ruleset and configuration: what a search
 * uses instead of cloning. The matches must be of the same game.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_copy_state_from(mld_match* match, const mld_match* other,
                                             mld_error** error);

/**
 * Gives the match fresh chance and forgets history and events, so that a search on a copy cannot
 * foresee the dice.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_reseed(mld_match* match, uint64_t seed, mld_error** error);

/**
 * The configuration of a match. `*out` is a copy, owned by the caller.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_config(const mld_match* match, mld_config** out, mld_error** error);
/** @} */

/** @name Playing
 * @{
 */

/**
 * Number of players; 0 for NULL.
 * One thread an object. Since 0.1.
 */
MLD_API int32_t mld_match_seats(const mld_match* match);

/**
 * What `seat` is being asked, as far as `viewer` may know. `decision->kind` is 0 when nothing is.
 * Several seats may hold a decision at the same time.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_decision(const mld_match* match, int32_t seat, int32_t viewer,
                                      mld_decision* decision, mld_error** error);

/**
 * Number of legal actions of `seat`; 0 when nothing is asked. For that player and the host.
 * Allocates nothing.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_legal_count(const mld_match* match, int32_t seat, uint64_t* count,
                                         mld_error** error);

/**
 * The legal action of number `n`, from 0. The order is fixed. For that player and the host.
 * Allocates nothing.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_legal_nth(const mld_match* match, int32_t seat, uint64_t n,
                                       mld_action* action, mld_error** error);

/**
 * All legal actions of `seat`, in order, in the manner of all lists (see mallard_base.h). For that
 * player and the host. Allocates nothing.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_legal_actions(const mld_match* match, int32_t seat, mld_action* out,
                                           uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * ::MLD_OK if `seat` may take the action now; otherwise ::MLD_ILLEGAL_ACTION and the reason. Any 32
 * bytes may be asked about. Takes constant time.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_check(const mld_match* match, int32_t seat, const mld_action* action,
                                   mld_error** error);

/**
 * Takes an action. On any error the match is exactly as it was, chance included.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_apply(mld_match* match, int32_t seat, const mld_action* action,
                                   mld_error** error);

/**
 * How the match stands.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_outcome(const mld_match* match, mld_outcome* outcome,
                                     mld_error** error);
/** @} */

/** @name Events
 * Every viewer has a numbering of their own, from 0, so that a number betrays nothing. A user
 * interface remembers how many it has shown and asks for the rest after every action.
 * @{
 */

/**
 * Number of events `viewer` has got since the match began or was restored; always 0 when events are
 * switched off.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_event_count(const mld_match* match, int32_t viewer, uint64_t* count,
                                         mld_error** error);

/**
 * The viewer's events from number `from` on, in the manner of all lists (see mallard_base.h):
 * `count` receives how many there are from there on. `from` may be at most the number of events.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_events(const mld_match* match, int32_t viewer, uint64_t from,
                                    mld_event* out, uint64_t capacity, uint64_t* count,
                                    mld_error** error);
/** @} */

/** @name Taking back
 * Host only: for hot-seat games and editors, never a player's right.
 * @{
 */

/**
 * Number of actions that can be taken back; 0 for NULL and without history.
 * One thread an object. Since 0.1.
 */
MLD_API uint64_t mld_match_undo_depth(const mld_match* match);

/**
 * Takes back the last `count` actions, with their events and their chance.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_match_undo(mld_match* match, uint64_t count, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_MATCH_H_ */
