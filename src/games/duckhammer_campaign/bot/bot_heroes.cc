// Duckheim as the computer player plays it: characters that are good for their Grade, scenes that
// are likely to pay.
#include <algorithm>
#include <iterator>
#include <vector>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/recovery.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/market.h"
#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kHopeful = 3;  // Characters are made of one of the so many dearest models.

int CostOfModel(const CampaignContent& content, const Action& action) {
  return At(content.models, action.args[0]).profile.cost;
}

constexpr int kForWeapons = 25;  // Rations without which no weapon is bought.
constexpr int kLuckyRoll = 5;    // What a recovery roll is hoped to show.

// What stakes are worth, about, in rations.
constexpr int kPerExperience = 3;
constexpr int kPerWound = 3;    // That heals.
constexpr int kMinorWound = 4;  // It ends after a week.
constexpr int kMajorWound = 8;
constexpr int kForACompany = 6;  // Besides what it costs: it can hold a location.
constexpr int kForClosing = 12;  // That closes.
constexpr int kNewEnemies = 4;
constexpr int kNewEpisode = 4;
constexpr int kVictory = 100;

int MinorWounds(const Position& position, const Company& hero) {
  const std::vector<Wound>& wounds = position.rules.content().wounds;
  return static_cast<int>(
      std::count_if(std::begin(hero.wounds), std::end(hero.wounds), [&](const Wounded& wounded) {
        return wounded.wound != 0 && !At(wounds, wounded.wound - 1).major;
      }));
}

// The next stage of a location brings another reward; or the location closes, which is good if the
// enemy holds it.
int WorthOfChange(const Position& position, int place) {
  const State& state = position.state;
  const Place& there = position.rules.place(place);
  const int next = state.stages[place] + 1;
  if (next < Size(there.stages)) {
    return At(there.stages, next).reward - StageOf(position.rules, state, place).reward;
  }
  if (!there.closes || state.holders[place] == 0) return 0;
  return position.rules.Allied(state.holders[place] - 1, 0) ? -kForClosing : kForClosing;
}

// Enemy tokens leave: as many as there are, by what those are worth on the whole.
int WorthOfRemoving(const Position& position, int count) {
  const int referee = position.rules.referee();
  int tokens = 0, strength = 0;
  ForEachCompany(position.state, referee, [&](int c) {
    ++tokens;
    strength += StrengthOf(position.rules.content(), position.state.companies[c]);
  });
  return tokens == 0 ? 0 : std::min(count, tokens) * (kForACompany + strength / tokens / 2);
}

int WorthOf(const Position& position, int seat, int stake) {
  if (stake == 0) return 0;
  const CampaignContent& content = position.rules.content();
  const State& state = position.state;
  const Stake& entry = At(content.stakes, stake - 1);
  const Company& hero = state.companies[HeroOf(state, seat)];
  int worth = std::max<int>(entry.rations, -state.players[seat].rations) +
              kPerExperience * entry.experience +
              kPerWound * std::min(entry.heals, MinorWounds(position, hero)) +
              WorthOfRemoving(position, entry.removes);
  if (entry.hireling >= 0 && !CheckHirelings(position, seat, entry.count)) {
    worth += kForACompany + entry.count * At(content.models, entry.hireling).profile.cost;
  }
  if (entry.wound != Stake::Hurt::kNone) {
    worth -= entry.wound == Stake::Hurt::kMajor ? kMajorWound : kMinorWound;
  }
  if (entry.changes_location)
    worth += WorthOfChange(position, NearestLocation(position, hero.at()));
  const bool room = CountBands(state) < position.rules.most_forces();
  if (entry.force >= 0 && room) worth -= kNewEnemies;
  return worth + (entry.episode >= 0 ? kNewEpisode : 0);
}

// What trying is worth for a player, in twelfths.
int WorthOfTrying(const Position& position, int seat, const Attempt& attempt) {
  const int faces = SucceedingFaces(BonusOf(position, seat, attempt));
  const bool last =
      attempt.episode != 0 && At(position.rules.content().episodes, attempt.episode - 1).last;
  const int success = WorthOf(position, seat, attempt.success) + (last ? kVictory : 0);
  return faces * success + (12 - faces) * WorthOf(position, seat, attempt.failure);
}

// The same for one attempt: a gain that is less than one ration is a gain.
int64_t WorthOnce(int twelfths) { return twelfths > 0 ? (twelfths + 11) / 12 : twelfths / 12; }

// Whether a model is of a faction whose own means the player has chosen.
bool ServesMeans(const Position& position, int seat, int model) {
  const CampaignContent& content = position.rules.content();
  const int faction = At(content.models, model).profile.faction - 1;
  const Player& player = position.state.players[seat];
  return std::any_of(std::begin(player.means), std::end(player.means), [&](uint8_t means) {
    return means != 0 && At(content.means, means - 1).faction == faction;
  });
}

// Names are secret: so that no two are the same, each seat takes its own share of those suggested.
Action NameOrReady(const Position& position, int seat, Chance& chance) {
  std::vector<Action> names;
  int number = 0;
  for (const Action& action : Listed(position, seat)) {
    if (action.kind != kNameHero) continue;
    if (number++ % position.rules.players() == seat) names.push_back(action);
  }
  return names.empty() ? Action{kReady, {}} : At(names, DrawIndex(chance, Size(names)));
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
  if (choices.empty()) return NameOrReady(position, seat, chance);
  if (hero.model == 0) {
    std::stable_sort(choices.begin(), choices.end(), [&](const Action& a, const Action& b) {
      return CostOfModel(position.rules.content(), a) > CostOfModel(position.rules.content(), b);
    });
    std::stable_partition(choices.begin(), choices.end(), [&](const Action& action) {
      return ServesMeans(position, seat, action.args[0]);
    });
    choices.resize(std::min<size_t>(choices.size(), kHopeful));
  }
  return At(choices, DrawIndex(chance, Size(choices)));
}

Ideas Attempts(const Position& position, int seat) {
  const int worth = WorthOfTrying(position, seat, position.state.attempt);
  Ideas ideas = {{{kPass, {}}}, {{kAttempt, {}}, WorthOnce(worth)}};
  SortByWorth(ideas);
  return ideas;
}

Ideas DrawVenture(const Position& position, int seat, Chance& chance) {
  std::vector<WeighedAction> ventures;
  for (const Action& action : Listed(position, seat)) {
    if (action.kind != kTryVenture) continue;
    const Trial& trial = At(position.rules.content().ventures, action.args[0]).trial;
    ventures.push_back({action, WorthOfTrying(position, seat, AttemptOf(trial))});
  }
  const Action drawn = DrawByWeight(ventures, chance);
  for (const WeighedAction& venture : ventures) {
    if (drawn.kind != 0 && venture.action == drawn) {
      return {{drawn, WorthOnce(venture.weight), Reference::Name("venture", drawn.args[0])}};
    }
  }
  return {};
}

Ideas Weapons(const Position& position, int seat) {
  if (position.rules.war() || position.state.players[seat].rations < kForWeapons) return {};
  const CampaignContent& content = position.rules.content();
  const Company& hero = position.state.companies[HeroOf(position.state, seat)];
  const Profile profile = HealthyProfileOf(content, hero);
  const std::vector<int>& prices = content.weapon_prices[GradeOf(content, hero)];
  Ideas ideas;
  for (const Action& action : Listed(position, seat)) {
    if (action.kind != kBuy) continue;
    const int slot = action.args[1];
    const int old = slot == 0 ? 0 : At(prices, profile.weapons[slot - 1].weapon - 1);
    const int better = At(prices, action.args[2]) - std::max(-1, old);
    if (better > 0) ideas.push_back({action, better, Reference::Name("weapon", action.args[2])});
  }
  SortByWorth(ideas);
  return ideas;
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

Ideas Tendings(const Position& position, int seat) {
  Ideas ideas = {{{kPass, {}}}};
  const State& state = position.state;
  for (int u = 0; u < duckhammer::kMaxUnits; ++u) {
    const int company = state.records[u].company;
    if (state.battle.units[u].size == 0 || OwnerOf(company) != seat) continue;
    const int lost = state.battle.units[u].lost *
                     ModelOf(position.rules.content(), state.companies[company]).profile.cost;
    if (state.companies[company].hero != 0 || lost == 0) continue;
    ideas.push_back({{kTend, {company}}, lost});
  }
  SortByWorth(ideas);
  return ideas;
}

}  // namespace mallard::duckhammer_campaign
