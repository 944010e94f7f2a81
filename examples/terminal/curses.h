// ncurses, kept to itself: its macros have names that others use.
#ifndef MALLARD_EXAMPLES_TERMINAL_CURSES_H_
#define MALLARD_EXAMPLES_TERMINAL_CURSES_H_

#include <string>

#include "absl/strings/string_view.h"
#include "examples/terminal/canvas.h"
#include "examples/terminal/screen.h"

namespace mallard::terminal {

// Something that a person did.
struct Key {
  enum Kind {
    kNone,  // Nothing in the time given, or a signal.
    kText,  // `sign` was typed.
    kEnter,
    kBack,     // Backspace or Escape.
    kEarlier,  // Ctrl-P: the line before.
    kLater,    // Ctrl-N: the line after.
    kUp,
    kDown,
    kLeft,
    kRight,
    kPageUp,
    kPageDown,
    kTab,
    kClick,   // The mouse, at x, y.
    kResize,  // The window has another size.
  };
  Kind kind = kNone;
  char32_t sign = 0;
  int x = 0;
  int y = 0;
};

// The terminal while it shows a full screen; put back as it was by the destructor.
class CursesTerminal {
 public:
  explicit CursesTerminal(bool color);
  ~CursesTerminal();
  CursesTerminal(const CursesTerminal&) = delete;
  CursesTerminal& operator=(const CursesTerminal&) = delete;

  WindowSize Size() const;
  // Shows a canvas of the window's size, with the cursor there (nowhere if x < 0).
  void Show(const Canvas& canvas, int cursor_x, int cursor_y);
  // Waits that many milliseconds for a key, or for ever if it is negative.
  Key Wait(int milliseconds);

 private:
  bool color_;
};

// Whether there is ncurses, and a terminal that it can use.
bool HasCurses();

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_CURSES_H_
