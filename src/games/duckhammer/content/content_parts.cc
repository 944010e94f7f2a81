#include "src/games/duckhammer/content/content_parts.h"

#include "absl/strings/str_cat.h"

namespace mallard::duckhammer {

std::string TitleOf(const ContentEntry& entry) {
  const ContentValue& name = entry.value["name"];
  if (!name.IsNil()) return name.text;
  return entry.id.substr(entry.id.find(':') + 1);
}

std::vector<int> PositionsOf(const ContentSet& set, absl::string_view kind,
                             const ContentValue& list) {
  std::vector<int> positions;
  for (const ContentValue& item : list.items) {
    const int position = set.Find(kind, item.text);
    if (position >= 0) positions.push_back(position);
  }
  return positions;
}

int PositionOf(const ContentSet& set, absl::string_view kind, const ContentValue& value) {
  return value.IsNil() ? -1 : set.Find(kind, value.text);
}

void CheckNumber(size_t position, int most, absl::string_view plural, EntryReporter& reporter) {
  if (position == static_cast<size_t>(most)) {
    reporter.Add("id", absl::StrCat("there are more than ", most, " ", plural));
  }
}

void CheckRoom(const ContentSet& set, absl::string_view kind, int most, absl::string_view plural,
               ContentReport& report) {
  const absl::Span<const ContentEntry> entries = set.Entries(kind);
  const auto room = static_cast<size_t>(most);
  if (entries.size() <= room) return;
  EntryReporter reporter(kind, entries[room], report);
  CheckNumber(room, most, plural, reporter);
}

}  // namespace mallard::duckhammer
