// What keys and the mouse do on a full screen.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/explain.h"
#include "examples/terminal/full_screen_view.h"
#include "examples/terminal/typed.h"
#include "mallard/notation.h"
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

}  // namespace

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
    ShowHint();
  } else if (word == "z" || word == "zoom") {
    Zoom(rest);
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
    message_ = Why(absl::IsNotFound(answered) ? action.status().message() : answered.message());
  }
  return false;
}

void FullScreen::ShowHint() {
  const absl::StatusOr<std::vector<Advice>> ideas = session_.Hint(seat_);
  if (!ideas.ok() || ideas->empty()) {
    message_ = std::string(ideas.status().message());
    return;
  }
  const Rules& rules = session_.match().rules();
  const std::string reason = ReasonText(rules, ideas->front().reason, language_.number);
  message_ = absl::StrCat(absl::Substitute(Say(language_, "The bot would play: $0"),
                                           FormatAction(rules, ideas->front().action)),
                          reason.empty() ? "" : ": ", reason);
}

// "3", "3 marines": so large, over that thing.
void FullScreen::Zoom(absl::string_view argument) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(argument, absl::MaxSplits(' ', 1));
  int power = 1;
  if (!absl::SimpleAtoi(parts.first, &power) || power < 1) {
    message_ = std::string(Say(language_, "zoom takes a number from 1 to 8, and a name."));
    return;
  }
  const WindowSize size = terminal_.Size();
  panel_ = 0;
  if (const auto lens = table_.Aim({size.width, std::max(1, menu_top_ - 2)}, power, parts.second)) {
    lens_ = *lens;
    message_ = std::string(
        Say(language_, "Now larger (+), smaller (-), or moved: < > and Page Up, Page Down."));
  } else {
    message_ = absl::Substitute(Say(language_, "There is no \"$0\" on the board."), parts.second);
  }
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
                          absl::IsNotFound(why) ? "" : absl::StrCat(" - ", Why(why.message())));
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
  const size_t before = cursor_;
  int best = 1 << 30;
  for (size_t i = 0; i < count; ++i) {
    if (!places[i].has_value()) continue;
    const int ahead = (places[i]->x - from.x) * dx + (places[i]->y - from.y) * dy * 2;
    const int aside =
        dx != 0 ? std::abs(places[i]->y - from.y) * 4 : std::abs(places[i]->x - from.x) * 2;
    if (ahead <= 0 || ahead + aside >= best) continue;
    best = ahead + aside;
    cursor_ = i;
  }  // Beyond the edge of what is seen there may be more of a large board.
  if (cursor_ == before) lens_.from = {lens_.from.x + 8 * dx, lens_.from.y + 4 * dy};
  lens_.from = {std::max(0, lens_.from.x), std::max(0, lens_.from.y)};
}

// + - < > move and size the board while nothing is typed; all else is typed.
bool FullScreen::Letter(char32_t sign) {
  message_.clear();
  if (typed_.empty() && (sign == U'+' || sign == U'-')) {
    Zoom(absl::StrCat(std::clamp(lens_.zoom + (sign == U'+' ? 1 : -1), 1, 8)));
  } else if (typed_.empty() && (sign == U'<' || sign == U'>')) {
    lens_.from.x = std::max(0, lens_.from.x + (sign == U'>' ? 16 : -16));
  } else {
    AppendUtf8(sign, typed_);
  }
  return false;
}

void FullScreen::EraseOrGoBack() {
  if (!typed_.empty()) {
    while (!typed_.empty() && (static_cast<unsigned char>(typed_.back()) & 0xC0) == 0x80) {
      typed_.pop_back();
    }
    if (!typed_.empty()) typed_.pop_back();
  } else if (panel_ != 0) {
    panel_ = 0;
  } else {
    menu_.Back();
    cursor_ = 0;
  }
}

bool FullScreen::Obey(const Key& key) {
  const bool page = key.kind == Key::kPageUp || key.kind == Key::kPageDown;
  if (!reading_.empty() && !page && key.kind != Key::kResize) {
    reading_.clear();
    scroll_ = {};
    return false;
  }
  switch (key.kind) {
    case Key::kText:
      return Letter(key.sign);
    case Key::kEnter:
      return typed_.empty() ? Confirm() : Typed();
    case Key::kBack:
      EraseOrGoBack();
      return false;
    case Key::kUp:
    case Key::kDown:
      MoveCursor(0, key.kind == Key::kUp ? -1 : 1);
      return false;
    case Key::kLeft:
    case Key::kRight:
      MoveCursor(key.kind == Key::kLeft ? -1 : 1, 0);
      return false;
    case Key::kPageUp:
    case Key::kPageDown: {
      const int by = key.kind == Key::kPageUp ? -5 : 5;
      if (panel_ == 1 || !reading_.empty()) {
        scroll_.y = std::max(0, scroll_.y + (reading_.empty() ? -by : by));  // The log's end is 0.
      } else {
        lens_.from.y = std::max(0, lens_.from.y + by);
      }
      return false;
    }
    case Key::kTab:
      panel_ = (panel_ + 1) % (2 + static_cast<int>(table_.scene().areas.size()));
      scroll_ = {};
      lens_ = {};
      return false;
    case Key::kClick:
      return Click(key.x, key.y);
    case Key::kNone:
    case Key::kResize:
      return false;
  }
  return false;
}

}  // namespace mallard::terminal
