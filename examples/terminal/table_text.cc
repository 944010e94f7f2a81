#include "examples/terminal/table_text.h"

#include <algorithm>
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

constexpr int kMostZoom = 8;

}  // namespace

bool TableText::IsMap(const SceneArea& area) {
  return area.kind == AreaKind::kGraph || area.kind == AreaKind::kPlane;
}

int TableText::ZoomOf(const Lens& lens) { return std::clamp(lens.zoom, 1, kMostZoom); }

bool TableText::IsBoard(const SceneArea& area) {
  return area.kind <= AreaKind::kPlane || area.kind == AreaKind::kTableau;
}

bool TableText::IsOwnHand(size_t area) const {
  return scene_.areas[area].kind == AreaKind::kHand &&
         scene_.viewer.IsSeat(scene_.areas[area].owner);
}

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

int TableText::HeadingHeight(size_t index, int width) const {
  return ColumnsOf(words_->HeadingOf(scene_.areas[index])) > width ? 2 : 1;
}

int TableText::DrawHeading(size_t index, int x, int y, const Extent& room, Canvas& out) const {
  const SceneArea& area = scene_.areas[index];
  Ink ink;
  ink.owner = area.owner;
  ink.strong = true;
  ink.faint = area.active == 0;
  const int height = std::min(room.height, HeadingHeight(index, room.width));
  std::vector<std::string> lines = {words_->HeadingOf(area)};
  if (height > 1) {
    lines = absl::StrSplit(Wrap(lines[0], 2, static_cast<size_t>(std::max(20, room.width))), '\n');
    lines.resize(2);
  }
  for (const std::string& line : lines) out.Text(x, y++, CutTo(line, room.width), ink);
  return height;
}

Canvas TableText::DrawContent(size_t index, const Extent& extent, const Lens& lens) const {
  const std::unique_ptr<AreaText> text = MakeAreaText(*words_, index);
  const bool map = IsMap(scene_.areas[index]);
  const int zoom = map ? ZoomOf(lens) : 1;
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
  const int lines = MakeAreaText(*words_, index)->Measure({room.width, room.height - 2}).height;
  const int top = DrawHeading(index, 0, 0, {room.width, lines + 2 <= room.height ? 2 : 1}, out);
  const Extent inner = {room.width, room.height - top};
  const Extent wanted = MakeAreaText(*words_, index)->Measure(inner);
  out.Paste(DrawContent(
                index, {std::min(inner.width, wanted.width), std::min(inner.height, wanted.height)},
                lens),
            0, top);
  return out;
}

std::optional<Lens> TableText::Aim(const Extent& room, int zoom, absl::string_view name,
                                   const std::optional<ScenePoint>& place) const {
  std::vector<size_t> rest;
  const std::vector<Shown> boards = PlaceBoards(room, rest);
  if (boards.empty()) return std::nullopt;
  const Shown& board = boards.front();
  const int power = IsMap(scene_.areas[board.area]) ? std::clamp(zoom, 1, kMostZoom) : 1;
  const Extent whole = {board.extent.width * power, board.extent.height * power};
  const Canvas all = MakeAreaText(*words_, board.area)->Draw(whole, {});
  Scroll at = {whole.width / 2, whole.height / 2};
  bool found = name.empty();
  int best = 0;
  for (int y = 0; y < whole.height; ++y) {
    for (int x = 0; x < whole.width; ++x) {
      const int index = all.At(x, y).ink.item;
      if (index < 0) continue;
      const SceneItem& item = scene_.items[static_cast<size_t>(index)];
      if (name.empty()) {
        // What may be chosen, or else what is acting.
        const int worth = item.layer < kLayerPiece                            ? 0
                          : words_->IsOffered(item)                           ? 2
                          : (item.marks & (kMarkActive | kMarkSelected)) != 0 ? 1
                                                                              : 0;
        if (worth <= best) continue;
        best = worth;
      } else if (!absl::StartsWithIgnoreCase(words_->Label(item.label), name)) {
        continue;
      }
      at = {x, y};
      found = true;
    }
  }
  if (!found) return std::nullopt;
  if (place.has_value()) at = SpotOn(scene_.areas[board.area], whole, place->x, place->y);
  const Scroll corner = {at.x - board.extent.width / 2, at.y - board.extent.height / 2};
  return Lens{Within(whole, board.extent, corner), power};
}

std::vector<size_t> TableText::BoardsIn(const Extent& room, std::vector<size_t>& rest) const {
  std::vector<size_t> boards;
  for (size_t i = 0; i < scene_.areas.size(); ++i) {
    if (IsBoard(scene_.areas[i]) && !IsBare(i)) boards.push_back(i);
  }
  // What all share and nothing goes on in now makes room for what there is besides.
  const bool active = absl::c_any_of(boards, [&](size_t i) { return scene_.areas[i].active != 0; });
  const auto idle = std::stable_partition(boards.begin(), boards.end(), [&](size_t i) {
    return !active || scene_.areas[i].active != 0 || scene_.areas[i].owner >= 0;
  });
  rest.insert(rest.end(), idle, boards.end());
  boards.erase(idle, boards.end());
  // They stay where they are if there is room for all. Otherwise what takes part in what goes on
  // comes first, the viewer's own before the others'.
  std::vector<size_t> left;
  PlaceInOrder(boards, room, left);
  if (left.empty()) return boards;
  const auto worth = [&](size_t i) {
    const SceneArea& area = scene_.areas[i];
    return (area.active != 0 ? 2 : 0) +
           (area.owner < 0 || scene_.viewer.IsSeat(area.owner) ? 1 : 0);
  };
  std::stable_sort(boards.begin(), boards.end(),
                   [&](size_t a, size_t b) { return worth(a) > worth(b); });
  return boards;
}

std::vector<TableText::Shown> TableText::PlaceBoards(const Extent& room,
                                                     std::vector<size_t>& rest) const {
  return PlaceInOrder(BoardsIn(room, rest), room, rest);
}

std::vector<TableText::Shown> TableText::PlaceInOrder(const std::vector<size_t>& boards,
                                                      const Extent& room,
                                                      std::vector<size_t>& rest) const {
  std::vector<Shown> placed;
  int x = 0, y = 0, high = 0;
  for (size_t i : boards) {
    const Extent left = {room.width - x, room.height - y - 1};
    const Extent wanted = MakeAreaText(*words_, i)->Measure({left.width, left.height});
    const int heading = ColumnsOf(words_->HeadingOf(scene_.areas[i]));
    const bool first = placed.empty();
    const bool fits = std::max(wanted.width, heading) <= left.width &&
                      wanted.height <= left.height && left.height > 2;
    if (first || fits) {
      const Extent extent = {std::min(wanted.width, left.width),
                             std::min(wanted.height, left.height)};
      placed.push_back({i, extent, x, y});
      high = std::max(high, extent.height + 1);
      x += std::max(extent.width, heading) + kGap;
      continue;
    }
    const Extent below = {room.width, room.height - y - high - 1};
    if (below.height > 2 && wanted.height <= below.height && wanted.width <= below.width) {
      y += high;
      placed.push_back({i, wanted, 0, y});
      high = wanted.height + 1;
      x = std::max(wanted.width, heading) + kGap;
    } else {
      rest.push_back(i);
    }
  }
  return placed;
}

int TableText::WantedHeight(const Extent& room) const {
  std::vector<size_t> rest, left;
  const std::vector<size_t> boards = BoardsIn(room, rest);
  int height = 0;
  const auto count = [&](const Shown& board) {
    const bool flexible = IsMap(scene_.areas[board.area]);
    height = std::max(height, flexible ? room.height : board.y + 1 + board.extent.height);
  };
  // The first row is what must be seen whole; the others may wait, unless there is room for all.
  for (const Shown& board : PlaceInOrder(boards, {room.width, std::max(room.height, 200)}, left)) {
    if (board.y == 0) count(board);
  }
  left.clear();
  const std::vector<Shown> placed = PlaceInOrder(boards, room, left);
  if (left.empty()) std::for_each(placed.begin(), placed.end(), count);
  return height;
}

bool TableText::HasHand() const {
  for (size_t i = 0; i < scene_.areas.size(); ++i) {
    if (IsOwnHand(i) && !IsBare(i)) return true;
  }
  return false;
}

}  // namespace mallard::terminal
