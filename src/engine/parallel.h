// Work shared out among threads.
#ifndef MALLARD_SRC_ENGINE_PARALLEL_H_
#define MALLARD_SRC_ENGINE_PARALLEL_H_

#include <cstddef>
#include <cstdint>

#include "absl/functional/function_ref.h"

namespace mallard {

/// Does parts 0 to `count` - 1 on up to `threads` threads, the caller's included, until one answers
/// false. `part` is told which thread does which part. What a part throws ends the work as well and
/// is thrown on, once all threads have come to rest; if several do, one of them is. Where a thread
/// cannot be had, the others do its work.
void InParallel(size_t threads, uint64_t count, absl::FunctionRef<bool(size_t, uint64_t)> part);

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_PARALLEL_H_
