#include "src/games/duckhammer_campaign/enlisting.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/companies.h"

namespace mallard::duckhammer_campaign {
namespace {

// OK if a player may have that model at all.
absl::Status CheckModel(const Sitting& sitting, int seat, int model) {
  const CampaignContent& content = sitting.content();
  const Player& player = sitting.state.players[seat];
  const duckhammer::ModelEntry& entry = content.models[static_cast<size_t>(model)];
  const int feather = content.factions[entry.profile.faction - 1u].feather;
  if (sitting.rules.war() && feather != player.feather - 1) {
    return Refused("that model is of another Feather");
  }
  if (entry.character && WasEnlisted(player, model)) {
    return Refused("a Character can be enlisted only once");
  }
  if (FreeCompany(sitting.state, seat) < 0) {
    return Refused(absl::StrCat("an army has at most ", kCompanies, " companies"));
  }
  return absl::OkStatus();
}

}  // namespace

bool HasRoomFor(const Sitting& sitting, int seat, int worth) {
  if (sitting.rules.war()) return true;
  ForEachCompany(sitting.state, seat,
                 [&](int c) { worth += WorthOf(sitting.content(), sitting.state.companies[c]); });
  return worth <= kMostWorth / sitting.rules.players();
}

absl::Status CheckEnlisting(const Sitting& sitting, int seat, const Action& action) {
  const CampaignContent& content = sitting.content();
  if (action.args[0] < 0 || static_cast<size_t>(action.args[0]) >= content.models.size()) {
    return absl::InvalidArgumentError("there is no such model");
  }
  const duckhammer::ModelEntry& entry = content.models[static_cast<size_t>(action.args[0])];
  if (action.args[1] < 1 || action.args[1] > entry.profile.full_strength) {
    return absl::InvalidArgumentError(absl::StrCat("a unit of ", entry.name, " has 1 to ",
                                                   entry.profile.full_strength, " models"));
  }
  if (action.args[2] < 1 || action.args[2] > entry.loadouts() ||
      entry.SameLoadout(action.args[2] - 1) != action.args[2] - 1) {
    return absl::InvalidArgumentError(
        absl::StrCat(entry.name, " has no such choice of weapons, or has it by a lower number"));
  }
  if (absl::Status s = CheckModel(sitting, seat, action.args[0]); !s.ok()) return s;
  if (CostOf(content, action) > sitting.state.players[seat].rations) {
    return Refused("there are not enough rations");
  }
  return HasRoomFor(sitting, seat, CostOf(content, action)) ? absl::OkStatus()
                                                            : Refused("the army is large enough");
}

bool HasFirstArmy(const CampaignContent& content, int feather, int rations) {
  return std::any_of(content.models.begin(), content.models.end(),
                     [&](const duckhammer::ModelEntry& model) {
                       const Profile& profile = model.profile;
                       return content.factions[profile.faction - 1u].feather == feather &&
                              profile.grade <= 1 && profile.cost <= rations;
                     });
}

int CostOf(const CampaignContent& content, const Action& action) {
  return content.models[static_cast<size_t>(action.args[0])].profile.cost * action.args[1];
}

bool VisitEnlisting(const Sitting& sitting, int seat, ActionVisitor visit) {
  const CampaignContent& content = sitting.content();
  for (int model = 0; model < static_cast<int>(content.models.size()); ++model) {
    if (!CheckModel(sitting, seat, model).ok()) continue;
    const duckhammer::ModelEntry& entry = content.models[static_cast<size_t>(model)];
    for (int count = 1; count <= entry.profile.full_strength; ++count) {
      if (count * entry.profile.cost > sitting.state.players[seat].rations) break;
      for (int loadout = 1; loadout <= entry.loadouts(); ++loadout) {
        if (entry.SameLoadout(loadout - 1) != loadout - 1) continue;
        if (!visit({kEnlist, {model, count, loadout}})) return false;
      }
    }
  }
  return true;
}

}  // namespace mallard::duckhammer_campaign
