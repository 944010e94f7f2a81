/**
 * @file mallard_memory.h
 * Memory of the application's own: for engines that count every byte, and for tests that let it run
 * out.
 */
#ifndef MLD_MEMORY_H_
#define MLD_MEMORY_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Gives memory. Called by any thread, by several at the same time. It must return normally.
 * @param user_data As given with the callback.
 * @param size How many bytes, at least 1.
 * @param alignment What the address must be a multiple of: a power of two, at least 16.
 * @return The memory, or NULL if there is none.
 */
typedef void*(MLD_CALL* mld_allocate_callback)(void* user_data, uint64_t size, uint64_t alignment);

/**
 * Takes memory back. Called by any thread, by several at the same time. It must return normally.
 * @param user_data As given with the callback.
 * @param memory What the other callback gave; never NULL.
 */
typedef void(MLD_CALL* mld_deallocate_callback)(void* user_data, void* memory);

/** Where the library gets its memory. Set all fields; `struct_size` first. */
typedef struct mld_allocator {
  uint32_t struct_size;               /**< `sizeof(mld_allocator)`. */
  uint32_t reserved;                  /**< 0. */
  mld_allocate_callback allocate;     /**< Gives memory. */
  mld_deallocate_callback deallocate; /**< Takes it back. */
  void* user_data;                    /**< Passed to both. */
} mld_allocator;

/**
 * Makes the library get its memory from the application. In the self-contained library, the one
 * that is shipped, that is all objects, everything in them, and all that scripts use; not what the
 * C and C++ runtimes get for themselves: the stacks of threads, the objects of exceptions in
 * flight, the tables of a few locks. A library built for use with the system's own C++ libraries
 * gets only the memory of scripts from here, since theirs and ours would mix otherwise. The
 * callbacks must work until the process ends, or the library is unloaded.
 *
 * To be called before any other function; ::MLD_UNAVAILABLE afterwards.
 * @param allocator Where memory comes from; copied.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety startup
 * @since 0.2
 */
MLD_API mld_status mld_set_allocator(const mld_allocator* allocator, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_MEMORY_H_ */
