// A bot's advice as people read it.
#ifndef MALLARD_EXAMPLES_TERMINAL_HINT_TEXT_H_
#define MALLARD_EXAMPLES_TERMINAL_HINT_TEXT_H_

#include <string>
#include <vector>

#include "absl/types/span.h"
#include "examples/terminal/words.h"
#include "mallard/bot.h"

namespace mallard::terminal {

// The best idea, with what to type for it, then every idea that has a reason; `ideas` is not empty.
std::vector<std::string> HintLines(const Sight& sight, absl::Span<const Advice> ideas,
                                   const Language& language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_HINT_TEXT_H_
