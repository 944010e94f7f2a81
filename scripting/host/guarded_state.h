// A Lua state in which nothing can go wrong unnoticed: metered, entered only in protected mode,
// and with every failure turned into data that says where it happened.
//
// Used by one thread at a time. Run may be nested: a function called by Lua may call it again.
#ifndef MALLARD_SCRIPTING_HOST_GUARDED_STATE_H_
#define MALLARD_SCRIPTING_HOST_GUARDED_STATE_H_

#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "scripting/host/lua.h"
#include "scripting/host/meter.h"

namespace mallard {

/// Why and where a script failed.
struct ScriptFailure {
  /// A place in a file: chunk name without its mark (`lilies/cards.lua`), and line.
  struct Place {
    std::string source;
    int line = 0;
    std::string ToString() const;  ///< `lilies/cards.lua:12`
    bool operator==(const Place&) const = default;
  };
  std::string message;         ///< Without the place.
  Place place;                 ///< Line 0 when it is not known.
  std::vector<Place> callers;  ///< Innermost first, without `place` itself.
  bool limit = false;          ///< A limit of the meter was passed.
  bool host = false;           ///< Not the script's doing: the state is not to be used again.
  bool interrupted = false;    ///< Of those: the application's.
};

/// See the file comment.
class GuardedState {
 public:
  /// Null when not even an empty Lua state fits into `memory_limit`. Throws std::bad_alloc when the
  /// host has no memory for it.
  static std::unique_ptr<GuardedState> Create(int64_t memory_limit);
  ~GuardedState();
  GuardedState(const GuardedState&) = delete;
  GuardedState& operator=(const GuardedState&) = delete;

  /// Does `work` in protected mode. False when it failed: failure() then says why. The stack is
  /// left as it was.
  bool Run(absl::FunctionRef<void(lua_State*)> work);

  /// For use inside `work`: compiles `text` (source only, never bytecode) and pushes the function,
  /// whose one upvalue is to be its environment. Raises Lua errors.
  void LoadText(lua_State* lua, absl::string_view text, absl::string_view chunk);
  /// For use inside `work`: compiles `text`, gives it the environment at `environment`, and calls
  /// it. Raises Lua errors.
  void DoText(lua_State* lua, absl::string_view text, absl::string_view chunk, int environment);

  /// For use inside `work`: raises a Lua error about a place that is not the running one.
  [[noreturn]] void RaiseAt(lua_State* lua, absl::string_view chunk, int line,
                            absl::string_view message);

  /// Gives what runs from now on this many instructions, while packs are loading.
  void BeginLoading(int64_t instructions) { meter_.BeginLoading(lua_, instructions); }
  /// Gives the calls that follow this much.
  void BeginCall(Meter::Amount allowance) { meter_.BeginCall(lua_, allowance); }
  /// What is left of it.
  Meter::Amount left() const { return meter_.left(); }
  /// Ends counting.
  void End() { meter_.End(lua_); }
  const ScriptFailure& failure() const { return failure_; }  ///< Of the last Run that failed.
  /// Throws std::bad_alloc if it failed for want of the host's memory: no pack is to blame for
  /// that.
  void ThrowIfHostFailed() const {
    if (failure_.host && !failure_.interrupted) throw std::bad_alloc();
  }

 private:
  explicit GuardedState(int64_t memory_limit) : meter_(memory_limit) {}
  static int Enter(lua_State* lua);
  static int HandleError(lua_State* lua);
  void FillFailure(int status);
  void Locate(lua_State* lua);
  [[noreturn]] void RaiseSyntaxError(lua_State* lua, const std::string& chunk);

  Meter meter_;
  lua_State* lua_ = nullptr;
  int handler_ = LUA_NOREF;  // Reference to HandleError.
  ScriptFailure failure_;
  ScriptFailure::Place known_place_;  // Of the error being raised, if its source is set.
};

/// The mark that tells Lua a chunk name is a file name.
std::string ChunkName(absl::string_view pack, absl::string_view path);

/// Lets code run in the "C" locale, whatever the program chose: Lua compares strings and writes
/// numbers by the locale, and rules must not depend on it.
class PlainLocale {
 public:
  PlainLocale();
  ~PlainLocale();
  PlainLocale(const PlainLocale&) = delete;
  PlainLocale& operator=(const PlainLocale&) = delete;

 private:
  void* previous_;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_GUARDED_STATE_H_
