#include "src/games/battleducks/hide.h"

#include <cstring>

#include "src/games/battleducks/pond.h"

namespace mallard::battleducks {
namespace {

// A pond as its radar shows it: answers, dials and readiness are public, and so is what option
// name_found has told.
Pond Radar(const BattleDucksRules& rules, const Pond& pond) {
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

}  // namespace

void Hide(const BattleDucksRules& rules, State& state, Viewer viewer) {
  for (int seat = 0; seat < kSeats; ++seat) {
    Pond& pond = state.ponds[seat];
    if (viewer != Viewer::Seat(seat)) pond = Radar(rules, pond);
    pond.hidden = viewer != Viewer::Seat(seat);
  }
}

}  // namespace mallard::battleducks
