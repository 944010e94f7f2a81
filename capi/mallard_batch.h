/**
 * @file mallard_batch.h
 * Many matches moved on by one call, on several threads: for learning, simulation and balance
 * studies. All matches of a batch have the same ruleset and configuration; each has chance of its
 * own. What happens in them does not depend on the number of threads.
 *
 * In a match where several players are asked something, the one with the lowest seat answers first.
 */
#ifndef MLD_BATCH_H_
#define MLD_BATCH_H_

#include "mallard_action.h"
#include "mallard_base.h"
#include "mallard_config.h"
#include "mallard_match.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Many matches, and the threads that move them on. */
typedef struct mld_batch mld_batch;

/** How a batch is run. Fill it with mld_batch_options_init() first. */
typedef struct mld_batch_options {
  uint32_t struct_size; /**< `sizeof(mld_batch_options)`. */
  int32_t threads;      /**< How many work, the caller's included: 1 to 256. Default 1. */
  uint64_t match_count; /**< How many matches, 1 to 1048576. Default 1. */
  uint64_t seed;        /**< Fixes all that chance decides, in all matches. Default 0. */
  mld_bool history;     /**< 1: keep actions, for undo and replay. Default 0. */
  mld_bool events;      /**< 1: keep events. Default 0. */
} mld_batch_options;

/** How one match of a batch stands. This structure never changes. */
typedef struct mld_batch_state {
  int32_t seat;                  /**< The lowest seat that is asked something; -1: none is. */
  uint32_t asked;                /**< Bit n: seat n is asked something. */
  mld_bool over;                 /**< 1: the match has ended. */
  uint32_t winners;              /**< Bit n: seat n has won. */
  uint64_t legal_count;          /**< Number of legal actions of `seat`. */
  uint64_t action_count;         /**< Actions taken since the match began. */
  int32_t scores[MLD_MAX_SEATS]; /**< Points by seat, for games that count them. */
} mld_batch_state;

/** A choice that leaves a match as it is. */
#define MLD_BATCH_PASS 0xFFFFFFFFFFFFFFFFu

/**
 * Fills `options` with defaults.
 * @param options The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.2
 */
MLD_API void mld_batch_options_init(mld_batch_options* options, uint32_t struct_size);

/**
 * Starts all matches of a batch. Match n is what mld_match_create() makes of the seed that
 * mld_batch_seed() tells.
 * @param ruleset The ruleset.
 * @param config The options of the game; NULL for the defaults.
 * @param options How the batch is run; NULL for the defaults.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_batch_create(const mld_ruleset* ruleset, const mld_config* config,
                                    const mld_batch_options* options, mld_batch** out,
                                    mld_error** error);

/**
 * Ends the threads and frees all matches. NULL is allowed.
 * @param batch The batch, or NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API void mld_batch_destroy(mld_batch* batch);

/**
 * Number of matches.
 * @param batch The batch, or NULL.
 * @return The number; 0 for NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API uint64_t mld_batch_match_count(const mld_batch* batch);

/**
 * The seed that a match began with.
 * @param batch The batch.
 * @param index The number of the match, from 0.
 * @param seed Receives the seed.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_batch_seed(const mld_batch* batch, uint64_t index, uint64_t* seed,
                                  mld_error** error);

/**
 * A match of the batch, to look at: views, events, texts. Borrowed until the batch is destroyed;
 * it changes with the batch.
 * @param batch The batch.
 * @param index The number of the match, from 0.
 * @param match Receives the match.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_batch_match(const mld_batch* batch, uint64_t index, const mld_match** match,
                                   mld_error** error);

/**
 * How every match stands, in order.
 * @param batch The batch.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_batch_states(mld_batch* batch, mld_batch_state* out, uint64_t capacity,
                                    uint64_t* count, mld_error** error);

/**
 * The first `width` legal actions of every match, for the lowest seat that is asked: a table of one
 * row a match. Places of a row beyond its legal actions have the kind 0.
 * @param batch The batch.
 * @param width Columns of the table, at least 1.
 * @param out Receives the table, row by row; NULL asks for the count only.
 * @param capacity How many actions fit into `out`; all must.
 * @param count Receives how many there are: rows times `width`.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_batch_legal_actions(mld_batch* batch, uint64_t width, mld_action* out,
                                           uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * Takes one action in every match. An action of kind 0 leaves its match as it is. Each action is
 * taken whole or not at all; one that fails does not keep the others from being taken. The call
 * fails as the first match that failed did, and its error names that match.
 * @param batch The batch.
 * @param actions The actions, one a match.
 * @param count How many there are: as many as matches.
 * @param statuses Receives what came of each; may be NULL.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why the first match that failed did.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_batch_step(mld_batch* batch, const mld_action* actions, uint64_t count,
                                  mld_status* statuses, mld_error** error);

/**
 * The same with legal actions by their numbers, as mld_match_legal_nth() counts them;
 * #MLD_BATCH_PASS leaves a match as it is.
 * @param batch The batch.
 * @param choices The numbers, one a match.
 * @param count How many there are: as many as matches.
 * @param statuses Receives what came of each; may be NULL.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why the first match that failed did.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_batch_step_nth(mld_batch* batch, const uint64_t* choices, uint64_t count,
                                      mld_status* statuses, mld_error** error);

/**
 * Plays every match on at random, as the bot "random" does, until it has ended or `max_actions`
 * more actions have been taken in it.
 * @param batch The batch.
 * @param max_actions The most actions to take in a match.
 * @param seed The same seed makes the same choices; each match gets choices of its own.
 * @param statuses Receives what came of each match, as many as matches; may be NULL.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why the first match that failed did.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_batch_playout(mld_batch* batch, uint64_t max_actions, uint64_t seed,
                                     mld_status* statuses, mld_error** error);

/**
 * Starts one match anew with a seed of its own, as a learner does with those that have ended.
 * @param batch The batch.
 * @param index The number of the match, from 0.
 * @param seed Fixes all that chance decides in it.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_batch_restart(mld_batch* batch, uint64_t index, uint64_t seed,
                                     mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_BATCH_H_ */
