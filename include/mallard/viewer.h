/// @file
/// Who is looking. Every query that could betray something takes a Viewer.
#ifndef MALLARD_VIEWER_H_
#define MALLARD_VIEWER_H_

#include <cstdint>

namespace mallard {

/// The most seats any game has.
inline constexpr int kMaxSeats = 8;

/// A player, by seat number, the omniscient host, or a spectator, who knows only what everybody
/// knows.
class Viewer {
 public:
  /// Sees everything: for servers, editors and tests.
  static constexpr Viewer Host() { return Viewer(-1); }
  /// Sees what the player in that seat may know.
  static constexpr Viewer Seat(int seat) { return Viewer(seat); }
  /// Sees what all players may know: for an audience, and for what a table shows to the room.
  static constexpr Viewer Spectator() { return Viewer(-2); }
  /// The viewer whose seat() that is; bytes store viewers so.
  static constexpr Viewer FromNumber(int number) { return Viewer(number); }

  constexpr bool is_host() const { return seat_ == -1; }       ///< True for the omniscient viewer.
  constexpr bool is_spectator() const { return seat_ == -2; }  ///< True for whoever has no seat.
  /// Seat number; -1 for the host, -2 for the spectator.
  constexpr int seat() const { return seat_; }
  /// Whether it is the player in that seat.
  constexpr bool IsSeat(int seat) const { return seat >= 0 && seat_ == seat; }
  /// Whether this viewer knows what the player in that seat knows: the host, and that player.
  constexpr bool Knows(int seat) const { return is_host() || IsSeat(seat); }
  /// The seat from which this viewer looks at the table: the own one; otherwise the first.
  constexpr int side() const { return seat_ < 0 ? 0 : seat_; }
  constexpr bool operator==(const Viewer&) const = default;  ///< Same viewer.

 private:
  explicit constexpr Viewer(int seat) : seat_(seat) {}
  int seat_;
};

}  // namespace mallard

#endif  // MALLARD_VIEWER_H_
