#include "capi/handles.h"

#include "absl/strings/str_cat.h"

namespace mallard::capi {

mld_status NoSuchSeat(mld_error** error, const mld_match& match, int32_t seat) noexcept {
  return Guard(error, [&] {
    return Fail(
        error, MLD_INVALID_ARGUMENT,
        absl::StrCat("there is no seat ", seat, "; this match has seats 0 to ", match.seats - 1));
  });
}

mld_status NoSuchViewer(mld_error** error, const mld_match& match, int32_t viewer) noexcept {
  return Guard(error, [&] {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("there is no viewer ", viewer, "; viewers are the seats 0 to ",
                             match.seats - 1, " and the host, ", MLD_VIEWER_HOST));
  });
}

mld_status NoSuchIndex(mld_error** error, const char* what, uint64_t index,
                       uint64_t count) noexcept {
  return Guard(error, [&] {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("there is no ", what, " number ", index, "; there are ", count,
                             ", numbered from 0"));
  });
}

}  // namespace mallard::capi
