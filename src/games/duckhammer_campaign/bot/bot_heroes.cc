// Duckheim as the computer player plays it: characters that are good for their Grade, scenes that
// are likely to pay.
#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/duckheim/episodes.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kHopeful = 3;  // Characters are made of one of the so many dearest models.

int CostOfModel(const CampaignContent& content, const Action& action) {
  return At(content.models, action.args[0]).profile.cost;
}

}  // namespace

Action MakeHero(const Position& position, int seat, Chance& chance) {
  const Company& hero = position.state.companies[FirstCompany(seat)];
  std::vector<Action> choices;
  for (const Action& action : Listed(position, seat)) {
    const bool wanted =
        hero.model == 0 ? action.kind == kHero && action.args[1] == 1 : action.kind == kAttribute;
    if (wanted) choices.push_back(action);
  }
  if (choices.empty()) return {kReady, {}};
  if (hero.model == 0) {
    std::stable_sort(choices.begin(), choices.end(), [&](const Action& a, const Action& b) {
      return CostOfModel(position.rules.content(), a) > CostOfModel(position.rules.content(), b);
    });
    choices.resize(std::min<size_t>(choices.size(), kHopeful));
  }
  return At(choices, DrawIndex(chance, Size(choices)));
}

Action PlayEpisode(const Position& position, int seat) {
  const Episode& episode = At(position.rules.content().episodes, position.state.episode - 1);
  const int bonus = BonusOf(position, seat, episode) - position.state.difficulty;
  const int faces = std::clamp(13 - kNeededToSucceed + bonus, 0, 12);
  const bool pays = faces * episode.reward > (12 - faces) * episode.penalty;
  return {pays ? uint32_t{kAttempt} : uint32_t{kPass}, {}};
}

Action ChooseTended(const Position& position, int seat) {
  Action best{kPass, {}};
  int most = 0;
  const State& state = position.state;
  for (int u = 0; u < duckhammer::kMaxUnits; ++u) {
    const int company = state.records[u].company;
    if (state.battle.units[u].size == 0 || OwnerOf(company) != seat) continue;
    const int lost = state.battle.units[u].lost *
                     ModelOf(position.rules.content(), state.companies[company]).profile.cost;
    if (state.companies[company].hero != 0 || lost <= most) continue;
    most = lost;
    best = {kTend, {company}};
  }
  return best;
}

}  // namespace mallard::duckhammer_campaign
