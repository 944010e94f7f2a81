// The options of the command line: what each is called, which commands take it, what it sets.
#ifndef MALLARD_EXAMPLES_TERMINAL_FLAGS_H_
#define MALLARD_EXAMPLES_TERMINAL_FLAGS_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "examples/terminal/args.h"

namespace mallard::terminal {

struct FlagSpec {
  const char* name;
  bool takes_value;
  uint32_t commands;  // A bit for each command that takes it.
  absl::Status (*apply)(absl::string_view value, Arguments& out);

  bool GoesWith(Arguments::Command command) const {
    return (commands >> static_cast<int>(command) & 1) != 0;
  }
};

absl::Span<const FlagSpec> Flags();

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_FLAGS_H_
