// Counts what scripts use, and stops them when they use too much.
//
// One meter belongs to one Lua state. It is the state's allocator, and counts instructions with a
// count hook. Work that Lua does inside one instruction is charged too: bytes allocated here, and
// loops inside library functions by the functions themselves, with Charge.
//
// Once a limit has been passed the meter is *stopped*: a script cannot go on by catching the error
// (pcall of the sandbox raises it again, and the count hook raises it at every instruction) until
// the host calls Begin for the next call.
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

  explicit Meter(int64_t memory_limit);
  Meter(const Meter&) = delete;
  Meter& operator=(const Meter&) = delete;

  /// A new Lua state that this meter watches, or null when not even that fits into the limit.
  lua_State* NewState();
  /// The meter of a state made by NewState.
  static Meter& Of(lua_State* lua) { return **static_cast<Meter**>(lua_getextraspace(lua)); }

  /// Starts counting: what follows may use `instructions`. Forgets an earlier stop.
  void Begin(lua_State* lua, int64_t instructions);
  /// Stops counting, so that the host's own work is not counted.
  void End(lua_State* lua);

  /// Counts work done inside a library function. Raises a Lua error when it is too much.
  void Charge(lua_State* lua, int64_t work);
  /// What is left of the instructions.
  int64_t remaining() const { return remaining_; }
  /// Raises the error for a string that would be too long, if `size` is.
  void CheckString(lua_State* lua, size_t size);

  /// True once a limit has been passed.
  bool stopped() const { return stop_ != Stop::kNone; }
  /// Tells the meter how a protected call ended: an allocation that was refused for good counts as
  /// a stop.
  void Notice(int lua_status);
  /// Raises the error of the limit that was passed. Does not return.
  [[noreturn]] void Raise(lua_State* lua);
  /// Which limit was passed, for people.
  std::string Message() const;
  /// Where the limit was passed: chunk name and line, 0 when it is not known.
  const std::string& source() const { return source_; }
  int line() const { return line_; }

 private:
  enum class Stop : uint8_t { kNone, kInstructions, kMemory, kString, kDepth };

  static void* Allocate(void* meter, void* block, size_t old_size, size_t new_size);
  static void CountHook(lua_State* lua, lua_Debug*);
  void* Refuse(Stop reason);
  void StopFor(Stop reason);
  void NotePlace();
  void SetHook(lua_State* lua, int64_t interval);

  const int64_t memory_limit_;
  lua_State* lua_ = nullptr;
  int64_t used_ = 0;       // Bytes.
  int64_t budget_ = 0;     // Instructions given by Begin.
  int64_t remaining_ = 0;  // Of these.
  int interval_ = 0;       // Instructions until the hook is called.
  bool counting_ = false;
  Stop stop_ = Stop::kNone;
  Stop refusal_ = Stop::kMemory;  // Why memory was last refused.
  std::string source_;
  int line_ = 0;
  std::string function_;  // Library function in which the limit was passed, if it was one.
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_METER_H_
