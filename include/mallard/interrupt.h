/// @file
/// Stopping scripts and imaginings from outside: a deadline, or a button. What scripts may use is
/// bounded by counts that are the same on every machine (ScriptLimits); how long an application
/// wants to wait is its own business, and never part of a game.
///
/// ```
/// const auto begun = Clock::now();
/// const InterruptScope scope([&] { return Clock::now() - begun > 50ms; });
/// absl::Status status = match.Apply(seat, action);   // kCancelled, and nothing has happened
/// ```
///
/// The check is asked again and again while scripts run on the thread that made the scope: about
/// every thousand instructions. Once it says yes no script can go on, or catch it; the action is
/// rolled back whole and nothing of it is recorded. Match::Apply, Undo, Redo and Check give back
/// kCancelled; whatever else calls scripts (lists of legal actions, loading) throws Interrupted, as
/// it throws std::bad_alloc when memory runs out.
///
/// Games whose imagining searches for what agrees with a view ask at every step of the search,
/// which takes well under a millisecond; Match::Imagine and Sight::Imagine then give back
/// kCancelled.
#ifndef MALLARD_INTERRUPT_H_
#define MALLARD_INTERRUPT_H_

#include <exception>
#include <functional>

namespace mallard {

/// What is thrown where there is no status to give back.
class Interrupted : public std::exception {
 public:
  /// For people who read logs.
  const char* what() const noexcept override { return "interrupted by the application"; }
};

/// While it lives, scripts and imaginings of this thread are stopped as soon as `check` says so.
/// Scopes may be nested; the inner one is asked then, and those around it if it says so. `check`
/// must not throw, and must not call the library.
class InterruptScope {
 public:
  /// What is asked.
  using Check = std::function<bool()>;

  /// What becomes of the scopes around it, and of the check of the thread.
  enum class Outer {
    kReplaced,  ///< They are not asked.
    kAskedToo,  ///< Any of them can stop what this one lets go on.
  };

  /// This thread asks `check` from now on.
  explicit InterruptScope(Check check, Outer outer = Outer::kReplaced);
  ~InterruptScope();
  InterruptScope(const InterruptScope&) = delete;
  InterruptScope& operator=(const InterruptScope&) = delete;

 private:
  Check check_;
  Outer ask_outer_;
  InterruptScope* outer_;
  friend bool IsInterrupted();
};

/// Asks the check of this thread, if there is one. For the script host, and for whatever else works
/// long enough to be stopped.
bool IsInterrupted();

/// The check of this thread while it has no scope, until it is set again; null: none.
void SetInterruptCheck(bool (*check)(void* data), void* data);

}  // namespace mallard

#endif  // MALLARD_INTERRUPT_H_
