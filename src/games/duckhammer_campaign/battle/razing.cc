#include "src/games/duckhammer_campaign/battle/razing.h"

#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

bool CanRaze(const Position& position, int seat, int whose, int camp) {
  const State& state = position.state;
  if (whose >= position.rules.players() || position.rules.Allied(whose, seat)) return false;
  const Player& other = state.players[whose];
  if (camp > other.camp_count) return false;
  const Camp& there = other.camps[camp - 1];
  return KeyLocationAt(position, {there.x, there.y}) == state.location - 1;
}

// Whether the one who may destroy camps has any to destroy, and tokens to do it with.
bool MayRaze(const Position& position, int seat) {
  const State& state = position.state;
  if (state.razed >= TokensIn(position.rules, state, seat, state.location - 1)) return false;
  for (int whose = 0; whose < position.rules.players(); ++whose) {
    for (int camp = 1; camp <= kMaxCamps; ++camp) {
      if (CanRaze(position, seat, whose, camp)) return true;
    }
  }
  return false;
}

}  // namespace

Refusal CheckRazing(const Position& position, int seat, const Action& action) {
  if (action.kind == kDone || CanRaze(position, seat, action.args[0], action.args[1])) {
    return kAllowed;
  }
  return Forbidden("there is no such enemy camp in this location");
}

void ListRazing(const Position& position, int seat, Listing& out) {
  if (!out.One({kDone, {}})) return;
  for (int whose = 0; whose < position.rules.players(); ++whose) {
    for (int camp = 1; camp <= kMaxCamps; ++camp) {
      if (CanRaze(position, seat, whose, camp) && !out.One({kRaze, {whose, camp}})) return;
    }
  }
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

int RazerOf(const State& state) {
  const int winner = WinnerOf(state);
  return state.contenders[state.step == 0 ? winner : 1 - winner].seat;
}

void AdvanceRazing(Play& play) {
  State& state = play.state;
  if (state.step >= 2) {
    state.step = 0;
    state.phase = Phase::kRetreat;
    return;
  }
  const int razer = RazerOf(state);
  if (MayRaze(play, razer)) {
    if (razer < play.rules.players() || play.rules.referee_asked()) return play.Ask(razer);
    // The engine as referee leaves no camp standing.
    Action raze;
    Listing second = Listing::Nth(1, &raze);
    ListRazing(play, razer, second);
    (void)ApplyRazing(play, razer, raze);
    return;
  }
  ++state.step;
  state.razed = 0;
}

}  // namespace mallard::duckhammer_campaign
