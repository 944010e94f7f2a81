// The script host of a ruleset: calls hooks on a pool of script machines.
//
// Thread-safe. A call takes a machine that nobody uses, or makes one more, and gives it back at the
// end; hooks called from inside a hook run on the same machine and share its budget.
#ifndef MALLARD_SCRIPTING_HOST_LUA_HOST_H_
#define MALLARD_SCRIPTING_HOST_LUA_HOST_H_

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "mallard/script.h"
#include "scripting/host/machine.h"

namespace mallard {

/// See the file comment.
class LuaHost final : public ScriptHost {
 public:
  /// The deepest that hooks may call each other.
  static constexpr int kMaxNesting = 16;

  /// `first` has been loaded with `setup`; `function_names` says what its functions are for.
  LuaHost(std::unique_ptr<const MachineSetup> setup, std::unique_ptr<Machine> first,
          std::vector<std::string> function_names);
  ~LuaHost() override;

  absl::Status Call(ScriptFunction function, const ScriptHook& hook, void* context,
                    absl::Span<const ScriptValue> args, ScriptResult* result,
                    ScriptUse* used = nullptr) const override;
  std::string NameOf(ScriptFunction function) const override;
  void Report(const absl::Status& failure) const override;

 private:
  struct Frame;
  /// A place for one idle machine, in a cache line of its own. A thread looks in the same place
  /// every time, so threads do not get into each other's way.
  struct alignas(64) Slot {
    std::atomic<Machine*> machine{nullptr};
  };

  Slot& SlotOfThread() const;
  Machine* Take() const;
  void GiveBack(Machine* machine) const;
  void ThrowAway(Machine* machine) const;
  absl::Status CallOn(Machine& machine, ScriptFunction function, const ScriptHook& hook,
                      void* context, absl::Span<const ScriptValue> args,
                      ScriptResult* result) const;

  std::unique_ptr<const MachineSetup> setup_;
  std::vector<std::string> function_names_;
  mutable std::array<Slot, 16> slots_;
  mutable std::mutex mutex_;
  mutable std::vector<std::unique_ptr<Machine>> machines_;  // All of them; guarded by mutex_.
  mutable std::vector<Machine*> idle_;                      // In no slot; guarded by mutex_.
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_LUA_HOST_H_
