#include "capi/log.h"

#include <utility>

#include "capi/base.h"

namespace mallard::capi {

void Log::Write(mld_log_level level, absl::string_view line) const {
  absl::MutexLock lock(&mutex_);
  if (callback_.log != nullptr) callback_.log(callback_.user_data, level, CleanText(line).c_str());
}

void Log::Replace(const LogCallback& callback) {
  LogCallback old = callback;
  {
    absl::MutexLock lock(&mutex_);
    std::swap(callback_, old);
  }
  Release(old);
}

}  // namespace mallard::capi
