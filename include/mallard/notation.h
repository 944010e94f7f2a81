/// @file
/// Actions, events and decisions as text, written from the game's manifest: `observe B6`.
///
/// Text to action to text is the identity: ParseAction(FormatAction(a)) == a for every legal
/// action, and FormatAction(ParseAction(t)) is the canonical form of t. Reading accepts more than
/// writing produces: upper or lower case, extra spaces, `B-6` for B6, and full content ids.
#ifndef MALLARD_NOTATION_H_
#define MALLARD_NOTATION_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/action.h"
#include "mallard/rules.h"

namespace mallard {

std::string FormatAction(const Rules& rules, const Action& action);        ///< Canonical text.
std::string FormatEvent(const Rules& rules, const Event& event);           ///< For logs.
std::string FormatDecision(const Rules& rules, const Decision& decision);  ///< For people.
/// One argument; `values` points at the first of its slots.
std::string FormatArg(const Rules& rules, const ArgSpec& spec, const int32_t* values);
/// Reads an action. Refused with what was expected where, and the nearest known word.
absl::StatusOr<Action> ParseAction(const Rules& rules, absl::string_view text);

}  // namespace mallard

#endif  // MALLARD_NOTATION_H_
