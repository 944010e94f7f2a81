/// @file
/// Where the library gets its memory: from the C library, or from hooks that the application has
/// set before anything else. C++ objects come here through `operator new` where the shared library
/// replaces it (capi/operator_new.cc), scripts through the allocator of their states.
#ifndef MALLARD_SRC_ENGINE_MEMORY_H_
#define MALLARD_SRC_ENGINE_MEMORY_H_

#include <cstddef>
#include <cstdint>

namespace mallard {

/// The application's own memory.
struct MemoryHooks {
  void* (*allocate)(void* user_data, uint64_t size, uint64_t alignment) = nullptr;  ///< May fail.
  void (*deallocate)(void* user_data, void* memory) = nullptr;                      ///< Never null.
  void* user_data = nullptr;  ///< Passed to both.
};

/// Sets the hooks. False if memory has been asked for already.
bool SetMemoryHooks(const MemoryHooks& hooks);

/// At least 1 byte; null when there is none. `alignment` is a power of two.
void* AllocateMemory(size_t size, size_t alignment) noexcept;

/// Gives back what AllocateMemory gave; null is allowed.
void DeallocateMemory(void* memory, size_t alignment) noexcept;

/// Memory of usual alignment made larger or smaller; null, and nothing changed, when there is none.
void* ReallocateMemory(void* memory, size_t old_size, size_t new_size) noexcept;

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_MEMORY_H_
