// What has happened in a match, as lines of text for one viewer.
#ifndef MALLARD_EXAMPLES_TERMINAL_STORY_H_
#define MALLARD_EXAMPLES_TERMINAL_STORY_H_

#include <cstddef>
#include <string>
#include <vector>

#include "examples/terminal/screen.h"
#include "examples/terminal/words.h"
#include "mallard/match.h"

namespace mallard::terminal {

struct StoryLine {
  std::string heading;  // "turn 3", or "".
  std::string text;     // "Player 1 observes F6: splash"
};

enum class Account {
  kShort,       // Without passing events.
  kUsual,       // Of long runs of details that are alike, such as dice, the first few and how many.
  kEverything,  // Every one of them.
};

// The viewer's events from number `from` on, in a language of the catalog.
std::vector<StoryLine> Tell(const Match& match, Viewer viewer, size_t from, int language,
                            Account account = Account::kUsual);
// Lines as they are shown, the headings in a column of their own, broken to fit that width.
std::vector<std::string> Layout(const Match& match, const std::vector<StoryLine>& lines, int width);

// Writes lines as Layout breaks them.
void Show(Screen& screen, const Match& match, const std::vector<StoryLine>& lines);

// "Player 1 wins", "Player 1 and Player 3 win", "a draw", and the scores if the game counts any.
std::string DescribeOutcome(const Match& match, const Language& language = {});

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_STORY_H_
