/// @file
/// From a question to the functions that deal with its answers: one table a game.
#ifndef MALLARD_FRAME_HANDLER_H_
#define MALLARD_FRAME_HANDLER_H_

#include <cstdint>
#include <initializer_list>

#include "absl/status/status.h"
#include "mallard/action.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"

namespace mallard {

/// What is being asked. The same question goes to every seat that is asked at the same time.
struct Question {
  uint32_t decision = 0;  ///< From the manifest; 0: nothing, the match is over.
  uint32_t seats = 0;     ///< Bit a seat that is asked.
  int32_t args[6] = {};   ///< As the manifest says.

  /// Whether that seat is asked.
  bool Asks(int seat) const { return ((seats >> seat) & 1) != 0; }
};

/// A set of kinds of action, below 256.
class KindSet {
 public:
  /// These kinds.
  constexpr KindSet(std::initializer_list<uint32_t> kinds) {
    for (uint32_t kind : kinds) words_[kind / 64] |= uint64_t{1} << (kind % 64);
  }
  /// Whether a kind is one of them. Any number is allowed.
  constexpr bool Has(uint32_t kind) const {
    return kind < 256 && ((words_[kind / 64] >> (kind % 64)) & 1) != 0;
  }

 private:
  uint64_t words_[4] = {};
};

/// Deals with one decision. The frame calls these functions only for a seat that is asked and for
/// kinds of action that answer, with arguments that the manifest allows.
template <class Position, class Play>
struct Handler {
  uint32_t decision;  ///< Which decision of the manifest.
  KindSet answers;    ///< Kinds of action that answer it.
  /// Why the action is not allowed, if it is not.
  Refusal (*check)(const Position& position, int seat, const Action& action);
  /// Offers all legal actions in a fixed order, without repeats; good representatives where the
  /// decision is open. Every one of them passes `check`.
  void (*list)(const Position& position, int seat, Listing& out);
  /// Carries out what `check` allows.
  absl::Status (*apply)(Play& play, int seat, const Action& action);
  /// Said to those who answer something else: "the ships must be placed first". Its first two
  /// places are the names of the action and of the decision.
  const char* pending = "{action} does not answer what is asked now: {decision}";
  /// Said to those who are not asked: "it is your opponent's turn".
  const char* waiting = "it is not your turn to decide";
  bool open = false;  ///< The list holds representatives only.
};

}  // namespace mallard

#endif  // MALLARD_FRAME_HANDLER_H_
