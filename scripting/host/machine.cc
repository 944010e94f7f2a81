#include "scripting/host/machine.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "scripting/host/bytecode.h"
#include "scripting/host/freeze.h"
#include "scripting/host/library.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/sandbox.h"
#include "scripting/host/sol.h"
#include "scripting/host/static_check.h"

// What outlives a call lies in the registry under a number, and is fetched and called with Lua's
// own interface: sol2's references take their places there in functions that must not fail (sol.h).

namespace mallard {

std::unique_ptr<Machine> Machine::Load(const MachineSetup& setup, bool lines, ContentReport& report,
                                       std::vector<Declaration>& declarations) {
  std::unique_ptr<Machine> machine(new Machine(setup));
  return machine->LoadPacks(lines, &report, &declarations) ? std::move(machine) : nullptr;
}

std::unique_ptr<Machine> Machine::LoadAgain(const MachineSetup& setup) {
  std::unique_ptr<Machine> machine(new Machine(setup));
  const bool good = machine->LoadPacks(false, nullptr, nullptr) &&
                    machine->state_->Run([&](lua_State* lua) { machine->Freeze(lua); });
  return good ? std::move(machine) : nullptr;
}

bool Machine::LoadPacks(bool lines, ContentReport* report, std::vector<Declaration>* declarations) {
  const PlainLocale locale;
  state_ = GuardedState::Create(setup_.limits.memory_bytes);
  if (state_ == nullptr || !state_->Run([&](lua_State* lua) { SetUp(lua); })) {
    if (state_ != nullptr) state_->ThrowIfHostFailed();
    if (report != nullptr) report->Add({"", "", 0, "", "the memory limit is too small for Lua"});
    return false;
  }
  const auto keep_function = [this](lua_State* lua) {
    functions_.push_back(luaL_ref(lua, LUA_REGISTRYINDEX));
    function_packs_.push_back(running_pack_);
    return static_cast<int>(functions_.size()) - 1;
  };
  Definer definer(setup_.stack, setup_.kinds, lines, report, keep_function);
  definer_ = &definer;
  printing_ = report != nullptr;  // What packs print while loading is told once.
  const bool good = RunFiles(definer, report);
  printing_ = true;
  definer_ = nullptr;
  if (declarations != nullptr) *declarations = std::move(definer.declarations());
  return good || report != nullptr;
}

void Machine::Finish(const std::vector<std::string>& function_names, ContentReport& report) {
  const bool done = state_->Run([&](lua_State* lua) {
    CheckFunctions(lua, function_names, report);
  }) && state_->Run([&](lua_State* lua) { Freeze(lua); });
  if (!done) state_->ThrowIfHostFailed();
  // After other mistakes this one would follow from them.
  if (!done && report.errors().empty()) report.Add({"", "", 0, "", state_->failure().message});
}

void Machine::CheckFunctions(lua_State* lua, const std::vector<std::string>& function_names,
                             ContentReport& report) {
  if (!ProbeBytecode(lua)) {
    report.Add({"", "", 0, "", "this build of Lua makes bytecode that is not that of Lua 5.4"});
    return;
  }
  std::string name;
  const auto found = [&](const std::string& chunk, int line, const ContentProblem& problem) {
    const int file = setup_.stack.FindFile(absl::StripPrefix(chunk, "@"));
    if (file >= 0) {
      report.Add(setup_.stack.ErrorAt(file, line, name, problem));
    } else {
      report.Add({"", "", 0, name, problem});
    }
  };
  StaticCheck check(lua, found);
  for (size_t i = 0; i < functions_.size(); ++i) {
    if (function_names[i].empty()) continue;
    name = function_names[i];
    lua_rawgeti(lua, LUA_REGISTRYINDEX, functions_[i]);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, environments_[function_packs_[i]]);
    check.Check(-2, -1);
    lua_pop(lua, 2);
  }
}

// The language of packs: Lua's libraries, print, the constructors.
void Machine::SetUp(lua_State* lua) {
  PushLanguage(lua);
  sol::stack_table(lua, 1).raw_set("print", sol::make_closure(&Machine::Print, Pointer(*this)));
  Definer::Install(lua, 1, setup_.kinds, &definer_);
  for (size_t i = 0; i < setup_.stack.packs.size(); ++i) {
    PushEnvironment(lua, 1);
    environments_.push_back(luaL_ref(lua, LUA_REGISTRYINDEX));
  }
  for (const ScriptContextType* type : setup_.kinds.contexts) {
    Context context = {type, nullptr, LUA_NOREF};
    context.reference = MakeContext(lua, *type, context.handle);
    contexts_.push_back(context);
  }
  lua_pushvalue(lua, 1);
  language_ = luaL_ref(lua, LUA_REGISTRYINDEX);
}

// A file that fails is reported, and the others still run, so that all mistakes are found.
bool Machine::RunFiles(Definer& definer, ContentReport* report) {
  bool good = true;
  state_->BeginLoading(setup_.limits.load_instructions);
  for (size_t i = 0; i < setup_.stack.files.size(); ++i) {
    const SourceFile& file = setup_.stack.files[i];
    const int number = static_cast<int>(i);
    running_pack_ = file.pack;
    definer.BeginFile(number, environments_[file.pack]);
    const bool done = state_->Run([&](lua_State* lua) {
      lua_rawgeti(lua, LUA_REGISTRYINDEX, environments_[file.pack]);
      state_->DoText(lua, file.text,
                     ChunkName(setup_.stack.packs[file.pack].manifest.id, file.path), 1);
    });
    if (done) continue;
    state_->ThrowIfHostFailed();
    good = false;
    if (report == nullptr) break;
    const ScriptFailure& failure = state_->failure();
    const int at = setup_.stack.FindFile(failure.place.source);
    std::string message = failure.message;
    for (const ScriptFailure::Place& caller : failure.callers) {
      absl::StrAppend(&message, &caller == &failure.callers.front() ? " (called from " : ", ",
                      caller.ToString());
    }
    if (!failure.callers.empty()) message += ")";
    report->Add(setup_.stack.ErrorAt(at >= 0 ? at : number, failure.place.line, "", message));
    if (failure.limit) {
      report->NoteLimit();
      break;  // What comes after would only fail for the same reason.
    }
  }
  state_->End();
  return good;
}

void Machine::Freeze(lua_State* lua) {
  lua_rawgeti(lua, LUA_REGISTRYINDEX, language_);
  const int language = lua_gettop(lua);
  lua_newtable(lua);
  const int roots = lua_gettop(lua);  // Where to start from: all globals and all hooks.
  lua_Integer count = 0;
  for (const int reference : environments_) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, reference);
    const int environment = lua_gettop(lua);
    lua_pushnil(lua);
    while (lua_next(lua, environment) != 0) lua_rawseti(lua, roots, ++count);
    FreezeEnvironment(lua, environment, language);
    lua_settop(lua, roots);
  }
  for (const int function : functions_) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, function);
    lua_rawseti(lua, roots, ++count);
  }
  FreezeReachable(lua, roots);
  lua_gc(lua, LUA_GCCOLLECT);
  lua_gc(lua, LUA_GCSTOP);  // From now on the meter says when: never inside a hook.
}

void Machine::Begin(const ScriptUse& used) {
  const ScriptLimits& limits = setup_.limits;
  state_->BeginCall({std::min(limits.call_instructions,
                              std::max<int64_t>(limits.action_instructions - used.instructions, 0)),
                     std::max<int64_t>(limits.memory_bytes - used.bytes, 0)});
  before_ = state_->left();
}

void Machine::End(ScriptUse& used) {
  used.instructions += before_.instructions - std::max<int64_t>(state_->left().instructions, 0);
  used.bytes += before_.bytes - std::max<int64_t>(state_->left().bytes, 0);
  state_->End();
}

bool Machine::Call(int function, const ScriptHook& hook, void* context,
                   absl::Span<const ScriptValue> args, ScriptResult* result) {
  const Context* slot = nullptr;
  for (const Context& candidate : contexts_) {
    if (candidate.type == hook.context) slot = &candidate;
  }
  void* const outer = slot->handle->context;
  slot->handle->context = context;
  const bool done = state_->Run([&](lua_State* lua) {
    luaL_checkstack(lua, static_cast<int>(args.size()) + 4, nullptr);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, functions_[function]);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, slot->reference);
    for (const ScriptValue& arg : args) PushScriptValue(lua, arg);
    lua_call(lua, static_cast<int>(args.size()) + 1, 1);
    std::string message;
    if (ReadResult(lua, 1, hook.result, result, message)) return;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, functions_[function]);
    lua_Debug info;
    lua_getinfo(lua, ">S", &info);
    state_->RaiseAt(lua, info.source, info.linedefined,
                    absl::StrCat("the result of ", hook.name, ": ", message));
  });
  slot->handle->context = outer;
  return done;
}

int Machine::Print(lua_State* lua) {
  Machine& machine = Upvalue<Machine>(lua, 1);
  if (machine.setup_.log == nullptr || !machine.printing_) return 0;
  machine.setup_.log(PrintedLine(lua));
  return 0;
}

}  // namespace mallard
