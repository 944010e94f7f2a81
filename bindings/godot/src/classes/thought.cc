#include "classes/thought.h"

#include <chrono>
#include <thread>
#include <utility>

#include "engine/services.h"

namespace mallard_godot {

Thought::Thought(MatchHandle copy, BotHandle bot, int32_t seat, bool hint)
    : match_(std::move(copy)), bot_(std::move(bot)), seat_(seat), hint_(hint) {
  task_ = StartTask(&Thought::Run, this, "Mallard: a bot thinks");
}

Thought::~Thought() {
  // A choice that begins after it was cancelled is not concerned: told again until it has ended.
  while (!done()) {
    Cancel();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  WaitForTask(task_);
}

void Thought::Cancel() {
  cancelled_.store(true, std::memory_order_release);
  mld_bot_cancel(bot_.get());
}

void Thought::Run(void* self) {
  Thought& thought = *static_cast<Thought*>(self);
  if (thought.cancelled_.load(std::memory_order_acquire)) {
    thought.done_.store(true, std::memory_order_release);
    return;
  }
  mld_error* error = nullptr;
  mld_bot* bot = thought.bot_.get();
  const mld_match* match = thought.match_.get();
  uint64_t count = 0;
  thought.status_ =
      thought.hint_
          ? mld_bot_analyse(bot, match, thought.seat_, &thought.advice_, 1, &count, &error)
          : mld_bot_choose(bot, match, thought.seat_, &thought.advice_.action, &error);
  thought.error_.reset(error);
  thought.done_.store(true, std::memory_order_release);
}

}  // namespace mallard_godot
