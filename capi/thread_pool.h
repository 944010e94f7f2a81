/// @file
/// Threads that wait for work which falls into numbered parts. For files of capi/ only.
#ifndef MALLARD_CAPI_THREAD_POOL_H_
#define MALLARD_CAPI_THREAD_POOL_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

#include "absl/base/thread_annotations.h"
#include "absl/functional/function_ref.h"
#include "absl/synchronization/mutex.h"

namespace mallard::capi {

/// See the file comment. Used by one thread at a time, which works along.
class ThreadPool {
 public:
  /// Does part `index` of the work. Must not throw.
  using Part = absl::FunctionRef<void(size_t index)>;

  /// Starts `threads` - 1 threads. May throw, and has then ended those it started.
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  /// Does parts 0 to `count` - 1, in any order and on any thread, and returns when all are done.
  void Run(size_t count, Part part);

 private:
  void Wait();
  void Work();
  void Stop();

  absl::Mutex mutex_;
  uint64_t round_ ABSL_GUARDED_BY(mutex_) = 0;  // Which Run it is.
  int working_ ABSL_GUARDED_BY(mutex_) = 0;     // Threads that have not finished the round.
  bool stopping_ ABSL_GUARDED_BY(mutex_) = false;
  // What a round is about: written before it begins, read by all.
  const Part* part_ = nullptr;
  size_t count_ = 0;
  std::atomic<size_t> next_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_THREAD_POOL_H_
