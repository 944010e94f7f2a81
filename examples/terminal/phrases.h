// Events as sentences. Games need nothing here: without a phrase of its own an event is worded from
// the names in the manifest ("p1 drew card harbour"). A phrase makes it pleasant to read.
#ifndef MALLARD_EXAMPLES_TERMINAL_PHRASES_H_
#define MALLARD_EXAMPLES_TERMINAL_PHRASES_H_

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/rules.h"

namespace mallard::terminal {

// How a sentence stands to its neighbours.
enum class Role {
  kStatement,  // Begins a line.
  kDetail,     // Continues the line of the statement before it.
  kLatest,     // The same; of several that begin alike, one after another, only the last is told.
  kHeading,    // Stands in front of the statement after it.
  kSilent,     // Not told: the board shows it.
};

// The wording of one kind of event. In `text`, `{name}` stands for that argument, `{name+1}` for
// the number one higher, `{rest}` for what an event has besides the arguments of its kind, each
// with a space in front. A part in square brackets is left out if an argument in it is "none" or
// "nobody", or the event has no such argument.
struct Phrase {
  const char* game;
  const char* event;
  Role role;
  const char* text;
};

struct Sentence {
  Role role;
  std::string text;
};

// All phrases.
absl::Span<const Phrase> Phrases();

// Whether events of that game give headings.
bool HasHeadings(absl::string_view game);

// The wording of an event: its phrase, or what DescribePlainly says.
Sentence Describe(const Rules& rules, const Event& event);

// Whether an event belongs to a game inside the game (a battle of a campaign) and matters only to
// those who are playing that.
bool IsPassing(const Rules& rules, const Event& event);

// The wording of an event without a phrase: the player first, then what happened, then the rest.
std::string DescribePlainly(const Rules& rules, const Event& event);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_PHRASES_H_
