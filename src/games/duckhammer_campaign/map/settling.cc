#include "src/games/duckhammer_campaign/map/settling.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int32_t kTokenGap = kInch / 2;  // Between the tokens of an army at its first place.
constexpr int kTokenRow = 6;

bool IsTaken(const Position& position, int place) {
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    if (position.rules.Allied(seat, position.state.turn)) continue;
    if (position.state.players[seat].home == place + 1) return true;
  }
  return false;
}

// An enemy's army does not begin in the same place; allies may.
bool CanSettle(const Position& position, int place) {
  return position.rules.place(place).start && !IsTaken(position, place);
}

// A point if it is in the location and on dry land; otherwise the middle of the location.
Point PlaceForToken(const CampaignMap& map, const Place& place, Point wanted) {
  const bool good =
      map.Holds(wanted) && Within(place.at, wanted, place.radius) && !IsWater(map, wanted);
  return good ? wanted : place.at;
}

// Tokens in rows around the middle of the place, a camp in it.
void Settle(Play& play, int seat, int number) {
  const Place& place = play.rules.place(number);
  Player& player = play.state.players[seat];
  Put(player.home, number + 1);
  player.camps[player.camp_count++] = {place.at.x, place.at.y};
  int i = 0;
  ForEachCompany(play.state, seat, [&](int c) {
    Company& company = play.state.companies[c];
    const int column = i % kTokenRow - kTokenRow / 2;
    const int row =
        i / kTokenRow - 1 + (play.rules.war() ? 0 : seat);  // Allies stand in one place.
    const Point at = PlaceForToken(play.rules.map(), place,
                                   {place.at.x + column * kTokenGap, place.at.y + row * kTokenGap});
    company.x = at.x;
    company.y = at.y;
    ++i;
  });
  play.Tell(kSettled, seat, number);
  play.Tell(kCamped, seat, 1, place.at.x, place.at.y);
  ++play.state.turn;
  play.AskNobody();
}

}  // namespace

Refusal CheckSettle(const Position& position, int, const Action& action) {
  if (action.args[0] != position.state.turn) {
    return Forbidden("the army of p{seat} is settled now", position.state.turn + 1);
  }
  if (CanSettle(position, action.args[1])) return kAllowed;
  return Forbidden("no army begins there, or another one does");
}

void ListSettle(const Position& position, int, Listing& out) {
  for (int place = 0; place < position.rules.places(); ++place) {
    if (!CanSettle(position, place)) continue;
    if (!out.One({kSettle, {position.state.turn, place}})) return;
  }
}

absl::Status ApplySettle(Play& play, int, const Action& action) {
  Settle(play, action.args[0], action.args[1]);
  return absl::OkStatus();
}

void AskSettling(Play& play) {
  if (play.rules.referee_asked()) return play.Ask(play.rules.referee());
  for (int place = 0; place < play.rules.places(); ++place) {
    if (CanSettle(play, place)) return Settle(play, play.state.turn, place);
  }
}

}  // namespace mallard::duckhammer_campaign
