#include "examples/terminal/curses.h"

#include <cstdlib>

#ifdef MALLARD_HAS_CURSES
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>
#include <unistd.h>

#include <cstdio>
#include <utility>

#include "examples/terminal/interrupt.h"
#include "examples/terminal/wide_characters.h"
#endif

namespace mallard::terminal {

#ifdef MALLARD_HAS_CURSES
namespace {

constexpr short kColours[] = {COLOR_CYAN, COLOR_YELLOW, COLOR_MAGENTA, COLOR_GREEN,
                              COLOR_BLUE, COLOR_RED,    COLOR_CYAN,    COLOR_YELLOW};

attr_t AttributesOf(const Ink& ink) {
  attr_t attributes = A_NORMAL;
  if (ink.strong) attributes |= A_BOLD;
  if (ink.faint) attributes |= A_DIM;
  if (ink.reverse) attributes |= A_REVERSE;
  return attributes;
}

}  // namespace

bool HasCurses() {
  int error = 0;
  const char* term = std::getenv("TERM");
  return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && term != nullptr &&
         setupterm(term, STDOUT_FILENO, &error) == OK && tigetstr("cup") != nullptr &&
         tigetstr("cup") != reinterpret_cast<char*>(-1);
}

CursesTerminal::CursesTerminal(bool color) : color_(color) {
  UseWideCharacters();
  initscr();
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  // Terminals that do not switch their arrow keys over when they are told to.
  for (const auto& [code, key] : {std::pair("\033[A", KEY_UP), std::pair("\033[B", KEY_DOWN),
                                  std::pair("\033[C", KEY_RIGHT), std::pair("\033[D", KEY_LEFT)}) {
    define_key(code, key);
  }
  set_escdelay(50);
  mousemask(BUTTON1_CLICKED | BUTTON1_PRESSED, nullptr);
  mouseinterval(0);
  color_ = color_ && has_colors();
  if (color_) {
    start_color();
    use_default_colors();
    for (short i = 0; i < 8; ++i) init_pair(static_cast<short>(i + 1), kColours[i], -1);
  }
}

CursesTerminal::~CursesTerminal() { endwin(); }

WindowSize CursesTerminal::Size() const { return {getmaxx(stdscr), getmaxy(stdscr)}; }

void CursesTerminal::Show(const Canvas& canvas, int cursor_x, int cursor_y) {
  werase(stdscr);
  for (int y = 0; y < canvas.height(); ++y) {
    for (int x = 0; x < canvas.width(); ++x) {
      const Glyph& glyph = canvas.At(x, y);
      if (glyph.sign == U' ' && !glyph.ink.reverse) continue;
      cchar_t cell;
      const wchar_t text[2] = {static_cast<wchar_t>(glyph.sign), 0};
      const short pair =
          color_ && glyph.ink.owner >= 0 ? static_cast<short>(glyph.ink.owner % 8 + 1) : 0;
      setcchar(&cell, text, AttributesOf(glyph.ink), pair, nullptr);
      mvwadd_wch(stdscr, y, x, &cell);
    }
  }
  curs_set(cursor_x >= 0 ? 1 : 0);
  if (cursor_x >= 0) wmove(stdscr, cursor_y, cursor_x);
  wrefresh(stdscr);
}

Key CursesTerminal::Wait(int milliseconds) {
  // A signal that comes just before the wait begins does not end it: without a limit it looks up
  // now and then.
  constexpr int kLookUp = 200;
  wtimeout(stdscr, milliseconds < 0 ? kLookUp : milliseconds);
  wint_t sign = 0;
  int what = wget_wch(stdscr, &sign);
  while (what == ERR && milliseconds < 0 && !Interrupted()) what = wget_wch(stdscr, &sign);
  Key key;
  if (what == ERR) return key;
  if (what == OK) {
    switch (sign) {
      case '\r':
      case '\n':
        key.kind = Key::kEnter;
        break;
      case '\t':
        key.kind = Key::kTab;
        break;
      case 27:
      case 127:
      case 8:
        key.kind = Key::kBack;
        break;
      case 'P' & 0x1F:  // Ctrl-P
        key.kind = Key::kEarlier;
        break;
      case 'N' & 0x1F:  // Ctrl-N
        key.kind = Key::kLater;
        break;
      default:
        if (sign >= 0x20) key.kind = Key::kText, key.sign = static_cast<char32_t>(sign);
    }
    return key;
  }
  switch (sign) {
    case KEY_ENTER:
      key.kind = Key::kEnter;
      break;
    case KEY_BACKSPACE:
      key.kind = Key::kBack;
      break;
    case KEY_UP:
      key.kind = Key::kUp;
      break;
    case KEY_DOWN:
      key.kind = Key::kDown;
      break;
    case KEY_LEFT:
      key.kind = Key::kLeft;
      break;
    case KEY_RIGHT:
      key.kind = Key::kRight;
      break;
    case KEY_PPAGE:
      key.kind = Key::kPageUp;
      break;
    case KEY_NPAGE:
      key.kind = Key::kPageDown;
      break;
    case KEY_RESIZE:
      key.kind = Key::kResize;
      break;
    case KEY_MOUSE: {
      MEVENT event;
      if (getmouse(&event) == OK) key = {Key::kClick, 0, event.x, event.y};
      break;
    }
    default:
      break;
  }
  return key;
}

#else

bool HasCurses() { return false; }
CursesTerminal::CursesTerminal(bool color) : color_(color) {}
CursesTerminal::~CursesTerminal() = default;
WindowSize CursesTerminal::Size() const { return {}; }
void CursesTerminal::Show(const Canvas&, int, int) {}
Key CursesTerminal::Wait(int) { return {}; }

#endif

}  // namespace mallard::terminal
