// What the computer player spends rations and experience on.
#include <algorithm>
#include <iterator>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/training.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

// Rations kept for marches and recovery; with twice as many there may be more camps than one.
constexpr int kReserve = 20;

// What a company is worth that is to stand in a location, and a camp.
constexpr int kForAGarrison = 30;
constexpr int kForACamp = 20;

// Rations that a Grade costs a company on its marches, about.
constexpr int kCostOfAGrade = 4;

// What trainings are good for, the best first.
constexpr Effect kByUse[] = {
    Effect::kDamage,  Effect::kArmor,    Effect::kHp,   Effect::kWeaponAbility, Effect::kBravery,
    Effect::kAbility, Effect::kMovement, Effect::kGait, Effect::kWeaponClass,   Effect::kWeapon};

constexpr int kUses = Size(kByUse);

int CostOfModels(const CampaignContent& content, const Action& action) {
  return At(content.models, action.args[0]).profile.cost * action.args[1];
}

// Whether a company stands in a key location of its side where its player has no camp: one there
// helps in battles, and new companies come nearer.
bool IsHoldWithoutCamp(const Position& position, int seat, int company) {
  const int place = KeyLocationAt(position, position.state.companies[company].at());
  if (place < 0 || CampsIn(position.rules, position.state, seat, place) > 0) return false;
  const int holder = position.state.holders[place];
  return holder != 0 && position.rules.Allied(holder - 1, seat);
}

// The cheapest company: it is to stand in a location, not to fight, and marches cost by Grade.
bool IsCheaper(const CampaignContent& content, const Action& a, const Action& b) {
  const auto price = [&](const Action& action) {
    const Profile& profile = At(content.models, action.args[0]).profile;
    return profile.cost * action.args[1] + kCostOfAGrade * profile.grade;
  };
  return price(a) < price(b);
}

Reference ModelReference(int model) { return Reference::Name("model", model); }

}  // namespace

Ideas Raises(const Position& position, int seat) {
  Ideas ideas;
  ForEachCompany(position.state, seat, [&](int c) {
    const Company& company = position.state.companies[c];
    const int cost = CostOfLevel(position.rules, company);
    if (cost < 0 || cost > position.state.players[seat].experience) return;
    // A level is worth as much as the company that has it; characters lead everybody.
    const int64_t worth =
        int64_t{100} * (StrengthOf(position.rules.content(), company) + 1) / std::max(1, cost);
    ideas.push_back({{kRaise, {c}}, std::max<int64_t>(1, worth)});
  });
  SortByWorth(ideas);
  return ideas;
}

Ideas Trainings(const Position& position, int seat) {
  // Companies of one army learn different things: each begins with another use.
  const int subject = position.state.training - 1;
  const int begin = (subject + position.state.companies[subject].trainings) % kUses;
  Ideas ideas = {{{kDecline, {}}}};
  for (const Action& action : Listed(position, seat)) {
    if (action.kind != kTrain) continue;
    const Effect effect = At(position.rules.content().trainings, action.args[0]).effect;
    const int use = static_cast<int>(std::find(std::begin(kByUse), std::end(kByUse), effect) -
                                     std::begin(kByUse));
    ideas.push_back({action, kUses - (use - begin + kUses) % kUses,
                     Reference::Name("training", action.args[0])});
  }
  SortByWorth(ideas);
  return ideas;
}

Ideas Enlistings(const Position& position, int seat) {
  const CampaignContent& content = position.rules.content();
  const int rations = position.state.players[seat].rations;
  const bool garrison = MissingGarrisons(position, seat) > 0;
  const int reserve = garrison ? 0 : kReserve;
  Action cheapest;
  Ideas ideas;
  for (const Action& action : Listed(position, seat)) {
    int cost = 0, grade = 0, model = 0;
    if (action.kind == kStrengthen) {
      model = position.state.companies[action.args[0]].model - 1;
      cost = At(content.models, model).profile.cost;
    } else if (action.kind == kRecruit) {
      model = action.args[0];
      cost = CostOfModels(content, action);
      grade = At(content.models, action.args[0]).profile.grade;
      if (cheapest.kind == 0 || IsCheaper(content, action, cheapest)) cheapest = action;
    }
    const int worth = cost - kCostOfAGrade * grade;
    if (worth > 0 && cost <= rations - reserve)
      ideas.push_back({action, worth, ModelReference(model)});
  }
  if (garrison) {
    ideas.clear();
    if (cheapest.kind != 0) {
      ideas.push_back({cheapest, kForAGarrison, ModelReference(cheapest.args[0])});
    }
  }
  SortByWorth(ideas);
  return ideas;
}

Ideas Camps(const Position& position, int seat) {
  const Player& player = position.state.players[seat];
  if (player.camp_count > 0 && player.rations < 2 * kReserve) return {};
  Ideas ideas;
  ForEachCompany(position.state, seat, [&](int c) {
    const Action action{kPitchCamp, {c}};
    const bool wanted = player.camp_count == 0 || IsHoldWithoutCamp(position, seat, c);
    if (wanted && IsAllowed(position, seat, action)) ideas.push_back({action, kForACamp});
  });
  return ideas;
}

Ideas RecoveryPayments(const Position& position, int seat) {
  const State& state = position.state;
  const Company& company = state.companies[state.records[state.step].company];
  // A model that is not paid for gives its Grade in rations, and a new one costs its price.
  const int worth = ModelOf(position.rules.content(), company).profile.cost -
                    GradeOf(position.rules.content(), company) + company.trainings;
  Ideas ideas;
  int64_t saved = 0;
  for (int count = 0; count <= state.shortfalls; ++count) {
    if (count > 0) saved += worth - state.shortfall[count - 1];
    const Action action{kRecover, {count}};
    if (IsAllowed(position, seat, action)) ideas.push_back({action, saved});
  }
  // What costs as much as it is worth is paid for.
  std::reverse(ideas.begin(), ideas.end());
  SortByWorth(ideas);
  return ideas;
}

}  // namespace mallard::duckhammer_campaign
