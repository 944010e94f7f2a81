/// @file
/// Players made of code. A bot is given a Sight, which holds what its seat may know and nothing
/// else, so that it cannot cheat.
#ifndef MALLARD_BOT_H_
#define MALLARD_BOT_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/game.h"
#include "mallard/match.h"
#include "mallard/primitives/chance.h"
#include "mallard/state_buffer.h"

namespace mallard {

/// All that one player may know at one moment. Holds a redacted copy, so it stays valid and
/// unchanged while the match goes on.
class Sight {
 public:
  /// What `seat` may know of `match` now.
  Sight(const Match& match, int seat);
  const Rules& rules() const { return *rules_; }                            ///< Rules in force.
  int seat() const { return seat_; }                                        ///< Whose sight.
  const void* state() const { return state_.data(); }                       ///< The redacted state.
  Decision decision() const { return rules_->DecisionOf(state(), seat_); }  ///< What is asked.
  uint64_t LegalCount() const { return rules_->LegalCount(state(), seat_); }         ///< Choices.
  Action LegalNth(uint64_t n) const { return rules_->LegalNth(state(), seat_, n); }  ///< A choice.
  /// A full match that agrees with this sight; see Match::Imagine.
  absl::StatusOr<Match> Imagine(uint64_t seed) const;

 private:
  std::shared_ptr<const Rules> rules_;
  int seat_;
  StateBuffer state_;
};

/// A player. May keep random numbers of its own, never knowledge: everything it knows is in the
/// sight.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Chooses a legal action for the sight's seat, which must be holding a decision.
  virtual absl::StatusOr<Action> Choose(const Sight& sight) = 0;
};

/// A legal action of `seat`: uniform over the listed ones, seldom choosing those that only take
/// earlier ones back as long as there is anything else. Allocates nothing.
absl::StatusOr<Action> ChooseAtRandom(const Rules& rules, const void* state, int seat,
                                      Chance& chance);

/// Plays any game, by ChooseAtRandom.
class RandomBot : public Bot {
 public:
  /// The same seed makes the same choices.
  explicit RandomBot(uint64_t seed) : chance_(Chance::Stream(seed, 0)) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;

 private:
  Chance chance_;
};

/// A bot that can be had by name.
struct BotInfo {
  int level;         ///< How well it plays: a higher level plays better.
  const char* name;  ///< As CreateBot takes it.
  const char* doc;   ///< How it plays, in one sentence.
};

/// The bots that `game` offers, by level.
absl::Span<const BotInfo> Bots(const Game& game);

/// One of Bots().
absl::StatusOr<std::unique_ptr<Bot>> CreateBot(const Rules& rules, absl::string_view name,
                                               uint64_t seed);

}  // namespace mallard

#endif  // MALLARD_BOT_H_
