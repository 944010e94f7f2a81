// What a player typed, as an action.
#ifndef MALLARD_EXAMPLES_TERMINAL_TYPED_H_
#define MALLARD_EXAMPLES_TERMINAL_TYPED_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/bot.h"

namespace mallard::terminal {

// Reads the text notation, and what is short for it: the first letters of an action's name, or
// nothing but its arguments, if only one legal action can be meant. Text in full notation is read
// even if the action is not legal now, so that Apply can say why.
absl::StatusOr<Action> ReadTypedAction(const Sight& sight, absl::string_view text);
// Whether what was wrong with a text is worth telling: that it is no action is not, unless its
// first word is the beginning of one, or nearly one.
bool NamesAnAction(const Rules& rules, absl::string_view text, const absl::Status& wrong);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_TYPED_H_
