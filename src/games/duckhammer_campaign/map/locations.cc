#include "src/games/duckhammer_campaign/map/locations.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"

namespace mallard::duckhammer_campaign {
int StagesOf(const CampaignRules& rules, int place) { return Size(rules.place(place).stages); }

bool IsOpen(const CampaignRules& rules, const State& state, int place) {
  return state.stages[place] < StagesOf(rules, place);
}

const LocationStage& StageOf(const CampaignRules& rules, const State& state, int place) {
  const std::vector<LocationStage>& stages = rules.place(place).stages;
  return At(stages, std::min<int>(state.stages[place], Size(stages) - 1));
}

int MissionOf(const CampaignRules& rules, const State& state, int place) {
  const int made = state.missions[place];
  return made != 0 ? made - 1 : StageOf(rules, state, place).mission;
}

int OpenLocations(const CampaignRules& rules, const State& state) {
  int count = 0;
  for (int i = 0; i < rules.places(); ++i) count += IsOpen(rules, state, i) ? 1 : 0;
  return count;
}

int NearestLocation(const Position& position, Point point) {
  int nearest = -1;
  int64_t least = 0;
  for (int i = 0; i < position.rules.places(); ++i) {
    if (!IsOpen(position.rules, position.state, i)) continue;
    const int64_t distance = SquaredDistance(position.rules.place(i).at, point);
    if (nearest >= 0 && distance >= least) continue;
    nearest = i;
    least = distance;
  }
  return nearest;
}

Refusal CheckStage(const Position& position, int place, int stage) {
  const CampaignRules& rules = position.rules;
  const int stages = StagesOf(rules, place);
  if (stage > stages) return Senseless("the location has no such stage");
  if (stage == position.state.stages[place]) return Forbidden("the location is like that already");
  if (stage == stages && OpenLocations(rules, position.state) == 1) {
    return Forbidden("the last key location does not close");
  }
  return kAllowed;
}

void SetStage(Play& play, int place, int stage) {
  State& state = play.state;
  Put(state.stages[place], stage);
  state.missions[place] = state.maps[place] = 0;  // It is another place now.
  if (stage < StagesOf(play.rules, place)) {
    play.Tell(kLocationChanged, place, stage + 1);
    return;
  }
  state.holders[place] = 0;
  if (state.offer.challenge != 0 && state.offer.location == place) state.offer = Offer();
  play.Tell(kLocationClosed, place);
}

void MoveOn(Play& play, int place) {
  const int next = play.state.stages[place] + 1;
  const bool closes = next == StagesOf(play.rules, place);
  if (closes && !play.rules.place(place).closes) return;
  if (!CheckStage(play, place, next)) SetStage(play, place, next);
}

int KeyLocationAt(const Position& position, Point point) {
  for (int i = 0; i < position.rules.places(); ++i) {
    const Place& place = position.rules.place(i);
    if (IsOpen(position.rules, position.state, i) && Within(place.at, point, place.radius))
      return i;
  }
  return -1;
}

int CampsIn(const CampaignRules& rules, const State& state, int seat, int place) {
  int count = 0;
  const Player& player = state.players[seat];
  for (int i = 0; i < player.camp_count; ++i) {
    const Point camp{player.camps[i].x, player.camps[i].y};
    count += KeyLocationAt({rules, state}, camp) == place ? 1 : 0;
  }
  return count;
}

int TokensIn(const CampaignRules& rules, const State& state, int seat, int place) {
  int count = 0;
  ForEachCompany(state, seat, [&](int c) {
    if (state.companies[c].band == kSummoned) return;  // It has no token.
    count += KeyLocationAt({rules, state}, state.companies[c].at()) == place ? 1 : 0;
  });
  return count;
}

int LocationsHeld(const CampaignRules& rules, const State& state, int seat) {
  return static_cast<int>(
      std::count_if(state.holders, state.holders + rules.places(),
                    [&](uint8_t holder) { return holder != 0 && rules.Allied(holder - 1, seat); }));
}

void UpdateHolders(Play& play) {
  const CampaignRules& rules = play.rules;
  for (int place = 0; place < rules.places(); ++place) {
    if (!IsOpen(rules, play.state, place)) continue;
    int first = -1;
    bool alone = true;
    for (int seat = 0; seat < rules.seats(); ++seat) {
      if (TokensIn(rules, play.state, seat, place) == 0) continue;
      if (first < 0) first = seat;
      alone = alone && rules.Allied(first, seat);
    }
    uint8_t& holder = play.state.holders[place];
    if (first < 0 || !alone || (holder != 0 && rules.Allied(holder - 1, first))) continue;
    Put(holder, first + 1);
    play.Tell(kHeld, first, place);
  }
}

}  // namespace mallard::duckhammer_campaign
