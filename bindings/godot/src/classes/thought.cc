#include "classes/thought.h"

#include <utility>

#include "engine/services.h"

namespace mallard_godot {

Thought::Thought(MatchHandle copy, BotHandle bot, int32_t seat, bool hint)
    : match_(std::move(copy)), bot_(std::move(bot)), seat_(seat), hint_(hint) {
  task_ = StartTask(&Thought::Run, this, "Mallard: a bot thinks");
}

Thought::~Thought() { WaitForTask(task_); }

void Thought::Run(void* self) {
  Thought& thought = *static_cast<Thought*>(self);
  mld_error* error = nullptr;
  thought.status_ = mld_bot_choose(thought.bot_.get(), thought.match_.get(), thought.seat_,
                                   &thought.action_, &error);
  thought.error_.reset(error);
  thought.done_.store(true, std::memory_order_release);
}

}  // namespace mallard_godot
