// The course of the dialogue; what can be typed is in dialog_commands.cc.
#include "examples/terminal/dialog.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"
#include "examples/terminal/story.h"
#include "examples/terminal/typed.h"
#include "mallard/notation.h"

namespace mallard::terminal {
namespace {

std::string PlayerName(int seat) { return absl::StrCat("p", seat + 1); }

// "take turn: Observe a cell or use a maneuver."
std::string Ask(const Rules& rules, const Decision& decision) {
  const KindSpec* spec = Manifest::Find(rules.manifest().decisions, decision.kind);
  if (spec == nullptr) return FormatDecision(rules, decision);
  const std::string text = FormatDecision(rules, decision);
  const std::string arguments = text.substr(std::min(text.size(), std::string(spec->name).size()));
  return absl::StrCat(absl::StrReplaceAll(spec->name, {{"_", " "}}), arguments, ": ", spec->doc);
}

}  // namespace

Dialog::Dialog(Session& session, Screen& screen, PackWatch* watch)
    : session_(session),
      screen_(screen),
      watch_(watch),
      input_(
          screen,
          watch == nullptr ? std::function<bool()>() : [this] { return LookForChanges(); }) {
  MeetMatch();
}

void Dialog::MeetMatch() {
  seat_ = session_.Humans().front();
  seated_ = session_.Humans().size() == 1;
  told_.assign(static_cast<size_t>(session_.match().seats()), 0);
}

absl::Status Dialog::Run() {
  bool end_shown = false;
  while (true) {
    absl::Status stuck;
    Next next = Next::kGoOn;
    const int seat = session_.NextSeat(seat_);
    if (session_.match().outcome().over) {
      if (!end_shown) {
        TellNews();
        Board("");
        screen_.Line(
            absl::StrCat("The match is over: ",
                         DescribeOutcome(session_.match().outcome(), session_.match().seats()),
                         ".\nYou can still type replay FILE, save FILE, undo or quit."));
      }
      end_shown = true;
      next = Converse(false);
    } else if (seat < 0) {
      stuck = absl::InternalError("the match is not over, but nobody is to act");
    } else if (session_.IsHuman(seat)) {
      next = TakeTurn(seat);
    } else if (absl::Status status = session_.ActBot(seat); !status.ok()) {
      stuck = absl::Status(status.code(), absl::StrCat("the bot ", PlayerName(seat),
                                                       " cannot go on: ", status.message()));
    }
    if (!stuck.ok()) {
      if (seated_) TellNews();
      screen_.Trouble(absl::StrCat("Sorry, ", stuck.message(),
                                   ".\nNothing is lost: type undo, save FILE, load FILE or quit."));
      next = Converse(false);
    }
    if (next == Next::kLeave) return stuck;
    end_shown = end_shown && session_.match().outcome().over;
  }
}

Dialog::Next Dialog::TakeTurn(int seat) {
  if (!HandOver(seat)) return Quit("");
  TellNews();
  screen_.Line();
  Board("");
  const Sight sight(session_.match(), seat);
  screen_.Paragraph(absl::StrCat(PlayerName(seat), ", ", Ask(sight.rules(), sight.decision()), " (",
                                 sight.LegalCount(), " choices: moves, help)"),
                    2);
  return Converse(true);
}

bool Dialog::HandOver(int seat) {
  if (seated_ && seat == seat_) return true;
  if (seated_) {
    TellNews();
    if (input_
            .Ask(absl::StrCat("Press Enter to clear the screen, then hand the keyboard to ",
                              PlayerName(seat), ". "))
            .status()
            .code() == absl::StatusCode::kOutOfRange) {
      return false;
    }
  }
  screen_.Clear();
  const absl::Status ready =
      input_.Ask(absl::StrCat(PlayerName(seat), ", press Enter to see your side. ")).status();
  seat_ = seat;
  seated_ = true;
  return ready.code() != absl::StatusCode::kOutOfRange;
}

Dialog::Next Dialog::Converse(bool may_act) {
  while (true) {
    const absl::StatusOr<std::string> line =
        input_.Ask(may_act ? absl::StrCat(PlayerName(seat_), "> ") : "> ");
    if (line.status().code() == absl::StatusCode::kOutOfRange) return Quit("");
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
  const absl::string_view name = line.substr(0, line.find(' '));
  const absl::string_view argument = absl::StripAsciiWhitespace(line.substr(name.size()));
  for (const Command& command : Commands()) {
    if (absl::EqualsIgnoreCase(name, command.name)) return (this->*command.run)(argument);
  }
  if (may_act && !slash) return Act(line);
  screen_.Trouble(absl::StrCat("There is no command \"", name, "\". Type help."));
  return Next::kAsk;
}

Dialog::Next Dialog::Act(absl::string_view text) {
  const absl::StatusOr<Action> action = ReadTypedAction(Sight(session_.match(), seat_), text);
  const absl::Status status = action.ok() ? session_.Act(seat_, *action) : action.status();
  if (status.ok()) return Next::kGoOn;
  Report(status);
  return Next::kAsk;
}

void Dialog::TellNews() {
  size_t& told = told_[static_cast<size_t>(seat_)];
  Show(screen_, session_.match(), Tell(session_.match(), Viewer::Seat(seat_), told));
  told = session_.match().EventCount(Viewer::Seat(seat_));
}

bool Dialog::LookForChanges() {
  const auto changed = watch_->Poll();
  if (!changed.has_value()) return false;
  const absl::Status status = changed->ok() ? session_.CarryOver(**changed) : changed->status();
  if (status.ok()) {
    screen_.Line("\nThe packs have changed: the match goes on with what they say now.");
  } else {
    screen_.Trouble(absl::StrCat("\nThe packs have changed, but cannot be used:\n",
                                 status.message(),
                                 "\nThe match goes on with what was loaded before."));
  }
  return true;
}

void Dialog::Report(const absl::Status& status) {
  switch (status.code()) {
    case absl::StatusCode::kFailedPrecondition:
      screen_.Trouble(absl::StrCat("That is not possible: ", status.message(), "."));
      break;
    case absl::StatusCode::kAborted:
    case absl::StatusCode::kResourceExhausted:
      screen_.Trouble(absl::StrCat("A script of the loaded packs failed, and nothing has changed: ",
                                   status.message()));
      break;
    default:
      screen_.Trouble(absl::StrCat("Sorry, ", status.message(), "."));
  }
}

}  // namespace mallard::terminal
