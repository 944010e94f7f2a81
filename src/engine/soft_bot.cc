#include "src/engine/soft_bot.h"

#include <algorithm>

namespace mallard {
namespace {

// Among the best few only: where hundreds of actions are legal, those that promise little would be
// chosen all the time for being so many.
constexpr size_t kMaxChoices = 3;
constexpr uint64_t kSoftStream = 1;  // Of what is drawn; not the game's own player's.

// After so many halvings nothing is left.
constexpr int64_t kHalvings = 17;
// 2^16 times the eighth roots of 1/2.
constexpr uint32_t kEighths[] = {65536, 60097, 55109, 50535, 46341, 42495, 38968, 35734};

// 2^16 * (1/2)^(gap / softness), in whole numbers.
uint32_t Likelihood(int64_t gap, int64_t softness) {
  if (gap >= softness * kHalvings) return 0;
  const int64_t eighths = gap * 8 / softness;
  return kEighths[eighths % 8] >> (eighths / 8);
}

}  // namespace

absl::StatusOr<Action> SoftBot::Choose(const Sight& sight) {
  absl::StatusOr<std::vector<Advice>> all = Weigh(sight);
  if (!all.ok()) return all.status();
  std::vector<uint32_t> likelihood;
  uint32_t sum = 0;
  const size_t count = std::min(all->size(), kMaxChoices);
  for (size_t i = 0; i < count; ++i) {
    const int64_t gap = std::max<int64_t>(0, (*all)[0].value - (*all)[i].value);
    sum += likelihood.emplace_back(Likelihood(gap, own_->Softness()));
  }
  Chance chance = sight.Draws(seed_, kSoftStream);
  uint32_t drawn = chance.Below(sum);
  for (size_t i = 0; i < count; ++i) {
    if (drawn < likelihood[i]) return (*all)[i].action;
    drawn -= likelihood[i];
  }
  return (*all)[0].action;
}

}  // namespace mallard
