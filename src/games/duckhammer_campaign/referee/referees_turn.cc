#include "src/games/duckhammer_campaign/referee/referees_turn.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/attacks.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/orders.h"
#include "src/games/duckhammer_campaign/referee/challenges.h"
#include "src/games/duckhammer_campaign/referee/engine.h"
#include "src/games/duckhammer_campaign/referee/forces.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kMostEpisodes = 8;  // Episodes and calls in a week.

Refusal CheckPlace(const Position& position, const Action& action) {
  if (position.state.placed != 0 && !position.rules.free_hand()) {
    return Forbidden("one new force comes a week");
  }
  if (action.args[3] > position.rules.opposition() && !position.rules.free_hand()) {
    return Forbidden("a force is worth at most {percent} percent of the party",
                     position.rules.opposition());
  }
  return CheckPlacing(position, {action.args[1], action.args[2]});
}

Refusal CheckStory(const Position& position) {
  return position.state.episodes < kMostEpisodes
             ? kAllowed
             : Forbidden("there are at most {most} episodes and calls a week", kMostEpisodes);
}

Refusal CheckCall(const Position& position, const Action& action) {
  if (Refusal no = CheckStory(position)) return no;
  const int who = action.args[3];
  if (who >= position.rules.players()) return Senseless("there is no such player");
  if (action.args[4] != 0 && who >= 0) return Senseless("the group is everybody");
  return kAllowed;
}

// A force in the middle of every location where there is none.
bool ListPlaces(const Position& position, Listing& out) {
  for (int force = 0; force < Size(position.rules.content().forces); ++force) {
    for (int place = 0; place < position.rules.places(); ++place) {
      const Point at = position.rules.place(place).at;
      const Action action{kPlaceForce, {force, at.x, at.y}};
      const bool free =
          IsOpen(position.rules, position.state, place) &&
          TokensIn(position.rules, position.state, position.rules.referee(), place) == 0;
      if (free && !CheckPlace(position, action) && !out.One(action)) return false;
    }
  }
  return true;
}

// Battles with everything as usual.
bool ListMeetings(const Position& position, int seat, Listing& out) {
  for (int player = 0; player < position.rules.players(); ++player) {
    bool go_on = true;
    ForEachCompany(position.state, player, [&](int target) {
      ForEachCompany(position.state, seat, [&](int c) {
        if (!go_on || CheckAttack(position, seat, c, target)) return;
        go_on = out.One({kSetUpBattle, {c, target}});
      });
    });
    if (!go_on) return false;
  }
  return true;
}

// Each attribute, without difficulty, for each of the first stakes and nothing.
bool ListCalls(const Position& position, Listing& out) {
  if (CheckStory(position)) return true;
  const CampaignContent& content = position.rules.content();
  for (int attribute = 1; attribute <= Size(content.attributes); ++attribute) {
    const Action base{kCallFor, {attribute, 0, -1, -1, 0, 0, 0}};
    if (!out.Range(base, 5, 0, Size(content.stakes) + 1)) return false;
  }
  return true;
}

}  // namespace

Refusal CheckRefereesTurn(const Position& position, int seat, const Action& action) {
  switch (action.kind) {
    case kPlaceForce:
      return CheckPlace(position, action);
    case kSetUpBattle:
      return CheckAttack(position, seat, action.args[0], action.args[1]);
    case kCallFor:
      return CheckCall(position, action);
    case kSetEpisode:
      if (Refusal no = CheckStory(position)) return no;
      return CheckBeginning(position, action.args[0]);
    case kAlter:
      return CheckAlter(position, action);
    case kRemake:
      return CheckRemake(position, action);
    case kLayOut:
      return action.args[0] != position.state.party_zone
                 ? kAllowed
                 : Forbidden("the zone is like that already");
    case kTakeUp:
    case kTurnDown:
    case kAllow:
      return CheckReply(position, action);
    case kMarchTo:
      if (Refusal no = CheckOwn(position.state, seat, action.args[0])) return no;
      return CheckMarch(position, seat, action);
    case kRemoveToken:
      return CheckOwn(position.state, seat, action.args[0]);
    default:
      return kAllowed;
  }
}

void ListRefereesTurn(const Position& position, int seat, Listing& out) {
  if (!out.One({kPass, {}}) || !ListReplies(position, out) || !ListPlaces(position, out)) return;
  bool go_on = true;
  ForEachCompany(position.state, seat, [&](int c) {
    if (go_on) go_on = ListMarchesOf(position, seat, c, out) && out.One({kRemoveToken, {c}});
  });
  // The widest zone, or the usual one again.
  if (go_on) go_on = out.One({kLayOut, {position.state.party_zone == 0 ? kMostZone : 0}});
  if (!go_on || !ListMeetings(position, seat, out) || !ListCalls(position, out)) return;
  for (int episode = 0; episode < Size(position.rules.content().episodes); ++episode) {
    const Action action{kSetEpisode, {episode}};
    if (!CheckRefereesTurn(position, seat, action) && !out.One(action)) return;
  }
  if (ListAlter(position, out)) ListRemake(position, out);
}

absl::Status ApplyRefereesTurn(Play& play, int seat, const Action& action) {
  State& state = play.state;
  play.AskNobody();
  switch (action.kind) {
    case kPlaceForce:
      ++state.placed;
      PlaceForce(play, action.args[0], {action.args[1], action.args[2]},
                 action.args[3] != 0 ? action.args[3] : play.rules.opposition());
      return absl::OkStatus();
    case kMarchTo:
      March(play, seat, action);
      return absl::OkStatus();
    case kRemoveToken:
      RemoveToken(play, action.args[0]);
      return absl::OkStatus();
    case kSetUpBattle:
      state.back = Phase::kReferee;
      Put(state.terms.mission, action.args[2]);
      Put(state.terms.own_mission, action.args[3]);
      Put(state.terms.map, action.args[4]);
      state.terms.reward = action.args[5];
      Put(state.terms.zone, action.args[6]);
      state.terms.party_zone = state.party_zone;
      state.party_zone = 0;
      return Meet(play, seat, action.args[0], action.args[1]);
    case kCallFor:
      ++state.episodes;
      return CallFor(play, action);
    case kSetEpisode:
      ++state.episodes;
      return BeginEpisode(play, action.args[0]);
    case kAlter:
      Alter(play, action);
      return absl::OkStatus();
    case kRemake:
      Remake(play, action);
      return absl::OkStatus();
    case kLayOut:
      Put(state.party_zone, action.args[0]);
      play.Tell(kLaidOut, action.args[0]);
      return absl::OkStatus();
    case kTakeUp:
    case kTurnDown:
    case kAllow:
      return Reply(play, action);
    default:
      TurnDownAll(play);
      state.party_zone = 0;
      UpdateHolders(play);
      state.phase = Phase::kBattles;
      state.turn = 0;
      return absl::OkStatus();
  }
}

absl::Status AdvanceReferee(Play& play) {
  play.state.back = Phase::kPlans;
  const int referee = play.rules.referee();
  if (play.rules.referee_asked()) {
    play.Ask(referee);
    return absl::OkStatus();
  }
  return ApplyRefereesTurn(play, referee, NextOfEngine(play));
}

}  // namespace mallard::duckhammer_campaign
