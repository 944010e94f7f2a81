// What the program itself says, in the reader's language. Games, packs and the library's common
// words speak for themselves; this is only what is left: prompts, commands, good-byes.
#ifndef MALLARD_EXAMPLES_TERMINAL_WORDS_H_
#define MALLARD_EXAMPLES_TERMINAL_WORDS_H_

#include <string>

#include "absl/strings/string_view.h"
#include "mallard/catalog.h"

namespace mallard::terminal {

// A language of a ruleset's catalog, and whether the program's own words are French.
struct Language {
  int number = 0;       // In the catalog.
  bool french = false;  // Otherwise English.
};

// What the program itself says, as the reader's system is set: before there is a catalog.
Language SystemLanguage();

// The language of that tag, or of the reader's system if it is empty.
Language FindLanguage(const Catalog& catalog, absl::string_view tag);

// A sentence of the program in that language; English sentences are the keys. $0, $1 are places for
// absl::Substitute.
absl::string_view Say(const Language& language, absl::string_view english);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_WORDS_H_
