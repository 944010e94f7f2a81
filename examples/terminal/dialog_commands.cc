// What can be typed besides actions.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/choices.h"
#include "examples/terminal/dialog.h"
#include "examples/terminal/explain.h"
#include "examples/terminal/hint_text.h"
#include "examples/terminal/menu_view.h"
#include "examples/terminal/page.h"
#include "examples/terminal/story.h"

namespace mallard::terminal {

Dialog::Next Dialog::Run(const TypedCommand& command) {
  switch (command.verb) {
    case Verb::kHelp:
      return Help(command.argument);
    case Verb::kAnswers:
      return Answers();
    case Verb::kMoves:
      return Moves(command.argument);
    case Verb::kBack:
      return Back();
    case Verb::kBoard:
      return Board();
    case Verb::kShow:
      return ShowArea(command.argument);
    case Verb::kZoom:
      return Zoom(command.argument);
    case Verb::kPreview:
      return Preview(command.argument);
    case Verb::kHint:
      return Hint();
    case Verb::kLog:
      return Log(command.argument, Account::kUsual);
    case Verb::kDice:
      return Log(command.argument, Account::kEverything);
    case Verb::kUndo:
      return Undo();
    case Verb::kSave:
      return Save(command.argument);
    case Verb::kLoad:
      return Load(command.argument);
    case Verb::kReplay:
      return Replay(command.argument);
    case Verb::kQuit:
      return Quit();
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Board() {
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

Dialog::Next Dialog::Back() {
  if (!menu_.Back()) {
    screen_.Line(Say(language_, "There is nothing to decide."));
    return Next::kAsk;
  }
  return GoOnChoosing();
}

Dialog::Next Dialog::Answers() {
  for (const std::string& line : WholeMenu(menu_, language_, screen_.Size().width - 1).lines) {
    screen_.Line(line);
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Moves(absl::string_view argument) {
  const Sight sight(session_.match(), seat_);
  for (const std::string& line : ChoiceLines(sight, argument, language_)) {
    screen_.Paragraph(line, 6);
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Hint() {
  if (!session_.match().DecisionOf(seat_)) {
    screen_.Line(Say(language_, "There is nothing to decide."));
    return Next::kAsk;
  }
  const absl::StatusOr<std::vector<Advice>> ideas = session_.Hint(seat_);
  if (!ideas.ok() || ideas->empty()) {
    Report(ideas.status());
    return Next::kAsk;
  }
  for (const std::string& line : HintLines(Sight(session_.match(), seat_), *ideas, language_)) {
    screen_.Paragraph(line, 6);
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Log(absl::string_view argument, Account account) {
  size_t count = 20;
  if (!argument.empty() && !absl::SimpleAtoi(argument, &count)) {
    screen_.Trouble(
        absl::Substitute(Say(language_, "This takes a number of lines, not \"$0\"."), argument));
    return Next::kAsk;
  }
  std::vector<StoryLine> lines =
      Tell(session_.match(), Viewer::Seat(seat_), 0, language_.number, account);
  if (lines.size() > count) {
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(count));
  }
  if (lines.empty()) screen_.Line(Say(language_, "Nothing has happened yet."));
  Show(screen_, session_.match(), lines);
  return Next::kAsk;
}

Dialog::Next Dialog::Undo() {
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
    screen_.Trouble(absl::Substitute(Say(language_, "$0 needs the name of a file."), "save"));
    return Next::kAsk;
  }
  std::error_code error;
  if (std::filesystem::is_regular_file(std::string(argument), error)) {
    const absl::StatusOr<std::string> answer = input_.Ask(
        absl::Substitute(Say(language_, "$0 is there already. Overwrite it? [y/N] "), argument));
    if (!answer.ok() || !IsYes(*answer)) {
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
    screen_.Trouble(absl::Substitute(Say(language_, "$0 needs the name of a file."), "load"));
    return Next::kAsk;
  }
  const bool changed = absl::ConsumePrefix(&argument, "changed ");
  argument = absl::StripLeadingAsciiWhitespace(argument);
  if (absl::Status status = session_.Load(std::string(argument), changed); !status.ok()) {
    Report(status);
    if (!changed && status.code() == absl::StatusCode::kPermissionDenied) {
      screen_.Line(absl::Substitute(
          Say(language_, "To try it with the packs that are loaded: load changed $0"), argument));
    }
    return Next::kAsk;
  }
  screen_.Line(absl::Substitute(Say(language_, "Loaded $0."), argument));
  autosave_ = Autosave(session_);  // The match before stays where it is kept.
  MeetMatch();
  return Next::kGoOn;
}

Dialog::Next Dialog::Replay(absl::string_view argument) {
  if (argument.empty()) {
    screen_.Trouble(absl::Substitute(Say(language_, "$0 needs the name of a file."), "replay"));
  } else if (absl::Status status = session_.SaveReplay(std::string(argument)); !status.ok()) {
    Report(status);
  } else {
    screen_.Line(absl::Substitute(Say(language_, "Wrote the replay to $0."), argument));
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Help(absl::string_view argument) {
  const Match& match = session_.match();
  const int width = screen_.Size().width - 1;
  const std::vector<std::string> lines = argument.empty()
                                             ? ExplainPlaying(match, seat_, language_, width)
                                             : Explain(match, argument, language_, width);
  for (const std::string& line : lines) screen_.Line(line);
  if (lines.empty()) {
    screen_.Trouble(absl::Substitute(Say(language_, "Nothing is known of \"$0\"."), argument));
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Quit() {
  const bool over = session_.match().outcome().over;
  screen_.Line(Say(language_, over ? "Good-bye." : "Good-bye. The match is not finished."));
  autosave_.Keep(session_);
  if (!over && !autosave_.path().empty()) {
    screen_.Line(Say(language_, "Everything is saved. To go on: mallard play --continue"));
  }
  return Next::kLeave;
}

}  // namespace mallard::terminal
