// The computer player's plans: means that pay, and a first army of many companies.
#include <cstring>

#include "mallard/state_buffer.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/bot_parts.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/script.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kExpectedCompanies = 6;
constexpr int kExpectedModels = 6;  // Of each.

}  // namespace

int WorthOfMeans(const Sitting& sitting, int seat, int means) {
  // What would it pay with half of the key locations, a camp and a usual army?
  StateBuffer buffer(sitting.rules.state_size());
  std::memcpy(buffer.data(), &sitting.state, sitting.rules.state_size());
  State& imagined = CampaignRules::As(buffer.data());
  for (Player& player : imagined.players) player = Player();
  Player& player = imagined.players[seat];
  player.means[0] = static_cast<uint8_t>(means + 1);
  player.camp_count = 1;
  for (int place = 0; place < (sitting.rules.places() + 1) / 2; ++place) {
    imagined.holders[place] = static_cast<uint8_t>(seat + 1);
  }
  for (int i = 0; i < kExpectedCompanies; ++i) {
    imagined.companies[FirstCompany(seat) + i] =
        NewCompany(sitting.content(), 0, 0, kExpectedModels);
  }
  EventSink silent(nullptr);
  Play play{sitting.rules, imagined, silent};
  return GiveIncome(play).ok() ? player.rations : 0;
}

Action MusterNext(const Sitting& sitting, int seat, Chance chance) {
  const std::vector<duckhammer::Enlisted> plan =
      duckhammer::PlanArmy(sitting.rules.battles(), chance, sitting.rules.first_army(),
                           sitting.state.players[seat].feather - 1);
  const size_t have = static_cast<size_t>(CountCompanies(sitting.state, seat));
  if (have >= plan.size()) return {kReady, {}};
  const duckhammer::Enlisted& unit = plan[have];
  return {kEnlist, {unit.model - 1, unit.count, unit.loadout + 1}};
}

}  // namespace mallard::duckhammer_campaign
