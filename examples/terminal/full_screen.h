// A match on a full screen: the table fills the window, mouse and arrow keys choose, and what is
// typed works as in the dialogue line by line. Bots may be watched, paused and stepped through.
//
// Built on ncurses, which every Unix has, which knows every terminal, and which brings mouse, keys
// and changes of size; where it is missing, FullScreenWorks() is false and lines are used.
#ifndef MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_H_
#define MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_H_

#include "absl/status/status.h"
#include "examples/terminal/session.h"
#include "examples/terminal/watch.h"
#include "examples/terminal/words.h"

namespace mallard::terminal {

// Whether this program and this terminal can show one.
bool FullScreenWorks();

struct FullScreenOptions {
  Language language;
  bool color = true;
  int pause = 600;             // Milliseconds between two actions of bots that are watched.
  PackWatch* watch = nullptr;  // Packs to load again when they change; may be null.
};

// Plays until the match is left. The terminal is as it was afterwards; what should be said to the
// reader then is in `farewell`.
absl::Status RunFullScreen(Session& session, const FullScreenOptions& options,
                           std::string* farewell);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_H_
