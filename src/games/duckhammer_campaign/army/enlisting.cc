#include "src/games/duckhammer_campaign/army/enlisting.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/duckheim/market.h"

namespace mallard::duckhammer_campaign {

namespace {

// Whether anybody on the player's side has ever had that model.
bool WasOfTheSide(const Position& position, int seat, int model) {
  for (int other = 0; other < position.rules.players(); ++other) {
    if (!position.rules.Allied(seat, other)) continue;
    if (WasEnlisted(position.state.players[other], model)) return true;
  }
  return false;
}

}  // namespace

Refusal CheckNamed(const CampaignContent& content, int model, int count, int loadout) {
  const duckhammer::ModelEntry& entry = At(content.models, model);
  if (count < 1 || count > entry.profile.full_strength) {
    return Senseless("a unit of {model} has 1 to {full_strength} models", entry.name,
                     entry.profile.full_strength);
  }
  if (!content.HasLoadout(model, loadout - 1)) {
    return Senseless("{model} has no such choice of weapons, or has it by a lower number",
                     entry.name);
  }
  return kAllowed;
}

Refusal CheckModel(const Position& position, int seat, int model) {
  const CampaignContent& content = position.rules.content();
  const Player& player = position.state.players[seat];
  const duckhammer::ModelEntry& entry = At(content.models, model);
  const int feather = At(content.factions, entry.profile.faction - 1).feather;
  if (player.feather != 0 && feather != player.feather - 1) {
    return Forbidden("that model is of another Feather");
  }
  if (entry.character && WasOfTheSide(position, seat, model)) {
    return Forbidden("a Character can be enlisted only once");
  }
  if (FreeCompany(position.state, seat) < 0) {
    return Forbidden("an army has at most {most} companies", kCompanies);
  }
  return kAllowed;
}

Refusal CheckEnlisting(const Position& position, int seat, const Action& action) {
  const CampaignContent& content = position.rules.content();
  if (Refusal no = CheckNamed(content, action.args[0], action.args[1], action.args[2])) return no;
  if (Refusal no = CheckModel(position, seat, action.args[0])) return no;
  if (Refusal no = CheckHirelings(position, seat, action.args[1])) return no;
  return CheckRations(position, seat, CostOf(content, action));
}

bool HasFirstArmy(const CampaignContent& content, int feather, int rations) {
  return std::any_of(content.models.begin(), content.models.end(),
                     [&](const duckhammer::ModelEntry& model) {
                       const Profile& profile = model.profile;
                       return At(content.factions, profile.faction - 1).feather == feather &&
                              profile.grade <= 1 && profile.cost <= rations;
                     });
}

int CostOf(const CampaignContent& content, const Action& action) {
  return At(content.models, action.args[0]).profile.cost * action.args[1];
}

Company CompanyOf(const CampaignContent& content, const Action& action) {
  return NewCompany(content, action.args[0], action.args[2] - 1, action.args[1]);
}

duckhammer::Enlisted UnitOf(const Action& action) {
  duckhammer::Enlisted unit = {};
  Put(unit.model, action.args[0] + 1);
  Put(unit.count, action.args[1]);
  Put(unit.loadout, action.args[2] - 1);
  return unit;
}

bool ListLoadouts(const CampaignContent& content, const Action& base, int arg, Listing& out) {
  Action action = base;
  for (int loadout = 0; loadout < content.Loadouts(base.args[0]); ++loadout) {
    if (!content.HasLoadout(base.args[0], loadout)) continue;
    action.args[arg] = loadout + 1;
    if (!out.One(action)) return false;
  }
  return true;
}

}  // namespace mallard::duckhammer_campaign
