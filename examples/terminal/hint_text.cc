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
  const auto reason = [&](const Advice& idea) {
    const std::string why = ReasonText(sight.rules(), idea.reason, language.number);
    return why.empty() ? "" : absl::StrCat(": ", why);
  };
  std::vector<std::string> lines = {
      absl::StrCat(absl::Substitute(Say(language, "The bot would play: $0 (type $1)"),
                                    text(ideas[0]), FormatAction(sight.rules(), ideas[0].action)),
                   reason(ideas[0]))};
  for (const Advice& idea : ideas.subspan(1)) {
    if (idea.reason.kind == kNoReason) continue;
    lines.push_back(absl::StrCat("  ", text(idea), reason(idea)));
  }
  return lines;
}

}  // namespace mallard::terminal
