/**
 * @file mallard_study.h
 * A laboratory for designers: many games by bots, and what they say about a game, its players and
 * each piece of its content. A study is fixed by its options: the same ones give the same report,
 * byte for byte, on any number of threads.
 */
#ifndef MLD_STUDY_H_
#define MLD_STUDY_H_

#include "mallard_base.h"
#include "mallard_config.h"
#include "mallard_match.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What came of a study. Immutable. */
typedef struct mld_study mld_study;

/**
 * Told after every game, by one thread at a time. It must return normally and must not call the
 * library.
 * @param user_data As given with the callback.
 * @param done Games played.
 * @param total Games to play.
 * @return 1 to go on; 0 ends the study, which then fails with ::MLD_UNAVAILABLE.
 */
typedef int32_t(MLD_CALL* mld_progress_callback)(void* user_data, uint64_t done, uint64_t total);

/** What a study plays. Fill it with mld_study_options_init() first. */
typedef struct mld_study_options {
  uint32_t struct_size; /**< `sizeof(mld_study_options)`. */
  int32_t threads;      /**< Games at a time: 1 to 256. Default 1. */
  uint64_t games;       /**< How many; of a tournament, for each pairing. Default 100. */
  uint64_t seed;        /**< Fixes everything that chance decides. Default 0. */
  uint64_t max_actions; /**< A game that is not over by then is given up. Default 100000. */
  const char* players;  /**< Bots, separated by commas; after a colon the playouts of a search:
                             "hard,search:200". NULL: "standard". Borrowed during the call. */
  const char* without;  /**< What the first player does without, separated by commas: "torpedo";
                             NULL: nothing. Borrowed during the call. Default NULL. */
  mld_progress_callback progress; /**< Default NULL. */
  void* user_data;                /**< Handed to `progress`. Default NULL. */
  mld_bool sequential; /**< 1: a pairing of a tournament ends as soon as it is clear, at 5 % of
                            error, whether the first is stronger. Default 0. */
  uint32_t reserved;   /**< 0. */
} mld_study_options;

/**
 * Fills `options` with defaults.
 * @param options The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.2
 */
MLD_API void mld_study_options_init(mld_study_options* options, uint32_t struct_size);

/**
 * Plays many games: lengths, endings, scores, wins by player, seat and first turn, and for every
 * kind of action and every entry that actions name how often it was offered and used, and how often
 * those who used it won. Player p sits on seat (p + n) modulo the number of players in game n.
 * @param ruleset The ruleset.
 * @param config The options of the game; NULL for the defaults.
 * @param options What is played; NULL for the defaults.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_study_create_simulation(const mld_ruleset* ruleset, const mld_config* config,
                                               const mld_study_options* options, mld_study** out,
                                               mld_error** error);

/**
 * Lets every player play every other, each seed twice with seats changed, and rates them.
 * @param ruleset The ruleset.
 * @param config The options of the game; NULL for the defaults.
 * @param options What is played; two players at least.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_study_create_tournament(const mld_ruleset* ruleset, const mld_config* config,
                                               const mld_study_options* options, mld_study** out,
                                               mld_error** error);

/**
 * Goes through the history of a match and asks the first player of the options at every action what
 * it would have done. Host only: it tells everything.
 * @param match A match with history, such as one made from a replay.
 * @param options Who is asked, and the seed; NULL for the defaults.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_study_create_analysis(const mld_match* match,
                                             const mld_study_options* options, mld_study** out,
                                             mld_error** error);

/**
 * Frees a study. NULL is allowed.
 * @param study The study, or NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API void mld_study_destroy(mld_study* study);

/**
 * Writes all of a study as JSON.
 * @param study The study.
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_study_format_json(const mld_study* study, char* buffer, uint64_t capacity,
                                         uint64_t* size, mld_error** error);

/**
 * Writes a study as a page that stands by itself, with charts, for light and dark screens.
 * @param study The study.
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_study_format_html(const mld_study* study, char* buffer, uint64_t capacity,
                                         uint64_t* size, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_STUDY_H_ */
