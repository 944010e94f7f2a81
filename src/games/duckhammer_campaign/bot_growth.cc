// What the computer player spends rations and experience on.
#include <algorithm>

#include "src/games/duckhammer_campaign/bot_parts.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/training.h"

namespace mallard::duckhammer_campaign {
namespace {

// Rations kept for marches and recovery.
constexpr int kReserve = 20;

// Rations that a Grade costs a company on its marches, about.
constexpr int kCostOfAGrade = 4;

// What trainings are good for, the best first.
constexpr Effect kByUse[] = {
    Effect::kDamage,  Effect::kArmor,    Effect::kHp,   Effect::kWeaponAbility, Effect::kBravery,
    Effect::kAbility, Effect::kMovement, Effect::kGait, Effect::kWeaponClass,   Effect::kWeapon};

int CostOfModels(const CampaignContent& content, const Action& action) {
  return content.models[static_cast<size_t>(action.args[0])].profile.cost * action.args[1];
}

// The cheapest company: it is to stand in a location, not to fight, and marches cost by Grade.
bool IsCheaper(const CampaignContent& content, const Action& a, const Action& b) {
  const auto price = [&](const Action& action) {
    const Profile& profile = content.models[static_cast<size_t>(action.args[0])].profile;
    return profile.cost * action.args[1] + kCostOfAGrade * profile.grade;
  };
  return price(a) < price(b);
}

}  // namespace

Action BestRaise(const Sitting& sitting, int seat) {
  Action best;
  int64_t most = 0;
  ForEachCompany(sitting.state, seat, [&](int c) {
    const Company& company = sitting.state.companies[c];
    const int cost = CostOfLevel(sitting.rules, company);
    if (cost < 0 || cost > sitting.state.players[seat].experience) return;
    // A level is worth as much as the company that has it; characters lead everybody.
    const int64_t worth =
        int64_t{100} * (StrengthOf(sitting.content(), company) + 1) / std::max(1, cost);
    if (worth <= most) return;
    most = worth;
    best = {kRaise, {c}};
  });
  return best;
}

Action BestTraining(const Sitting& sitting, int seat) {
  Action best{kDecline, {}};
  auto rank = std::end(kByUse);
  for (const Action& action : Listed(sitting, seat)) {
    if (action.kind != kTrain) continue;
    const Effect effect = sitting.content().trainings[static_cast<size_t>(action.args[0])].effect;
    const auto here = std::find(std::begin(kByUse), rank, effect);
    if (here == rank) continue;
    rank = here;
    best = action;
  }
  return best;
}

Action BestEnlisting(const Sitting& sitting, int seat) {
  const CampaignContent& content = sitting.content();
  const int rations = sitting.state.players[seat].rations;
  const bool garrison = sitting.rules.war() && MissingGarrisons(sitting, seat) > 0;
  const int reserve = garrison ? 0 : kReserve;
  Action best, cheapest;
  int most = 0;
  for (const Action& action : Listed(sitting, seat)) {
    int cost = 0, grade = 0;
    if (action.kind == kStrengthen) {
      cost = ModelOf(content, sitting.state.companies[action.args[0]]).profile.cost;
    } else if (action.kind == kRecruit || action.kind == kEnlist) {
      cost = CostOfModels(content, action);
      grade = content.models[static_cast<size_t>(action.args[0])].profile.grade;
      if (cheapest.kind == 0 || IsCheaper(content, action, cheapest)) cheapest = action;
    }
    const int worth = cost - kCostOfAGrade * grade;
    if (worth <= most || cost > rations - reserve) continue;
    most = worth;
    best = action;
  }
  return garrison ? cheapest : best;
}

Action BestCamp(const Sitting& sitting, int seat) {
  if (!sitting.rules.war() || sitting.state.players[seat].camp_count > 0) return {};
  Action camp;
  ForEachCompany(sitting.state, seat, [&](int c) {
    const Action action{kPitchCamp, {c}};
    if (camp.kind == 0 && IsAllowed(sitting, seat, action)) camp = action;
  });
  return camp;
}

Action PayForRecovery(const Sitting& sitting, int seat) {
  const State& state = sitting.state;
  const Company& company = state.companies[state.records[state.step].company];
  // A model that is not paid for gives its Grade in rations, and a new one costs its price.
  const int worth = ModelOf(sitting.content(), company).profile.cost -
                    GradeOf(sitting.content(), company) + company.trainings;
  int count = 0;
  while (count < state.shortfalls && (company.hero != 0 || state.shortfall[count] <= worth)) {
    ++count;
  }
  while (count > 0 && !IsAllowed(sitting, seat, {kRecover, {count}})) --count;
  return {kRecover, {count}};
}

}  // namespace mallard::duckhammer_campaign
