// A little JSON, for output that programs read.
#ifndef MALLARD_EXAMPLES_TERMINAL_JSON_H_
#define MALLARD_EXAMPLES_TERMINAL_JSON_H_

#include <string>

#include "absl/strings/string_view.h"

namespace mallard::terminal {

// Text as a JSON string, quotation marks included. Bytes that are not UTF-8 become U+FFFD.
std::string JsonText(absl::string_view text);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_JSON_H_
