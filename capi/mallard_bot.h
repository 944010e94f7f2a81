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

/**
 * Makes a bot for the game of `match`: "random", which plays any game, or "standard", which is the
 * game's own and plays well. The same seed makes the same choices. It may be used for any seat and
 * any match of that game, and does not keep `match` itself. `*out` is owned by the caller.
 * Any thread. Since 0.1.
 */
MLD_API mld_status mld_bot_create(const mld_match* match, const char* name, uint64_t seed,
                                  mld_bot** out, mld_error** error);

/**
 * Frees a bot. NULL is allowed.
 * One thread an object. Since 0.1.
 */
MLD_API void mld_bot_destroy(mld_bot* bot);

/**
 * Chooses a legal action for `seat`, which must be holding a decision (::MLD_UNAVAILABLE
 * otherwise). The match is not changed: apply the action to go on. One thread an object. Since 0.1.
 */
MLD_API mld_status mld_bot_choose(mld_bot* bot, const mld_match* match, int32_t seat,
                                  mld_action* action, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_BOT_H_ */
