#include "src/games/battleducks/setup.h"

#include <algorithm>
#include <cassert>

#include "mallard/primitives/placement.h"
#include "src/games/battleducks/fill.h"
#include "src/games/battleducks/pond.h"
#include "src/games/battleducks/turn.h"

namespace mallard::battleducks {
namespace {

Refusal CheckPick(const SlotRule& rule, const Slot& slot, int formation) {
  if (rule.fixed) return Forbidden("{slot} is given; there is nothing to pick", rule.name);
  if (slot.formation != 0) {
    return Forbidden("the formation for {slot} is picked already", rule.name);
  }
  if (std::find(rule.choices.begin(), rule.choices.end(), formation) == rule.choices.end()) {
    return Forbidden("that formation is not one of {slot}", rule.name);
  }
  return kAllowed;
}

Refusal CheckCommander(const SlotRule& rule, const Pond& pond, int slot, int cell) {
  const Slot& s = pond.slots[slot];
  if (!rule.has_maneuver()) return Forbidden("{slot} has no Commander", rule.name);
  if (s.placed == 0) return Forbidden("place {slot} first", rule.name);
  if (pond.slot_at[cell] != slot + 1) {
    return Forbidden("that cell is not part of {slot}", rule.name);
  }
  if (s.has_commander != 0 && s.commander == cell) {
    return Forbidden("the Commander is there already");
  }
  return kAllowed;
}

Refusal CheckFill(const BattleDucksRules& rules, const Pond& pond) {
  if (SetupComplete(rules, pond)) return Forbidden("there is nothing left to fill in");
  if (CanFill(rules, pond)) return kAllowed;
  return Forbidden("the rest of the fleet does not fit; lift a formation first");
}

// A choice can be taken back where there was one.
bool MayUnpick(const SlotRule& rule, const Slot& slot) {
  return slot.formation != 0 && !rule.fixed;
}

void FillAndTell(Play& play, int seat) {
  Pond& pond = play.state.ponds[seat];
  const Pond before = pond;
  [[maybe_unused]] const bool filled = FillPond(play.rules, pond, play.state.seat_chance[seat]);
  assert(filled && "the check has tried it");
  for (int i = 0; i < play.rules.slots(); ++i) {
    const Slot& was = before.slots[i];
    const Slot& now = pond.slots[i];
    if (was.formation == 0) play.TellOnly(seat, kPicked, seat, i, now.formation - 1);
    if (was.placed == 0) play.TellOnly(seat, kPlaced, seat, i, now.orientation, now.anchor);
    if (was.has_commander != now.has_commander) {
      play.TellOnly(seat, kCommanderChosen, seat, i, now.commander);
    }
  }
}

}  // namespace

Refusal CheckSetup(const Position& position, int seat, const Action& action) {
  const BattleDucksRules& rules = position.rules;
  const Pond& pond = position.state.ponds[seat];
  const int slot = action.args[0];  // 0 for the actions that name none.
  const SlotRule& rule = rules.slot_rule(slot);
  switch (action.kind) {
    case kPick:
      return CheckPick(rule, pond.slots[slot], action.args[1]);
    case kPlace:
      return CheckPlace(rules, pond, slot, action.args[1], action.args[2]);
    case kCommander:
      if (Refusal no = CheckCell(rules, action.args[1])) return no;
      return CheckCommander(rule, pond, slot, action.args[1]);
    case kLift:
      return pond.slots[slot].placed != 0 ? kAllowed
                                          : Forbidden("{slot} is not on the pond", rule.name);
    case kUnpick:
      return MayUnpick(rule, pond.slots[slot])
                 ? kAllowed
                 : Forbidden("no formation was picked for {slot}", rule.name);
    case kFill:
      return CheckFill(rules, pond);
    default:  // kReady
      return SetupComplete(rules, pond) ? kAllowed : Forbidden("the fleet is not complete yet");
  }
}

void ListSetup(const Position& position, int seat, Listing& out) {
  const BattleDucksRules& rules = position.rules;
  const Pond& pond = position.state.ponds[seat];
  const int slots = rules.slots();
  for (int i = 0; i < slots; ++i) {
    if (pond.slots[i].formation != 0) continue;
    for (uint16_t formation : rules.slot_rule(i).choices) {
      if (!out.One({kPick, {i, formation}})) return;
    }
  }
  const Bitboard free = rules.FreeBeside(pond.occupied);
  for (int i = 0; i < slots; ++i) {
    if (pond.slots[i].formation == 0 || pond.slots[i].placed != 0) continue;
    const Figure& figure = rules.FormationOf(pond.slots[i]).figure;
    for (int s = 0; s < kSymmetries; ++s) {
      if (!rules.MayLie(figure, s)) continue;
      if (!out.Cells({kPlace, {i, s}}, 2, Anchors(figure.shapes[s], free))) return;
    }
  }
  for (int i = 0; i < slots; ++i) {
    const Slot& slot = pond.slots[i];
    if (slot.placed == 0 || !rules.slot_rule(i).has_maneuver()) continue;
    Bitboard cells = rules.CellsOf(slot);
    if (slot.has_commander != 0) cells.Clear(slot.commander);
    if (!out.Cells({kCommander, {i}}, 1, cells)) return;
  }
  for (int i = 0; i < slots; ++i) {
    if (pond.slots[i].placed != 0 && !out.One({kLift, {i}})) return;
  }
  for (int i = 0; i < slots; ++i) {
    if (MayUnpick(rules.slot_rule(i), pond.slots[i]) && !out.One({kUnpick, {i}})) return;
  }
  if (SetupComplete(rules, pond)) {
    out.One({kReady, {}});
  } else if (CanFill(rules, pond)) {
    out.One({kFill, {}});
  }
}

absl::Status ApplySetup(Play& play, int seat, const Action& action) {
  Pond& pond = play.state.ponds[seat];
  const int slot = action.args[0];
  Slot& s = pond.slots[slot];
  switch (action.kind) {
    case kPick:
      Put(s.formation, action.args[1] + 1);
      play.TellOnly(seat, kPicked, seat, slot, action.args[1]);
      break;
    case kPlace:
      PlaceFormation(play.rules, pond, slot, action.args[1], action.args[2]);
      play.TellOnly(seat, kPlaced, seat, slot, action.args[1], action.args[2]);
      break;
    case kCommander:
      s.has_commander = 1;
      Put(s.commander, action.args[1]);
      play.TellOnly(seat, kCommanderChosen, seat, slot, action.args[1]);
      break;
    case kLift:
      LiftFormation(play.rules, pond, slot);
      play.TellOnly(seat, kLifted, seat, slot);
      break;
    case kUnpick:
      if (s.placed != 0) {
        LiftFormation(play.rules, pond, slot);
        play.TellOnly(seat, kLifted, seat, slot);
      }
      s.formation = 0;
      play.TellOnly(seat, kUnpicked, seat, slot);
      break;
    case kFill:
      FillAndTell(play, seat);
      break;
    default:  // kReady
      pond.ready = 1;
      play.Tell(kPlayerReady, seat);
      if (play.state.ponds[1 - seat].ready != 0) BeginTurns(play);
      break;
  }
  return absl::OkStatus();
}

}  // namespace mallard::battleducks
