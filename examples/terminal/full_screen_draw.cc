// What is seen on a full screen: title, table or panel, news, question, answers, what is typed.
#include <algorithm>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/full_screen_view.h"
#include "examples/terminal/page.h"
#include "examples/terminal/story.h"
#include "examples/terminal/summary.h"

namespace mallard::terminal {

void FullScreen::Panel(Canvas& out, int top, int bottom) {
  const Extent room = {out.width(), bottom - top};
  if (!reading_.empty() && !IsNote()) {
    for (int y = 0; y < room.height && static_cast<size_t>(y + scroll_.y) < reading_.size(); ++y) {
      out.Text(0, top + y, reading_[static_cast<size_t>(y + scroll_.y)]);
    }
  } else if (panel_ == kLog) {
    const std::vector<std::string> log = Layout(
        session_.match(), Tell(session_.match(), viewer(), 0, language_.number), room.width - 1);
    const int first = std::max(0, static_cast<int>(log.size()) - room.height - scroll_.y);
    for (int y = 0; y < room.height && static_cast<size_t>(first + y) < log.size(); ++y) {
      out.Text(0, top + y, log[static_cast<size_t>(first + y)]);
    }
  } else if (panel_ >= kFirstArea) {
    const size_t area =
        static_cast<size_t>(panel_ - kFirstArea) % std::max<size_t>(1, table_.scene().areas.size());
    out.Paste(table_.DrawArea(area, room, lens_), 0, top);
  } else {
    out.Paste(table_.Draw(room, lens_), 0, top);
  }
}

// A text so short that it stands above the table, in place of the news.
bool FullScreen::IsNote() const {
  return !reading_.empty() &&
         static_cast<int>(reading_.size()) <= std::max(3, terminal_.Size().height / 4);
}

// What has happened since the reader's last turn, in at most so many lines.
std::vector<std::string> FullScreen::News(int width, int most) const {
  if (IsNote()) return reading_;
  const Match& match = session_.match();
  std::vector<std::string> news =
      Layout(match, Tell(match, viewer(), told_, language_.number), width - 1);
  if (static_cast<int>(news.size()) <= most) return news;
  if (most < 2) return {news.back()};
  const auto skipped = static_cast<std::ptrdiff_t>(news.size()) - (most - 1);
  news.erase(news.begin(), news.begin() + skipped);
  news.insert(
      news.begin(),
      absl::StrCat(
          "  ", absl::Substitute(Say(language_, "$0 more things happened before (log)"), skipped)));
  return news;
}

// What is asked, or what there is to say instead.
std::vector<std::string> FullScreen::Question(int width) const {
  const Match& match = session_.match();
  if (over()) {
    std::vector<std::string> lines = {absl::Substitute(Say(language_, "The match is over: $0."),
                                                       DescribeOutcome(match, language_))};
    for (const std::string& line : Summary(match, viewer(), language_)) {
      const std::string whole = Wrap(line, 4, static_cast<size_t>(width));
      for (absl::string_view part : absl::StrSplit(whole, '\n')) lines.emplace_back(part);
    }
    return lines;
  }
  if (watching_) return {};
  if (passing_to_ >= 0) {
    return {absl::Substitute(
        Say(language_, "Press Enter to clear the screen, then pass the keyboard to $0. "),
        SeatName(passing_to_))};
  }
  const std::string chosen = menu_.Chosen();
  const std::string whole = absl::StrCat(
      SeatName(seat_), ": ", chosen.empty() ? "" : absl::StrCat(chosen, ": "), menu_.Question());
  return absl::StrSplit(Wrap(whole, 2, static_cast<size_t>(width)), '\n');
}

// Question, answers and what is typed, below a board that wants so many lines; returns where they
// begin.
int FullScreen::DrawFoot(int board, Canvas& out) {
  const int width = out.width();
  const std::vector<std::string> question = Question(width);
  menu_seen_ = {};
  // Beside the board there are title, news, question, and what is typed.
  const int left = out.height() - 3 - board - static_cast<int>(question.size());
  const int most_preview = out.height() >= 30 ? 3 : 2;
  if (IsAsking()) {
    const int most = std::clamp(left - most_preview, 3, std::max(3, out.height() / 3));
    menu_seen_ = MenuAround(menu_, language_, width - 1, most, cursor_);
  }
  // A note says enough for now, and needs the room.
  const int spare = left - static_cast<int>(menu_seen_.lines.size());
  const std::vector<std::string> preview =
      PreviewLines(IsNote() ? 0 : std::clamp(spare, 1, most_preview));
  const int top = out.height() - 1 -
                  static_cast<int>(question.size() + menu_seen_.lines.size() + preview.size());
  int y = top;
  Ink strong, faint;
  strong.strong = true;
  faint.faint = true;
  for (const std::string& line : question) out.Text(0, y++, CutTo(line, width), strong);
  menu_top_ = y;
  DrawMenu(y, out);
  y += static_cast<int>(menu_seen_.lines.size());
  for (const std::string& line : preview) out.Text(0, y++, CutTo(line, width), faint);
  DrawInput(out);
  return top;
}

std::string FullScreen::Prompt() const {
  if (overwrite_.empty()) return "> ";
  return absl::Substitute(Say(language_, "$0 is there already. Overwrite it? [y/N] "), overwrite_);
}

std::string FullScreen::KeyHints() const {
  if (watching_) {
    return paused_ ? absl::StrCat("|| ", Say(language_, "space: on, arrows: step, q: quit"))
                   : absl::StrCat("> ", Say(language_, "space: pause, q: quit"));
  }
  if (!reading_.empty() && !IsNote()) {
    return std::string(Say(language_, "Page Up, Page Down: more; any other key: back"));
  }
  if (passing_to_ >= 0) return "";
  if (over()) return std::string(Say(language_, "Tab: panels; type undo, save FILE or q"));
  if (Aims()) {
    return std::string(Say(
        language_, "arrows, click: the cross; Enter, second click: go; Tab: panels; ? help; q"));
  }
  std::string hints(Say(language_, menu_.IsPlace()
                                       ? "arrows, Enter or a click: a place; Tab: panels; ? help; q"
                                       : "arrows, Enter: answer; Tab: panels; ? help; q"));
  const size_t shown = menu_seen_.spots.size(), all = menu_.lines().size();
  if (menu_.IsPlace() || shown == all || shown == 0) return hints;
  return absl::StrCat(
      absl::Substitute(Say(language_, "answers $0-$1 of $2"), menu_seen_.spots.front().answer + 1,
                       menu_seen_.spots.back().answer + 1, all),
      "; ", hints);
}

// What is typed; while nothing is, what was said to the last key, or which keys there are.
void FullScreen::DrawInput(Canvas& out) const {
  const int y = out.height() - 1, width = out.width();
  Ink faint;
  faint.faint = true;
  if (!typed_.empty() || !overwrite_.empty()) {
    out.Text(0, y, CutTo(absl::StrCat(Prompt(), typed_), width - 1));
  } else if (!message_.empty()) {
    out.Text(0, y, CutTo(message_, width), faint);
  } else if (watching_) {
    out.Text(0, y, CutTo(KeyHints(), width), faint);
  } else {
    const int x = out.Text(0, y, Prompt());
    const std::string hints = CutTo(KeyHints(), std::max(0, width - x - 2));
    out.Text(width - ColumnsOf(hints), y, hints, faint);
  }
}

// The chosen answer stands out.
void FullScreen::DrawMenu(int y, Canvas& out) const {
  for (size_t i = 0; i < menu_seen_.lines.size(); ++i) {
    out.Text(0, y + static_cast<int>(i), menu_seen_.lines[i]);
  }
  for (const MenuSpot& spot : menu_seen_.spots) {
    if (spot.answer != cursor_) continue;
    for (int x = spot.x; x < spot.x + spot.width; ++x) {
      Glyph glyph = out.At(x, y + spot.y);
      glyph.ink.reverse = true;
      out.Put(x, y + spot.y, glyph.sign, glyph.ink);
    }
  }
}

// What the chosen answer would do. There is always the same room for it, so that nothing moves.
std::vector<std::string> FullScreen::PreviewLines(int most) {
  if (!IsAsking()) return {};
  std::vector<std::string> lines;
  if (cursor_ < menu_.lines().size()) {
    const MenuLine& line = menu_.lines()[cursor_];
    std::string text = Aims() ? AimText() : absl::StrJoin(menu_.PreviewOf(line.value), "; ");
    if (!text.empty() && !Aims()) text = absl::StrCat(line.text, ": ", text);
    if (!text.empty()) {
      const std::string whole = Wrap(text, 2, static_cast<size_t>(terminal_.Size().width - 1));
      lines = absl::StrSplit(whole, '\n');
    }
  }
  if (most > 0 && lines.size() > static_cast<size_t>(most)) {
    lines.resize(static_cast<size_t>(most));
    absl::StrAppend(&lines.back(), " ...");
  }
  lines.resize(static_cast<size_t>(most));
  return lines;
}

// On a board the cursor is an item that would be an answer.
void FullScreen::DrawCursor(int top, int bottom, Canvas& out) {
  if (Aims()) return DrawCross(out);
  const bool on_board = IsAsking() && panel_ == 0 && (reading_.empty() || IsNote());
  if (!on_board || cursor_ >= menu_.lines().size()) return;
  DrawEnds(menu_.lines()[cursor_].value, out);
  if (!menu_.IsPlace()) return;
  const Choice& choice = menu_.choice();
  const Reference wanted = choice.ReferenceTo(choice.Next(), menu_.lines()[cursor_].value.value);
  for (int y = top; y < bottom; ++y) {
    for (int x = 0; x < out.width(); ++x) {
      const Glyph glyph = out.At(x, y);
      if (glyph.ink.item < 0) continue;
      const SceneItem& item = table_.scene().items[static_cast<size_t>(glyph.ink.item)];
      if (!absl::c_linear_search(table_.scene().ReferencesOf(item), wanted)) continue;
      Ink ink = glyph.ink;
      ink.reverse = true;
      out.Put(x, y, glyph.sign, ink);
    }
  }
}

void FullScreen::Draw() {
  const WindowSize size = terminal_.Size();
  Look();
  BeginAiming();
  Canvas out(size.width, size.height);
  Ink title;
  title.reverse = true;
  out.Text(0, 0, std::string(static_cast<size_t>(size.width), ' '), title);
  const std::string name = absl::StrCat(table_.Title(), "   ");
  out.Text(0, 0,
           CutTo(absl::StrCat(name, table_.Standing(size.width - ColumnsOf(name))), size.width),
           title);
  // Boards come first; maps, which can be smaller, leave room for news and answers.
  const int board = table_.WantedHeight({size.width, size.height / 2}) + (table_.HasHand() ? 2 : 1);
  Canvas foot(size.width, size.height);
  const int bottom = DrawFoot(board, foot);
  const int most = std::clamp(bottom - 1 - board, 1, std::max(3, size.height / 5));
  int top = 1;
  for (const std::string& line : News(size.width, most)) out.Text(0, top++, line);
  panel_top_ = top;
  Panel(out, top, bottom);
  for (int y = std::max(1, bottom); y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) out.Put(x, y, foot.At(x, y).sign, foot.At(x, y).ink);
  }
  DrawCursor(top, bottom, out);
  shown_ = out;
  const bool asks = !watching_ && passing_to_ < 0 && (!over() || !typed_.empty());
  terminal_.Show(out, asks ? ColumnsOf(Prompt()) + ColumnsOf(typed_) : -1, size.height - 1);
}

}  // namespace mallard::terminal
