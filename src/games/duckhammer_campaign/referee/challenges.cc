#include "src/games/duckhammer_campaign/referee/challenges.h"

#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

// Whether there are challenge battles in this campaign at all.
bool AnyWanted(const CampaignRules& rules) { return rules.challenges(); }

bool IsThere(const CampaignRules& rules, int challenge) {
  const Challenge& entry = At(rules.content().challenges, challenge);
  return AnyWanted(rules) && (rules.war() ? entry.in_war : entry.in_duckheim);
}

// One of those below `count` for which `fits` holds, by chance; -1: there is none.
template <class Fits>
int DrawOne(Chance& chance, int count, Fits fits) {
  int fitting = 0;
  for (int i = 0; i < count; ++i) fitting += fits(i) ? 1 : 0;
  if (fitting == 0) return -1;
  int left = DrawIndex(chance, fitting);
  for (int i = 0; i < count; ++i) {
    if (fits(i) && left-- == 0) return i;
  }
  return -1;
}

void MakeOffer(Play& play, const Action& action) {
  Offer& offer = play.state.offer;
  Put(offer.challenge, action.args[0] + 1);
  Put(offer.location, action.args[1]);
  Put(offer.mission, action.args[2]);
  offer.reward = action.args[3];
  Put(offer.map, action.args[4]);
  play.Tell(kOffered, action.args[0], action.args[1], action.args[3], action.args[2],
            action.args[4]);
}

// The offer that content makes of a challenge.
Action OfferOf(const CampaignContent& content, int challenge, int place) {
  const Challenge& entry = At(content.challenges, challenge);
  return {kOffer, {challenge, place, entry.mission + 1, entry.reward, entry.map + 1}};
}

// The stage that `alter` names: it counts from 1, and 0 closes. There is none beyond closed.
int StageNamed(const CampaignRules& rules, const Action& action) {
  const int closed = StagesOf(rules, action.args[0]);
  if (action.args[1] == 0) return closed;
  return action.args[1] <= closed ? action.args[1] - 1 : closed + 1;
}

}  // namespace

Refusal CheckAlter(const Position& position, const Action& action) {
  return CheckStage(position, action.args[0], StageNamed(position.rules, action));
}

bool ListAlter(const Position& position, Listing& out) {
  for (int place = 0; place < position.rules.places(); ++place) {
    for (int stage = 0; stage <= StagesOf(position.rules, place); ++stage) {
      const Action action{kAlter, {place, stage}};
      if (!CheckAlter(position, action) && !out.One(action)) return false;
    }
  }
  return true;
}

void Alter(Play& play, const Action& action) {
  SetStage(play, action.args[0], StageNamed(play.rules, action));
}

Refusal CheckRemake(const Position& position, const Action& action) {
  const int place = action.args[0];
  if (!IsOpen(position.rules, position.state, place)) {
    return Forbidden("that is no key location any more");
  }
  const bool same = position.state.missions[place] == action.args[1] &&
                    position.state.maps[place] == action.args[2];
  return same ? Forbidden("the location is like that already") : kAllowed;
}

// Each mission on each place's own ground, and back to what the place says.
bool ListRemake(const Position& position, Listing& out) {
  for (int place = 0; place < position.rules.places(); ++place) {
    for (int mission = 0; mission <= Size(position.rules.content().missions); ++mission) {
      const Action action{kRemake, {place, mission, 0}};
      if (!CheckRemake(position, action) && !out.One(action)) return false;
    }
  }
  return true;
}

void Remake(Play& play, const Action& action) {
  Put(play.state.missions[action.args[0]], action.args[1]);
  Put(play.state.maps[action.args[0]], action.args[2]);
  play.Tell(kLocationRemade, action.args[0], action.args[1], action.args[2]);
}

Refusal CheckOffer(const Position& position, int, const Action& action) {
  if (action.kind == kRemake) return CheckRemake(position, action);
  if (action.kind == kAlter) return CheckAlter(position, action);
  if (action.kind == kPass) return kAllowed;
  if (!AnyWanted(position.rules)) {
    return Forbidden("there are no challenge battles in this campaign");
  }
  if (!IsThere(position.rules, action.args[0])) {
    return Forbidden("that challenge is not for this kind of campaign");
  }
  if (!IsOpen(position.rules, position.state, action.args[1])) {
    return Forbidden("that is no key location any more");
  }
  return kAllowed;
}

void ListOffer(const Position& position, int, Listing& out) {
  const CampaignRules& rules = position.rules;
  if (!out.One({kPass, {}})) return;
  for (int challenge = 0; challenge < Size(rules.content().challenges); ++challenge) {
    if (!IsThere(rules, challenge)) continue;
    for (int place = 0; place < rules.places(); ++place) {
      if (!IsOpen(rules, position.state, place)) continue;
      if (!out.One(OfferOf(rules.content(), challenge, place))) return;
    }
  }
  if (ListAlter(position, out)) ListRemake(position, out);
}

absl::Status ApplyOffer(Play& play, int, const Action& action) {
  if (action.kind == kAlter) {
    Alter(play, action);
    return absl::OkStatus();
  }
  if (action.kind == kRemake) {
    Remake(play, action);
    return absl::OkStatus();
  }
  if (action.kind == kOffer) MakeOffer(play, action);
  ++play.state.turn;
  play.AskNobody();
  return absl::OkStatus();
}

void AskOffer(Play& play) {
  if (play.rules.referee_asked()) return play.Ask(play.rules.referee());
  ++play.state.turn;
  const CampaignContent& content = play.rules.content();
  const auto is_there = [&](int challenge) { return IsThere(play.rules, challenge); };
  bool any = false;
  for (int i = 0; i < Size(content.challenges); ++i) any |= is_there(i);
  if (!any) return;
  if (DrawIndex(play.state.chance, 2) == 0) return;  // Every other season.
  const int challenge = DrawOne(play.state.chance, Size(content.challenges), is_there);
  const int place = DrawOne(play.state.chance, play.rules.places(),
                            [&](int i) { return IsOpen(play.rules, play.state, i); });
  MakeOffer(play, OfferOf(content, challenge, place));
}

}  // namespace mallard::duckhammer_campaign
