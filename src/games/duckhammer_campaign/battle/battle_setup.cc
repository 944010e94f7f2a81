#include "src/games/duckhammer_campaign/battle/battle_setup.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "src/games/duckhammer/content/map_terrain.h"
#include "src/games/duckhammer/setup/setup.h"
#include "src/games/duckhammer/turn.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kMostExtraDice = 16;

// The companies of a side, by number.
using Companies = absl::InlinedVector<int, kCompanies>;

Companies CompaniesOf(const Position& position, int side) {
  Companies companies;
  ForEachInBattle(position, position.state.contenders[side],
                  [&](int c) { companies.push_back(c); });
  return companies;
}

int RangeOf(const CampaignContent& content, int worth) {
  int range = 0;
  for (int i = 0; i < Size(content.ranges); ++i) {
    if (At(content.ranges, i).from <= worth) range = i;
  }
  return range;
}

// The map the referee has set, for the battle or for the place; or one of that scale: of the place,
// or any.
int ChooseMap(Play& play, int scale) {
  const CampaignContent& content = play.rules.content();
  const State& state = play.state;
  if (state.terms.map != 0) return state.terms.map - 1;
  if (state.location != 0 && state.maps[state.location - 1] != 0) {
    return state.maps[state.location - 1] - 1;
  }
  absl::InlinedVector<int, 32> maps;
  if (state.location != 0) {
    for (const int map : StageOf(play.rules, state, state.location - 1).maps) {
      if (At(content.maps, map).scale == scale) maps.push_back(map);
    }
  }
  const bool of_place = !maps.empty();
  for (int map = 0; map < Size(content.maps) && !of_place; ++map) {
    if (At(content.maps, map).scale == scale) maps.push_back(map);
  }
  return At(maps, DrawIndex(play.state.chance, Size(maps)));
}

const duckhammer::Scale& ScaleOf(const CampaignContent& content, int range) {
  return At(content.scales, At(content.ranges, range).scale);
}

void SetUpField(Play& play, int range) {
  duckhammer::State& battle = play.state.battle;
  const CampaignContent& content = play.rules.content();
  battle.chance = Chance::Stream(play.state.chance.Next(), 0);
  const int map = ChooseMap(play, At(content.ranges, range).scale);
  const duckhammer::Scale& scale = At(content.scales, At(content.maps, map).scale);
  Put(battle.map, map + 1);
  Put(battle.size, scale.size);
  battle.width = scale.width;
  battle.length = scale.length;
  Put(battle.rounds, play.rules.rounds());
  battle.phase = duckhammer::Phase::kRollOff;
}

// Units of a side, numbered as its companies are.
void RaiseSide(Play& play, int side, const Companies& companies) {
  State& state = play.state;
  duckhammer::Player& player = state.battle.players[side];
  for (const int c : companies) {
    const Company& company = state.companies[c];
    const Profile profile = ProfileOf(play.rules.content(), company);
    const int unit = duckhammer::RaiseUnit(state.battle, side, profile, company.models);
    const bool reserve = InReserve(state.contenders[side], c);
    if (reserve) state.battle.units[unit].Set(duckhammer::kReserve, true);
    Put(player.army_points, player.army_points + profile.cost * company.models);
    Record& record = state.records[unit];
    record = Record();
    Put(record.company, c);
    record.level = company.level;
    play.Tell(kJoined, c, unit, reserve ? 1 : 0, company.model - 1, company.models);
  }
}

// Camps give dice and depth; the referee may say how deep a zone is.
void SetUpPlayer(Play& play, int side, int range) {
  State& state = play.state;
  duckhammer::Player& player = state.battle.players[side];
  int camps = 0;
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    if (!play.rules.Allied(seat, state.contenders[side].seat)) continue;
    camps += CampsIn(play.rules, state, seat, state.location - 1);
  }
  Put(player.needed, ScaleOf(play.rules.content(), range).victory_points);
  Put(player.extra_dice, std::min(camps, kMostExtraDice));
  const int said = side == 1 ? state.terms.zone : state.terms.party_zone;
  const int32_t zone = said != 0 ? said * kInch : duckhammer::kZoneDepth + camps * kInch;
  player.zone_depth = std::min(zone, state.battle.length / 2);
}

// Missions that the place, the challenge or the referee gives.
void GiveMissions(Play& play, duckhammer::Play& battle) {
  int missions[2] = {play.state.terms.mission - 1, play.state.terms.own_mission - 1};
  // In Duckheim the referee decides both: a person is asked.
  for (int& mission : missions) {
    if (mission < 0 && !play.rules.war() && !play.rules.referee_asked()) {
      mission = DrawIndex(play.state.chance, Size(play.rules.content().missions));
    }
  }
  if (missions[0] >= 0 && missions[1] >= 0) {
    duckhammer::SetMissions(battle, missions[0], missions[1]);
  }
}

}  // namespace

absl::Status BeginBattle(Play& play) {
  State& state = play.state;
  const CampaignContent& content = play.rules.content();
  ClearBattle(play.rules, state);
  const Companies companies[2] = {CompaniesOf(play, 0), CompaniesOf(play, 1)};
  int ranges[2] = {};
  for (int side = 0; side < 2; ++side) {
    int worth = 0;
    for (const int c : companies[side]) worth += WorthOf(content, state.companies[c]);
    ranges[side] = RangeOf(content, worth);
  }
  play.Tell(kBattleBegan, state.contenders[0].seat, state.contenders[1].seat, state.location - 1);
  SetUpField(play, std::max(ranges[0], ranges[1]));
  for (int side = 0; side < 2; ++side) {
    SetUpPlayer(play, side, ranges[side]);
    RaiseSide(play, side, companies[side]);
  }
  play.rules.battles().variables().Start(duckhammer::DuckhammerRules::VariablesOf(state.battle));
  state.phase = Phase::kBattle;
  return PlayBattle(play, [&](duckhammer::Play& battle) {
    for (int side = 0; side < 2; ++side) {
      battle.Tell(duckhammer::kMustered, side, battle.state.players[side].unit_count,
                  battle.state.players[side].army_points);
    }
    GiveMissions(play, battle);
    return duckhammer::Advance(battle);
  });
}

}  // namespace mallard::duckhammer_campaign
