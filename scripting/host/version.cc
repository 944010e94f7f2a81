#include "scripting/host/version.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace mallard {

std::optional<Version> Version::Parse(absl::string_view text, int least_parts) {
  const std::vector<absl::string_view> pieces = absl::StrSplit(text, '.');
  Version version;
  bool good = pieces.size() >= static_cast<size_t>(least_parts) && pieces.size() <= 3;
  for (size_t i = 0; good && i < pieces.size(); ++i) {
    good = pieces[i].find_first_not_of("0123456789") == absl::string_view::npos &&
           pieces[i].size() <= 6 && absl::SimpleAtoi(pieces[i], &version.parts[i]);
  }
  if (!good) return std::nullopt;
  return version;
}

std::string Version::ToString() const { return absl::StrJoin(parts, "."); }

std::optional<VersionRange> VersionRange::Parse(absl::string_view text) {
  // Longer signs first, so that ">=" is not read as ">".
  static constexpr std::pair<absl::string_view, Sign> kSigns[] = {
      {">=", Sign::kMoreOrEqual}, {"<=", Sign::kLessOrEqual}, {">", Sign::kMore},
      {"<", Sign::kLess},         {"=", Sign::kEqual},        {"", Sign::kEqual}};
  VersionRange range;
  bool good = true;
  for (absl::string_view word : absl::StrSplit(text, ' ', absl::SkipEmpty())) {
    for (const auto& [sign_text, sign] : kSigns) {
      if (!absl::ConsumePrefix(&word, sign_text)) continue;
      const std::optional<Version> version = Version::Parse(word, 1);
      good = good && version.has_value();
      if (good) range.conditions_.push_back({sign, *version});
      break;
    }
  }
  if (!good || range.conditions_.empty()) return std::nullopt;
  return range;
}

bool VersionRange::Contains(const Version& version) const {
  for (const Condition& condition : conditions_) {
    const Version& bound = condition.version;
    bool holds = false;
    switch (condition.sign) {
      case Sign::kEqual:
        holds = version == bound;
        break;
      case Sign::kLess:
        holds = version < bound;
        break;
      case Sign::kLessOrEqual:
        holds = !(bound < version);
        break;
      case Sign::kMore:
        holds = bound < version;
        break;
      case Sign::kMoreOrEqual:
        holds = !(version < bound);
        break;
    }
    if (!holds) return false;
  }
  return true;
}

}  // namespace mallard
