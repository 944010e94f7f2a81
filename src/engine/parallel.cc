#include "src/engine/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace mallard {
namespace {

// What the threads share.
class Work {
 public:
  Work(uint64_t count, absl::FunctionRef<bool(size_t, uint64_t)> part)
      : count_(count), part_(part) {}

  // Does parts until there are no more.
  void Do(size_t thread) noexcept {
    try {
      for (uint64_t i = next_++; i < count_ && !ended_; i = next_++) {
        if (!part_(thread, i)) ended_ = true;
      }
    } catch (...) {
      ended_ = true;
      const std::lock_guard<std::mutex> lock(mutex_);
      thrown_ = std::current_exception();
    }
  }

  void ThrowOn() const {
    if (thrown_ != nullptr) std::rethrow_exception(thrown_);
  }

 private:
  const uint64_t count_;
  const absl::FunctionRef<bool(size_t, uint64_t)> part_;
  std::atomic<uint64_t> next_ = 0;
  std::atomic<bool> ended_ = false;
  std::mutex mutex_;
  std::exception_ptr thrown_;
};

// Threads that are joined, whatever happens.
class Crew {
 public:
  // Fewer than `count` if the system, or memory, has no more.
  Crew(size_t count, Work& work) {
    try {
      threads_.reserve(count);
      for (size_t t = 1; t <= count; ++t) threads_.emplace_back(&Work::Do, &work, t);
    } catch (...) {
      // Those that there are do the work of all.
    }
  }
  ~Crew() {
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  std::vector<std::thread> threads_;
};

}  // namespace

void InParallel(size_t threads, uint64_t count, absl::FunctionRef<bool(size_t, uint64_t)> part) {
  Work work(count, part);
  {
    const size_t wanted = static_cast<size_t>(std::min<uint64_t>(threads, count));
    const Crew others(wanted < 2 ? 0 : wanted - 1, work);
    work.Do(0);
  }
  work.ThrowOn();
}

}  // namespace mallard
