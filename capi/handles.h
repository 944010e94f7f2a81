/// @file
/// The objects behind the opaque handles, and the checks of their arguments. For files of capi/
/// only.
#ifndef MALLARD_CAPI_HANDLES_H_
#define MALLARD_CAPI_HANDLES_H_

#include <cstdint>
#include <memory>
#include <utility>

#include "capi/base.h"
#include "capi/log.h"
#include "capi/mallard_action.h"
#include "capi/mallard_bot.h"
#include "capi/mallard_config.h"
#include "capi/mallard_match.h"
#include "capi/mallard_ruleset.h"
#include "mallard/bot.h"
#include "mallard/match.h"

/// Files of one pack.
struct mld_pack {
  mallard::Pack value;
};

/// One reference to a ruleset, and to the log that its scripts print to.
struct mld_ruleset {
  std::shared_ptr<const mallard::Ruleset> value;
  std::shared_ptr<mallard::capi::Log> log;
};

/// A configuration.
struct mld_config {
  mallard::Configuration value;
};

/// A match. The number of seats is kept here, where the hot calls find it without asking the rules.
struct mld_match {
  mld_match(mallard::Match match, std::shared_ptr<mallard::capi::Log> log_of_ruleset)
      : value(std::move(match)), seats(value.seats()), log(std::move(log_of_ruleset)) {}

  mallard::Match value;
  int32_t seats;
  std::shared_ptr<mallard::capi::Log> log;  ///< Of its ruleset.
};

/// A bot, and the manifest of the only game it can play.
struct mld_bot {
  std::unique_ptr<mallard::Bot> value;
  const mallard::Manifest* manifest;
};

namespace mallard::capi {

static_assert(sizeof(mld_action) == sizeof(Action) && sizeof(mld_event) == sizeof(Event) &&
              sizeof(mld_decision) == sizeof(Decision));
static_assert(MLD_VIEWER_HOST == Viewer::Host().seat() &&
              MLD_VIEWER_SPECTATOR == Viewer::Spectator().seat() && MLD_MAX_SEATS == kMaxSeats &&
              MLD_DECISION_OPEN == Decision::kOpen);

/// Whether the match has that seat.
inline bool HasSeat(const mld_match& match, int32_t seat) {
  return static_cast<uint32_t>(seat) < static_cast<uint32_t>(match.seats);
}

/// Whether that is a seat of the match, the host or the spectator.
inline bool HasViewer(const mld_match& match, int32_t viewer) {
  return viewer == MLD_VIEWER_HOST || viewer == MLD_VIEWER_SPECTATOR || HasSeat(match, viewer);
}

/// The viewer of a number that HasViewer allows.
inline Viewer ViewerOf(int32_t viewer) { return Viewer::FromNumber(viewer); }

/// Fails because the match is another viewer's view, which does not know; OK otherwise.
mld_status CheckKnows(const mld_match& match, int32_t viewer, mld_error** error) noexcept;

/// Fails because the match has no such seat.
mld_status NoSuchSeat(mld_error** error, const mld_match& match, int32_t seat) noexcept;

/// Fails because the match has no such viewer.
mld_status NoSuchViewer(mld_error** error, const mld_match& match, int32_t viewer) noexcept;

/// Fails because a list has no item of that number.
mld_status NoSuchIndex(mld_error** error, const char* what, uint64_t index,
                       uint64_t count) noexcept;

/// Hands a new object to the caller.
template <class Handle, class... Arguments>
mld_status Create(Handle** out, Arguments&&... arguments) {
  *out = new Handle{std::forward<Arguments>(arguments)...};
  return MLD_OK;
}

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_HANDLES_H_
