// What can be typed besides actions.
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/choices.h"
#include "examples/terminal/dialog.h"
#include "examples/terminal/explain.h"
#include "examples/terminal/page.h"
#include "examples/terminal/story.h"
#include "mallard/asking.h"
#include "mallard/notation.h"
#include "mallard/reason_text.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

// The form of an action: "place <slot> <orientation> <cell>".
std::string Form(const KindSpec& kind) {
  std::string form = kind.name;
  for (const ArgSpec& arg : kind.args) absl::StrAppend(&form, " <", arg.name, ">");
  return form;
}

// The values an argument can have, if they are few enough to be told; "" otherwise.
std::string Values(const Rules& rules, const ArgSpec& arg) {
  constexpr size_t kFew = 12;
  std::vector<std::string> values(arg.words.begin(), arg.words.end());
  if (arg.named()) {
    const absl::Span<const std::string> names = rules.Names(arg.table);
    values.assign(names.begin(), names.end());
  }
  if (values.empty() || values.size() > kFew) return "";
  return absl::StrCat(" One of ", absl::StrJoin(values, ", "), ".");
}

void ShowAction(Screen& screen, const Rules& rules, const KindSpec& kind) {
  screen.Paragraph(absl::StrCat("  ", Form(kind), ": ", kind.doc), 6);
  for (const ArgSpec& arg : kind.args) {
    screen.Paragraph(absl::StrCat("      <", arg.name, "> ", arg.doc, Values(rules, arg)), 10);
  }
}

// Whether a player has a choice of that kind now.
bool IsChoice(const Match& match, int seat, const KindSpec& kind) {
  std::vector<Action> actions(match.LegalCount(seat));
  actions.resize(match.LegalActions(seat, absl::MakeSpan(actions)));
  return std::any_of(actions.begin(), actions.end(),
                     [&](const Action& action) { return action.kind == kind.kind; });
}

// What each action needs; in a game of many actions only those that are choices now, and the names
// of the others.
void ShowActions(Screen& screen, const Match& match, int seat) {
  constexpr size_t kMany = 20;
  const std::vector<KindSpec>& actions = match.rules().manifest().actions;
  std::vector<std::string> others;
  for (const KindSpec& kind : actions) {
    if (!CanBeTaken(match.rules(), kind.kind)) continue;
    if (actions.size() <= kMany || IsChoice(match, seat, kind)) {
      ShowAction(screen, match.rules(), kind);
    } else {
      others.push_back(kind.name);
    }
  }
  if (others.empty()) return;
  screen.Paragraph(absl::StrCat("  At other times (help and the name says more): ",
                                absl::StrJoin(others, ", "), "."),
                   6);
}

}  // namespace

absl::Span<const Dialog::Command> Dialog::Commands() {
  static constexpr Command kCommands[] = {
      {"help", "?", "[anything]", "this; or what an action, a card, a unit is", &Dialog::Help},
      {"moves", "m", "[beginning]", "what you can do now; or all that begins so", &Dialog::Moves},
      {"back", "b", "", "take back the last step of a choice", &Dialog::Back},
      {"board", "", "", "show the table again", &Dialog::Board},
      {"show", "s", "NAME", "one part of the table by itself: hand, units, map", &Dialog::ShowArea},
      {"zoom", "z", "N [name]", "the board N times as large, over something on it", &Dialog::Zoom},
      {"preview", "p", "ANSWER", "what an answer would do, before you give it", &Dialog::Preview},
      {"hint", "h", "", "what the game's bot would do in your place", &Dialog::Hint},
      {"log", "l", "[number]", "the last things that happened, as far as you know", &Dialog::Log},
      {"undo", "u", "", "go back to your last decision", &Dialog::Undo},
      {"save", "", "FILE", "save the match", &Dialog::Save},
      {"load", "", "[changed] FILE", "go on with a saved match; also if packs have changed",
       &Dialog::Load},
      {"replay", "", "FILE", "write the replay of the match so far", &Dialog::Replay},
      {"quit", "q", "", "leave; the match is kept", &Dialog::Quit},
  };
  return kCommands;
}

Dialog::Next Dialog::Board(absl::string_view) {
  Look();
  screen_.Line(table_.Title());
  screen_.Line(table_.Standing(screen_.Size().width - 1));
  ShowTable(screen_, table_, std::max(6, screen_.Size().height - 4));
  return Next::kAsk;
}

Dialog::Next Dialog::ShowArea(absl::string_view argument) {
  Look();
  const std::optional<size_t> area = table_.FindArea(argument);
  if (argument.empty() || !area.has_value()) {
    screen_.Paragraph(absl::Substitute(Say(language_, "Also on the table: $0 (show NAME)"),
                                       absl::StrJoin(table_.AreaNames(), ", ")),
                      2);
    return Next::kAsk;
  }
  const WindowSize window = screen_.Size();
  const Canvas canvas = table_.DrawArea(*area, {window.width - 1, std::max(60, window.height)});
  for (int y = 0; y < canvas.UsedHeight(); ++y) {
    screen_.Write(absl::StrCat(canvas.Line(y, screen_.style().color), "\n"));
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Back(absl::string_view) {
  if (!menu_.Back()) {
    screen_.Line(Say(language_, "There is nothing to decide."));
    return Next::kAsk;
  }
  return GoOnChoosing();
}

Dialog::Next Dialog::Moves(absl::string_view argument) {
  ShowChoices(screen_, Sight(session_.match(), seat_), argument);
  return Next::kAsk;
}

Dialog::Next Dialog::Hint(absl::string_view) {
  if (!session_.match().DecisionOf(seat_)) {
    screen_.Line(Say(language_, "There is nothing to decide."));
    return Next::kAsk;
  }
  const absl::StatusOr<std::vector<Advice>> ideas = session_.Hint(seat_);
  if (!ideas.ok() || ideas->empty()) {
    Report(ideas.status());
    return Next::kAsk;
  }
  const Rules& rules = session_.match().rules();
  screen_.Line(absl::Substitute(Say(language_, "The bot would play: $0"),
                                FormatAction(rules, ideas->front().action)));
  for (const Advice& idea : *ideas) {
    const std::string reason = ReasonText(rules, idea.reason, language_.number);
    if (!reason.empty()) {
      screen_.Paragraph(absl::StrCat("  ", FormatAction(rules, idea.action), ": ", reason), 6);
    }
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Log(absl::string_view argument) {
  size_t count = 20;
  if (!argument.empty() && !absl::SimpleAtoi(argument, &count)) {
    screen_.Trouble(absl::StrCat("log takes a number of lines, not \"", argument, "\"."));
    return Next::kAsk;
  }
  std::vector<StoryLine> lines = Tell(session_.match(), Viewer::Seat(seat_), 0, language_.number);
  if (lines.size() > count) {
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(count));
  }
  if (lines.empty()) screen_.Line(Say(language_, "Nothing has happened yet."));
  Show(screen_, session_.match(), lines);
  return Next::kAsk;
}

Dialog::Next Dialog::Undo(absl::string_view) {
  if (absl::Status status = session_.Undo(seat_); !status.ok()) {
    Report(status);
    return Next::kAsk;
  }
  for (size_t seat = 0; seat < told_.size(); ++seat) {
    told_[seat] =
        std::min(told_[seat], session_.match().EventCount(Viewer::Seat(static_cast<int>(seat))));
  }
  screen_.Line(Say(language_, "Taken back to your last decision."));
  return Next::kGoOn;
}

Dialog::Next Dialog::Save(absl::string_view argument) {
  if (argument.empty()) {
    screen_.Trouble("save needs the name of a file.");
    return Next::kAsk;
  }
  std::error_code error;
  if (std::filesystem::is_regular_file(std::string(argument), error)) {
    const absl::StatusOr<std::string> answer = input_.Ask(
        absl::Substitute(Say(language_, "$0 is there already. Overwrite it? [y/N] "), argument));
    if (!answer.ok() ||
        (*answer != "y" && *answer != "yes" && *answer != "o" && *answer != "oui")) {
      screen_.Line(Say(language_, "Not saved."));
      return Next::kAsk;
    }
  }
  if (absl::Status status = session_.Save(std::string(argument)); !status.ok()) {
    Report(status);
  } else {
    screen_.Line(absl::Substitute(Say(language_, "Saved to $0."), argument));
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Load(absl::string_view argument) {
  if (argument.empty()) {
    screen_.Trouble("load needs the name of a file.");
    return Next::kAsk;
  }
  const bool changed = absl::ConsumePrefix(&argument, "changed ");
  argument = absl::StripLeadingAsciiWhitespace(argument);
  if (absl::Status status = session_.Load(std::string(argument), changed); !status.ok()) {
    Report(status);
    if (!changed && status.code() == absl::StatusCode::kPermissionDenied) {
      screen_.Line(
          absl::StrCat("To try it with the packs that are loaded: load changed ", argument));
    }
    return Next::kAsk;
  }
  screen_.Line(absl::Substitute(Say(language_, "Loaded $0."), argument));
  MeetMatch();
  return Next::kGoOn;
}

Dialog::Next Dialog::Replay(absl::string_view argument) {
  if (argument.empty()) {
    screen_.Trouble("replay needs the name of a file.");
  } else if (absl::Status status = session_.SaveReplay(std::string(argument)); !status.ok()) {
    Report(status);
  } else {
    screen_.Line(absl::Substitute(Say(language_, "Wrote the replay to $0."), argument));
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Help(absl::string_view argument) {
  const Rules& rules = session_.match().rules();
  const Manifest& manifest = rules.manifest();
  if (!argument.empty()) {
    for (const KindSpec& kind : manifest.actions) {
      if (!absl::EqualsIgnoreCase(kind.name, argument)) continue;
      ShowAction(screen_, rules, kind);
      return Next::kAsk;
    }
    const std::vector<std::string> lines =
        Explain(session_.match(), argument, language_.number, screen_.Size().width - 1);
    for (const std::string& line : lines) screen_.Line(line);
    if (lines.empty()) {
      screen_.Trouble(absl::Substitute(Say(language_, "Nothing is known of \"$0\"."), argument));
    }
    return Next::kAsk;
  }
  screen_.Paragraph(absl::StrCat(manifest.title, ". ", manifest.doc), 0);
  screen_.Line(
      "\nAnswer by a number of the list, a name or a place, one step after another; or type a\n"
      "whole action. Short forms do if only one can be meant: its first letters, or just\n"
      "its arguments. help and the name of anything you see tells what it is.");
  ShowActions(screen_, session_.match(), seat_);
  screen_.Line("\nCommands (a / in front if the game has an action of that name):");
  for (const Command& command : Commands()) {
    const std::string form = absl::StrCat(command.name, " ", command.argument);
    const std::string also =
        command.short_form[0] == '\0' ? "" : absl::StrCat(" (", command.short_form, ")");
    screen_.Line(absl::StrFormat("  %-20s %s%s", form, command.doc, also));
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Quit(absl::string_view) {
  const bool over = session_.match().outcome().over;
  screen_.Line(Say(language_, over ? "Good-bye." : "Good-bye. The match is not finished."));
  autosave_.Keep(session_.match());
  if (!over && !autosave_.path().empty()) {
    screen_.Line(Say(language_, "Everything is saved. To go on: mallard play --continue"));
  }
  return Next::kLeave;
}

}  // namespace mallard::terminal
