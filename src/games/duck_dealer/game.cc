#include "src/games/duck_dealer/game.h"

#include <utility>

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/content.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {
namespace {

class DuckDealerGame final : public Game {
 public:
  const Manifest& manifest() const override { return TheManifest(); }
  const ContentSchema& content_schema() const override { return Schema(); }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    return CompileContent(set, report);
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(
      std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) const override {
    return DuckDealerRules::Create(std::move(ruleset), configuration);
  }
};

}  // namespace

const Game& TheGame() {
  static const DuckDealerGame* const game = new DuckDealerGame;
  return *game;
}

}  // namespace mallard::duck_dealer
