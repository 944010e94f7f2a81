/**
 * @file mallard_base.h
 * The ground all of Mallard's C interface stands on: export macro, status codes, errors, version.
 * Include mallard.h, which includes this.
 *
 * Conventions that hold for every function of the library:
 *
 * - A function that can fail returns an ::mld_status and takes an `mld_error** error` last. `error`
 *   may be NULL. Otherwise `*error` is always set: to NULL on success, and to a new object, owned
 * by the caller, on failure. What it held before is not looked at.
 * - On failure nothing has changed, and a handle that would have been created is set to NULL.
 * - Nothing aborts, prints, or throws: wrong arguments, NULL included, are errors like any other.
 *   The exceptions are what C cannot check: pointers that are neither NULL nor valid, handles that
 *   have been destroyed, and buffers smaller than their stated capacity.
 * - `x_create` pairs with `x_destroy`. Destroying NULL does nothing.
 * - Strings are UTF-8, end with a NUL byte, and are copied when they come in. A returned
 *   `const char*` is borrowed; the function says until when.
 * - Sizes, counts and indices are `uint64_t`; seats and viewers are `int32_t`; truth is an
 * `int32_t` 0 or 1.
 * - Text and bytes of unknown length are written to the caller's buffer: `(buffer, capacity,
 *   &size)`. `size` receives what is needed (for text, with its NUL byte). A NULL buffer asks for
 *   the size only. If `capacity` is too small the result is ::MLD_BUFFER_TOO_SMALL and nothing is
 *   written.
 * - Lists work the same way with `(out, capacity, &count)`: `count` receives how many there are. If
 *   `capacity` is too small the first `capacity` items are written, and the result is
 *   ::MLD_BUFFER_TOO_SMALL.
 * - Thread safety is stated for every function with one of these words: "any thread" (calls may run
 *   at the same time, on the same objects too); "one thread an object" (calls on different objects
 *   may run at the same time; on the same object only those that take it as `const`).
 */
#ifndef MLD_BASE_H_
#define MLD_BASE_H_

#include <stdint.h>

#if defined(MLD_STATIC)
#define MLD_API
#elif defined(_WIN32)
#if defined(MLD_BUILDING_LIBRARY)
#define MLD_API __declspec(dllexport)
#else
#define MLD_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define MLD_API __attribute__((visibility("default")))
#else
#define MLD_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** @name Version
 * The version of this header; see mld_version() for that of the library in use.
 * @{
 */
#define MLD_VERSION_MAJOR 0 /**< Grows when something is removed or changes its meaning. */
#define MLD_VERSION_MINOR 1 /**< Grows when something is added. */
#define MLD_VERSION_PATCH 0 /**< Grows when something is mended. */
/** The three in one number that grows with the version: 1.2.3 is 1002003. */
#define MLD_VERSION (MLD_VERSION_MAJOR * 1000000 + MLD_VERSION_MINOR * 1000 + MLD_VERSION_PATCH)

/**
 * The version of the library in use, as ::MLD_VERSION counts it.
 * Any thread. Since 0.1.
 */
MLD_API uint32_t mld_version(void);

/**
 * The version of the library in use as text: "0.1.0". Borrowed, valid for ever.
 * Any thread. Since 0.1.
 */
MLD_API const char* mld_version_string(void);
/** @} */

/** What a call came to: one of the values below. Values are never reused; new ones may be added. */
typedef int32_t mld_status;

/** The values of ::mld_status. */
enum mld_status_code {
  MLD_OK = 0,               /**< Done. */
  MLD_INVALID_ARGUMENT = 1, /**< An argument makes no sense: NULL, out of range, malformed text. */
  MLD_ILLEGAL_ACTION = 2,   /**< The rules do not allow the action now. */
  MLD_NOT_FOUND = 3,        /**< No game, file, option, ... of that name. */
  MLD_BUFFER_TOO_SMALL = 4, /**< The size or count parameter says how much is needed. */
  MLD_CONTENT_ERROR = 5,    /**< A pack has mistakes; the error's entries list them all. */
  MLD_SCRIPT_ERROR = 6,     /**< A pack's script failed while the match ran. */
  MLD_LIMIT_EXCEEDED = 7,   /**< A script used up its instructions or memory. */
  MLD_CORRUPT_DATA = 8,     /**< Bytes are not what they should be: damaged, cut off, impossible. */
  MLD_VERSION_MISMATCH = 9, /**< Bytes were written by a newer version of the library. */
  MLD_CONTENT_MISMATCH = 10, /**< Bytes belong to another game, or to other packs. */
  MLD_UNAVAILABLE = 11,      /**< Switched off, or not there now: undo without history, ... */
  MLD_OUT_OF_MEMORY = 12,    /**< Memory ran out. */
  MLD_INTERNAL = 13          /**< A mistake in the library: please report it. */
};

/**
 * The name of a status, such as "MLD_ILLEGAL_ACTION"; "unknown status" for any other number.
 * Borrowed, valid for ever. Any thread. Since 0.1.
 */
MLD_API const char* mld_status_name(mld_status status);

/** Why a call failed. Immutable; owned by the caller who received it. */
typedef struct mld_error mld_error;

/**
 * Frees an error. NULL is allowed.
 * One thread an object. Since 0.1.
 */
MLD_API void mld_error_destroy(mld_error* error);

/**
 * The status the failed call returned; ::MLD_OK for NULL.
 * Any thread. Since 0.1.
 */
MLD_API mld_status mld_error_code(const mld_error* error);

/**
 * What went wrong, for people. With content errors, one line for every entry; "" for NULL.
 * Borrowed until the error is destroyed. Any thread. Since 0.1.
 */
MLD_API const char* mld_error_message(const mld_error* error);

/** @name Entries of an error
 * Content errors list the mistakes one by one, in the order found. Every string is
 * borrowed until the error is destroyed, and "" where there is nothing to say, where `index` is out
 * of range, or where `error` is NULL.
 * @{
 */
/** Number of entries; 0 for NULL. Any thread. Since 0.1. */
MLD_API uint64_t mld_error_entry_count(const mld_error* error);
/** Id of the pack the mistake is in, or the label it was given. Any thread. Since 0.1. */
MLD_API const char* mld_error_entry_pack(const mld_error* error, uint64_t index);
/** Path of the file inside that pack. Any thread. Since 0.1. */
MLD_API const char* mld_error_entry_file(const mld_error* error, uint64_t index);
/** Line in that file, from 1; 0 where there is none. Any thread. Since 0.1. */
MLD_API int32_t mld_error_entry_line(const mld_error* error, uint64_t index);
/** Place inside the declaration, such as `formation "donut".shape[2]`. Any thread. Since 0.1. */
MLD_API const char* mld_error_entry_path(const mld_error* error, uint64_t index);
/** What was expected, what was found, and the nearest known name. Any thread. Since 0.1. */
MLD_API const char* mld_error_entry_message(const mld_error* error, uint64_t index);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_BASE_H_ */
