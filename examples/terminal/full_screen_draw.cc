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
    out.Paste(table_.DrawArea(area, room, lens_), 0, top);
  } else {
    out.Paste(table_.Draw(room, lens_), 0, top);
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
  const size_t most =
      static_cast<size_t>(std::clamp(out.height() - 5 - board, 1, std::max(3, out.height() / 5)));
  for (size_t i = news.size() > most ? news.size() - most : 0; i < news.size(); ++i) {
    lines.push_back(news[i]);
  }
  const size_t question = lines.size();
  std::vector<std::string> answers;
  if (match.outcome().over) {
    lines.push_back(absl::Substitute(Say(language_, "The match is over: $0."),
                                     DescribeOutcome(match, language_)));
    for (std::string& line : Summary(match, viewer(), language_)) lines.push_back(std::move(line));
  } else if (watching_) {
    lines.push_back(paused_
                        ? absl::StrCat("|| ", Say(language_, "space: on, arrows: step, q: quit"))
                        : absl::StrCat("> ", Say(language_, "space: pause, q: quit")));
  } else {
    const std::string chosen = menu_.Chosen();
    const std::string whole = absl::StrCat(
        SeatName(seat_), ": ", chosen.empty() ? "" : absl::StrCat(chosen, ": "), menu_.Question());
    for (absl::string_view line :
         absl::StrSplit(Wrap(whole, 2, static_cast<size_t>(width)), '\n')) {
      lines.emplace_back(line);
    }
    const int left = out.height() - 5 - board - static_cast<int>(lines.size());
    answers =
        MenuLines(menu_, language_, width - 1, std::clamp(left, 2, std::max(2, out.height() / 4)));
  }
  const std::vector<std::string> preview = PreviewLines(out.height() >= 30 ? 2 : 1);
  int y = out.height() - 1 - static_cast<int>(lines.size() + answers.size() + preview.size());
  const int top = y;
  for (size_t i = 0; i < lines.size(); ++i) {
    Ink ink;
    ink.strong = i >= question;
    out.Text(0, y++, CutTo(lines[i], width), ink);
  }
  menu_top_ = y;
  DrawMenu(answers, y, out);
  y += static_cast<int>(answers.size());
  Ink faint;
  faint.faint = true;
  for (const std::string& line : preview) out.Text(0, y++, CutTo(line, width), faint);
  if (!message_.empty() && typed_.empty()) {
    out.Text(0, out.height() - 1, CutTo(message_, width), faint);
  } else {
    out.Text(0, out.height() - 1, absl::StrCat("> ", CutTo(typed_, width - 3)));
  }
  return top;
}

// The chosen answer stands out: its number and name are found again in the line.
void FullScreen::DrawMenu(const std::vector<std::string>& answers, int y, Canvas& out) {
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
}

// What the chosen answer would do. There is always room for it, so that nothing moves.
std::vector<std::string> FullScreen::PreviewLines(int most) {
  if (watching_ || session_.match().outcome().over) return {};
  std::vector<std::string> lines;
  if (cursor_ < menu_.lines().size()) {
    const MenuLine& line = menu_.lines()[cursor_];
    std::string text = absl::StrJoin(menu_.PreviewOf(line.value), "; ");
    if (!text.empty()) {
      const std::string whole = Wrap(absl::StrCat(line.text, ": ", text), 2,
                                     static_cast<size_t>(terminal_.Size().width - 1));
      lines = absl::StrSplit(whole, '\n');
    }
  }
  if (lines.size() > static_cast<size_t>(most)) {
    lines.resize(static_cast<size_t>(most));
    absl::StrAppend(&lines.back(), " ...");
  }
  lines.resize(static_cast<size_t>(most));
  return lines;
}

// On a board the cursor is an item that would be an answer.
void FullScreen::DrawCursor(int top, Canvas& out) const {
  const bool on_board = !watching_ && panel_ == 0 && reading_.empty() && menu_.IsPlace();
  if (!on_board || cursor_ >= menu_.lines().size()) return;
  const Choice& choice = menu_.choice();
  const Reference wanted = choice.ReferenceTo(choice.Next(), menu_.lines()[cursor_].value.value);
  for (int y = 1; y < top; ++y) {
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
  Canvas out(size.width, size.height);
  Ink title;
  title.reverse = true;
  out.Text(0, 0, std::string(static_cast<size_t>(size.width), ' '), title);
  const std::string name = absl::StrCat(table_.Title(), "   ");
  out.Text(0, 0,
           CutTo(absl::StrCat(name, table_.Standing(size.width - ColumnsOf(name))), size.width),
           title);
  Canvas foot(size.width, size.height);
  const int top = DrawFoot(foot);
  Panel(out, 1, top);
  for (int y = std::max(1, top); y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) out.Put(x, y, foot.At(x, y).sign, foot.At(x, y).ink);
  }
  DrawCursor(top, out);
  shown_ = out;
  const bool asks = !watching_ && !session_.match().outcome().over;
  terminal_.Show(out, asks ? 2 + ColumnsOf(typed_) : -1, size.height - 1);
}

}  // namespace mallard::terminal
