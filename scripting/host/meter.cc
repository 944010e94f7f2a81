#include "scripting/host/meter.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "src/engine/memory.h"

namespace mallard {
namespace {

constexpr int64_t kInterval = 1000;  // Instructions between two looks at the depth.
constexpr int64_t kBytesPerInstruction = 32;
constexpr int64_t kReserve = 64 << 10;  // Beyond the limit, for reporting that it was passed.

}  // namespace

// Bounded, so that sums cannot overflow.
Meter::Meter(int64_t memory_limit)
    : memory_limit_(std::clamp<int64_t>(memory_limit, 0, int64_t{1} << 50)) {}

lua_State* Meter::NewState() {
  lua_ = lua_newstate(&Meter::Allocate, this);
  if (lua_ != nullptr) *static_cast<Meter**>(lua_getextraspace(lua_)) = this;
  return lua_;
}

void Meter::Begin(lua_State* lua, int64_t instructions) {
  budget_ = remaining_ = std::clamp<int64_t>(instructions, 0, int64_t{1} << 60);
  stop_ = Stop::kNone;
  counting_ = true;
  SetHook(lua, kInterval);
}

void Meter::End(lua_State* lua) {
  counting_ = false;
  lua_sethook(lua, nullptr, 0, 0);
}

void Meter::SetHook(lua_State* lua, int64_t interval) {
  interval_ = static_cast<int>(std::clamp<int64_t>(remaining_, 1, interval));
  lua_sethook(lua, &Meter::CountHook, LUA_MASKCOUNT, interval_);
}

void Meter::CountHook(lua_State* lua, lua_Debug*) {
  Meter& meter = Of(lua);
  meter.remaining_ -= meter.interval_;
  lua_Debug frame;
  if (!meter.stopped() && meter.remaining_ <= 0) meter.StopFor(Stop::kInstructions);
  if (!meter.stopped() && lua_getstack(lua, kMaxDepth, &frame) != 0) meter.StopFor(Stop::kDepth);
  if (meter.stopped()) {
    meter.SetHook(lua, 1);
    meter.Raise(lua);
  }
  if (meter.remaining_ < meter.interval_) meter.SetHook(lua, kInterval);
}

void Meter::Charge(lua_State* lua, int64_t work) {
  if (!counting_) return;
  remaining_ -= std::min(work, remaining_ + 1);
  if (remaining_ >= 0 && !stopped()) return;
  if (!stopped()) StopFor(Stop::kInstructions);
  SetHook(lua, 1);
  Raise(lua);
}

void Meter::CheckString(lua_State* lua, size_t size) {
  if (size <= kMaxString) return;
  if (!stopped()) StopFor(Stop::kString);
  Raise(lua);
}

void Meter::Notice(int lua_status) {
  if (lua_status == LUA_ERRMEM && !stopped()) stop_ = refusal_;
}

void Meter::StopFor(Stop reason) {
  stop_ = reason;
  NotePlace();
}

void Meter::Raise(lua_State* lua) {
  PushText(lua, Message());
  lua_error(lua);
  __builtin_unreachable();
}

std::string Meter::Message() const {
  switch (stop_) {
    case Stop::kNone:
      break;
    case Stop::kInstructions:
      return absl::StrCat(
          "stopped after ", budget_, " instructions (",
          function_.empty() ? "an endless loop?" : absl::StrCat("inside ", function_), ")");
    case Stop::kMemory:
      return absl::StrCat("stopped: scripts needed more than ", memory_limit_ >> 10,
                          " KiB of memory");
    case Stop::kString:
      return absl::StrCat("stopped: a string grew beyond ", kMaxString >> 10, " KiB");
    case Stop::kDepth:
      return absl::StrCat("stopped: functions called each other more than ", kMaxDepth,
                          " deep (an endless recursion?)");
  }
  return "stopped";
}

// When `block` is null, `old_size` is not a size but the type of the object to be made.
void* Meter::Allocate(void* user_data, void* block, size_t old_size, size_t new_size) {
  Meter& meter = *static_cast<Meter*>(user_data);
  const bool is_string = block == nullptr && old_size == LUA_TSTRING;
  if (block == nullptr) old_size = 0;
  if (new_size == 0) {
    DeallocateMemory(block, alignof(std::max_align_t));
    meter.used_ -= static_cast<int64_t>(old_size);
    return nullptr;
  }
  const int64_t growth = static_cast<int64_t>(new_size) - static_cast<int64_t>(old_size);
  if (growth > 0) {
    // The header of a string is part of its block; 64 bytes leave room for it.
    if (is_string && new_size > kMaxString + 64) return meter.Refuse(Stop::kString);
    const int64_t reserve = meter.stopped() ? kReserve : 0;
    if (meter.used_ + growth > meter.memory_limit_ + reserve) return meter.Refuse(Stop::kMemory);
    if (meter.counting_ && !meter.stopped()) {
      meter.remaining_ -= growth / kBytesPerInstruction;
      if (meter.remaining_ < 0) return meter.Refuse(Stop::kInstructions);
    }
  }
  void* const moved = ReallocateMemory(block, old_size, new_size);
  if (moved == nullptr && growth > 0) return meter.Refuse(Stop::kMemory);
  meter.used_ += growth;
  return moved != nullptr ? moved : block;  // Lua relies on shrinking never to fail.
}

// Lua collects garbage and tries once more before it gives up, so this is not a stop yet: Notice
// hears of it if it was for good.
void* Meter::Refuse(Stop reason) {
  refusal_ = reason;
  NotePlace();
  return nullptr;
}

// Reads only, so it is safe wherever Lua may allocate.
void Meter::NotePlace() {
  source_.clear();
  line_ = 0;
  function_.clear();
  lua_Debug frame;
  if (lua_ != nullptr && lua_getstack(lua_, 0, &frame) != 0) {
    lua_getinfo(lua_, "nl", &frame);
    if (frame.currentline < 0 && frame.name != nullptr) function_ = frame.name;
  }
  for (int level = 0; lua_ != nullptr && lua_getstack(lua_, level, &frame) != 0; ++level) {
    lua_getinfo(lua_, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    source_.assign(frame.source);
    line_ = frame.currentline;
    break;
  }
}

}  // namespace mallard
