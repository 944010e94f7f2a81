#include "mallard/event_sink.h"

#include <algorithm>

namespace mallard {

void EventLog::Add(Audience audience, const Event& event) {
  const uint32_t position = static_cast<uint32_t>(events_.size());
  events_.push_back({event, action_, actor_});
  for (size_t i = 0; i < by_viewer_.size(); ++i) {
    const Viewer viewer = i == 0   ? Viewer::Spectator()
                          : i == 1 ? Viewer::Host()
                                   : Viewer::Seat(static_cast<int>(i) - 2);
    if (!audience.Includes(viewer)) continue;
    std::vector<Heard>& index = by_viewer_[i];
    const uint32_t last_action = index.empty() ? 0 : events_[index.back().position].action;
    const uint32_t heard = index.empty() ? 0 : index.back().actions;
    index.push_back({position, heard + (action_ != last_action ? 1 : 0)});
  }
}

void EventLog::Truncate(size_t size) {
  events_.resize(std::min(size, events_.size()));
  for (std::vector<Heard>& index : by_viewer_) {
    while (!index.empty() && index.back().position >= size) index.pop_back();
  }
}

size_t EventLog::Read(Viewer viewer, size_t from, absl::Span<Event> out) const {
  const std::vector<Heard>& index = Index(viewer);
  size_t written = 0;
  for (; from + written < index.size() && written < out.size(); ++written) {
    out[written] = events_[index[from + written].position].event;
  }
  return written;
}

EventCause EventLog::CauseOf(Viewer viewer, size_t index) const {
  const Heard& heard = Index(viewer)[index];
  return {int64_t{heard.actions} - 1, events_[heard.position].actor};
}

}  // namespace mallard
