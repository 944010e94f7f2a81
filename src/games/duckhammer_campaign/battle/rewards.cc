#include "src/games/duckhammer_campaign/battle/rewards.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/script/script.h"

namespace mallard::duckhammer_campaign {
namespace {

int SideOf(int unit) { return unit / duckhammer::kMaxUnits; }

// Grade 0 counts as 1.
int AtLeastOne(int number) { return std::max(1, number); }

// Experience of one side: its victory points, half of the winner's for the loser, the Grade of
// every enemy unit and the level of every own unit that lost models.
int ExperienceOf(const State& state, int side) {
  const duckhammer::State& battle = state.battle;
  int experience = battle.players[side].gained;
  if (WinnerOf(state) != side) experience += (battle.players[1 - side].gained + 1) / 2;
  for (int u = 0; u < kRecords; ++u) {
    if (battle.units[u].size == 0 || battle.units[u].lost == 0) continue;
    experience += AtLeastOne(SideOf(u) == side ? state.records[u].level : battle.profiles[u].grade);
  }
  return std::max(0, experience);
}

// Duckheim: half of a unit's Grade for every player who had a part in its losses.
int ShareOf(const State& state, int seat) {
  int share = 0;
  for (int u = duckhammer::kMaxUnits; u < kRecords; ++u) {
    if (state.battle.units[u].size == 0 || state.battle.units[u].lost == 0) continue;
    if ((state.records[u].involved >> seat & 1) == 0) continue;
    share += (AtLeastOne(state.battle.profiles[u].grade) + 1) / 2;
  }
  return share;
}

}  // namespace

absl::Status GiveRewards(Play& play) {
  State& state = play.state;
  const int winner = WinnerOf(state);
  for (int seat = 0; seat < play.rules.players() && !play.rules.war(); ++seat) {
    ChangeExperience(play, seat, ShareOf(state, seat));
    if (winner == 0) ChangeRations(play, seat, state.offer.reward);
  }
  for (int side = 0; side < 2 && play.rules.war(); ++side) {
    const int seat = state.contenders[side].seat;
    if (seat >= play.rules.players()) continue;
    ChangeExperience(play, seat, ExperienceOf(state, side));
    if (state.challenge != 0 && winner == side) ChangeRations(play, seat, state.offer.reward);
    absl::Status status = GiveSpoils(play, side);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

Spoils SpoilsOf(const State& state, int side) {
  const duckhammer::State& battle = state.battle;
  Spoils spoils;
  spoils.won = WinnerOf(state) == side;
  spoils.victory_points = battle.players[side].gained;
  for (int u = 0; u < kRecords; ++u) {
    const duckhammer::Unit& unit = battle.units[u];
    if (unit.size == 0) continue;
    if (SideOf(u) == side) {
      spoils.models_lost += unit.lost;
    } else {
      spoils.models_destroyed += unit.lost;
      spoils.units_destroyed += unit.lost == unit.size ? 1 : 0;
    }
  }
  return spoils;
}

}  // namespace mallard::duckhammer_campaign
