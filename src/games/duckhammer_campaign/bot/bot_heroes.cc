// Duckheim as the computer player plays it: characters that are good for their Grade, scenes that
// are likely to pay.
#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/recovery.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kHopeful = 3;  // Characters are made of one of the so many dearest models.

int CostOfModel(const CampaignContent& content, const Action& action) {
  return At(content.models, action.args[0]).profile.cost;
}

constexpr int kForWeapons = 25;  // Rations without which no weapon is bought.
constexpr int kLuckyRoll = 5;    // What a recovery roll is hoped to show.

// What a stake is worth, about, in rations.
int WorthOf(const Position& position, int stake) {
  if (stake == 0) return 0;
  const Stake& entry = At(position.rules.content().stakes, stake - 1);
  int worth = entry.rations + 2 * entry.experience + 3 * entry.heals + 6 * entry.removes;
  if (entry.hireling >= 0) {
    worth += entry.count * At(position.rules.content().models, entry.hireling).profile.cost;
  }
  if (entry.wound != Stake::Hurt::kNone) worth -= entry.wound == Stake::Hurt::kMajor ? 12 : 5;
  return worth - (entry.force >= 0 ? 8 : 0) + (entry.episode >= 0 ? 4 : 0);
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

Action TryIt(const Position& position, int seat) {
  const Attempt& attempt = position.state.attempt;
  const int faces = SucceedingFaces(BonusOf(position, seat, attempt));
  const bool pays = faces * WorthOf(position, attempt.success) +
                        (12 - faces) * WorthOf(position, attempt.failure) >
                    0;
  return {pays ? uint32_t{kAttempt} : uint32_t{kPass}, {}};
}

Action BestVenture(const Position& position, int seat) {
  Action best;
  int most = 0;
  for (const Action& action : Listed(position, seat)) {
    if (action.kind != kTryVenture) continue;
    const Trial& trial = At(position.rules.content().ventures, action.args[0]).trial;
    const Attempt attempt = AttemptOf(trial);
    const int faces = SucceedingFaces(BonusOf(position, seat, attempt));
    const int worth = faces * WorthOf(position, attempt.success) +
                      (12 - faces) * WorthOf(position, attempt.failure);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

Action BestWeapon(const Position& position, int seat) {
  if (position.rules.war() || position.state.players[seat].rations < kForWeapons) return {};
  const CampaignContent& content = position.rules.content();
  const Company& hero = position.state.companies[HeroOf(position.state, seat)];
  const Profile profile = HealthyProfileOf(content, hero);
  const std::vector<int>& prices = content.weapon_prices[GradeOf(content, hero)];
  Action best;
  int most = 0;
  for (const Action& action : Listed(position, seat)) {
    if (action.kind != kBuy) continue;
    const int slot = action.args[1];
    const int old = slot == 0 ? 0 : At(prices, profile.weapons[slot - 1].weapon - 1);
    const int better = At(prices, action.args[2]) - std::max(-1, old);
    if (better <= most) continue;
    most = better;
    best = action;
  }
  return best;
}

Action Brace(const Position& position, int seat) {
  const State& state = position.state;
  // So many that two rolls of three are enough, as long as there is something left for the marches.
  const int missing = MostToBrace(position, state.step) - (kLuckyRoll - 1);
  const int most = state.players[seat].rations / 2;
  int rations = std::clamp(missing, 0, std::max(0, most));
  while (rations > 0 && !IsAllowed(position, seat, {kBrace, {rations}})) --rations;
  return {kBrace, {rations}};
}

Action LendBravery(const Position& position, int seat) {
  const State& state = position.state;
  Action best;
  int most = 0;
  for (int u = 0; u < state.battle.players[0].unit_count; ++u) {
    const int lost = state.battle.units[u].lost;
    const Action action{kLend, {state.records[u].company}};
    if (lost <= most || !IsAllowed(position, seat, action)) continue;
    most = lost;
    best = action;
  }
  return best;
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
