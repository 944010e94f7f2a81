#include "mallard/event_sink.h"

#include <algorithm>

namespace mallard {

void EventLog::Add(Audience audience, const Event& event) {
  const uint32_t position = static_cast<uint32_t>(events_.size());
  events_.push_back(event);
  for (size_t i = 0; i < by_viewer_.size(); ++i) {
    const Viewer viewer = i == 0   ? Viewer::Spectator()
                          : i == 1 ? Viewer::Host()
                                   : Viewer::Seat(static_cast<int>(i) - 2);
    if (audience.Includes(viewer)) by_viewer_[i].push_back(position);
  }
}

void EventLog::Truncate(size_t size) {
  events_.resize(std::min(size, events_.size()));
  for (std::vector<uint32_t>& index : by_viewer_) {
    while (!index.empty() && index.back() >= size) index.pop_back();
  }
}

size_t EventLog::Read(Viewer viewer, size_t from, absl::Span<Event> out) const {
  const std::vector<uint32_t>& index = Index(viewer);
  size_t written = 0;
  for (; from + written < index.size() && written < out.size(); ++written) {
    out[written] = events_[index[from + written]];
  }
  return written;
}

}  // namespace mallard
