#include "examples/terminal/choices.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
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
  std::string opening;               // "observe", or "place single".
  std::vector<std::string> endings;  // "B6", or "r0 B6"; "" for a choice without arguments.
  bool takes_back = false;
};

// An action in two parts. With several arguments the first belongs to the opening, since it says
// what the others are about.
std::pair<std::string, std::string> Split(const std::string& text) {
  const std::vector<std::string> words = absl::StrSplit(text, ' ');
  const size_t opening = words.size() > 2 ? 2 : 1;
  const auto middle = words.begin() + static_cast<std::ptrdiff_t>(opening);
  return {absl::StrJoin(words.begin(), middle, " "), absl::StrJoin(middle, words.end(), " ")};
}

std::vector<Group> GroupChoices(const Sight& sight, absl::string_view filter, size_t* count) {
  std::vector<Action> actions(static_cast<size_t>(std::min(sight.LegalCount(), kMaxChoices)));
  actions.resize(sight.rules().LegalActions(sight.state(), sight.seat(), absl::MakeSpan(actions)));
  std::vector<Group> groups;
  for (const Action& action : actions) {
    const std::string text = FormatAction(sight.rules(), action);
    if (!absl::StartsWithIgnoreCase(text, filter)) continue;
    ++*count;
    std::pair<std::string, std::string> parts = Split(text);
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&](const Group& g) { return g.opening == parts.first; });
    if (group == groups.end()) {
      const KindSpec* spec = Manifest::Find(sight.rules().manifest().actions, action.kind);
      group = groups.insert(groups.end(), {parts.first, {}, spec != nullptr && spec->takes_back});
    }
    group->endings.push_back(std::move(parts.second));
  }
  // What takes earlier choices back comes last: it is seldom what one is looking for.
  std::stable_partition(groups.begin(), groups.end(), [](const Group& g) { return !g.takes_back; });
  return groups;
}

std::string Describe(const Group& group, bool whole) {
  if (group.endings.size() == 1 && group.endings[0].empty()) return group.opening;
  if (whole || group.endings.size() <= kFewChoices) {
    return absl::StrCat(group.opening, ": ", absl::StrJoin(group.endings, ", "));
  }
  return absl::StrCat(group.opening, ": ",
                      absl::StrJoin(group.endings.begin(), group.endings.begin() + kExamples, ", "),
                      ", ... ", group.endings.back(), " (", group.endings.size(), " choices)");
}

}  // namespace

void ShowChoices(Screen& screen, const Sight& sight, absl::string_view filter) {
  size_t count = 0;
  const std::vector<Group> groups = GroupChoices(sight, filter, &count);
  if (groups.empty()) {
    screen.Line(filter.empty() ? "There is nothing to choose from."
                               : absl::StrCat("No legal choice begins with \"", filter, "\"."));
    return;
  }
  bool shortened = false;
  for (const Group& group : groups) {
    const bool whole = absl::EqualsIgnoreCase(group.opening, filter);
    shortened = shortened || (!whole && group.endings.size() > kFewChoices);
    screen.Paragraph(absl::StrCat("  ", Describe(group, whole)), 6);
  }
  if (sight.LegalCount() > kMaxChoices) {
    screen.Line(absl::StrCat("  ... and more; these are from the first ", kMaxChoices, " of ",
                             sight.LegalCount(), "."));
  }
  if ((sight.decision().flags & Decision::kOpen) != 0) {
    screen.Line("  These are examples; other values are possible.");
  }
  if (shortened) {
    screen.Line(absl::StrCat("  For a whole list: moves ", groups[0].opening));
  }
}

}  // namespace mallard::terminal
