#include "src/games/naval_war/game.h"

#include <utility>

#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/content.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {
namespace {

class NavalWarGame final : public Game {
 public:
  const Manifest& manifest() const override { return TheManifest(); }
  const ContentSchema& content_schema() const override { return Schema(); }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    return CompileContent(set, report);
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(
      std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) const override {
    return NavalWarRules::Create(std::move(ruleset), configuration);
  }
};

}  // namespace

const Game& TheGame() {
  static const NavalWarGame* const game = new NavalWarGame;
  return *game;
}

}  // namespace mallard::naval_war
