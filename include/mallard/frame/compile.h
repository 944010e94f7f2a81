/// @file
/// Small tools for compiling content: reporting mistakes at their place, reading drawings, names.
#ifndef MALLARD_FRAME_COMPILE_H_
#define MALLARD_FRAME_COMPILE_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "mallard/name_table.h"

namespace mallard {

/// Reports every mistake of one entry at the right place.
class EntryReporter {
 public:
  /// For an entry of that kind.
  EntryReporter(absl::string_view kind, const ContentEntry& entry, ContentReport& report)
      : kind_(kind), entry_(entry), report_(report) {}
  /// A mistake in a field of the entry.
  void Add(absl::string_view field, ContentProblem problem) {
    report_.Add(kind_, entry_, entry_.value[field], field, std::move(problem));
  }
  /// A mistake at a value deeper down; `path` says where: "target.width", "rows[3]".
  void AddAt(const ContentValue& value, absl::string_view path, ContentProblem problem) {
    report_.Add(kind_, entry_, value, path, std::move(problem));
  }

 private:
  absl::string_view kind_;
  const ContentEntry& entry_;
  ContentReport& report_;
};

/// The texts of a list of strings; they point into it.
inline std::vector<absl::string_view> Rows(const ContentValue& list) {
  std::vector<absl::string_view> rows;
  for (const ContentValue& item : list.items) rows.emplace_back(item.text);
  return rows;
}

/// The ids of compiled entries, by index.
template <class Entry>
NameTable NamesOf(const std::vector<Entry>& entries) {
  std::vector<std::string> ids;
  for (const Entry& entry : entries) ids.push_back(entry.id);
  return NameTable(std::move(ids));
}

}  // namespace mallard

#endif  // MALLARD_FRAME_COMPILE_H_
