/**
 * @file mallard_match.h
 * A match: one running game. mld_match_apply() is the only way to move it on, for people, bots,
 * replays and tests alike; it succeeds whole or changes nothing.
 *
 * A *seat* is a player, from 0. A *viewer* is a seat, #MLD_VIEWER_HOST, or #MLD_VIEWER_SPECTATOR,
 * who knows only what everybody knows; give every player's user interface that player's viewer, and
 * it cannot show what the player may not know. Functions marked "host only" tell more than a player
 * may know.
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
  uint32_t struct_size;          /**< `sizeof(mld_match_options)`. */
  mld_bool history;              /**< 1: keep actions, for undo and replay. Default 1. */
  mld_bool events;               /**< 1: keep events. Default 1. */
  mld_bool refuse_script_errors; /**< 1: an action in which a script fails changes nothing and
                                    fails, for editors and tests. 0: it is carried out as if that
                                    call had not been made, everybody gets an event that names the
                                    function, and the log hears why. Default 0. Since 0.2. */
  uint64_t seed; /**< Fixes everything that chance decides. Default 0: the same match every time
                      unless it is set, see mld_seed_random(). */
} mld_match_options;

/** @name Making matches
 * See also mallard_snapshot.h: mld_match_create_from_snapshot(), mld_match_create_imagined(),
 * mld_match_create_from_replay().
 * @{
 */

/**
 * Fills `options` with defaults. `struct_size` is `sizeof *options` as the caller's compiler sees
 * it.
 * @param options The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_match_options_init(mld_match_options* options, uint32_t struct_size);

/**
 * Starts a match. `config` may be NULL for the defaults, and so may `options`. Everything is
 * copied; the ruleset is kept alive by the match. `*out` is owned by the caller.
 * @param ruleset The ruleset.
 * @param config The options of the game; NULL for the defaults.
 * @param options How the match is run; NULL for the defaults.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_match_create(const mld_ruleset* ruleset, const mld_config* config,
                                    const mld_match_options* options, mld_match** out,
                                    mld_error** error);

/**
 * Frees a match. NULL is allowed.
 * @param match The match, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_match_destroy(mld_match* match);

/**
 * Copies a match with its history and events. `*out` is owned by the caller.
 * @param match The match.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_clone(const mld_match* match, mld_match** out, mld_error** error);

/**
 * Makes `match` stand where `other` stands, without history and events from then on. Copies a block
 * of memory and allocates nothing when both have the same ruleset and configuration: what a search
 * uses instead of cloning. The matches must be of the same game.
 * @param match The match that changes.
 * @param other The match it is made to stand like.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_copy_state_from(mld_match* match, const mld_match* other,
                                             mld_error** error);

/**
 * Gives the match fresh chance and forgets history and events, so that a search on a copy cannot
 * foresee the dice.
 * @param match The match.
 * @param seed What the chance from now on is made of.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_reseed(mld_match* match, uint64_t seed, mld_error** error);

/**
 * The configuration of a match. `*out` is a copy, owned by the caller.
 * @param match The match.
 * @param out Receives the copy, owned by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_config_create_from_match(const mld_match* match, mld_config** out,
                                                mld_error** error);
/** @} */

/** @name About a match
 * @{
 */

/**
 * The ruleset that a match is played with, as another handle to it.
 * @param match The match.
 * @param out Receives the new handle, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_ruleset_create_from_match(const mld_match* match, mld_ruleset** out,
                                                 mld_error** error);

/**
 * The name of the game that is played: "battleducks".
 * @param match The match, or NULL.
 * @return The name, borrowed, valid for ever; "" for NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API const char* mld_match_game(const mld_match* match);

/**
 * A number that is another one after everything that changes the match: taking an action, taking it
 * back, doing it again, copying a state onto it, fresh chance, other content. It only grows, so a
 * user interface that remembers it knows whether it is up to date, and learns of undo. Host only:
 * it counts what players do unseen, too.
 * @param match The match, or NULL.
 * @return The revision; 0 for NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API uint64_t mld_match_revision(const mld_match* match);
/** @} */

/** @name Playing
 * @{
 */

/**
 * Number of players; 0 for NULL.
 * @param match The match.
 * @return The number; 0 for NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API int32_t mld_match_seats(const mld_match* match);

/**
 * What `seat` is being asked, as far as `viewer` may know. `decision->kind` is 0 when nothing is.
 * Several seats may hold a decision at the same time.
 * @param match The match.
 * @param seat The seat.
 * @param viewer Who looks: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param decision Receives the decision.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_decision(const mld_match* match, int32_t seat, int32_t viewer,
                                      mld_decision* decision, mld_error** error);

/**
 * Number of legal actions of `seat`; 0 when nothing is asked. For that player and the host.
 * Allocates nothing.
 * @param match The match.
 * @param seat The seat.
 * @param count Receives the number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_legal_count(const mld_match* match, int32_t seat, uint64_t* count,
                                         mld_error** error);

/**
 * The legal action of number `n`, from 0. The order is fixed. For that player and the host.
 * Allocates nothing.
 * @param match The match.
 * @param seat The seat.
 * @param n Its number, from 0.
 * @param action Receives the action.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_legal_nth(const mld_match* match, int32_t seat, uint64_t n,
                                       mld_action* action, mld_error** error);

/**
 * All legal actions of `seat`, in order, in the manner of all lists (see mallard_base.h). For that
 * player and the host. Allocates nothing.
 * @param match The match.
 * @param seat The seat.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_legal_actions(const mld_match* match, int32_t seat, mld_action* out,
                                           uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * ::MLD_OK if `seat` may take the action now; otherwise ::MLD_ILLEGAL_ACTION and the reason. Any 32
 * bytes may be asked about. Takes constant time, and without `error` no memory: the reason is made
 * for those who read it.
 * @param match The match.
 * @param seat The seat.
 * @param action The action: any 32 bytes.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_check(const mld_match* match, int32_t seat, const mld_action* action,
                                   mld_error** error);

/**
 * Takes an action. On any error the match is exactly as it was, chance included.
 * @param match The match.
 * @param seat The seat.
 * @param action The action.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_apply(mld_match* match, int32_t seat, const mld_action* action,
                                   mld_error** error);

/**
 * How the match stands.
 * @param match The match.
 * @param outcome Receives how the match stands.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
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
 * @param match The match.
 * @param viewer Who looks: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param count Receives the number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_event_count(const mld_match* match, int32_t viewer, uint64_t* count,
                                         mld_error** error);

/**
 * The viewer's events from number `from` on, in the manner of all lists (see mallard_base.h):
 * `count` receives how many there are from there on. `from` may be at most the number of events.
 * @param match The match.
 * @param viewer Who looks: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param from The number of the first event wanted.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_events(const mld_match* match, int32_t viewer, uint64_t from,
                                    mld_event* out, uint64_t capacity, uint64_t* count,
                                    mld_error** error);
/** @} */

/** @name History
 * Host only: for hot-seat games, editors and viewers of replays, never a player's right. A match
 * that keeps its history knows the actions that led to where it stands, and those that were taken
 * back and can be done again. A match made from a replay stands at its end; mld_match_seek() steps
 * through it.
 * @{
 */

/**
 * Number of actions that can be taken back; 0 without history.
 * @param match The match, or NULL.
 * @return The number; 0 for NULL and without history.
 * @threadsafety object
 * @since 0.1
 */
MLD_API uint64_t mld_match_undo_depth(const mld_match* match);

/**
 * Takes back the last `count` actions, with their events and their chance.
 * @param match The match.
 * @param count How many actions to take back.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_undo(mld_match* match, uint64_t count, mld_error** error);

/**
 * Number of actions taken back that can be done again. Taking an action forgets them.
 * @param match The match, or NULL.
 * @return The number; 0 for NULL and without history.
 * @threadsafety object
 * @since 0.2
 */
MLD_API uint64_t mld_match_redo_depth(const mld_match* match);

/**
 * Does again the last `count` actions that were taken back, with the same chance. All or none.
 * @param match The match.
 * @param count How many actions to do again.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_redo(mld_match* match, uint64_t count, mld_error** error);

/**
 * Takes back or does again until `position` actions are behind: from 0, the start, to the sum of
 * undo and redo depth, the end.
 * @param match The match.
 * @param position How many actions are to be behind.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_seek(mld_match* match, uint64_t position, mld_error** error);

/**
 * An action of the history, by its number: first those that were taken, then those that can be done
 * again.
 * @param match The match.
 * @param index Its number, below the sum of undo and redo depth.
 * @param seat Receives who took it.
 * @param action Receives what it was.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_history_action(const mld_match* match, uint64_t index, int32_t* seat,
                                            mld_action* action, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_MATCH_H_ */
