// Making a battle of two armies and a key location.
#include <algorithm>
#include <cstring>
#include <vector>

#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/setup/setup.h"
#include "src/games/duckhammer/turn.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/battle_play.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int32_t kUsualZone = 6 * kInch;
constexpr int kMostExtraDice = 16;

// The companies of a side, by number.
std::vector<int> CompaniesOf(const Sitting& sitting, int side) {
  std::vector<int> companies;
  const Contender& contender = sitting.state.contenders[side];
  if (!sitting.rules.war() && side == 0) {
    for (int seat = 0; seat < sitting.rules.players(); ++seat) {
      ForEachCompany(sitting.state, seat, [&](int c) { companies.push_back(c); });
    }
    return companies;
  }
  ForEachCompany(sitting.state, contender.seat, [&](int c) {
    if (((contender.joined | contender.reserves) >> (c % kCompanies) & 1) != 0) {
      companies.push_back(c);
    }
  });
  return companies;
}

int RangeOf(const CampaignContent& content, int worth) {
  int range = 0;
  for (size_t i = 0; i < content.ranges.size(); ++i) {
    if (content.ranges[i].from <= worth) range = static_cast<int>(i);
  }
  return range;
}

const duckhammer::Scale& ScaleOf(const CampaignContent& content, int range) {
  return content.scales[static_cast<size_t>(content.ranges[static_cast<size_t>(range)].scale)];
}

// The map the referee has set; or one of that scale: of the place, or any.
int ChooseMap(Play& play, int scale) {
  const CampaignContent& content = play.content();
  if (play.state.challenge != 0 && play.state.offer.map != 0) return play.state.offer.map - 1;
  std::vector<int> maps;
  const auto add = [&](int map) {
    if (content.maps[static_cast<size_t>(map)].scale == scale) maps.push_back(map);
  };
  if (play.state.location != 0) {
    for (int map : StageOf(play.rules, play.state, play.state.location - 1).maps) add(map);
  }
  if (maps.empty()) {
    for (size_t map = 0; map < content.maps.size(); ++map) add(static_cast<int>(map));
  }
  return maps[play.state.chance.Below(static_cast<uint32_t>(maps.size()))];
}

void SetUpField(Play& play, int range) {
  duckhammer::State& battle = play.state.battle;
  const CampaignContent& content = play.content();
  battle.chance = Chance::Stream(play.state.chance.Next(), 0);
  const int map = ChooseMap(play, content.ranges[static_cast<size_t>(range)].scale);
  const duckhammer::Scale& scale =
      content.scales[static_cast<size_t>(content.maps[static_cast<size_t>(map)].scale)];
  battle.map = static_cast<uint8_t>(map + 1);
  battle.size = static_cast<uint8_t>(scale.size);
  battle.width = scale.width;
  battle.length = scale.length;
  battle.rounds = static_cast<uint8_t>(play.rules.configuration().Int("rounds"));
  battle.phase = duckhammer::Phase::kRollOff;
}

// Units of a side, numbered as its companies are.
void RaiseSide(Play& play, int side, const std::vector<int>& companies) {
  State& state = play.state;
  duckhammer::Player& player = state.battle.players[side];
  for (const int c : companies) {
    const Company& company = state.companies[c];
    const Profile profile = ProfileOf(play.content(), company);
    const int unit = duckhammer::RaiseUnit(state.battle, side, profile, company.models);
    const bool reserve = (state.contenders[side].reserves >> (c % kCompanies) & 1) != 0 &&
                         (play.rules.war() || side == 1);
    if (reserve) state.battle.units[unit].Set(duckhammer::kReserve, true);
    player.army_points = static_cast<int16_t>(player.army_points + profile.cost * company.models);
    state.records[unit] = {static_cast<uint8_t>(c), 0, 0, 0, company.level, {}};
    play.Tell(kJoined, c, unit, reserve ? 1 : 0, company.model - 1, company.models);
  }
}

// Camps give dice and depth.
void SetUpPlayer(Play& play, int side, int range) {
  State& state = play.state;
  duckhammer::Player& player = state.battle.players[side];
  const int seat = state.contenders[side].seat;
  const int place = state.location - 1;
  const bool has_camps = play.rules.war() && seat < play.rules.players() && place >= 0;
  const int camps = has_camps ? CampsIn(play.rules, state, seat, place) : 0;
  player.needed = static_cast<int16_t>(ScaleOf(play.content(), range).victory_points);
  player.extra_dice = static_cast<uint8_t>(std::min(camps, kMostExtraDice));
  player.zone_depth = std::min(kUsualZone + camps * kInch, state.battle.length / 2);
}

// Missions that the place or the challenge gives to both sides.
void GiveMissions(Play& play, duckhammer::Play& battle) {
  const State& state = play.state;
  int missions[2] = {-1, -1};
  if (state.challenge != 0) {
    const Challenge& challenge = play.content().challenges[state.offer.challenge - 1u];
    missions[0] = state.offer.mission - 1;
    missions[1] = challenge.own_mission;
    // In Duckheim the referee decides both: a person is asked.
    for (int& mission : missions) {
      if (mission < 0 && !play.rules.war() && !play.rules.referee_asked()) {
        mission = static_cast<int>(
            play.state.chance.Below(static_cast<uint32_t>(play.content().missions.size())));
      }
    }
  } else if (state.location != 0) {
    missions[0] = missions[1] = StageOf(play.rules, state, state.location - 1).mission;
  }
  if (missions[0] >= 0 && missions[1] >= 0) {
    duckhammer::SetMissions(battle, missions[0], missions[1]);
  }
}

}  // namespace

void RaiseForces(Play& play) {
  State& state = play.state;
  const int referee = play.rules.referee();
  const Challenge& challenge = play.content().challenges[state.offer.challenge - 1u];
  Contender& side = state.contenders[1];
  side = Contender();
  side.seat = static_cast<uint8_t>(referee);
  side.chief = static_cast<uint8_t>(FirstCompany(referee));
  int number = FirstCompany(referee);
  for (const duckhammer::Enlisted& unit : challenge.army) {
    side.joined |= 1u << (number % kCompanies);
    state.companies[number++] =
        NewCompany(play.content(), unit.model - 1, unit.loadout, unit.count);
  }
}

absl::Status BeginBattle(Play& play) {
  State& state = play.state;
  const CampaignContent& content = play.content();
  std::memset(static_cast<void*>(&state.battle), 0,
              play.rules.state_size() - offsetof(State, battle));
  const std::vector<int> companies[2] = {CompaniesOf(play.sitting(), 0),
                                         CompaniesOf(play.sitting(), 1)};
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
