// Runs a plan and holds the engine to its promises at every step.
#ifndef MALLARD_TESTS_SIMULATOR_RUN_H_
#define MALLARD_TESTS_SIMULATOR_RUN_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/simulator/plan.h"

namespace mallard::simulator {

struct Result {
  std::string broken;    ///< The promise that was not kept; empty: all were.
  size_t step = 0;       ///< At which step.
  uint64_t actions = 0;  ///< Actions that were taken, by matches and by copies of them.
  uint64_t faults = 0;   ///< Allocations that failed, scripts that were stopped, bits that flipped,
                         ///< bytes that were forged.
  uint64_t hash = 0;     ///< Of the match at the end.

  /// But for the faults: what a thread has kept from earlier need not be allocated again.
  bool operator==(const Result& other) const {
    return broken == other.broken && step == other.step && actions == other.actions &&
           hash == other.hash;
  }
};

/// The same plan gives the same result, on any thread. `story`, if given, gets a line for every
/// action that is taken.
Result Run(const Plan& plan, std::vector<std::string>* story = nullptr);

/// The same without a story.
inline Result RunQuietly(const Plan& plan) { return Run(plan); }

/// In a process of its own, which may die of it: that is a promise broken at the last step.
Result RunApart(const Plan& plan);

/// The shortest plan that is found by leaving out steps of one that breaks a promise, and that
/// breaks the same promise, when `run` runs it.
Plan Shrink(Plan plan, const std::string& broken, Result (*run)(const Plan&) = RunQuietly);

}  // namespace mallard::simulator

#endif  // MALLARD_TESTS_SIMULATOR_RUN_H_
