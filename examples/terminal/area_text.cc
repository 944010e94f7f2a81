#include "examples/terminal/area_text.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace mallard::terminal {
namespace {

// Marks that a name, a sign or a place in the picture says already.
constexpr uint32_t kSilentMarks = kMarkEmpty | kMarkLastMove | kMarkNew | kMarkSelected;

}  // namespace

char32_t SignOf(const SceneItem& item) {
  if (item.face == SceneFace::kUnknown && item.symbol == 0) return U'?';
  if (item.symbol != 0) return item.symbol;
  if ((item.marks & kMarkHit) != 0) return U'x';
  if ((item.marks & kMarkMiss) != 0) return U'o';
  return 0;
}

bool SceneWords::IsOffered(const SceneItem& item) const {
  const auto index = static_cast<size_t>(IndexOf(item));
  return index < offered.size() && offered[index];
}

Ink SceneWords::InkOf(const SceneItem& item) const {
  Ink ink;
  ink.owner = item.layer >= kLayerZone ? item.owner : Ink::kNobody;
  ink.faint = item.layer <= kLayerTerrain || (item.marks & (kMarkDone | kMarkUnreachable)) != 0;
  ink.strong = item.layer >= kLayerPiece && !ink.faint;
  ink.reverse = (item.marks & (kMarkLastMove | kMarkSelected | kMarkTarget | kMarkPlanned)) != 0;
  ink.item = IndexOf(item);
  return ink;
}

std::string SceneWords::NameOf(const SceneItem& item) const {
  std::string name = Label(item.label);
  if (name.empty() && item.face == SceneFace::kUnknown) name = Common(CommonWord::kHidden);
  if (item.count != 1) absl::StrAppend(&name, name.empty() ? "" : " ", "x", item.count);
  return name;
}

std::string SceneWords::CountersOf(absl::Span<const SceneCounter> counters) const {
  std::vector<std::string> parts;
  for (const SceneCounter& counter : counters) {
    std::string part = absl::StrCat(Label(counter.label), " ", counter.now);
    if (counter.most >= 0) absl::StrAppend(&part, "/", counter.most);
    parts.push_back(std::move(part));
  }
  return absl::StrJoin(parts, ", ");
}

std::string SceneWords::MarksOf(const SceneItem& item) const {
  std::vector<std::string> parts;
  if (item.face == SceneFace::kStale) parts.push_back(Common(CommonWord::kStale));
  for (int bit = 0; bit < 32; ++bit) {
    if (((item.marks & ~kSilentMarks) >> bit & 1) == 0) continue;
    if (bit < kCommonMarks) {
      parts.push_back(
          Common(static_cast<CommonWord>(static_cast<int>(CommonWord::kFirstMark) + bit)));
    } else if (const size_t own = static_cast<size_t>(bit) - 24;
               bit >= 24 && own < scene.own_marks.size()) {
      parts.push_back(Label(scene.own_marks[own]));
    }
  }
  return absl::StrJoin(parts, ", ");
}

std::string SceneWords::Describe(const SceneItem& item) const {
  std::string line = NameOf(item);
  // What is nothing but a counter has its name once.
  const absl::Span<const SceneCounter> own = scene.CountersOf(item);
  std::string counters = CountersOf(own);
  const std::string marks = MarksOf(item);
  if (own.size() == 1 && Label(own[0].label) == line) std::swap(line, counters), counters.clear();
  if (!counters.empty()) absl::StrAppend(&line, line.empty() ? "" : ": ", counters);
  if (!marks.empty()) absl::StrAppend(&line, line.empty() ? "" : " ", "(", marks, ")");
  return line;
}

std::string SceneWords::DescribeIn(const SceneArea& area, const SceneItem& item) const {
  std::string text = Describe(item);
  const bool foreign = area.owner < 0 && item.owner >= 0 && item.layer <= kLayerPiece &&
                       static_cast<size_t>(item.owner) < scene.seats.size();
  if (!foreign) return text;
  const std::string owner = Label(scene.seats[static_cast<size_t>(item.owner)].label);
  return absl::StrContains(text, owner) ? text : absl::StrCat(owner, ": ", text);
}

std::string SceneWords::NameOf(const SceneArea& area) const {
  std::string heading = Label(area.label);
  const bool owned = area.owner >= 0 && static_cast<size_t>(area.owner) < scene.seats.size();
  if (owned) {
    const std::string owner = Label(scene.seats[static_cast<size_t>(area.owner)].label);
    if (!absl::StrContains(heading, owner)) {
      heading = heading.empty() ? owner : absl::StrCat(heading, ", ", owner);
    }
  }
  return heading;
}

std::string SceneWords::HeadingOf(const SceneArea& area) const {
  std::string heading = NameOf(area);
  if (area.count >= 0)
    absl::StrAppend(&heading, " (", area.count, area.most >= 0 ? absl::StrCat("/", area.most) : "",
                    ")");
  const std::string counters = CountersOf(scene.CountersOf(area));
  if (!counters.empty()) absl::StrAppend(&heading, ": ", counters);
  return heading;
}

Scroll SpotOn(const SceneArea& area, const Extent& room, int64_t x, int64_t y) {
  return {static_cast<int>((x - area.x) * (room.width - 1) / std::max(1, area.width)),
          static_cast<int>((y - area.y) * (room.height - 1) / std::max(1, area.depth))};
}

ScenePoint PlaceOn(const SceneArea& area, const Extent& room, const Scroll& spot) {
  // Rounded up, so that the way back ends at the same character.
  const auto along = [](int64_t at, int64_t length, int64_t most) {
    const int64_t parts = std::max<int64_t>(1, most - 1);
    return static_cast<int32_t>((at * length + parts - 1) / parts);
  };
  return {area.x + along(spot.x, area.width, room.width),
          area.y + along(spot.y, area.depth, room.height)};
}

std::unique_ptr<AreaText> MakeAreaText(const SceneWords& words, size_t index) {
  const SceneArea& area = words.scene.areas[index];
  std::vector<const SceneItem*> items;
  for (const SceneItem& item : words.scene.items) {
    if (item.area == index) items.push_back(&item);
  }
  std::stable_sort(items.begin(), items.end(),
                   [](const SceneItem* a, const SceneItem* b) { return a->layer < b->layer; });
  switch (area.kind) {
    case AreaKind::kGrid:
    case AreaKind::kTableau:
      return GridText(words, area, std::move(items));
    case AreaKind::kHexes:
      return HexText(words, area, std::move(items));
    case AreaKind::kGraph:
    case AreaKind::kPlane:
      return PlaneText(words, area, std::move(items));
    default:
      return ListText(words, area, std::move(items));
  }
}

}  // namespace mallard::terminal
