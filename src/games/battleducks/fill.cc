#include "src/games/battleducks/fill.h"

#include <algorithm>
#include <array>

#include "mallard/primitives/placement.h"
#include "src/games/battleducks/setup.h"

namespace mallard::battleducks {
namespace {

// The exhaustive search gives up after so many placements, so that no position, however contrived,
// can hang: a fleet it cannot decide on counts as one that does not fit.
constexpr int kSearchLimit = 1'000'000;

// Slots still to be placed, largest formation first, earlier slots first among equals.
struct OpenSlots {
  std::array<uint8_t, kMaxSlots> slot;
  int count = 0;
};

OpenSlots OpenSlotsOf(const BattleDucksRules& rules, const Pond& pond) {
  OpenSlots open;
  for (int i = 0; i < rules.slots(); ++i) {
    if (pond.slots[i].placed == 0) open.slot[static_cast<size_t>(open.count++)] = static_cast<uint8_t>(i);
  }
  std::stable_sort(open.slot.begin(), open.slot.begin() + open.count, [&](int a, int b) {
    return rules.FormationOf(pond.slots[a]).figure.size >
           rules.FormationOf(pond.slots[b]).figure.size;
  });
  return open;
}

// One random attempt; `pond` is half done when it fails.
bool TryFill(const BattleDucksRules& rules, Pond& pond, Chance& chance) {
  for (int i = 0; i < rules.slots(); ++i) {
    Slot& slot = pond.slots[i];
    if (slot.formation != 0) continue;
    const std::vector<uint16_t>& choices = rules.fleet()[static_cast<size_t>(i)].choices;
    slot.formation = static_cast<uint16_t>(
        choices[chance.Below(static_cast<uint32_t>(choices.size()))] + 1);
  }
  const OpenSlots open = OpenSlotsOf(rules, pond);
  for (int n = 0; n < open.count; ++n) {
    const int slot = open.slot[static_cast<size_t>(n)];
    const FigurePlacement place =
        DrawPlacement(rules, rules.FormationOf(pond.slots[slot]).figure,
                      rules.FreeBeside(pond.occupied), chance);
    if (place.symmetry < 0) return false;
    PlaceFormation(rules, pond, slot, place.symmetry, place.anchor);
  }
  return true;
}

// Tries everything, in a fixed order.
class ExhaustiveFill {
 public:
  explicit ExhaustiveFill(const BattleDucksRules& rules) : rules_(rules) {}

  bool Run(Pond& pond) { return steps_ < kSearchLimit && PlaceFrom(pond, 0); }

 private:
  bool PlaceFrom(Pond& pond, int slot) {
    while (slot < rules_.slots() && pond.slots[slot].placed != 0) ++slot;
    if (slot == rules_.slots()) return true;
    const Slot& s = pond.slots[slot];
    if (s.formation != 0) return PlaceFigure(pond, slot, s.formation);
    for (uint16_t choice : rules_.fleet()[static_cast<size_t>(slot)].choices) {
      if (PlaceFigure(pond, slot, static_cast<uint16_t>(choice + 1))) return true;
    }
    return false;
  }

  bool PlaceFigure(Pond& pond, int slot, uint16_t formation) {
    const Figure& figure = rules_.content().formations[static_cast<size_t>(formation - 1)].figure;
    const Bitboard free = rules_.FreeBeside(pond.occupied);
    for (int s = 0; s < kSymmetries; ++s) {
      if (!rules_.MayLie(figure, s)) continue;
      const Bitboard anchors = Anchors(figure.shapes[s], free);
      for (int n = 0, count = anchors.Count(); n < count; ++n) {
        if (++steps_ > kSearchLimit) return false;
        Pond next = pond;
        next.slots[slot].formation = formation;
        PlaceFormation(rules_, next, slot, s, anchors.Nth(n));
        if (PlaceFrom(next, slot + 1)) {
          pond = next;
          return true;
        }
      }
    }
    return false;
  }

  const BattleDucksRules& rules_;
  int steps_ = 0;
};

bool TryManyFills(const BattleDucksRules& rules, const Pond& start, Chance& chance, Pond& result) {
  for (int i = 0; i < kFillRestarts; ++i) {
    result = start;
    if (TryFill(rules, result, chance)) return true;
  }
  return false;
}

// Places everything in a way that depends on nothing but the pond.
bool SolvePond(const BattleDucksRules& rules, const Pond& start, Pond& result) {
  Chance chance = Chance::Stream(0, 0);
  if (TryManyFills(rules, start, chance, result)) return true;
  result = start;
  return ExhaustiveFill(rules).Run(result);
}

void DrawCommanders(const BattleDucksRules& rules, Pond& pond, Chance& chance) {
  for (int i = 0; i < rules.slots(); ++i) {
    Slot& slot = pond.slots[i];
    if (rules.fleet()[static_cast<size_t>(i)].maneuver < 0 || slot.has_commander != 0) continue;
    const Bitboard cells = rules.CellsOf(slot);
    slot.has_commander = 1;
    slot.commander = static_cast<uint8_t>(
        cells.Nth(static_cast<int>(chance.Below(static_cast<uint32_t>(cells.Count())))));
  }
}

}  // namespace

FigurePlacement DrawPlacement(const BattleDucksRules& rules, const Figure& figure,
                              const Bitboard& free, Chance& chance) {
  Bitboard anchors[kSymmetries];
  int counts[kSymmetries] = {};
  int total = 0;
  for (int s = 0; s < kSymmetries; ++s) {
    if (!rules.MayLie(figure, s)) continue;
    anchors[s] = Anchors(figure.shapes[s], free);
    counts[s] = anchors[s].Count();
    total += counts[s];
  }
  if (total == 0) return {};
  int n = static_cast<int>(chance.Below(static_cast<uint32_t>(total)));
  int s = 0;
  while (n >= counts[s]) n -= counts[s++];
  return {s, anchors[s].Nth(n)};
}

bool CanFill(const BattleDucksRules& rules, const Pond& pond) {
  Pond result;
  return SolvePond(rules, pond, result);
}

bool FillPond(const BattleDucksRules& rules, Pond& pond, Chance& chance) {
  Pond result;
  Chance next = chance;
  if (!TryManyFills(rules, pond, next, result) && !SolvePond(rules, pond, result)) return false;
  DrawCommanders(rules, result, next);
  pond = result;
  chance = next;
  return true;
}

}  // namespace mallard::battleducks
