/// @file
/// The options a match is created with: text by name, checked against the game's manifest.
#ifndef MALLARD_CONFIGURATION_H_
#define MALLARD_CONFIGURATION_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/manifest.h"
#include "mallard/name_table.h"

namespace mallard {

class ContentSet;

/// The content that the options of one ruleset can name. Immutable.
class OptionChoices {
 public:
  /// Takes the ids from `entries`; borrows the manifest.
  OptionChoices(const Manifest& manifest, const ContentSet& entries);

  /// OK if an option of the manifest, by its position, can have that value; otherwise which value
  /// is nearest. `value` has the option's type.
  absl::Status Check(size_t option, absl::string_view value) const;
  /// The names of one of an option's kinds, by position in both lists.
  const NameTable& Names(size_t option, size_t kind) const { return names_[option][kind]; }

 private:
  bool Knows(size_t option, absl::string_view name) const;

  const Manifest* manifest_;
  std::vector<std::vector<NameTable>> names_;  // By option and kind.
};

/// A value for every option of one game. Regular type. Borrows the manifest, which lives as long as
/// the program.
class Configuration {
 public:
  /// All defaults. Names of content are not looked at before a match is created.
  explicit Configuration(const Manifest& manifest);
  /// All defaults. Options that name content take only what `choices` holds; see
  /// Ruleset::NewConfiguration.
  Configuration(const Manifest& manifest, std::shared_ptr<const OptionChoices> choices);

  /// Sets one option. Unknown names, and values outside the option's type, are refused with the
  /// nearest known name. Values are kept in canonical form ("yes" is refused, "07" becomes "7").
  absl::Status Set(absl::string_view name, absl::string_view value);
  /// Sets options from `name=value` pairs separated by white space; a value with spaces stands in
  /// double quotes. All or none are set.
  absl::Status SetAll(absl::string_view text);

  /// The value of an option that the manifest lists.
  const std::string& Text(absl::string_view name) const;
  bool Bool(absl::string_view name) const;    ///< Of a kBool option.
  int64_t Int(absl::string_view name) const;  ///< Of a kInt option.

  /// Every option that differs from its default, as SetAll reads it, in manifest order.
  std::string ToText() const;
  /// 64 bits over game and values, the same everywhere.
  uint64_t Fingerprint() const;
  const Manifest& manifest() const { return *manifest_; }  ///< Whose options these are.
  bool operator==(const Configuration& other) const {      ///< Same game, same values.
    return manifest_ == other.manifest_ && values_ == other.values_;
  }

 private:
  const Manifest* manifest_;
  std::vector<std::string> values_;               // By position in manifest_->options.
  std::shared_ptr<const OptionChoices> choices_;  // May be null.
};

}  // namespace mallard

#endif  // MALLARD_CONFIGURATION_H_
