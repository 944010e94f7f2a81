#include "src/games/duckhammer_campaign/battle/attacks.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/battle_setup.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

Refusal CheckAttack(const Position& position, int seat, int company, int target) {
  const State& state = position.state;
  if (Refusal no = CheckOwn(state, seat, company)) return no;
  const bool known = target < FirstCompany(position.rules.players());
  if (!known || state.companies[target].model == 0 || OwnerOf(target) == seat) {
    return Forbidden("company {number} is no enemy", target);
  }
  const Company& own = state.companies[company];
  const Company& enemy = state.companies[target];
  if (own.fought != 0 || enemy.fought != 0) return Forbidden("a company fights once in a season");
  if (!Within(own.at(), enemy.at(), kAttackReach)) {
    return Forbidden("the tokens are not within an inch of each other");
  }
  if (KeyLocationAt(position, own.at()) < 0 && KeyLocationAt(position, enemy.at()) < 0) {
    return Forbidden("neither token is in a key location");
  }
  return kAllowed;
}

Refusal CheckAccept(const Position& position, int seat, int company) {
  const State& state = position.state;
  if (state.offer.challenge == 0) return Forbidden("no challenge battle is on offer");
  if (Refusal no = CheckOwn(state, seat, company)) return no;
  if (state.companies[company].fought != 0) return Forbidden("a company fights once in a season");
  if (KeyLocationAt(position, state.companies[company].at()) != state.offer.location) {
    return Forbidden("the token is not in the location of the challenge");
  }
  return kAllowed;
}

bool ListBattles(const Position& position, int seat, Listing& out) {
  const State& state = position.state;
  bool go_on = true;
  ForEachCompany(state, seat, [&](int c) {
    for (int enemy = 0; enemy < FirstCompany(position.rules.players()) && go_on; ++enemy) {
      if (state.companies[enemy].model == 0) continue;
      if (!CheckAttack(position, seat, c, enemy)) go_on = out.One({kAttack, {c, enemy}});
    }
    if (go_on && !CheckAccept(position, seat, c)) go_on = out.One({kAccept, {c}});
  });
  return go_on;
}

}  // namespace

Refusal CheckBegin(const Position& position, int seat, const Action& action) {
  if (action.kind == kPass) return kAllowed;
  return action.kind == kAttack ? CheckAttack(position, seat, action.args[0], action.args[1])
                                : CheckAccept(position, seat, action.args[0]);
}

void ListBegin(const Position& position, int seat, Listing& out) {
  if (out.One({kPass, {}})) ListBattles(position, seat, out);
}

absl::Status ApplyBegin(Play& play, int seat, const Action& action) {
  State& state = play.state;
  play.AskNobody();
  if (action.kind == kPass) {
    ++state.turn;
    return absl::OkStatus();
  }
  state.contenders[0] = ContenderOf(seat, action.args[0]);
  int place = KeyLocationAt(play, state.companies[action.args[0]].at());
  if (action.kind == kAttack) {
    const int target = action.args[1];
    state.contenders[1] = ContenderOf(OwnerOf(target), target);
    const int beside = KeyLocationAt(play, state.companies[target].at());
    if (beside >= 0) place = beside;
    if (absl::Status s = FillContender(play, 1); !s.ok()) return s;
  } else {
    state.challenge = 1;
    RaiseForces(play);
  }
  Put(state.location, place + 1);
  state.phase = Phase::kJoining;
  state.step = 0;
  return FillContender(play, 0);
}

bool CanBeginBattle(const Position& position, int seat) {
  Listing first = Listing::Nth(0);
  return !ListBattles(position, seat, first);
}

}  // namespace mallard::duckhammer_campaign
