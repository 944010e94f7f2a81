#include "examples/terminal/full_screen.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/autosave.h"
#include "examples/terminal/curses.h"
#include "examples/terminal/explain.h"
#include "examples/terminal/interrupt.h"
#include "examples/terminal/menu.h"
#include "examples/terminal/page.h"
#include "examples/terminal/story.h"
#include "examples/terminal/table_text.h"
#include "examples/terminal/typed.h"
#include "mallard/notation.h"
#include "mallard/reading.h"
#include "mallard/reason_text.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

void AppendUtf8(char32_t sign, std::string& out) {
  Canvas one(1, 1);
  one.Put(0, 0, sign);
  const std::string text = one.Line(0, false);
  out += text.empty() ? std::string(" ") : text;
}

class FullScreen {
 public:
  FullScreen(Session& session, const FullScreenOptions& options)
      : session_(session),
        options_(options),
        language_(options.language),
        watching_(session.Humans().empty()),
        autosave_(session.match().rules().manifest().game),
        terminal_(options.color) {
    seat_ = watching_ ? 0 : session.Humans().front();
    seated_ = session.Humans().size() <= 1;
  }

  absl::Status Run();
  bool over() const { return session_.match().outcome().over; }
  const Autosave& autosave() const { return autosave_; }

 private:
  Viewer viewer() const { return watching_ ? Viewer::Host() : Viewer::Seat(seat_); }
  std::string SeatName(int seat) const {
    return Reader(session_.match().rules(), nullptr, language_.number).Seat(seat);
  }

  void Look() {
    table_.Look(session_.match(), viewer(), language_.number,
                watching_ ? nullptr : &menu_.choice());
  }
  void Ask();
  void Draw();
  int DrawFoot(Canvas& out);
  void Panel(Canvas& out, int top, int bottom);
  void HandOver(int seat);
  // What a key does while somebody is asked; true if the match stands elsewhere now.
  bool Obey(const Key& key);
  bool Typed();
  bool Click(int x, int y);
  bool Confirm();
  bool TakeWhole();
  bool Take(const Action& action);
  void Undo();
  void MoveCursor(int dx, int dy);
  void Step(int by);

  Session& session_;
  const FullScreenOptions& options_;
  Language language_;
  bool watching_;
  Autosave autosave_;
  CursesTerminal terminal_;
  InterruptWatch interrupts_;
  Menu menu_;
  TableText table_;
  int seat_ = 0;
  bool seated_ = true;
  bool leave_ = false;
  bool paused_ = false;
  std::string typed_;
  std::string message_;  // Said in answer to the last key.
  std::vector<std::string>
      reading_;    // Longer texts, shown in place of the table until a key comes.
  int panel_ = 0;  // 0: the table; 1: the log; then the areas of the scene.
  Scroll scroll_;
  size_t cursor_ = 0;  // Chosen line of the menu, or item among those offered.
  size_t told_ = 0;    // Events before the last turn of the reader.
  Canvas shown_{0, 0};
  int menu_top_ = 0;  // Line of the window where the menu begins.
};

void FullScreen::Ask() {
  menu_.Begin(session_.match(), seat_, language_.number);
  cursor_ = 0;
  panel_ = 0;
  typed_.clear();
  autosave_.Keep(session_.match());
}

void FullScreen::Panel(Canvas& out, int top, int bottom) {
  const Extent room = {out.width(), bottom - top};
  if (!reading_.empty()) {
    for (int y = 0; y < room.height && static_cast<size_t>(y + scroll_.y) < reading_.size(); ++y) {
      out.Text(0, top + y, reading_[static_cast<size_t>(y + scroll_.y)]);
    }
  } else if (panel_ == 1) {
    const std::vector<std::string> log = Layout(
        session_.match(), Tell(session_.match(), viewer(), 0, language_.number), room.width - 1);
    const int first = std::max(0, static_cast<int>(log.size()) - room.height - scroll_.y);
    for (int y = 0; y < room.height && static_cast<size_t>(first + y) < log.size(); ++y) {
      out.Text(0, top + y, log[static_cast<size_t>(first + y)]);
    }
  } else if (panel_ >= 2) {
    const size_t area =
        static_cast<size_t>(panel_ - 2) % std::max<size_t>(1, table_.scene().areas.size());
    out.Paste(table_.DrawArea(area, room, scroll_), 0, top);
  } else {
    out.Paste(table_.Draw(room, scroll_), 0, top);
  }
}

// News, question, answers and what is typed; returns where they begin.
int FullScreen::DrawFoot(Canvas& out) {
  const int width = out.width();
  std::vector<std::string> lines;
  const Match& match = session_.match();
  const std::vector<std::string> news =
      Layout(match, Tell(match, viewer(), told_, language_.number), width - 1);
  // Boards come first, news get what they leave.
  const int board = table_.WantedHeight({width, out.height() * 2 / 3}) + (table_.HasHand() ? 2 : 1);
  const size_t most = static_cast<size_t>(std::clamp(out.height() - 5 - board, 1, 8));
  for (size_t i = news.size() > most ? news.size() - most : 0; i < news.size(); ++i) {
    lines.push_back(news[i]);
  }
  const size_t question = lines.size();
  std::vector<std::string> answers;
  if (match.outcome().over) {
    lines.push_back(absl::Substitute(Say(language_, "The match is over: $0."),
                                     DescribeOutcome(match, language_)));
  } else if (watching_) {
    lines.push_back(paused_ ? "|| space: on, arrows: step, q: quit" : "> space: pause, q: quit");
  } else {
    const std::string chosen = menu_.Chosen();
    lines.push_back(absl::StrCat(
        SeatName(seat_), ": ", chosen.empty() ? "" : absl::StrCat(chosen, ": "), menu_.Question()));
    const int left = out.height() - 4 - board - static_cast<int>(lines.size());
    answers =
        MenuLines(menu_, language_, width - 1, std::clamp(left, 2, std::max(2, out.height() / 4)));
  }
  int y = out.height() - 1 - static_cast<int>(lines.size() + answers.size());
  const int top = y;
  for (size_t i = 0; i < lines.size(); ++i) {
    Ink ink;
    ink.strong = i == question;
    out.Text(0, y++, CutTo(lines[i], width), ink);
  }
  menu_top_ = y;
  // The chosen answer stands out: its number and name are found again in the line.
  const std::string wanted = cursor_ < menu_.lines().size() && !menu_.IsPlace()
                                 ? absl::StrCat(cursor_ + 1, " ", menu_.lines()[cursor_].text)
                                 : "";
  for (const std::string& answer : answers) {
    out.Text(0, y, answer);
    const size_t at = wanted.empty()
                          ? std::string::npos
                          : absl::StrCat(answer, "   ").find(absl::StrCat(" ", wanted, "   "));
    if (at != std::string::npos) {
      Ink ink;
      ink.reverse = true;
      out.Text(ColumnsOf(answer.substr(0, at + 1)), y, wanted, ink);
    }
    ++y;
  }
  Ink faint;
  faint.faint = true;
  if (!message_.empty() && typed_.empty()) {
    out.Text(0, out.height() - 1, CutTo(message_, width), faint);
  } else {
    out.Text(0, out.height() - 1, absl::StrCat("> ", CutTo(typed_, width - 3)));
  }
  return top;
}

void FullScreen::Draw() {
  const WindowSize size = terminal_.Size();
  Look();
  Canvas out(size.width, size.height);
  Ink title;
  title.reverse = true;
  out.Text(0, 0, std::string(static_cast<size_t>(size.width), ' '), title);
  out.Text(0, 0, CutTo(absl::StrCat(table_.Title(), "   ", table_.Standing()), size.width), title);
  Canvas foot(size.width, size.height);
  const int top = DrawFoot(foot);
  Panel(out, 1, top);
  for (int y = std::max(1, top); y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) out.Put(x, y, foot.At(x, y).sign, foot.At(x, y).ink);
  }
  // On a board the cursor is an item that would be an answer.
  if (!watching_ && panel_ == 0 && reading_.empty() && menu_.IsPlace() &&
      cursor_ < menu_.lines().size()) {
    const Reference wanted =
        menu_.choice().ReferenceTo(menu_.choice().Next(), menu_.lines()[cursor_].value.value);
    for (int y = 1; y < top; ++y) {
      for (int x = 0; x < size.width; ++x) {
        const Glyph glyph = out.At(x, y);
        if (glyph.ink.item < 0) continue;
        const SceneItem& item = table_.scene().items[static_cast<size_t>(glyph.ink.item)];
        const auto references = table_.scene().ReferencesOf(item);
        if (std::find(references.begin(), references.end(), wanted) == references.end()) continue;
        Ink ink = glyph.ink;
        ink.reverse = true;
        out.Put(x, y, glyph.sign, ink);
      }
    }
  }
  shown_ = out;
  const bool asks = !watching_ && !session_.match().outcome().over;
  terminal_.Show(out, asks ? 2 + ColumnsOf(typed_) : -1, size.height - 1);
}

void FullScreen::HandOver(int seat) {
  if (seated_ && seat == seat_) return;
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
    message_ = absl::Substitute(Say(language_, "That is not possible: $0."), status.message());
    Ask();
    return false;
  }
  told_ = before;
  message_.clear();
  autosave_.Keep(session_.match());
  return true;
}

bool FullScreen::TakeWhole() {
  cursor_ = 0;
  if (!menu_.IsWhole()) return false;
  return Take(menu_.Whole());
}

bool FullScreen::Confirm() {
  if (cursor_ >= menu_.lines().size()) return false;
  const ChoiceValue value = menu_.lines()[cursor_].value;
  const absl::Status status = menu_.Choose(value);
  if (!status.ok()) {
    message_ = std::string(status.message());
    return false;
  }
  return TakeWhole();
}

void FullScreen::Undo() {
  if (absl::Status status = session_.Undo(seat_); !status.ok()) {
    message_ = std::string(status.message());
    return;
  }
  told_ = std::min(told_, session_.match().EventCount(viewer()));
  message_ = std::string(Say(language_, "Taken back to your last decision."));
  Ask();
}

bool FullScreen::Typed() {
  const std::string text = std::exchange(typed_, "");
  const std::pair<std::string, std::string> parts = absl::StrSplit(text, absl::MaxSplits(' ', 1));
  const auto& [word, rest] = parts;
  if (word == "q" || word == "quit") {
    leave_ = true;
  } else if (word == "u" || word == "undo") {
    Undo();
  } else if (word == "b" || word == "back") {
    menu_.Back();
  } else if (word == "h" || word == "hint") {
    const absl::StatusOr<std::vector<Advice>> ideas = session_.Hint(seat_);
    if (ideas.ok() && !ideas->empty()) {
      const Rules& rules = session_.match().rules();
      const std::string reason =
          ReasonText(rules.ruleset(), ideas->front().reason, language_.number);
      message_ = absl::StrCat(absl::Substitute(Say(language_, "The bot would play: $0"),
                                               FormatAction(rules, ideas->front().action)),
                              reason.empty() ? "" : ": ", reason);
    } else {
      message_ = std::string(ideas.status().message());
    }
  } else if (word == "l" || word == "log") {
    panel_ = 1;
  } else if (word == "s" || word == "show") {
    const std::optional<size_t> area = table_.FindArea(rest);
    if (area.has_value()) panel_ = 2 + static_cast<int>(*area);
  } else if (word == "save" && !rest.empty()) {
    const absl::Status status = session_.Save(rest);
    message_ = status.ok() ? absl::Substitute(Say(language_, "Saved to $0."), rest)
                           : std::string(status.message());
  } else if (word == "?" || word == "help") {
    reading_ = Explain(session_.match(), rest, language_.number, terminal_.Size().width - 1);
    if (reading_.empty())
      message_ = absl::Substitute(Say(language_, "Nothing is known of \"$0\"."), rest);
  } else if (!session_.match().outcome().over) {
    const absl::Status answered = menu_.Answer(text);
    if (answered.ok()) return TakeWhole();
    const absl::StatusOr<Action> action = ReadTypedAction(Sight(session_.match(), seat_), text);
    if (action.ok()) return Take(*action);
    message_ =
        std::string(absl::IsNotFound(answered) ? action.status().message() : answered.message());
  }
  return false;
}

bool FullScreen::Click(int x, int y) {
  if (y >= menu_top_ && y < terminal_.Size().height - 1 && !menu_.IsPlace()) {
    // The answer whose text is under the mouse.
    for (size_t i = 0; i < menu_.lines().size(); ++i) {
      const std::string wanted = absl::StrCat(i + 1, " ", menu_.lines()[i].text);
      const std::string line = absl::StrCat(shown_.Line(y, false), "   ");
      const size_t at = line.find(absl::StrCat(" ", wanted, "   "));
      if (at == std::string::npos) continue;
      const int left = ColumnsOf(line.substr(0, at + 1));
      if (x < left || x >= left + ColumnsOf(wanted)) continue;
      cursor_ = i;
      return Confirm();
    }
    return false;
  }
  const int item = shown_.At(x, y).ink.item;
  if (item < 0) return false;
  const SceneItem& clicked = table_.scene().items[static_cast<size_t>(item)];
  absl::Status why = absl::NotFoundError(table_.words().Describe(clicked));
  for (const Reference& reference : table_.scene().ReferencesOf(clicked)) {
    const absl::Status status = menu_.Point(reference);
    if (status.ok()) return TakeWhole();
    why = status;
  }
  message_ = absl::StrCat(table_.words().Describe(clicked),
                          absl::IsNotFound(why) ? "" : absl::StrCat(" - ", why.message()));
  return false;
}

// In a menu to the next answer; on a board to the nearest answer in that direction.
void FullScreen::MoveCursor(int dx, int dy) {
  const size_t count = menu_.lines().size();
  if (count == 0) return;
  if (!menu_.IsPlace()) {
    cursor_ = (cursor_ + count + static_cast<size_t>(dx + dy + static_cast<int>(count))) % count;
    return;
  }
  std::vector<std::optional<Scroll>> places(count);
  const int step = menu_.choice().Next();
  for (int y = 0; y < shown_.height(); ++y) {
    for (int x = 0; x < shown_.width(); ++x) {
      const int item = shown_.At(x, y).ink.item;
      if (item < 0) continue;
      const auto references =
          table_.scene().ReferencesOf(table_.scene().items[static_cast<size_t>(item)]);
      for (size_t i = 0; i < count; ++i) {
        if (places[i].has_value()) continue;
        const Reference wanted = menu_.choice().ReferenceTo(step, menu_.lines()[i].value.value);
        if (std::find(references.begin(), references.end(), wanted) != references.end())
          places[i] = {x, y};
      }
    }
  }
  if (cursor_ >= count || !places[cursor_].has_value()) {
    cursor_ = (cursor_ + 1) % count;
    return;
  }
  const Scroll from = *places[cursor_];
  int best = 1 << 30;
  for (size_t i = 0; i < count; ++i) {
    if (!places[i].has_value()) continue;
    const int ahead = (places[i]->x - from.x) * dx + (places[i]->y - from.y) * dy * 2;
    const int aside =
        dx != 0 ? std::abs(places[i]->y - from.y) * 4 : std::abs(places[i]->x - from.x) * 2;
    if (ahead <= 0 || ahead + aside >= best) continue;
    best = ahead + aside;
    cursor_ = i;
  }
}

bool FullScreen::Obey(const Key& key) {
  if (!reading_.empty() && key.kind != Key::kPageUp && key.kind != Key::kPageDown &&
      key.kind != Key::kResize) {
    reading_.clear();
    scroll_ = {};
    return false;
  }
  switch (key.kind) {
    case Key::kText:
      message_.clear();
      AppendUtf8(key.sign, typed_);
      return false;
    case Key::kEnter:
      return typed_.empty() ? Confirm() : Typed();
    case Key::kBack:
      if (typed_.empty()) {
        if (panel_ != 0) {
          panel_ = 0;
        } else {
          menu_.Back();
        }
      } else {
        while (!typed_.empty() && (static_cast<unsigned char>(typed_.back()) & 0xC0) == 0x80)
          typed_.pop_back();
        if (!typed_.empty()) typed_.pop_back();
      }
      return false;
    case Key::kUp:
      MoveCursor(0, -1);
      return false;
    case Key::kDown:
      MoveCursor(0, 1);
      return false;
    case Key::kLeft:
      MoveCursor(-1, 0);
      return false;
    case Key::kRight:
      MoveCursor(1, 0);
      return false;
    case Key::kPageUp:
      scroll_.y += panel_ == 1 ? 5 : -5;
      scroll_.y = std::max(0, scroll_.y);
      return false;
    case Key::kPageDown:
      scroll_.y = std::max(0, scroll_.y + (panel_ == 1 ? -5 : 5));
      return false;
    case Key::kTab:
      panel_ = (panel_ + 1) % (2 + static_cast<int>(table_.scene().areas.size()));
      scroll_ = {};
      return false;
    case Key::kClick:
      return Click(key.x, key.y);
    case Key::kNone:
    case Key::kResize:
      return false;
  }
  return false;
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

absl::Status FullScreen::Run() {
  bool asked = false;
  while (!leave_ && !Interrupted()) {
    const bool over = session_.match().outcome().over;
    const int seat = over ? -1 : session_.NextSeat(seat_);
    if (watching_) {
      Draw();
      const Key key = terminal_.Wait(paused_ || over ? -1 : options_.pause);
      if (key.kind == Key::kText && key.sign == U'q') break;
      if (key.kind == Key::kText && key.sign == U' ') paused_ = !paused_;
      if (key.kind == Key::kLeft || key.kind == Key::kRight)
        paused_ = true, Step(key.kind == Key::kLeft ? -1 : 1);
      if (key.kind == Key::kTab) panel_ = panel_ == 0 ? 1 : 0;
      if (key.kind == Key::kNone && !paused_ && !over) Step(1);
      continue;
    }
    if (!over && seat < 0)
      return absl::InternalError("the match is not over, but nobody is to act");
    if (!over && !session_.IsHuman(seat)) {
      if (absl::Status status = session_.ActBot(seat); !status.ok()) return status;
      continue;
    }
    if (!over && (!asked || seat != seat_)) {
      HandOver(seat);
      Ask();
      asked = true;
    }
    Draw();
    const uint64_t revision = session_.match().revision();
    const bool moved = Obey(terminal_.Wait(-1));
    if (moved || session_.match().revision() != revision) asked = false;
    if (over) autosave_.Keep(session_.match());
  }
  autosave_.Keep(session_.match());
  return absl::OkStatus();
}

}  // namespace

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
