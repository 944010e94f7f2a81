#include "src/games/battleducks/game.h"

#include <utility>

#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/content.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {
namespace {

class BattleDucksGame final : public Game {
 public:
  const Manifest& manifest() const override { return TheManifest(); }
  const ContentSchema& content_schema() const override { return Schema(); }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    return CompileContent(set, report);
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(
      std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) const override {
    return BattleDucksRules::Create(std::move(ruleset), configuration);
  }
};

}  // namespace

const Game& TheGame() {
  static const BattleDucksGame* const game = new BattleDucksGame;
  return *game;
}

}  // namespace mallard::battleducks
