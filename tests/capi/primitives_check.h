/* What the C tests of the primitives share: checks that report and count, and no more. */
#ifndef MALLARD_TESTS_CAPI_PRIMITIVES_CHECK_H_
#define MALLARD_TESTS_CAPI_PRIMITIVES_CHECK_H_

#include <stdio.h>
#include <string.h>

#include "mallard_primitives.h"

static int failures = 0;

/* Reports a condition that does not hold. */
#define CHECK(condition)                                              \
  do {                                                                \
    if (!(condition)) {                                               \
      ++failures;                                                     \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
    }                                                                 \
  } while (0)

/* Runs a call whose last argument is `&error` and that must succeed. */
#define CHECK_OK(call)                                                                         \
  do {                                                                                         \
    mld_error* error = NULL;                                                                   \
    if ((call) != MLD_OK || error != NULL) {                                                   \
      ++failures;                                                                              \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, mld_error_message(error)); \
    }                                                                                          \
    mld_error_destroy(error);                                                                  \
  } while (0)

/* Runs a call whose last argument is `&error` and that must fail with that status and message. */
#define CHECK_FAILS(call, status, expected)                                                   \
  do {                                                                                        \
    mld_error* error = NULL;                                                                  \
    const mld_status got = (call);                                                            \
    if (got != (status) || mld_error_code(error) != got ||                                    \
        strcmp(mld_error_message(error), (expected)) != 0) {                                  \
      ++failures;                                                                             \
      fprintf(stderr, "%s:%d: %s: %s: %s\n", __FILE__, __LINE__, #call, mld_status_name(got), \
              mld_error_message(error));                                                      \
    }                                                                                         \
    mld_error_destroy(error);                                                                 \
  } while (0)

/* What main() returns. */
static int Result(void) {
  if (failures != 0) fprintf(stderr, "%d checks failed\n", failures);
  return failures == 0 ? 0 : 1;
}

#endif /* MALLARD_TESTS_CAPI_PRIMITIVES_CHECK_H_ */
