// Stopping scripts from outside, in the C interface.
#include "mallard/interrupt.h"

#include "capi/mallard_interrupt.h"

namespace {

struct Callback {
  mld_interrupt_callback check = nullptr;
  void* user_data = nullptr;
};
thread_local Callback callback;

bool Ask(void*) { return callback.check(callback.user_data) != 0; }

}  // namespace

void mld_interrupt_set(mld_interrupt_callback check, void* user_data) {
  callback = {check, user_data};
  mallard::SetInterruptCheck(check == nullptr ? nullptr : &Ask, nullptr);
}
