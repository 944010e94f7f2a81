// Campaigns that agree with what a player knows: plans, armies and characters of others that are
// ready but hidden have to be made up, and so has what a battle hides.
#include "src/games/duckhammer/imagine.h"

#include <cstring>
#include <vector>

#include "mallard/state_buffer.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/enlisting.h"
#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kTries = 16;

uint32_t Size(size_t size) { return static_cast<uint32_t>(size); }

void ImaginePlans(const CampaignRules& rules, Chance& chance, Player& player) {
  const CampaignContent& content = rules.content();
  std::vector<uint32_t> feathers;
  for (uint32_t i = 0; i < Size(content.feathers.size()); ++i) {
    if (HasFirstArmy(content, static_cast<int>(i), rules.first_army())) feathers.push_back(i);
  }
  const uint32_t feather = feathers[chance.Below(Size(feathers.size()))];
  player.feather = static_cast<uint8_t>(feather + 1);
  const int wanted = static_cast<int>(chance.Below(kMaxMeans + 1));
  for (int i = 0; i < wanted && !content.means.empty(); ++i) {
    const uint32_t means = chance.Below(Size(content.means.size()));
    const int faction = content.means[means].faction;
    if (faction >= 0 &&
        content.factions[static_cast<size_t>(faction)].feather != static_cast<int>(feather)) {
      break;
    }
    player.means[i] = static_cast<uint8_t>(means + 1);
  }
}

bool IsLegal(const CampaignRules& rules, const std::vector<duckhammer::Enlisted>& list) {
  const auto problems =
      duckhammer::CheckArmy(rules.content(), rules.ruleset().scripts(), list, rules.first_army());
  return problems.ok() && problems->empty();
}

// Models of a Feather, by position.
std::vector<int> ModelsOf(const CampaignContent& content, int feather) {
  std::vector<int> models;
  for (size_t i = 0; i < content.models.size(); ++i) {
    const int faction = content.models[i].profile.faction - 1;
    if (content.factions[static_cast<size_t>(faction)].feather == feather) {
      models.push_back(static_cast<int>(i));
    }
  }
  return models;
}

// A legal first army of one or two units.
std::vector<duckhammer::Enlisted> ImagineList(const CampaignRules& rules, int feather,
                                              Chance& chance) {
  const std::vector<int> models = ModelsOf(rules.content(), feather);
  for (int i = 0; i < kTries && !models.empty(); ++i) {
    std::vector<duckhammer::Enlisted> list;
    for (uint32_t units = chance.Below(2); list.size() <= units;) {
      const int model = models[chance.Below(Size(models.size()))];
      const Profile& profile = rules.content().models[static_cast<size_t>(model)].profile;
      list.push_back({static_cast<uint8_t>(model + 1),
                      static_cast<uint8_t>(1 + chance.Below(profile.full_strength)), 0});
    }
    if (IsLegal(rules, list)) return list;
  }
  for (const int model : models) {
    const std::vector<duckhammer::Enlisted> list = {{static_cast<uint8_t>(model + 1), 1, 0}};
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
  for (size_t i = 0; i < rules.content().models.size(); ++i) {
    const duckhammer::ModelEntry& model = rules.content().models[i];
    if (!model.character && model.profile.grade == rules.configuration().Int("grade")) {
      models.push_back(static_cast<int>(i));
    }
  }
  Company& hero = state.companies[FirstCompany(seat)];
  hero = NewCompany(rules.content(), models[chance.Below(Size(models.size()))], 0, 1);
  hero.hero = 1;
}

}  // namespace

absl::Status CampaignRules::Imagine(const void* redacted, int seat, Chance& chance,
                                    void* out) const {
  std::memcpy(out, redacted, state_size());
  State& state = As(out);
  for (int other = 0; other < players_; ++other) {
    if (other == seat) continue;
    Player& player = state.players[other];
    if (state.phase == Phase::kPlans && player.ready != 0) ImaginePlans(*this, chance, player);
    if (state.phase == Phase::kHeroes) ImagineHero(*this, other, chance, state);
    if (state.phase == Phase::kMuster) {
      absl::Status status = ImagineArmy(*this, other, chance, state);
      if (!status.ok()) return status;
    }
  }
  if (state.battle.rounds == 0) return absl::OkStatus();
  const int own = BattleSeatOf({*this, state}, seat);
  const duckhammer::State& seen = As(redacted).battle;
  if (own >= 0) return battles_->Imagine(&seen, own, chance, &state.battle);
  StateBuffer half(battles_->state_size());
  absl::Status status = battles_->Imagine(&seen, 0, chance, half.data());
  return status.ok() ? battles_->Imagine(half.data(), 1, chance, &state.battle) : status;
}

}  // namespace mallard::duckhammer_campaign
