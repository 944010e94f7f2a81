// What a player may know.
#include <cstring>

#include "src/games/battleducks/rules.h"
#include "src/games/battleducks/setup.h"

namespace mallard::battleducks {
namespace {

// The opponent's pond as its radar shows it: answers, dials and readiness are public, and so is
// what option name_found has told.
Pond SeenPond(const BattleDucksRules& rules, const Pond& pond) {
  Pond seen = EmptyPond(rules);
  seen.observed = pond.observed;
  seen.spotted = pond.spotted;
  seen.found = pond.found;
  std::memcpy(seen.order, pond.order, sizeof seen.order);
  seen.answers = pond.answers;
  seen.ready = pond.ready;
  seen.formations_left = pond.formations_left;
  for (int i = 0; i < rules.slots(); ++i) {
    const Slot& slot = pond.slots[i];
    seen.slots[i].dial = slot.dial;
    seen.slots[i].used_at = slot.used_at;
    if (rules.name_found() && slot.found_at != 0) {
      seen.slots[i].formation = slot.formation;
      seen.slots[i].found_at = slot.found_at;
    }
  }
  return seen;
}

// Which seat an instance of a variable belongs to; -1 for the match.
int OwnerOf(const Variables::Spec& spec, int instance) {
  if (spec.instances == 1) return -1;
  return spec.instances == kSeats ? instance : instance / kMaxSlots;
}

}  // namespace

void BattleDucksRules::Redact(const void* state, Viewer viewer, void* out) const {
  const State& s = As(state);
  State& seen = As(out);
  std::memcpy(out, state, state_size());
  if (viewer.is_host()) return;
  seen.chance = Chance();
  for (Chance& chance : seen.seat_chance) chance = Chance();
  if (s.phase == Phase::kOver) return;  // Everything is disclosed.
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!viewer.IsSeat(seat)) seen.ponds[seat] = SeenPond(*this, s.ponds[seat]);
  }
  for (const Variables::Spec& spec : variables_.specs()) {
    for (int i = 0; spec.owner_only && i < spec.instances; ++i) {
      const int owner = OwnerOf(spec, i);
      if (owner >= 0 && owner != viewer.seat()) VariablesOf(seen)[spec.first + i] = spec.fallback;
    }
  }
}

}  // namespace mallard::battleducks
