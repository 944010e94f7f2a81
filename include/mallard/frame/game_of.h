/// @file
/// A Game made of its parts.
#ifndef MALLARD_FRAME_GAME_OF_H_
#define MALLARD_FRAME_GAME_OF_H_

#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "mallard/game.h"

namespace mallard {

/// `TheManifest()` and `TheSchema()` give the manifest and the content schema,
/// `CompileContent(set, report)` the compiled content. The rules come from
/// `RulesType::Create(ruleset, configuration)`, which may refuse a configuration, or from the
/// constructor where there is nothing to refuse.
template <auto TheManifest, auto TheSchema, auto CompileContent, class RulesType>
class GameOf final : public Game {
 public:
  const Manifest& manifest() const override { return TheManifest(); }
  const ContentSchema& content_schema() const override { return TheSchema(); }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    return CompileContent(set, report);
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(
      std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) const override {
    if constexpr (requires { RulesType::Create(ruleset, configuration); }) {
      return RulesType::Create(std::move(ruleset), configuration);
    } else {
      return std::make_shared<const RulesType>(std::move(ruleset), configuration);
    }
  }
};

}  // namespace mallard

#endif  // MALLARD_FRAME_GAME_OF_H_
