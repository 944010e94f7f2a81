// Entries of content as text, with the places their parts come from.
#ifndef MALLARD_EXAMPLES_TERMINAL_ENTRY_TEXT_H_
#define MALLARD_EXAMPLES_TERMINAL_ENTRY_TEXT_H_

#include <string>

#include "mallard/content.h"

namespace mallard::terminal {

// A value as it would be written in Lua; a function is told by its place.
std::string ValueText(const ContentEntry& entry, const ContentValue& value);

// Where a value was written, `pack/file:line`; empty for a default.
std::string ValuePlace(const ContentEntry& entry, const ContentValue& value);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_ENTRY_TEXT_H_
