// The nearest legal value of an open argument, for games that have no better way to find it.
#include <cstdint>
#include <cstdlib>

#include "mallard/rules.h"

namespace mallard {
namespace {

// The slots of an argument in an action of that kind.
struct Slots {
  int first;
  int width;
};

Slots SlotsOfStep(absl::Span<const ArgSpec> args, int step) {
  return {SlotsOf(args.first(static_cast<size_t>(step))), args[static_cast<size_t>(step)].width()};
}

// Whether two actions agree in everything but those slots.
bool SameBeside(const Action& a, const Action& b, Slots slots) {
  if (a.kind != b.kind) return false;
  for (int i = 0; i < static_cast<int>(std::size(a.args)); ++i) {
    if ((i < slots.first || i >= slots.first + slots.width) && a.args[i] != b.args[i]) return false;
  }
  return true;
}

int64_t SquaredDistance(const Action& a, const Action& b, Slots slots) {
  int64_t sum = 0;
  for (int i = slots.first; i < slots.first + slots.width; ++i) {
    const int64_t difference = int64_t{a.args[i]} - b.args[i];
    // Half the range of an integer each: their squares cannot overflow together.
    const int64_t bounded = std::min<int64_t>(std::llabs(difference), INT32_MAX);
    sum += bounded * bounded / 2;
  }
  return sum;
}

}  // namespace

bool Rules::NearestLegal(const void* state, int seat, int step, Action& wish) const {
  if (Allows(state, seat, wish)) return true;
  // No words are between others.
  if (ActionArgs(wish)[static_cast<size_t>(step)].type == ArgType::kText) return false;
  const Slots slots = SlotsOfStep(ActionArgs(wish), step);
  Action nearest;
  Action list[256];  // Representatives: there are never many.
  const size_t count = LegalActions(state, seat, absl::MakeSpan(list));
  for (const Action& listed : absl::MakeConstSpan(list, count)) {
    if (!SameBeside(listed, wish, slots)) continue;
    if (nearest.kind == 0 ||
        SquaredDistance(listed, wish, slots) < SquaredDistance(nearest, wish, slots)) {
      nearest = listed;
    }
  }
  if (nearest.kind == 0) return false;
  // Between what is legal and the wish, which is not, the border is found by halving.
  Action refused = wish;
  for (int tries = 0; tries < 32; ++tries) {
    Action middle = nearest;
    for (int i = slots.first; i < slots.first + slots.width; ++i) {
      middle.args[i] = static_cast<int32_t>((int64_t{nearest.args[i]} + refused.args[i]) / 2);
    }
    if (middle == nearest || middle == refused) break;
    (Allows(state, seat, middle) ? nearest : refused) = middle;
  }
  wish = nearest;
  return true;
}

}  // namespace mallard
