/// @file
/// Reasons of bots in sentences, in English and French; other languages of the packs translate the
/// English sentence in their section `phrase`.
#ifndef MALLARD_REASON_TEXT_H_
#define MALLARD_REASON_TEXT_H_

#include <string>

#include "absl/types/span.h"
#include "mallard/bot_options.h"
#include "mallard/rules.h"

namespace mallard {

/// One kind of reason.
struct ReasonSpec {
  const char* name;                    ///< Lower case, words joined by underscores.
  const char* doc;                     ///< What it says.
  absl::Span<const char* const> args;  ///< Names of its arguments, in order.
  bool names_target = false;           ///< Its last four are Reason::target.
};

/// All kinds of reason, by ReasonKind from kOnlyChoice on.
absl::Span<const ReasonSpec> ReasonSpecs();

/// The sentence that tells a reason, in a language of the ruleset's catalog; "" for kNoReason.
/// Values are written in units with one decimal: 1800 as 1.8, in French as 1,8.
std::string ReasonText(const Rules& rules, const Reason& reason, int language);

}  // namespace mallard

#endif  // MALLARD_REASON_TEXT_H_
