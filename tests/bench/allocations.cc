#include "tests/bench/allocations.h"

#include <cstdlib>
#include <new>

namespace {
thread_local int64_t allocations = 0;
}  // namespace

// The other forms of operator new call this one, and so do theirs of operator delete.
void* operator new(size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }

namespace mallard::bench {

int64_t Allocations() { return allocations; }

}  // namespace mallard::bench
