#include "src/games/battleducks/play.h"

#include "absl/strings/str_cat.h"
#include "mallard/primitives/placement.h"
#include "src/games/battleducks/script.h"

namespace mallard::battleducks {
namespace {

absl::Status Refused(absl::string_view reason) { return absl::FailedPreconditionError(reason); }

absl::Status CheckObserve(const BattleDucksRules& rules, const State& state, int seat,
                          const Action& action) {
  const int cell = action.args[0];
  if (!ArgsAreZeroFrom(action, 1)) {
    return absl::InvalidArgumentError("arguments that the action does not use must be 0");
  }
  if (cell < 0 || cell >= kGridCells || !rules.board().cells.Has(cell)) {
    return Refused("there is no such cell on the board");
  }
  if (state.ponds[1 - seat].observed.Has(cell)) {
    return Refused("that cell has been observed already");
  }
  return absl::OkStatus();
}

absl::Status CheckManeuver(const BattleDucksRules& rules, const State& state, int seat,
                           const Action& action) {
  const int slot = action.args[0];
  const int symmetry = action.args[1];
  if (!ArgsAreZeroFrom(action, 4) || slot < 0 || slot >= rules.slots() || symmetry < 0 ||
      symmetry >= kRotations) {
    return absl::InvalidArgumentError("no such formation or orientation");
  }
  const SlotRule& rule = rules.fleet()[static_cast<size_t>(slot)];
  const Slot& s = state.ponds[seat].slots[slot];
  if (rule.maneuver < 0) return Refused(absl::StrCat(rule.name, " has no maneuver"));
  if (s.commander_spotted != 0) {
    return Refused(absl::StrCat("the Commander of ", rule.name, " has been spotted"));
  }
  if (s.dial != 0) {
    return Refused(absl::StrCat("the counter of ", rule.name, " stands on ", s.dial, " of ",
                                rules.ManeuverOf(slot).cooldown));
  }
  const Figure& footprint = rules.ManeuverOf(slot).footprint;
  if (!footprint.IsDistinct(symmetry)) {
    return Refused("that orientation looks like an earlier one; use the first of them");
  }
  const Bitboard cells = Placed(footprint.shapes[symmetry], action.args[2], action.args[3]);
  if (!cells.Intersects(Unobserved(rules, state, seat))) {
    return Refused("the viewfinder covers no cell that is still unobserved");
  }
  return absl::OkStatus();
}

void EndTurn(const BattleDucksRules& rules, State& state, int seat, int used_slot,
             EventSink& events) {
  if (rules.has_maneuvers()) {
    for (int i = 0; i < rules.slots(); ++i) {
      Slot& slot = state.ponds[seat].slots[i];
      if (slot.dial == 0 || i == used_slot) continue;
      // A dial has one dot and as many numbers as the cooldown has turns.
      slot.dial =
          static_cast<uint8_t>(slot.dial == rules.ManeuverOf(i).cooldown ? 0 : slot.dial + 1);
      events.Emit(Audience::Everyone(), {kDialTurned, {seat, i, slot.dial}});
    }
  }
  ++state.turns;
  state.turn_seat = static_cast<uint8_t>(1 - seat);
  events.Emit(Audience::Everyone(), {kTurnBegan, {1 - seat, static_cast<int32_t>(state.turns)}});
}

absl::Status UseManeuver(const BattleDucksRules& rules, State& state, int seat,
                         const Action& action, EventSink& events) {
  const int slot = action.args[0];
  const Maneuver& maneuver = rules.ManeuverOf(slot);
  Slot& s = state.ponds[seat].slots[slot];
  s.used_at = static_cast<uint16_t>(state.ponds[seat].answers + 1);
  s.dial = 1;
  events.Emit(Audience::Everyone(),
              {kManeuverUsed, {seat, slot, action.args[1], action.args[2], action.args[3]}});
  events.Emit(Audience::Everyone(), {kDialTurned, {seat, slot, 1}});
  const Bitboard cells =
      Placed(maneuver.footprint.shapes[action.args[1]], action.args[2], action.args[3]) &
      rules.board().cells;
  if (maneuver.resolve) {
    absl::Status status = ResolveByScript(rules, state, seat, slot, cells, events);
    if (!status.ok()) return status;
  } else {
    cells.Minus(state.ponds[1 - seat].observed).ForEach([&](int cell) {
      if (state.phase == Phase::kPlaying) ProbeCell(rules, state, seat, cell, events);
    });
  }
  if (state.phase == Phase::kPlaying) EndTurn(rules, state, seat, slot, events);
  return absl::OkStatus();
}

}  // namespace

void BeginPlay(State& state, EventSink& events) {
  state.phase = Phase::kPlaying;
  events.Emit(Audience::Everyone(), {kTurnBegan, {state.turn_seat, 0}});
}

Answer ProbeCell(const BattleDucksRules& rules, State& state, int seat, int cell,
                 EventSink& events) {
  Pond& pond = state.ponds[1 - seat];
  pond.observed.Set(cell);
  pond.order[pond.answers++] = static_cast<uint8_t>(cell);
  const int slot_number = pond.slot_at[cell];
  if (slot_number == 0) {
    events.Emit(Audience::Everyone(),
                {kAnswered, {seat, cell, static_cast<int32_t>(Answer::kSplash), -1}});
    return Answer::kSplash;
  }
  pond.spotted.Set(cell);
  Slot& slot = pond.slots[slot_number - 1];
  --slot.ducks_left;
  const bool found = slot.ducks_left == 0;
  if (found) {
    pond.found.Set(cell);
    slot.found_at = pond.answers;
    --pond.formations_left;
  }
  const Answer answer = found ? Answer::kFound : Answer::kSpotted;
  events.Emit(Audience::Everyone(), {kAnswered,
                                     {seat, cell, static_cast<int32_t>(answer),
                                      found && rules.name_found() ? slot.formation - 1 : -1}});
  if (slot.has_commander != 0 && slot.commander == cell) {
    slot.commander_spotted = 1;
    events.Emit(Audience::SeatAndHost(1 - seat), {kCommanderLost, {1 - seat, slot_number - 1}});
  }
  if (pond.formations_left == 0) {
    state.phase = Phase::kOver;
    state.winner = static_cast<uint8_t>(seat + 1);
    events.Emit(Audience::Everyone(), {kWon, {seat}});
    events.Emit(Audience::Everyone(), {kDisclosed, {}});
  }
  return answer;
}

absl::Status CheckPlay(const BattleDucksRules& rules, const State& state, int seat,
                       const Action& action) {
  if (action.kind < kPick || action.kind > kManeuver) {
    return absl::InvalidArgumentError(
        absl::StrCat("BattleDucks has no action of kind ", action.kind));
  }
  if (action.kind <= kReady) return Refused("the set-up is over");
  if (state.turn_seat != seat) return Refused("it is your opponent's turn");
  return action.kind == kObserve ? CheckObserve(rules, state, seat, action)
                                 : CheckManeuver(rules, state, seat, action);
}

absl::Status ApplyPlay(const BattleDucksRules& rules, State& state, int seat, const Action& action,
                       EventSink& events) {
  if (action.kind == kManeuver) return UseManeuver(rules, state, seat, action, events);
  events.Emit(Audience::Everyone(), {kObservedCell, {seat, action.args[0]}});
  ProbeCell(rules, state, seat, action.args[0], events);
  if (state.phase == Phase::kPlaying) EndTurn(rules, state, seat, -1, events);
  return absl::OkStatus();
}

}  // namespace mallard::battleducks
