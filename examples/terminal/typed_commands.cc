#include "examples/terminal/typed_commands.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "examples/terminal/canvas.h"

namespace mallard::terminal {
namespace {

constexpr CommandSpec kCommands[] = {
    {Verb::kHelp, "help", "?", "[anything]", "this; or what an action, a card, a unit is"},
    {Verb::kAnswers, "answers", "a", "", "every answer to the question, with its number"},
    {Verb::kMoves, "moves", "m", "[beginning]", "what you can do now; or all that begins so"},
    {Verb::kBack, "back", "b", "", "take back the last step of a choice"},
    {Verb::kBoard, "board", "", "", "show the table again"},
    {Verb::kShow, "show", "s", "NAME", "one part of the table by itself: hand, units, map"},
    {Verb::kZoom, "zoom", "z", "N [name]", "the board N times as large, over something on it"},
    {Verb::kPreview, "preview", "p", "ANSWER", "what an answer would do, before you give it"},
    {Verb::kHint, "hint", "h", "", "what the game's bot would do in your place"},
    {Verb::kLog, "log", "l", "[number]", "the last things that happened, as far as you know"},
    {Verb::kDice, "dice", "", "[number]", "the same with every die and every detail"},
    {Verb::kUndo, "undo", "u", "", "go back to your last decision"},
    {Verb::kSave, "save", "", "FILE", "save the match"},
    {Verb::kLoad, "load", "", "[changed] FILE",
     "go on with a saved match; also if packs have changed"},
    {Verb::kReplay, "replay", "", "FILE", "write the replay of the match so far"},
    {Verb::kQuit, "quit", "q", "", "leave; the match is kept"},
};

constexpr int kFormColumns = 22;  // Of the help text, for what to type.

}  // namespace

absl::Span<const CommandSpec> CommandSpecs() { return kCommands; }

std::optional<TypedCommand> FindCommand(absl::string_view line) {
  const absl::string_view name = line.substr(0, line.find(' '));
  if (name.empty()) return std::nullopt;
  const absl::string_view argument = absl::StripAsciiWhitespace(line.substr(name.size()));
  for (const CommandSpec& command : kCommands) {
    const bool named = absl::EqualsIgnoreCase(name, command.name);
    const bool short_form = name == command.short_form && (argument.empty() || name == "?");
    if (named || short_form) return TypedCommand{command.verb, argument};
  }
  return std::nullopt;
}

std::optional<TypedCommand> FindShortCommand(absl::string_view line) {
  const absl::string_view name = line.substr(0, line.find(' '));
  for (const CommandSpec& command : kCommands) {
    if (name.empty() || name != command.short_form) continue;
    return TypedCommand{command.verb, absl::StripAsciiWhitespace(line.substr(name.size()))};
  }
  return std::nullopt;
}

std::vector<std::string> CommandLines(const Language& language) {
  std::vector<std::string> lines;
  for (const CommandSpec& command : kCommands) {
    std::string form = absl::StrCat("  ", command.name, " ", Say(language, command.argument));
    form.append(static_cast<size_t>(std::max(1, kFormColumns - ColumnsOf(form))), ' ');
    lines.push_back(absl::StrCat(form, " ", Say(language, command.doc)));
    if (*command.short_form != '\0') absl::StrAppend(&lines.back(), " (", command.short_form, ")");
  }
  return lines;
}

bool IsYes(absl::string_view answer) {
  for (const absl::string_view yes : {"y", "yes", "o", "oui"}) {
    if (absl::EqualsIgnoreCase(answer, yes)) return true;
  }
  return false;
}

}  // namespace mallard::terminal
