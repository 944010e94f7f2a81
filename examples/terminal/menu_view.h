// The answers of a menu as lines of text: numbered, side by side, as many in a line as fit.
#ifndef MALLARD_EXAMPLES_TERMINAL_MENU_VIEW_H_
#define MALLARD_EXAMPLES_TERMINAL_MENU_VIEW_H_

#include <cstddef>
#include <string>
#include <vector>

#include "examples/terminal/menu.h"
#include "examples/terminal/words.h"

namespace mallard::terminal {

// Where an answer stands, in columns and lines.
struct MenuSpot {
  size_t answer = 0;  // Index in Menu::lines().
  int x = 0;
  int y = 0;
  int width = 0;
};

// What is seen of a menu.
struct MenuView {
  std::vector<std::string> lines;
  std::vector<MenuSpot> spots;  // In the order of the answers; none for places of a board.
};

// All answers, in as many lines of that width as it takes; for places of a board a word on how to
// name one.
MenuView WholeMenu(const Menu& menu, const Language& language, int width);

// At most `most` lines of that, around the answer `cursor`.
MenuView MenuAround(const Menu& menu, const Language& language, int width, int most, size_t cursor);

// The first answers in at most `most` lines, and how many more there are.
std::vector<std::string> MenuLines(const Menu& menu, const Language& language, int width, int most);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_MENU_VIEW_H_
