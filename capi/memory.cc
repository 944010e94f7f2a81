// Memory of the application's own, in the C interface.
#include "src/engine/memory.h"

#include "capi/first_versions.h"
#include "capi/mallard_memory.h"

using namespace mallard::capi;

// Nothing here may allocate before the hooks are set, so a failure is told only afterwards.
mld_status mld_set_allocator(const mld_allocator* allocator, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (allocator == nullptr) return NullArgument(error, "allocator");
    mld_allocator given = {};
    if (mld_status status = ReadOptions(allocator, "its size", &given, error)) return status;
    if (mld_status status = CheckReserved(given.reserved, error)) return status;
    if (given.allocate == nullptr) return NullArgument(error, "allocator->allocate");
    if (given.deallocate == nullptr) return NullArgument(error, "allocator->deallocate");
    if (!mallard::SetMemoryHooks({given.allocate, given.deallocate, given.user_data})) {
      return Fail(error, MLD_UNAVAILABLE,
                  "the library has got memory already; set the allocator before any other call");
    }
    return MLD_OK;
  });
}
