// A file of its own, so that the compiler does not see through the operators and warn.
#include "tests/allocations/counting_new.h"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {
thread_local int64_t allocations = 0;
}  // namespace

// The other forms of operator new and delete call these.
void* operator new(size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }

namespace mallard {

int64_t AllocationCount() { return allocations; }

}  // namespace mallard
