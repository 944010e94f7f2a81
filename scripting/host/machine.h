// A script machine: one Lua state in which the packs of a ruleset have been loaded.
//
// A ruleset needs a machine for each thread that calls hooks at the same time. All are made by
// running the same packs, which gives the same functions the same numbers in each, for the define
// stage depends on nothing but the packs. After loading everything is frozen, so that a call leaves
// no trace and it does not matter which machine a call gets.
//
// Used by one thread at a time.
#ifndef MALLARD_SCRIPTING_HOST_MACHINE_H_
#define MALLARD_SCRIPTING_HOST_MACHINE_H_

#include <functional>
#include <memory>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/content.h"
#include "mallard/script.h"
#include "scripting/host/context.h"
#include "scripting/host/define.h"
#include "scripting/host/guarded_state.h"
#include "scripting/host/kinds.h"
#include "scripting/host/pack_stack.h"

namespace mallard {

/// What all machines of a ruleset have in common. Immutable; outlives them.
struct MachineSetup {
  PackStack stack;
  ContentKinds kinds;
  ScriptLimits limits;
  std::function<void(absl::string_view)> log;
};

/// See the file comment.
class Machine {
 public:
  /// The first machine of a ruleset: what packs declare goes to `declarations`, mistakes to
  /// `report`; with `lines`, every value gets its line. Null when there is no memory for it, which
  /// is reported too. Before it is used, the machine must pass Finish.
  static std::unique_ptr<Machine> Load(const MachineSetup& setup, bool lines, ContentReport& report,
                                       std::vector<Declaration>& declarations);
  /// Checks that no function named in `function_names` (by number; empty for those that content
  /// does not use) keeps state, reports those that do, and freezes everything.
  void Finish(const std::vector<std::string>& function_names, ContentReport& report);
  /// One more machine, for packs that have been loaded before. Null when there is no memory for it.
  static std::unique_ptr<Machine> LoadAgain(const MachineSetup& setup);

  /// Calls function number `function`. False when it failed; failure() then says why. An outermost
  /// call must be framed by Begin and End.
  bool Call(int function, const ScriptHook& hook, void* context, absl::Span<const ScriptValue> args,
            ScriptResult* result);
  /// Gives the calls that follow a budget: that of a call, as far as the action has it left.
  void Begin(const ScriptUse& used);
  /// Ends it, and adds what was used.
  void End(ScriptUse& used);

  int functions() const { return static_cast<int>(functions_.size()); }
  const ScriptFailure& failure() const { return state_->failure(); }

 private:
  struct Context {
    const ScriptContextType* type;
    ContextHandle* handle;
    int reference;
  };

  explicit Machine(const MachineSetup& setup) : setup_(setup) {}
  /// `report` is null when the packs are known to be good.
  bool LoadPacks(bool lines, ContentReport* report, std::vector<Declaration>* declarations);
  void SetUp(lua_State* lua);
  bool RunFiles(Definer& definer, ContentReport* report);
  void CheckFunctions(lua_State* lua, const std::vector<std::string>& function_names,
                      ContentReport& report);
  void Freeze(lua_State* lua);
  static int Print(lua_State* lua);

  const MachineSetup& setup_;
  std::unique_ptr<GuardedState> state_;
  int language_ = LUA_NOREF;         // References into the registry.
  std::vector<int> environments_;    // By pack.
  std::vector<int> functions_;       // By number.
  std::vector<int> function_packs_;  // By number: the pack that gave it.
  int running_pack_ = 0;             // While packs are loading.
  std::vector<Context> contexts_;
  Definer* definer_ = nullptr;  // While packs are loading.
  Meter::Amount before_;        // What Begin gave.
  bool printing_ = true;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_MACHINE_H_
