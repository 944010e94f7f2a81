// Counts what the program takes from the heap, by replacing the global operator new: also for the
// shared libraries it uses, but not for memory that comes from malloc, such as Lua's.
//
// Because it replaces it for the whole program, tests that count make up a program of their own.
#ifndef MALLARD_TESTS_ALLOCATIONS_COUNTING_NEW_H_
#define MALLARD_TESTS_ALLOCATIONS_COUNTING_NEW_H_

#include <cstdint>

namespace mallard {

/// How often this thread has called operator new so far.
int64_t AllocationCount();

/// How often `f` calls operator new.
template <typename F>
int64_t AllocationsOf(F f) {
  const int64_t before = AllocationCount();
  f();
  return AllocationCount() - before;
}

}  // namespace mallard

#endif  // MALLARD_TESTS_ALLOCATIONS_COUNTING_NEW_H_
