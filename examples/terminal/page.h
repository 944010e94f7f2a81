// One screenful for a player whose turn it is: what happened, the table, the question and what may
// be answered. It never has more lines than the window.
#ifndef MALLARD_EXAMPLES_TERMINAL_PAGE_H_
#define MALLARD_EXAMPLES_TERMINAL_PAGE_H_

#include <string>
#include <vector>

#include "examples/terminal/menu.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/table_text.h"
#include "examples/terminal/words.h"

namespace mallard::terminal {

// Shows the page; `news` are lines as Layout breaks them.
void ShowPage(Screen& screen, const TableText& table, const std::vector<std::string>& news,
              Menu& menu, const Language& language);

// Shows the table alone, in that many lines at most.
void ShowTable(Screen& screen, const TableText& table, int height, const Lens& lens = {});

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_PAGE_H_
