// What keys and the mouse do on a full screen.
#include <algorithm>
#include <climits>
#include <cstdlib>
#include <optional>

#include "absl/strings/str_cat.h"
#include "examples/terminal/full_screen_view.h"

namespace mallard::terminal {
namespace {

constexpr int kPage = 5;  // Lines that Page Up and Page Down move.

void AppendUtf8(char32_t sign, std::string& out) {
  Canvas one(1, 1);
  one.Put(0, 0, sign);
  const std::string text = one.Line(0, false);
  out += text.empty() ? std::string(" ") : text;
}

}  // namespace

bool FullScreen::Click(int x, int y) {
  for (const MenuSpot& spot : menu_seen_.spots) {
    if (y != menu_top_ + spot.y || x < spot.x || x >= spot.x + spot.width) continue;
    cursor_ = spot.answer;
    return Confirm();
  }
  if (Aims() && table_.PlaceAt({x, y - panel_top_}).has_value()) return ClickOnMap(x, y);
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

// In a menu to the answer beside it, or the nearest in the next line; around its ends.
void FullScreen::MoveInMenu(int dx, int dy) {
  const MenuView menu = WholeMenu(menu_, language_, terminal_.Size().width - 1);
  const int count = static_cast<int>(menu.spots.size());
  const int lines = static_cast<int>(menu.lines.size());
  if (cursor_ >= menu.spots.size()) {
    cursor_ = 0;
    return;
  }
  if (dy == 0 || lines == 1) {
    cursor_ = static_cast<size_t>((static_cast<int>(cursor_) + dx + dy + count) % count);
    return;
  }
  const MenuSpot from = menu.spots[cursor_];
  const int y = (from.y + dy + lines) % lines;
  int best = INT_MAX;
  for (const MenuSpot& spot : menu.spots) {
    const int aside = std::abs(spot.x - from.x);
    if (spot.y != y || aside >= best) continue;
    best = aside;
    cursor_ = spot.answer;
  }
}

void FullScreen::MoveCursor(int dx, int dy) {
  if (menu_.lines().empty() || (Aims() && MoveCross(dx, dy))) return;
  if (menu_.IsPlace()) {
    MoveOnBoard(dx, dy);
  } else {
    MoveInMenu(dx, dy);
  }
}

// To the nearest answer in that direction.
void FullScreen::MoveOnBoard(int dx, int dy) {
  const size_t count = menu_.lines().size();
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
  const bool moves = typed_.empty() && overwrite_.empty();
  if (moves && (sign == U'+' || sign == U'-')) {
    Zoom(absl::StrCat(std::clamp(lens_.zoom + (sign == U'+' ? 1 : -1), 1, 8)));
  } else if (moves && (sign == U'<' || sign == U'>')) {
    lens_.from.x = std::max(0, lens_.from.x + (sign == U'>' ? 16 : -16));
  } else {
    AppendUtf8(sign, typed_);
  }
  return false;
}

void FullScreen::Erase() {
  while (!typed_.empty() && (static_cast<unsigned char>(typed_.back()) & 0xC0) == 0x80) {
    typed_.pop_back();
  }
  if (!typed_.empty()) typed_.pop_back();
}

void FullScreen::GoBack() {
  menu_.Back();
  ResetCursor();
}

void FullScreen::EraseOrGoBack() {
  if (!typed_.empty()) {
    Erase();
  } else if (!overwrite_.empty()) {
    AnswerOverwriting(false);
  } else if (panel_ != 0) {
    panel_ = 0;
  } else {
    GoBack();
  }
}

void FullScreen::Page(int by) {
  if (panel_ == kLog || !reading_.empty()) {
    // The log's end is 0, and it is scrolled to its beginning.
    const int most = std::max(0, static_cast<int>(reading_.size()) - 1);
    scroll_.y =
        reading_.empty() ? std::max(0, scroll_.y - by) : std::clamp(scroll_.y + by, 0, most);
  } else {
    lens_.from.y = std::max(0, lens_.from.y + by);
  }
}

bool FullScreen::Obey(const Key& key) {
  const bool page = key.kind == Key::kPageUp || key.kind == Key::kPageDown;
  // A note stays while one chooses; Escape closes it.
  const bool closes = !IsNote() || (key.kind == Key::kBack && typed_.empty());
  if (!reading_.empty() && closes && !page && key.kind != Key::kResize) {
    reading_.clear();
    scroll_ = {};
    return false;
  }
  const bool typing = !typed_.empty();
  if (key.kind != Key::kNone && key.kind != Key::kResize) message_.clear();
  switch (key.kind) {
    case Key::kText:
      return Letter(key.sign);
    case Key::kEnter:
      return typing || !overwrite_.empty() ? Typed() : Confirm();
    case Key::kBack:
      EraseOrGoBack();
      return false;
    case Key::kEarlier:
    case Key::kLater:
      Recall(key.kind == Key::kEarlier ? -1 : 1);
      return false;
    case Key::kUp:
    case Key::kDown: {
      const int by = key.kind == Key::kUp ? -1 : 1;
      // While a line is typed, arrows leaf through those before it.
      if (typing) {
        Recall(by);
      } else {
        MoveCursor(0, by);
      }
      return false;
    }
    case Key::kLeft:
    case Key::kRight:
      MoveCursor(key.kind == Key::kLeft ? -1 : 1, 0);
      return false;
    case Key::kPageUp:
    case Key::kPageDown:
      Page(key.kind == Key::kPageUp ? -kPage : kPage);
      return false;
    case Key::kTab:
      panel_ = (panel_ + 1) % (kFirstArea + static_cast<int>(table_.scene().areas.size()));
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
