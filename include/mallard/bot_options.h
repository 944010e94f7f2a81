/// @file
/// How a bot is to play, how far it has come, and why it would do something.
#ifndef MALLARD_BOT_OPTIONS_H_
#define MALLARD_BOT_OPTIONS_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/reference.h"

namespace mallard {

class Match;

/// How well a bot is to play. Values are part of the C ABI.
enum class BotLevel : uint8_t {
  kEasy,    ///< Overlooks things.
  kNormal,  ///< The game's own player.
  kHard,    ///< Takes longer.
};

/// How a bot is made; see CreateBot in mallard/bot.h.
struct BotOptions {
  /// Which: "standard", "search" or "random". "easy", "normal" and "hard" are the standard bot on
  /// that level.
  std::string name = "standard";
  BotLevel level = BotLevel::kNormal;  ///< How well it is to play.
  /// The same seed and iterations make the same choices, on any number of threads and everywhere.
  uint64_t seed = 0;
  /// How much a search may try for one action: playouts. 0: as the level has it.
  uint64_t iterations = 0;
  /// The most milliseconds for one action; 0: no limit. A search, or a player that plans, chooses
  /// the best it has found when its time is up, which is not the same everywhere.
  uint32_t time_ms = 0;
  int threads = 1;  ///< How many a search uses, the caller's included: 1 to 256.
  /// What an imagined match is worth to a seat, in thousandths, instead of what the game's own
  /// player thinks. For searches; called on several threads at once if there are several.
  std::function<int64_t(const Match& match, int seat)> evaluate;
  /// Whose ways it has: an entry of kind `personality` of the ruleset, as `pack:name` or without
  /// its pack. "": the game's own.
  std::string personality;
  /// How much the named things count to it, in percent of the usual: what the personality says,
  /// filled in by CreateBot.
  std::vector<std::pair<std::string, int>> weights;

  /// One of the weights; 100 where nothing else is said.
  int Weight(absl::string_view weight) const {
    for (const auto& [known, percent] : weights) {
      if (known == weight) return percent;
    }
    return 100;
  }
};

/// How far a bot has come with a choice, and whether it is to end it. One thread thinks, perhaps
/// with helpers; any thread may ask and cancel.
class Thinking {
 public:
  /// The choice under way is answered soon, with the best so far. What begins later is not
  /// concerned.
  void Cancel() { cancelled_.store(true, std::memory_order_relaxed); }
  uint64_t done() const { return done_.load(std::memory_order_relaxed); }    ///< Playouts made.
  uint64_t total() const { return total_.load(std::memory_order_relaxed); }  ///< Of so many.

  // What follows is for bots.

  /// A choice under way, as long as it lives. What the outermost one begins, those inside it go on
  /// with: a search does not forget, after its proposals, that somebody has cancelled it.
  class Choice {
   public:
    /// Begins a choice, or a part of the one under way.
    explicit Choice(Thinking& thinking) : thinking_(thinking) {
      if (thinking.depth_++ == 0) thinking.Begin();
    }
    ~Choice() { --thinking_.depth_; }
    Choice(const Choice&) = delete;
    Choice& operator=(const Choice&) = delete;

   private:
    Thinking& thinking_;
  };

  /// The most milliseconds for a choice; 0: no limit.
  void set_limit(uint32_t time_ms) { limit_ = std::chrono::milliseconds(time_ms); }
  /// The choice under way takes so many playouts.
  void Expect(uint64_t total) { total_.store(total, std::memory_order_relaxed); }
  void Advance() { done_.fetch_add(1, std::memory_order_relaxed); }  ///< One more is made.
  /// Whether the choice under way is to be ended now: it was cancelled, or its time is up. To be
  /// asked every few milliseconds.
  bool stopped() const {
    return cancelled_.load(std::memory_order_relaxed) ||
           (limit_.count() != 0 && Clock::now() >= deadline_);
  }

 private:
  using Clock = std::chrono::steady_clock;

  void Begin() {
    cancelled_.store(false, std::memory_order_relaxed);
    done_.store(0, std::memory_order_relaxed);
    total_.store(0, std::memory_order_relaxed);
    if (limit_.count() != 0) deadline_ = Clock::now() + limit_;
  }

  std::atomic<bool> cancelled_ = false;
  std::atomic<uint64_t> done_ = 0;
  std::atomic<uint64_t> total_ = 0;
  int depth_ = 0;
  std::chrono::milliseconds limit_{0};
  Clock::time_point deadline_;
};

/// Kinds of Reason. Values are part of the C ABI: new ones are added at the end.
enum ReasonKind : uint32_t {
  kNoReason = 0,     ///< The bot does not say.
  kOnlyChoice,       ///< Nothing else can be done.
  kBestChoice,       ///< `value` promised, `margin` more than the next best.
  kLesserChoice,     ///< `value` promised, `margin` less than the best.
  kNotConsidered,    ///< The bot did not think it worth a look.
  kLikelyHit,        ///< A chance of `percent` in a hundred to hit, `next` the next best.
  kReachesGoal,      ///< Worth `value` in `actions` actions, `next` the next best.
  kWorthWaitingFor,  ///< A plan worth `value` needs `actions` turns of preparation.
  kUnweighed,        ///< Chosen by a rule of thumb: the bot has weighed nothing else.
  kReachesTarget,    ///< As kReachesGoal, and for what: `target`.
  kWorthPreparing,   ///< As kWorthWaitingFor, and for what: `target`.
  kReasonKinds,      ///< Not a reason: how many there are.
};

/// Why a bot would do something: a kind and its arguments, like an event; see
/// mallard/reason_text.h for what they mean and read like. Values are in thousandths.
struct Reason {
  uint32_t kind = kNoReason;                       ///< A ReasonKind.
  int32_t args[7] = {};                            ///< As ReasonSpecs says.
  bool operator==(const Reason&) const = default;  ///< Byte for byte.

  /// The thing it is about, where ReasonSpec::names_target says that there is one: the last four
  /// arguments are its bytes.
  Reference target() const {
    Reference target;
    std::memcpy(static_cast<void*>(&target), args + kTargetAt, sizeof target);
    return target;
  }
  /// Sets what target() gives back.
  void set_target(const Reference& target) {
    std::memcpy(args + kTargetAt, &target, sizeof target);
  }

 private:
  static constexpr int kTargetAt = 3;
};
static_assert(sizeof(Reference) == 4 * sizeof(int32_t));

}  // namespace mallard

#endif  // MALLARD_BOT_OPTIONS_H_
