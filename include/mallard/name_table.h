/// @file
/// The names of one kind of thing in a ruleset: ids as content has them, and the short forms people
/// type.
#ifndef MALLARD_NAME_TABLE_H_
#define MALLARD_NAME_TABLE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace mallard {

/// Ids by index, each with its short name: the part after the colon where that is unique, else the
/// whole id. Immutable.
class NameTable {
 public:
  NameTable() = default;  ///< No names at all.
  /// Takes the ids, by index.
  explicit NameTable(std::vector<std::string> ids);

  absl::Span<const std::string> names() const { return names_; }  ///< Short names, by index.
  /// Index of a thing by its short name or its whole id, upper and lower case alike; -1 if there is
  /// none.
  int Find(absl::string_view word) const;
  /// The same, or an error that calls it a `what` and names the nearest.
  absl::StatusOr<int> Require(absl::string_view what, absl::string_view word) const;

 private:
  /// A short name or a whole id, whichever `is_id` says, of the thing with that index.
  struct Word {
    int index;
    bool is_id;
  };
  const std::string& TextOf(const Word& word) const;

  std::vector<std::string> ids_;
  std::vector<std::string> names_;
  std::vector<Word> words_;  // In the order of their letters, large and small alike, then by index.
};

}  // namespace mallard

#endif  // MALLARD_NAME_TABLE_H_
