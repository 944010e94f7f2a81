#include "src/games/battleducks/pond.h"

#include "mallard/primitives/grid.h"
#include "mallard/primitives/placement.h"

namespace mallard::battleducks {

Pond EmptyPond(const BattleDucksRules& rules) {
  Pond pond = {};
  for (int i = 0; i < rules.slots(); ++i) {
    const SlotRule& rule = rules.slot_rule(i);
    if (rule.fixed) Put(pond.slots[i].formation, rule.choices[0] + 1);
  }
  Put(pond.formations_left, rules.slots());
  return pond;
}

Refusal CheckPlace(const BattleDucksRules& rules, const Pond& pond, int slot, int symmetry,
                   int anchor) {
  const Slot& s = pond.slots[slot];
  const std::string& name = rules.slot_rule(slot).name;
  if (s.formation == 0) return Forbidden("pick a formation for {slot}", name);
  if (s.placed != 0) return Forbidden("{slot} is placed already", name);
  const Figure& figure = rules.FormationOf(s).figure;
  if (!figure.IsDistinct(symmetry)) {
    return Forbidden("that orientation looks like an earlier one; use the first of them");
  }
  if (!rules.MayLie(figure, symmetry)) {
    return Forbidden("formations may not be mirrored in this match");
  }
  const Shape& shape = figure.shapes[symmetry];
  const Bitboard cells = Placed(shape, ColumnOf(anchor), RowOf(anchor));
  if (cells.Count() != shape.size || !rules.board().cells.Contains(cells)) {
    return Forbidden("it would lie beyond the board");
  }
  if (cells.Intersects(pond.occupied)) return Forbidden("it would overlap another formation");
  if (!rules.FreeBeside(pond.occupied).Contains(cells)) {
    return Forbidden("it would touch another formation");
  }
  return kAllowed;
}

void PlaceFormation(const BattleDucksRules& rules, Pond& pond, int slot, int symmetry, int anchor) {
  Slot& s = pond.slots[slot];
  s.placed = 1;
  Put(s.orientation, symmetry);
  Put(s.anchor, anchor);
  Put(s.ducks_left, rules.FormationOf(s).figure.size);
  const Bitboard cells = rules.CellsOf(s);
  pond.occupied |= cells;
  cells.ForEach([&](int cell) { Put(pond.slot_at[cell], slot + 1); });
}

void LiftFormation(const BattleDucksRules& rules, Pond& pond, int slot) {
  Slot& s = pond.slots[slot];
  const Bitboard cells = rules.CellsOf(s);
  pond.occupied = pond.occupied.Minus(cells);
  cells.ForEach([&](int cell) { pond.slot_at[cell] = 0; });
  const uint16_t formation = s.formation;
  s = Slot();
  s.formation = formation;
}

bool SetupComplete(const BattleDucksRules& rules, const Pond& pond) {
  for (int i = 0; i < rules.slots(); ++i) {
    const Slot& slot = pond.slots[i];
    const bool lacks_commander = rules.slot_rule(i).has_maneuver() && slot.has_commander == 0;
    if (slot.placed == 0 || lacks_commander) return false;
  }
  return true;
}

}  // namespace mallard::battleducks
