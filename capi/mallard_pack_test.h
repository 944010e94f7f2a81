/**
 * @file mallard_pack_test.h
 * A pack's own tests: the Lua files below `tests/` in it, run with matches of a ruleset that was
 * loaded from it. For editors, which show what failed beside the line that says so. They run in a
 * sandbox like the pack itself, each with a budget of instructions; how they are written is in
 * docs/modding/testing.md.
 */
#ifndef MLD_PACK_TEST_H_
#define MLD_PACK_TEST_H_

#include "mallard_base.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What became of a pack's tests. */
typedef struct mld_pack_tests mld_pack_tests;

/**
 * Runs the tests of a pack. A test that fails is no failure of this call: see
 * mld_pack_tests_describe(). `*out` is owned by the caller.
 * @param ruleset What matches are played with: it should have been loaded from the pack.
 * @param pack The pack; it is not kept.
 * @param filter Only tests whose name contains this are run; NULL or "": all.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed: the pack has no manifest that can be read.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_pack_tests_create(const mld_ruleset* ruleset, const mld_pack* pack,
                                         const char* filter, mld_pack_tests** out,
                                         mld_error** error);

/**
 * Frees what became of a pack's tests. NULL is allowed.
 * @param tests The tests, or NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API void mld_pack_tests_destroy(mld_pack_tests* tests);

/**
 * Number of tests that were run; a file that could not be read counts as one.
 * @param tests The tests, or NULL.
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.2
 */
MLD_API uint64_t mld_pack_tests_count(const mld_pack_tests* tests);

/** One test. Strings are borrowed until the tests are destroyed. */
typedef struct mld_pack_test_info {
  uint32_t struct_size;     /**< `sizeof(mld_pack_test_info)`, set by the caller. */
  mld_bool passed;          /**< 1: everything was as expected. */
  int32_t line;             /**< Where it begins, from 1; 0 for a whole file. */
  int32_t failure_line;     /**< Where it failed, from 1; 0 where that is not known. */
  const char* file;         /**< Its path inside the pack. */
  const char* name;         /**< What it is called; "" for a whole file. */
  const char* failure_file; /**< Path inside the pack of the place where it failed; or "". */
  const char* message;      /**< What was expected and what was found; "" if it passed. */
} mld_pack_test_info;

/**
 * Describes a test; they are numbered by file, then in the order written.
 * @param tests The tests.
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_pack_tests_describe(const mld_pack_tests* tests, uint64_t index,
                                           mld_pack_test_info* info, mld_error** error);

/** A wish of the tests for matches that random players play through: `random_play { ... }`. The
 * caller plays them. Strings are borrowed until the tests are destroyed. */
typedef struct mld_random_play_info {
  uint32_t struct_size; /**< `sizeof(mld_random_play_info)`, set by the caller. */
  int32_t games;        /**< How many matches; 0: as many as is usual. */
  int32_t line;         /**< Where it is written, from 1. */
  uint32_t reserved;    /**< 0. */
  const char* file;     /**< Its path inside the pack. */
  const char* options;  /**< Of the matches, as mld_config_set_text() reads them. */
} mld_random_play_info;

/**
 * Number of wishes for random play.
 * @param tests The tests, or NULL.
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.2
 */
MLD_API uint64_t mld_pack_tests_random_play_count(const mld_pack_tests* tests);

/**
 * Describes a wish for random play; they are numbered in the order written.
 * @param tests The tests.
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_pack_tests_describe_random_play(const mld_pack_tests* tests, uint64_t index,
                                                       mld_random_play_info* info,
                                                       mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_PACK_TEST_H_ */
