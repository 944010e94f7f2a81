// What one viewer may know of a match, as bytes: the match's own state where that is all the viewer
// knows, else a redacted copy.
#ifndef MALLARD_SRC_ENGINE_SIGHT_BUFFER_H_
#define MALLARD_SRC_ENGINE_SIGHT_BUFFER_H_

#include "mallard/match.h"
#include "mallard/state_buffer.h"

namespace mallard {

/// See the file comment. Borrows the match.
class SightBuffer {
 public:
  /// Of a view, its own viewer's whoever asks: it knows nothing else.
  SightBuffer(const Match& match, Viewer viewer) : state_(match.state()) {
    if (!match.viewer().is_host() || viewer.is_host()) return;
    copy_ = StateBuffer(match.rules().state_size());
    match.rules().Redact(match.state(), viewer, copy_.data());
    state_ = copy_.data();
  }
  SightBuffer(const SightBuffer&) = delete;
  SightBuffer& operator=(const SightBuffer&) = delete;

  const void* state() const { return state_; }  ///< What the viewer knows.

 private:
  StateBuffer copy_;
  const void* state_;
};

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_SIGHT_BUFFER_H_
