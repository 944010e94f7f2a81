/// @file
/// The three small records that pass between a match and its users: actions in, events and
/// decisions out. All are 32 plain bytes, the same in C++ and in the C ABI; what their arguments
/// mean is written in the game's manifest.
#ifndef MALLARD_ACTION_H_
#define MALLARD_ACTION_H_

#include <cstdint>
#include <type_traits>

#include "mallard/viewer.h"

namespace mallard {

/// A player's answer to a decision. Arguments that the kind does not use must be 0.
struct Action {
  uint32_t kind = 0;                               ///< From the game's manifest; 0 is never legal.
  int32_t args[7] = {};                            ///< As the manifest says.
  bool operator==(const Action&) const = default;  ///< Byte for byte.
};

/// Something that happened, for animation and logs.
struct Event {
  uint32_t kind = 0;                              ///< From the game's manifest.
  int32_t args[7] = {};                           ///< As the manifest says.
  bool operator==(const Event&) const = default;  ///< Byte for byte.
};

/// What a player is being asked right now.
struct Decision {
  /// `flags`: the legal list holds representatives only; anything else can be tested with Check.
  static constexpr uint32_t kOpen = 1;

  uint32_t kind = 0;     ///< From the game's manifest; 0: nothing is asked.
  uint32_t flags = 0;    ///< kOpen or 0.
  int32_t args[6] = {};  ///< As the manifest says.
  /// True when the player is being asked something.
  explicit operator bool() const { return kind != 0; }
  bool operator==(const Decision&) const = default;  ///< Byte for byte.
};

static_assert(sizeof(Action) == 32 && sizeof(Event) == 32 && sizeof(Decision) == 32);
static_assert(std::is_trivially_copyable_v<Action> && std::is_trivially_copyable_v<Event>);

/// How a match stands.
struct Outcome {
  bool over = false;               ///< The match has ended.
  uint32_t winners = 0;            ///< Bit per winning seat; 0 with `over` is a draw.
  int32_t scores[kMaxSeats] = {};  ///< Points by seat, for games that count them.
  bool operator==(const Outcome&) const = default;  ///< Member by member.
};

}  // namespace mallard

#endif  // MALLARD_ACTION_H_
