// What the referee decides: where armies begin, which challenge battles are offered and how, what
// becomes of key locations. A referee that is not asked leaves it to the map and to chance.
#include "src/games/duckhammer_campaign/referee.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/march.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int32_t kTokenGap = kInch / 2;  // Between the tokens of an army at its first place.
constexpr int kTokenRow = 6;

bool IsTaken(const Sitting& sitting, int place) {
  for (int seat = 0; seat < sitting.rules.players(); ++seat) {
    if (sitting.state.players[seat].home == place + 1) return true;
  }
  return false;
}

bool CanSettle(const Sitting& sitting, int place) {
  return sitting.rules.map().places[static_cast<size_t>(place)].start && !IsTaken(sitting, place);
}

// A point if it is in the location and on dry land; otherwise the middle of the location.
Point PlaceForToken(const CampaignMap& map, const Place& place, Point wanted) {
  const bool good = map.Holds(wanted) && Within(place.at, wanted, place.radius) &&
                    LandAt(map, wanted) != Land::kWater;
  return good ? wanted : place.at;
}

// Tokens in rows around the middle of the place, a camp in it.
void Settle(Play& play, int seat, int place) {
  const Point middle = play.rules.map().places[static_cast<size_t>(place)].at;
  Player& player = play.state.players[seat];
  player.home = static_cast<uint8_t>(place + 1);
  player.camps[player.camp_count++] = {middle.x, middle.y};
  int i = 0;
  ForEachCompany(play.state, seat, [&](int c) {
    Company& company = play.state.companies[c];
    const int column = i % kTokenRow - kTokenRow / 2;
    const int row = i / kTokenRow - 1;
    const Point at =
        PlaceForToken(play.rules.map(), play.rules.map().places[static_cast<size_t>(place)],
                      {middle.x + column * kTokenGap, middle.y + row * kTokenGap});
    company.x = at.x;
    company.y = at.y;
    ++i;
  });
  play.Tell(kSettled, seat, place);
  play.Tell(kCamped, seat, 1, middle.x, middle.y);
  ++play.state.turn;
  play.AskNobody();
}

absl::Status CheckSettle(const Sitting& sitting, int, const Action& action) {
  if (action.kind != kSettle) return Refused("give the army a place: settle");
  if (action.args[0] != sitting.state.turn) {
    return Refused(absl::StrCat("the army of p", sitting.state.turn + 1, " is settled now"));
  }
  if (action.args[1] < 0 || action.args[1] >= sitting.rules.places()) {
    return absl::InvalidArgumentError("there is no such location");
  }
  return CanSettle(sitting, action.args[1]) ? absl::OkStatus()
                                            : Refused("no army begins there, or another one does");
}

bool VisitSettle(const Sitting& sitting, int, ActionVisitor visit) {
  for (int place = 0; place < sitting.rules.places(); ++place) {
    if (!CanSettle(sitting, place)) continue;
    if (!visit({kSettle, {sitting.state.turn, place}})) return false;
  }
  return true;
}

absl::Status ApplySettle(Play& play, int, const Action& action) {
  Settle(play, action.args[0], action.args[1]);
  return absl::OkStatus();
}

// Challenges -----------------------------------------------------------------------------------

// Whether there are challenge battles in this campaign at all.
bool AnyWanted(const Sitting& sitting) {
  return !sitting.rules.war() || sitting.rules.configuration().Bool("challenges");
}

bool IsThere(const Sitting& sitting, int challenge) {
  const Challenge& entry = sitting.content().challenges[static_cast<size_t>(challenge)];
  return AnyWanted(sitting) && (sitting.rules.war() ? entry.in_war : entry.in_duckheim);
}

std::vector<int> ChallengesThere(const Sitting& sitting) {
  std::vector<int> there;
  for (int c = 0; c < static_cast<int>(sitting.content().challenges.size()); ++c) {
    if (IsThere(sitting, c)) there.push_back(c);
  }
  return there;
}

std::vector<int> OpenPlaces(const Sitting& sitting) {
  std::vector<int> open;
  for (int place = 0; place < sitting.rules.places(); ++place) {
    if (IsOpen(sitting.rules, sitting.state, place)) open.push_back(place);
  }
  return open;
}

void MakeOffer(Play& play, const Action& action) {
  play.state.offer = {static_cast<uint8_t>(action.args[0] + 1),
                      static_cast<uint8_t>(action.args[1]), static_cast<uint8_t>(action.args[2]),
                      static_cast<uint8_t>(action.args[4]), action.args[3]};
  play.Tell(kOffered, action.args[0], action.args[1], action.args[3], action.args[2],
            action.args[4]);
}

// The offer that content makes of a challenge.
Action OfferOf(const CampaignContent& content, int challenge, int place) {
  const Challenge& entry = content.challenges[static_cast<size_t>(challenge)];
  return {kOffer, {challenge, place, entry.mission + 1, entry.reward, entry.map + 1}};
}

// The stage that `alter` names: it counts from 1, and 0 closes.
int StageNamed(const CampaignRules& rules, const Action& action) {
  return action.args[1] == 0 ? StagesOf(rules, action.args[0]) : action.args[1] - 1;
}

absl::Status CheckAlter(const Sitting& sitting, const Action& action) {
  if (action.args[0] < 0 || action.args[0] >= sitting.rules.places()) {
    return absl::InvalidArgumentError("there is no such location");
  }
  if (action.args[1] < 0 || action.args[1] > StagesOf(sitting.rules, action.args[0])) {
    return absl::InvalidArgumentError("the location has no such stage");
  }
  return CheckStage(sitting, action.args[0], StageNamed(sitting.rules, action));
}

absl::Status CheckOffer(const Sitting& sitting, int, const Action& action) {
  const CampaignContent& content = sitting.content();
  if (action.kind == kPass && sitting.rules.war()) return absl::OkStatus();
  if (action.kind == kAlter) return CheckAlter(sitting, action);
  if (action.kind != kOffer) return Refused("offer a challenge, change a location, or pass");
  if (!AnyWanted(sitting)) return Refused("there are no challenge battles in this campaign");
  if (action.args[0] < 0 || static_cast<size_t>(action.args[0]) >= content.challenges.size() ||
      !IsThere(sitting, action.args[0])) {
    return absl::InvalidArgumentError("there is no such challenge");
  }
  if (action.args[1] < 0 || action.args[1] >= sitting.rules.places()) {
    return absl::InvalidArgumentError("there is no such location");
  }
  if (!IsOpen(sitting.rules, sitting.state, action.args[1])) {
    return Refused("that is no key location any more");
  }
  if (action.args[2] < 0 || static_cast<size_t>(action.args[2]) > content.missions.size()) {
    return absl::InvalidArgumentError("there is no such mission");
  }
  if (action.args[3] < 0 || action.args[3] > kMostReward) {
    return absl::InvalidArgumentError(absl::StrCat("a reward is 0 to ", kMostReward, " rations"));
  }
  if (action.args[4] < 0 || static_cast<size_t>(action.args[4]) > content.maps.size()) {
    return absl::InvalidArgumentError("there is no such battle map");
  }
  return absl::OkStatus();
}

bool VisitOffer(const Sitting& sitting, int, ActionVisitor visit) {
  if (sitting.rules.war() && !visit({kPass, {}})) return false;
  for (const int challenge : ChallengesThere(sitting)) {
    for (const int place : OpenPlaces(sitting)) {
      if (!visit(OfferOf(sitting.content(), challenge, place))) return false;
    }
  }
  for (int place = 0; place < sitting.rules.places(); ++place) {
    for (int stage = 0; stage <= StagesOf(sitting.rules, place); ++stage) {
      const Action action{kAlter, {place, stage}};
      if (CheckAlter(sitting, action).ok() && !visit(action)) return false;
    }
  }
  return true;
}

absl::Status ApplyOffer(Play& play, int, const Action& action) {
  if (action.kind == kAlter) {
    SetStage(play, action.args[0], StageNamed(play.rules, action));
    return absl::OkStatus();
  }
  if (action.kind == kOffer) MakeOffer(play, action);
  ++play.state.turn;
  play.AskNobody();
  return absl::OkStatus();
}

}  // namespace

void AskSettling(Play& play) {
  if (play.rules.referee_asked()) return play.Ask(play.rules.referee());
  for (int place = 0; place < play.rules.places(); ++place) {
    if (CanSettle(play.sitting(), place)) return Settle(play, play.state.turn, place);
  }
}

void AskOffer(Play& play) {
  if (play.rules.referee_asked()) return play.Ask(play.rules.referee());
  ++play.state.turn;
  const std::vector<int> there = ChallengesThere(play.sitting());
  if (there.empty()) return;
  // Every other season in war.
  if (play.rules.war() && play.state.chance.Below(2) == 0) return;
  const std::vector<int> places = OpenPlaces(play.sitting());
  const int challenge = there[play.state.chance.Below(static_cast<uint32_t>(there.size()))];
  const int place = places[play.state.chance.Below(static_cast<uint32_t>(places.size()))];
  MakeOffer(play, OfferOf(play.content(), challenge, place));
}

const PhaseHandler& SettlingHandler() {
  static constexpr PhaseHandler kHandler{CheckSettle, VisitSettle, ApplySettle, /*open=*/false};
  return kHandler;
}

const PhaseHandler& OfferHandler() {
  static constexpr PhaseHandler kHandler{CheckOffer, VisitOffer, ApplyOffer, /*open=*/true};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
