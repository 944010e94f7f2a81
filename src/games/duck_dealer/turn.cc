#include "src/games/duck_dealer/turn.h"

#include <algorithm>

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/script.h"
#include "src/games/duck_dealer/travel.h"

namespace mallard::duck_dealer {
namespace {

void EndMatch(Play& play) {
  State& state = play.state;
  state.phase = Phase::kOver;
  const Outcome outcome = play.rules.Standing(state);
  const int best = BestSeat(play);
  Put(state.winner, best + 1);
  for (int seat = 0; seat < play.rules.seats(); ++seat) {
    const int points = state.players[seat].points;
    play.Tell(kFinalScore, seat, points, points - outcome.scores[seat], outcome.scores[seat]);
  }
  play.Tell(kWon, best);
  play.Tell(kDisclosed);
}

void FinishTurn(Play& play) {
  State& state = play.state;
  ++state.turns;
  if (state.track_used == play.rules.turns()) return EndMatch(play);
  BeginTurn(play, state.order[Active(state).position % play.rules.seats()]);
}

absl::Status PlaceCube(Play& play) {
  State& state = play.state;
  const int seat = state.turn_seat;
  --Active(state).cubes;
  state.free_roads = At(play.rules.mode().track, state.track_used);
  Put(state.track[state.track_used++], seat + 1);
  state.phase = Phase::kActing;
  play.Tell(kActionTurn, seat, state.track_used, state.free_roads);
  UpdateReach(play.rules, state);
  absl::Status status = RunActionTurn(play, seat);
  return status.ok() ? Settle(play, Phase::kActing) : status;
}

absl::Status BeginActionTurn(Play& play) {
  if (Active(play.state).cubes > 0) return PlaceCube(play);
  play.state.phase = Phase::kPayingCube;
  return absl::OkStatus();
}

absl::Status AfterCollecting(Play& play) {
  const uint8_t* missing = Active(play.state).virtual_energy;
  if (missing[0] + missing[1] + missing[2] == 0) {
    FinishTurn(play);
    return absl::OkStatus();
  }
  play.state.compulsory = 1;
  return BeginActionTurn(play);
}

absl::Status Collect(Play& play, int seat, int choice) {
  for (int energy = 0; energy < kEnergies; ++energy) {
    GainEnergy(play, seat, energy, Produced(play.rules, play.state.players[seat], energy), true);
  }
  absl::Status status = RunCollect(play, seat);
  if (!status.ok()) return status;
  GainEnergy(play, seat, choice, 1, true);
  return Settle(play, Phase::kTurn);
}

}  // namespace

int BestSeat(const Position& position) {
  const Outcome outcome = position.rules.Standing(position.state);
  int best = position.state.order[0];
  for (int i = 1; i < position.rules.seats(); ++i) {
    const int seat = position.state.order[i];
    if (outcome.scores[seat] >= outcome.scores[best]) best = seat;
  }
  return best;
}

void BeginTurn(Play& play, int seat) {
  play.state.phase = Phase::kTurn;
  Put(play.state.turn_seat, seat);
  Put(play.state.asked_seat, seat);
  play.Tell(kTurnBegan, seat, play.state.turns);
}

void EndActionTurn(Play& play) {
  State& state = play.state;
  Player& player = Active(state);
  std::fill(std::begin(player.virtual_energy), std::end(player.virtual_energy), uint8_t{0});
  std::fill(std::begin(state.reach), std::end(state.reach), uint8_t{0});
  std::fill(std::begin(state.offers), std::end(state.offers), Offer{});
  state.free_roads = state.leftover = state.opened = state.offers_made = state.compulsory = 0;
  if (RealEnergy(player) > play.rules.mode().keep) {
    state.phase = Phase::kKeeping;
  } else {
    FinishTurn(play);
  }
}

absl::Status Settle(Play& play, Phase resume) {
  State& state = play.state;
  state.resume = resume;
  if (state.gains > 0 && (MayGain(state, kMoveEnergy) || MayGain(state, kBuildEnergy) ||
                          MayGain(state, kTradeEnergy))) {
    state.phase = Phase::kGaining;
    state.asked_seat = state.turn_seat;
    return absl::OkStatus();
  }
  state.gains = 0;
  state.resume = Phase::kBidding;  // Zero: not in use.
  if (resume == Phase::kTurn) return AfterCollecting(play);
  if (state.phase == Phase::kGaining) state.phase = Phase::kActing;
  return absl::OkStatus();
}

Refusal CheckTurn(const Position&, int, const Action&) { return kAllowed; }

void ListTurn(const Position&, int, Listing& out) {
  if (out.Range({kCollect, {}}, 0, 0, kEnergies)) out.One({kAct, {}});
}

absl::Status ApplyTurn(Play& play, int seat, const Action& action) {
  return action.kind == kCollect ? Collect(play, seat, action.args[0]) : BeginActionTurn(play);
}

absl::Status ApplyTakeCube(Play& play, int seat, const Action& action) {
  TakeRoadBack(play, seat, action.args[0]);
  return PlaceCube(play);
}

Refusal CheckGain(const Position& position, int, const Action& action) {
  return MayGain(position.state, action.args[0]) ? kAllowed
                                                 : Forbidden("there is no such marker left");
}

void ListGains(const Position& position, int, Listing& out) {
  for (int energy = 0; energy < kEnergies; ++energy) {
    if (MayGain(position.state, energy) && !out.One({kGain, {energy}})) return;
  }
}

absl::Status ApplyGain(Play& play, int seat, const Action& action) {
  State& state = play.state;
  --state.gains;
  GainEnergy(play, seat, action.args[0], 1, state.resume == Phase::kTurn);
  return Settle(play, state.resume);
}

Refusal CheckKeep(const Position& position, int, const Action& action) {
  const Player& player = Active(position.state);
  int total = 0;
  for (int energy = 0; energy < kEnergies; ++energy) {
    if (action.args[energy] > player.energy[energy]) return Forbidden("there is not that much");
    total += action.args[energy];
  }
  return total > position.rules.mode().keep ? Forbidden("that is more than may be kept") : kAllowed;
}

void ListKept(const Position& position, int, Listing& out) {
  const uint8_t* energy = Active(position.state).energy;
  const int keep = position.rules.mode().keep;
  for (int move = 0; move <= std::min<int>(keep, energy[0]); ++move) {
    for (int build = 0; build <= std::min<int>(keep - move, energy[1]); ++build) {
      const int most = std::min<int>(keep - move - build, energy[2]);
      if (!out.Range({kKeep, {move, build}}, 2, 0, most + 1)) return;
    }
  }
}

absl::Status ApplyKeep(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  for (int energy = 0; energy < kEnergies; ++energy) {
    const int kept = action.args[energy];
    Put(play.state.supply[energy], play.state.supply[energy] + player.energy[energy] - kept);
    Put(player.energy[energy], kept);
  }
  play.Tell(kEnergyKept, seat, action.args[0], action.args[1], action.args[2]);
  FinishTurn(play);
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
