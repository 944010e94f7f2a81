// A whole match between bots, written for somebody who watches.
#ifndef MALLARD_EXAMPLES_TERMINAL_DEMO_H_
#define MALLARD_EXAMPLES_TERMINAL_DEMO_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/session.h"
#include "examples/terminal/words.h"

namespace mallard::terminal {

// An option that demos of a game have, unless something else is asked for: wars are long.
struct DemoOption {
  const char* game;
  const char* option;
  const char* value;
};
absl::Span<const DemoOption> DemoOptions();

// Plays to the end. Only for sessions without people: everything is shown.
absl::Status RunDemo(Session& session, Screen& screen, const Language& language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_DEMO_H_
