// Memory that runs out when a test says so: C++ objects by the operators of this program, scripts
// by the hooks that the C interface sets with mld_set_allocator.
#ifndef MALLARD_TESTS_FAULTS_FAILING_MEMORY_H_
#define MALLARD_TESTS_FAULTS_FAILING_MEMORY_H_

#include <cstdint>

namespace mallard::testing {

/// Which allocations of this thread fail while one of these is alive.
class MemoryFailure {
 public:
  /// Allocation number `first`, from 0; all after it as well, unless `once`.
  MemoryFailure(int64_t first, bool once);
  ~MemoryFailure();
  MemoryFailure(const MemoryFailure&) = delete;
  MemoryFailure& operator=(const MemoryFailure&) = delete;
  /// Whether any has failed.
  bool happened() const;
  /// How many are still to come before the first fails.
  int64_t left() const;
};

/// While one of these is alive nothing fails, so that a test can say what is wrong.
class MemoryIsBack {
 public:
  MemoryIsBack();
  ~MemoryIsBack();
  MemoryIsBack(const MemoryIsBack&) = delete;
  MemoryIsBack& operator=(const MemoryIsBack&) = delete;

 private:
  int64_t kept_;
};

/// Blocks that have been allocated and not been given back, by all threads.
int64_t AllocatedBlocks();

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_FAULTS_FAILING_MEMORY_H_
