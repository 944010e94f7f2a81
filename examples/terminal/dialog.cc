// The course of the dialogue; what can be typed is in dialog_commands.cc.
#include "examples/terminal/dialog.h"

#include <algorithm>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/menu_view.h"
#include "examples/terminal/page.h"
#include "examples/terminal/story.h"
#include "examples/terminal/typed.h"
#include "mallard/notation.h"
#include "mallard/reading.h"
#include "mallard/refusal_text.h"

namespace mallard::terminal {

Dialog::Dialog(Session& session, Screen& screen, const Language& language, PackWatch* watch)
    : session_(session),
      screen_(screen),
      language_(language),
      watch_(watch),
      input_(
          screen, watch == nullptr ? std::function<bool()>() : [this] { return LookForChanges(); }),
      autosave_(session) {
  input_.SetCompletion([this](absl::string_view typed) { return Completions(typed); });
  MeetMatch();
}

std::string Dialog::PlayerName(int seat) const {
  return Reader(session_.match().rules(), nullptr, language_.number).Seat(seat);
}

void Dialog::MeetMatch() {
  const Match& match = session_.match();
  seat_ = session_.Humans().front();
  seated_ = session_.Humans().size() == 1;
  // What was told before a match was saved is in the log.
  told_.clear();
  for (int seat = 0; seat < match.seats(); ++seat) {
    told_.push_back(match.EventCount(Viewer::Seat(seat)));
  }
  if (match.UndoDepth() == 0) told_.assign(told_.size(), 0);
}

void Dialog::Look() {
  table_.Look(session_.match(), Viewer::Seat(seat_), language_.number, &menu_.choice());
  std::vector<std::string> names;
  for (int seat = 0; seat < session_.match().seats(); ++seat)
    names.push_back(table_.SeatName(seat));
  screen_.SetNames(std::move(names));
}

absl::Status Dialog::Run() {
  bool end_shown = false;
  while (true) {
    absl::Status stuck;
    Next next = Next::kGoOn;
    const int seat = session_.NextSeat(seat_);
    if (Interrupted()) return Quit() == Next::kLeave ? absl::OkStatus() : stuck;
    if (session_.match().outcome().over) {
      if (!end_shown) {
        autosave_.Keep(session_);
        TellNews();
        Board();
        screen_.Line(absl::Substitute(Say(language_, "The match is over: $0."),
                                      DescribeOutcome(session_.match(), language_)));
        screen_.Line(Say(language_, "You can still type replay FILE, save FILE, undo or quit."));
      }
      end_shown = true;
      next = Converse(false);
    } else if (seat < 0) {
      stuck = absl::InternalError("the match is not over, but nobody is to act");
    } else if (session_.IsHuman(seat)) {
      next = TakeTurn(seat);
    } else if (absl::Status status = session_.ActBot(seat); !status.ok()) {
      stuck = absl::Status(status.code(),
                           absl::Substitute(Say(language_, "the bot $0 cannot go on: $1"),
                                            PlayerName(seat), status.message()));
    }
    if (!stuck.ok()) {
      if (seated_) TellNews();
      screen_.Trouble(absl::StrCat(
          absl::Substitute(Say(language_, "Sorry, $0."), stuck.message()), "\n",
          Say(language_, "Nothing is lost: type undo, save FILE, load FILE or quit.")));
      next = Converse(false);
    }
    if (next == Next::kLeave) return stuck;
    end_shown = end_shown && session_.match().outcome().over;
  }
}

Dialog::Next Dialog::TakeTurn(int seat) {
  if (!HandOver(seat)) return Quit();
  autosave_.Keep(session_);
  menu_.Begin(session_.match(), seat, language_.number);
  Look();
  ShowPage(screen_, table_, News(), menu_, language_);
  return Converse(true);
}

bool Dialog::HandOver(int seat) {
  if (seated_ && seat == seat_) return true;
  if (seated_) {
    TellNews();
    if (input_
            .Ask(absl::Substitute(
                Say(language_, "Press Enter to clear the screen, then pass the keyboard to $0. "),
                PlayerName(seat)))
            .status()
            .code() == absl::StatusCode::kOutOfRange) {
      return false;
    }
  }
  screen_.Clear();
  const absl::Status ready =
      input_
          .Ask(absl::Substitute(Say(language_, "$0, press Enter to see your side. "),
                                PlayerName(seat)))
          .status();
  seat_ = seat;
  seated_ = true;
  return ready.code() != absl::StatusCode::kOutOfRange;
}

Dialog::Next Dialog::Converse(bool may_act) {
  while (true) {
    const absl::StatusOr<std::string> line =
        input_.Ask(may_act ? absl::StrCat(PlayerName(seat_), "> ") : "> ");
    if (line.status().code() == absl::StatusCode::kOutOfRange) return Quit();
    if (!line.ok()) {
      screen_.Trouble(line.status().message());
    } else if (!line->empty()) {
      const Next next = Obey(*line, may_act);
      if (next != Next::kAsk) return next;
    }
  }
}

Dialog::Next Dialog::Obey(absl::string_view line, bool may_act) {
  // A game may have an action with the name of a command; a slash in front says which is meant.
  const bool slash = absl::ConsumePrefix(&line, "/");
  if (may_act && !slash && ParseAction(session_.match().rules(), line).ok()) return Act(line);
  if (const std::optional<TypedCommand> command = FindCommand(line)) return Run(*command);
  if (may_act && !slash) {
    const absl::Status answered = menu_.Answer(line);
    if (answered.ok()) return GoOnChoosing();
    if (absl::IsNotFound(answered)) return Act(line);
    Report(answered);
    return Next::kAsk;
  }
  screen_.Trouble(absl::Substitute(Say(language_, "There is no command \"$0\". Type help."),
                                   line.substr(0, line.find(' '))));
  return Next::kAsk;
}

Dialog::Next Dialog::GoOnChoosing() {
  if (menu_.IsWhole()) {
    const Action action = menu_.Whole();
    const Next next = Take(action);
    if (next == Next::kAsk) menu_.Begin(session_.match(), seat_, language_.number);
    return next;
  }
  const std::string chosen = menu_.Chosen();
  screen_.Paragraph(absl::StrCat(chosen, chosen.empty() ? "" : ": ", menu_.Question()), 2);
  for (const std::string& line :
       MenuLines(menu_, language_, screen_.Size().width - 1, screen_.Size().height / 3)) {
    screen_.Line(line);
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Act(absl::string_view text) {
  const absl::StatusOr<Action> action = ReadTypedAction(Sight(session_.match(), seat_), text);
  if (action.ok()) return Take(*action);
  if (const std::optional<TypedCommand> command = FindShortCommand(text)) return Run(*command);
  if (NamesAnAction(session_.match().rules(), text, action.status())) {
    Report(action.status());
  } else {
    screen_.Trouble(absl::Substitute(
        Say(language_, "\"$0\" is no answer, action or command. Type answers, moves or help."),
        text));
  }
  return Next::kAsk;
}

Dialog::Next Dialog::Take(const Action& action) {
  const absl::Status status = session_.Act(seat_, action);
  if (!status.ok()) {
    Report(status);
    return Next::kAsk;
  }
  autosave_.Keep(session_);
  return Next::kGoOn;
}

std::vector<std::string> Dialog::News() {
  size_t& told = told_[static_cast<size_t>(seat_)];
  const Match& match = session_.match();
  const std::vector<StoryLine> lines = Tell(match, Viewer::Seat(seat_), told, language_.number);
  told = match.EventCount(Viewer::Seat(seat_));
  return Layout(match, lines, screen_.Size().width - 1);
}

void Dialog::TellNews() {
  for (const std::string& line : News()) screen_.Line(line);
}

bool Dialog::LookForChanges() {
  const std::optional<PackNews> news = CarryOverChanges(*watch_, session_, language_);
  if (!news.has_value()) return false;
  screen_.Line();
  if (news->carried_over) {
    screen_.Line(news->text);
  } else {
    screen_.Trouble(news->text);
  }
  return true;
}

void Dialog::Report(const absl::Status& status) {
  absl::string_view form = "Sorry, $0.";
  if (absl::IsFailedPrecondition(status)) form = "That is not possible: $0.";
  if (absl::IsAborted(status) || absl::IsResourceExhausted(status)) {
    form = "A script of the loaded packs failed, and nothing has changed: $0";
  }
  screen_.Trouble(absl::Substitute(
      Say(language_, form),
      RefusalText(session_.match(), Viewer::Seat(seat_), status.message(), language_.number)));
}

}  // namespace mallard::terminal
