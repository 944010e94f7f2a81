#include "mallard/interrupt.h"

#include <utility>

namespace mallard {
namespace {

thread_local InterruptScope* innermost = nullptr;
thread_local bool (*thread_check)(void*) = nullptr;
thread_local void* thread_data = nullptr;

}  // namespace

InterruptScope::InterruptScope(Check check) : check_(std::move(check)), outer_(innermost) {
  innermost = this;
}

InterruptScope::~InterruptScope() { innermost = outer_; }

bool IsInterrupted() {
  if (innermost != nullptr) return innermost->check_();
  return thread_check != nullptr && thread_check(thread_data);
}

void SetInterruptCheck(bool (*check)(void* data), void* data) {
  thread_check = check;
  thread_data = data;
}

}  // namespace mallard
