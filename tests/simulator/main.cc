// Many matches of all games at once, with everything that can go wrong: see run.h.
//
//   mallard_simulator [--seconds N] [--actions N] [--seed N] [--steps N] [--threads N] [--plan
//   TEXT]
//
// Runs plans until that many seconds have passed or that many actions were taken, whichever is
// first. Run number i of seed s has plan s + i. The first run that breaks a promise is made shorter
// and printed; `--plan` runs it again. Exit status 1: a promise was broken.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/numbers.h"
#include "tests/fuzz/arenas.h"
#include "tests/simulator/plan.h"
#include "tests/simulator/run.h"

namespace mallard::simulator {
namespace {

struct Arguments {
  uint64_t seconds = 10, actions = UINT64_MAX, seed = 1, threads = 2;
  int steps = 400;
  std::string plan;
};

struct Progress {
  std::atomic<uint64_t> next = 0, runs = 0, actions = 0, faults = 0;
  std::atomic<bool> stop = false;
  std::mutex mutex;
  bool failed = false;
  uint64_t failed_plan = 0;
  std::string broken;
};

bool Read(int argc, char** argv, Arguments& arguments) {
  for (int i = 1; i < argc; i += 2) {
    const std::string name = argv[i];
    if (i + 1 == argc) return false;
    const char* const value = argv[i + 1];
    if (name == "--plan") {
      arguments.plan = value;
    } else if (name == "--steps") {
      if (!absl::SimpleAtoi(value, &arguments.steps)) return false;
    } else {
      uint64_t* const number = name == "--seconds"   ? &arguments.seconds
                               : name == "--actions" ? &arguments.actions
                               : name == "--seed"    ? &arguments.seed
                               : name == "--threads" ? &arguments.threads
                                                     : nullptr;
      if (number == nullptr || !absl::SimpleAtoi(value, number)) return false;
    }
  }
  return true;
}

void Work(const Arguments& arguments, std::chrono::steady_clock::time_point end,
          Progress& progress) {
  while (!progress.stop && std::chrono::steady_clock::now() < end &&
         progress.actions < arguments.actions) {
    const uint64_t number = arguments.seed + progress.next++;
    const Plan plan = MakePlan(number, arguments.steps);
    Result result = Run(plan);
    // Now and then once more, on whichever thread: the same plan gives the same result.
    if (number % 16 == 0 && result.broken.empty() && !(Run(plan) == result)) {
      result.broken = "the same plan gives the same result";
    }
    ++progress.runs;
    progress.actions += result.actions;
    progress.faults += result.faults;
    if (result.broken.empty()) continue;
    const std::lock_guard<std::mutex> lock(progress.mutex);
    progress.stop = true;
    if (progress.failed) continue;
    progress.failed = true;
    progress.failed_plan = number;
    progress.broken = result.broken;
  }
}

// What a plan that breaks a promise does, and at which step it does.
void Print(const Plan& plan) {
  std::vector<std::string> story;
  const Result result = Run(plan, &story);
  const fuzz::Setting setting = fuzz::SettingOf(plan.setting);
  std::printf("broken: %s\n%s, %s, step %zu of\n  %s\n", result.broken.c_str(), setting.arena->game,
              setting.configuration, result.step + 1, ToText(plan).c_str());
  for (const std::string& line : story) std::printf("  %s\n", line.c_str());
}

int Simulate(const Arguments& arguments) {
  fuzz::Arenas();  // Loaded before anybody needs them.
  Progress progress;
  const auto begin = std::chrono::steady_clock::now();
  const auto end = begin + std::chrono::seconds(arguments.seconds);
  std::vector<std::thread> threads;
  for (uint64_t i = 0; i < arguments.threads; ++i) {
    threads.emplace_back([&] { Work(arguments, end, progress); });
  }
  for (std::thread& thread : threads) thread.join();
  const auto took = std::chrono::steady_clock::now() - begin;
  std::printf(
      "%llu runs, %llu actions, %llu faults in %lld s from seed %llu: %s\n",
      static_cast<unsigned long long>(progress.runs),
      static_cast<unsigned long long>(progress.actions),
      static_cast<unsigned long long>(progress.faults),
      static_cast<long long>(std::chrono::duration_cast<std::chrono::seconds>(took).count()),
      static_cast<unsigned long long>(arguments.seed),
      progress.failed ? "a promise was broken" : "every promise was kept");
  if (!progress.failed) return 0;
  std::printf("plan %llu\n", static_cast<unsigned long long>(progress.failed_plan));
  const Plan plan = Shrink(MakePlan(progress.failed_plan, arguments.steps), progress.broken);
  Print(plan);
  return 1;
}

int RunPlan(const std::string& text) {
  const std::optional<Plan> plan = ParsePlan(text);
  if (!plan.has_value()) {
    std::fputs("not a plan\n", stderr);
    return 2;
  }
  const Result result = Run(*plan);
  if (!result.broken.empty()) Print(*plan);
  return result.broken.empty() ? 0 : 1;
}

}  // namespace
}  // namespace mallard::simulator

int main(int argc, char** argv) {
  mallard::simulator::Arguments arguments;
  if (!mallard::simulator::Read(argc, argv, arguments)) {
    std::fputs(
        "usage: mallard_simulator [--seconds N] [--actions N] [--seed N] [--steps N] "
        "[--threads N] [--plan TEXT]\n",
        stderr);
    return 2;
  }
  if (!arguments.plan.empty()) return mallard::simulator::RunPlan(arguments.plan);
  return mallard::simulator::Simulate(arguments);
}
