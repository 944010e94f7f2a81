#include "mallard/event_roles.h"

#include "mallard/choice.h"

namespace mallard {
namespace {

// Whether that value says that there is no such thing.
bool IsNone(const ArgSpec& spec, int32_t value) {
  switch (spec.type) {
    case ArgType::kSeat:
    case ArgType::kName:
    case ArgType::kHex:
    case ArgType::kNode:
    case ArgType::kUnit:
    case ArgType::kModel:
      return value == -1;
    default:
      return false;
  }
}

// The player on whose side things lie: the first that the event names.
int FirstSeat(absl::Span<const ArgSpec> specs, const Event& event) {
  int slot = 0;
  for (const ArgSpec& spec : specs) {
    if (spec.type == ArgType::kSeat) return event.args[slot];
    slot += spec.width();
  }
  return -1;
}

}  // namespace

EventRoles RolesOf(const Rules& rules, const Event& event) {
  EventRoles roles;
  const absl::Span<const ArgSpec> specs = rules.EventArgs(event);
  const int seat = FirstSeat(specs, event);
  const int32_t* value = event.args;
  for (const ArgSpec& spec : specs) {
    if (spec.role != ArgRole::kNone && !IsNone(spec, *value)) {
      roles.present |= 1u << static_cast<int>(spec.role);
      const Reference reference = ReferenceOf(spec, value, seat, rules.seats());
      switch (spec.role) {
        case ArgRole::kNone:
          break;
        case ArgRole::kSubject:
          roles.subject = reference;
          break;
        case ArgRole::kFrom:
          roles.from = reference;
          break;
        case ArgRole::kTo:
          roles.to = reference;
          break;
        case ArgRole::kPlace:
          roles.place = reference;
          break;
        case ArgRole::kAmount:
          roles.amount = *value;
          break;
        case ArgRole::kTotal:
          roles.total = *value;
          break;
      }
    }
    value += spec.width();
  }
  rules.PlaceEvent(event, roles);
  return roles;
}

EventRoles RolesOf(const Match& match, Viewer viewer, size_t index) {
  Event event;
  if (match.Events(viewer, index, absl::MakeSpan(&event, 1)) == 0) return EventRoles();
  EventRoles roles = RolesOf(match.rules(), event);
  roles.cause = match.CauseOf(viewer, index);
  return roles;
}

}  // namespace mallard
