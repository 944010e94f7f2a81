/// @file
/// How a bot is to play, how far it has come, and why it would do something.
#ifndef MALLARD_BOT_OPTIONS_H_
#define MALLARD_BOT_OPTIONS_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

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
  /// The most milliseconds for one action; 0: no limit. A search that is stopped by the clock
  /// chooses the best it has found so far, which is not the same everywhere.
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

/// How far a bot has come with a choice. One thread thinks; any thread may ask and cancel.
class Thinking {
 public:
  /// The choice under way is answered soon, with the best so far. What begins later is not
  /// concerned.
  void Cancel() { cancelled_.store(true, std::memory_order_relaxed); }
  uint64_t done() const { return done_.load(std::memory_order_relaxed); }    ///< Playouts made.
  uint64_t total() const { return total_.load(std::memory_order_relaxed); }  ///< Of so many.

  // What follows is for bots.

  /// A choice begins that takes so many playouts.
  void Begin(uint64_t total) {
    cancelled_.store(false, std::memory_order_relaxed);
    done_.store(0, std::memory_order_relaxed);
    total_.store(total, std::memory_order_relaxed);
  }
  void Advance() { done_.fetch_add(1, std::memory_order_relaxed); }  ///< One more is made.
  bool cancelled() const {
    return cancelled_.load(std::memory_order_relaxed);
  }  ///< Whether the choice under way is to be ended
     ///< now.

 private:
  std::atomic<bool> cancelled_ = false;
  std::atomic<uint64_t> done_ = 0;
  std::atomic<uint64_t> total_ = 0;
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
  kReasonKinds,      ///< Not a reason: how many there are.
};

/// Why a bot would do something: a kind and its arguments, like an event; see
/// mallard/reason_text.h for what they mean and read like. Values are in thousandths.
struct Reason {
  uint32_t kind = kNoReason;                       ///< A ReasonKind.
  int32_t args[7] = {};                            ///< As ReasonSpecs says.
  bool operator==(const Reason&) const = default;  ///< Byte for byte.
};

}  // namespace mallard

#endif  // MALLARD_BOT_OPTIONS_H_
