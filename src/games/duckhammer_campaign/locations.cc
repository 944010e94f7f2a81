#include "src/games/duckhammer_campaign/locations.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/companies.h"

namespace mallard::duckhammer_campaign {
namespace {

const Place& PlaceOf(const CampaignRules& rules, int place) {
  return rules.map().places[static_cast<size_t>(place)];
}

int CountOpen(const CampaignRules& rules, const State& state) {
  int count = 0;
  for (int i = 0; i < rules.places(); ++i) count += IsOpen(rules, state, i) ? 1 : 0;
  return count;
}

}  // namespace

int StagesOf(const CampaignRules& rules, int place) {
  return static_cast<int>(PlaceOf(rules, place).stages.size());
}

bool IsOpen(const CampaignRules& rules, const State& state, int place) {
  return state.stages[place] < StagesOf(rules, place);
}

const LocationStage& StageOf(const CampaignRules& rules, const State& state, int place) {
  const std::vector<LocationStage>& stages = PlaceOf(rules, place).stages;
  return stages[std::min<size_t>(state.stages[place], stages.size() - 1)];
}

absl::Status CheckStage(const Sitting& sitting, int place, int stage) {
  const CampaignRules& rules = sitting.rules;
  const int stages = StagesOf(rules, place);
  if (stage < 0 || stage > stages) {
    return absl::InvalidArgumentError("the location has no such stage");
  }
  if (stage == sitting.state.stages[place]) return Refused("the location is like that already");
  if (stage == stages && CountOpen(rules, sitting.state) == 1) {
    return Refused("the last key location does not close");
  }
  return absl::OkStatus();
}

void SetStage(Play& play, int place, int stage) {
  State& state = play.state;
  state.stages[place] = static_cast<uint8_t>(stage);
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
  if (closes && !PlaceOf(play.rules, place).closes) return;
  if (CheckStage(play.sitting(), place, next).ok()) SetStage(play, place, next);
}

int KeyLocationAt(const Sitting& sitting, Point point) {
  for (int i = 0; i < sitting.rules.places(); ++i) {
    const Place& place = PlaceOf(sitting.rules, i);
    if (IsOpen(sitting.rules, sitting.state, i) && Within(place.at, point, place.radius)) return i;
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
    count += KeyLocationAt({rules, state}, state.companies[c].at()) == place ? 1 : 0;
  });
  return count;
}

int LocationsHeld(const CampaignRules& rules, const State& state, int seat) {
  return static_cast<int>(std::count(state.holders, state.holders + rules.places(), seat + 1));
}

void UpdateHolders(Play& play) {
  for (int place = 0; place < play.rules.places(); ++place) {
    if (!IsOpen(play.rules, play.state, place)) continue;
    int alone = -1, present = 0;
    for (int seat = 0; seat < play.rules.players(); ++seat) {
      if (TokensIn(play.rules, play.state, seat, place) == 0) continue;
      alone = seat;
      ++present;
    }
    uint8_t& holder = play.state.holders[place];
    if (present != 1 || holder == alone + 1) continue;
    holder = static_cast<uint8_t>(alone + 1);
    play.Tell(kHeld, alone, place);
  }
}

}  // namespace mallard::duckhammer_campaign
