#include "src/games/duckhammer_campaign/battle/attacks.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/announcing.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/referee/forces.h"

namespace mallard::duckhammer_campaign {

Refusal CheckAttack(const Position& position, int seat, int company, int target) {
  const State& state = position.state;
  if (Refusal no = CheckOwn(state, seat, company)) return no;
  const bool known = target < FirstCompany(position.rules.seats());
  if (!known || state.companies[target].model == 0 ||
      position.rules.Allied(OwnerOf(target), seat)) {
    return Forbidden("company {company} is no enemy", target);
  }
  const Company& own = state.companies[company];
  const Company& enemy = state.companies[target];
  if (own.fought != 0 || enemy.fought != 0) return Forbidden("a company fights once in a season");
  const bool free = seat == position.rules.referee() && position.rules.free_hand();
  if (!free && !Within(own.at(), enemy.at(), kAttackReach)) {
    return Forbidden("the tokens are not within an inch of each other");
  }
  if (!free && KeyLocationAt(position, own.at()) < 0 && KeyLocationAt(position, enemy.at()) < 0) {
    return Forbidden("neither token is in a key location");
  }
  return kAllowed;
}

namespace {

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
    for (int enemy = 0; enemy < FirstCompany(position.rules.seats()) && go_on; ++enemy) {
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
  if (action.kind == kPass) {
    ++play.state.turn;
    play.AskNobody();
    return absl::OkStatus();
  }
  if (action.kind == kAttack) return Meet(play, seat, action.args[0], action.args[1]);
  State& state = play.state;
  const Challenge& challenge = At(play.rules.content().challenges, state.offer.challenge - 1);
  state.challenge = 1;
  Put(state.location, state.offer.location + 1);
  state.terms = Terms();
  state.terms.mission = state.offer.mission;
  Put(state.terms.own_mission, challenge.own_mission + 1);
  state.terms.map = state.offer.map;
  state.terms.reward = state.offer.reward;
  state.contenders[0] = ContenderOf(action.args[0]);
  if (absl::Status s = FillContender(play, 0); !s.ok()) return s;
  RaiseForces(play);
  return BeginJoining(play);
}

absl::Status Meet(Play& play, int seat, int company, int target) {
  State& state = play.state;
  // In Duckheim the party is the first side, whoever begins.
  const bool swapped = seat == play.rules.referee();
  state.contenders[0] = ContenderOf(swapped ? target : company);
  state.contenders[1] = ContenderOf(swapped ? company : target);
  int place = KeyLocationAt(play, state.companies[target].at());
  if (place < 0) place = KeyLocationAt(play, state.companies[company].at());
  if (place < 0) place = NearestLocation(play, state.companies[target].at());
  Put(state.location, place + 1);
  for (const int side : {1, 0}) {
    if (absl::Status s = FillContender(play, side); !s.ok()) return s;
  }
  return BeginJoining(play);
}

bool CanBeginBattle(const Position& position, int seat) {
  Action battle;
  Listing first = Listing::Nth(0, &battle);
  return !ListBattles(position, seat, first);
}

}  // namespace mallard::duckhammer_campaign
