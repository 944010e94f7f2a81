// The turn of a player: marches, camps, enlisting, levels.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/enlisting.h"
#include "src/games/duckhammer_campaign/heroes.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/march.h"
#include "src/games/duckhammer_campaign/training.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kNearPlaces = 4;  // Proposed as goals of each token.

absl::Status CheckRations(const Sitting& sitting, int seat, int cost) {
  if (cost <= sitting.state.players[seat].rations) return absl::OkStatus();
  return Refused(absl::StrCat("that takes ", cost, " rations; there are ",
                              sitting.state.players[seat].rations));
}

absl::Status CheckMarch(const Sitting& sitting, int seat, const Action& action) {
  const absl::StatusOr<int> cost =
      MarchCost(sitting, action.args[0], {action.args[1], action.args[2]});
  return cost.ok() ? CheckRations(sitting, seat, *cost) : cost.status();
}

absl::Status CheckCamp(const Sitting& sitting, int seat, int company) {
  const Company& builder = sitting.state.companies[company];
  if (sitting.state.players[seat].camp_count == kMaxCamps) {
    return Refused(absl::StrCat("there are ", kMaxCamps, " camps at most"));
  }
  if (builder.moved + kCampMarch > kMostMarch) {
    return Refused("the token needs 2 inches of its march for a camp");
  }
  if (LandAt(sitting.rules.map(), builder.at()) == Land::kWater) {
    return Refused("there are no camps in water");
  }
  return CheckRations(sitting, seat, GradeOf(sitting.content(), builder));
}

absl::Status CheckRecruit(const Sitting& sitting, int seat, const Action& action) {
  const int camps = sitting.state.players[seat].camp_count;
  if (action.args[3] < 1 || action.args[3] > camps) {
    return absl::InvalidArgumentError(absl::StrCat("there are ", camps, " camps"));
  }
  return CheckEnlisting(sitting, seat, action);
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
  recruit.level = static_cast<uint8_t>(
      rules.content().LowestLevel(ModelOf(rules.content(), company).profile.grade));
  int experience = 0;
  for (; recruit.level < company.level; ++recruit.level) experience += CostOfLevel(rules, recruit);
  return experience;
}

absl::Status CheckStrengthen(const Sitting& sitting, int seat, const Action& action) {
  const CampaignContent& content = sitting.content();
  const Company& company = sitting.state.companies[action.args[0]];
  const duckhammer::ModelEntry& model = ModelOf(content, company);
  if (action.args[1] < 1 || action.args[1] > model.profile.full_strength - company.models) {
    return absl::InvalidArgumentError(
        absl::StrCat("the company has room for ", model.profile.full_strength - company.models));
  }
  if (model.character || company.hero != 0) {
    return Refused("a Character can be enlisted only once");
  }
  if (sitting.rules.war() && !NearCamp(sitting.state, seat, company.at())) {
    return Refused("the token must be within an inch of an own camp");
  }
  if (!sitting.rules.war()) {
    absl::Status room = CheckHirelings(sitting, seat, action.args[1]);
    if (!room.ok()) return room;
  }
  if (sitting.state.players[seat].experience < SchoolingOf(sitting.rules, company)) {
    return Refused("there is not enough experience to raise them to the company's level");
  }
  const int cost = model.profile.cost * action.args[1];
  if (!HasRoomFor(sitting, seat, cost)) return Refused("the army is large enough");
  return CheckRations(sitting, seat, cost);
}

absl::Status CheckRaise(const Sitting& sitting, int seat, int company) {
  const int cost = CostOfLevel(sitting.rules, sitting.state.companies[company]);
  if (cost < 0) return Refused("there is no higher level");
  if (cost > sitting.state.players[seat].experience) {
    return Refused(absl::StrCat("that takes ", cost, " experience; there is ",
                                sitting.state.players[seat].experience));
  }
  return absl::OkStatus();
}

absl::Status Check(const Sitting& sitting, int seat, const Action& action) {
  const bool war = sitting.rules.war();
  if (action.kind == kDone) return absl::OkStatus();
  if (action.kind == kRecruit) {
    return war ? CheckRecruit(sitting, seat, action) : Refused("hire with enlist");
  }
  if (action.kind == kEnlist && !war) return CheckHire(sitting, seat, action);
  if (action.kind == kBuy && !war) return CheckBuy(sitting, seat, action);
  const bool about_company = action.kind == kStrengthen || action.kind == kRaise ||
                             (war && (action.kind == kMarchTo || action.kind == kPitchCamp));
  if (!about_company) {
    return Refused("march, camp, enlist companies or raise their levels; or be done");
  }
  if (absl::Status s = CheckOwn(sitting.state, seat, action.args[0]); !s.ok()) return s;
  switch (action.kind) {
    case kMarchTo:
      return CheckMarch(sitting, seat, action);
    case kPitchCamp:
      return CheckCamp(sitting, seat, action.args[0]);
    case kStrengthen:
      return CheckStrengthen(sitting, seat, action);
    default:
      return CheckRaise(sitting, seat, action.args[0]);
  }
}

// The nearest key locations, and the nearest enemy token.
std::vector<Point> GoalsOf(const Sitting& sitting, int seat, Point from) {
  std::vector<Point> goals;
  for (int i = 0; i < sitting.rules.places(); ++i) {
    if (!IsOpen(sitting.rules, sitting.state, i)) continue;
    goals.push_back(sitting.rules.map().places[static_cast<size_t>(i)].at);
  }
  const auto nearer = [&](Point a, Point b) {
    return SquaredDistance(from, a) < SquaredDistance(from, b);
  };
  std::stable_sort(goals.begin(), goals.end(), nearer);
  if (goals.size() > kNearPlaces) goals.resize(kNearPlaces);
  Point enemy = from;
  for (int other = 0; other < sitting.rules.players(); ++other) {
    if (other == seat) continue;
    ForEachCompany(sitting.state, other, [&](int c) {
      const Point at = sitting.state.companies[c].at();
      if (enemy == from || nearer(at, enemy)) enemy = at;
    });
  }
  if (!(enemy == from)) goals.push_back(enemy);
  return goals;
}

bool VisitMarches(const Sitting& sitting, int seat, ActionVisitor visit) {
  bool go_on = true;
  ForEachCompany(sitting.state, seat, [&](int c) {
    const Company& company = sitting.state.companies[c];
    std::vector<Point> offered;
    for (const Point goal : GoalsOf(sitting, seat, company.at())) {
      const Point to = Towards(company.at(), goal, kMostMarch - company.moved);
      const Action action{kMarchTo, {c, to.x, to.y}};
      if (!go_on || std::find(offered.begin(), offered.end(), to) != offered.end()) continue;
      if (!CheckMarch(sitting, seat, action).ok()) continue;
      offered.push_back(to);
      go_on = visit(action);
    }
    if (go_on && CheckCamp(sitting, seat, c).ok()) go_on = visit({kPitchCamp, {c}});
  });
  return go_on;
}

// A single model and as many as there can be, of everything, at the first camp.
bool VisitRecruits(const Sitting& sitting, int seat, ActionVisitor visit) {
  if (sitting.state.players[seat].camp_count == 0) return true;
  Action last;
  const bool went_on = VisitEnlisting(sitting, seat, [&](const Action& action) {
    if (action.args[2] != 1) return true;
    const bool next = last.kind != 0 && last.args[0] != action.args[0];
    if (next && last.args[1] != 1 && !visit(last)) return false;
    last = {kRecruit, {action.args[0], action.args[1], 1, 1}};
    return action.args[1] != 1 || visit(last);
  });
  return went_on && (last.kind == 0 || last.args[1] == 1 || visit(last));
}

bool Visit(const Sitting& sitting, int seat, ActionVisitor visit) {
  if (!visit({kDone, {}})) return false;
  if (sitting.rules.war()) {
    if (!VisitMarches(sitting, seat, visit) || !VisitRecruits(sitting, seat, visit)) return false;
  } else if (!VisitMarket(sitting, seat, visit)) {
    return false;
  }
  bool go_on = true;
  ForEachCompany(sitting.state, seat, [&](int c) {
    for (const Action& action : {Action{kStrengthen, {c, 1}}, Action{kRaise, {c}}}) {
      if (go_on && Check(sitting, seat, action).ok()) go_on = visit(action);
    }
  });
  return go_on;
}

void March(Play& play, int seat, const Action& action) {
  Company& company = play.state.companies[action.args[0]];
  const Point to{action.args[1], action.args[2]};
  const int cost = *MarchCost(play.sitting(), action.args[0], to);
  const Profile profile = ProfileOf(play.content(), company);
  company.marching += *MarchTime(play.rules.map(), company.at(), to, profile.swimmer);
  company.moved += LengthOf(company.at(), to);
  company.x = to.x;
  company.y = to.y;
  play.Tell(kMarched, action.args[0], to.x, to.y, (company.marching + kDay - 1) / kDay,
            company.model - 1, KeyLocationAt(play.sitting(), to));
  ChangeRations(play, seat, -cost);
}

void PitchCamp(Play& play, int seat, int number) {
  Company& company = play.state.companies[number];
  Player& player = play.state.players[seat];
  company.moved += kCampMarch;
  player.camps[player.camp_count++] = {company.x, company.y};
  play.Tell(kCamped, seat, player.camp_count, company.x, company.y);
  ChangeRations(play, seat, -GradeOf(play.content(), company));
}

void Recruit(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  const int number = FreeCompany(play.state, seat);
  Company& company = play.state.companies[number];
  company = NewCompany(play.content(), action.args[0], action.args[2] - 1, action.args[1]);
  if (play.rules.war()) {
    company.x = player.camps[action.args[3] - 1].x;
    company.y = player.camps[action.args[3] - 1].y;
  }
  NoteEnlisted(player, action.args[0], true);
  play.Tell(kEnlisted, number, action.args[0], action.args[1]);
  ChangeRations(play, seat, -CostOf(play.content(), action));
}

void Strengthen(Play& play, int seat, const Action& action) {
  Company& company = play.state.companies[action.args[0]];
  company.models = static_cast<uint8_t>(company.models + action.args[1]);
  play.Tell(kStrengthened, action.args[0], action.args[1], company.model - 1);
  ChangeRations(play, seat, -ModelOf(play.content(), company).profile.cost * action.args[1]);
  ChangeExperience(play, seat, -SchoolingOf(play.rules, company));
}

void Raise(Play& play, int seat, int number) {
  Company& company = play.state.companies[number];
  const int cost = CostOfLevel(play.rules, company);
  ++company.level;
  company.untrained = 1;
  play.state.training = static_cast<uint8_t>(number + 1);
  play.Tell(kRaised, number, company.level, company.model - 1);
  ChangeExperience(play, seat, -cost);
}

absl::Status Apply(Play& play, int seat, const Action& action) {
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
    case kEnlist:
      Recruit(play, seat, action);
      break;
    case kStrengthen:
      Strengthen(play, seat, action);
      break;
    case kBuy:
      Buy(play, seat, action);
      break;
    default:
      Raise(play, seat, action.args[0]);
  }
  return absl::OkStatus();
}

}  // namespace

const PhaseHandler& MarchHandler() {
  static constexpr PhaseHandler kHandler{Check, Visit, Apply, /*open=*/true};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
