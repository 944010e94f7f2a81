// Battles that agree with what a player knows: the opponent's list and mission have to be made up,
// while they are hidden.
#include <algorithm>
#include <cstring>
#include <vector>

#include "src/games/duckhammer/army.h"
#include "src/games/duckhammer/bot_parts.h"
#include "src/games/duckhammer/rules.h"

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

absl::Status DuckhammerRules::Imagine(const void* redacted, int seat, Chance& chance,
                                      void* out) const {
  std::memcpy(out, redacted, state_size());
  Reseed(out, chance.Next());
  State& state = As(out);
  const int other = Other(seat);
  Player& opponent = state.players[other];
  if (state.phase == Phase::kMuster) {
    const std::vector<Enlisted> army = ImagineArmy(*this, other, chance);
    if (army.empty() && opponent.ready != 0) {
      return absl::FailedPreconditionError("no legal army can be made of this content");
    }
    std::copy(army.begin(), army.end(), opponent.army);
  }
  if (state.stage == Stage::kChooseMission && (state.asked >> other & 1) == 0) {
    opponent.mission =
        static_cast<uint8_t>(1 + chance.Below(static_cast<uint32_t>(content_.missions.size())));
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
