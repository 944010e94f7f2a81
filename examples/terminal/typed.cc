#include "examples/terminal/typed.h"

#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/asking.h"
#include "mallard/notation.h"

namespace mallard::terminal {

absl::StatusOr<Action> ReadTypedAction(const Sight& sight, absl::string_view text) {
  const Rules& rules = sight.rules();
  absl::StatusOr<Action> whole = ParseAction(rules, text);
  if (whole.ok()) return whole;
  const absl::string_view first_word = text.substr(0, text.find(' '));
  std::vector<std::string> longer;  // All that the text may be short for.
  for (const KindSpec& kind : rules.manifest().actions) {
    // With the name in full, it is the rest that is wrong.
    if (absl::EqualsIgnoreCase(kind.name, first_word)) return whole.status();
    if (!CanBeTaken(rules, kind.kind)) continue;
    longer.push_back(absl::StrCat(kind.name, " ", text));
    if (absl::StartsWithIgnoreCase(kind.name, first_word)) {
      longer.push_back(absl::StrCat(kind.name, text.substr(first_word.size())));
    }
  }
  std::vector<Action> legal;
  std::vector<absl::Status> refusals;
  for (const std::string& candidate : longer) {
    const absl::StatusOr<Action> action = ParseAction(rules, candidate);
    if (!action.ok()) continue;
    absl::Status status = rules.Check(sight.state(), sight.seat(), *action);
    if (!status.ok()) {
      refusals.push_back(std::move(status));
    } else if (!absl::c_linear_search(legal, *action)) {
      legal.push_back(*action);
    }
  }
  if (legal.size() == 1) return legal[0];
  if (legal.size() > 1) {
    return absl::InvalidArgumentError(absl::StrCat(
        "\"", text, "\" may mean ", absl::StrJoin(legal, " or ", [&](std::string* out, Action a) {
          absl::StrAppend(out, FormatAction(rules, a));
        })));
  }
  return refusals.size() == 1 ? refusals[0] : whole.status();
}

bool NamesAnAction(const Rules& rules, absl::string_view text, const absl::Status& wrong) {
  if (!absl::StartsWith(wrong.message(), "there is no action") ||
      absl::StrContains(wrong.message(), "did you mean"))
    return true;
  const absl::string_view first_word = text.substr(0, text.find(' '));
  return absl::c_any_of(rules.manifest().actions, [&](const KindSpec& kind) {
    return absl::StartsWithIgnoreCase(kind.name, first_word);
  });
}

}  // namespace mallard::terminal
