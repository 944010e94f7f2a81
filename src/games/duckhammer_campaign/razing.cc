// Camps of the enemy that may be destroyed after a battle: by the winner first, then by the loser,
// each as many as it has tokens in the location.
#include "src/games/duckhammer_campaign/aftermath.h"
#include "src/games/duckhammer_campaign/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

bool CanRaze(const Sitting& sitting, int seat, int whose, int camp) {
  const State& state = sitting.state;
  if (whose < 0 || whose >= sitting.rules.players() || whose == seat) return false;
  const Player& other = state.players[whose];
  if (camp < 1 || camp > other.camp_count) return false;
  const Camp& there = other.camps[camp - 1];
  return KeyLocationAt(sitting, {there.x, there.y}) == state.location - 1;
}

absl::Status CheckRazing(const Sitting& sitting, int seat, const Action& action) {
  if (action.kind == kDone) return absl::OkStatus();
  if (action.kind != kRaze) return Refused("raze camps, or be done");
  return CanRaze(sitting, seat, action.args[0], action.args[1])
             ? absl::OkStatus()
             : Refused("there is no such enemy camp in this location");
}

bool VisitRazing(const Sitting& sitting, int seat, ActionVisitor visit) {
  if (!visit({kDone, {}})) return false;
  for (int whose = 0; whose < sitting.rules.players(); ++whose) {
    for (int camp = 1; camp <= kMaxCamps; ++camp) {
      if (CanRaze(sitting, seat, whose, camp) && !visit({kRaze, {whose, camp}})) return false;
    }
  }
  return true;
}

absl::Status ApplyRazing(Play& play, int, const Action& action) {
  State& state = play.state;
  play.AskNobody();
  if (action.kind == kDone) {
    ++state.step;
    state.razed = 0;
    return absl::OkStatus();
  }
  Player& whose = state.players[action.args[0]];
  for (int i = action.args[1]; i < whose.camp_count; ++i) whose.camps[i - 1] = whose.camps[i];
  whose.camps[--whose.camp_count] = Camp();
  ++state.razed;
  play.Tell(kRazed, action.args[0], action.args[1]);
  return absl::OkStatus();
}

// Whether the one who may destroy camps has any to destroy, and tokens to do it with.
bool MayRaze(const Sitting& sitting, int seat) {
  const State& state = sitting.state;
  if (!sitting.rules.war() || seat >= sitting.rules.players() || state.location == 0) return false;
  if (state.razed >= TokensIn(sitting.rules, state, seat, state.location - 1)) return false;
  for (int whose = 0; whose < sitting.rules.players(); ++whose) {
    for (int camp = 1; camp <= kMaxCamps; ++camp) {
      if (CanRaze(sitting, seat, whose, camp)) return true;
    }
  }
  return false;
}

}  // namespace

int RazerOf(const State& state) {
  const int winner = WinnerOf(state);
  return state.contenders[state.step == 0 ? winner : 1 - winner].seat;
}

void AdvanceRazing(Play& play) {
  State& state = play.state;
  if (state.step >= 2) {
    CloseBattle(play);
    state.phase = play.rules.war() ? Phase::kBattles : Phase::kOffer;
    return;
  }
  if (MayRaze(play.sitting(), RazerOf(state))) return play.Ask(RazerOf(state));
  ++state.step;
  state.razed = 0;
}

const PhaseHandler& RazingHandler() {
  static constexpr PhaseHandler kHandler{CheckRazing, VisitRazing, ApplyRazing, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
