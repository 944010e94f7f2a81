// Events as sentences, which are the packs' (mallard/event_text.h), put together as the manifest's
// tellings say. An event without a sentence is worded from the names in the manifest ("p1 drew card
// harbour").
#ifndef MALLARD_EXAMPLES_TERMINAL_PHRASES_H_
#define MALLARD_EXAMPLES_TERMINAL_PHRASES_H_

#include <string>

#include "mallard/action.h"
#include "mallard/manifest.h"
#include "mallard/match.h"
#include "mallard/rules.h"

namespace mallard::terminal {

// How a sentence stands to its neighbours: its Telling, or not at all.
enum class Role {
  kStatement,  // Begins a line.
  kDetail,     // Continues the line of the statement before it.
  kLatest,     // The same; of several that begin alike, one after another, only the last is told.
  kHeading,    // Stands in front of the statement after it.
  kSilent,     // Not told: the board shows it.
};

struct Sentence {
  Role role;
  std::string text;
};

// Whether events of that game give headings.
bool HasHeadings(const Manifest& manifest);

// The wording of an event in a language of the catalog: its sentence, or what DescribePlainly says.
Sentence Describe(const Rules& rules, const Event& event, int language = 0);
// The same for the viewer's event of number `index`, with the names that things have in the match.
Sentence Describe(const Match& match, Viewer viewer, size_t index, const Event& event,
                  int language);

// Whether an event belongs to a game inside the game (a battle of a campaign) and matters only to
// those who are playing that.
bool IsPassing(const Rules& rules, const Event& event);

// The wording of an event without a sentence: the player first, then what happened, then the rest.
std::string DescribePlainly(const Rules& rules, const Event& event);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_PHRASES_H_
