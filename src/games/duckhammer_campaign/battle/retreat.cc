#include "src/games/duckhammer_campaign/battle/retreat.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {
namespace {

// Directions, a thousand long: a quarter of the circle, the others follow.
constexpr Point kQuarter[] = {{1000, 0},  {966, 259}, {866, 500},
                              {707, 707}, {500, 866}, {259, 966}};
constexpr int32_t kLengths[] = {6, 4, 2};  // Inches.
constexpr int kDirections = 4 * Size(kQuarter);

Point Direction(int number) {
  const Point part = At(kQuarter, number % Size(kQuarter));
  switch (number / Size(kQuarter)) {
    case 0:
      return part;
    case 1:
      return {-part.y, part.x};
    case 2:
      return {-part.x, -part.y};
    default:
      return {part.y, -part.x};
  }
}

bool IsHeldByEnemy(const Position& position, int seat, int place) {
  const int holder = position.state.holders[place];
  return place == position.state.location - 1 ||
         (holder != 0 && !position.rules.Allied(holder - 1, seat));
}

// Whether a token has to leave.
bool MustLeave(const Position& position, int company) {
  const State& state = position.state;
  const Company& token = state.companies[company];
  const int loser = state.contenders[1 - WinnerOf(state)].seat;
  return token.model != 0 && token.band != kSummoned &&
         position.rules.Allied(OwnerOf(company), loser) &&
         KeyLocationAt(position, token.at()) == state.location - 1;
}

Refusal CheckPoint(const Position& position, int company, Point to) {
  const Company& token = position.state.companies[company];
  const CampaignMap& map = position.rules.map();
  if (Refusal no = CheckOnMap(map, to)) return no;
  if (LengthOf(token.at(), to) > kRetreat) {
    return Forbidden("a token goes up to {inches} inches", kRetreat / kInch);
  }
  const int place = KeyLocationAt(position, to);
  if (place >= 0 && IsHeldByEnemy(position, OwnerOf(company), place)) {
    return Forbidden("that is in a location of the enemy");
  }
  if (Refusal no = CheckStaying(position, company, to)) return no;
  int32_t time = 0;
  return CheckWay(map, token.at(), to, SwimmerOf(position, company), time);
}

// Offers the points of a token that are looked at; false: nothing more is wanted.
bool ListPoints(const Position& position, int company, Listing& out) {
  const Point from = position.state.companies[company].at();
  for (const int32_t length : kLengths) {
    for (int i = 0; i < kDirections; ++i) {
      const Point way = Direction(i);
      const Point to{from.x + way.x * length, from.y + way.y * length};
      if (CheckPoint(position, company, to)) continue;
      if (!out.One({kRetreatTo, {company, to.x, to.y}})) return false;
    }
  }
  return true;
}

bool HasSomewhere(const Position& position, int company) {
  Action somewhere;
  Listing first = Listing::Nth(0, &somewhere);
  return !ListPoints(position, company, first);
}

// The first token of a seat that leaves now; -1: there is none.
int NextToken(const Position& position, int seat) {
  for (int c = FirstCompany(seat); c < FirstCompany(seat) + kCompanies; ++c) {
    if (MustLeave(position, c) && HasSomewhere(position, c)) return c;
  }
  return -1;
}

}  // namespace

Refusal CheckRetreat(const Position& position, int seat, const Action& action) {
  if (Refusal no = CheckOwn(position.state, seat, action.args[0])) return no;
  if (!MustLeave(position, action.args[0])) return Forbidden("that token need not leave");
  return CheckPoint(position, action.args[0], {action.args[1], action.args[2]});
}

void ListRetreat(const Position& position, int seat, Listing& out) {
  bool go_on = true;
  ForEachCompany(position.state, seat, [&](int c) {
    if (go_on && MustLeave(position, c)) go_on = ListPoints(position, c, out);
  });
}

absl::Status ApplyRetreat(Play& play, int, const Action& action) {
  Company& token = play.state.companies[action.args[0]];
  token.x = action.args[1];
  token.y = action.args[2];
  play.Tell(kRetreated, action.args[0], token.x, token.y, token.model - 1);
  play.AskNobody();
  return absl::OkStatus();
}

int RetreatingSeat(const Position& position) {
  if (!position.rules.withdrawal()) return -1;
  for (int seat = 0; seat < position.rules.seats(); ++seat) {
    if (NextToken(position, seat) >= 0) return seat;
  }
  return -1;
}

void AdvanceRetreat(Play& play) {
  const int seat = RetreatingSeat(play);
  if (seat < 0) return CloseBattle(play);
  if (seat < play.rules.players() || play.rules.referee_asked()) return play.Ask(seat);
  Action retreat;
  Listing first = Listing::Nth(0, &retreat);
  ListRetreat(play, seat, first);
  (void)ApplyRetreat(play, seat, retreat);
}

}  // namespace mallard::duckhammer_campaign
