// Versions of packs, and the ranges in which a manifest names the versions it works with.
//
//   version = number "." number [ "." number ]
//   range   = condition { " " condition }          all must hold
//   condition = [ ">=" | "<=" | ">" | "<" | "=" ] number [ "." number [ "." number ] ]
//
// Parts left out are 0: ">=1.0 <2" is every version 1. A condition without a sign means "=".
#ifndef MALLARD_SCRIPTING_HOST_VERSION_H_
#define MALLARD_SCRIPTING_HOST_VERSION_H_

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace mallard {

/// Major, minor, patch.
struct Version {
  std::array<int, 3> parts = {};

  /// Reads between `least_parts` and three numbers; nothing when the text is something else.
  static std::optional<Version> Parse(absl::string_view text, int least_parts);
  std::string ToString() const;  ///< Always with three parts.
  bool operator==(const Version& other) const { return parts == other.parts; }
  bool operator<(const Version& other) const { return parts < other.parts; }
};

/// Conditions on a version.
class VersionRange {
 public:
  /// Nothing when the text is no range.
  static std::optional<VersionRange> Parse(absl::string_view text);
  bool Contains(const Version& version) const;

 private:
  enum class Sign { kEqual, kLess, kLessOrEqual, kMore, kMoreOrEqual };
  struct Condition {
    Sign sign;
    Version version;
  };
  std::vector<Condition> conditions_;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_VERSION_H_
