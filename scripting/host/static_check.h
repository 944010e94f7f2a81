// Finds, before a match ever calls them, hooks that would keep state or use names that do not
// exist.
//
// Tables are frozen, but a function can also remember things in a local outside it, which cannot be
// made read-only. So every function that a hook can reach is looked at: through the locals it has
// captured, tables in them, and the globals it names. Reported are
//   - assignments to locals outside the function,
//   - assignments to globals, which could only fail,
//   - iterators of pairs and gmatch made while loading, which remember their place,
//   - globals, and members of libraries, that do not exist.
#ifndef MALLARD_SCRIPTING_HOST_STATIC_CHECK_H_
#define MALLARD_SCRIPTING_HOST_STATIC_CHECK_H_

#include <set>
#include <string>

#include "absl/functional/function_ref.h"
#include "mallard/content_problem.h"
#include "scripting/host/bytecode.h"
#include "scripting/host/lua.h"
#include "scripting/host/worklist.h"

namespace mallard {

/// What was found wrong: chunk name, line, problem.
using StaticFinding =
    absl::FunctionRef<void(const std::string& source, int line, const ContentProblem& problem)>;

/// Checks functions one after another; what one has reached is not looked at again for the next.
/// To be used before anything is frozen, in protected mode. Keeps values on the stack while it
/// lives.
class StaticCheck {
 public:
  StaticCheck(lua_State* lua, StaticFinding found) : lua_(lua), found_(found), worklist_(lua) {}

  /// Checks the function at `index`, of the pack whose environment is at `environment`.
  void Check(int index, int environment);

 private:
  void VisitFunction(int index, int environment);
  void VisitUses(int index, int environment);
  void UseGlobal(const UpvalueUse& use, int environment);
  void Report(int line, const ContentProblem& problem);

  lua_State* lua_;
  StaticFinding found_;
  Worklist worklist_;
  std::string source_;  // Of the Lua function visited last.
  int line_ = 0;        // Where it begins.
  std::set<std::string> reported_;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_STATIC_CHECK_H_
