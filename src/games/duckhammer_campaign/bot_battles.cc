// How strong armies are to the computer player, and which battles it begins.
#include <tuple>

#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/bot_parts.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/joining.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kPercentPerTraining = 10;
constexpr int kEnoughPercent = 100;  // Of the enemy's strength, for a battle.
constexpr int kForALocation = 100;   // Strength that winning a key location is worth.

// The key location that a won battle brings; -1: none. Others must not be there.
int LocationToWin(const Sitting& sitting, int seat, const Action& action) {
  if (action.kind != kAttack) return -1;
  const int place = KeyLocationAt(sitting, sitting.state.companies[action.args[1]].at());
  if (place < 0 || sitting.state.holders[place] == seat + 1) return -1;
  for (int other = 0; other < sitting.rules.players(); ++other) {
    if (other == seat || other == OwnerOf(action.args[1])) continue;
    if (TokensIn(sitting.rules, sitting.state, other, place) > 0) return -1;
  }
  return place;
}

// How a player stands in the campaign if `winner` gets a key location (-1: none).
std::tuple<int, int64_t> RankOf(const Sitting& sitting, int seat, int winner, int place) {
  int locations = LocationsHeld(sitting.rules, sitting.state, seat);
  if (place >= 0 && seat == winner) ++locations;
  if (place >= 0 && sitting.state.holders[place] == seat + 1) --locations;
  return {locations, WealthOf(sitting.content(), sitting.state, seat)};
}

// Whether the campaign would be won if it ended with that key location won.
bool WouldLead(const Sitting& sitting, int seat, int place) {
  for (int other = 0; other < sitting.rules.players(); ++other) {
    if (other == seat || sitting.state.players[other].out != 0) continue;
    if (RankOf(sitting, other, seat, place) >= RankOf(sitting, seat, seat, place)) return false;
  }
  return true;
}

// What an attack or a challenge is fought against.
int StrengthAgainst(const Sitting& sitting, const Action& action) {
  if (action.kind == kAttack) return StrengthAround(sitting, action.args[1]);
  const Challenge& challenge = sitting.content().challenges[sitting.state.offer.challenge - 1u];
  return duckhammer::ArmyCost(sitting.content(), challenge.army);
}

int WorthOfBattle(const Sitting& sitting, int seat, const Action& action, int against) {
  if (action.kind == kAccept) return sitting.state.offer.reward;
  return against + (LocationToWin(sitting, seat, action) < 0 ? 0 : kForALocation);
}

}  // namespace

int StrengthOf(const CampaignContent& content, const Company& company) {
  return WorthOf(content, company) * (100 + kPercentPerTraining * company.trainings) / 100;
}

int StrengthAround(const Sitting& sitting, int company) {
  const State& state = sitting.state;
  const Point chief = state.companies[company].at();
  int strength = 0;
  ForEachCompany(state, OwnerOf(company), [&](int c) {
    const Company& other = state.companies[c];
    if (other.fought != 0) return;
    if (Within(chief, other.at(), kCoherency)) {
      strength += StrengthOf(sitting.content(), other);
    } else if (Within(chief, other.at(), kReserveReach)) {
      strength += StrengthOf(sitting.content(), other) / 2;  // They come late.
    }
  });
  return strength;
}

bool IsStronger(int own, int other) { return 100 * own >= kEnoughPercent * other; }

Action ChooseBattle(const Sitting& sitting, int seat) {
  Action best{kPass, {}};
  // The last battle ends the campaign; who would not win that does not begin it, unless it ends
  // anyway.
  const Configuration& limits = sitting.rules.configuration();
  const bool last_battle = sitting.state.battles + 1 >= limits.Int("battles");
  const bool last_season = sitting.state.season >= limits.Int("seasons");
  int most = 0;
  for (const Action& action : Listed(sitting, seat)) {
    if (action.kind == kPass) continue;
    const int place = LocationToWin(sitting, seat, action);
    if (last_battle && !last_season && !WouldLead(sitting, seat, place)) continue;
    const int against = StrengthAgainst(sitting, action);
    if (!IsStronger(StrengthAround(sitting, action.args[0]), against)) continue;
    const int worth = WorthOfBattle(sitting, seat, action, against);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

}  // namespace mallard::duckhammer_campaign
