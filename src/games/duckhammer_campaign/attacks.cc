// Beginning battles: who may attack whom, and who may take up a challenge.
#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/joining.h"
#include "src/games/duckhammer_campaign/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

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
  if (KeyLocationAt(sitting, own.at()) < 0 && KeyLocationAt(sitting, enemy.at()) < 0) {
    return Refused("neither token is in a key location");
  }
  return absl::OkStatus();
}

absl::Status CheckAccept(const Sitting& sitting, int seat, int company) {
  const State& state = sitting.state;
  if (state.offer.challenge == 0) return Refused("no challenge battle is on offer");
  if (absl::Status s = CheckOwn(state, seat, company); !s.ok()) return s;
  if (state.companies[company].fought != 0) return Refused("a company fights once in a season");
  if (KeyLocationAt(sitting, state.companies[company].at()) != state.offer.location) {
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

absl::Status ApplyBegin(Play& play, int seat, const Action& action) {
  State& state = play.state;
  play.AskNobody();
  if (action.kind == kPass) {
    ++state.turn;
    return absl::OkStatus();
  }
  const Point at = state.companies[action.args[0]].at();
  state.contenders[0] = ContenderOf(seat, action.args[0]);
  int place = KeyLocationAt(play.sitting(), at);
  if (action.kind == kAttack) {
    const Company& enemy = state.companies[action.args[1]];
    state.contenders[1] = ContenderOf(OwnerOf(action.args[1]), action.args[1]);
    const int beside = KeyLocationAt(play.sitting(), enemy.at());
    if (beside >= 0) place = beside;
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

}  // namespace

bool CanBeginBattle(const Sitting& sitting, int seat) {
  return !VisitBattles(sitting, seat, [](const Action&) { return false; });
}

const PhaseHandler& BattlesHandler() {
  static constexpr PhaseHandler kHandler{CheckBegin, VisitBegin, ApplyBegin, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
