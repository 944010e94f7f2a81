// Runs the benchmarks as Google Benchmark does, then holds what was measured against the limits in
// docs/performance.md ("By the clock"), which are these. Times on a shared machine waver: every
// comparison is made within one run, and with --benchmark_repetitions the quickest repetition
// counts.
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "benchmark/benchmark.h"

namespace {

struct Measurement {
  double seconds = 0;  // CPU time of an iteration.
  std::map<std::string, double> counters;
};

using Measurements = std::map<std::string, Measurement>;

// What is compared: the CPU time of an iteration, or a counter.
constexpr char kTime[] = "";

struct Target {
  const char* what;
  const char* benchmark;
  const char* counter;  // kTime, or the name of a counter.
  const char* over;     // The benchmark it is divided by, or null.
  double limit;
  bool at_least = false;  // Otherwise at most.
  const char* unit;
  double scale;  // From seconds (or the counter) to the unit.
};

constexpr Target kTargets[] = {
    {"legal_actions, multiple of the floor", "legal_actions/match", kTime, "legal_actions/floor", 2,
     false, "x", 1},
    {"C ABI playout, multiple of the C++ one", "playout/c", "per_ply", "playout/match", 1.15, false,
     "x", 1},
    {"two threads, multiple of one, by the clock", "playout/shared/real_time/threads:2",
     "items_per_second", "playout/shared/real_time/threads:1", 1.9, true, "x", 1},
    {"two threads, multiple of one, by CPU time", "playout/shared/real_time/threads:1", kTime,
     "playout/shared/real_time/threads:2", 1.9, true, "x", 2},
    {"legal_actions + apply, allocations, Battleship", "list_and_apply/battleship", "allocs",
     nullptr, 0, false, "", 1},
    {"legal_actions + apply, allocations, Advanced", "list_and_apply/advanced", "allocs", nullptr,
     0, false, "", 1},
    {"copy_state_from", "copy_state_from", kTime, nullptr, 60, false, "ns", 1e9},
    {"snapshot, Standard", "snapshot/standard", kTime, nullptr, 3, false, "us", 1e6},
    {"snapshot, Advanced", "snapshot/advanced", kTime, nullptr, 3, false, "us", 1e6},
    {"verified restore, Standard", "restore/standard", kTime, nullptr, 6, false, "us", 1e6},
    {"verified restore, Advanced", "restore/advanced", kTime, nullptr, 6, false, "us", 1e6},
    {"call of an empty hook", "hook/empty_call", kTime, nullptr, 150, false, "ns", 1e9},
    {"loading all base packs", "load_base_packs", kTime, nullptr, 12, false, "ms", 1e3},
};

// The value of one benchmark for a target; false if it did not run.
bool ValueOf(const Measurements& all, const char* benchmark, const char* counter, double* value) {
  const auto found = all.find(benchmark);
  if (found == all.end()) return false;
  if (*counter == '\0') {
    *value = found->second.seconds;
    return true;
  }
  const auto named = found->second.counters.find(counter);
  if (named == found->second.counters.end()) return false;
  *value = named->second;
  return true;
}

void PrintTargets(const Measurements& all) {
  bool any = false;
  for (const Target& target : kTargets) {
    double value = 0;
    double base = 1;
    if (!ValueOf(all, target.benchmark, target.counter, &value)) continue;
    if (target.over != nullptr && !ValueOf(all, target.over, target.counter, &base)) continue;
    if (!any) std::printf("\nTargets, as this run saw them:\n");
    any = true;
    const double figure = value / base * target.scale;
    const bool met = target.at_least ? figure >= target.limit : figure <= target.limit;
    std::printf("  %-50s %9.2f %-2s  (%s %g)  %s\n", target.what, figure, target.unit,
                target.at_least ? "at least" : "at most", target.limit, met ? "met" : "MISSED");
  }
}

class TargetReporter : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration || run.error_occurred) continue;
      Measurement measured;
      measured.seconds =
          run.cpu_accumulated_time / static_cast<double>(std::max<int64_t>(1, run.iterations));
      for (const auto& [name, counter] : run.counters) measured.counters[name] = counter.value;
      const std::string name = run.run_name.str();
      const auto [at, is_new] = measurements_.try_emplace(name, measured);
      if (!is_new && measured.seconds < at->second.seconds) at->second = measured;
    }
  }
  void Finalize() override {
    ConsoleReporter::Finalize();
    PrintTargets(measurements_);
  }

 private:
  Measurements measurements_;
};

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  TargetReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::Shutdown();
  return 0;
}
