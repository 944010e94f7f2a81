#include "examples/terminal/choices.h"

#include <algorithm>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/action_text.h"
#include "mallard/notation.h"

namespace mallard::terminal {
namespace {

// Enough for every closed decision of a board game; more could not be read anyway.
constexpr uint64_t kMaxChoices = 50'000;
// Groups up to this size are listed whole.
constexpr size_t kFewChoices = 12;
constexpr size_t kExamples = 4;

// Choices that begin with the same words.
struct Group {
  std::string typed;            // In notation: "observe", or "place single".
  std::vector<Action> actions;  // What can be meant.
  bool takes_back = false;
};

// With several arguments the first belongs to the opening, since it says what the others are about.
size_t OpeningWords(size_t words) { return words > 2 ? 2 : 1; }

std::string OpeningInNotation(const std::string& text) {
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ');
  const auto end = words.begin() + static_cast<std::ptrdiff_t>(OpeningWords(words.size()));
  return absl::StrJoin(words.begin(), end, " ");
}

// "Lay out - Single", or what follows in a choice: "as drawn A1".
std::string Opening(const std::vector<std::string>& words) {
  const auto end = words.begin() + static_cast<std::ptrdiff_t>(OpeningWords(words.size()));
  return absl::StrJoin(words.begin(), end, " - ");
}
std::string Ending(const std::vector<std::string>& words) {
  const auto begin = words.begin() + static_cast<std::ptrdiff_t>(OpeningWords(words.size()));
  return absl::StrJoin(begin, words.end(), " ");
}

std::vector<Group> GroupChoices(const Sight& sight, absl::string_view filter, int language) {
  std::vector<Action> actions(static_cast<size_t>(std::min(sight.LegalCount(), kMaxChoices)));
  actions.resize(sight.rules().LegalActions(sight.state(), sight.seat(), absl::MakeSpan(actions)));
  std::vector<Group> groups;
  for (const Action& action : actions) {
    const std::string text = FormatAction(sight.rules(), action);
    if (!absl::StartsWithIgnoreCase(text, filter) &&
        !absl::StartsWithIgnoreCase(absl::StrJoin(ActionWords(sight, action, language), " "),
                                    filter)) {
      continue;
    }
    const std::string typed = OpeningInNotation(text);
    auto group = absl::c_find_if(groups, [&](const Group& g) { return g.typed == typed; });
    if (group == groups.end()) {
      const KindSpec* spec = Manifest::Find(sight.rules().manifest().actions, action.kind);
      group = groups.insert(groups.end(), {typed, {}, spec != nullptr && spec->takes_back});
    }
    group->actions.push_back(action);
  }
  // What takes earlier choices back comes last: it is seldom what one is looking for.
  std::stable_partition(groups.begin(), groups.end(), [](const Group& g) { return !g.takes_back; });
  return groups;
}

// "Lay out - Single (place single): as drawn A1, as drawn B1, ... as drawn J10 (100 choices)".
std::string Describe(const Sight& sight, const Group& group, bool whole, const Language& language) {
  const auto words = [&](const Action& action) {
    return ActionWords(sight, action, language.number);
  };
  const size_t count = group.actions.size();
  const std::string name = absl::StrCat(Opening(words(group.actions[0])), " (", group.typed, ")");
  if (count == 1 && Ending(words(group.actions[0])).empty()) return name;
  const size_t shown = whole || count <= kFewChoices ? count : kExamples;
  std::vector<std::string> endings;
  for (size_t i = 0; i < shown; ++i) endings.push_back(Ending(words(group.actions[i])));
  if (shown < count) {
    endings.push_back(absl::StrCat("... ", Ending(words(group.actions.back())), " ",
                                   absl::Substitute(Say(language, "($0 choices)"), count)));
  }
  return absl::StrCat(name, ": ", absl::StrJoin(endings, ", "));
}

}  // namespace

std::vector<std::string> ChoiceLines(const Sight& sight, absl::string_view filter,
                                     const Language& language) {
  const std::vector<Group> groups = GroupChoices(sight, filter, language.number);
  if (groups.empty()) {
    return {filter.empty()
                ? std::string(Say(language, "There is nothing to choose from."))
                : absl::Substitute(Say(language, "No legal choice begins with \"$0\"."), filter)};
  }
  std::vector<std::string> lines;
  bool shortened = false;
  for (const Group& group : groups) {
    const bool whole = groups.size() == 1 && !filter.empty();
    shortened = shortened || (!whole && group.actions.size() > kFewChoices);
    lines.push_back(absl::StrCat("  ", Describe(sight, group, whole, language)));
  }
  if (sight.LegalCount() > kMaxChoices) {
    lines.push_back(absl::StrCat(
        "  ", absl::Substitute(Say(language, "... and more; these are from the first $0 of $1."),
                               kMaxChoices, sight.LegalCount())));
  }
  if ((sight.decision().flags & Decision::kOpen) != 0) {
    lines.push_back(
        absl::StrCat("  ", Say(language, "These are examples; other values are possible.")));
  }
  if (shortened) {
    lines.push_back(absl::StrCat(
        "  ", absl::Substitute(Say(language, "For a whole list: moves $0"), groups[0].typed)));
  }
  return lines;
}

}  // namespace mallard::terminal
