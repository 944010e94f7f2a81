#include "scripting/host/lua_host.h"

#include <algorithm>
#include <new>
#include <utility>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "mallard/interrupt.h"

namespace mallard {

/// A call under way on this thread. Frames of all hosts form one list, innermost first.
struct LuaHost::Frame {
  const LuaHost* host;
  Machine* machine;
  int depth;
  Frame* outer;
  static thread_local Frame* innermost;
};

thread_local LuaHost::Frame* LuaHost::Frame::innermost = nullptr;

LuaHost::LuaHost(std::unique_ptr<const MachineSetup> setup, std::unique_ptr<Machine> first,
                 std::vector<std::string> function_names)
    : setup_(std::move(setup)), function_names_(std::move(function_names)) {
  idle_.push_back(first.get());
  machines_.push_back(std::move(first));
}

LuaHost::~LuaHost() = default;

LuaHost::Slot& LuaHost::SlotOfThread() const {
  static std::atomic<size_t> threads{0};
  static thread_local const size_t number = threads.fetch_add(1, std::memory_order_relaxed);
  return slots_[number % slots_.size()];
}

Machine* LuaHost::Take() const {
  Machine* machine = SlotOfThread().machine.exchange(nullptr, std::memory_order_acquire);
  if (machine != nullptr) return machine;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!idle_.empty()) {
      machine = idle_.back();
      idle_.pop_back();
      return machine;
    }
  }
  // Loading packs takes long, so other threads are not kept waiting meanwhile.
  std::unique_ptr<Machine> made = Machine::LoadAgain(*setup_);
  machine = made.get();
  if (machine == nullptr || machine->functions() != static_cast<int>(function_names_.size())) {
    return nullptr;
  }
  const std::lock_guard<std::mutex> lock(mutex_);
  machines_.push_back(std::move(made));
  return machine;
}

void LuaHost::GiveBack(Machine* machine) const {
  Machine* nobody = nullptr;
  if (SlotOfThread().machine.compare_exchange_strong(nobody, machine, std::memory_order_release,
                                                     std::memory_order_relaxed)) {
    return;
  }
  const std::lock_guard<std::mutex> lock(mutex_);
  idle_.push_back(machine);
}

// After a failure of the host nobody knows what the machine was in the middle of.
void LuaHost::ThrowAway(Machine* machine) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  const auto found = std::find_if(machines_.begin(), machines_.end(),
                                  [&](const auto& owned) { return owned.get() == machine; });
  if (found != machines_.end()) machines_.erase(found);
}

absl::Status LuaHost::Call(ScriptFunction function, const ScriptHook& hook, void* context,
                           absl::Span<const ScriptValue> args, ScriptResult* result,
                           ScriptUse* used) const {
  const auto& contexts = setup_->kinds.contexts;
  if (function.index < 0 || function.index >= static_cast<int>(function_names_.size()) ||
      std::find(contexts.begin(), contexts.end(), hook.context) == contexts.end()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the ruleset has no function ", function.index, " for ", hook.name));
  }
  const Frame* outer = Frame::innermost;
  while (outer != nullptr && outer->host != this) outer = outer->outer;
  Frame frame = {this, nullptr, 1, Frame::innermost};
  if (outer != nullptr) {
    frame.machine = outer->machine;
    frame.depth = outer->depth + 1;
    if (frame.depth > kMaxNesting) {
      return absl::ResourceExhaustedError(absl::StrCat("hooks called each other more than ",
                                                       kMaxNesting, " deep (at ",
                                                       function_names_[function.index], ")"));
    }
    const absl::Cleanup leave = [&] { Frame::innermost = frame.outer; };
    Frame::innermost = &frame;
    return CallOn(*frame.machine, function, hook, context, args, result);
  }
  frame.machine = Take();
  if (frame.machine == nullptr) {
    if (IsInterrupted()) throw Interrupted();
    throw std::bad_alloc();
  }
  // Whatever happens, the frame is left; a machine is given back only if it is known to be sound.
  absl::Cleanup leave = [&] {
    Frame::innermost = frame.outer;
    ThrowAway(frame.machine);
  };
  Frame::innermost = &frame;
  ScriptUse alone;
  ScriptUse& use = used == nullptr ? alone : *used;
  frame.machine->Begin(use);
  absl::Status status;
  {
    const PlainLocale locale;
    status = CallOn(*frame.machine, function, hook, context, args, result);
  }
  frame.machine->End(use);
  std::move(leave).Cancel();
  Frame::innermost = frame.outer;
  GiveBack(frame.machine);
  return status;
}

std::string LuaHost::NameOf(ScriptFunction function) const {
  const bool known =
      function.index >= 0 && static_cast<size_t>(function.index) < function_names_.size();
  return known ? function_names_[static_cast<size_t>(function.index)] : "";
}

void LuaHost::Report(const absl::Status& failure) const {
  if (setup_->log != nullptr) setup_->log(absl::StrCat("left out: ", failure.message()));
}

absl::Status LuaHost::CallOn(Machine& machine, ScriptFunction function, const ScriptHook& hook,
                             void* context, absl::Span<const ScriptValue> args,
                             ScriptResult* result) const {
  if (notes_ != nullptr) notes_->NoteCall(function.index);
  if (machine.Call(function.index, hook, context, args, result)) return absl::OkStatus();
  const ScriptFailure& failure = machine.failure();
  if (failure.interrupted) throw Interrupted();
  if (failure.host) throw std::bad_alloc();
  std::string text;
  if (!failure.place.source.empty()) {
    absl::StrAppend(&text, failure.place.source);
    if (failure.place.line > 0) absl::StrAppend(&text, ":", failure.place.line);
    text += ": ";
  }
  absl::StrAppend(&text, failure.message, " (in ", function_names_[function.index]);
  for (const ScriptFailure::Place& caller : failure.callers) {
    absl::StrAppend(&text, ", called from ", caller.ToString());
  }
  text += ")";
  if (notes_ != nullptr) notes_->NoteFailure(function.index, text);
  return failure.limit ? absl::ResourceExhaustedError(text) : absl::AbortedError(text);
}

}  // namespace mallard
