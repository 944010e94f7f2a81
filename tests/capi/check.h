/* A test in C is a program: it reports every failed check and says by its exit code whether there
 * was any. Checks do not end the program, so helpers must stand a NULL that a failed call left. */
#ifndef MALLARD_TESTS_CAPI_CHECK_H_
#define MALLARD_TESTS_CAPI_CHECK_H_

#include <mallard.h>
#include <stdio.h>
#include <string.h>

static int check_failures = 0;

/* Reports a failed check, but not thousands of the same. */
static inline void check_report(const char* file, int line, const char* what, const char* detail) {
  if (++check_failures <= 20) fprintf(stderr, "%s:%d: %s: %s\n", file, line, what, detail);
}

#define CHECK(condition)                                                        \
  do {                                                                          \
    if (!(condition)) check_report(__FILE__, __LINE__, #condition, "is false"); \
  } while (0)

static inline void check_text(const char* file, int line, const char* found, const char* wanted) {
  if (found == NULL || strcmp(found, wanted) != 0) {
    check_report(file, line, wanted, found == NULL ? "(NULL)" : found);
  }
}

/* The text must be exactly that. */
#define CHECK_TEXT(found, wanted) check_text(__FILE__, __LINE__, found, wanted)

static inline void check_ok(const char* file, int line, const char* call, mld_status status,
                            mld_error* error) {
  if (status != MLD_OK) {
    check_report(file, line, call,
                 error == NULL ? mld_status_name(status) : mld_error_message(error));
  } else if (error != NULL) {
    check_report(file, line, call, "succeeded, but made an error object");
  }
  mld_error_destroy(error);
}

/* The call, which passes `&error` last, must succeed. */
#define CHECK_OK(call)                                   \
  do {                                                   \
    mld_error* error = NULL;                             \
    const mld_status status_ = (call);                   \
    check_ok(__FILE__, __LINE__, #call, status_, error); \
  } while (0)

static inline void check_fails(const char* file, int line, const char* call, mld_status status,
                               mld_error* error, mld_status wanted, const char* message) {
  char detail[1024];
  if (status != wanted || mld_error_code(error) != wanted ||
      strstr(mld_error_message(error), message) == NULL) {
    snprintf(detail, sizeof detail, "gave %s, \"%.700s\"; wanted %s, \"%.100s\"",
             mld_status_name(status), mld_error_message(error), mld_status_name(wanted), message);
    check_report(file, line, call, detail);
  }
  mld_error_destroy(error);
}

/* The call, which passes `&error` last, must fail with that status and a message that contains
 * `message`. */
#define CHECK_FAILS(call, wanted, message)                                   \
  do {                                                                       \
    mld_error* error = NULL;                                                 \
    const mld_status status_ = (call);                                       \
    check_fails(__FILE__, __LINE__, #call, status_, error, wanted, message); \
  } while (0)

/* The call, which passes `&error` last, must find its buffer too small, and make no error object.
 */
#define CHECK_TOO_SMALL(call)                                                            \
  do {                                                                                   \
    mld_error* error = NULL;                                                             \
    const mld_status status_ = (call);                                                   \
    if (status_ != MLD_BUFFER_TOO_SMALL || error != NULL) {                              \
      check_report(__FILE__, __LINE__, #call,                                            \
                   error == NULL ? mld_status_name(status_) : mld_error_message(error)); \
    }                                                                                    \
    mld_error_destroy(error);                                                            \
  } while (0)

/* The last line of main. */
#define CHECK_RESULT() \
  (check_failures == 0 ? 0 : (fprintf(stderr, "%d checks failed\n", check_failures), 1))

#endif /* MALLARD_TESTS_CAPI_CHECK_H_ */
