#include "mallard/name_table.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "absl/functional/function_ref.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/content.h"

namespace mallard {
namespace {

// The order of texts in which upper and lower case are alike: below 0, 0 or above 0.
int CompareIgnoringCase(absl::string_view a, absl::string_view b) {
  const size_t common = std::min(a.size(), b.size());
  for (size_t i = 0; i < common; ++i) {
    const int difference = absl::ascii_tolower(static_cast<unsigned char>(a[i])) -
                           absl::ascii_tolower(static_cast<unsigned char>(b[i]));
    if (difference != 0) return difference;
  }
  return a.size() == b.size() ? 0 : (a.size() < b.size() ? -1 : 1);
}

absl::string_view Bare(absl::string_view id) { return id.substr(id.find(':') + 1); }

}  // namespace

NameTable::NameTable(std::vector<std::string> ids) : ids_(std::move(ids)) {
  std::vector<absl::string_view> bare;
  for (const std::string& id : ids_) bare.push_back(Bare(id));
  std::sort(bare.begin(), bare.end());
  names_.reserve(ids_.size());
  words_.reserve(2 * ids_.size());
  for (const std::string& id : ids_) {
    const int index = static_cast<int>(names_.size());
    const auto [first, last] = std::equal_range(bare.begin(), bare.end(), Bare(id));
    names_.emplace_back(last - first == 1 ? Bare(id) : absl::string_view(id));
    words_.push_back({index, false});
    words_.push_back({index, true});
  }
  const auto before = [this](const Word& a, const Word& b) {
    const int order = CompareIgnoringCase(TextOf(a), TextOf(b));
    return order != 0 ? order < 0 : std::tie(a.index, a.is_id) < std::tie(b.index, b.is_id);
  };
  // By reference: spelt out at each of its calls, it would be most of what sorting is made of.
  std::sort(words_.begin(), words_.end(),
            absl::FunctionRef<bool(const Word&, const Word&)>(before));
}

const std::string& NameTable::TextOf(const Word& word) const {
  return (word.is_id ? ids_ : names_)[static_cast<size_t>(word.index)];
}

int NameTable::Find(absl::string_view word) const {
  const auto found = std::partition_point(words_.begin(), words_.end(), [&](const Word& known) {
    return CompareIgnoringCase(TextOf(known), word) < 0;
  });
  if (found == words_.end() || !absl::EqualsIgnoreCase(TextOf(*found), word)) return -1;
  return found->index;
}

absl::StatusOr<int> NameTable::Require(absl::string_view what, absl::string_view word) const {
  const int index = Find(word);
  if (index >= 0) return index;
  const std::string nearest = NearestName(word, names_);
  return absl::NotFoundError(absl::StrCat("there is no ", what, " \"", word, "\"",
                                          nearest.empty() ? "" : "; did you mean ", nearest));
}

}  // namespace mallard
