// Counts heap allocations: linking allocations.cc replaces operator new for the whole program, the
// shared library included. Memory that Lua takes is not counted, since it comes from malloc.
#ifndef MALLARD_TESTS_BENCH_ALLOCATIONS_H_
#define MALLARD_TESTS_BENCH_ALLOCATIONS_H_

#include <cstdint>

#include "benchmark/benchmark.h"

namespace mallard::bench {

/// Allocations this thread has made so far.
int64_t Allocations();

/// Reports, when it goes out of scope, how many allocations an iteration of the benchmark made
/// since. Declare it right before the loop, after whatever allocates once.
class AllocationsPerIteration {
 public:
  explicit AllocationsPerIteration(benchmark::State& state)
      : state_(state), before_(Allocations()) {}
  ~AllocationsPerIteration() {
    state_.counters["allocs"] = benchmark::Counter(static_cast<double>(Allocations() - before_),
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
