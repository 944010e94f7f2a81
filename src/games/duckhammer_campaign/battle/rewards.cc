#include "src/games/duckhammer_campaign/battle/rewards.h"

#include <algorithm>
#include <bit>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/script/script.h"

namespace mallard::duckhammer_campaign {
namespace {

int SideOf(int unit) { return unit / duckhammer::kMaxUnits; }

// Grade 0 counts as 1.
int AtLeastOne(int number) { return std::max(1, number); }

// Experience of one side from victory points: its own, and half of the winner's for the loser.
int FromScore(const State& state, int side) {
  const duckhammer::State& battle = state.battle;
  const int own = battle.players[side].gained;
  return WinnerOf(state) == side ? own : own + (battle.players[1 - side].gained + 1) / 2;
}

// From units that lost models, by what each is worth.
template <class Worth>
int FromLosses(const State& state, int side, Worth worth) {
  int experience = 0;
  for (int u = 0; u < kRecords; ++u) {
    const duckhammer::Unit& unit = state.battle.units[u];
    if (SideOf(u) == side && unit.size != 0 && unit.lost != 0) experience += AtLeastOne(worth(u));
  }
  return experience;
}

// The Grade of every enemy unit that lost models.
int FromEnemies(const State& state, int side) {
  return FromLosses(state, 1 - side, [&](int u) { return int{state.battle.profiles[u].grade}; });
}

// The level of every own one.
int FromOwnLosses(const State& state, int side) {
  return FromLosses(state, side, [&](int u) { return int{state.records[u].level}; });
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

// War: everything the side has earned is its player's.
void GiveExperienceOfWar(Play& play, int side) {
  const int all =
      FromScore(play.state, side) + FromEnemies(play.state, side) + FromOwnLosses(play.state, side);
  ChangeExperience(play, play.state.contenders[side].seat, std::max(0, all));
}

// Duckheim: victory points and own losses are shared by those who fought; enemies count by half for
// each who had a part in their losses.
void GiveExperienceOfParty(Play& play, uint32_t fighters) {
  const State& state = play.state;
  const int count = std::popcount(fighters);
  const int common = std::max(0, FromScore(state, 0) + FromOwnLosses(state, 0));
  const int share = (common + count - 1) / count;
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    const bool fought = (fighters >> seat & 1) != 0;
    ChangeExperience(play, seat, (fought ? share : 0) + ShareOf(state, seat));
  }
}

}  // namespace

absl::Status GiveRewards(Play& play) {
  State& state = play.state;
  const int winner = WinnerOf(state);
  for (const int side : {0, 1}) {
    if (state.contenders[side].seat >= play.rules.players()) continue;
    const uint32_t fighters = FightersOf(state.contenders[side]);
    if (play.rules.war()) {
      GiveExperienceOfWar(play, side);
    } else {
      GiveExperienceOfParty(play, fighters);
    }
    for (int seat = 0; seat < play.rules.players(); ++seat) {
      if ((fighters >> seat & 1) == 0) continue;
      if (winner == side) ChangeRations(play, seat, state.terms.reward);
      absl::Status status = GiveSpoils(play, seat, side);
      if (!status.ok()) return status;
    }
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
      spoils.prisoners += state.records[u].deserted;
      spoils.units_destroyed += unit.lost == unit.size ? 1 : 0;
    }
  }
  return spoils;
}

}  // namespace mallard::duckhammer_campaign
