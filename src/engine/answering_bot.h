// A game's own player, and what it answers when packs ask it something that no game knows of.
#ifndef MALLARD_SRC_ENGINE_ANSWERING_BOT_H_
#define MALLARD_SRC_ENGINE_ANSWERING_BOT_H_

#include <memory>
#include <utility>
#include <vector>

#include "mallard/bot.h"

namespace mallard {

/// The player of a ruleset's game; if its packs may ask questions, one that answers them: it
/// imagines what each answer leads to, and takes what the game's player thinks is worth most.
std::unique_ptr<Bot> CreateOwnPlayer(const Rules& rules, uint64_t seed);

/// See above. Everything but answers is the game's player's.
class AnsweringBot final : public Bot {
 public:
  AnsweringBot(std::unique_ptr<Bot> own, uint64_t seed) : own_(std::move(own)), seed_(seed) {
    own_->ThinkFor(*this);
  }

  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override;
  bool Weighs() const override { return own_->Weighs(); }
  bool IsWorthPlayingOut(const Sight& sight) override;
  int64_t Softness() const override { return own_->Softness(); }
  uint64_t Iterations(BotLevel level) const override { return own_->Iterations(level); }
  void Configure(const BotOptions& options) override { own_->Configure(options); }
  int64_t Evaluate(const Rules& rules, const void* state, int seat) override {
    return own_->Evaluate(rules, state, seat);
  }
  absl::StatusOr<Action> Playout(const Rules& rules, const void* state, int seat,
                                 Chance& chance) override;
  bool IsSettled(const Rules& rules, const void* start, const void* now, int seat,
                 int actions) override {
    return own_->IsSettled(rules, start, now, seat, actions);
  }

 private:
  absl::StatusOr<std::vector<Advice>> WeighAnswers(const Sight& sight);

  std::unique_ptr<Bot> own_;
  uint64_t seed_;
};

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_ANSWERING_BOT_H_
