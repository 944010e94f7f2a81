// The computer player's plans: means that pay, and a first army of many companies.
#include <cstring>

#include "mallard/state_buffer.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/script/script.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kExpectedCompanies = 6;
constexpr int kExpectedModels = 6;  // Of each.

// A model of whoever's means those are.
int ModelFor(const CampaignContent& content, int means) {
  const int faction = At(content.means, means).faction;
  for (int model = 0; model < Size(content.models) && faction >= 0; ++model) {
    if (At(content.models, model).profile.faction - 1 == faction) return model;
  }
  return 0;
}

// What a means pays with half of the key locations, a camp and a usual army: after a battle with
// such spoils, or without any for a season, in which that army was busy or quiet.
int PayOf(const Position& position, int seat, int means, bool busy, const Spoils* spoils) {
  const CampaignContent& content = position.rules.content();
  StateBuffer buffer(position.rules.state_size());
  std::memcpy(buffer.data(), &position.state, position.rules.state_size());
  State& imagined = CampaignRules::As(buffer.data());
  for (Player& player : imagined.players) player = Player();
  Player& player = imagined.players[seat];
  Put(player.means[0], means + 1);
  player.camp_count = 1;
  for (int place = 0; place < (position.rules.places() + 1) / 2; ++place) {
    Put(imagined.holders[place], seat + 1);
  }
  for (int i = 0; i < kExpectedCompanies; ++i) {
    Company& company = imagined.companies[FirstCompany(seat) + i];
    company = NewCompany(content, ModelFor(content, means), 0, kExpectedModels);
    company.marching = busy && i % 2 == 0 ? 1 : 0;
    company.fought = busy && i % 3 == 0 ? 1 : 0;
  }
  EventSink silent(nullptr);
  Play play{position.rules, imagined, silent};
  return PayMeans(play, seat, spoils).ok() ? player.rations : 0;
}

// Duckheim: the dearest hireling there is room for.
Action HireNext(const Position& position, int seat) {
  const CampaignContent& content = position.rules.content();
  Action best{kReady, {}};
  int most = 0;
  for (const Action& action : Listed(position, seat)) {
    if (action.kind != kEnlist || action.args[2] != 1) continue;
    const Profile& profile = At(content.models, action.args[0]).profile;
    const int worth = profile.grade <= 2 ? profile.cost * action.args[1] : 0;
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

}  // namespace

int WorthOfMeans(const Position& position, int seat, int means) {
  const Spoils won{true, 5, 5, 8, 2, 2}, lost{false, 2, 8, 4, 1, 1};
  return PayOf(position, seat, means, /*busy=*/true, nullptr) +
         PayOf(position, seat, means, /*busy=*/false, nullptr) +
         PayOf(position, seat, means, /*busy=*/true, &won) +
         PayOf(position, seat, means, /*busy=*/true, &lost);
}

Action MusterNext(const Position& position, int seat, Chance chance) {
  if (!position.rules.war()) return HireNext(position, seat);
  const std::vector<duckhammer::Enlisted> plan =
      duckhammer::PlanArmy(position.rules.battles(), chance, position.rules.first_army(),
                           position.state.players[seat].feather - 1, /*most_of_character=*/1);
  const int have = CountCompanies(position.state, seat);
  if (have >= Size(plan)) return {kReady, {}};
  const duckhammer::Enlisted& unit = At(plan, have);
  return {kEnlist, {unit.model - 1, unit.count, unit.loadout + 1}};
}

}  // namespace mallard::duckhammer_campaign
