#include "src/engine/memory.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>

namespace mallard {
namespace {

constexpr size_t kUsualAlignment = alignof(std::max_align_t);

// Written once, before any other thread can be in the library.
MemoryHooks hooks;
// Whether memory has been given out, so that hooks would be handed what is not theirs. Threads
// write nothing but true, and only while it is false.
std::atomic<bool> in_use = false;

}  // namespace

bool SetMemoryHooks(const MemoryHooks& wanted) {
  if (in_use.load(std::memory_order_relaxed)) return false;
  hooks = wanted;
  return true;
}

void* AllocateMemory(size_t size, size_t alignment) noexcept {
  if (!in_use.load(std::memory_order_relaxed)) in_use.store(true, std::memory_order_relaxed);
  size = std::max<size_t>(size, 1);
  if (hooks.allocate != nullptr) {
    return hooks.allocate(hooks.user_data, size, std::max(alignment, size_t{16}));
  }
  if (alignment <= kUsualAlignment) return std::malloc(size);
#if defined(_WIN32)
  return _aligned_malloc(size, alignment);
#else
  return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
#endif
}

void DeallocateMemory(void* memory, [[maybe_unused]] size_t alignment) noexcept {
  if (memory == nullptr) return;
  if (hooks.deallocate != nullptr) return hooks.deallocate(hooks.user_data, memory);
#if defined(_WIN32)
  if (alignment > kUsualAlignment) return _aligned_free(memory);
#endif
  std::free(memory);
}

void* ReallocateMemory(void* memory, size_t old_size, size_t new_size) noexcept {
  if (memory == nullptr) return AllocateMemory(new_size, kUsualAlignment);
  if (hooks.allocate == nullptr) return std::realloc(memory, new_size);
  void* const moved = AllocateMemory(new_size, kUsualAlignment);
  if (moved == nullptr) return nullptr;
  std::memcpy(moved, memory, std::min(old_size, new_size));
  DeallocateMemory(memory, kUsualAlignment);
  return moved;
}

}  // namespace mallard
