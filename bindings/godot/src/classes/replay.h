// MallardReplay: a match that is over, to look at; and what saved bytes say of themselves.
#ifndef MALLARD_GODOT_CLASSES_REPLAY_H_
#define MALLARD_GODOT_CLASSES_REPLAY_H_

#include <string>
#include <vector>

#include "classes/match.h"

namespace mallard_godot {

class Replay : public Fallible {
 public:
  static constexpr const char* kName = "MallardReplay";
  static constexpr const char* kParent = "RefCounted";
  static void Bind();

  static Dictionary Describe(const std::vector<uint8_t>& bytes);
  int64_t Open(Ruleset* ruleset, const std::vector<uint8_t>& bytes);
  int64_t length() const;
  int64_t position() const;
  void SetPosition(int64_t position);
  std::vector<int32_t> Action(int64_t index) const;
  int64_t ActionSeat(int64_t index) const;
  Ref<Match> match() const { return match_; }

 private:
  Ref<Match> match_;
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_REPLAY_H_
