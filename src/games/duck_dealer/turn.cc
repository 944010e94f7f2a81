#include "src/games/duck_dealer/turn.h"

#include <algorithm>

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/script.h"
#include "src/games/duck_dealer/travel.h"

namespace mallard::duck_dealer {
namespace {

void EndMatch(const DuckDealerRules& rules, State& state, EventSink& events) {
  state.phase = Phase::kOver;
  const Outcome outcome = rules.OutcomeOf(&state);
  const int best = BestSeat(rules, state);
  state.winner = static_cast<uint8_t>(best + 1);
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    events.Emit(Audience::Everyone(), {kFinalScore,
                                       {seat, player.points, player.points - outcome.scores[seat],
                                        outcome.scores[seat]}});
  }
  events.Emit(Audience::Everyone(), {kWon, {best}});
  events.Emit(Audience::Everyone(), {kDisclosed, {}});
}

void FinishTurn(const DuckDealerRules& rules, State& state, EventSink& events) {
  ++state.turns;
  if (state.track_used == rules.turns()) return EndMatch(rules, state, events);
  const int position = state.players[state.active].position;
  BeginTurn(state, state.order[position % rules.seats()], events);
}

absl::Status PlaceCube(const DuckDealerRules& rules, State& state, EventSink& events) {
  const int seat = state.active;
  --state.players[seat].cubes;
  state.free_roads = rules.mode().track[state.track_used];
  state.track[state.track_used++] = static_cast<uint8_t>(seat + 1);
  state.phase = Phase::kActing;
  events.Emit(Audience::Everyone(), {kActionTurn, {seat, state.track_used, state.free_roads}});
  UpdateReach(rules, state);
  absl::Status status = RunActionTurn(rules, state, seat, events);
  return status.ok() ? Settle(rules, state, Phase::kActing, events) : status;
}

absl::Status BeginActionTurn(const DuckDealerRules& rules, State& state, EventSink& events) {
  if (state.players[state.active].cubes > 0) return PlaceCube(rules, state, events);
  state.phase = Phase::kPayingCube;
  return absl::OkStatus();
}

absl::Status AfterCollecting(const DuckDealerRules& rules, State& state, EventSink& events) {
  const uint8_t* missing = state.players[state.active].virtual_energy;
  if (missing[0] + missing[1] + missing[2] == 0) {
    FinishTurn(rules, state, events);
    return absl::OkStatus();
  }
  state.compulsory = 1;
  return BeginActionTurn(rules, state, events);
}

absl::Status Collect(const DuckDealerRules& rules, State& state, int choice, EventSink& events) {
  const int seat = state.active;
  const Player& player = state.players[seat];
  for (int energy = 0; energy < kEnergies; ++energy) {
    int due = 0;
    for (int slot = 0; slot < player.filled; ++slot) {
      due += rules.EquipmentAt(player, slot).produces[energy];
    }
    GainEnergy(state, seat, energy, due, true, events);
  }
  absl::Status status = RunCollect(rules, state, seat, events);
  if (!status.ok()) return status;
  GainEnergy(state, seat, choice, 1, true, events);
  return Settle(rules, state, Phase::kTurn, events);
}

void EndActionTurn(const DuckDealerRules& rules, State& state, EventSink& events) {
  Player& player = state.players[state.active];
  std::fill(std::begin(player.virtual_energy), std::end(player.virtual_energy), uint8_t{0});
  std::fill(std::begin(state.reach), std::end(state.reach), uint8_t{0});
  std::fill(std::begin(state.offers), std::end(state.offers), Offer{});
  state.free_roads = state.leftover = state.opened = state.offers_made = state.compulsory = 0;
  if (RealEnergy(player) > rules.mode().keep) {
    state.phase = Phase::kKeeping;
  } else {
    FinishTurn(rules, state, events);
  }
}

void KeepEnergy(const DuckDealerRules& rules, State& state, const int32_t* kept,
                EventSink& events) {
  Player& player = state.players[state.active];
  for (int energy = 0; energy < kEnergies; ++energy) {
    state.supply[energy] =
        static_cast<uint8_t>(state.supply[energy] + player.energy[energy] - kept[energy]);
    player.energy[energy] = static_cast<uint8_t>(kept[energy]);
  }
  events.Emit(Audience::Everyone(), {kEnergyKept, {state.active, kept[0], kept[1], kept[2]}});
  FinishTurn(rules, state, events);
}

}  // namespace

int BestSeat(const DuckDealerRules& rules, const State& state) {
  const Outcome outcome = rules.OutcomeOf(&state);
  int best = state.order[0];
  for (int i = 1; i < rules.seats(); ++i) {
    const int seat = state.order[i];
    if (outcome.scores[seat] >= outcome.scores[best]) best = seat;
  }
  return best;
}

void BeginTurn(State& state, int seat, EventSink& events) {
  state.phase = Phase::kTurn;
  state.active = state.asked = static_cast<uint8_t>(seat);
  events.Emit(Audience::Everyone(), {kTurnBegan, {seat, static_cast<int32_t>(state.turns)}});
}

absl::Status Settle(const DuckDealerRules& rules, State& state, Phase resume, EventSink& events) {
  state.resume = resume;
  if (state.gains > 0 && (MayGain(state, kMoveEnergy) || MayGain(state, kBuildEnergy) ||
                          MayGain(state, kTradeEnergy))) {
    state.phase = Phase::kGaining;
    state.asked = state.active;
    return absl::OkStatus();
  }
  state.gains = 0;
  state.resume = Phase::kBidding;  // Zero: not in use.
  if (resume == Phase::kTurn) return AfterCollecting(rules, state, events);
  if (state.phase == Phase::kGaining) state.phase = Phase::kActing;
  return absl::OkStatus();
}

absl::Status ApplyTurn(const DuckDealerRules& rules, State& state, int seat, const Action& action,
                       EventSink& events) {
  switch (action.kind) {
    case kCollect:
      return Collect(rules, state, action.args[0], events);
    case kAct:
      return BeginActionTurn(rules, state, events);
    case kTakeRoad:
      TakeRoadBack(state, seat, action.args[0], events);
      return PlaceCube(rules, state, events);
    case kGain:
      --state.gains;
      GainEnergy(state, seat, action.args[0], 1, state.resume == Phase::kTurn, events);
      return Settle(rules, state, state.resume, events);
    case kEnd:
      EndActionTurn(rules, state, events);
      return absl::OkStatus();
    default:
      KeepEnergy(rules, state, action.args, events);
      return absl::OkStatus();
  }
}

}  // namespace mallard::duck_dealer
