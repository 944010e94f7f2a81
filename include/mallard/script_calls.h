/// @file
/// The calls of scripts in one action, numbered in order, so that a call that failed can be left
/// out when the action is carried out once more.
#ifndef MALLARD_SCRIPT_CALLS_H_
#define MALLARD_SCRIPT_CALLS_H_

#include <algorithm>
#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/script.h"

namespace mallard {

/// What a script that fails, by a mistake or by passing a limit, does to the action it is part of.
enum class ScriptErrors : uint8_t {
  /// The action is carried out as if that one call had not been made. Everybody hears which
  /// function failed (kScriptFailedEvent), only the log hears why.
  kSkip,
  /// The action fails and changes nothing. For editors and tests: a mistake in what comes at every
  /// turn locks the match.
  kRefuse,
};

/// The kind of the event that tells of a call that was left out; its argument is the function.
inline constexpr uint32_t kScriptFailedEvent = 1000;

/// See the file comment. What an action does follows from state and action alone, so up to the call
/// that failed everything comes again just as it was, under the same numbers. Allocates nothing.
class ScriptCalls {
 public:
  /// A call that is left out.
  struct LeftOut {
    int32_t number;    ///< Among the calls of the action, from 0.
    int32_t function;  ///< Number of the ScriptFunction that would have been called.
  };

  /// A call is about to be made; gives it its number.
  int Begin() { return count_++; }
  /// Whether the call of that number is not to be made at all.
  bool LeavesOut(int number) const {
    if (number >= everything_from_) return true;
    for (const LeftOut& call : left_out()) {
      if (call.number == number) return true;
    }
    return false;
  }
  /// From now on no call is made: to try out what an action does by itself.
  void LeaveOutAll() { everything_from_ = 0; }
  /// The call has ended. A failure that the script around it has caught is none.
  void End(int number, ScriptFunction function, bool failed) {
    if (!failed) {
      if (failed_.number > number) failed_.number = -1;
    } else if (failed_.number < number) {
      failed_ = {number, function.index};
    }
    last_ = {number, function.index};
  }
  /// @name What is running
  /// For verbs that must know whose function calls them.
  /// @{

  /// A function of content, as some hook.
  struct Running {
    ScriptFunction function;           ///< Which.
    const ScriptHook* hook = nullptr;  ///< Null: none is running.
  };
  const Running& running() const { return running_; }  ///< The innermost one.
  /// Sets it; gives back what it was.
  Running SetRunning(const Running& now) { return std::exchange(running_, now); }
  /// @}

  int count() const { return count_; }          ///< Calls so far.
  ScriptUse& use() { return use_; }             ///< What they have used together.
  absl::Span<const LeftOut> left_out() const {  ///< Calls that are left out, in order.
    return absl::MakeConstSpan(left_out_, left_out_count_);
  }

  /// The action has failed with `status`: leaves the call that is to blame out of the next try, and
  /// counts anew. False when no script is to blame. When too many have failed, or all tries
  /// together have used twice what an action may (`action_instructions`), all that follow are left
  /// out.
  bool LeaveOutFailed(const absl::Status& status, int64_t action_instructions) {
    if (status.code() != absl::StatusCode::kAborted &&
        status.code() != absl::StatusCode::kResourceExhausted) {
      return false;
    }
    // What a script gave back may turn out to be wrong only after it has ended.
    const LeftOut blamed = failed_.number >= 0 ? failed_ : last_;
    if (blamed.number < 0) return false;
    // Without this call, those after it may be other ones.
    while (left_out_count_ > 0 && left_out_[left_out_count_ - 1].number >= blamed.number) {
      --left_out_count_;
    }
    spent_ += use_.instructions - already_spent_;
    if (left_out_count_ == kMost || spent_ >= 2 * action_instructions) {
      everything_from_ = blamed.number;
      // The calls before have all been made, within their limit, in the try that has just failed.
      already_spent_ = 0;
    } else {
      left_out_[left_out_count_++] = blamed;
      already_spent_ = std::max<int64_t>(spent_ - action_instructions, 0);
    }
    count_ = 0;
    failed_.number = last_.number = -1;
    use_ = {already_spent_, 0};
    running_ = Running();
    return ++tries_ <= kMaxTries;
  }

 private:
  static constexpr int kMost = 8;
  static constexpr int kMaxTries = 64;

  int32_t count_ = 0;
  int32_t left_out_count_ = 0;
  int32_t tries_ = 0;
  int32_t everything_from_ = INT32_MAX;
  LeftOut failed_ = {-1, -1};  // Innermost call of those that failed last.
  LeftOut last_ = {-1, -1};    // Ended last.
  ScriptUse use_;
  int64_t spent_ = 0;          // Instructions of the tries that failed, together.
  int64_t already_spent_ = 0;  // What this try began with in use_.
  Running running_;
  LeftOut left_out_[kMost];  // The first left_out_count_ hold: most actions pay for none of it.
};

}  // namespace mallard

#endif  // MALLARD_SCRIPT_CALLS_H_
