#include "examples/terminal/hint_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/action_text.h"
#include "mallard/notation.h"
#include "mallard/reason_text.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {

std::vector<std::string> HintLines(const Sight& sight, absl::Span<const Advice> ideas,
                                   const Language& language) {
  const auto text = [&](const Advice& idea) {
    return ActionText(sight, idea.action, language.number);
  };
  std::vector<std::string> lines = {
      absl::Substitute(Say(language, "The bot would play: $0 (type $1)"), text(ideas[0]),
                       FormatAction(sight.rules(), ideas[0].action))};
  for (const Advice& idea : ideas) {
    const std::string reason = ReasonText(sight.rules(), idea.reason, language.number);
    if (!reason.empty()) lines.push_back(absl::StrCat("  ", text(idea), ": ", reason));
  }
  return lines;
}

}  // namespace mallard::terminal
