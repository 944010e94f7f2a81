// Counts what scripts use, and stops them when they use too much.
//
// One meter belongs to one Lua state and is its allocator. What it counts depends only on what the
// script did, never on what other calls, the collector or the platform left behind, so that every
// machine stops the same script at the same place:
//   - instructions, with a count hook; work that Lua does inside one instruction is charged where
//   it
//     arises: here for what is made, by library functions for what they walk through (Charge);
//   - bytes asked for: tables, functions, long strings and the slots of tables, at sizes that are
//     the same on every platform. Memory that is let go is not given back to the script, for when
//     it is collected depends on others. Not counted is what depends on others too: short strings
//     (Lua keeps one copy of each), and the stack, the call records and the table of names that Lua
//     keeps from call to call. All of these are bounded by the instructions.
//
// While packs are loading, the memory held is limited instead, for a pack may well make much and
// keep little; nobody else has used that state before.
//
// Once a limit has been passed the meter is *stopped*: the count hook raises the error at the next
// instruction and at every one after it, and pcall of the sandbox raises it again, so that a script
// cannot go on by catching it until the host begins the next call. The allocator does not refuse
// what goes beyond a limit (Lua would collect garbage for it, at any cost), only what goes far
// beyond. What the machine itself cannot give is a *host failure*, and so is an application that
// wants no more (mallard/interrupt.h): it stops the script the same way, and the state must then be
// thrown away.
//
// Used by one thread at a time.
#ifndef MALLARD_SCRIPTING_HOST_METER_H_
#define MALLARD_SCRIPTING_HOST_METER_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "scripting/host/lua.h"

namespace mallard {

/// See the file comment.
class Meter {
 public:
  static constexpr size_t kMaxString = 16 << 10;  ///< Bytes of one string.
  static constexpr int kMaxDepth = 1000;          ///< Lua functions calling each other.
  static constexpr int kMaxNesting = 40;          ///< pcall, sort and gsub inside each other.
  static constexpr int kMaxArguments = 250;       ///< In `...`.

  /// What a call may use, or has used.
  struct Amount {
    int64_t instructions = 0;
    int64_t bytes = 0;
  };

  explicit Meter(int64_t memory_limit);
  Meter(const Meter&) = delete;
  Meter& operator=(const Meter&) = delete;

  /// A new Lua state that this meter watches, or null when not even that fits into the limit.
  lua_State* NewState();
  /// Learns how large things are in this Lua. Once, in protected mode, before anything else.
  void Calibrate(lua_State* lua);
  /// The meter of a state made by NewState.
  static Meter& Of(lua_State* lua) { return **static_cast<Meter**>(lua_getextraspace(lua)); }

  /// From now on functions with `...` are watched, too: their arguments are bounded.
  void WatchArguments() { call_mask_ = LUA_MASKCALL; }

  /// Starts counting while packs are loading: these instructions, and the memory that is held.
  void BeginLoading(lua_State* lua, int64_t instructions);
  /// Starts counting a call. Forgets an earlier stop.
  void BeginCall(lua_State* lua, Amount allowance);
  /// Stops counting, so that the host's own work is not counted. Collects garbage now and then.
  void End(lua_State* lua);
  /// What is left of what Begin gave.
  Amount left() const { return left_; }

  /// Counts work done, and bytes asked for, inside a library function. Raises a Lua error when it
  /// is too much.
  void Charge(lua_State* lua, int64_t work, int64_t bytes = 0);
  /// What going through a table may cost beyond its entries: one that was large once and has been
  /// emptied is as long to walk through as it was, and Lua does not say how large it was.
  int64_t WalkingCost() const { return asked_ / kBytesPerWalkingStep; }
  /// What is left of the instructions.
  int64_t remaining() const { return left_.instructions; }
  /// Raises the error for a string that would be too long, if `size` is.
  void CheckString(lua_State* lua, size_t size);

  /// True once a limit has been passed.
  bool stopped() const { return stop_ != Stop::kNone; }
  /// True once the machine itself has failed: the state is not to be used again.
  bool host_failed() const { return stop_ == Stop::kHost || interrupted(); }
  /// True once the application has stopped the script, which is a failure of the host, too.
  bool interrupted() const { return stop_ == Stop::kInterrupted; }
  /// True if memory was refused by the machine last, not by a limit.
  bool refused_by_host() const { return refused_by_host_; }
  /// Tells the meter how a protected call ended: memory that was refused for good, and exceptions
  /// that are not Lua's, count as a stop.
  void Notice(int lua_status);
  /// Raises the error of the limit that was passed. Does not return.
  [[noreturn]] void Raise(lua_State* lua);
  /// Which limit was passed, for people.
  std::string Message() const;
  /// Where the limit was passed: chunk name and line, 0 when it is not known.
  const std::string& source() const { return source_; }
  int line() const { return line_; }

  /// While it lives, what is allocated is not counted: whoever uses it charges for it by what was
  /// asked of it, since how Lua's own libraries allocate differs between platforms.
  class Uncounted {
   public:
    explicit Uncounted(lua_State* lua) : meter_(Of(lua)) { ++meter_.uncounted_; }
    ~Uncounted() { --meter_.uncounted_; }
    Uncounted(const Uncounted&) = delete;
    Uncounted& operator=(const Uncounted&) = delete;

   private:
    Meter& meter_;
  };

  /// A library function that calls back into Lua: each takes some of the C stack. Raises a Lua
  /// error when they are nested too deeply.
  class Nested {
   public:
    explicit Nested(lua_State* lua);
    ~Nested() { --meter_.nesting_; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;

   private:
    Meter& meter_;
  };

 private:
  static constexpr int64_t kBytesPerWalkingStep = 1024;
  enum class Stop : uint8_t {
    kNone,
    kInstructions,
    kMemory,
    kString,
    kDepth,
    kArguments,
    kInterrupted,
    kHost
  };
  enum class Mode : uint8_t { kIdle, kLoading, kCall };

  static void* Allocate(void* meter, void* block, size_t old_size, size_t new_size);
  static void Hook(lua_State* lua, lua_Debug* event);
  void Begin(lua_State* lua, Mode mode, Amount allowance);
  /// Whether a block is the stack, or is about to be: Lua doubles it.
  bool IsStack(const void* block, size_t type, size_t new_size) const;
  /// Counts a block that grows; false when it cannot be had.
  bool Grow(const void* block, size_t type, size_t old_size, size_t new_size);
  void Ask(int64_t bytes);
  void StopFor(Stop reason);
  void NotePlace();
  void SetHook(lua_State* lua, int64_t interval);

  const int64_t memory_limit_;
  lua_State* lua_ = nullptr;
  Mode mode_ = Mode::kIdle;
  Stop stop_ = Stop::kNone;
  bool refused_by_host_ = false;  // The last refusal was the machine's.
  int uncounted_ = 0;
  int nesting_ = 0;
  int call_mask_ = 0;
  int interval_ = 0;     // Instructions until the hook is called.
  int64_t charged_ = 0;  // Since the application was last asked whether to go on.
  Amount given_;
  Amount left_;
  int64_t asked_ = 0;    // Bytes asked for since Begin.
  int64_t used_ = 0;     // Bytes held.
  int64_t settled_ = 0;  // Held after the last collection.
  int64_t most_ = 0;     // To be held; beyond it memory is refused.

  // What Lua keeps from call to call, and how large its things are.
  const void* stack_ = nullptr;
  size_t stack_size_ = 0;
  const void* names_ = nullptr;  // Its table of short strings.
  size_t record_size_ = 0;       // Of a call record.
  size_t string_header_ = 0;
  size_t last_size_ = 0;  // Of the last block made.
  // The last block without a type: when Lua lets go of the stack, it is the new one.
  const void* last_block_ = nullptr;

  std::string source_;
  int line_ = 0;
  std::string function_;  // Library function in which the limit was passed, if it was one.
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_METER_H_
