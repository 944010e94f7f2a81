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
 * Fills `*chance` with the beginning of a stream. Streams of one seed do not influence each other.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_chance_init(mld_chance* chance, uint64_t seed, uint64_t stream,
                                   mld_error** error);

/**
 * Draws 64 random bits.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_chance_next(mld_chance* chance, uint64_t* out, mld_error** error);

/**
 * Draws a number from 0 to `bound` - 1, all equally likely. `bound` is at least 1.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_chance_below(mld_chance* chance, uint32_t bound, uint32_t* out,
                                    mld_error** error);

/**
 * Rolls a die with 1, 2, 3, 4, 6 or 12 sides: a roll of twelve, read by mld_die_read().
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_chance_roll(mld_chance* chance, int32_t sides, int32_t* out,
                                   mld_error** error);

/**
 * Puts `count` numbers into a random order, all orders equally likely. `count` is below 2^32.
 * `items` may be NULL when `count` is 0. One thread an object. Since 0.1.
 */
MLD_API mld_status mld_chance_shuffle(mld_chance* chance, int32_t* items, uint64_t count,
                                      mld_error** error);

/**
 * Draws a token from a bag, each token equally likely. `counts[k]` is how many tokens of kind k
 * there are; it is lowered for the kind drawn, which goes to `*kind`. An empty bag is
 * ::MLD_UNAVAILABLE and uses no random number; more than 65536 kinds are refused.
 * One thread an object. Since 0.1.
 */
MLD_API mld_status mld_chance_draw(mld_chance* chance, uint16_t* counts, uint64_t kinds,
                                   int32_t* kind, mld_error** error);

/**
 * Reads a twelve-sided die, `d12` from 1 to 12, as one with 1, 2, 3, 4, 6 or 12 sides: the faces
 * are dealt out in order, equally many to each. Any thread. Since 0.1.
 */
MLD_API mld_status mld_die_read(int32_t d12, int32_t sides, int32_t* out, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_CHANCE_H_ */
