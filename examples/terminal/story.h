// What has happened in a match, as lines of text for one viewer.
#ifndef MALLARD_EXAMPLES_TERMINAL_STORY_H_
#define MALLARD_EXAMPLES_TERMINAL_STORY_H_

#include <cstddef>
#include <string>
#include <vector>

#include "examples/terminal/screen.h"
#include "mallard/match.h"

namespace mallard::terminal {

struct StoryLine {
  std::string heading;  // "turn 3", or "".
  std::string text;     // "p1 observes F6: splash"
};

enum class Account { kFull, kShort };  // A short one leaves passing events out.

// The viewer's events from number `from` on.
std::vector<StoryLine> Tell(const Match& match, Viewer viewer, size_t from,
                            Account account = Account::kFull);

// Writes lines, the headings in a column of their own.
void Show(Screen& screen, const Match& match, const std::vector<StoryLine>& lines);

// "p1 wins", "p1 and p3 win", "a draw", and the scores if the game counts any.
std::string DescribeOutcome(const Outcome& outcome, int seats);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_STORY_H_
