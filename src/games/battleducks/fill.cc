#include "src/games/battleducks/fill.h"

#include <algorithm>
#include <array>

#include "mallard/primitives/placement.h"
#include "src/games/battleducks/pond.h"

namespace mallard::battleducks {
namespace {

// The exhaustive search gives up after so many placements, so that no position, however contrived,
// can hang: a fleet it cannot decide on counts as one that does not fit.
constexpr int kSearchLimit = 50'000;
// Random attempts before that search, when the question is only whether there is a way.
constexpr int kQuickTries = 20;

// Slots still to be placed, largest formation first, earlier slots first among equals.
struct OpenSlots {
  std::array<uint8_t, kMaxSlots> slot;
  int count = 0;
};

OpenSlots OpenSlotsOf(const BattleDucksRules& rules, const Pond& pond) {
  OpenSlots open;
  for (int i = 0; i < rules.slots(); ++i) {
    if (pond.slots[i].placed == 0) Put(At(open.slot, open.count++), i);
  }
  std::sort(open.slot.begin(), open.slot.begin() + open.count, [&](int a, int b) {
    const int size_a = rules.FormationOf(pond.slots[a]).figure.size;
    const int size_b = rules.FormationOf(pond.slots[b]).figure.size;
    return size_a != size_b ? size_a > size_b : a < b;
  });
  return open;
}

// One random attempt; `pond` is half done when it fails.
bool TryFill(const BattleDucksRules& rules, Pond& pond, Chance& chance) {
  for (int i = 0; i < rules.slots(); ++i) {
    Slot& slot = pond.slots[i];
    if (slot.formation != 0) continue;
    const std::vector<uint16_t>& choices = rules.slot_rule(i).choices;
    Put(slot.formation, choices[DrawIndex(chance, Size(choices))] + 1);
  }
  const OpenSlots open = OpenSlotsOf(rules, pond);
  for (int n = 0; n < open.count; ++n) {
    const int slot = At(open.slot, n);
    const FigurePlacement place = DrawPlacement(rules, rules.FormationOf(pond.slots[slot]).figure,
                                                rules.FreeBeside(pond.occupied), chance);
    if (place.symmetry < 0) return false;
    PlaceFormation(rules, pond, slot, place.symmetry, place.anchor);
  }
  return true;
}

// Tries everything, in a fixed order. The slot with the fewest places comes first, so that most
// dead ends show at once.
class ExhaustiveFill {
 public:
  explicit ExhaustiveFill(const BattleDucksRules& rules) : rules_(rules) {}

  // Places all open slots; false if there is no way, or none was found within the limit.
  bool Run(Pond& pond) {
    const int slot = TightestSlot(pond);
    if (slot < 0) return true;
    return AnyFormation(pond, slot, [&](uint16_t formation) {
      return PlaceFormationAnywhere(pond, slot, formation);
    });
  }

  // False if some open slot has no place at all, which is a dead end whatever the others do.
  bool EverySlotHasAPlace(const Pond& pond) const {
    const int slot = TightestSlot(pond);
    return slot < 0 || CountPlaces(pond, slot, rules_.FreeBeside(pond.occupied)) > 0;
  }

 private:
  // Calls f with the formations a slot may hold (1 + index) until it answers true.
  template <class F>
  bool AnyFormation(const Pond& pond, int slot, F f) const {
    if (pond.slots[slot].formation != 0) return f(pond.slots[slot].formation);
    for (uint16_t choice : rules_.slot_rule(slot).choices) {
      if (f(static_cast<uint16_t>(choice + 1))) return true;
    }
    return false;
  }

  const Figure& FigureOf(uint16_t formation) const {
    return At(rules_.content().formations, formation - 1).figure;
  }

  int CountPlaces(const Pond& pond, int slot, const Bitboard& free) const {
    int count = 0;
    AnyFormation(pond, slot, [&](uint16_t formation) {
      const Figure& figure = FigureOf(formation);
      for (int s = 0; s < kSymmetries; ++s) {
        if (rules_.MayLie(figure, s)) count += Anchors(figure.shapes[s], free).Count();
      }
      return false;
    });
    return count;
  }

  // The open slot with the fewest places, the first of several; -1 if none is open.
  int TightestSlot(const Pond& pond) const {
    const Bitboard free = rules_.FreeBeside(pond.occupied);
    int tightest = -1;
    int fewest = 0;
    for (int slot = 0; slot < rules_.slots(); ++slot) {
      if (pond.slots[slot].placed != 0) continue;
      const int places = CountPlaces(pond, slot, free);
      if (tightest >= 0 && places >= fewest) continue;
      tightest = slot;
      fewest = places;
    }
    return tightest;
  }

  bool PlaceFormationAnywhere(Pond& pond, int slot, uint16_t formation) {
    const Figure& figure = FigureOf(formation);
    const Bitboard free = rules_.FreeBeside(pond.occupied);
    for (int s = 0; s < kSymmetries; ++s) {
      if (!rules_.MayLie(figure, s)) continue;
      const Bitboard anchors = Anchors(figure.shapes[s], free);
      for (int n = 0, count = anchors.Count(); n < count; ++n) {
        if (++steps_ > kSearchLimit) return false;
        Pond next = pond;
        next.slots[slot].formation = formation;
        PlaceFormation(rules_, next, slot, s, anchors.Nth(n));
        if (Run(next)) {
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

bool TryFills(const BattleDucksRules& rules, const Pond& start, int tries, Chance& chance,
              Pond& result) {
  for (int i = 0; i < tries; ++i) {
    result = start;
    if (TryFill(rules, result, chance)) return true;
  }
  return false;
}

// Places everything in a way that depends on nothing but the pond.
bool SolvePond(const BattleDucksRules& rules, const Pond& start, Pond& result) {
  Chance chance = Chance::Stream(0, 0);
  if (TryFills(rules, start, kQuickTries, chance, result)) return true;
  result = start;
  return ExhaustiveFill(rules).Run(result);
}

void DrawCommanders(const BattleDucksRules& rules, Pond& pond, Chance& chance) {
  for (int i = 0; i < rules.slots(); ++i) {
    Slot& slot = pond.slots[i];
    if (!rules.slot_rule(i).has_maneuver() || slot.has_commander != 0) continue;
    const Bitboard cells = rules.CellsOf(slot);
    slot.has_commander = 1;
    Put(slot.commander, cells.Nth(DrawIndex(chance, cells.Count())));
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
  int n = DrawIndex(chance, total);
  int s = 0;
  while (n >= counts[s]) n -= counts[s++];
  return {s, anchors[s].Nth(n)};
}

bool CanFill(const BattleDucksRules& rules, const Pond& pond) {
  Pond result;
  return ExhaustiveFill(rules).EverySlotHasAPlace(pond) && SolvePond(rules, pond, result);
}

bool FillPond(const BattleDucksRules& rules, Pond& pond, Chance& chance) {
  if (!ExhaustiveFill(rules).EverySlotHasAPlace(pond)) return false;
  Pond result;
  Chance next = chance;
  if (!TryFills(rules, pond, kFillRestarts, next, result) && !SolvePond(rules, pond, result)) {
    return false;
  }
  DrawCommanders(rules, result, next);
  pond = result;
  chance = next;
  return true;
}

}  // namespace mallard::battleducks
