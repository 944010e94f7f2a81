/// @file
/// A ruleset: one game and the packs loaded for it, compiled and validated. Immutable, and safe to
/// share between threads and matches.
#ifndef MALLARD_RULESET_H_
#define MALLARD_RULESET_H_

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/synchronization/mutex.h"
#include "absl/types/span.h"
#include "mallard/content.h"
#include "mallard/game.h"
#include "mallard/pack.h"
#include "mallard/script.h"

namespace mallard {

class Catalog;
class LanguageFiles;
struct MachineSetup;

/// How a ruleset is loaded.
struct RulesetOptions {
  bool base_pack = true;  ///< Begin the stack with the embedded base packs.
  ScriptLimits limits;    ///< For every script of the ruleset.
  /// Find the line of every value in entries(), for tools. Otherwise only what is told of mistakes
  /// has exact lines, and values have that of their declaration: looking takes a third of loading.
  bool lines_of_values = false;
  /// Receives what scripts print, one line a call, with the place in front; nothing is printed
  /// otherwise. May be called by every thread that uses the ruleset.
  std::function<void(absl::string_view line)> log;
};

/// See the file comment.
class Ruleset : public std::enable_shared_from_this<Ruleset> {
 public:
  ~Ruleset();
  /// Loads `packs` (on top of the base pack, unless the options say otherwise) for `game`. On
  /// failure the status message holds every mistake, one a line; `errors`, if given, holds them as
  /// data.
  static absl::StatusOr<std::shared_ptr<const Ruleset>> Load(
      absl::string_view game, std::vector<Pack> packs = {}, const RulesetOptions& options = {},
      std::vector<ContentError>* errors = nullptr);

  /// The same for a game object, which may be one that this library does not list.
  static absl::StatusOr<std::shared_ptr<const Ruleset>> Load(
      const Game& game, std::vector<Pack> packs = {}, const RulesetOptions& options = {},
      std::vector<ContentError>* errors = nullptr);

  /// The rules for one configuration. Matches with equal configurations share one Rules object
  /// while any of them is alive.
  absl::StatusOr<std::shared_ptr<const Rules>> RulesFor(const Configuration& configuration) const;

  /// All options at their defaults. Those that name content take nothing that the ruleset does not
  /// have.
  Configuration NewConfiguration() const { return Configuration(game_->manifest(), choices_); }

  /// Everything in the ruleset as people see it; see mallard/catalog.h. Made when it is first asked
  /// for.
  const Catalog& catalog() const;

  const Game& game() const { return *game_; }              ///< Whose rules.
  const Content& content() const { return *content_; }     ///< Compiled content.
  const ContentSet& entries() const { return entries_; }   ///< Content as declared.
  const ScriptHost& scripts() const { return *scripts_; }  ///< Calls functions found in content.
  absl::Span<const PackInfo> packs() const { return packs_; }  ///< In load order.
  /// What options that name content can be set to.
  const OptionChoices& choices() const { return *choices_; }
  /// 64 bits over game, packs and their files: the same fingerprint means the same rules. Language
  /// files are not in it: players who read different languages play the same game.
  uint64_t fingerprint() const { return fingerprint_; }

 private:
  Ruleset();
  // Loads and compiles the packs of `setup`, and takes it over. False: there are mistakes.
  bool Fill(std::unique_ptr<MachineSetup>& setup, const RulesetOptions& options, bool lines,
            ContentReport& report);
  const Game* game_ = nullptr;
  std::vector<PackInfo> packs_;
  ContentSet entries_;
  std::unique_ptr<const Content> content_;
  std::unique_ptr<const ScriptHost> scripts_;
  std::unique_ptr<const LanguageFiles> languages_;  // Read when the catalog is made.
  std::shared_ptr<const OptionChoices> choices_;
  uint64_t fingerprint_ = 0;
  mutable std::once_flag catalog_once_;
  mutable std::unique_ptr<const Catalog> catalog_;
  mutable absl::Mutex rules_mutex_;
  // By configuration text. Weak, since rules hold their ruleset. A std::map, since that stays whole
  // when memory runs out in the middle of an insertion.
  mutable std::map<std::string, std::weak_ptr<const Rules>> rules_;
};

}  // namespace mallard

#endif  // MALLARD_RULESET_H_
