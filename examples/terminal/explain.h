// What something is that a player sees: an action, a card, a unit, in the words of the catalog.
#ifndef MALLARD_EXAMPLES_TERMINAL_EXPLAIN_H_
#define MALLARD_EXAMPLES_TERMINAL_EXPLAIN_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "examples/terminal/words.h"
#include "mallard/match.h"

namespace mallard::terminal {

// Lines about everything of that name, or whose name begins so. Empty: nothing is called so.
std::vector<std::string> Explain(const Match& match, absl::string_view name,
                                 const Language& language, int width);

// Help without a name, for whoever sits in that seat: the game, how to answer, the actions (in a
// game of many only those that are choices now, and the names of the others), the commands.
std::vector<std::string> ExplainPlaying(const Match& match, int seat, const Language& language,
                                        int width);

// What the catalog says of the action or entry of exactly that name; "" if there is none.
std::string TextOf(const Rules& rules, absl::string_view name, int language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_EXPLAIN_H_
