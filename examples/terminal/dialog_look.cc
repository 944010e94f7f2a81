// What can be typed to look closer, and what Tab completes.
#include <algorithm>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/dialog.h"
#include "examples/terminal/page.h"
#include "mallard/asking.h"
#include "mallard/catalog.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {

Dialog::Next Dialog::Zoom(absl::string_view argument) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(argument, absl::MaxSplits(' ', 1));
  int power = 0;
  if (!absl::SimpleAtoi(parts.first, &power) || power < 1) {
    screen_.Trouble(Say(language_, "zoom takes a number from 1 to 8, and a name."));
    return Next::kAsk;
  }
  Look();
  const Extent room = {screen_.Size().width - 1, std::max(6, screen_.Size().height - 2)};
  const std::optional<Lens> lens = table_.Aim(room, power, parts.second);
  if (!lens.has_value()) {
    screen_.Trouble(
        absl::Substitute(Say(language_, "There is no \"$0\" on the board."), parts.second));
    return Next::kAsk;
  }
  ShowTable(screen_, table_, room.height, *lens);
  return Next::kAsk;
}

Dialog::Next Dialog::Preview(absl::string_view argument) {
  const absl::StatusOr<ChoiceValue> value = menu_.Find(argument);
  if (!value.ok()) {
    if (absl::IsNotFound(value.status())) {
      screen_.Line(Say(language_, "Say which answer: preview and its number, name or place."));
    } else {
      Report(value.status());
    }
    return Next::kAsk;
  }
  const std::vector<std::string> lines = menu_.PreviewOf(*value);
  for (const std::string& line : lines) screen_.Paragraph(absl::StrCat("  ", line), 4);
  if (lines.empty()) screen_.Line(Say(language_, "Nothing more is known of it before it is done."));
  return Next::kAsk;
}

std::vector<std::string> Dialog::Completions(absl::string_view typed) {
  std::vector<std::string> lines;
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(typed, absl::MaxSplits(' ', 1));
  const bool argued = typed.find(' ') != absl::string_view::npos;
  const auto add = [&](absl::string_view name) {
    lines.push_back(argued ? absl::StrCat(parts.first, " ", name) : std::string(name));
  };
  if (argued && (parts.first == "show" || parts.first == "s")) {
    for (const std::string& name : table_.AreaNames()) add(name);
    return lines;
  }
  if (argued && (parts.first == "help" || parts.first == "?")) {
    const Catalog& catalog = session_.match().ruleset().catalog();
    const std::vector<KindSpec>& actions = session_.match().rules().manifest().actions;
    for (size_t i = 0; i < actions.size(); ++i) {
      add(catalog.Word(Catalog::Words::kActions, i, language_.number).name);
    }
    for (const CatalogKind& kind : catalog.kinds()) {
      for (const CatalogEntry& entry : kind.entries) add(catalog.Of(entry, language_.number).name);
    }
    return lines;
  }
  const bool previews = argued && (parts.first == "preview" || parts.first == "p");
  if (!argued || previews) {
    for (const MenuLine& line : menu_.lines()) {
      add(line.typed);
      add(line.text);
    }
  }
  if (argued) return lines;
  for (const CommandSpec& command : CommandSpecs()) lines.emplace_back(command.name);
  const Rules& rules = session_.match().rules();
  for (const KindSpec& kind : rules.manifest().actions) {
    if (CanBeTaken(rules, kind.kind)) lines.emplace_back(kind.name);
  }
  return lines;
}

}  // namespace mallard::terminal
