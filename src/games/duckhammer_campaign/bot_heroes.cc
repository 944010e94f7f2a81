// Duckheim as the computer player plays it: characters that are good for their Grade, scenes that
// are likely to pay.
#include <algorithm>

#include "src/games/duckhammer_campaign/bot_parts.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kNeeded = 7;   // Of a d12 with everything, to succeed in a scene.
constexpr int kHopeful = 3;  // Characters are made of one of the so many dearest models.

int CostOfModel(const CampaignContent& content, const Action& action) {
  return content.models[static_cast<size_t>(action.args[0])].profile.cost;
}

}  // namespace

Action MakeHero(const Sitting& sitting, int seat, Chance& chance) {
  const Company& hero = sitting.state.companies[FirstCompany(seat)];
  std::vector<Action> choices;
  for (const Action& action : Listed(sitting, seat)) {
    const bool wanted =
        hero.model == 0 ? action.kind == kHero && action.args[1] == 1 : action.kind == kAttribute;
    if (wanted) choices.push_back(action);
  }
  if (choices.empty()) return {kReady, {}};
  if (hero.model == 0) {
    std::stable_sort(choices.begin(), choices.end(), [&](const Action& a, const Action& b) {
      return CostOfModel(sitting.content(), a) > CostOfModel(sitting.content(), b);
    });
    choices.resize(std::min<size_t>(choices.size(), kHopeful));
  }
  return choices[chance.Below(static_cast<uint32_t>(choices.size()))];
}

Action PlayScene(const Sitting& sitting, int seat) {
  const Scene& scene = sitting.content().scenes[sitting.state.scene - 1u];
  const Company& hero = sitting.state.companies[HeroOf(sitting.state, seat)];
  int bonus = -int{sitting.state.difficulty};
  if (scene.attribute >= 0) bonus += hero.attributes[scene.attribute];
  if (scene.target_grade >= 0) bonus += GradeOf(sitting.content(), hero) - scene.target_grade;
  const int faces = std::clamp(13 - kNeeded + bonus, 0, 12);
  const bool pays = faces * scene.reward > (12 - faces) * scene.penalty;
  return {pays ? uint32_t{kAttempt} : uint32_t{kPass}, {}};
}

Action ChooseTended(const Sitting& sitting, int seat) {
  Action best{kPass, {}};
  int most = 0;
  const State& state = sitting.state;
  for (int u = 0; u < duckhammer::kMaxUnits; ++u) {
    const int company = state.records[u].company;
    if (state.battle.units[u].size == 0 || OwnerOf(company) != seat) continue;
    const int lost = state.battle.units[u].lost *
                     ModelOf(sitting.content(), state.companies[company]).profile.cost;
    if (state.companies[company].hero != 0 || lost <= most) continue;
    most = lost;
    best = {kTend, {company}};
  }
  return best;
}

}  // namespace mallard::duckhammer_campaign
