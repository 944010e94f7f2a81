// How strong armies are to the computer player, and which battles it begins.
#include <tuple>

#include "src/games/duckhammer/army.h"
#include "src/games/duckhammer_campaign/bot_parts.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/joining.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kPercentPerTraining = 10;
constexpr int kEnoughPercent = 110;  // Of the enemy's strength, for a battle.
constexpr int kForALocation = 100;   // Strength that winning a key location is worth.

std::tuple<int, int64_t> RankOf(const Sitting& sitting, int seat) {
  return {LocationsHeld(sitting.rules, sitting.state, seat),
          WealthOf(sitting.content(), sitting.state, seat)};
}

// What an attack or a challenge is fought against.
int StrengthAgainst(const Sitting& sitting, const Action& action) {
  if (action.kind == kAttack) return StrengthAround(sitting, action.args[1]);
  const Challenge& challenge = sitting.content().challenges[sitting.state.offer.challenge - 1u];
  return duckhammer::ArmyCost(sitting.content(), challenge.army);
}

int WorthOfBattle(const Sitting& sitting, int seat, const Action& action, int against) {
  if (action.kind == kAccept) return sitting.state.offer.reward;
  const int place = KeyLocationAt(sitting, sitting.state.companies[action.args[1]].at());
  const bool held = place >= 0 && sitting.state.holders[place] == seat + 1;
  return against + (held ? 0 : kForALocation);
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

bool IsAhead(const Sitting& sitting, int seat) {
  for (int other = 0; other < sitting.rules.players(); ++other) {
    if (other == seat || sitting.state.players[other].out != 0) continue;
    if (RankOf(sitting, other) >= RankOf(sitting, seat)) return false;
  }
  return true;
}

Action ChooseBattle(const Sitting& sitting, int seat) {
  Action best{kPass, {}};
  // The last battle ends the campaign; who is behind does not begin it, unless it ends anyway.
  const Configuration& limits = sitting.rules.configuration();
  const bool last_battle = sitting.state.battles + 1 >= limits.Int("battles");
  const bool last_season = sitting.state.season >= limits.Int("seasons");
  if (last_battle && !last_season && !IsAhead(sitting, seat)) return best;
  int most = 0;
  for (const Action& action : Listed(sitting, seat)) {
    if (action.kind == kPass) continue;
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
