// How strong armies are to the computer player, and which battles it begins.
#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/ranking.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kEnoughPercent = 100;  // Of the enemy's strength, for a battle.
constexpr int kForALocation = 100;   // Strength that winning a key location is worth.

// The key location that a won battle brings; -1: none. Others must not be there.
int LocationToWin(const Position& position, int seat, const Action& action) {
  if (action.kind != kAttack) return -1;
  const int place = KeyLocationAt(position, position.state.companies[action.args[1]].at());
  const int holder = position.state.holders[place < 0 ? 0 : place] - 1;
  if (place < 0 || (holder >= 0 && position.rules.Allied(holder, seat))) return -1;
  for (int other = 0; other < position.rules.players(); ++other) {
    if (position.rules.Allied(other, seat) || other == OwnerOf(action.args[1])) continue;
    if (TokensIn(position.rules, position.state, other, place) > 0) return -1;
  }
  return place;
}

// Whether the campaign would be won if it ended with that key location won (-1: none).
bool WouldLead(const Position& position, int seat, int place) {
  Rank own = RankOf(position, seat);
  if (place >= 0) ++own.locations;
  for (int other = 0; other < position.rules.players(); ++other) {
    if (other == seat) continue;
    Rank rank = RankOf(position, other);
    if (place >= 0 && position.state.holders[place] == other + 1) --rank.locations;
    if (rank > own) return false;
  }
  return true;
}

// The strength of whoever fights with a company, or of that alone to who looks no further.
int StrengthOfSide(const Position& position, int company, const Manner& manner) {
  return manner.short_sighted
             ? StrengthOf(position.rules.content(), position.state.companies[company])
             : StrengthAround(position, company);
}

// What an attack or a challenge is fought against. Challenges grow with whoever takes them up.
int StrengthAgainst(const Position& position, const Action& action, const Manner& manner) {
  if (action.kind == kAttack) return StrengthOfSide(position, action.args[1], manner);
  return position.rules.war() ? StrengthOfSide(position, action.args[0], manner)
                              : BudgetOf(position.rules, position.state);
}

int WorthOfBattle(const Position& position, int seat, const Action& action, int against) {
  if (action.kind == kAccept) return position.state.offer.reward;
  return against + (LocationToWin(position, seat, action) < 0 ? 0 : kForALocation);
}

}  // namespace

int StrengthAround(const Position& position, int company) {
  const Gathering gathering = GatheringAround(position, company);
  return gathering.army + gathering.reserves / 2;  // These come late.
}

bool IsStronger(int own, int other, const Manner& manner) {
  return own * manner.aggression >= kEnoughPercent * other;
}

Ideas BattlesToBegin(const Position& position, int seat, const Manner& manner) {
  Ideas ideas = {{{kPass, {}}}};
  // The last battle ends the campaign; who would not win that does not begin it, unless it ends
  // anyway.
  const bool last_battle =
      position.rules.war() && position.state.battles + 1 >= position.rules.most_battles();
  const bool last_season = position.state.season >= position.rules.last_season();
  for (const Action& action : Listed(position, seat)) {
    if (action.kind == kPass) continue;
    const int place = LocationToWin(position, seat, action);
    const int own = StrengthOfSide(position, action.args[0], manner);
    const int against = StrengthAgainst(position, action, manner);
    int worth = WorthOfBattle(position, seat, action, against);
    // What would be lost by a defeat is not worth less than nothing is.
    if (!IsStronger(own, against, manner)) worth = std::min(0, own - against) - 1;
    if (last_battle && !last_season && !WouldLead(position, seat, place)) worth = -kForALocation;
    ideas.push_back({action, worth, place < 0 ? Reference() : LocationReference(place)});
  }
  SortByWorth(ideas);
  return ideas;
}

}  // namespace mallard::duckhammer_campaign
