// absl::StrFormat, where memory may run out: that ends the process, since it allocates where
// nothing may be thrown.
#ifndef MALLARD_SRC_GAMES_COMMON_FORMAT_TEXT_H_
#define MALLARD_SRC_GAMES_COMMON_FORMAT_TEXT_H_

#include <cstddef>
#include <string>

#include "absl/strings/str_format.h"

namespace mallard {

/// As absl::StrFormat.
template <class... Args>
std::string FormatText(const absl::FormatSpec<Args...>& format, const Args&... args) {
  char line[160];
  const int length = absl::SNPrintF(line, sizeof line, format, args...);
  const size_t size = static_cast<size_t>(length < 0 ? 0 : length);
  if (size < sizeof line) return std::string(line, size);
  std::string text(size + 1, '\0');
  absl::SNPrintF(text.data(), text.size(), format, args...);
  text.pop_back();
  return text;
}

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_FORMAT_TEXT_H_
