#include "src/games/duckhammer_campaign/imagine.h"

#include <vector>

#include "mallard/text_argument.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/army/feathers.h"
#include "src/games/duckhammer/imagine.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
#include "src/games/duckhammer_campaign/army/plans.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kTries = 16;

void ImaginePlans(const CampaignRules& rules, Chance& chance, Player& player) {
  const CampaignContent& content = rules.content();
  if (!rules.war()) {
    const int wanted = content.means.empty() ? 0 : DrawIndex(chance, kMaxMeans + 1);
    for (int i = 0; i < wanted; ++i)
      Put(player.means[i], DrawIndex(chance, Size(content.means)) + 1);
    return;
  }
  std::vector<int> feathers;
  for (int i = 0; i < Size(content.feathers); ++i) {
    if (HasFirstArmy(content, i, rules.first_army())) feathers.push_back(i);
  }
  const int feather = At(feathers, DrawIndex(chance, Size(feathers)));
  Put(player.feather, feather + 1);
  const int wanted = DrawIndex(chance, kMaxMeans + 1);
  for (int i = 0; i < wanted && !content.means.empty(); ++i) {
    const int means = DrawIndex(chance, Size(content.means));
    if (!SuitsFeather(content, means, feather)) break;
    Put(player.means[i], means + 1);
  }
}

bool IsLegal(const CampaignRules& rules, const std::vector<duckhammer::Enlisted>& list) {
  const auto problems =
      duckhammer::CheckArmy(rules.content(), rules.ruleset().scripts(), list, rules.first_army());
  return problems.ok() && problems->empty();
}

duckhammer::Enlisted UnitOf(int model, int count) {
  return duckhammer_campaign::UnitOf({kEnlist, {model, count, 1}});
}

// A legal first army of one or two units.
std::vector<duckhammer::Enlisted> ImagineList(const CampaignRules& rules, int feather,
                                              Chance& chance) {
  const std::vector<int> models = duckhammer::ModelsOf(rules.content(), feather);
  for (int i = 0; i < kTries && !models.empty(); ++i) {
    std::vector<duckhammer::Enlisted> list;
    for (int units = DrawIndex(chance, 2); Size(list) <= units;) {
      const int model = At(models, DrawIndex(chance, Size(models)));
      const Profile& profile = At(rules.content().models, model).profile;
      list.push_back(UnitOf(model, 1 + DrawIndex(chance, profile.full_strength)));
    }
    if (IsLegal(rules, list)) return list;
  }
  for (const int model : models) {
    const std::vector<duckhammer::Enlisted> list = {UnitOf(model, 1)};
    if (IsLegal(rules, list)) return list;
  }
  return {};
}

absl::Status ImagineArmy(const CampaignRules& rules, int seat, Chance& chance, State& state) {
  Player& player = state.players[seat];
  player.rations = rules.rations();
  if (player.ready == 0) return absl::OkStatus();
  const auto list = ImagineList(rules, player.feather - 1, chance);
  if (list.empty()) return absl::FailedPreconditionError("no legal army can be made up");
  int number = FirstCompany(seat);
  for (const duckhammer::Enlisted& unit : list) {
    Company& company = state.companies[number++];
    company = NewCompany(rules.content(), unit.model - 1, unit.loadout, unit.count);
    player.rations -= WorthOf(rules.content(), company);
    NoteEnlisted(player, unit.model - 1, true);
  }
  return absl::OkStatus();
}

void ImagineHero(const CampaignRules& rules, int seat, Chance& chance, State& state) {
  Player& player = state.players[seat];
  player.rations = rules.rations();
  if (player.ready == 0) return;
  std::vector<int> models;
  for (int i = 0; i < Size(rules.content().models); ++i) {
    if (IsHeroModel(rules.content(), i, rules.grade())) models.push_back(i);
  }
  Company& hero = state.companies[FirstCompany(seat)];
  hero = NewCompany(rules.content(), At(models, DrawIndex(chance, Size(models))), 0, 1);
  hero.hero = 1;
  std::vector<absl::string_view> names;
  for (const Suggestion& suggestion : rules.content().suggestions) {
    if (suggestion.use == Suggestion::Use::kName) names.push_back(suggestion.name);
  }
  if (names.empty() || DrawIndex(chance, 2) == 0) return;
  PutText(At(names, DrawIndex(chance, Size(names))), absl::MakeSpan(player.name));
}

absl::Status ImaginePlayer(const CampaignRules& rules, int seat, Chance& chance, State& state) {
  Player& player = state.players[seat];
  player.hidden = 0;
  switch (state.phase) {
    case Phase::kPlans:
      if (player.ready != 0) ImaginePlans(rules, chance, player);
      return absl::OkStatus();
    case Phase::kHeroes:
      ImagineHero(rules, seat, chance, state);
      return absl::OkStatus();
    default:
      return ImagineArmy(rules, seat, chance, state);
  }
}

}  // namespace

absl::Status ImagineHidden(const CampaignRules& rules, State& state, int seat, Chance& chance) {
  for (int other = 0; other < rules.players(); ++other) {
    if (state.players[other].hidden == 0) continue;
    absl::Status status = ImaginePlayer(rules, other, chance, state);
    if (!status.ok()) return status;
  }
  const duckhammer::DuckhammerRules& battles = rules.battles();
  if (state.battle.rounds == 0 || battles.IsOver(state.battle)) return absl::OkStatus();
  const int own = BattleSeatOf({rules, state}, seat);
  if (own >= 0) return duckhammer::ImagineHidden(battles, state.battle, own, chance);
  for (const int side : {0, 1}) {
    absl::Status status = duckhammer::ImagineHidden(battles, state.battle, side, chance);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer_campaign
