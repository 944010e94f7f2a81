#include "examples/terminal/menu_view.h"

#include <algorithm>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/canvas.h"

namespace mallard::terminal {
namespace {

// Puts words side by side, as many in a line as fit.
class Flow {
 public:
  explicit Flow(int width) : width_(width) {}
  // Adds the text of an answer.
  void Add(const std::string& word, size_t answer) {
    const int x = Place(word);
    view_.spots.push_back({answer, x, static_cast<int>(view_.lines.size()) - 1, used_ - x});
  }
  // Adds a word that is no answer.
  void Add(const std::string& word) { Place(word); }
  size_t lines() const { return view_.lines.size(); }
  MenuView Take() { return std::move(view_); }

 private:
  static constexpr int kIndent = 2, kGap = 3;

  // Writes a word at the end; returns the column where it begins.
  int Place(const std::string& word) {
    const std::string seen = CutTo(word, width_ - kIndent);
    const int columns = ColumnsOf(seen);
    const bool fresh = view_.lines.empty() || used_ + kGap + columns > width_;
    if (fresh) view_.lines.emplace_back();
    const int x = fresh ? kIndent : used_ + kGap;
    std::string& line = view_.lines.back();
    line.append(static_cast<size_t>(fresh ? kIndent : kGap), ' ');
    line += seen;
    used_ = x + columns;
    return x;
  }

  int width_;
  int used_ = 0;  // Columns of the last line.
  MenuView view_;
};

// Answers with their numbers; numbers that are answers themselves need none beside them.
std::vector<std::string> Numbered(const std::vector<MenuLine>& lines) {
  std::vector<std::string> words;
  for (size_t i = 0; i < lines.size(); ++i) {
    words.push_back(lines[i].IsNumber() ? lines[i].text : absl::StrCat(i + 1, " ", lines[i].text));
  }
  return words;
}

std::string HowToNameAPlace(const Menu& menu, const Language& language) {
  const std::vector<MenuLine>& lines = menu.lines();
  const int step = menu.choice().Next();
  const bool open = menu.choice().IsOpen(step) && menu.choice().Spec(step).width() == 2;
  const absl::string_view form = open ? "Type a place across and along, such as $0."
                                      : "Type a place, such as $0; $1 can be chosen.";
  return absl::StrCat("  ", absl::Substitute(Say(language, form),
                                             open ? lines[0].text : lines[0].typed, lines.size()));
}

}  // namespace

// What else may be typed for a number of which only some are listed; "" if that is not so.
std::string OtherNumbers(const Menu& menu, const Language& language) {
  const int step = menu.choice().Next();
  if (step < 0 || !menu.choice().IsOpen(step) || menu.choice().Spec(step).width() != 1) return "";
  const OpenBounds bounds = menu.choice().Bounds(step);
  return absl::Substitute(Say(language, "or any number from $0 to $1"), bounds.low[0],
                          bounds.high[0]);
}

MenuView WholeMenu(const Menu& menu, const Language& language, int width) {
  if (menu.IsPlace() && !menu.lines().empty()) return {{HowToNameAPlace(menu, language)}, {}};
  const std::vector<std::string> words = Numbered(menu.lines());
  Flow flow(width);
  for (size_t i = 0; i < words.size(); ++i) flow.Add(words[i], i);
  if (const std::string others = OtherNumbers(menu, language); !others.empty()) flow.Add(others);
  return flow.Take();
}

MenuView MenuAround(const Menu& menu, const Language& language, int width, int most,
                    size_t cursor) {
  MenuView whole = WholeMenu(menu, language, width);
  const int lines = static_cast<int>(whole.lines.size());
  if (lines <= most) return whole;
  const auto chosen =
      absl::c_find_if(whole.spots, [&](const MenuSpot& spot) { return spot.answer == cursor; });
  const int line = chosen == whole.spots.end() ? 0 : chosen->y;
  const int top = std::clamp(line - most / 2, 0, lines - most);
  MenuView seen;
  seen.lines.assign(whole.lines.begin() + top, whole.lines.begin() + top + most);
  for (MenuSpot spot : whole.spots) {
    spot.y -= top;
    if (spot.y >= 0 && spot.y < most) seen.spots.push_back(spot);
  }
  return seen;
}

std::vector<std::string> MenuLines(const Menu& menu, const Language& language, int width,
                                   int most) {
  MenuView whole = WholeMenu(menu, language, width);
  if (static_cast<int>(whole.lines.size()) <= most) return whole.lines;
  const std::vector<std::string> words = Numbered(menu.lines());
  // As many as leave room for a word about the others.
  for (size_t shown = words.size(); shown > 0; --shown) {
    Flow flow(width);
    for (size_t i = 0; i < shown; ++i) flow.Add(words[i], i);
    flow.Add(absl::Substitute(Say(language, "... and $0 more (answers)"), words.size() - shown));
    if (static_cast<int>(flow.lines()) <= most) return flow.Take().lines;
  }
  return {};
}

}  // namespace mallard::terminal
