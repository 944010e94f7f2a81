/**
 * @file mallard_chance.h
 * Random numbers that are the same on every machine and for ever. The algorithm is written down in
 * docs/primitives/chance.md.
 */
#ifndef MLD_CHANCE_H_
#define MLD_CHANCE_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A stream of random numbers: plain data, which may be copied, stored and compared. */
typedef struct mld_chance {
  uint64_t key;     /**< Which stream this is. */
  uint64_t counter; /**< How many numbers have been drawn. */
} mld_chance;

/**
 * Draws a seed that nobody can foresee, from the operating system: the one thing here that is
 * another every time. Without it, matches made with default options all have the seed 0 and go the
 * same way.
 * @param seed Receives the seed.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_seed_random(uint64_t* seed, mld_error** error);

/**
 * Fills `*chance` with the beginning of a stream. Streams of one seed do not influence each other.
 * @param chance The stream of random numbers.
 * @param seed The seed.
 * @param stream Which stream of that seed.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_chance_init(mld_chance* chance, uint64_t seed, uint64_t stream,
                                   mld_error** error);

/**
 * Draws 64 random bits.
 * @param chance The stream of random numbers.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_chance_next(mld_chance* chance, uint64_t* out, mld_error** error);

/**
 * Draws a number from 0 to `bound` - 1, all equally likely. `bound` is at least 1.
 * @param chance The stream of random numbers.
 * @param bound One more than the highest number, at least 1.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_chance_below(mld_chance* chance, uint32_t bound, uint32_t* out,
                                    mld_error** error);

/**
 * Rolls a die with 1, 2, 3, 4, 6 or 12 sides: a roll of twelve, read by mld_die_read().
 * @param chance The stream of random numbers.
 * @param sides 1, 2, 3, 4, 6 or 12.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_chance_roll(mld_chance* chance, int32_t sides, int32_t* out,
                                   mld_error** error);

/**
 * Puts `count` numbers into a random order, all orders equally likely. `count` is below 2^32.
 * `items` may be NULL when `count` is 0.
 * @param chance The stream of random numbers.
 * @param items The numbers.
 * @param count How many there are, below 2^32.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_chance_shuffle(mld_chance* chance, int32_t* items, uint64_t count,
                                      mld_error** error);

/**
 * Draws a token from a bag, each token equally likely. `counts[k]` is how many tokens of kind k
 * there are; it is lowered for the kind drawn, which goes to `*kind`. An empty bag is
 * ::MLD_UNAVAILABLE and uses no random number; more than 65536 kinds are refused.
 * @param chance The stream of random numbers.
 * @param counts How many tokens there are of each kind.
 * @param kinds How many kinds there are, at most 65536.
 * @param kind Receives the kind that was drawn.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_chance_draw(mld_chance* chance, uint16_t* counts, uint64_t kinds,
                                   int32_t* kind, mld_error** error);

/**
 * Reads a twelve-sided die, `d12` from 1 to 12, as one with 1, 2, 3, 4, 6 or 12 sides: the faces
 * are dealt out in order, equally many to each.
 * @param d12 What the twelve-sided die shows, 1 to 12.
 * @param sides 1, 2, 3, 4, 6 or 12.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_die_read(int32_t d12, int32_t sides, int32_t* out, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_CHANCE_H_ */
