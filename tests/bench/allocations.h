// Heap allocations as a counter of a benchmark.
#ifndef MALLARD_TESTS_BENCH_ALLOCATIONS_H_
#define MALLARD_TESTS_BENCH_ALLOCATIONS_H_

#include <cstdint>

#include "benchmark/benchmark.h"
#include "tests/allocations/counting_new.h"

namespace mallard::bench {

/// Reports, when it goes out of scope, how many allocations an iteration of the benchmark made
/// since. Declare it right before the loop, after whatever allocates once.
class AllocationsPerIteration {
 public:
  explicit AllocationsPerIteration(benchmark::State& state)
      : state_(state), before_(AllocationCount()) {}
  ~AllocationsPerIteration() {
    state_.counters["allocs"] = benchmark::Counter(static_cast<double>(AllocationCount() - before_),
                                                   benchmark::Counter::kAvgIterations);
  }
  AllocationsPerIteration(const AllocationsPerIteration&) = delete;
  AllocationsPerIteration& operator=(const AllocationsPerIteration&) = delete;

 private:
  benchmark::State& state_;
  int64_t before_;
};

}  // namespace mallard::bench

#endif  // MALLARD_TESTS_BENCH_ALLOCATIONS_H_
