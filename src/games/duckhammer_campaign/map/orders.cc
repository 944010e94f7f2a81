#include "src/games/duckhammer_campaign/map/orders.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
#include "src/games/duckhammer_campaign/army/training.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/market.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/map/boats.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kNearPlaces = 4;  // Proposed as goals of each token.
using Goals = absl::InlinedVector<Point, kNearPlaces + 1>;

Refusal CheckCamp(const Position& position, int seat, int company) {
  const Company& builder = position.state.companies[company];
  if (position.state.players[seat].camp_count == kMaxCamps) {
    return Forbidden("there are {most} camps at most", kMaxCamps);
  }
  if (LeftToMarch(builder) < kCampMarch) {
    return Forbidden("the token needs {inches} inches of its march for a camp", kCampMarch / kInch);
  }
  if (IsWater(position.rules.map(), builder.at())) {
    return Forbidden("there are no camps in water");
  }
  return CheckRations(position, seat, GradeOf(position.rules.content(), builder));
}

Refusal CheckRecruit(const Position& position, int seat, const Action& action) {
  const int camps = position.state.players[seat].camp_count;
  if (action.args[3] > camps) return Forbidden("there are {camps} camps", camps);
  return CheckEnlisting(position, seat, action);
}

bool NearCamp(const State& state, int seat, Point point) {
  const Player& player = state.players[seat];
  return std::any_of(player.camps, player.camps + player.camp_count, [&](const Camp& camp) {
    return Within({camp.x, camp.y}, point, kInch);
  });
}

// Experience for raising new models to a trained company's level.
int SchoolingOf(const CampaignRules& rules, const Company& company) {
  Company recruit = company;
  Put(recruit.level, rules.content().LowestLevel(ModelOf(rules.content(), company).profile.grade));
  int experience = 0;
  for (; recruit.level < company.level; ++recruit.level) experience += CostOfLevel(rules, recruit);
  return experience;
}

Refusal CheckStrengthen(const Position& position, int seat, int number, int count) {
  const Company& company = position.state.companies[number];
  const duckhammer::ModelEntry& model = ModelOf(position.rules.content(), company);
  const int room = model.profile.full_strength - company.models;
  if (count > room) return Forbidden("the company has room for {models}", room);
  if (model.character || company.hero != 0) {
    return Forbidden("a Character can be enlisted only once");
  }
  if (!NearCamp(position.state, seat, company.at())) {
    return Forbidden("the token must be within an inch of an own camp");
  }
  if (Refusal no = CheckHirelings(position, seat, count)) return no;
  if (position.state.players[seat].experience < SchoolingOf(position.rules, company)) {
    return Forbidden("there is not enough experience to raise them to the company's level");
  }
  return CheckRations(position, seat, model.profile.cost * count);
}

Refusal CheckRaise(const Position& position, int seat, int company) {
  const int cost = CostOfLevel(position.rules, position.state.companies[company]);
  const int experience = position.state.players[seat].experience;
  if (cost < 0) return Forbidden("there is no higher level");
  if (cost <= experience) return kAllowed;
  return Forbidden("that takes {cost} experience; there is {experience}", cost, experience);
}

// The nearest key locations, and the nearest enemy token.
Goals GoalsOf(const Position& position, int seat, Point from) {
  const auto nearer = [&](Point a, Point b) {
    return SquaredDistance(from, a) < SquaredDistance(from, b);
  };
  Goals goals;
  for (int i = 0; i < position.rules.places(); ++i) {
    if (!IsOpen(position.rules, position.state, i)) continue;
    const Point at = position.rules.place(i).at;
    if (goals.size() == kNearPlaces && !nearer(at, goals.back())) continue;
    if (goals.size() == kNearPlaces) goals.pop_back();
    goals.insert(std::upper_bound(goals.begin(), goals.end(), at, nearer), at);
  }
  Point enemy = from;
  for (int other = 0; other < position.rules.seats(); ++other) {
    if (position.rules.Allied(other, seat)) continue;
    ForEachCompany(position.state, other, [&](int c) {
      const Point at = position.state.companies[c].at();
      if (enemy == from || nearer(at, enemy)) enemy = at;
    });
  }
  if (!(enemy == from)) goals.push_back(enemy);
  return goals;
}

bool ListMarches(const Position& position, int seat, Listing& out) {
  bool go_on = true;
  ForEachCompany(position.state, seat, [&](int c) {
    if (go_on) go_on = ListMarchesOf(position, seat, c, out);
    if (go_on && !CheckCamp(position, seat, c)) go_on = out.One({kPitchCamp, {c}});
    if (go_on) go_on = ListBoats(position, seat, c, out);
  });
  return go_on;
}

// A single model and as many as there can be, of everything, at the first camp.
bool ListRecruits(const Position& position, int seat, Listing& out) {
  if (position.state.players[seat].camp_count == 0) return true;
  const CampaignContent& content = position.rules.content();
  for (int model = 0; model < Size(content.models); ++model) {
    if (CheckModel(position, seat, model)) continue;
    const Profile& profile = At(content.models, model).profile;
    int most = profile.full_strength;
    while (most > 0 && CheckEnlisting(position, seat, {kRecruit, {model, most, 1, 1}})) --most;
    if (most >= 1 && !out.One({kRecruit, {model, 1, 1, 1}})) return false;
    if (most >= 2 && !out.One({kRecruit, {model, most, 1, 1}})) return false;
  }
  return true;
}

void PitchCamp(Play& play, int seat, int number) {
  Company& company = play.state.companies[number];
  Player& player = play.state.players[seat];
  company.moved += kCampMarch;
  player.camps[player.camp_count++] = {company.x, company.y};
  play.Tell(kCamped, seat, player.camp_count, company.x, company.y);
  ChangeRations(play, seat, -GradeOf(play.rules.content(), company));
}

void Recruit(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  const int number = FreeCompany(play.state, seat);
  Company& company = play.state.companies[number];
  company = CompanyOf(play.rules.content(), action);
  company.x = player.camps[action.args[3] - 1].x;
  company.y = player.camps[action.args[3] - 1].y;
  NoteEnlisted(player, action.args[0], true);
  play.Tell(kEnlisted, number, action.args[0], action.args[1]);
  ChangeRations(play, seat, -CostOf(play.rules.content(), action));
}

void Strengthen(Play& play, int seat, const Action& action) {
  Company& company = play.state.companies[action.args[0]];
  Put(company.models, company.models + action.args[1]);
  play.Tell(kStrengthened, action.args[0], action.args[1], company.model - 1);
  ChangeRations(play, seat, -ModelOf(play.rules.content(), company).profile.cost * action.args[1]);
  ChangeExperience(play, seat, -SchoolingOf(play.rules, company));
}

void Raise(Play& play, int seat, int number) {
  Company& company = play.state.companies[number];
  const int cost = CostOfLevel(play.rules, company);
  ++company.level;
  company.untrained = 1;
  Put(play.state.training, number + 1);
  play.Tell(kRaised, number, company.level, company.model - 1);
  ChangeExperience(play, seat, -cost);
}

}  // namespace

Refusal CheckMarch(const Position& position, int seat, const Action& action) {
  Leg leg;
  if (Refusal no = CheckLeg(position, action.args[0], {action.args[1], action.args[2]}, leg)) {
    return no;
  }
  // The referee's forces live off the land.
  return seat < position.rules.players() ? CheckRations(position, seat, leg.cost) : kAllowed;
}

bool ListMarchesOf(const Position& position, int seat, int number, Listing& out) {
  const Company& company = position.state.companies[number];
  Goals offered;
  for (const Point goal : GoalsOf(position, seat, company.at())) {
    const Point to = Towards(company.at(), goal, LeftToMarch(company));
    const Action action{kMarchTo, {number, to.x, to.y}};
    if (std::find(offered.begin(), offered.end(), to) != offered.end()) continue;
    if (CheckMarch(position, seat, action)) continue;
    offered.push_back(to);
    if (!out.One(action)) return false;
  }
  return true;
}

void March(Play& play, int seat, const Action& action) {
  Company& company = play.state.companies[action.args[0]];
  const Point to{action.args[1], action.args[2]};
  Leg leg;
  (void)CheckLeg(play, action.args[0], to, leg);  // Allowed; what it takes is of interest.
  company.marching += leg.time;
  company.moved += LengthOf(company.at(), to);
  company.x = to.x;
  company.y = to.y;
  play.Tell(kMarched, action.args[0], to.x, to.y, DaysOf(company.marching), company.model - 1,
            KeyLocationAt(play, to));
  if (seat < play.rules.players()) ChangeRations(play, seat, -leg.cost);
}

Refusal CheckOrder(const Position& position, int seat, const Action& action) {
  switch (action.kind) {
    case kDone:
      return kAllowed;
    case kRecruit:
      return CheckRecruit(position, seat, action);
    case kBuy:
      return CheckBuy(position, seat, action);
    case kHireBoat:
      return CheckHire(position, seat, action);
    case kTryVenture:
      return CheckVenture(position, seat, action.args[0]);
    case kAttribute:
    case kNameAttribute:
    case kPropose:
    case kUnsay:
      return CheckWords(position, seat, action);
    default:
      break;
  }
  if (Refusal no = CheckOwn(position.state, seat, action.args[0])) return no;
  switch (action.kind) {
    case kMarchTo:
      return CheckMarch(position, seat, action);
    case kPitchCamp:
      return CheckCamp(position, seat, action.args[0]);
    case kStrengthen:
      return CheckStrengthen(position, seat, action.args[0], action.args[1]);
    default:
      return CheckRaise(position, seat, action.args[0]);
  }
}

void ListOrders(const Position& position, int seat, Listing& out) {
  if (!out.One({kDone, {}})) return;
  if (!ListMarches(position, seat, out) || !ListRecruits(position, seat, out) ||
      !ListMarket(position, seat, out) || !ListVentures(position, seat, out) ||
      !ListPoints(position, seat, kAttribute, out) || !ListNames(position, seat, out) ||
      !ListProposals(position, seat, out)) {
    return;
  }
  bool go_on = true;
  ForEachCompany(position.state, seat, [&](int c) {
    if (go_on && !CheckStrengthen(position, seat, c, 1)) go_on = out.One({kStrengthen, {c, 1}});
    if (go_on && !CheckRaise(position, seat, c)) go_on = out.One({kRaise, {c}});
  });
}

absl::Status ApplyOrder(Play& play, int seat, const Action& action) {
  switch (action.kind) {
    case kDone:
      ++play.state.turn;
      play.AskNobody();
      break;
    case kMarchTo:
      March(play, seat, action);
      break;
    case kPitchCamp:
      PitchCamp(play, seat, action.args[0]);
      break;
    case kRecruit:
      Recruit(play, seat, action);
      break;
    case kStrengthen:
      Strengthen(play, seat, action);
      break;
    case kBuy:
      Buy(play, seat, action);
      break;
    case kHireBoat:
      Hire(play, seat, action);
      break;
    case kTryVenture:
      BeginVenture(play, seat, action.args[0]);
      break;
    case kAttribute:
    case kNameAttribute:
    case kPropose:
    case kUnsay:
      SayWords(play, seat, action);
      break;
    default:
      Raise(play, seat, action.args[0]);
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer_campaign
