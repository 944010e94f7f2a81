// The legal choices of a player, grouped so that hundreds of them stay readable.
#ifndef MALLARD_EXAMPLES_TERMINAL_CHOICES_H_
#define MALLARD_EXAMPLES_TERMINAL_CHOICES_H_

#include "absl/strings/string_view.h"
#include "examples/terminal/screen.h"
#include "mallard/bot.h"

namespace mallard::terminal {

// Lists the choices that begin with `filter` (all, if it is empty). A filter that names a whole
// group gets all of that group, otherwise long groups are shortened to examples.
void ShowChoices(Screen& screen, const Sight& sight, absl::string_view filter);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_CHOICES_H_
