/// @file
/// Text as JSON writes it.
#ifndef MALLARD_JSON_TEXT_H_
#define MALLARD_JSON_TEXT_H_

#include <string>

#include "absl/strings/string_view.h"

namespace mallard {

/// Text as a JSON string, quotation marks included. Bytes that are not UTF-8 become U+FFFD.
std::string JsonText(absl::string_view text);

/// Whether text is UTF-8 without NUL bytes, which is what C and JSON can pass on unchanged.
bool IsUtf8(absl::string_view text);

}  // namespace mallard

#endif  // MALLARD_JSON_TEXT_H_
