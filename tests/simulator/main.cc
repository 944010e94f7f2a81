// Many matches of all games at once, with everything that can go wrong: see run.h.
//
//   mallard_simulator [--seconds N] [--actions N] [--seed N] [--steps N] [--threads N]
//   mallard_simulator --plan TEXT
//   mallard_simulator --died N [--steps N]
//
// Runs plans until that many seconds have passed or that many actions were taken, whichever is
// first. Run number i of seed s has plan s + i. The first run that breaks a promise is made shorter
// and printed; `--plan` runs it again. A process that dies says which plans were running; `--died`
// runs one of them apart, and makes it shorter. Exit status 1: a promise was broken.
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/numbers.h"
#include "tests/simulator/plan.h"
#include "tests/simulator/run.h"
#include "tests/simulator/settings.h"

namespace mallard::simulator {
namespace {

struct Arguments {
  uint64_t seconds = 10, actions = UINT64_MAX, seed = 1, threads = 2;
  int steps = 400;
  std::string plan;
  uint64_t died = UINT64_MAX;
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
                               : name == "--died"    ? &arguments.died
                                                     : nullptr;
      if (number == nullptr || !absl::SimpleAtoi(value, number)) return false;
    }
  }
  return true;
}

// The plans that are being run, one a thread, for a process that dies of one.
constexpr size_t kMostThreads = 64;
constexpr uint64_t kNoPlan = UINT64_MAX;
std::atomic<uint64_t> running[kMostThreads];

// Only what may be done in a signal handler.
void TellWhatRuns(int signal) {
  for (const std::atomic<uint64_t>& plan : running) {
    uint64_t number = plan;
    if (number == kNoPlan) continue;
    char text[64] = "died while it ran plan                     \n";
    char* at = text + 43;
    do {
      *--at = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number != 0);
    if (write(STDERR_FILENO, text, 44) < 0) break;
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void Work(const Arguments& arguments, size_t thread, std::chrono::steady_clock::time_point end,
          Progress& progress) {
  while (!progress.stop && std::chrono::steady_clock::now() < end &&
         progress.actions < arguments.actions) {
    const uint64_t number = arguments.seed + progress.next++;
    const Plan plan = MakePlan(number, arguments.steps);
    running[thread] = number;
    Result result = Run(plan);
    // Now and then once more, on whichever thread: the same plan gives the same result.
    if (number % 16 == 0 && result.broken.empty() && !(Run(plan) == result)) {
      result.broken = "the same plan gives the same result";
    }
    running[thread] = kNoPlan;
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
  const Setting& setting = SettingOf(plan.setting);
  if (result.broken.empty()) {
    std::printf("not broken by itself:\n  %s\n", ToText(plan).c_str());
    return;
  }
  std::printf("broken: %s\n%s, %s, step %zu of\n  %s\n", result.broken.c_str(), setting.table->game,
              setting.configuration, result.step + 1, ToText(plan).c_str());
  for (const std::string& line : story) std::printf("  %s\n", line.c_str());
}

int Simulate(const Arguments& arguments) {
  SettingOf(0);  // Loaded before anybody needs them.
  for (std::atomic<uint64_t>& plan : running) plan = kNoPlan;
  for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL}) {
    std::signal(signal, TellWhatRuns);
  }
  Progress progress;
  const auto begin = std::chrono::steady_clock::now();
  const auto end = begin + std::chrono::seconds(arguments.seconds);
  std::vector<std::thread> threads;
  for (uint64_t i = 0; i < std::min<uint64_t>(arguments.threads, kMostThreads); ++i) {
    threads.emplace_back([&, i] { Work(arguments, i, end, progress); });
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
  std::printf("plan %llu: %s\n", static_cast<unsigned long long>(progress.failed_plan),
              progress.broken.c_str());
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

int RunDied(const Arguments& arguments) {
  SettingOf(0);
  const Result result = RunApart(MakePlan(arguments.died, arguments.steps));
  if (result.broken.empty()) {
    std::puts("it lives");
    return 0;
  }
  const Plan plan = Shrink(MakePlan(arguments.died, arguments.steps), result.broken, RunApart);
  std::printf("dies of\n  %s\n", ToText(plan).c_str());
  return 1;
}

}  // namespace
}  // namespace mallard::simulator

int main(int argc, char** argv) {
  mallard::simulator::Arguments arguments;
  if (!mallard::simulator::Read(argc, argv, arguments)) {
    std::fputs(
        "usage: mallard_simulator [--seconds N] [--actions N] [--seed N] [--steps N] "
        "[--threads N] [--plan TEXT] [--died N]\n",
        stderr);
    return 2;
  }
  if (arguments.died != UINT64_MAX) return mallard::simulator::RunDied(arguments);
  if (!arguments.plan.empty()) return mallard::simulator::RunPlan(arguments.plan);
  return mallard::simulator::Simulate(arguments);
}
