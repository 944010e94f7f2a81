// A whole match between bots, written for somebody who watches.
#ifndef MALLARD_EXAMPLES_TERMINAL_DEMO_H_
#define MALLARD_EXAMPLES_TERMINAL_DEMO_H_

#include "absl/status/status.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/session.h"
#include "examples/terminal/words.h"

namespace mallard::terminal {

// Plays to the end. Only for sessions without people: everything is shown.
absl::Status RunDemo(Session& session, Screen& screen, const Language& language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_DEMO_H_
