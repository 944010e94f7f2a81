#include "src/games/duckhammer_campaign/battle/joining.h"

#include <string>
#include <vector>

#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/army/companies.h"

namespace mallard::duckhammer_campaign {
namespace {

bool InBattle(const Contender& side, int company) {
  return ((side.joined | side.reserves) & BitOf(company)) != 0;
}

// How a company would join: 0 not at all, 1 with the army, 2 as reinforcement.
int NearnessOf(const State& state, const Contender& side, int company) {
  const Point chief = state.companies[side.chief].at();
  const Point at = state.companies[company].at();
  if (state.companies[company].fought != 0) return 0;
  if (Within(chief, at, kCoherency)) return 1;
  return Within(chief, at, kReserveReach) ? 2 : 0;
}

void TakeIn(Contender& side, int company, int nearness) {
  (nearness == 1 ? side.joined : side.reserves) |= BitOf(company);
}

// What the companies in the battle have in common with one that may join.
struct Census {
  int models = 0, worth = 0, of_grade = 0, of_model = 0, of_faction = 0;
};

Census CountBattle(const Position& position, const Contender& side, const Company& like) {
  const CampaignContent& content = position.rules.content();
  Census census;
  ForEachCompany(position.state, side.seat, [&](int c) {
    if (!InBattle(side, c)) return;
    const Company& company = position.state.companies[c];
    census.models += company.models;
    census.worth += WorthOf(content, company);
    census.of_grade += GradeOf(content, company) == GradeOf(content, like) ? 1 : 0;
    census.of_model += company.model == like.model ? 1 : 0;
    census.of_faction += FactionOf(content, company) == FactionOf(content, like) ? 1 : 0;
  });
  return census;
}

// Whether one more company breaks a limit of armies that never mends.
Refusal CheckRoom(const Position& position, const Contender& side, int company) {
  const CampaignContent& content = position.rules.content();
  const Company& joining = position.state.companies[company];
  const Census census = CountBattle(position, side, joining);
  const int grade = GradeOf(content, joining);
  const int most = duckhammer::MostOfGrade(grade);
  if (census.of_grade >= most) {
    return Forbidden("an army has at most {most} units of Grade {grade}", most, grade);
  }
  if (census.of_model >= duckhammer::kMaxUnitsOfModel) {
    return Forbidden("an army has at most {most} units of a model", duckhammer::kMaxUnitsOfModel);
  }
  if (census.models + joining.models > duckhammer::kMaxModels) {
    return Forbidden("an army has at most {most} models", duckhammer::kMaxModels);
  }
  if (census.worth + WorthOf(content, joining) > kMostWorth) {
    return Forbidden("an army is worth at most {most} rations", kMostWorth);
  }
  return kAllowed;
}

bool LacksMates(const Position& position, const Contender& side, const Company& company) {
  return CountBattle(position, side, company).of_faction <
         GradeOf(position.rules.content(), company);
}

// The first `on_muster` function of a company's abilities, if there is one.
ScriptFunction MusterFunctionOf(const CampaignContent& content, const Profile& profile) {
  for (const duckhammer::AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    const ScriptFunction function = At(content.model_abilities, use.ability - 1).on_muster;
    if (function) return function;
  }
  return {};
}

// Whether the `on_muster` functions of a company refuse the army it is in. They count as one call.
absl::StatusOr<bool> IsRefusedByScript(const Play& play, const Contender& side, int company,
                                       ScriptFunction first) {
  ScriptCalls& calls = play.events.scripts();
  const int number = calls.Begin();
  if (calls.LeavesOut(number)) return false;
  std::vector<duckhammer::Enlisted> units;
  std::vector<Profile> profiles;
  int only = 0;
  ForEachCompany(play.state, side.seat, [&](int c) {
    if (!InBattle(side, c)) return;
    const Company& member = play.state.companies[c];
    if (c == company) only = Size(units);
    units.push_back({member.model, member.models, member.loadout});
    profiles.push_back(ProfileOf(play.rules.content(), member));
  });
  std::vector<std::string> reasons;
  const duckhammer::MusterList list{units, kMostWorth, profiles, only};
  const absl::Status status =
      duckhammer::RunMuster(play.rules.content(), play.rules.ruleset().scripts(), list, reasons);
  calls.End(number, first, !status.ok());
  if (!status.ok()) return status;
  return !reasons.empty();
}

// A company in a side's army that breaks a limit which others of the army could mend: it lacks
// units of its faction, or what its abilities ask for; -1: there is none. The chief is excused.
absl::StatusOr<int> FindMisfit(const Play& play, const Contender& side) {
  const CampaignContent& content = play.rules.content();
  for (int c = FirstCompany(side.seat); c < FirstCompany(side.seat) + kCompanies; ++c) {
    if (!InBattle(side, c) || c == side.chief) continue;
    const Company& company = play.state.companies[c];
    if (LacksMates(play, side, company)) return c;
    const ScriptFunction first = MusterFunctionOf(content, ProfileOf(content, company));
    if (!first) continue;
    const absl::StatusOr<bool> refused = IsRefusedByScript(play, side, c, first);
    if (!refused.ok()) return refused.status();
    if (*refused) return c;
  }
  return -1;
}

void TakeOut(Contender& side, int company) {
  side.joined &= ~BitOf(company);
  side.reserves &= ~BitOf(company);
}

// Whoever breaks a limit stays out.
absl::Status LeaveOut(Play& play, Contender& side) {
  while (true) {
    const absl::StatusOr<int> misfit = FindMisfit(play, side);
    if (!misfit.ok()) return misfit.status();
    if (*misfit < 0) return absl::OkStatus();
    TakeOut(side, *misfit);
  }
}

}  // namespace

Refusal CheckJoining(const Position& position, int seat, const Action& action) {
  if (action.kind == kReady) return kAllowed;
  const Contender& side = position.state.contenders[position.state.step];
  const int company = action.args[0];
  if (Refusal no = CheckOwn(position.state, seat, company)) return no;
  if (action.kind == kWithdraw) {
    if (company == side.chief) return Forbidden("the company it is about cannot stay out");
    return InBattle(side, company) ? kAllowed : Forbidden("it is not in the battle");
  }
  if (InBattle(side, company)) return Forbidden("it is in the battle");
  if (NearnessOf(position.state, side, company) == 0) return Forbidden("it is too far away");
  return CheckRoom(position, side, company);
}

void ListJoining(const Position& position, int seat, Listing& out) {
  if (!out.One({kReady, {}})) return;
  bool go_on = true;
  ForEachCompany(position.state, seat, [&](int c) {
    for (const ActionKind kind : {kJoin, kWithdraw}) {
      const Action action{kind, {c}};
      if (go_on && !CheckJoining(position, seat, action)) go_on = out.One(action);
    }
  });
}

absl::Status ApplyJoining(Play& play, int, const Action& action) {
  Contender& side = play.state.contenders[play.state.step];
  if (action.kind == kReady) {
    if (absl::Status s = LeaveOut(play, side); !s.ok()) return s;
    ++play.state.step;
    play.AskNobody();
  } else if (action.kind == kJoin) {
    TakeIn(side, action.args[0], NearnessOf(play.state, side, action.args[0]));
  } else {
    TakeOut(side, action.args[0]);
  }
  return absl::OkStatus();
}

Contender ContenderOf(int seat, int chief) {
  Contender side = {};
  Put(side.seat, seat);
  Put(side.chief, chief);
  side.joined = BitOf(chief);
  return side;
}

absl::Status FillContender(Play& play, int side_number) {
  Contender& side = play.state.contenders[side_number];
  ForEachCompany(play.state, side.seat, [&](int c) {
    const int nearness = NearnessOf(play.state, side, c);
    if (c == side.chief || nearness == 0 || CheckRoom(play, side, c)) return;
    TakeIn(side, c, nearness);
  });
  return LeaveOut(play, side);
}

bool CanHaveJoined(const Position& position, const Contender& side) {
  Contender made = ContenderOf(side.seat, side.chief);
  bool possible = (side.joined & side.reserves) == 0;
  for (int c = FirstCompany(side.seat); c < FirstCompany(side.seat) + kCompanies; ++c) {
    if (!InBattle(side, c)) continue;
    if (position.state.companies[c].model == 0) return false;
    if (c == side.chief) continue;
    const int nearness = NearnessOf(position.state, side, c);
    possible = possible && nearness != 0 && !CheckRoom(position, made, c);
    TakeIn(made, c, nearness);
  }
  return possible && made.joined == side.joined && made.reserves == side.reserves;
}

}  // namespace mallard::duckhammer_campaign
