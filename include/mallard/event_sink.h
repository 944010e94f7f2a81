/// @file
/// Where rules report what happened, and who may hear of it.
#ifndef MALLARD_EVENT_SINK_H_
#define MALLARD_EVENT_SINK_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/base/attributes.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/script_calls.h"
#include "mallard/viewer.h"

namespace mallard {

/// A set of viewers. An event that some may know fully and others partly is emitted twice, to
/// audiences that do not overlap; the host gets the full one.
class Audience {
 public:
  static constexpr Audience Everyone() { return Audience(~0u); }  ///< Host and spectator included.
  static constexpr Audience HostOnly() { return Audience(kHostBit); }  ///< Nobody else.
  /// The player and the host.
  static constexpr Audience SeatAndHost(int seat) { return Audience(kHostBit | (1u << seat)); }
  /// All players but one, and the spectator; not the host.
  static constexpr Audience OtherSeats(int seat) { return Audience(~kHostBit & ~(1u << seat)); }
  /// Whether that viewer hears it.
  constexpr bool Includes(Viewer viewer) const {
    const uint32_t bit = viewer.is_host()        ? kHostBit
                         : viewer.is_spectator() ? kSpectatorBit
                                                 : 1u << viewer.seat();
    return (bits_ & bit) != 0;
  }

 private:
  static constexpr uint32_t kHostBit = 1u << 31;
  static constexpr uint32_t kSpectatorBit = 1u << 30;
  explicit constexpr Audience(uint32_t bits) : bits_(bits) {}
  uint32_t bits_;
};

/// What an event came from.
struct EventCause {
  /// Number of the action, from 0, among those of which the viewer got any event: two events of one
  /// action have the same number, and nothing tells how many others there were. -1: the start.
  int64_t action = -1;
  int actor = -1;  ///< Seat that took it; -1: nobody, at the start.
  bool operator==(const EventCause&) const = default;  ///< Member by member.
};

/// The events of a match, numbered apart for every viewer, so that a number betrays nothing of
/// events the viewer did not get.
class EventLog {
 public:
  /// An empty log for a match with that many players.
  explicit EventLog(int seats) : by_viewer_(static_cast<size_t>(seats) + 2) {}
  /// The events that follow come from a further action, taken by that seat.
  void BeginAction(int seat) {
    ++action_;
    actor_ = seat;
  }
  /// Appends an event for an audience.
  void Add(Audience audience, const Event& event);
  /// Number of all events: a mark for Truncate.
  size_t size() const { return events_.size(); }
  /// Forgets every event after the first `size`.
  void Truncate(size_t size);
  /// Number of events that viewer got.
  size_t Count(Viewer viewer) const { return Index(viewer).size(); }
  /// Writes that viewer's events from number `from` on; returns how many were written.
  size_t Read(Viewer viewer, size_t from, absl::Span<Event> out) const;
  /// What that viewer's event of number `index` came from; it must have got so many.
  EventCause CauseOf(Viewer viewer, size_t index) const;

 private:
  struct Entry {
    Event event;
    uint32_t action;  // Running number, 0 for what comes before the first; no viewer sees it.
    int32_t actor;
  };
  struct Heard {
    uint32_t position;  // In events_.
    uint32_t actions;   // Actions that viewer had heard of then, this one included.
  };
  const std::vector<Heard>& Index(Viewer viewer) const {
    return by_viewer_[static_cast<size_t>(viewer.seat() + 2)];
  }
  std::vector<Entry> events_;
  std::vector<std::vector<Heard>> by_viewer_;  // Spectator, host, seats.
  uint32_t action_ = 0;
  int32_t actor_ = -1;
};

/// What rules write events to, and where they note the scripts they call and what else whoever
/// takes an action back has to know. Without a log, events cost nothing.
class EventSink {
 public:
  /// Writes to `log`, which is borrowed and may be null, what `actor` causes.
  explicit EventSink(EventLog* log, int actor = -1) : log_(log), actor_(actor) {}
  /// The action is allowed, and from now on the state changes.
  void Begin() {
    begun_ = true;
    if (log_ != nullptr) log_->BeginAction(actor_);
  }
  bool begun() const { return begun_; }            ///< Begin was called.
  bool active() const { return log_ != nullptr; }  ///< False: nobody listens.
  /// Reports an event.
  void Emit(Audience audience, const Event& event) {
    if (log_ != nullptr) log_->Add(audience, event);
  }
  /// The same for an event of these arguments. Never inlined, so that rules pay nothing for what is
  /// told to nobody.
  template <std::same_as<int32_t>... Args>
  ABSL_ATTRIBUTE_NOINLINE void Write(Audience audience, uint32_t kind, Args... args) {
    Emit(audience, {kind, {args...}});
  }
  bool may_fail() const { return scripts_.count() > 0; }   ///< Scripts have run.
  ScriptCalls& scripts() { return scripts_; }              ///< The scripts that the action calls.
  const ScriptCalls& scripts() const { return scripts_; }  ///< The same to look at.

 private:
  EventLog* log_;
  int actor_;
  bool begun_ = false;
  ScriptCalls scripts_;
};

}  // namespace mallard

#endif  // MALLARD_EVENT_SINK_H_
