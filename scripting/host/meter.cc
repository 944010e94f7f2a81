#include "scripting/host/meter.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "mallard/interrupt.h"
#include "src/engine/memory.h"

namespace mallard {
namespace {

constexpr int64_t kInterval = 1000;  // Instructions between two looks at the depth.
constexpr int64_t kBytesPerInstruction = 32;
constexpr int64_t kReserve = 8 << 20;       // Beyond the limit, for what is not counted.
constexpr int64_t kSettleEvery = 4 << 20;   // Bytes of garbage that may lie about.
constexpr size_t kMaxStackBytes = 4 << 20;  // Of Lua's stack.
constexpr int kStackSlots = 8000;           // It always has.
constexpr size_t kSlotBytes = 16;           // Of each.
constexpr size_t kSpareSlots = 5;           // Beyond those it counts.
constexpr size_t kNamesAtFirst = 128;       // Places in Lua's table of short strings.

// Sizes of Lua's things as they are counted, whatever they are on this platform.
constexpr int64_t kTableBytes = 64;
constexpr int64_t kCapturedBytes = 40;  // A local that a function shares.
constexpr int64_t kStringBytes = 32;    // Beside its text.
constexpr size_t kShortString = 40;     // Longest of which Lua keeps one copy.

// Types that Lua names to its allocator beyond those of lua.h.
constexpr size_t kCapturedType = LUA_NUMTYPES;

}  // namespace

// Bounded, so that sums cannot overflow.
Meter::Meter(int64_t memory_limit)
    : memory_limit_(std::clamp<int64_t>(memory_limit, 0, int64_t{1} << 50)), most_(memory_limit_) {}

lua_State* Meter::NewState() {
  lua_ = lua_newstate(&Meter::Allocate, this);
  if (lua_ != nullptr) *static_cast<Meter**>(lua_getextraspace(lua_)) = this;
  return lua_;
}

void Meter::Calibrate(lua_State* lua) {
  constexpr char kText[] = "a string that is too long for Lua to keep a single copy of it";
  lua_pushlstring(lua, kText, sizeof kText - 1);
  string_header_ = last_size_ - sizeof kText;
  lua_pop(lua, 1);
  last_size_ = 0;
  lua_pushcfunction(lua, [](lua_State*) { return 0; });
  lua_call(lua, 0, 0);
  record_size_ = last_size_;
}

void Meter::Begin(lua_State* lua, Mode mode, Amount allowance) {
  given_.instructions = std::clamp<int64_t>(allowance.instructions, 0, int64_t{1} << 60);
  given_.bytes = std::clamp<int64_t>(allowance.bytes, 0, int64_t{1} << 50);
  left_ = given_;
  asked_ = 0;
  stop_ = Stop::kNone;
  mode_ = mode;
  nesting_ = 0;
  SetHook(lua, kInterval);
}

void Meter::BeginLoading(lua_State* lua, int64_t instructions) {
  most_ = memory_limit_ + kReserve;
  Begin(lua, Mode::kLoading, {instructions, memory_limit_});
}

void Meter::BeginCall(lua_State* lua, Amount allowance) {
  // The stack is widened before anything is counted, so that it hardly ever grows afterwards. The
  // collector makes it small again.
  if (stack_size_ < kStackSlots * kSlotBytes) lua_checkstack(lua, kStackSlots);
  Begin(lua, Mode::kCall, allowance);
  most_ = used_ + given_.bytes + kReserve;
}

void Meter::End(lua_State* lua) {
  lua_sethook(lua, nullptr, 0, 0);
  const bool call = mode_ == Mode::kCall;
  mode_ = Mode::kIdle;
  if (!call || used_ - settled_ < kSettleEvery) return;
  lua_gc(lua, LUA_GCCOLLECT);
  settled_ = used_;
}

void Meter::SetHook(lua_State* lua, int64_t interval) {
  interval_ = static_cast<int>(std::clamp<int64_t>(left_.instructions, 1, interval));
  lua_sethook(lua, &Meter::Hook, LUA_MASKCOUNT | call_mask_, interval_);
}

void Meter::Hook(lua_State* lua, lua_Debug* event) {
  Meter& meter = Of(lua);
  if (event->event != LUA_HOOKCOUNT) {
    if (lua_getlocal(lua, event, -(kMaxArguments + 1)) == nullptr) return;
    lua_pop(lua, 1);
    if (!meter.stopped()) meter.StopFor(Stop::kArguments);
    meter.Raise(lua);
  }
  meter.left_.instructions -= meter.interval_;
  lua_Debug frame;
  if (!meter.stopped() && meter.left_.instructions <= 0) meter.StopFor(Stop::kInstructions);
  if (!meter.stopped() && lua_getstack(lua, kMaxDepth, &frame) != 0) meter.StopFor(Stop::kDepth);
  if (!meter.stopped() && IsInterrupted()) meter.StopFor(Stop::kInterrupted);
  if (meter.stopped()) {
    meter.SetHook(lua, 1);
    meter.Raise(lua);
  }
  if (meter.left_.instructions < meter.interval_) meter.SetHook(lua, kInterval);
}

void Meter::Charge(lua_State* lua, int64_t work, int64_t bytes) {
  if (mode_ == Mode::kIdle) return;
  left_.instructions -= std::min(work, left_.instructions + 1);
  if (left_.instructions < 0 && !stopped()) StopFor(Stop::kInstructions);
  if (bytes > 0 && !stopped()) Ask(bytes);
  charged_ += work;
  if (charged_ >= kInterval) {
    charged_ = 0;
    if (!stopped() && IsInterrupted()) StopFor(Stop::kInterrupted);
  }
  if (!stopped()) return;
  SetHook(lua, 1);
  Raise(lua);
}

void Meter::CheckString(lua_State* lua, size_t size) {
  if (size <= kMaxString) return;
  if (!stopped()) StopFor(Stop::kString);
  Raise(lua);
}

Meter::Nested::Nested(lua_State* lua) : meter_(Of(lua)) {
  if (meter_.nesting_ >= kMaxNesting) {
    RaiseError(
        lua, absl::StrCat("functions that call back are nested more than ", kMaxNesting, " deep"));
  }
  ++meter_.nesting_;
}

void Meter::Notice(int lua_status) {
  if (lua_status == LUA_ERRMEM && !stopped()) {
    stop_ = refused_by_host_ ? Stop::kHost : Stop::kMemory;
  }
  // An exception of C++ that went through Lua: no memory for something outside Lua.
  if (lua_status < 0 && !interrupted()) stop_ = Stop::kHost;
}

// The hook raises the error at the next instruction. Setting it is safe wherever Lua may allocate.
void Meter::StopFor(Stop reason) {
  stop_ = reason;
  NotePlace();
  if (lua_ != nullptr && mode_ != Mode::kIdle) SetHook(lua_, 1);
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
          "stopped after ", given_.instructions, " instructions (",
          function_.empty() ? "an endless loop?" : absl::StrCat("inside ", function_), ")");
    case Stop::kMemory:
      return absl::StrCat("stopped: scripts needed more than ", given_.bytes >> 10,
                          " KiB of memory");
    case Stop::kString:
      return absl::StrCat("stopped: a string grew beyond ", kMaxString >> 10, " KiB");
    case Stop::kDepth:
      return absl::StrCat("stopped: functions called each other more than ", kMaxDepth,
                          " deep (an endless recursion?)");
    case Stop::kArguments:
      return absl::StrCat("stopped: a function got more than ", kMaxArguments,
                          " arguments in its ...");
    case Stop::kInterrupted:
      return "interrupted by the application";
    case Stop::kHost:
      return "there was no memory for the script";
  }
  return "stopped";
}

// When `block` is null, `old_size` is not a size but the type of the object to be made.
void* Meter::Allocate(void* user_data, void* block, size_t old_size, size_t new_size) {
  Meter& meter = *static_cast<Meter*>(user_data);
  const size_t type = block == nullptr ? old_size : 0;
  if (block == nullptr) old_size = 0;
  if (new_size == 0) {
    if (block != nullptr && block == meter.stack_) {
      meter.stack_ = meter.last_block_;
      meter.stack_size_ = meter.last_size_;
    }
    DeallocateMemory(block, alignof(std::max_align_t));
    meter.used_ -= static_cast<int64_t>(old_size);
    return nullptr;
  }
  if (new_size > old_size && !meter.Grow(block, type, old_size, new_size)) return nullptr;
  void* moved = ReallocateMemory(block, old_size, new_size);
  if (moved == nullptr) {
    if (new_size > old_size) {
      meter.refused_by_host_ = true;
      return nullptr;
    }
    moved = block;  // Lua relies on shrinking never to fail.
  }
  // The first blocks without a type are the stack, and then the table of short strings.
  if (block == nullptr && type == 0) {
    meter.last_block_ = moved;
    if (meter.stack_ == nullptr) {
      meter.stack_ = moved;
      meter.stack_size_ = new_size;
    } else if (meter.names_ == nullptr && new_size == kNamesAtFirst * sizeof(void*)) {
      meter.names_ = moved;
    }
  } else if (block != nullptr && block == meter.stack_) {
    meter.stack_ = moved;
    meter.stack_size_ = new_size;
  } else if (block != nullptr && block == meter.names_) {
    meter.names_ = moved;
  }
  meter.last_size_ = new_size;
  meter.used_ += static_cast<int64_t>(new_size) - static_cast<int64_t>(old_size);
  return moved;
}

bool Meter::IsStack(const void* block, size_t type, size_t new_size) const {
  if (block != nullptr) return block == stack_;
  return type == 0 && new_size == 2 * stack_size_ - kSpareSlots * kSlotBytes;
}

bool Meter::Grow(const void* block, size_t type, size_t old_size, size_t new_size) {
  const int64_t growth = static_cast<int64_t>(new_size - old_size);
  if (used_ + growth > most_) {
    refused_by_host_ = false;
    NotePlace();
    return false;
  }
  if (mode_ == Mode::kIdle || stopped()) return true;
  if (mode_ == Mode::kLoading && used_ + growth > memory_limit_) StopFor(Stop::kMemory);
  if (IsStack(block, type, new_size)) {
    if (new_size > kMaxStackBytes) StopFor(Stop::kDepth);
    return true;
  }
  const size_t length = new_size - std::min(new_size, string_header_ + 1);
  if (type == LUA_TSTRING && length > kMaxString) StopFor(Stop::kString);
  if (uncounted_ > 0 || (block != nullptr && block == names_)) return true;
  switch (type) {
    case LUA_TSTRING:
      if (length > kShortString) Ask(kStringBytes + static_cast<int64_t>(length));
      return true;
    case LUA_TTABLE:
      Ask(kTableBytes);
      return true;
    case LUA_TFUNCTION:
      Ask(static_cast<int64_t>(new_size / sizeof(void*) * 8));
      return true;
    case kCapturedType:
      Ask(kCapturedBytes);
      return true;
    default:
      if (new_size != record_size_) Ask(growth);  // Slots of a table.
      return true;
  }
}

void Meter::Ask(int64_t bytes) {
  if (stopped()) return;
  asked_ += bytes;
  left_.instructions -= bytes / kBytesPerInstruction;
  if (mode_ == Mode::kCall) left_.bytes -= bytes;
  if (left_.bytes < 0) return StopFor(Stop::kMemory);
  if (left_.instructions < 0) StopFor(Stop::kInstructions);
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
