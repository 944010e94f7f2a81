// What a match was like, in a few lines, when it is over.
#ifndef MALLARD_EXAMPLES_TERMINAL_SUMMARY_H_
#define MALLARD_EXAMPLES_TERMINAL_SUMMARY_H_

#include <string>
#include <vector>

#include "examples/terminal/words.h"
#include "mallard/match.h"

namespace mallard::terminal {

// How it ended and what decided it, how long it took, and each player's score and actions.
std::vector<std::string> Summary(const Match& match, Viewer viewer, const Language& language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_SUMMARY_H_
