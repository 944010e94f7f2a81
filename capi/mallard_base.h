/**
 * @file mallard_base.h
 * The ground all of Mallard's C interface stands on: export macro, status codes, errors, version.
 * Include mallard.h, which includes this.
 *
 * Conventions that hold for every function of the library:
 *
 * - A function that can fail returns an ::mld_status and takes an `mld_error** error` last. `error`
 *   may be NULL. Otherwise `*error` is always set: to NULL on success, and to a new object, owned
 *   by the caller, on failure. What it held before is not looked at. The one failure without an
 *   object is ::MLD_BUFFER_TOO_SMALL, which is how one learns a size and must cost nothing.
 * - On failure nothing has changed, and a handle that would have been created is set to NULL.
 * - Nothing aborts, prints, or throws: wrong arguments, NULL included, are errors like any other.
 *   The exceptions are what C cannot check: pointers that are neither NULL nor valid, handles that
 *   have been destroyed, and buffers smaller than their stated capacity.
 * - Strings are UTF-8, end with a NUL byte, and are copied when they come in. A returned
 *   `const char*` is borrowed; the function says until when.
 * - Sizes, counts and indices are `uint64_t`; seats and viewers are `int32_t`; truth is an
 *   ::mld_bool. A set of values is a `typedef int32_t mld_x` with an `enum mld_x_value`, a set of
 *   flags a `typedef uint32_t mld_x_flags` with an `enum mld_x_flags_value`. Whatever is numbered
 *   is numbered from 0 without gaps and has a count.
 *
 * Names say where memory comes from:
 *
 * - `create` and `clone` make an object through `mld_x** out`; it pairs with `mld_x_destroy`.
 *   Destroying NULL does nothing.
 * - `format` and `draw` write text, `write` writes bytes, to the caller's buffer: `(buffer,
 *   capacity, &size)`. `size` receives what is needed (for text, with its NUL byte). A NULL buffer
 *   asks for the size only. If `capacity` is too small the result is ::MLD_BUFFER_TOO_SMALL and
 *   nothing is written.
 * - A plural noun fills a list: `(out, capacity, &count)`. `count` receives how many there are. If
 *   `capacity` is too small the first `capacity` items are written, and the result is
 *   ::MLD_BUFFER_TOO_SMALL.
 * - `describe` fills a structure of the caller's.
 * - A singular noun borrows: what it gives belongs to the object that was asked.
 *
 * Structures that may grow begin with `struct_size`: what the caller's compiler thinks they
 * measure. Fields are only ever added at the end.
 *
 * - Options are filled by their `init` function. A caller compiled with an older header gets the
 *   defaults for the fields it does not know. A caller compiled with a newer one may leave the
 *   fields that this library does not know at 0, which always means "as before"; anything else is
 *   refused with ::MLD_INVALID_ARGUMENT, for it asks for something this library cannot do.
 * - Before a call that fills an info structure the caller sets its `struct_size`. As much is
 * written as both sides know; what the caller has beyond that is cleared to 0.
 * - A `struct_size` that no version can have (below the first version, over #MLD_MAX_STRUCT_SIZE,
 * or not a multiple of the structure's alignment) is refused. Fields named `reserved` must be 0,
 * and truth must be 0 or 1.
 *
 * Every function says with `@threadsafety` which calls may run at the same time:
 *
 * - `any`: all, on the same objects too;
 * - `object`: those on different objects; on the same object only those that take it as `const`;
 * - `startup`: none; it is called before any other function of the library.
 */
#ifndef MLD_BASE_H_
#define MLD_BASE_H_

#include <stdint.h>

/** Marks what the library exports. Programs that link it statically define MLD_STATIC. */
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

/** The calling convention of callbacks: write it in front of the name of yours. */
#if defined(_WIN32) && !defined(_WIN64)
#define MLD_CALL __cdecl
#else
#define MLD_CALL
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** Truth: 0 or 1. */
typedef int32_t mld_bool;

/** The largest `struct_size` that any version of any structure has. */
#define MLD_MAX_STRUCT_SIZE 1024

/** @name Version
 * The version of this header; see mld_version() for that of the library in use.
 * @{
 */
#define MLD_VERSION_MAJOR 0 /**< Grows when something is removed or changes its meaning. */
#define MLD_VERSION_MINOR 2 /**< Grows when something is added. */
#define MLD_VERSION_PATCH 0 /**< Grows when something is mended. */
/** The three in one number that grows with the version: 1.2.3 is 1002003. */
#define MLD_VERSION (MLD_VERSION_MAJOR * 1000000 + MLD_VERSION_MINOR * 1000 + MLD_VERSION_PATCH)

/**
 * The version of the library in use, as ::MLD_VERSION counts it.
 * @return The version of the library in use.
 * @threadsafety any
 * @since 0.1
 */
MLD_API uint32_t mld_version(void);

/**
 * The version of the library in use as text: "0.2.0". Borrowed, valid for ever.
 * @return The version, borrowed, valid for ever.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_version_string(void);
/** @} */

/** What a call came to: one of the values below. Values are never reused; new ones may be added. */
typedef int32_t mld_status;

/** The values of ::mld_status. */
enum mld_status_value {
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
  MLD_INTERNAL = 13,         /**< A mistake in the library: please report it. */
  MLD_INTERRUPTED = 14,      /**< The application stopped a script; nothing changed. */
};

/**
 * The name of a status, such as "MLD_ILLEGAL_ACTION"; "unknown status" for any other number.
 * Borrowed, valid for ever.
 * @param status The status.
 * @return The name, borrowed, valid for ever.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_status_name(mld_status status);

/**
 * Tells that a callback will not be called any more and that its `user_data` may be freed. Called
 * once, by whichever thread lets it go; it must return normally and must not call the library.
 * @param user_data As given with the callback.
 */
typedef void(MLD_CALL* mld_release_callback)(void* user_data);

/** Why a call failed. Immutable; owned by the caller who received it. */
typedef struct mld_error mld_error;

/**
 * Frees an error. NULL is allowed.
 * @param error The error, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_error_destroy(mld_error* error);

/**
 * The status the failed call returned; ::MLD_OK for NULL.
 * @param error The error, or NULL.
 * @return The status the failed call returned; ::MLD_OK for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_error_code(const mld_error* error);

/**
 * What went wrong, for people. With content errors, one line for every entry; "" for NULL. Borrowed
 * until the error is destroyed.
 * @param error The error, or NULL.
 * @return The message, borrowed until the error is destroyed; "" for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_error_message(const mld_error* error);

/** @name Entries of an error
 * Content errors list the mistakes one by one, in the order found. Every string is
 * borrowed until the error is destroyed, and "" where there is nothing to say, where `index` is out
 * of range, or where `error` is NULL.
 * @{
 */
/**
 * Number of entries; 0 for NULL.
 * @param error The error, or NULL.
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API uint64_t mld_error_entry_count(const mld_error* error);
/**
 * Id of the pack the mistake is in, or the label it was given.
 * @param error The error, or NULL.
 * @param index Its number, from 0.
 * @return The id, borrowed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_error_entry_pack(const mld_error* error, uint64_t index);
/**
 * Path of the file inside that pack.
 * @param error The error, or NULL.
 * @param index Its number, from 0.
 * @return The path, borrowed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_error_entry_file(const mld_error* error, uint64_t index);
/**
 * Line in that file, from 1; 0 where there is none.
 * @param error The error, or NULL.
 * @param index Its number, from 0.
 * @return The line, from 1; 0 where there is none.
 * @threadsafety any
 * @since 0.1
 */
MLD_API int32_t mld_error_entry_line(const mld_error* error, uint64_t index);
/**
 * Place inside the declaration, such as `formation "donut".shape[2]`.
 * @param error The error, or NULL.
 * @param index Its number, from 0.
 * @return The place, borrowed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_error_entry_path(const mld_error* error, uint64_t index);
/**
 * What was expected, what was found, and the nearest known name.
 * @param error The error, or NULL.
 * @param index Its number, from 0.
 * @return The message, borrowed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_error_entry_message(const mld_error* error, uint64_t index);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_BASE_H_ */
