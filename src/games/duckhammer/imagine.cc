#include "src/games/duckhammer/imagine.h"

#include <algorithm>
#include <vector>

#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/bot/bot_parts.h"

namespace mallard::duckhammer {
namespace {

constexpr int kTries = 8;

// The first legal army of a single unit, for content in which random lists find none.
std::vector<Enlisted> SmallestArmy(const DuckhammerRules& rules) {
  const GameContent& content = rules.content();
  for (size_t model = 0; model < content.models.size(); ++model) {
    const std::vector<Enlisted> list = {{static_cast<uint8_t>(model + 1), 1, 0}};
    const absl::StatusOr<std::vector<std::string>> problems =
        CheckArmy(content, rules.ruleset().scripts(), list, rules.points());
    if (problems.ok() && problems->empty()) return list;
  }
  return {};
}

// A legal army. One given by the configuration is no secret.
std::vector<Enlisted> ImagineArmy(const DuckhammerRules& rules, int seat, Chance& chance) {
  std::vector<Enlisted> army = rules.given_army(seat);
  for (int i = 0; i < kTries && army.empty(); ++i) {
    army = PlanArmy(rules, Chance::Stream(chance.Next(), 0), rules.points());
  }
  return army.empty() ? SmallestArmy(rules) : army;
}

}  // namespace

absl::Status ImagineHidden(const DuckhammerRules& rules, State& state, int seat, Chance& chance) {
  rules.Reseed(&state, chance.Next());
  Player& opponent = state.players[Other(seat)];
  if (state.phase == Phase::kMuster) {
    const std::vector<Enlisted> army = ImagineArmy(rules, Other(seat), chance);
    if (army.empty() && opponent.ready != 0) {
      return absl::FailedPreconditionError("no legal army can be made of this content");
    }
    std::copy(army.begin(), army.end(), opponent.army);
  }
  // A view says who has chosen a mission; whatever is not there has to be made up.
  for (const int other : {Other(seat), seat}) {
    Player& player = state.players[other];
    if (state.stage != Stage::kChooseMission || (state.asked >> other & 1) != 0) continue;
    if (player.mission == 0) {
      Put(player.mission, 1 + DrawIndex(chance, Size(rules.content().missions)));
    }
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
