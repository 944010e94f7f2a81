/// @file
/// Who is looking. Every query that could betray something takes a Viewer.
#ifndef MALLARD_VIEWER_H_
#define MALLARD_VIEWER_H_

#include <cstdint>

namespace mallard {

/// The most seats any game has.
inline constexpr int kMaxSeats = 8;

/// A player, by seat number, or the omniscient host.
class Viewer {
 public:
  /// Sees everything: for servers, editors and tests.
  static constexpr Viewer Host() { return Viewer(-1); }
  /// Sees what the player in that seat may know.
  static constexpr Viewer Seat(int seat) { return Viewer(seat); }

  constexpr bool is_host() const { return seat_ < 0; }       ///< True for the omniscient viewer.
  constexpr int seat() const { return seat_; }               ///< Seat number; -1 for the host.
  constexpr bool operator==(const Viewer&) const = default;  ///< Same viewer.

 private:
  explicit constexpr Viewer(int seat) : seat_(seat) {}
  int seat_;
};

}  // namespace mallard

#endif  // MALLARD_VIEWER_H_
