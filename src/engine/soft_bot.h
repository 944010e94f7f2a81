// The level easy: chooses softly among what a player weighs.
#ifndef MALLARD_SRC_ENGINE_SOFT_BOT_H_
#define MALLARD_SRC_ENGINE_SOFT_BOT_H_

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "mallard/bot.h"

namespace mallard {

/// Takes an action the more seldom, the less it promises: half as often for every Bot::Softness
/// that it is behind the best. So it overlooks small things and never a big one.
class SoftBot final : public Bot {
 public:
  SoftBot(std::unique_ptr<Bot> own, uint64_t seed) : own_(std::move(own)), seed_(seed) {
    own_->ThinkFor(*this);
  }
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override {
    const Thinking::Choice choice(thinking());
    return own_->Weigh(sight);
  }

 private:
  std::unique_ptr<Bot> own_;
  uint64_t seed_;
};

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_SOFT_BOT_H_
