#include "capi/thread_pool.h"

namespace mallard::capi {

ThreadPool::ThreadPool(int threads) {
  try {
    for (int i = 1; i < threads; ++i) threads_.emplace_back([this] { Wait(); });
  } catch (...) {
    Stop();
    throw;
  }
}

ThreadPool::~ThreadPool() { Stop(); }

void ThreadPool::Stop() {
  {
    absl::MutexLock lock(&mutex_);
    stopping_ = true;
  }
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void ThreadPool::Run(size_t count, Part part) {
  part_ = &part;
  count_ = count;
  next_ = 0;
  {
    absl::MutexLock lock(&mutex_);
    working_ = static_cast<int>(threads_.size());
    ++round_;
  }
  Work();
  absl::MutexLock lock(&mutex_);
  mutex_.Await(absl::Condition(
      +[](int* working) { return *working == 0; }, &working_));
}

void ThreadPool::Wait() {
  uint64_t seen = 0;
  while (true) {
    {
      absl::MutexLock lock(&mutex_);
      const auto called = [this, seen] {
        mutex_.AssertReaderHeld();
        return stopping_ || round_ != seen;
      };
      mutex_.Await(absl::Condition(&called));
      if (stopping_) return;
      seen = round_;
    }
    Work();
    absl::MutexLock lock(&mutex_);
    --working_;
  }
}

void ThreadPool::Work() {
  for (size_t i = next_++; i < count_; i = next_++) (*part_)(i);
}

}  // namespace mallard::capi
