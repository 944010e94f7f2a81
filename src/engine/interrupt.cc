#include "mallard/interrupt.h"

#include <utility>

namespace mallard {
namespace {

thread_local InterruptScope* innermost = nullptr;
thread_local bool (*thread_check)(void*) = nullptr;
thread_local void* thread_data = nullptr;

}  // namespace

InterruptScope::InterruptScope(Check check, Outer outer)
    : check_(std::move(check)), ask_outer_(outer), outer_(innermost) {
  innermost = this;
}

InterruptScope::~InterruptScope() { innermost = outer_; }

bool IsInterrupted() {
  for (const InterruptScope* scope = innermost; scope != nullptr; scope = scope->outer_) {
    if (scope->check_()) return true;
    if (scope->ask_outer_ == InterruptScope::Outer::kReplaced) return false;
  }
  return thread_check != nullptr && thread_check(thread_data);
}

void SetInterruptCheck(bool (*check)(void* data), void* data) {
  thread_check = check;
  thread_data = data;
}

}  // namespace mallard
