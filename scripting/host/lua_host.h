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

/// Which functions were called, and how they failed first: for whoever tries a pack out. Used by
/// one thread.
class CallNotes {
 public:
  /// Nothing has been called of so many functions.
  explicit CallNotes(int functions) : notes_(static_cast<size_t>(functions)) {}
  bool called(int function) const { return notes_[static_cast<size_t>(function)].called; }
  /// "": it has not failed.
  const std::string& failure(int function) const {
    return notes_[static_cast<size_t>(function)].failure;
  }
  void NoteCall(int function) { notes_[static_cast<size_t>(function)].called = true; }
  void NoteFailure(int function, const std::string& text) {
    std::string& failure = notes_[static_cast<size_t>(function)].failure;
    if (failure.empty()) failure = text;
  }

 private:
  struct Note {
    bool called = false;
    std::string failure;
  };
  std::vector<Note> notes_;
};

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
  const ScriptLimits& limits() const override { return setup_->limits; }
  void Report(const absl::Status& failure) const override;

  int functions() const { return static_cast<int>(function_names_.size()); }
  /// From now on calls are noted there; null: nowhere. While they are, one thread uses the host.
  void NoteCalls(CallNotes* notes) const { notes_ = notes; }

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
  mutable CallNotes* notes_ = nullptr;
  mutable std::array<Slot, 16> slots_;
  mutable std::mutex mutex_;
  mutable std::vector<std::unique_ptr<Machine>> machines_;  // All of them; guarded by mutex_.
  mutable std::vector<Machine*> idle_;                      // In no slot; guarded by mutex_.
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_LUA_HOST_H_
