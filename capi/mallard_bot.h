/**
 * @file mallard_bot.h
 * Players made of code. A bot is shown what its seat may know and nothing else, so it cannot cheat.
 */
#ifndef MLD_BOT_H_
#define MLD_BOT_H_

#include "mallard_action.h"
#include "mallard_base.h"
#include "mallard_match.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A player made of code. Keeps random numbers of its own, never knowledge. */
typedef struct mld_bot mld_bot;

/** A bot that a game offers. Strings are borrowed and valid for ever. */
typedef struct mld_bot_info {
  uint32_t struct_size; /**< `sizeof(mld_bot_info)`, set by the caller. */
  int32_t level;        /**< How well it plays: the lowest is 0, a higher one plays better. */
  const char* name;     /**< As mld_bot_create() takes it: "standard". */
  const char* doc;      /**< How it plays, in one sentence. */
} mld_bot_info;

/**
 * Number of bots that a game offers.
 * @param game The name of a game, such as "battleducks".
 * @param count Receives the number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_game_bot_count(const char* game, uint64_t* count, mld_error** error);

/**
 * Describes a bot that a game offers; they are numbered by their level.
 * @param game The name of a game, such as "battleducks".
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_game_describe_bot(const char* game, uint64_t index, mld_bot_info* info,
                                         mld_error** error);

/**
 * Makes a bot for the game of `match`: "random", which plays any game, "standard", which is the
 * game's own and plays well, or whatever mld_game_describe_bot() lists. The same seed makes the
 * same choices. It may be used for any seat and any match of that game, and does not keep `match`
 * itself. `*out` is owned by the caller.
 * @param match A match of the game that the bot is to play.
 * @param name Which bot; see mld_game_describe_bot().
 * @param seed The same seed makes the same choices.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bot_create(const mld_match* match, const char* name, uint64_t seed,
                                  mld_bot** out, mld_error** error);

/**
 * Frees a bot. NULL is allowed.
 * @param bot The bot, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_bot_destroy(mld_bot* bot);

/**
 * Chooses a legal action for `seat`, which must be holding a decision (::MLD_UNAVAILABLE
 * otherwise). The match is not changed: apply the action to go on.
 * @param bot The bot.
 * @param match The match.
 * @param seat The seat.
 * @param action Receives the action.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_bot_choose(mld_bot* bot, const mld_match* match, int32_t seat,
                                  mld_action* action, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_BOT_H_ */
