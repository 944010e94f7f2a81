#include "tests/faults/failing_memory.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "src/engine/memory.h"

namespace {

thread_local int64_t until_failure = -1;  // Allocations before the first that fails; -1: none does.
thread_local bool fails_once = true;
thread_local bool has_failed = false;
std::atomic<int64_t> blocks = 0;

bool FailsNow() {
  if (until_failure < 0) return false;
  if (until_failure > 0) {
    --until_failure;
    return false;
  }
  has_failed = true;
  if (fails_once) until_failure = -1;
  return true;
}

void* Allocate(size_t size) {
  if (FailsNow()) return nullptr;
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory != nullptr) blocks.fetch_add(1, std::memory_order_relaxed);
  return memory;
}

void Free(void* memory) {
  if (memory != nullptr) blocks.fetch_sub(1, std::memory_order_relaxed);
  std::free(memory);
}

void* AllocateOrThrow(size_t size) {
  if (void* const memory = Allocate(size)) return memory;
  throw std::bad_alloc();
}

// Before main, since the library takes hooks only as long as it has allocated nothing.
[[maybe_unused]] const bool hooked =
    mallard::SetMemoryHooks({[](void*, uint64_t size, uint64_t) { return Allocate(size); },
                             [](void*, void* memory) { Free(memory); }, nullptr});

}  // namespace

void* operator new(size_t size) { return AllocateOrThrow(size); }
void* operator new[](size_t size) { return AllocateOrThrow(size); }
void* operator new(size_t size, const std::nothrow_t&) noexcept { return Allocate(size); }
void* operator new[](size_t size, const std::nothrow_t&) noexcept { return Allocate(size); }
void operator delete(void* memory) noexcept { Free(memory); }
void operator delete[](void* memory) noexcept { Free(memory); }
void operator delete(void* memory, size_t) noexcept { Free(memory); }
void operator delete[](void* memory, size_t) noexcept { Free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { Free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { Free(memory); }

namespace mallard::testing {

MemoryFailure::MemoryFailure(int64_t first, bool once) {
  has_failed = false;
  fails_once = once;
  until_failure = first;
}
MemoryFailure::~MemoryFailure() { until_failure = -1; }
bool MemoryFailure::happened() const { return has_failed; }
int64_t MemoryFailure::left() const { return until_failure; }

MemoryIsBack::MemoryIsBack() : kept_(until_failure) { until_failure = -1; }
MemoryIsBack::~MemoryIsBack() { until_failure = kept_; }

int64_t AllocatedBlocks() { return blocks.load(std::memory_order_relaxed); }

}  // namespace mallard::testing
