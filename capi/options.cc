#include "capi/options.h"

namespace mallard::capi {

mld_status CheckBool(const char* field, mld_bool value, mld_error** error) noexcept {
  if (value == 0 || value == 1) return MLD_OK;
  return Guard(error, [&] {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("options->", field, " is ", value, "; it is 0 or 1"));
  });
}

mld_status CheckReserved(uint32_t value, mld_error** error) noexcept {
  if (value == 0) return MLD_OK;
  return Guard(error, [&] {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("options->reserved is ", value, "; it must be 0"));
  });
}

}  // namespace mallard::capi
