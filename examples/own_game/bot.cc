#include "mallard/bot.h"

#include <algorithm>

#include "liars_dice.h"

namespace liars_dice {

// Imagines what may be under the cups. A call wins or loses a die; a bid loses one if it is a lie.
class GuessingBot final : public Bot {
 public:
  explicit GuessingBot(uint64_t seed) : chance_(Chance::Stream(seed, 0)) {}

  absl::StatusOr<Action> Choose(const Sight& sight) override {
    const auto& rules = static_cast<const LiarsDice&>(sight.rules());
    std::vector<int> worth(sight.LegalCount());
    for (int sample = 0; sample < 24; ++sample) {
      const absl::StatusOr<Match> match = sight.Imagine(chance_.Next());
      if (!match.ok()) return match.status();
      const State& state = LiarsDice::As(match->state());
      for (size_t i = 0; i < worth.size(); ++i) {
        const Action action = sight.LegalNth(i);
        const bool lie = rules.Count(state, action.args[1]) < action.args[0];
        if (action.kind == kBid) worth[i] -= lie ? 2 : 0;
        Match after = *match;
        if (action.kind == kBid || !after.Apply(sight.seat(), action).ok()) continue;
        const Cup& mine = LiarsDice::As(after.state()).cups[sight.seat()];
        worth[i] += mine.left < state.cups[sight.seat()].left ? -2 : 1;
      }
    }
    return sight.LegalNth(std::max_element(worth.begin(), worth.end()) - worth.begin());
  }

 private:
  Chance chance_;
};

std::unique_ptr<Bot> LiarsDice::CreateBot(uint64_t seed) const {
  return std::make_unique<GuessingBot>(seed);
}

}  // namespace liars_dice
