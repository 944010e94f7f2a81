#include "src/games/duckhammer_campaign/battle/announcing.h"

#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

void GoOnToJoining(Play& play, int reward) {
  State& state = play.state;
  state.terms.reward = reward;
  if (reward != 0) play.Tell(kRewardSet, reward);
  state.phase = Phase::kJoining;
  state.step = 0;
  play.AskNobody();
}

}  // namespace

Refusal CheckAnnouncing(const Position&, int, const Action&) { return kAllowed; }

void ListAnnouncing(const Position&, int, Listing& out) {
  out.Range({kAnnounce, {}}, 0, 0, kMostReward + 1);
}

absl::Status ApplyAnnouncing(Play& play, int, const Action& action) {
  GoOnToJoining(play, action.args[0]);
  return absl::OkStatus();
}

absl::Status BeginJoining(Play& play) {
  State& state = play.state;
  const LocationStage& place = StageOf(play.rules, state, state.location - 1);
  // A location's mission binds whoever fights there, in challenges too.
  if (const int mission = MissionOf(play.rules, state, state.location - 1); mission >= 0) {
    Put(state.terms.mission, mission + 1);
    Put(state.terms.own_mission, mission + 1);
  }
  const bool said = state.challenge != 0 || state.back == Phase::kReferee;
  if (said || !play.rules.referee_asked()) {
    GoOnToJoining(play, said ? state.terms.reward : place.reward);
  } else {
    state.phase = Phase::kReward;
    play.Ask(play.rules.referee());
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer_campaign
