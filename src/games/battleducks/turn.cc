#include "src/games/battleducks/turn.h"

#include "absl/base/attributes.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/placement.h"
#include "src/games/battleducks/pond.h"
#include "src/games/battleducks/script.h"

namespace mallard::battleducks {
namespace {

Refusal CheckObserve(const Position& position, int seat, int cell) {
  if (Refusal no = CheckCell(position.rules, cell)) return no;
  if (position.state.ponds[1 - seat].observed.Has(cell)) {
    return Forbidden("that cell has been observed already");
  }
  return kAllowed;
}

ABSL_ATTRIBUTE_NOINLINE Refusal CheckManeuver(const Position& position, int seat,
                                              const Action& action) {
  const BattleDucksRules& rules = position.rules;
  const int slot = action.args[0];
  const int symmetry = action.args[1];
  const SlotRule& rule = rules.slot_rule(slot);
  const Slot& s = position.state.ponds[seat].slots[slot];
  if (!rule.has_maneuver()) return Forbidden("{slot} has no maneuver", rule.name);
  if (s.commander_spotted != 0) {
    return Forbidden("the Commander of {slot} has been spotted", rule.name);
  }
  if (s.dial != 0) {
    return Forbidden("the counter of {slot} stands on {dial} of {cooldown}", rule.name, s.dial,
                     rules.CooldownOf(slot));
  }
  const Figure& footprint = rules.ManeuverOf(slot).footprint;
  if (!footprint.IsDistinct(symmetry)) {
    return Forbidden("that orientation looks like an earlier one; use the first of them");
  }
  const Bitboard cells = Placed(footprint.shapes[symmetry], action.args[2], action.args[3]);
  if (!cells.Intersects(Unobserved(rules, position.state.ponds[1 - seat]))) {
    return Forbidden("the viewfinder covers no cell that is still unobserved");
  }
  return kAllowed;
}

// Turns the player's dials, except that of the maneuver just used. Not part of EndTurn, so that a
// match without maneuvers pays nothing for it; the same holds for the others that are kept apart.
ABSL_ATTRIBUTE_NOINLINE void TurnDials(Play& play, int seat, int used_slot) {
  for (int i = 0; i < play.rules.slots(); ++i) {
    Slot& slot = play.state.ponds[seat].slots[i];
    if (slot.dial == 0 || i == used_slot) continue;
    // A dial has one dot and as many numbers as the cooldown has turns.
    Put(slot.dial, slot.dial == play.rules.CooldownOf(i) ? 0 : slot.dial + 1);
    play.Tell(kDialTurned, seat, i, slot.dial);
  }
}

void EndTurn(Play& play, int seat, int used_slot) {
  State& state = play.state;
  if (play.rules.has_maneuvers()) TurnDials(play, seat, used_slot);
  ++state.turns;
  Put(state.turn_seat, 1 - seat);
  play.Tell(kTurnBegan, 1 - seat, state.turns);
}

ABSL_ATTRIBUTE_NOINLINE absl::Status UseManeuver(Play& play, int seat, const Action& action) {
  const int slot = action.args[0];
  const Maneuver& maneuver = play.rules.ManeuverOf(slot);
  Pond& own = play.state.ponds[seat];
  Put(own.slots[slot].used_at, own.answers + 1);
  own.slots[slot].dial = 1;
  play.Tell(kManeuverUsed, seat, slot, action.args[1], action.args[2], action.args[3]);
  play.Tell(kDialTurned, seat, slot, 1);
  const Bitboard cells =
      Placed(maneuver.footprint.shapes[action.args[1]], action.args[2], action.args[3]) &
      play.rules.board().cells;
  if (maneuver.resolve) {
    absl::Status status = ResolveByScript(play, seat, slot, cells);
    if (!status.ok()) return status;
  } else {
    cells.Minus(play.state.ponds[1 - seat].observed).ForEach([&](int cell) {
      if (play.state.phase == Phase::kPlaying) ProbeCell(play, seat, cell);
    });
  }
  if (play.state.phase == Phase::kPlaying) EndTurn(play, seat, slot);
  return absl::OkStatus();
}

ABSL_ATTRIBUTE_NOINLINE void EndMatch(Play& play, int winner) {
  play.state.phase = Phase::kOver;
  Put(play.state.winner, winner + 1);
  play.Tell(kWon, winner);
  play.Tell(kDisclosed);
}

// Every place of every viewfinder that is ready.
ABSL_ATTRIBUTE_NOINLINE void ListManeuvers(const Position& position, int seat, Listing& out) {
  const BattleDucksRules& rules = position.rules;
  const Bitboard unobserved = Unobserved(rules, position.state.ponds[1 - seat]);
  for (int i = 0; i < rules.slots(); ++i) {
    if (!ManeuverReady(rules, position.state.ponds[seat], i)) continue;
    const Figure& footprint = rules.ManeuverOf(i).footprint;
    for (int s = 0; s < kRotations; ++s) {
      if (!footprint.IsDistinct(s)) continue;
      if (!out.Points({kManeuver, {i, s}}, 2, OverhangSet(footprint.shapes[s], unobserved))) return;
    }
  }
}

// The cells that may be observed. Apart from counting them, which needs no walk.
ABSL_ATTRIBUTE_NOINLINE void ListObservations(const Position& position, int seat, Listing& out) {
  const Bitboard cells = Unobserved(position.rules, position.state.ponds[1 - seat]);
  if (!out.Cells({kObserve, {}}, 0, cells)) return;
  if (position.rules.has_maneuvers()) ListManeuvers(position, seat, out);
}

}  // namespace

void BeginTurns(Play& play) {
  play.state.phase = Phase::kPlaying;
  play.Tell(kTurnBegan, play.state.turn_seat, 0);
}

Answer ProbeCell(Play& play, int seat, int cell) {
  const int other = 1 - seat;
  Pond& pond = play.state.ponds[other];
  pond.observed.Set(cell);
  Put(pond.order[pond.answers++], cell);
  const int slot_number = pond.slot_at[cell];
  if (slot_number == 0) {
    play.Tell(kAnswered, seat, cell, Answer::kSplash, -1);
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
  const bool named = found && play.rules.name_found();
  play.Tell(kAnswered, seat, cell, answer, named ? slot.formation - 1 : -1);
  if (slot.has_commander != 0 && slot.commander == cell) {
    slot.commander_spotted = 1;
    play.TellOnly(other, kCommanderLost, other, slot_number - 1);
  }
  if (pond.formations_left == 0) EndMatch(play, seat);
  return answer;
}

Refusal CheckTurn(const Position& position, int seat, const Action& action) {
  return action.kind == kObserve ? CheckObserve(position, seat, action.args[0])
                                 : CheckManeuver(position, seat, action);
}

void ListTurn(const Position& position, int seat, Listing& out) {
  // Every answer was about another cell, so nobody need count those that are left.
  const int left = position.rules.board().size - position.state.ponds[1 - seat].answers;
  if (!out.PassOver(static_cast<uint64_t>(left))) return ListObservations(position, seat, out);
  if (position.rules.has_maneuvers()) ListManeuvers(position, seat, out);
}

absl::Status ApplyTurn(Play& play, int seat, const Action& action) {
  if (action.kind == kManeuver) return UseManeuver(play, seat, action);
  play.Tell(kObservedCell, seat, action.args[0]);
  ProbeCell(play, seat, action.args[0]);
  if (play.state.phase == Phase::kPlaying) EndTurn(play, seat, -1);
  return absl::OkStatus();
}

}  // namespace mallard::battleducks
