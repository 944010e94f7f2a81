// How a match goes on a full screen. What is seen is in full_screen_draw.cc, what keys do in
// full_screen_keys.cc, what can be typed in full_screen_commands.cc.
#include "examples/terminal/full_screen.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/full_screen_view.h"
#include "examples/terminal/story.h"

namespace mallard::terminal {

void FullScreen::Meet() {
  const std::vector<int> humans = session_.Humans();
  seat_ = watching_ ? 0 : humans.front();
  seated_ = humans.size() <= 1;
  asked_ = false;
  // What was told before a match was saved is in the log.
  const Match& match = session_.match();
  told_ = match.UndoDepth() == 0 ? 0 : match.EventCount(viewer());
}

void FullScreen::Ask() {
  menu_.Begin(session_.match(), seat_, language_.number);
  asked_ = true;
  ResetCursor();
  panel_ = 0;
  typed_.clear();
  autosave_.Keep(session_);
}

void FullScreen::HandOver(int seat) {
  if (seated_ && seat == seat_) return;
  if (seated_) {  // Who has acted sees what came of it first.
    passing_to_ = seat;
    Key key;
    do {
      Draw();
      key = terminal_.Wait(-1);
      if (Interrupted()) leave_ = true;
    } while (key.kind != Key::kEnter && !leave_);
    passing_to_ = -1;
  }
  const WindowSize size = terminal_.Size();
  Canvas out(size.width, size.height);
  out.Text(2, size.height / 2,
           absl::Substitute(Say(language_, "$0, press Enter to see your side. "), SeatName(seat)));
  Key key;
  do {
    terminal_.Show(out, -1, 0);
    key = terminal_.Wait(-1);
    if (Interrupted()) leave_ = true;
  } while (key.kind != Key::kEnter && !leave_);
  seat_ = seat;
  seated_ = true;
}

bool FullScreen::Take(const Action& action) {
  const size_t before = session_.match().EventCount(viewer());
  const absl::Status status = session_.Act(seat_, action);
  if (!status.ok()) {
    Ask();
    message_ = absl::Substitute(Say(language_, "That is not possible: $0."), Why(status.message()));
    return false;
  }
  told_ = before;
  message_.clear();
  reading_.clear();
  autosave_.Keep(session_);
  return true;
}

bool FullScreen::TakeWhole() {
  ResetCursor();
  if (!menu_.IsWhole()) return false;
  return Take(menu_.Whole());
}

bool FullScreen::Confirm() {
  if (over() || cursor_ >= menu_.lines().size()) return false;
  if (Aims()) return TakeAim();
  const ChoiceValue value = menu_.lines()[cursor_].value;
  const absl::Status status = menu_.Choose(value);
  if (!status.ok()) {
    message_ = Why(status.message());
    return false;
  }
  return TakeWhole();
}

// Steps through a match that is watched, by actions.
void FullScreen::Step(int by) {
  const Match& match = session_.match();
  if (by < 0 && match.UndoDepth() > 0) session_.Step(-1).IgnoreError();
  if (by > 0 && match.RedoDepth() > 0) {
    session_.Step(1).IgnoreError();
  } else if (by > 0 && !match.outcome().over) {
    const int seat = session_.NextSeat(-1);
    if (seat >= 0) session_.ActBot(seat).IgnoreError();
  }
  const size_t events = match.EventCount(viewer());
  told_ = events > 12 ? events - 12 : 0;
}

// False when the watcher has had enough.
bool FullScreen::Watch(const Key& key) {
  switch (key.kind) {
    case Key::kText:
      if (key.sign == U'q') return false;
      if (key.sign == U' ') paused_ = !paused_;
      break;
    case Key::kLeft:
    case Key::kRight:
      paused_ = true;
      Step(key.kind == Key::kLeft ? -1 : 1);
      break;
    case Key::kTab:
      panel_ = panel_ == 0 ? kLog : 0;
      break;
    case Key::kNone:
      if (!paused_ && !over()) Step(1);
      break;
    default:
      break;
  }
  return true;
}

bool FullScreen::LookForChanges() {
  if (options_.watch == nullptr) return false;
  const std::optional<PackNews> news = CarryOverChanges(*options_.watch, session_, language_);
  if (!news.has_value()) return false;
  if (news->carried_over) {
    told_ = std::min(told_, session_.match().EventCount(viewer()));
    asked_ = false;
  } else {
    Read(absl::StrSplit(news->text, '\n'));
  }
  message_ = news->text.substr(0, news->text.find('\n'));
  return true;
}

void FullScreen::AskPerson() {
  constexpr int kLookForChanges = 500;  // Milliseconds.
  Draw();
  const Key key = terminal_.Wait(options_.watch == nullptr ? -1 : kLookForChanges);
  if (LookForChanges() || key.kind == Key::kNone) return;
  const uint64_t revision = session_.match().revision();
  const bool was_over = over();
  if (Obey(key) || session_.match().revision() != revision) asked_ = false;
  if (was_over) autosave_.Keep(session_);
}

absl::Status FullScreen::Run() {
  while (!leave_ && !Interrupted()) {
    if (watching_) {
      Draw();
      if (!Watch(terminal_.Wait(paused_ || over() ? -1 : options_.pause))) break;
      continue;
    }
    const int seat = over() ? -1 : session_.NextSeat(seat_);
    if (!over() && seat < 0)
      return absl::InternalError("the match is not over, but nobody is to act");
    if (!over() && !session_.IsHuman(seat)) {
      if (absl::Status status = session_.ActBot(seat); !status.ok()) return status;
      continue;
    }
    if (!over() && (!asked_ || seat != seat_)) {
      HandOver(seat);
      Ask();
    }
    AskPerson();
  }
  autosave_.Keep(session_);
  return absl::OkStatus();
}

bool FullScreenWorks() { return HasCurses(); }

absl::Status RunFullScreen(Session& session, const FullScreenOptions& options,
                           std::string* farewell) {
  FullScreen screen(session, options);
  const absl::Status status = screen.Run();
  if (screen.over()) {
    *farewell = absl::Substitute(Say(options.language, "The match is over: $0."),
                                 DescribeOutcome(session.match(), options.language));
  } else {
    *farewell = std::string(Say(options.language, "Good-bye. The match is not finished."));
    if (!screen.autosave().path().empty() && !session.Humans().empty()) {
      absl::StrAppend(
          farewell, "\n",
          Say(options.language, "Everything is saved. To go on: mallard play --continue"));
    }
  }
  return status;
}

}  // namespace mallard::terminal
