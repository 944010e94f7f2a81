#include "mallard/name_table.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/content.h"

namespace mallard {

NameTable::NameTable(std::vector<std::string> ids) : ids_(std::move(ids)) {
  const auto bare = [](absl::string_view id) { return id.substr(id.find(':') + 1); };
  for (const std::string& id : ids_) {
    int same = 0;
    for (const std::string& other : ids_) same += bare(other) == bare(id);
    names_.emplace_back(same == 1 ? bare(id) : absl::string_view(id));
  }
}

int NameTable::Find(absl::string_view word) const {
  for (size_t i = 0; i < ids_.size(); ++i) {
    if (absl::EqualsIgnoreCase(names_[i], word) || absl::EqualsIgnoreCase(ids_[i], word)) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

absl::StatusOr<int> NameTable::Require(absl::string_view what, absl::string_view word) const {
  const int index = Find(word);
  if (index >= 0) return index;
  const std::string nearest = NearestName(word, names_);
  return absl::NotFoundError(absl::StrCat("there is no ", what, " \"", word, "\"",
                                          nearest.empty() ? "" : "; did you mean ", nearest));
}

}  // namespace mallard
