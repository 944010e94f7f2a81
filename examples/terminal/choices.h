// The legal choices of a player, grouped so that hundreds of them stay readable.
#ifndef MALLARD_EXAMPLES_TERMINAL_CHOICES_H_
#define MALLARD_EXAMPLES_TERMINAL_CHOICES_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "examples/terminal/words.h"
#include "mallard/bot.h"

namespace mallard::terminal {

// Lines about the choices whose name or notation begins with `filter` (all, if it is empty), not
// broken to any width. A filter that names a whole group gets all of that group, otherwise long
// groups are shortened to examples.
std::vector<std::string> ChoiceLines(const Sight& sight, absl::string_view filter,
                                     const Language& language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_CHOICES_H_
