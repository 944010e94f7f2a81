/**
 * @file mallard_interrupt.h
 * Stopping scripts and imaginings from outside: a deadline, or a button. What scripts may use is
 * bounded by counts that are the same on every machine; how long an application wants to wait is
 * its own business, and never part of a game.
 */
#ifndef MLD_INTERRUPT_H_
#define MLD_INTERRUPT_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Says whether scripts and imaginings shall stop. It must return normally, quickly, and call
 * nothing of the library.
 * @param user_data As given with the callback.
 * @return 0 to go on; anything else stops them.
 */
typedef int32_t(MLD_CALL* mld_interrupt_callback)(void* user_data);

/**
 * Makes scripts that run on the calling thread ask a callback, about every thousand instructions.
 * Once it has said yes no script can go on, or catch it: the call of the library gives back
 * ::MLD_INTERRUPTED, an action is rolled back whole, and nothing of it is recorded. Imaginings that
 * search (mld_match_imagine, mld_match_imagine_into) ask at every step, and end in the same way.
 * Threads that the library makes by itself (for bots and batches) do not ask.
 * @param check What is asked until it is set again; NULL: nothing.
 * @param user_data Passed to it.
 * @threadsafety any
 * @since 0.2
 */
MLD_API void mld_interrupt_set(mld_interrupt_callback check, void* user_data);

#ifdef __cplusplus
}
#endif

#endif /* MLD_INTERRUPT_H_ */
