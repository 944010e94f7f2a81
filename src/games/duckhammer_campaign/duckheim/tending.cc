#include "src/games/duckhammer_campaign/duckheim/tending.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

// Whether a player has hirelings that lost models.
bool HasLosses(const State& state, int seat) {
  for (int u = 0; u < duckhammer::kMaxUnits; ++u) {
    const int company = state.records[u].company;
    if (state.battle.units[u].size == 0 || state.battle.units[u].lost == 0) continue;
    if (OwnerOf(company) == seat && state.companies[company].hero == 0) return true;
  }
  return false;
}

}  // namespace

Refusal CheckTending(const Position& position, int seat, const Action& action) {
  if (action.kind == kPass) return kAllowed;
  if (Refusal no = CheckOwn(position.state, seat, action.args[0])) return no;
  return position.state.companies[action.args[0]].hero == 0
             ? kAllowed
             : Forbidden("a character's own Bravery helps it anyway");
}

void ListTending(const Position& position, int seat, Listing& out) {
  if (!out.One({kPass, {}})) return;
  bool go_on = true;
  ForEachCompany(position.state, seat, [&](int c) {
    if (go_on && position.state.companies[c].hero == 0) go_on = out.One({kTend, {c}});
  });
}

absl::Status ApplyTending(Play& play, int seat, const Action& action) {
  if (action.kind == kTend) {
    const Company& hero = play.state.companies[HeroOf(play.state, seat)];
    Put(play.state.players[seat].tended, action.args[0] + 1);
    play.Tell(kTended, action.args[0], ProfileOf(play.rules.content(), hero).bravery);
  }
  ++play.state.step;
  play.AskNobody();
  return absl::OkStatus();
}

void AdvanceTending(Play& play) {
  State& state = play.state;
  if (state.step >= play.rules.players()) {
    state.phase = Phase::kRecovery;
    state.step = 0;
    return;
  }
  if (HasLosses(state, state.step)) return play.Ask(state.step);
  ++state.step;
}

}  // namespace mallard::duckhammer_campaign
