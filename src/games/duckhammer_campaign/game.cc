#include "src/games/duckhammer_campaign/game.h"

#include <utility>

#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/content.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {
namespace {

class CampaignGame final : public Game {
 public:
  const Manifest& manifest() const override { return TheManifest(); }
  const ContentSchema& content_schema() const override { return CampaignSchema(); }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    return CompileCampaign(set, report);
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(
      std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) const override {
    return CampaignRules::Create(std::move(ruleset), configuration);
  }
};

}  // namespace

const Game& TheGame() {
  static const CampaignGame* const game = new CampaignGame;
  return *game;
}

}  // namespace mallard::duckhammer_campaign
