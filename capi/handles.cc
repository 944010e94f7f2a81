#include "capi/handles.h"

#include "absl/strings/str_cat.h"

namespace mallard::capi {

mld_status CheckKnows(const mld_match& match, int32_t viewer, mld_error** error) noexcept {
  const Viewer own = match.value.viewer();
  if (own.is_host() || own.seat() == viewer) return MLD_OK;
  return Guard(error, [&] {
    return Fail(error, MLD_UNAVAILABLE,
                absl::StrCat("this match was opened from the view of viewer ", own.seat(),
                             ", and knows nothing of viewer ", viewer));
  });
}

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
                             match.seats - 1, ", the host, ", MLD_VIEWER_HOST,
                             ", and the spectator, ", MLD_VIEWER_SPECTATOR));
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
