#include "examples/terminal/table_text.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "examples/terminal/overview.h"
#include "examples/terminal/screen.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

constexpr int kGap = 3;           // Between boards that stand beside each other.
constexpr int kSideWidth = 44;    // Of the column of lists in a wide window,
constexpr int kWideWindow = 110;  // which is one of that many columns.
constexpr int kMostZoom = 8;
constexpr int kRoomForLegend = 15;  // Lines of a table that can spare one.

bool IsBoard(const SceneArea& area) {
  return area.kind <= AreaKind::kPlane || area.kind == AreaKind::kTableau;
}

// What is drawn at whatever size there is room for.
bool IsMap(const SceneArea& area) {
  return area.kind == AreaKind::kGraph || area.kind == AreaKind::kPlane;
}

bool IsOwnHand(const Scene& scene, size_t area) {
  return scene.areas[area].kind == AreaKind::kHand && scene.viewer.IsSeat(scene.areas[area].owner);
}

}  // namespace

void TableText::Look(const Match& match, Viewer viewer, int language, Choice* choice) {
  match.BuildScene(viewer, scene_);
  const Catalog& catalog = match.rules().ruleset().catalog();
  labels_.SetLanguage(catalog.languages()[static_cast<size_t>(language)]);
  labels_.Resolve(scene_);
  words_.reset(new SceneWords{scene_, labels_, catalog, language, {}});
  if (choice == nullptr || choice->Next() == Choice::kDone) return;
  words_->offered.resize(scene_.items.size());
  std::vector<Reference> wanted;
  const int step = choice->Next();
  for (const ChoiceValue& value : choice->Values(step)) {
    wanted.push_back(choice->ReferenceTo(step, value.value));
  }
  for (size_t i = 0; i < scene_.items.size(); ++i) {
    words_->offered[i] =
        absl::c_any_of(scene_.ReferencesOf(scene_.items[i]),
                       [&](const Reference& r) { return absl::c_linear_search(wanted, r); });
  }
}

std::string TableText::SeatName(int seat) const {
  return words_->Label(scene_.seats[static_cast<size_t>(seat)].label);
}

std::string TableText::Title() const {
  const SceneStatus& status = scene_.status;
  std::vector<std::string> parts = {words_->catalog.Game(words_->language).name};
  if (status.round > 0) {
    std::string round = status.round_label != 0 ? words_->Label(status.round_label)
                                                : words_->Common(CommonWord::kRound);
    absl::StrAppend(&round, " ", status.round);
    if (status.round_limit > 0) {
      absl::StrAppend(&round, " ", words_->Common(CommonWord::kOf), " ", status.round_limit);
    }
    parts.push_back(std::move(round));
  }
  if (status.phase != 0) parts.push_back(words_->Label(status.phase));
  return absl::StrJoin(parts, " - ");
}

std::string TableText::Standing(int width) const {
  std::string text;
  for (const bool whole : {true, false}) {
    std::vector<std::string> parts;
    for (const SceneSeat& seat : scene_.seats) {
      std::string part = words_->Label(seat.label);
      const std::string role = words_->Label(seat.role);
      if (!role.empty()) absl::StrAppend(&part, " (", role, ")");
      if (seat.score_label != 0) {
        absl::StrAppend(&part, ": ", words_->Label(seat.score_label), " ", seat.score);
      }
      const std::string counters =
          whole ? words_->CountersOf(scene_.CountersOf(seat)) : std::string();
      if (!counters.empty()) absl::StrAppend(&part, ", ", counters);
      parts.push_back(std::move(part));
    }
    text = absl::StrJoin(parts, " | ");
    if (ColumnsOf(text) <= width) break;
  }
  return CutTo(text, width);
}

bool TableText::IsBare(size_t index) const {
  const SceneArea& area = scene_.areas[index];
  return area.counter_count == 0 && area.count <= 0 &&
         absl::c_none_of(scene_.items, [&](const SceneItem& item) { return item.area == index; });
}

std::vector<std::string> TableText::AreaNames() const {
  std::vector<std::string> names;
  for (size_t i = 0; i < scene_.areas.size(); ++i) {
    if (!IsBare(i)) names.push_back(words_->Label(scene_.areas[i].label));
  }
  return names;
}

std::optional<size_t> TableText::FindArea(absl::string_view name) const {
  std::optional<size_t> found;
  int best = 0;
  for (size_t i = 0; i < scene_.areas.size(); ++i) {
    const std::string label = words_->Label(scene_.areas[i].label);
    if (label.empty() || !absl::StartsWithIgnoreCase(label, name)) continue;
    const bool own = scene_.viewer.IsSeat(scene_.areas[i].owner);
    const int worth =
        1 + (IsBare(i) ? 0 : 4) + (own ? 2 : 0) + (label.size() == name.size() ? 1 : 0);
    if (worth > best) {
      best = worth;
      found = i;
    }
  }
  return found;
}

void TableText::DrawHeading(size_t index, int x, int y, int most, Canvas& out) const {
  const SceneArea& area = scene_.areas[index];
  Ink ink;
  ink.owner = area.owner;
  ink.strong = true;
  ink.faint = area.active == 0;
  out.Text(x, y, CutTo(words_->HeadingOf(area), most), ink);
}

Canvas TableText::DrawContent(size_t index, const Extent& extent, const Lens& lens) const {
  const std::unique_ptr<AreaText> text = MakeAreaText(*words_, index);
  const bool map = IsMap(scene_.areas[index]);
  const int zoom = map ? std::clamp(lens.zoom, 1, kMostZoom) : 1;
  const Extent whole =
      map ? Extent{extent.width * zoom, extent.height * zoom} : text->Measure(extent);
  if (whole.width <= extent.width && whole.height <= extent.height) return text->Draw(extent, {});
  const Scroll from = Within(whole, extent, lens.from);
  const Canvas all = text->Draw(whole, {});
  Canvas out(extent.width, extent.height);
  if (map) {
    out.Paste(all, -from.x, -from.y);
  } else {
    out = text->Draw(extent, from);  // Numbers stay at the edges.
  }
  if (scene_.areas[index].kind != AreaKind::kList) DrawOverview(all, from, out);
  return out;
}

Canvas TableText::DrawArea(size_t index, const Extent& room, const Lens& lens) const {
  Canvas out(room.width, room.height);
  DrawHeading(index, 0, 0, room.width, out);
  const Extent inner = {room.width, room.height - 1};
  const Extent wanted = MakeAreaText(*words_, index)->Measure(inner);
  out.Paste(DrawContent(
                index, {std::min(inner.width, wanted.width), std::min(inner.height, wanted.height)},
                lens),
            0, 1);
  return out;
}

std::optional<Lens> TableText::Aim(const Extent& room, int zoom, absl::string_view name) const {
  std::vector<size_t> rest;
  const std::vector<Shown> boards = PlaceBoards(room, rest);
  if (boards.empty()) return std::nullopt;
  const Shown& board = boards.front();
  const int power = IsMap(scene_.areas[board.area]) ? std::clamp(zoom, 1, kMostZoom) : 1;
  const Extent whole = {board.extent.width * power, board.extent.height * power};
  const Canvas all = MakeAreaText(*words_, board.area)->Draw(whole, {});
  Scroll at = {whole.width / 2, whole.height / 2};
  bool found = name.empty();
  for (int y = 0; y < whole.height; ++y) {
    for (int x = 0; x < whole.width; ++x) {
      const int index = all.At(x, y).ink.item;
      if (index < 0) continue;
      const SceneItem& item = scene_.items[static_cast<size_t>(index)];
      const bool meant = name.empty() ? words_->IsOffered(item) && item.layer >= kLayerPiece
                                      : absl::StartsWithIgnoreCase(words_->Label(item.label), name);
      if (!meant) continue;
      at = {x, y};
      found = true;
    }
  }
  if (!found) return std::nullopt;
  const Scroll corner = {at.x - board.extent.width / 2, at.y - board.extent.height / 2};
  return Lens{Within(whole, board.extent, corner), power};
}

std::vector<TableText::Shown> TableText::PlaceBoards(const Extent& room,
                                                     std::vector<size_t>& rest) const {
  std::vector<size_t> boards;
  for (size_t i = 0; i < scene_.areas.size(); ++i) {
    if (IsBoard(scene_.areas[i]) && !IsBare(i)) boards.push_back(i);
  }
  // What takes part in what goes on, the viewer's own before the others'.
  const auto worth = [&](size_t i) {
    const SceneArea& area = scene_.areas[i];
    return (area.active != 0 ? 2 : 0) +
           (area.owner < 0 || scene_.viewer.IsSeat(area.owner) ? 1 : 0);
  };
  std::stable_sort(boards.begin(), boards.end(),
                   [&](size_t a, size_t b) { return worth(a) > worth(b); });
  std::vector<Shown> placed;
  int x = 0, y = 0, high = 0;
  for (size_t i : boards) {
    const Extent left = {room.width - x, room.height - y - 1};
    const Extent wanted = MakeAreaText(*words_, i)->Measure({left.width, left.height});
    const bool first = placed.empty();
    if (first || (wanted.width <= left.width && wanted.height <= left.height && left.height > 2)) {
      const Extent extent = {std::min(wanted.width, left.width),
                             std::min(wanted.height, left.height)};
      placed.push_back({i, extent, x, y});
      high = std::max(high, extent.height + 1);
      x += std::max(extent.width, ColumnsOf(words_->HeadingOf(scene_.areas[i]))) + kGap;
      continue;
    }
    const Extent below = {room.width, room.height - y - high - 1};
    if (below.height > 2 && wanted.height <= below.height && wanted.width <= below.width) {
      y += high;
      placed.push_back({i, wanted, 0, y});
      high = wanted.height + 1;
      x = wanted.width + kGap;
    } else {
      rest.push_back(i);
    }
  }
  return placed;
}

int TableText::WantedHeight(const Extent& room) const {
  std::vector<size_t> rest;
  int height = 0;
  for (const Shown& board : PlaceBoards({room.width, std::max(room.height, 200)}, rest)) {
    const SceneArea& area = scene_.areas[board.area];
    const bool flexible = IsMap(area);
    // The first row of boards is what must be seen; the others may wait.
    if (board.y == 0) {
      height = std::max(height, 1 + (flexible ? room.height - 1 : board.extent.height));
    }
  }
  return height;
}

bool TableText::HasHand() const {
  for (size_t i = 0; i < scene_.areas.size(); ++i) {
    if (IsOwnHand(scene_, i) && !IsBare(i)) return true;
  }
  return false;
}

// A sign stands for one thing, or for all things of one kind; others say nothing by themselves.
std::string TableText::Legend(size_t index) const {
  struct Meaning {
    std::string name;
    uint32_t kind = 0;
    bool one = true;   // All have the same name.
    bool same = true;  // All are of the same kind.
  };
  std::map<char32_t, Meaning> meanings;
  for (const SceneItem& item : scene_.items) {
    const char32_t sign = SignOf(item);
    if (item.area != index || sign == 0 || sign == U'?' || item.layer < kLayerZone) continue;
    if (item.geometry == Geometry::kText && item.parent == 0) continue;
    if (item.geometry == Geometry::kCircle && item.layer == kLayerZone) continue;  // Rings.
    std::string name = words_->Label(item.label);
    // A model bears the sign of its unit, whose name says more.
    const SceneItem* whole = item.parent != 0 ? scene_.Find(item.parent) : nullptr;
    if (whole != nullptr && whole->symbol == item.symbol) name = words_->Label(whole->label);
    const auto [at, added] = meanings.try_emplace(sign, Meaning{name, item.entry_kind});
    at->second.one = at->second.one && at->second.name == name;
    at->second.same = at->second.same && at->second.kind == item.entry_kind;
  }
  std::vector<std::string> parts;
  for (const auto& [sign, meaning] : meanings) {
    std::string name = meaning.one ? meaning.name : "";
    for (size_t k = 0; name.empty() && meaning.same && k < words_->catalog.kinds().size(); ++k) {
      if (TableId(words_->catalog.kinds()[k].schema.name) == meaning.kind) {
        name = words_->catalog.Kind(static_cast<int>(k), words_->language).name;
      }
    }
    if (name.empty()) continue;
    Canvas one(1, 1);
    one.Put(0, 0, sign);
    parts.push_back(absl::StrCat(one.Line(0, false), " ", name));
  }
  return absl::StrJoin(parts, "   ");
}

// "Hand (3): Torpedo, Radar, Smoke Screen".
std::string TableText::ShortLine(size_t index) const {
  std::vector<const SceneItem*> items;
  for (const SceneItem& item : scene_.items) {
    if (item.area == index) items.push_back(&item);
  }
  std::stable_sort(items.begin(), items.end(), [](const SceneItem* a, const SceneItem* b) {
    return std::pair(a->y, a->x) < std::pair(b->y, b->x);
  });
  std::vector<std::string> names;
  for (const SceneItem* item : items) {
    std::string name = words_->Describe(*item);
    if (scene_.areas[index].owner < 0 && item->owner >= 0 && item->layer <= kLayerPiece) {
      const std::string owner = SeatName(item->owner);
      if (!absl::StrContains(name, owner)) name = absl::StrCat(owner, ": ", name);
    }
    if (const char32_t sign = SignOf(*item); sign != 0 && sign < 0x7F && !name.empty()) {
      name = absl::StrCat(std::string(1, static_cast<char>(sign)), " ", name);
    }
    if (!name.empty()) names.push_back(std::move(name));
  }
  const std::string heading = words_->HeadingOf(scene_.areas[index]);
  if (names.empty()) return heading;
  return absl::StrCat(heading, heading.empty() ? "" : ": ", absl::StrJoin(names, "; "));
}

Canvas TableText::Draw(const Extent& room, const Lens& lens) const {
  Canvas out(room.width, room.height);
  std::vector<size_t> rest, lists;
  for (size_t i = 0; i < scene_.areas.size(); ++i) {
    if (!IsBoard(scene_.areas[i]) && !IsBare(i)) lists.push_back(i);
  }
  std::stable_partition(lists.begin(), lists.end(), [&](size_t i) { return IsOwnHand(scene_, i); });
  const bool wide = room.width >= kWideWindow && !lists.empty();
  // Lists get what boards leave, and at least a line.
  const int width = wide ? room.width - kSideWidth - kGap : room.width;
  const int spare = room.height - WantedHeight({width, room.height * 3 / 4});
  // What signs mean takes a line where there are some to spare.
  const int key = room.height >= kRoomForLegend ? 1 : 0;
  std::vector<std::vector<std::string>> texts;  // Of the lists, in lines.
  int most = 0;
  for (size_t i : wide ? std::vector<size_t>() : lists) {
    texts.push_back(
        absl::StrSplit(Wrap(ShortLine(i), 4, static_cast<size_t>(std::max(20, room.width))), '\n'));
    most += static_cast<int>(texts.back().size());
  }
  const int lines = key + (texts.empty() ? 0 : std::clamp(spare - key, 1, std::max(1, most)));
  const Extent main = {width, room.height - lines};
  const std::vector<Shown> boards = PlaceBoards(main, rest);
  int y = 0;
  for (const Shown& board : boards) {
    DrawHeading(board.area, board.x, board.y, main.width - board.x, out);
    const bool first = &board == &boards.front();
    out.Paste(DrawContent(board.area, board.extent, first ? lens : Lens{}), board.x, board.y + 1);
    y = std::max(y, board.y + 1 + board.extent.height);
  }
  if (key != 0 && !boards.empty() && y < room.height) {
    const std::string legend = Legend(boards.front().area);
    Ink faint;
    faint.faint = true;
    if (!legend.empty()) out.Text(0, y++, CutTo(legend, width), faint);
  }
  // Boards that did not fit are named at the end, so lists leave a line for them.
  if (wide) {
    int top = 0;
    for (size_t i : lists) {
      const Extent left = {kSideWidth, room.height - top - 1};
      if (left.height < 1) {
        rest.push_back(i);
        continue;
      }
      const int high = std::min(left.height, MakeAreaText(*words_, i)->Measure(left).height);
      out.Paste(DrawArea(i, {kSideWidth, high + 1}), room.width - kSideWidth, top);
      top += high + 1;
    }
  } else {
    for (size_t n = 0; n < lists.size(); ++n) {
      const bool last = y + 1 >= room.height && n + 1 < lists.size();
      if (y >= room.height || last || (y + 1 >= room.height && !rest.empty())) {
        rest.push_back(lists[n]);
        continue;
      }
      Ink ink;
      ink.owner = scene_.areas[lists[n]].owner;
      // As many lines as leave one for each list that follows.
      const int after = static_cast<int>(lists.size() - n - 1) + (rest.empty() ? 0 : 1);
      const size_t own = static_cast<size_t>(std::max(1, room.height - y - after));
      std::vector<std::string>& text = texts[n];
      if (text.size() > own) {
        text.resize(own);
        absl::StrAppend(&text.back(), " ~");
      }
      for (const std::string& line : text) out.Text(0, y++, CutTo(line, room.width), ink);
    }
  }
  if (!rest.empty() && y < room.height) {
    std::vector<std::string> names;
    for (size_t i : rest) names.push_back(words_->Label(scene_.areas[i].label));
    Ink faint;
    faint.faint = true;
    out.Text(0, room.height - 1, CutTo(absl::StrCat("+ ", absl::StrJoin(names, ", ")), room.width),
             faint);
  }
  return out;
}

}  // namespace mallard::terminal
