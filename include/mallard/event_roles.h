/// @file
/// An event ready for animation: what it happened to, from where to where, by how much, and which
/// action of whom caused it, without knowing the game.
#ifndef MALLARD_EVENT_ROLES_H_
#define MALLARD_EVENT_ROLES_H_

#include <cstddef>
#include <cstdint>

#include "mallard/match.h"
#include "mallard/reference.h"

namespace mallard {

/// See the file comment. What an event does not have is a reference of zeros, or 0.
struct EventRoles {
  EventCause cause;      ///< Which action, and whose.
  uint32_t present = 0;  ///< Bit 1 << ArgRole for each role the event has.
  Reference subject;     ///< What it happened to.
  Reference from;        ///< Where the subject was, or what acted on it.
  Reference to;          ///< Where it is now, or what was acted on.
  Reference place;       ///< Where it happened.
  int32_t amount = 0;    ///< By how much something changed.
  int32_t total = 0;     ///< How much there is now.
  /// @name For Rules::PlaceEvent
  /// @{

  /// The subject lay there: an area of the scene, by its id, or anything else.
  void ComesFrom(uint32_t area) { ComesFrom(Reference::Area(area)); }
  /// @copydoc ComesFrom
  void ComesFrom(const Reference& there) {
    from = there;
    present |= 1u << static_cast<int>(ArgRole::kFrom);
  }
  /// The subject lies there now.
  void GoesTo(uint32_t area) { GoesTo(Reference::Area(area)); }
  /// @copydoc GoesTo
  void GoesTo(const Reference& there) {
    to = there;
    present |= 1u << static_cast<int>(ArgRole::kTo);
  }
  /// From one area to another.
  void Moves(uint32_t from_area, uint32_t to_area) {
    ComesFrom(from_area);
    GoesTo(to_area);
  }
  /// @}
  /// Whether the event has that role.
  bool Has(ArgRole role) const { return (present >> static_cast<int>(role) & 1) != 0; }
};

/// The roles of an event's arguments, as the manifest says, and the places that its game adds
/// (Rules::PlaceEvent). A name, seat, unit or weapon that is none has no role. Without its cause.
EventRoles RolesOf(const Rules& rules, const Event& event);
/// The roles of the viewer's event of number `index`; none if there is no such event.
EventRoles RolesOf(const Match& match, Viewer viewer, size_t index);

}  // namespace mallard

#endif  // MALLARD_EVENT_ROLES_H_
