// A file of its own, so that the compiler does not see through the operators and warn.
#include "tests/primitives/counting_new.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {
std::atomic<int> allocations = 0;
}  // namespace

void* operator new(size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }

namespace mallard {

int AllocationCount() { return allocations; }

}  // namespace mallard
