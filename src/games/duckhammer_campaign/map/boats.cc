#include "src/games/duckhammer_campaign/map/boats.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {

bool AtLanding(const Position& position, int company) {
  const std::vector<Point>& landings = position.rules.map().landings;
  const Point at = position.state.companies[company].at();
  return std::any_of(landings.begin(), landings.end(),
                     [&](Point landing) { return Within(landing, at, kReachOfLandings); });
}

Refusal CheckHire(const Position& position, int seat, const Action& action) {
  const int company = action.args[0];
  if (Refusal no = CheckOwn(position.state, seat, company)) return no;
  if (position.state.companies[company].boat != 0) return Forbidden("the company has a boat");
  if (!AtLanding(position, company)) {
    return Forbidden("boats are hired within {inches} inches of a landing",
                     kReachOfLandings / kInch);
  }
  const Boat& boat = At(position.rules.content().boats, action.args[1]);
  if (SwimmerOf(position, company) >= boat.gait) {
    return Forbidden("the company swims as well as that by itself");
  }
  return CheckRations(position, seat, boat.price);
}

void Hire(Play& play, int seat, const Action& action) {
  Put(play.state.companies[action.args[0]].boat, action.args[1] + 1);
  play.Tell(kHired, action.args[0], action.args[1]);
  ChangeRations(play, seat, -At(play.rules.content().boats, action.args[1]).price);
}

bool ListBoats(const Position& position, int seat, int company, Listing& out) {
  for (int boat = 0; boat < Size(position.rules.content().boats); ++boat) {
    const Action action{kHireBoat, {company, boat}};
    if (!CheckHire(position, seat, action) && !out.One(action)) return false;
  }
  return true;
}

}  // namespace mallard::duckhammer_campaign
