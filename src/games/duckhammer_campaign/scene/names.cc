#include "src/games/duckhammer_campaign/scene/names.h"

#include "mallard/text_argument.h"
#include "src/games/duckhammer/scene/names.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
#include "src/games/duckhammer_campaign/army/training.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/scene/scene_words.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr uint32_t kModelKind = TableId("model");

bool HasCompany(const State& state, int company) {
  return company >= 0 && company < kCompanySlots && state.companies[company].model != 0;
}

// An attribute of a player's own, where it is known whose.
ThingName NameOfAttribute(const CampaignRules& rules, const State& state, const Thing& thing) {
  const int own = thing.value() - Size(rules.content().attributes);
  const int seat = thing.reference.owner;
  if (own < 0 || own >= kOwnAttributes || seat < 0 || seat >= rules.players()) return {};
  return {{}, 0, TextIn(absl::MakeConstSpan(state.players[seat].own[own].name))};
}

}  // namespace

SceneLabel NameOfCompany(const State& state, int company) {
  const int model = state.companies[company].model;
  int number = 0, same = 0;
  for (int c = 0; c < kCompanySlots; ++c) {
    if (state.companies[c].model != model) continue;
    ++same;
    if (c == company) number = same;
  }
  return SceneLabel::Entry(kModelKind, model - 1, same == 1 ? 0 : number);
}

ThingName NameThing(const CampaignRules& rules, const State& state, const Thing& thing) {
  const int value = thing.value();
  switch (thing.type()) {
    case ArgType::kSeat:
      return value == rules.referee() ? ThingName{SceneLabel::Word(kWordReferee)} : ThingName();
    case ArgType::kCompany: {
      if (HasCompany(state, value)) {
        return {NameOfCompany(state, value), 0, GivenName(state, value)};
      }
      // One that is no more: events say what it was.
      const int32_t* model = thing.Beside(ArgType::kName);
      return model == nullptr ? ThingName() : ThingName{SceneLabel::Entry(kModelKind, *model)};
    }
    case ArgType::kUnit: {
      // A character in battle is called by its name.
      const bool there = value >= 0 && value < kRecords && state.battle.units[value].size != 0;
      ThingName name = duckhammer::NameThing(rules.battles(), state.battle, thing);
      if (there) name.given = GivenName(state, state.records[value].company);
      return name;
    }
    case ArgType::kName:
      if (thing.IsOf(TableId("attribute"))) return NameOfAttribute(rules, state, thing);
      break;
    case ArgType::kCamp:
      return {SceneLabel::Word(kWordCamp, value)};
    case ArgType::kLine: {
      const int seat = thing.reference.owner;
      const bool known = seat >= 0 && seat < kMaxPlayers && value >= 1 && value <= kMaxMeans;
      const int means = known ? state.players[seat].means[value - 1] : 0;
      return means == 0 ? ThingName() : ThingName{SceneLabel::Entry(TableId("means"), means - 1)};
    }
    case ArgType::kWeapon:
      if (thing.Beside(ArgType::kUnit) == nullptr && state.phase != Phase::kBattle) return {};
      break;
    default:
      break;
  }
  return duckhammer::NameThing(rules.battles(), state.battle, thing);
}

size_t CostsOf(const CampaignRules& rules, const State& state, int seat, const Action& action,
               absl::Span<ActionCost> out) {
  const auto one = [&](int word, int amount) -> size_t {
    if (!out.empty()) out[0] = {SceneLabel::Word(word), amount};
    return 1;
  };
  switch (action.kind) {
    case kRecruit:
    case duckhammer::kEnlist:
      return one(kWordRations, CostOf(rules.content(), action));
    case kStrengthen: {
      const Company& company = state.companies[action.args[0]];
      if (company.model == 0) return 0;
      return one(kWordRations, ModelOf(rules.content(), company).profile.cost * action.args[1]);
    }
    case kHireBoat:
      return one(kWordRations, At(rules.content().boats, action.args[1]).price);
    case kBrace:
      return one(kWordRations, action.args[0]);
    case kRaise:
      return one(kWordExperience, CostOfLevel(rules, state.companies[action.args[0]]));
    default:
      break;
  }
  if (state.phase != Phase::kBattle) return 0;
  const int self = BattleSeatToPlay({rules, state}, seat);
  return self < 0 ? 0 : duckhammer::CostsOf(rules.battles(), state.battle, self, action, out);
}

}  // namespace mallard::duckhammer_campaign
