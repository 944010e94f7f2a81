// Where the computer player's companies go. A key location is held by whoever was last alone there,
// so each one gets a company that stays: first those that are free, then own ones that are empty.
// In a war of two all others hunt together: they go for enemies at key locations that they are
// stronger than. Ways lead straight to a goal, or from key location to key location.
#include <algorithm>
#include <vector>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/attacks.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/map/boats.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Gait;

// What a company in a location is worth; rations and strength are subtracted.
constexpr int kWorthOfTaking = 100;
constexpr int kWorthOfTakingAway = 150;  // From an enemy.
constexpr int kWorthOfSaving = 90;       // An own location in which an enemy is.
constexpr int kWorthOfDenying = 45;      // One that nobody holds, in which an enemy is.
constexpr int kWorthOfKeeping = 30;      // An own one without anybody.
constexpr int kCostOfASeason = 40;       // Of getting there late.
constexpr int kCostOfLeaving = 35;       // More than it is worth to come back.
constexpr int kNever = INT32_MAX;
constexpr int32_t kShortest = kInch / 2;  // Shorter legs are not worth the while.

// Who is in a key location.
struct Post {
  int own = 0, enemies = 0;  // Tokens.
  bool held = false;         // By the player.
  bool lost = false;         // Held by an enemy.
};

// The situation on the map as one player sees it.
class Ground {
 public:
  Ground(const Position& position, int seat)
      : position_(position), seat_(seat), posts_(static_cast<size_t>(position.rules.places())) {
    for (int place = 0; place < position.rules.places(); ++place) {
      Post& post = At(posts_, place);
      const int holder = position.state.holders[place];
      post.held = holder != 0 && position.rules.Allied(holder - 1, seat);
      post.lost = holder != 0 && !post.held;
    }
    for (int c = 0; c < FirstCompany(position.rules.seats()); ++c) {
      if (position.state.companies[c].model == 0) continue;
      const int place = KeyLocationAt(position, position.state.companies[c].at());
      if (place < 0) continue;
      ++(position.rules.Allied(OwnerOf(c), seat) ? At(posts_, place).own
                                                 : At(posts_, place).enemies);
    }
  }

  const Post& post(int place) const { return At(posts_, place); }
  Point PointOf(int place) const { return At(position_.rules.map().places, place).at; }

  // What it costs that a company leaves where it is. In Duckheim what is left is held until an
  // enemy comes, and no garrison would stop one; in a war it would be taken at once.
  int CostOfLeaving(int company) const {
    if (MayLeave(company)) return 0;
    const Post& here = post(PlaceOf(company));
    return position_.rules.war() || here.enemies > 0 ? kNever : kCostOfLeaving;
  }

  // The weakest company of a location stays; everybody else may leave.
  bool MayLeave(int company) const {
    const int place = PlaceOf(company);
    if (place < 0) return true;
    int weakest = company;
    ForEachAlly([&](int c) {
      if (PlaceOf(c) == place && Strength(c) < Strength(weakest)) weakest = c;
      if (PlaceOf(c) == place && Strength(c) == Strength(weakest)) weakest = std::min(weakest, c);
    });
    return weakest != company;
  }

  // Every company of the player's side.
  template <class Visit>
  void ForEachAlly(Visit visit) const {
    for (int seat = 0; seat < position_.rules.players(); ++seat) {
      if (position_.rules.Allied(seat, seat_)) ForEachCompany(position_.state, seat, visit);
    }
  }

  // What another company in a location is worth; 0: nothing.
  int WorthOfGarrison(int place) const {
    const Post& there = post(place);
    if (there.own > 0 || !IsOpen(position_.rules, position_.state, place)) return 0;
    if (there.enemies > 0 && there.lost) return 0;
    if (there.enemies > 0) return there.held ? kWorthOfSaving : kWorthOfDenying;
    if (there.held) return kWorthOfKeeping;
    return there.lost ? kWorthOfTakingAway : kWorthOfTaking;
  }

  int PlaceOf(int company) const {
    return KeyLocationAt(position_, position_.state.companies[company].at());
  }
  int Strength(int company) const {
    return StrengthOf(position_.rules.content(), position_.state.companies[company]);
  }

 private:
  const Position& position_;
  int seat_;
  std::vector<Post> posts_;
};

// The ways of one company: how far every key location is, and by which leg one begins.
class Ways {
 public:
  Ways(const Position& position, int company)
      : Ways(position, company, SwimmerOf(position, company)) {}
  // As if it went through water like that.
  Ways(const Position& position, int company, Gait swimmer)
      : position_(position), company_(company), swimmer_(swimmer) {
    const int places = position.rules.places();
    lengths_.assign(position.rules.map().places.size(), kUnknown);
    times_.assign(position.rules.map().places.size(), 0);
    first_.assign(position.rules.map().places.size(), -1);
    std::vector<bool> done(position.rules.map().places.size(), false);
    const Point from = position.state.companies[company].at();
    int32_t time = 0;
    for (int p = 0; p < places; ++p) {
      if (!CanGo(from, PointOf(p), time)) continue;
      At(lengths_, p) = LengthOf(from, PointOf(p));
      At(times_, p) = time;
      At(first_, p) = p;
    }
    while (true) {
      int next = places;
      for (int p = 0; p < places; ++p) {
        if (At(done, p) || At(lengths_, p) == kUnknown) continue;
        if (next == places || At(lengths_, p) < At(lengths_, next)) next = p;
      }
      if (next == places) break;
      At(done, next) = true;
      for (int p = 0; p < places; ++p) {
        const int64_t length = At(lengths_, next) + LengthOf(PointOf(next), PointOf(p));
        if (At(done, p) || length >= At(lengths_, p)) continue;
        if (!CanGo(PointOf(next), PointOf(p), time)) continue;
        At(lengths_, p) = length;
        At(times_, p) = At(times_, next) + time;
        At(first_, p) = At(first_, next);
      }
    }
  }

  bool Leads(int place) const { return At(lengths_, place) != kUnknown; }
  // Seasons until it is there, this one not counted.
  int SeasonsTo(int place) const {
    const int64_t beyond = At(lengths_, place) - Left();
    return beyond <= 0 ? 0 : static_cast<int>(1 + beyond / kMostMarch);
  }
  // Rations for the whole way, as if it were marched at once.
  int CostTo(int place) const { return CostOfMarch(position_, company_, At(times_, place)); }
  // The next leg; kind 0 if it cannot be gone or paid.
  Action LegTo(int place) const { return LegTo(PointOf(At(first_, place))); }
  Action LegTo(Point goal) const {
    const Company& company = position_.state.companies[company_];
    const Point to = Towards(company.at(), goal, Left());
    const Action march{kMarchTo, {company_, to.x, to.y}};
    const bool far = LengthOf(company.at(), to) >= kShortest;
    return far && IsAllowed(position_, OwnerOf(company_), march) ? march : Action{};
  }
  int32_t Left() const { return LeftToMarch(position_.state.companies[company_]); }

 private:
  static constexpr int64_t kUnknown = INT64_MAX;

  Point PointOf(int place) const { return position_.rules.place(place).at; }
  bool CanGo(Point from, Point to, int32_t& time) const {
    return !CheckWay(position_.rules.map(), from, to, swimmer_, time);
  }

  const Position& position_;
  int company_;
  Gait swimmer_;
  std::vector<int64_t> lengths_;
  std::vector<int64_t> times_;  // In parts of a day.
  std::vector<int> first_;
};

// What the best location for a company is worth if it goes through water like that.
int BestGoal(const Position& position, const Ground& ground, int company, Gait swimmer) {
  const int leaving = ground.CostOfLeaving(company);
  if (leaving == kNever) return 0;
  const Ways ways(position, company, swimmer);
  int most = 0;
  for (int place = 0; place < position.rules.places(); ++place) {
    const int worth = ground.WorthOfGarrison(place);
    if (worth == 0 || !ways.Leads(place)) continue;
    most = std::max(
        most, worth - leaving - 2 * ways.CostTo(place) - kCostOfASeason * ways.SeasonsTo(place));
  }
  return most;
}

// The boat that brings a company so much nearer to a goal that it is worth its price.
Idea BestBoat(const Position& position, int seat, const Ground& ground) {
  Idea best;
  ForEachCompany(position.state, seat, [&](int c) {
    if (!AtLanding(position, c)) return;
    const int without = BestGoal(position, ground, c, SwimmerOf(position, c));
    for (int boat = 0; boat < Size(position.rules.content().boats); ++boat) {
      const Action hire{kHireBoat, {c, boat}};
      if (CheckHire(position, seat, hire)) continue;
      const Boat& entry = At(position.rules.content().boats, boat);
      const int gain = BestGoal(position, ground, c, entry.gait) - without - 2 * entry.price;
      if (gain > best.worth) best = {hire, gain};
    }
  });
  return best;
}

// For each company, the march that brings it to the location that needs one most.
Ideas GarrisonMarches(const Position& position, int seat, const Ground& ground,
                      const Manner& manner) {
  Ideas ideas;
  ForEachCompany(position.state, seat, [&](int c) {
    const int leaving = ground.CostOfLeaving(c);
    if (leaving == kNever) return;
    const Ways ways(position, c);
    Idea best;
    for (int place = 0; place < position.rules.places(); ++place) {
      const int worth = ground.WorthOfGarrison(place);
      if (worth == 0 || !ways.Leads(place)) continue;
      const int seasons = ways.SeasonsTo(place);
      if (manner.short_sighted && seasons > 0) continue;
      const int value = worth - leaving - 2 * ways.CostTo(place) - ground.Strength(c) / 4 -
                        kCostOfASeason * seasons;
      if (value <= best.worth) continue;
      const Action leg = ways.LegTo(place);
      if (leg.kind != 0) best = {leg, value, LocationReference(place), seasons};
    }
    if (best.worth > 0) ideas.push_back(best);
  });
  SortByWorth(ideas);
  return ideas;
}

// The companies that could fight an enemy's token this season, and the march of one that is not
// there yet. Nobody goes unless all of them together are stronger.
Idea HuntFor(const Position& position, int seat, const Ground& ground, const Manner& manner,
             int prey) {
  const State& state = position.state;
  const Point at = state.companies[prey].at();
  const int place = KeyLocationAt(position, at);
  const int other = StrengthAround(position, prey);
  int own = 0, rations = state.players[seat].rations;
  Idea hunt;
  ground.ForEachAlly([&](int c) {
    const Company& company = state.companies[c];
    if (company.fought != 0) return;
    if (Within(company.at(), at, kAttackReach)) {
      own += ground.Strength(c);
      return;
    }
    if (!ground.MayLeave(c) && ground.PlaceOf(c) != place) return;
    if (LengthOf(company.at(), at) > LeftToMarch(company)) return;
    Leg leg;
    if (CheckLeg(position, c, at, leg)) return;
    const bool mine = OwnerOf(c) == seat;
    if (mine && leg.cost > rations) return;
    if (mine) rations -= leg.cost;
    own += ground.Strength(c);
    if (mine && hunt.action.kind == 0) hunt.action = {kMarchTo, {c, at.x, at.y}};
  });
  if (hunt.action.kind == 0 || !IsStronger(own, other, manner)) return {};
  hunt.worth = other + (ground.post(place).held ? 0 : kWorthOfTaking);
  hunt.about = LocationReference(place);
  return hunt;
}

Ideas HuntingMarches(const Position& position, int seat, const Ground& ground,
                     const Manner& manner) {
  Ideas ideas;
  for (int c = 0; c < FirstCompany(position.rules.seats()); ++c) {
    const Company& prey = position.state.companies[c];
    if (prey.model == 0 || position.rules.Allied(OwnerOf(c), seat)) continue;
    if (KeyLocationAt(position, prey.at()) < 0) continue;
    const Idea hunt = HuntFor(position, seat, ground, manner, c);
    if (hunt.worth > 0) ideas.push_back(hunt);
  }
  SortByWorth(ideas);
  return ideas;
}

}  // namespace

Ideas Marches(const Position& position, int seat, const Manner& manner) {
  const Ground ground(position, seat);
  const Idea boat = BestBoat(position, seat, ground);
  if (boat.worth > 0) return {boat};
  Ideas marches = GarrisonMarches(position, seat, ground, manner);
  // Among more than two, whoever looks on gains by a hunt: marches cost rations, which count where
  // locations are equal.
  const bool crowded = position.rules.war() && position.rules.players() > 2;
  if (!marches.empty() || crowded) return marches;
  return HuntingMarches(position, seat, ground, manner);
}

Ideas Retreats(const Position& position, int seat) {
  Ideas ideas;
  for (const Action& action : Listed(position, seat)) {
    const Point to{action.args[1], action.args[2]};
    // Towards the nearest location that is not the enemy's.
    int64_t nearest = INT64_MAX;
    for (int place = 0; place < position.rules.places(); ++place) {
      const int holder = position.state.holders[place] - 1;
      const bool hostile = holder >= 0 && !position.rules.Allied(holder, seat);
      if (hostile || place == position.state.location - 1) continue;
      nearest = std::min(nearest, SquaredDistance(position.rules.place(place).at, to));
    }
    ideas.push_back({action, nearest == INT64_MAX ? INT32_MIN : -RootUp(nearest)});
  }
  SortByWorth(ideas);
  return ideas;
}

int MissingGarrisons(const Position& position, int seat) {
  const Ground ground(position, seat);
  int missing = 0;
  for (int place = 0; place < position.rules.places(); ++place) {
    missing += ground.WorthOfGarrison(place) > 0 ? 1 : 0;
  }
  ForEachCompany(position.state, seat, [&](int c) { missing -= ground.MayLeave(c) ? 1 : 0; });
  return std::max(0, missing);
}

}  // namespace mallard::duckhammer_campaign
