/// @file
/// The options a match is created with: text by name, checked against the game's manifest.
#ifndef MALLARD_CONFIGURATION_H_
#define MALLARD_CONFIGURATION_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/manifest.h"

namespace mallard {

/// A value for every option of one game. Regular type. Borrows the manifest, which lives as long as
/// the program.
class Configuration {
 public:
  /// All defaults.
  explicit Configuration(const Manifest& manifest);

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
  std::vector<std::string> values_;  // By position in manifest_->options.
};

}  // namespace mallard

#endif  // MALLARD_CONFIGURATION_H_
