/// @file
/// The application's log of a ruleset: a callback that may be replaced while threads use the
/// ruleset, and is told when it is let go. For files of capi/ only.
#ifndef MALLARD_CAPI_LOG_H_
#define MALLARD_CAPI_LOG_H_

#include "absl/base/thread_annotations.h"
#include "absl/strings/string_view.h"
#include "absl/synchronization/mutex.h"
#include "capi/mallard_ruleset.h"

namespace mallard::capi {

/// A callback with what belongs to it.
struct LogCallback {
  mld_log_callback log = nullptr;          ///< Null: nobody listens.
  void* user_data = nullptr;               ///< Passed to both.
  mld_release_callback release = nullptr;  ///< Told once; may be null.
};

/// See the file comment. Shared by a ruleset and all its handles and matches.
class Log {
 public:
  /// Takes over `callback`.
  explicit Log(const LogCallback& callback) : callback_(callback) {}
  ~Log() { Release(callback_); }
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  /// Hands a line to the callback. One thread at a time gets through.
  void Write(mld_log_level level, absl::string_view line) const;
  /// Takes over another callback and releases the one there was, which is not running any more.
  void Replace(const LogCallback& callback);

 private:
  static void Release(const LogCallback& callback) {
    if (callback.release != nullptr) callback.release(callback.user_data);
  }

  mutable absl::Mutex mutex_;
  LogCallback callback_ ABSL_GUARDED_BY(mutex_);
};

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_LOG_H_
