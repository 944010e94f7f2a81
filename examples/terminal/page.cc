#include "examples/terminal/page.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/menu_view.h"

namespace mallard::terminal {
namespace {

std::vector<std::string> Broken(absl::string_view text, int width) {
  if (text.empty()) return {};
  return absl::StrSplit(Wrap(text, 2, static_cast<size_t>(std::max(20, width))), '\n');
}

}  // namespace

void ShowTable(Screen& screen, const TableText& table, int height, const Lens& lens) {
  const Canvas canvas = table.Draw({screen.Size().width - 1, height}, lens);
  for (int y = 0; y < canvas.UsedHeight(); ++y) {
    screen.Write(absl::StrCat(canvas.Line(y, screen.style().color), "\n"));
  }
}

void ShowPage(Screen& screen, const TableText& table, const std::vector<std::string>& news,
              Menu& menu, const Language& language) {
  const WindowSize window = screen.Size();
  const int width = window.width - 1;
  const std::vector<std::string> question =
      Broken(absl::StrCat(table.SeatName(menu.choice().seat()), ": ", menu.Question()), width);
  // Boards come first: what is left of the window is for news, scores and long menus.
  const int board = table.WantedHeight({width, window.height / 2}) + (table.HasHand() ? 2 : 1);
  int left = window.height - 2 - static_cast<int>(question.size()) - board;
  const std::vector<std::string> answers =
      MenuLines(menu, language, width, std::clamp(left - 2, 1, std::max(2, window.height / 6)));
  left -= static_cast<int>(answers.size());
  const bool standing = left > 2;
  if (standing) --left;
  const int most_news = std::clamp(left - 1, 1, std::max(3, window.height / 5));
  if (static_cast<int>(news.size()) <= most_news) {
    for (const std::string& line : news) screen.Line(line);
    left -= static_cast<int>(news.size());
  } else {
    const size_t shown = static_cast<size_t>(std::max(1, most_news - 1));
    const size_t skipped = news.size() - shown;
    if (most_news > 1) {
      screen.Line(absl::StrCat(
          "  ", absl::Substitute(Say(language, "$0 more things happened before (log)"), skipped)));
    }
    for (size_t i = skipped; i < news.size(); ++i) screen.Line(news[i]);
    left -= most_news;
  }
  screen.Line(screen.Paint(Tone::kStrong, CutTo(table.Title(), width)));
  if (standing) screen.Line(table.Standing(width));
  ShowTable(screen, table, std::max(3, board + left));
  for (const std::string& line : question) screen.Line(line);
  for (const std::string& line : answers) screen.Line(line);
}

}  // namespace mallard::terminal
