#include "src/games/duckhammer_campaign/duckheim/stakes.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/market.h"
#include "src/games/duckhammer_campaign/duckheim/wounds.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/referee/forces.h"

namespace mallard::duckhammer_campaign {
namespace {

// Hirelings that come by themselves, to where the character stands.
void GiveHirelings(Play& play, int seat, const Stake& stake) {
  if (stake.hireling < 0) return;
  State& state = play.state;
  const int number = FreeCompany(state, seat);
  if (number < 0 || CheckHirelings(play, seat, stake.count)) return;
  const Company& hero = state.companies[HeroOf(state, seat)];
  const Point at = hero.at();
  Company& company = state.companies[number];
  company = NewCompany(play.rules.content(), stake.hireling, 0, stake.count);
  company.x = at.x;
  company.y = at.y;
  NoteEnlisted(state.players[seat], stake.hireling, true);
  play.Tell(kEnlisted, number, stake.hireling, stake.count);
}

void PayPlayer(Play& play, int seat, const Stake& stake) {
  State& state = play.state;
  const int hero = HeroOf(state, seat);
  ChangeRations(play, seat, std::max<int>(stake.rations, -state.players[seat].rations));
  ChangeExperience(play, seat, stake.experience);
  if (stake.wound != Stake::Hurt::kNone) {
    TakeWound(play, hero, stake.wound == Stake::Hurt::kMajor, 0);
  }
  for (int i = 0; i < stake.heals; ++i) HealMinorWound(play, hero);
  GiveHirelings(play, seat, stake);
}

// The enemy's token nearest to a point; -1: there is none.
int NearestEnemy(const Position& position, Point from) {
  int nearest = -1;
  ForEachCompany(position.state, position.rules.referee(), [&](int c) {
    const auto distance = [&](int company) {
      return SquaredDistance(position.state.companies[company].at(), from);
    };
    if (nearest < 0 || distance(c) < distance(nearest)) nearest = c;
  });
  return nearest;
}

}  // namespace

absl::Status PayStake(Play& play, int seat, int stake) {
  if (stake == 0) return absl::OkStatus();
  const Stake& entry = At(play.rules.content().stakes, stake - 1);
  play.Tell(kStakeCame, seat, stake - 1);
  for (int player = 0; player < play.rules.players(); ++player) {
    if (seat < 0 || seat == player) PayPlayer(play, player, entry);
  }
  const Point at = play.state.companies[HeroOf(play.state, std::max(0, seat))].at();
  if (entry.changes_location) MoveOn(play, NearestLocation(play, at));
  for (int i = 0; i < entry.removes; ++i) {
    const int enemy = NearestEnemy(play, at);
    if (enemy >= 0) RemoveToken(play, enemy);
  }
  if (entry.force >= 0) PlaceNear(play, entry.force, at);
  if (entry.episode < 0 || CheckBeginning(play, entry.episode)) return absl::OkStatus();
  // It begins where this attempt would have gone back to.
  EndAttempt(play);
  return BeginEpisode(play, entry.episode);
}

}  // namespace mallard::duckhammer_campaign
