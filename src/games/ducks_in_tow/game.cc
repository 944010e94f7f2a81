#include "src/games/ducks_in_tow/game.h"

#include <utility>

#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/content.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {
namespace {

class DucksInTowGame final : public Game {
 public:
  const Manifest& manifest() const override { return TheManifest(); }
  const ContentSchema& content_schema() const override { return Schema(); }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    return CompileContent(set, report);
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(
      std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) const override {
    return DucksInTowRules::Create(std::move(ruleset), configuration);
  }
};

}  // namespace

const Game& TheGame() {
  static const DucksInTowGame* const game = new DucksInTowGame;
  return *game;
}

}  // namespace mallard::ducks_in_tow
