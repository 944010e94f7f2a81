#include "src/games/battleducks/setup.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/grid.h"
#include "mallard/primitives/placement.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/fill.h"
#include "src/games/battleducks/play.h"

namespace mallard::battleducks {
namespace {

bool NeedsCommander(const BattleDucksRules& rules, int slot) {
  return rules.fleet()[static_cast<size_t>(slot)].maneuver >= 0;
}

absl::Status Refused(absl::string_view reason) { return absl::FailedPreconditionError(reason); }

// The slot an action names, or an error.
absl::StatusOr<int> SlotOf(const BattleDucksRules& rules, const Action& action) {
  const int slot = action.args[0];
  if (slot >= 0 && slot < rules.slots()) return slot;
  return absl::InvalidArgumentError(
      absl::StrCat("there is no formation ", slot, " in a fleet of ", rules.slots()));
}

// Names for messages.
const std::string& NameOf(const BattleDucksRules& rules, int slot) {
  return rules.fleet()[static_cast<size_t>(slot)].name;
}

absl::Status CheckPick(const BattleDucksRules& rules, const Pond& pond, int slot, int formation) {
  const SlotRule& rule = rules.fleet()[static_cast<size_t>(slot)];
  if (rule.fixed) return Refused(absl::StrCat(rule.name, " is given; there is nothing to pick"));
  if (pond.slots[slot].formation != 0) {
    return Refused(absl::StrCat("the formation for ", rule.name, " is picked already"));
  }
  if (std::find(rule.choices.begin(), rule.choices.end(), formation) == rule.choices.end()) {
    return Refused(absl::StrCat("that formation is not one of ", rule.name));
  }
  return absl::OkStatus();
}

absl::Status CheckCommander(const BattleDucksRules& rules, const Pond& pond, int slot, int cell) {
  const Slot& s = pond.slots[slot];
  if (!NeedsCommander(rules, slot)) {
    return Refused(absl::StrCat(NameOf(rules, slot), " has no Commander"));
  }
  if (s.placed == 0) return Refused(absl::StrCat("place ", NameOf(rules, slot), " first"));
  if (cell < 0 || cell >= kGridCells || pond.slot_at[cell] != slot + 1) {
    return Refused(absl::StrCat("that cell is not part of ", NameOf(rules, slot)));
  }
  if (s.has_commander != 0 && s.commander == cell) {
    return Refused("the Commander is there already");
  }
  return absl::OkStatus();
}

// Number of arguments of each kind of set-up action; the rest must be 0.
int ArgCount(uint32_t kind) {
  switch (kind) {
    case kPick:
    case kCommander:
      return 2;
    case kPlace:
      return 3;
    case kLift:
    case kUnpick:
      return 1;
    default:
      return 0;
  }
}

void Lift(const BattleDucksRules& rules, Pond& pond, int slot) {
  Slot& s = pond.slots[slot];
  const Bitboard cells = rules.CellsOf(s);
  pond.occupied = pond.occupied.Minus(cells);
  cells.ForEach([&](int cell) { pond.slot_at[cell] = 0; });
  const uint16_t formation = s.formation;
  s = Slot();
  s.formation = formation;
}

void FillAndReport(const BattleDucksRules& rules, State& state, int seat, EventSink& events) {
  const Pond before = state.ponds[seat];
  Pond& pond = state.ponds[seat];
  const bool filled = FillPond(rules, pond, state.seat_chance[seat]);
  assert(filled && "Check has tried it");
  (void)filled;
  const Audience own = Audience::SeatAndHost(seat);
  for (int i = 0; i < rules.slots(); ++i) {
    const Slot& now = pond.slots[i];
    if (before.slots[i].formation == 0) {
      events.Emit(own, {kPicked, {seat, i, now.formation - 1}});
    }
    if (before.slots[i].placed == 0) {
      events.Emit(own, {kPlaced, {seat, i, now.orientation, now.anchor}});
    }
    if (before.slots[i].has_commander != now.has_commander) {
      events.Emit(own, {kCommanderChosen, {seat, i, now.commander}});
    }
  }
}

}  // namespace

Pond EmptyPond(const BattleDucksRules& rules) {
  Pond pond = {};
  for (int i = 0; i < rules.slots(); ++i) {
    const SlotRule& rule = rules.fleet()[static_cast<size_t>(i)];
    if (rule.fixed) pond.slots[i].formation = static_cast<uint16_t>(rule.choices[0] + 1);
  }
  pond.formations_left = static_cast<uint8_t>(rules.slots());
  return pond;
}

void PlaceFormation(const BattleDucksRules& rules, Pond& pond, int slot, int symmetry, int anchor) {
  Slot& s = pond.slots[slot];
  s.placed = 1;
  s.orientation = static_cast<uint8_t>(symmetry);
  s.anchor = static_cast<uint8_t>(anchor);
  s.ducks_left = static_cast<uint8_t>(rules.FormationOf(s).figure.size);
  const Bitboard cells = rules.CellsOf(s);
  pond.occupied |= cells;
  cells.ForEach([&](int cell) { pond.slot_at[cell] = static_cast<uint8_t>(slot + 1); });
}

absl::Status CheckPlace(const BattleDucksRules& rules, const Pond& pond, int slot, int symmetry,
                        int anchor) {
  const Slot& s = pond.slots[slot];
  if (s.formation == 0) return Refused(absl::StrCat("pick a formation for ", NameOf(rules, slot)));
  if (s.placed != 0) return Refused(absl::StrCat(NameOf(rules, slot), " is placed already"));
  if (symmetry < 0 || symmetry >= kSymmetries || anchor < 0 || anchor >= kGridCells) {
    return absl::InvalidArgumentError("no such orientation or cell");
  }
  const Figure& figure = rules.FormationOf(s).figure;
  if (!rules.MayLie(figure, symmetry)) {
    return Refused(figure.IsDistinct(symmetry)
                       ? "formations may not be mirrored in this match"
                       : "that orientation looks like an earlier one; use the first of them");
  }
  const Shape& shape = figure.shapes[symmetry];
  const Bitboard cells = Placed(shape, ColumnOf(anchor), RowOf(anchor));
  if (cells.Count() != shape.size || !rules.board().cells.Contains(cells)) {
    return Refused("it would lie beyond the board");
  }
  if (cells.Intersects(pond.occupied)) return Refused("it would overlap another formation");
  if (!rules.FreeBeside(pond.occupied).Contains(cells)) {
    return Refused("it would touch another formation");
  }
  return absl::OkStatus();
}

bool SetupComplete(const BattleDucksRules& rules, const Pond& pond) {
  for (int i = 0; i < rules.slots(); ++i) {
    const Slot& slot = pond.slots[i];
    if (slot.placed == 0 || (NeedsCommander(rules, i) && slot.has_commander == 0)) return false;
  }
  return true;
}

absl::Status CheckSetup(const BattleDucksRules& rules, const State& state, int seat,
                        const Action& action) {
  const Pond& pond = state.ponds[seat];
  if (action.kind == kObserve || action.kind == kManeuver) {
    return Refused("both fleets must be ready first");
  }
  if (action.kind < kPick || action.kind > kReady) {
    return absl::InvalidArgumentError(
        absl::StrCat("BattleDucks has no action of kind ", action.kind));
  }
  if (!ArgsAreZeroFrom(action, ArgCount(action.kind))) {
    return absl::InvalidArgumentError("arguments that the action does not use must be 0");
  }
  if (pond.ready != 0) return Refused("you are ready; wait for your opponent");
  if (action.kind == kFill) {
    if (SetupComplete(rules, pond)) return Refused("there is nothing left to fill in");
    return CanFill(rules, pond)
               ? absl::OkStatus()
               : Refused("the rest of the fleet does not fit; lift a formation first");
  }
  if (action.kind == kReady) {
    return SetupComplete(rules, pond) ? absl::OkStatus() : Refused("the fleet is not complete yet");
  }
  absl::StatusOr<int> slot = SlotOf(rules, action);
  if (!slot.ok()) return slot.status();
  const Slot& s = pond.slots[*slot];
  switch (action.kind) {
    case kPick:
      return CheckPick(rules, pond, *slot, action.args[1]);
    case kPlace:
      return CheckPlace(rules, pond, *slot, action.args[1], action.args[2]);
    case kCommander:
      return CheckCommander(rules, pond, *slot, action.args[1]);
    case kLift:
      return s.placed != 0 ? absl::OkStatus()
                           : Refused(absl::StrCat(NameOf(rules, *slot), " is not on the pond"));
    default:
      return s.formation != 0 && !rules.fleet()[static_cast<size_t>(*slot)].fixed
                 ? absl::OkStatus()
                 : Refused(absl::StrCat("no formation was picked for ", NameOf(rules, *slot)));
  }
}

void ApplySetup(const BattleDucksRules& rules, State& state, int seat, const Action& action,
                EventSink& events) {
  Pond& pond = state.ponds[seat];
  const int slot = action.args[0];
  Slot& s = pond.slots[slot];
  const Audience own = Audience::SeatAndHost(seat);
  switch (action.kind) {
    case kPick:
      s.formation = static_cast<uint16_t>(action.args[1] + 1);
      events.Emit(own, {kPicked, {seat, slot, action.args[1]}});
      break;
    case kPlace:
      PlaceFormation(rules, pond, slot, action.args[1], action.args[2]);
      events.Emit(own, {kPlaced, {seat, slot, action.args[1], action.args[2]}});
      break;
    case kCommander:
      s.has_commander = 1;
      s.commander = static_cast<uint8_t>(action.args[1]);
      events.Emit(own, {kCommanderChosen, {seat, slot, action.args[1]}});
      break;
    case kLift:
      Lift(rules, pond, slot);
      events.Emit(own, {kLifted, {seat, slot}});
      break;
    case kUnpick:
      if (s.placed != 0) {
        Lift(rules, pond, slot);
        events.Emit(own, {kLifted, {seat, slot}});
      }
      s.formation = 0;
      events.Emit(own, {kUnpicked, {seat, slot}});
      break;
    case kFill:
      FillAndReport(rules, state, seat, events);
      break;
    case kReady:
      pond.ready = 1;
      events.Emit(Audience::Everyone(), {kPlayerReady, {seat}});
      if (state.ponds[1 - seat].ready != 0) BeginPlay(state, events);
      break;
    default:
      break;
  }
}

void VisitSetup(const BattleDucksRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit) {
  const Pond& pond = state.ponds[seat];
  if (pond.ready != 0) return;
  const int slots = rules.slots();
  for (int i = 0; i < slots; ++i) {
    if (pond.slots[i].formation != 0) continue;
    for (uint16_t formation : rules.fleet()[static_cast<size_t>(i)].choices) {
      if (!visit(LegalGroup::Single({kPick, {i, formation}}))) return;
    }
  }
  const Bitboard free = rules.FreeBeside(pond.occupied);
  for (int i = 0; i < slots; ++i) {
    if (pond.slots[i].formation == 0 || pond.slots[i].placed != 0) continue;
    const Figure& figure = rules.FormationOf(pond.slots[i]).figure;
    for (int s = 0; s < kSymmetries; ++s) {
      if (!rules.MayLie(figure, s)) continue;
      if (!visit({{kPlace, {i, s}}, 2, Anchors(figure.shapes[s], free), nullptr})) return;
    }
  }
  for (int i = 0; i < slots; ++i) {
    if (pond.slots[i].placed == 0 || !NeedsCommander(rules, i)) continue;
    Bitboard cells = rules.CellsOf(pond.slots[i]);
    if (pond.slots[i].has_commander != 0) cells.Clear(pond.slots[i].commander);
    if (!visit({{kCommander, {i}}, 1, cells, nullptr})) return;
  }
  for (int i = 0; i < slots; ++i) {
    if (pond.slots[i].placed != 0 && !visit(LegalGroup::Single({kLift, {i}}))) return;
  }
  for (int i = 0; i < slots; ++i) {
    if (pond.slots[i].formation != 0 && !rules.fleet()[static_cast<size_t>(i)].fixed &&
        !visit(LegalGroup::Single({kUnpick, {i}}))) {
      return;
    }
  }
  if (SetupComplete(rules, pond)) {
    visit(LegalGroup::Single({kReady, {}}));
  } else if (CanFill(rules, pond)) {
    visit(LegalGroup::Single({kFill, {}}));
  }
}

}  // namespace mallard::battleducks
