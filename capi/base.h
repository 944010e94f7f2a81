/// @file
/// What every file of the C interface is built from: reporting errors, stopping exceptions at the
/// border, and writing to the caller's buffers. For files of capi/ only.
///
/// A fallible function of the C interface looks like this:
///
///     mld_status mld_thing_text(const mld_thing* thing, char* buffer, uint64_t capacity,
///                               uint64_t* size, mld_error** error) {
///       return Guard(error, [&] {
///         if (thing == nullptr) return NullArgument(error, "thing");
///         return WriteText(thing->value.ToText(), buffer, capacity, size, error);
///       });
///     }
#ifndef MALLARD_CAPI_BASE_H_
#define MALLARD_CAPI_BASE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "capi/mallard_base.h"
#include "mallard/content.h"

/// The object behind the handle. All text in it is valid UTF-8 without NUL bytes.
struct mld_error {
  mld_status code = MLD_INTERNAL;              ///< Never MLD_OK.
  std::string message;                         ///< Never empty.
  std::vector<mallard::ContentError> entries;  ///< For content errors.
};

namespace mallard::capi {

/// `text` as valid UTF-8 without NUL bytes: every byte that does not fit becomes a question mark.
/// What people read repeats what came in, which may be any bytes.
std::string CleanText(absl::string_view text);

/// Stores a new error in `*error` (unless `error` is null) and returns `code`. When there is no
/// memory for it, stores a constant error that says so instead.
mld_status Fail(mld_error** error, mld_status code, absl::string_view message,
                absl::Span<const ContentError> entries = {}) noexcept;

/// Fails because a pointer argument must not be null.
mld_status NullArgument(mld_error** error, const char* name) noexcept;

/// Fails with MLD_BUFFER_TOO_SMALL, which makes no error object: asking again with what `size` or
/// `count` said is how callers use it.
inline mld_status BufferTooSmall() noexcept { return MLD_BUFFER_TOO_SMALL; }

/// What a failed C++ call was about; decides what its more general status codes mean.
enum class Topic {
  kArgument,  ///< Arguments of the call itself.
  kAction,    ///< An action put to the rules.
  kBytes,     ///< A snapshot, view or replay.
  kContent,   ///< Loading packs.
};

/// The status of the C interface for the code of a C++ one.
mld_status CodeOf(absl::StatusCode code, Topic topic) noexcept;

/// Reports a C++ status, which may be OK.
inline mld_status Report(const absl::Status& status, Topic topic, mld_error** error) noexcept {
  if (status.ok()) return MLD_OK;
  return Fail(error, CodeOf(status.code(), topic), status.message());
}

/// Reports the exception being handled. Call only inside a catch block.
mld_status FailWithCurrentException(mld_error** error) noexcept;

/// Runs `body`, which returns an mld_status, so that no exception crosses the border. Sets `*error`
/// to null first, so that body only has to deal with failure. Costs nothing when all goes well.
template <class Body>
mld_status Guard(mld_error** error, Body&& body) noexcept {
  if (error != nullptr) *error = nullptr;
  try {
    return body();
  } catch (...) {
    return FailWithCurrentException(error);
  }
}

/// Writes `text` and a NUL byte to the caller's buffer, as mallard_base.h describes. A NUL byte
/// inside `text` would end it early for the caller, so there must be none.
mld_status WriteText(absl::string_view text, char* buffer, uint64_t capacity, uint64_t* size,
                     mld_error** error) noexcept;

/// Writes bytes to the caller's buffer, as mallard_base.h describes.
mld_status WriteBytes(absl::Span<const uint8_t> bytes, uint8_t* buffer, uint64_t capacity,
                      uint64_t* size, mld_error** error) noexcept;

/// Writes `items` to the caller's array, as mallard_base.h describes. `convert` makes an Out of an
/// item.
template <class Items, class Out, class Convert>
mld_status WriteList(const Items& items, Out* out, uint64_t capacity, uint64_t* count,
                     mld_error** error, Convert convert) {
  if (count == nullptr) return NullArgument(error, "count");
  *count = items.size();
  if (out == nullptr) return MLD_OK;
  const uint64_t written = std::min<uint64_t>(capacity, items.size());
  for (uint64_t i = 0; i < written; ++i) out[i] = convert(items[static_cast<size_t>(i)]);
  if (written < items.size()) return BufferTooSmall();
  return MLD_OK;
}

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_BASE_H_
