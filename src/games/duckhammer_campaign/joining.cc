#include "src/games/duckhammer_campaign/joining.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "src/games/duckhammer/army.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"

namespace mallard::duckhammer_campaign {
namespace {

// How many units of a Grade an army may have.
constexpr int kMostOfGrade[duckhammer::kGrades] = {kCompanies, kCompanies, kCompanies, 3, 2, 1, 1};

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
  int models = 0, of_grade = 0, of_model = 0, of_faction = 0;
};

Census CountBattle(const Sitting& sitting, const Contender& side, const Company& like) {
  const CampaignContent& content = sitting.content();
  Census census;
  ForEachCompany(sitting.state, side.seat, [&](int c) {
    if (!InBattle(side, c)) return;
    const Company& company = sitting.state.companies[c];
    census.models += company.models;
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
  if (census.of_grade >= kMostOfGrade[grade]) {
    return Refused(
        absl::StrCat("an army has at most ", kMostOfGrade[grade], " units of Grade ", grade));
  }
  if (census.of_model >= duckhammer::kMaxUnitsOfModel) {
    return Refused(
        absl::StrCat("an army has at most ", duckhammer::kMaxUnitsOfModel, " units of a model"));
  }
  if (census.models + joining.models > duckhammer::kMaxModels) {
    return Refused(absl::StrCat("an army has at most ", duckhammer::kMaxModels, " models"));
  }
  return absl::OkStatus();
}

bool LacksMates(const Sitting& sitting, const Contender& side, const Company& company) {
  return CountBattle(sitting, side, company).of_faction < GradeOf(sitting.content(), company);
}

// Reasons why a side cannot fight as it is. A chief alone always can.
absl::StatusOr<std::vector<std::string>> ProblemsOf(const Sitting& sitting, const Contender& side) {
  const CampaignContent& content = sitting.content();
  std::vector<std::string> reasons;
  std::vector<duckhammer::Enlisted> list;
  ForEachCompany(sitting.state, side.seat, [&](int c) {
    if (!InBattle(side, c)) return;
    const Company& company = sitting.state.companies[c];
    list.push_back({company.model, company.models, company.loadout});
    if (c == side.chief || !LacksMates(sitting, side, company)) return;
    reasons.push_back(absl::StrCat("company ", c, " needs ", GradeOf(content, company),
                                   " units of its faction with it"));
  });
  if (list.size() <= 1) return std::vector<std::string>();
  absl::Status status =
      duckhammer::RunMuster(content, sitting.rules.ruleset().scripts(), list, INT16_MAX, reasons);
  if (!status.ok()) return status;
  return reasons;
}

absl::Status CheckProblems(const Sitting& sitting, const Contender& side) {
  const absl::StatusOr<std::vector<std::string>> reasons = ProblemsOf(sitting, side);
  if (!reasons.ok()) return reasons.status();
  if (reasons->empty()) return absl::OkStatus();
  return Refused(absl::StrCat("the army is refused: ", absl::StrJoin(*reasons, "; ")));
}

// Attacking ------------------------------------------------------------------------------------

absl::Status CheckAttack(const Sitting& sitting, int seat, int company, int target) {
  const State& state = sitting.state;
  if (absl::Status s = CheckOwn(state, seat, company); !s.ok()) return s;
  const bool known = target >= 0 && target < FirstCompany(sitting.rules.players());
  if (!known || state.companies[target].model == 0 || OwnerOf(target) == seat) {
    return absl::InvalidArgumentError(absl::StrCat("company ", target, " is no enemy"));
  }
  const Company& own = state.companies[company];
  const Company& enemy = state.companies[target];
  if (own.fought != 0 || enemy.fought != 0) {
    return Refused("a company fights once in a season");
  }
  if (!Within(own.at(), enemy.at(), kAttackReach)) {
    return Refused("the tokens are not within an inch of each other");
  }
  if (PlaceAt(sitting.rules, own.at()) < 0 && PlaceAt(sitting.rules, enemy.at()) < 0) {
    return Refused("neither token is in a key location");
  }
  return absl::OkStatus();
}

absl::Status CheckAccept(const Sitting& sitting, int seat, int company) {
  const State& state = sitting.state;
  if (state.offer.challenge == 0) return Refused("no challenge battle is on offer");
  if (absl::Status s = CheckOwn(state, seat, company); !s.ok()) return s;
  if (state.companies[company].fought != 0) return Refused("a company fights once in a season");
  if (PlaceAt(sitting.rules, state.companies[company].at()) != state.offer.location) {
    return Refused("the token is not in the location of the challenge");
  }
  return absl::OkStatus();
}

absl::Status CheckBegin(const Sitting& sitting, int seat, const Action& action) {
  if (action.kind == kPass) return absl::OkStatus();
  if (action.kind == kAttack) {
    return CheckAttack(sitting, seat, action.args[0], action.args[1]);
  }
  if (action.kind == kAccept) return CheckAccept(sitting, seat, action.args[0]);
  return Refused("attack an enemy, accept the challenge, or pass");
}

bool VisitBattles(const Sitting& sitting, int seat, ActionVisitor visit) {
  const State& state = sitting.state;
  bool go_on = true;
  ForEachCompany(state, seat, [&](int c) {
    for (int enemy = 0; enemy < FirstCompany(sitting.rules.players()); ++enemy) {
      if (state.companies[enemy].model == 0 || !go_on) continue;
      if (CheckAttack(sitting, seat, c, enemy).ok()) go_on = visit({kAttack, {c, enemy}});
    }
    if (go_on && CheckAccept(sitting, seat, c).ok()) go_on = visit({kAccept, {c}});
  });
  return go_on;
}

bool VisitBegin(const Sitting& sitting, int seat, ActionVisitor visit) {
  return visit({kPass, {}}) && VisitBattles(sitting, seat, visit);
}

Contender ContenderOf(int seat, int chief) {
  return {
      static_cast<uint8_t>(seat), static_cast<uint8_t>(chief), {}, 1u << (chief % kCompanies), 0};
}

absl::Status ApplyBegin(Play& play, int seat, const Action& action) {
  State& state = play.state;
  play.AskNobody();
  if (action.kind == kPass) {
    ++state.turn;
    return absl::OkStatus();
  }
  const Point at = state.companies[action.args[0]].at();
  state.contenders[0] = ContenderOf(seat, action.args[0]);
  int place = PlaceAt(play.rules, at);
  if (action.kind == kAttack) {
    const Company& enemy = state.companies[action.args[1]];
    state.contenders[1] = ContenderOf(OwnerOf(action.args[1]), action.args[1]);
    if (PlaceAt(play.rules, enemy.at()) >= 0) place = PlaceAt(play.rules, enemy.at());
    if (absl::Status s = FillContender(play, 1); !s.ok()) return s;
  } else {
    state.challenge = 1;
    RaiseForces(play);
  }
  state.location = static_cast<uint8_t>(place + 1);
  state.phase = Phase::kJoining;
  state.step = 0;
  return FillContender(play, 0);
}

// Joining --------------------------------------------------------------------------------------

absl::Status CheckJoining(const Sitting& sitting, int seat, const Action& action) {
  const Contender& side = sitting.state.contenders[sitting.state.step];
  if (action.kind == kReady) return CheckProblems(sitting, side);
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
  if (CheckJoining(sitting, seat, {kReady, {}}).ok() && !visit({kReady, {}})) return false;
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
    ++play.state.step;
    play.AskNobody();
  } else if (action.kind == kJoin) {
    Put(side, action.args[0], NearnessOf(play.state, side, action.args[0]));
  } else {
    const uint32_t bit = 1u << (action.args[0] % kCompanies);
    side.joined &= ~bit;
    side.reserves &= ~bit;
  }
  return absl::OkStatus();
}

}  // namespace

bool CanBeginBattle(const Sitting& sitting, int seat) {
  return !VisitBattles(sitting, seat, [](const Action&) { return false; });
}

absl::Status FillContender(Play& play, int side_number) {
  Contender& side = play.state.contenders[side_number];
  std::vector<int> order;
  ForEachCompany(play.state, side.seat, [&](int c) {
    const int nearness = NearnessOf(play.state, side, c);
    if (c == side.chief || nearness == 0 || !CheckRoom(play.sitting(), side, c).ok()) return;
    Put(side, c, nearness);
    order.push_back(c);
  });
  // Whoever breaks a limit stays out: those without enough of their faction, then the last.
  while (!order.empty()) {
    absl::StatusOr<std::vector<std::string>> reasons = ProblemsOf(play.sitting(), side);
    if (!reasons.ok()) return reasons.status();
    if (reasons->empty()) break;
    auto out = std::find_if(order.begin(), order.end(), [&](int c) {
      return LacksMates(play.sitting(), side, play.state.companies[c]);
    });
    if (out == order.end()) --out;
    const uint32_t bit = 1u << (*out % kCompanies);
    side.joined &= ~bit;
    side.reserves &= ~bit;
    order.erase(out);
  }
  return absl::OkStatus();
}

const PhaseHandler& BattlesHandler() {
  static constexpr PhaseHandler kHandler{CheckBegin, VisitBegin, ApplyBegin, /*open=*/false};
  return kHandler;
}

const PhaseHandler& JoiningHandler() {
  static constexpr PhaseHandler kHandler{CheckJoining, VisitJoining, ApplyJoining, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
