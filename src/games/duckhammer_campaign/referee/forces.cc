#include "src/games/duckhammer_campaign/referee/forces.h"

#include <algorithm>
#include <iterator>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kMostOfChallenge = 12;      // Units of a challenge's forces.
constexpr int kRoomForChallenges = 4;     // Companies that forces on the map leave them.
constexpr int32_t kTokenGap = kInch / 2;  // Between the tokens of a band.

int CostOf(const CampaignContent& content, const duckhammer::Enlisted& unit) {
  return At(content.models, unit.model - 1).profile.cost;
}

// A single model of the cheapest kind in a list.
duckhammer::Enlisted CheapestOf(const CampaignContent& content,
                                const std::vector<duckhammer::Enlisted>& list) {
  duckhammer::Enlisted cheapest = *std::min_element(
      list.begin(), list.end(), [&](const duckhammer::Enlisted& a, const duckhammer::Enlisted& b) {
        return CostOf(content, a) < CostOf(content, b);
      });
  cheapest.count = 1;
  return cheapest;
}

// The number of a free band, from 1; 0: there is none.
int FreeBand(const State& state) {
  for (int i = 0; i < kMaxBands; ++i) {
    if (state.bands[i] == 0) return i + 1;
  }
  return 0;
}

// Tokens among which a band's budget is shared out, as far as the content's units allow: the first
// band is to keep together, others to spread: the more, the larger the party and the grimmer the
// opposition.
int PartsOf(const CampaignRules& rules, int band) {
  const int parts = (rules.players() * rules.opposition() + 99) / 100 + rules.players() / 2;
  return band == 1 ? 1 : std::min(parts, kMostTokens);
}

int FreeCompanies(const State& state, int seat) { return kCompanies - CountCompanies(state, seat); }

}  // namespace

Army Grown(const CampaignContent& content, const std::vector<duckhammer::Enlisted>& list,
           int budget, int most_units, int parts) {
  Army army;
  int models = 0, skipped = 0;
  for (int i = 0; Size(army) < most_units && skipped < Size(list); ++i) {
    duckhammer::Enlisted unit = At(list, i % Size(list));
    // What a unit is too small to take goes to those that follow.
    const int left = std::max(1, parts - Size(army));
    const int share = (budget + left - 1) / left;
    const int cost = std::max(1, CostOf(content, unit));
    const int most = std::min(
        {int{unit.count}, std::min(budget, share) / cost, duckhammer::kMaxModels - models});
    skipped = most < 1 ? skipped + 1 : 0;
    if (most < 1) continue;  // Cheaper ones may follow.
    Put(unit.count, most);
    army.push_back(unit);
    models += unit.count;
    budget -= unit.count * cost;
  }
  if (army.empty()) army.push_back(CheapestOf(content, list));
  return army;
}

int StrengthOf(const CampaignContent& content, const Company& company) {
  constexpr int kPercentPerTraining = 10;
  return WorthOf(content, company) * (100 + kPercentPerTraining * company.trainings) / 100;
}

int BudgetOf(const CampaignRules& rules, const State& state) {
  return BudgetOf(rules, state, rules.opposition());
}

int BudgetOf(const CampaignRules& rules, const State& state, int percent) {
  int strength = 0;
  for (int seat = 0; seat < rules.players(); ++seat) {
    ForEachCompany(state, seat,
                   [&](int c) { strength += StrengthOf(rules.content(), state.companies[c]); });
  }
  return std::min((strength * percent + 99) / 100, kMostWorth / 2);
}

void RaiseForces(Play& play) {
  State& state = play.state;
  const CampaignContent& content = play.rules.content();
  const int referee = play.rules.referee();
  const Challenge& challenge = At(content.challenges, state.offer.challenge - 1);
  int strength = 0;
  ForEachInBattle(play, state.contenders[0],
                  [&](int c) { strength += StrengthOf(content, state.companies[c]); });
  const int budget = play.rules.war() ? strength : BudgetOf(play.rules, state);
  Contender& side = state.contenders[1];
  const int most = std::min(kMostOfChallenge, FreeCompanies(state, referee));
  for (const duckhammer::Enlisted& unit : Grown(content, challenge.army, budget, most, 1)) {
    const int number = FreeCompany(state, referee);
    if (side.joined[referee] == 0) side = ContenderOf(number);
    TakeIn(side, number, /*reserve=*/false);
    state.companies[number] = NewCompany(content, unit.model - 1, unit.loadout, unit.count);
    state.companies[number].band = kSummoned;
  }
}

int CountBands(const State& state) {
  return static_cast<int>(std::count_if(std::begin(state.bands), std::end(state.bands),
                                        [](uint8_t force) { return force != 0; }));
}

Refusal CheckPlacing(const Position& position, Point at) {
  const CampaignRules& rules = position.rules;
  if (Refusal no = CheckOnMap(rules.map(), at)) return no;
  if (CountBands(position.state) >= rules.most_forces()) {
    return Forbidden("the map holds at most {most} forces", rules.most_forces());
  }
  if (FreeCompanies(position.state, rules.referee()) < kMostTokens + kRoomForChallenges) {
    return Forbidden("the referee has as many companies as it can");
  }
  if (IsWater(rules.map(), at)) return Forbidden("forces come on dry land");
  return kAllowed;
}

void PlaceForce(Play& play, int force, Point at, int percent) {
  State& state = play.state;
  const CampaignContent& content = play.rules.content();
  const int referee = play.rules.referee(), band = FreeBand(state);
  Put(state.bands[band - 1], force + 1);
  play.Tell(kForcePlaced, force, at.x, at.y, KeyLocationAt(play, at));
  int i = 0;
  const int budget = BudgetOf(play.rules, state, percent);
  for (const duckhammer::Enlisted& unit : Grown(content, At(content.forces, force).army, budget,
                                                kMostTokens, PartsOf(play.rules, band))) {
    const int number = FreeCompany(state, referee);
    Company& company = state.companies[number];
    company = NewCompany(content, unit.model - 1, unit.loadout, unit.count);
    Put(company.band, band);
    const Point beside{at.x + i * kTokenGap, at.y};
    const bool good = play.rules.map().Holds(beside) && !IsWater(play.rules.map(), beside) &&
                      KeyLocationAt(play, beside) == KeyLocationAt(play, at);
    company.x = good ? beside.x : at.x;
    company.y = at.y;
    play.Tell(kEnlisted, number, company.model - 1, company.models);
    ++i;
  }
}

void PlaceNear(Play& play, int force, Point at) {
  int best = -1;
  int64_t least = 0;
  for (int place = 0; place < play.rules.places(); ++place) {
    if (!IsOpen(play.rules, play.state, place)) continue;
    bool players = false;
    for (int seat = 0; seat < play.rules.players(); ++seat) {
      players |= TokensIn(play.rules, play.state, seat, place) > 0;
    }
    const Point middle = play.rules.place(place).at;
    if (players || CheckPlacing(play, middle)) continue;
    const int64_t distance = SquaredDistance(middle, at);
    if (best >= 0 && distance >= least) continue;
    best = place;
    least = distance;
  }
  if (best < 0) return;
  PlaceForce(play, force, play.rules.place(best).at, play.rules.opposition());
}

void RemoveToken(Play& play, int company) {
  play.Tell(kTokenRemoved, company, play.state.companies[company].model - 1);
  play.state.companies[company] = Company();
  ForgetBands(play.state);
}

void ForgetBands(State& state) {
  bool there[kMaxBands + 2] = {};
  for (const Company& company : state.companies) there[company.band] = true;
  for (int i = 0; i < kMaxBands; ++i) {
    if (!there[i + 1]) state.bands[i] = 0;
  }
}

}  // namespace mallard::duckhammer_campaign
