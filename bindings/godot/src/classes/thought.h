// A bot's thinking about one decision, on a thread of the engine's pool.
#ifndef MALLARD_GODOT_CLASSES_THOUGHT_H_
#define MALLARD_GODOT_CLASSES_THOUGHT_H_

#include <atomic>
#include <memory>
#include <vector>

#include "classes/handles.h"

namespace mallard_godot {

// Starts when it is made. The thread works on a copy of the match, so that the match may go on,
// change or end meanwhile; nothing here is touched by anybody else until `done`.
class Thought {
 public:
  Thought(MatchHandle copy, BotHandle bot, int32_t seat, bool hint);
  ~Thought();  // Cancels, and waits for the thread.
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;

  // Ends the thinking soon: what comes of it does not matter any more.
  void Cancel();

  bool done() const { return done_.load(std::memory_order_acquire); }
  int32_t seat() const { return seat_; }
  bool hint() const { return hint_; }  // Asked for by a person: to be told, not to be done.

  // Once done.
  mld_status status() const { return status_; }
  const mld_action& action() const { return advice_.action; }
  const mld_advice& advice() const { return advice_; }  // Of hints: why, too.
  ErrorHandle TakeError() { return std::move(error_); }
  BotHandle TakeBot() { return std::move(bot_); }

 private:
  static void Run(void* self);

  MatchHandle match_;
  BotHandle bot_;
  const int32_t seat_;
  const bool hint_;
  mld_advice advice_ = {};
  mld_status status_ = MLD_OK;
  ErrorHandle error_;
  std::atomic<bool> cancelled_ = false;
  std::atomic<bool> done_ = false;
  int64_t task_ = 0;
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_THOUGHT_H_
