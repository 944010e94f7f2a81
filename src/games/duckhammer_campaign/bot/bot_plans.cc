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

}  // namespace

int WorthOfMeans(const Position& position, int seat, int means) {
  // What would it pay with half of the key locations, a camp and a usual army?
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
    imagined.companies[FirstCompany(seat) + i] =
        NewCompany(position.rules.content(), 0, 0, kExpectedModels);
  }
  EventSink silent(nullptr);
  Play play{position.rules, imagined, silent};
  return GiveIncome(play).ok() ? player.rations : 0;
}

Action MusterNext(const Position& position, int seat, Chance chance) {
  const std::vector<duckhammer::Enlisted> plan =
      duckhammer::PlanArmy(position.rules.battles(), chance, position.rules.first_army(),
                           position.state.players[seat].feather - 1);
  const int have = CountCompanies(position.state, seat);
  if (have >= Size(plan)) return {kReady, {}};
  const duckhammer::Enlisted& unit = At(plan, have);
  return {kEnlist, {unit.model - 1, unit.count, unit.loadout + 1}};
}

}  // namespace mallard::duckhammer_campaign
