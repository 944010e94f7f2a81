// The laboratory: `mallard simulate`, `tournament` and `analyze`. Their options are read here,
// since no other command shares more than two of them.
#ifndef MALLARD_EXAMPLES_TERMINAL_LAB_H_
#define MALLARD_EXAMPLES_TERMINAL_LAB_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace mallard::terminal {

// Whether that is one of the laboratory's commands.
bool IsLabCommand(absl::string_view command);

// Runs it; `words` begins with the command. Returns the exit code.
int RunLab(absl::Span<const absl::string_view> words);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_LAB_H_
