#include "src/games/duckhammer_campaign/joining.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/enlisting.h"

namespace mallard::duckhammer_campaign {
namespace {

bool InBattle(const Contender& side, int company) {
  return ((side.joined | side.reserves) >> (company % kCompanies) & 1) != 0;
}

// How a company would join: 0 not at all, 1 with the army, 2 as reinforcement.
int NearnessOf(const State& state, const Contender& side, int company) {
  const Point chief = state.companies[side.chief].at();
  const Point at = state.companies[company].at();
  if (state.companies[company].fought != 0) return 0;
  if (Within(chief, at, kCoherency)) return 1;
  return Within(chief, at, kReserveReach) ? 2 : 0;
}

void Put(Contender& side, int company, int nearness) {
  const uint32_t bit = 1u << (company % kCompanies);
  (nearness == 1 ? side.joined : side.reserves) |= bit;
}

// What the companies in the battle have in common with one that may join.
struct Census {
  int models = 0, worth = 0, of_grade = 0, of_model = 0, of_faction = 0;
};

Census CountBattle(const Sitting& sitting, const Contender& side, const Company& like) {
  const CampaignContent& content = sitting.content();
  Census census;
  ForEachCompany(sitting.state, side.seat, [&](int c) {
    if (!InBattle(side, c)) return;
    const Company& company = sitting.state.companies[c];
    census.models += company.models;
    census.worth += WorthOf(content, company);
    census.of_grade += GradeOf(content, company) == GradeOf(content, like) ? 1 : 0;
    census.of_model += company.model == like.model ? 1 : 0;
    census.of_faction += FactionOf(content, company) == FactionOf(content, like) ? 1 : 0;
  });
  return census;
}

// OK if no limit of armies that never mends is broken by one more company.
absl::Status CheckRoom(const Sitting& sitting, const Contender& side, int company) {
  const CampaignContent& content = sitting.content();
  const Company& joining = sitting.state.companies[company];
  const Census census = CountBattle(sitting, side, joining);
  const int grade = GradeOf(content, joining);
  const int most = duckhammer::MostOfGrade(grade);
  if (census.of_grade >= most) {
    return Refused(absl::StrCat("an army has at most ", most, " units of Grade ", grade));
  }
  if (census.of_model >= duckhammer::kMaxUnitsOfModel) {
    return Refused(
        absl::StrCat("an army has at most ", duckhammer::kMaxUnitsOfModel, " units of a model"));
  }
  if (census.models + joining.models > duckhammer::kMaxModels) {
    return Refused(absl::StrCat("an army has at most ", duckhammer::kMaxModels, " models"));
  }
  if (census.worth + WorthOf(content, joining) > kMostWorth) {
    return Refused(absl::StrCat("an army is worth at most ", kMostWorth, " rations"));
  }
  return absl::OkStatus();
}

bool LacksMates(const Sitting& sitting, const Contender& side, const Company& company) {
  return CountBattle(sitting, side, company).of_faction < GradeOf(sitting.content(), company);
}

// A company in a side's army that breaks a limit which others of the army could mend: it lacks
// units of its faction, or what its abilities ask for; -1: there is none. The chief is excused.
absl::StatusOr<int> FindMisfit(const Sitting& sitting, const Contender& side) {
  std::vector<int> companies;
  std::vector<duckhammer::Enlisted> units;
  std::vector<Profile> profiles;
  ForEachCompany(sitting.state, side.seat, [&](int c) {
    if (!InBattle(side, c)) return;
    const Company& company = sitting.state.companies[c];
    companies.push_back(c);
    units.push_back({company.model, company.models, company.loadout});
    profiles.push_back(ProfileOf(sitting.content(), company));
  });
  for (size_t i = 0; i < companies.size(); ++i) {
    if (companies[i] == side.chief) continue;
    if (LacksMates(sitting, side, sitting.state.companies[companies[i]])) return companies[i];
    std::vector<std::string> reasons;
    const duckhammer::MusterList list{units, kMostWorth, profiles, static_cast<int>(i)};
    absl::Status status =
        duckhammer::RunMuster(sitting.content(), sitting.rules.ruleset().scripts(), list, reasons);
    if (!status.ok()) return status;
    if (!reasons.empty()) return companies[i];
  }
  return -1;
}

void TakeOut(Contender& side, int company) {
  const uint32_t bit = 1u << (company % kCompanies);
  side.joined &= ~bit;
  side.reserves &= ~bit;
}

// Whoever breaks a limit stays out.
absl::Status LeaveOut(Play& play, Contender& side) {
  while (true) {
    const absl::StatusOr<int> misfit = FindMisfit(play.sitting(), side);
    if (!misfit.ok()) return misfit.status();
    if (*misfit < 0) return absl::OkStatus();
    TakeOut(side, *misfit);
  }
}

absl::Status CheckJoining(const Sitting& sitting, int seat, const Action& action) {
  const Contender& side = sitting.state.contenders[sitting.state.step];
  if (action.kind == kReady) return absl::OkStatus();
  if (action.kind != kJoin && action.kind != kWithdraw) {
    return Refused("choose who joins: join, withdraw or ready");
  }
  const int company = action.args[0];
  if (absl::Status s = CheckOwn(sitting.state, seat, company); !s.ok()) return s;
  if (action.kind == kWithdraw) {
    if (company == side.chief) return Refused("the company it is about cannot stay out");
    return InBattle(side, company) ? absl::OkStatus() : Refused("it is not in the battle");
  }
  if (InBattle(side, company)) return Refused("it is in the battle");
  if (NearnessOf(sitting.state, side, company) == 0) return Refused("it is too far away");
  return CheckRoom(sitting, side, company);
}

bool VisitJoining(const Sitting& sitting, int seat, ActionVisitor visit) {
  if (!visit({kReady, {}})) return false;
  bool go_on = true;
  ForEachCompany(sitting.state, seat, [&](int c) {
    for (const ActionKind kind : {kJoin, kWithdraw}) {
      const Action action{kind, {c}};
      if (go_on && CheckJoining(sitting, seat, action).ok()) go_on = visit(action);
    }
  });
  return go_on;
}

absl::Status ApplyJoining(Play& play, int, const Action& action) {
  Contender& side = play.state.contenders[play.state.step];
  if (action.kind == kReady) {
    if (absl::Status s = LeaveOut(play, side); !s.ok()) return s;
    ++play.state.step;
    play.AskNobody();
  } else if (action.kind == kJoin) {
    Put(side, action.args[0], NearnessOf(play.state, side, action.args[0]));
  } else {
    TakeOut(side, action.args[0]);
  }
  return absl::OkStatus();
}

}  // namespace

Contender ContenderOf(int seat, int chief) {
  return {
      static_cast<uint8_t>(seat), static_cast<uint8_t>(chief), {}, 1u << (chief % kCompanies), 0};
}

absl::Status FillContender(Play& play, int side_number) {
  Contender& side = play.state.contenders[side_number];
  ForEachCompany(play.state, side.seat, [&](int c) {
    const int nearness = NearnessOf(play.state, side, c);
    if (c == side.chief || nearness == 0 || !CheckRoom(play.sitting(), side, c).ok()) return;
    Put(side, c, nearness);
  });
  return LeaveOut(play, side);
}

bool CanHaveJoined(const Sitting& sitting, const Contender& side) {
  Contender made = ContenderOf(side.seat, side.chief);
  bool possible = (side.joined & side.reserves) == 0;
  for (int c = FirstCompany(side.seat); c < FirstCompany(side.seat) + kCompanies; ++c) {
    if (!InBattle(side, c)) continue;
    if (sitting.state.companies[c].model == 0) return false;
    if (c == side.chief) continue;
    const int nearness = NearnessOf(sitting.state, side, c);
    possible = possible && nearness != 0 && CheckRoom(sitting, made, c).ok();
    Put(made, c, nearness);
  }
  return possible && made.joined == side.joined && made.reserves == side.reserves;
}

const PhaseHandler& JoiningHandler() {
  static constexpr PhaseHandler kHandler{CheckJoining, VisitJoining, ApplyJoining, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
