#include "src/games/duckhammer/game.h"

#include <utility>

#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {
namespace {

class DuckhammerGame final : public Game {
 public:
  const Manifest& manifest() const override { return TheManifest(); }
  const ContentSchema& content_schema() const override { return DuckhammerSchema(); }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    return CompileDuckhammer(set, report);
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(
      std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) const override {
    return DuckhammerRules::Create(std::move(ruleset), configuration);
  }
};

}  // namespace

const Game& TheGame() {
  static const DuckhammerGame* const game = new DuckhammerGame;
  return *game;
}

}  // namespace mallard::duckhammer
