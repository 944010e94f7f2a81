// Actions as people read them: "Place a Formation: Single, as drawn, A5".
#ifndef MALLARD_EXAMPLES_TERMINAL_ACTION_TEXT_H_
#define MALLARD_EXAMPLES_TERMINAL_ACTION_TEXT_H_

#include <string>
#include <vector>

#include "mallard/bot.h"

namespace mallard::terminal {

// What an action and each of its arguments are called, in a language of the catalog, by whoever is
// in the seat that sees `sight`.
std::vector<std::string> ActionWords(const Sight& sight, const Action& action, int language);

// The same in one line, with a colon behind the action.
std::string ActionText(const Sight& sight, const Action& action, int language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_ACTION_TEXT_H_
