// What stands around the boards of a table: lists beside or below them, and what their signs mean.
#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/table_text.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

constexpr int kSideWidth = 44;      // Of the column of lists in a wide window,
constexpr int kWideWindow = 110;    // which is one of that many columns;
constexpr int kLeastSide = 32;      // and elsewhere, where boards leave at least as much.
constexpr int kRoomForLegend = 12;  // Lines of a table that can spare some.
constexpr int kMostLegend = 2;      // Lines of it.

// What a sign says by itself, or by the name beside it.
bool NeedsNoMeaning(const SceneItem& item, char32_t sign) {
  if (sign == 0 || sign == U'?' || sign == U'.') return true;
  if (item.geometry == Geometry::kText) return item.parent == 0;
  // Places of a map have names beside them, rings stand around one.
  return item.geometry == Geometry::kCircle && item.layer <= kLayerZone;
}

}  // namespace

bool TableText::IsListed(char32_t sign, const std::string& name) const {
  return std::any_of(scene_.items.begin(), scene_.items.end(), [&](const SceneItem& other) {
    return SignOf(other) == sign && !IsBoard(scene_.areas[other.area]) &&
           words_->Label(other.label) == name;
  });
}

std::vector<std::string> TableText::Legend(const std::vector<Shown>& boards, int width,
                                           bool side) const {
  // A sign stands for one thing, or for all things of one kind; others say nothing by themselves.
  struct Meaning {
    std::string name;
    uint32_t kind = 0;
    bool one = true;                    // All have the same name.
    bool same = true;                   // All that are of a kind are of the same.
    bool map = false;                   // It lies on a map.
    std::map<int, std::string> owners;  // What it is of each owner; "" if that is several things.
  };
  std::map<char32_t, Meaning> meanings;
  for (const SceneItem& item : scene_.items) {
    const char32_t sign = SignOf(item);
    const bool shown = std::any_of(boards.begin(), boards.end(),
                                   [&](const Shown& board) { return board.area == item.area; });
    if (!shown || NeedsNoMeaning(item, sign)) continue;
    std::string name = words_->Label(item.label);
    // A model bears the sign of its unit, whose name says more.
    const SceneItem* whole = item.parent != 0 ? scene_.Find(item.parent) : nullptr;
    if (whole != nullptr && whole->symbol == item.symbol) name = words_->Label(whole->label);
    if (side && IsListed(sign, name)) continue;
    const auto [at, added] = meanings.try_emplace(sign);
    Meaning& meaning = at->second;
    if (added) meaning.name = name;
    meaning.one = meaning.one && meaning.name == name;
    meaning.map = meaning.map || IsMap(scene_.areas[item.area]);
    const auto [owned, fresh] = meaning.owners.try_emplace(item.owner, name);
    if (!fresh && owned->second != name) owned->second.clear();
    if (meaning.kind == 0) meaning.kind = item.entry_kind;
    meaning.same = meaning.same && (item.entry_kind == 0 || item.entry_kind == meaning.kind);
  }
  std::vector<std::string> lines;
  const auto add = [&](const std::string& part) {
    const bool fits = !lines.empty() && ColumnsOf(lines.back()) + 3 + ColumnsOf(part) <= width;
    if (!fits) lines.emplace_back();
    absl::StrAppend(&lines.back(), fits ? "   " : "", part);
  };
  for (const auto& [sign, meaning] : meanings) {
    std::string name = meaning.one ? meaning.name : "";
    for (size_t k = 0; name.empty() && meaning.same && k < words_->catalog.kinds().size(); ++k) {
      if (TableId(words_->catalog.kinds()[k].schema.name) == meaning.kind) {
        name = words_->catalog.Kind(static_cast<int>(k), words_->language).name;
      }
    }
    Canvas one(1, 1);
    one.Put(0, 0, sign);
    if (!name.empty()) {
      add(absl::StrCat(one.Line(0, false), " ", name));
      continue;
    }
    // On maps the number of its owner stands behind a sign that several have.
    const bool numbered = meaning.map && meaning.owners.size() > 1 && meaning.kind == 0;
    for (const auto& [owner, own] : meaning.owners) {
      if (!numbered || owner < 0 || own.empty()) continue;
      add(absl::StrCat(one.Line(0, false), owner + 1, " ", own));
    }
  }
  return lines;
}

// "Hand (3): Torpedo x2, Radar".
std::string TableText::ShortLine(size_t index) const {
  std::vector<const SceneItem*> items;
  for (const SceneItem& item : scene_.items) {
    if (item.area == index) items.push_back(&item);
  }
  std::stable_sort(items.begin(), items.end(), [](const SceneItem* a, const SceneItem* b) {
    return std::pair(a->y, a->x) < std::pair(b->y, b->x);
  });
  std::vector<std::pair<std::string, int>> names;
  for (const SceneItem* item : items) {
    std::string name = words_->DescribeIn(scene_.areas[index], *item);
    if (const char32_t sign = SignOf(*item); sign != 0 && sign < 0x7F && !name.empty()) {
      name = absl::StrCat(std::string(1, static_cast<char>(sign)), " ", name);
    }
    if (name.empty()) continue;
    // Things that are alike are counted.
    if (!names.empty() && names.back().first == name && item->count == 1) {
      ++names.back().second;
    } else {
      names.emplace_back(std::move(name), 1);
    }
  }
  const std::string heading = words_->HeadingOf(scene_.areas[index]);
  if (names.empty()) return heading;
  return absl::StrCat(heading, heading.empty() ? "" : ": ",
                      absl::StrJoin(names, "; ", [](std::string* out, const auto& name) {
                        absl::StrAppend(out, name.first);
                        if (name.second > 1) absl::StrAppend(out, " x", name.second);
                      }));
}

bool TableText::HasSelected(size_t area) const {
  return std::any_of(scene_.items.begin(), scene_.items.end(), [&](const SceneItem& item) {
    return item.area == area && (item.marks & kMarkSelected) != 0;
  });
}

bool TableText::IsKey(size_t area) const {
  return std::any_of(scene_.items.begin(), scene_.items.end(), [&](const SceneItem& item) {
    return item.symbol != 0 && IsBoard(scene_.areas[item.area]) && item.layer >= kLayerPiece &&
           std::any_of(scene_.items.begin(), scene_.items.end(), [&](const SceneItem& listed) {
             return listed.area == area && listed.symbol == item.symbol &&
                    listed.owner == item.owner;
           });
  });
}

int TableText::SideWidth(const Extent& room) const {
  if (room.width >= kWideWindow) return kSideWidth;
  std::vector<size_t> aside, rest;
  int right = 0;
  const Extent most = {room.width, room.height - 1};
  for (const Shown& board : PlaceInOrder(BoardsIn(most, aside), most, rest)) {
    right = std::max({right, board.x + board.extent.width,
                      board.x + ColumnsOf(words_->HeadingOf(scene_.areas[board.area]))});
  }
  const int left = room.width - right - kGap;
  return rest.empty() && left >= kLeastSide ? std::min(left, kSideWidth) : 0;
}

void TableText::DrawBeside(const std::vector<size_t>& lists, int x, std::vector<size_t>& rest,
                           Canvas& out) const {
  constexpr int kLeast = 3;    // A heading and two lines, if it has as many.
  constexpr int kMostKey = 9;  // Of a list that is a key to a board.
  const int width = out.width() - x;
  const auto lines_in = [&](size_t list, int most) {
    return MakeAreaText(*words_, list)->Measure({width, most}).height;
  };
  const auto height_in = [&](size_t list, int most) {
    const int heading = HeadingHeight(list, width);
    const int high = heading + lines_in(list, most - heading);
    return high <= most ? high : 1 + lines_in(list, most - 1);
  };
  std::vector<int> heights;  // Of those that have room.
  int used = 0;
  for (size_t list : lists) {
    // A list that says what signs of the board mean is there whole, if it is not too long.
    const int least = std::min(IsKey(list) ? kMostKey : kLeast, 1 + lines_in(list, 1));
    // What has none is named in the last line.
    if (used + least + (rest.empty() && list == lists.back() ? 0 : 1) > out.height()) {
      rest.push_back(list);
      heights.push_back(0);
      continue;
    }
    heights.push_back(least);
    used += least;
  }
  int spare = out.height() - used - (rest.empty() ? 0 : 1), top = 0;
  for (size_t n = 0; n < lists.size(); ++n) {
    if (heights[n] == 0) continue;
    const int high = std::min(heights[n] + spare, height_in(lists[n], heights[n] + spare));
    spare -= std::max(0, high - heights[n]);
    out.Paste(DrawArea(lists[n], {width, std::max(heights[n], high)}), x, top);
    top += std::max(heights[n], high);
  }
}

void TableText::DrawBelow(const std::vector<size_t>& lists, int y, std::vector<size_t>& rest,
                          Canvas& out) const {
  for (size_t n = 0; n < lists.size(); ++n) {
    // What has no line is named in the last one, which only the viewer's hand may take from it.
    const bool last = y + 1 >= out.height() && (n + 1 < lists.size() || !rest.empty());
    if (y >= out.height() || (last && !(n == 0 && IsOwnHand(lists[n])))) {
      rest.push_back(lists[n]);
      continue;
    }
    Ink ink;
    ink.owner = scene_.areas[lists[n]].owner;
    // As many lines as leave one for each list that follows.
    const int after = static_cast<int>(lists.size() - n - 1) + (rest.empty() ? 0 : 1);
    const size_t own = static_cast<size_t>(std::max(1, out.height() - y - after));
    const size_t width = static_cast<size_t>(std::max(20, out.width()));
    std::vector<std::string> text = absl::StrSplit(Wrap(ShortLine(lists[n]), 4, width), '\n');
    if (text.size() > own) {
      text.resize(own);
      absl::StrAppend(&text.back(), " ~");
    }
    for (const std::string& line : text) out.Text(0, y++, CutTo(line, out.width()), ink);
  }
}

Canvas TableText::Draw(const Extent& room, const Lens& lens) const {
  Canvas out(room.width, room.height);
  std::vector<size_t> rest, lists;
  for (size_t i = 0; i < scene_.areas.size(); ++i) {
    if (!IsBoard(scene_.areas[i]) && !IsBare(i)) lists.push_back(i);
  }
  // The viewer's hand comes first, then what it is about now.
  const auto worth = [&](size_t i) { return IsOwnHand(i) ? 2 : HasSelected(i) ? 1 : 0; };
  std::stable_sort(lists.begin(), lists.end(),
                   [&](size_t a, size_t b) { return worth(a) > worth(b); });
  const int side = lists.empty() ? 0 : SideWidth(room);
  const int width = side > 0 ? room.width - side - kGap : room.width;
  // Lists below get what boards leave, and at least a line; what signs mean, what can be spared.
  const bool below = side == 0 && !lists.empty();
  const int spare = room.height - WantedHeight({width, room.height * 3 / 4}) - (below ? 1 : 0);
  std::vector<std::string> legend;
  if (room.height >= kRoomForLegend) {
    legend = Legend(PlaceBoards({width, room.height}, rest), width, side > 0);
  }
  rest.clear();
  legend.resize(
      std::min(legend.size(), static_cast<size_t>(std::clamp((spare + 1) / 3, 0, kMostLegend))));
  const int key = static_cast<int>(legend.size());
  int most = 0;  // Lines that all lists take up.
  for (size_t i : below ? lists : std::vector<size_t>()) {
    const std::string text = Wrap(ShortLine(i), 4, static_cast<size_t>(std::max(20, room.width)));
    most += 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  }
  const int lines = key + (below ? std::clamp(spare + 1 - key, 1, std::max(1, most)) : 0);
  const Extent main = {width, room.height - lines};
  const std::vector<Shown> boards = PlaceBoards(main, rest);
  int y = 0;
  for (const Shown& board : boards) {
    DrawHeading(board.area, board.x, board.y, {main.width - board.x, 1}, out);
    const bool first = &board == &boards.front();
    if (first) See(board, lens);
    out.Paste(DrawContent(board.area, board.extent, first ? lens : Lens{}), board.x, board.y + 1);
    y = std::max(y, board.y + 1 + board.extent.height);
  }
  Ink faint;
  faint.faint = true;
  for (const std::string& line : legend) {
    if (y < room.height) out.Text(0, y++, CutTo(line, width), faint);
  }
  // What did not fit is named at the end, so lists leave a line for it.
  if (side > 0) {
    DrawBeside(lists, width + kGap, rest, out);
  } else {
    DrawBelow(lists, y, rest, out);
  }
  if (!rest.empty() && (side > 0 || y < room.height)) {
    std::vector<std::string> names;
    for (size_t i : rest) {
      const std::string name = words_->Label(scene_.areas[i].label);
      const bool twice = std::count_if(rest.begin(), rest.end(), [&](size_t other) {
                           return words_->Label(scene_.areas[other].label) == name;
                         }) > 1;
      names.push_back(twice ? words_->NameOf(scene_.areas[i]) : name);
    }
    const int x = side > 0 ? width + kGap : 0;
    out.Text(x, room.height - 1,
             CutTo(absl::StrCat("+ ", absl::StrJoin(names, "; ")), room.width - x), faint);
  }
  return out;
}

}  // namespace mallard::terminal
