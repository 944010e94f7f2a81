// The define stage: packs run once and declare content.
//
// For every kind of entry the language of packs has a constructor, and the same below `patch` and
// `remove`:
//
//   formation { id = "donut", ... }                  declares (with `replace = true`: replaces)
//   patch.formation { id = "battleducks:donut", name = "Doughnut" }
//   remove.formation "battleducks:donut"
//
// A Definer collects these declarations in order. Names that do not exist are reported and give a
// value that accepts everything, so that one mistake does not hide the others.
#ifndef MALLARD_SCRIPTING_HOST_DEFINE_H_
#define MALLARD_SCRIPTING_HOST_DEFINE_H_

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "mallard/content.h"
#include "scripting/host/kinds.h"
#include "scripting/host/lua.h"
#include "scripting/host/pack_stack.h"
#include "scripting/host/raw_value.h"

namespace mallard {

/// One call of a constructor.
struct Declaration {
  enum class Action { kDeclare, kPatch, kRemove };
  Action action = Action::kDeclare;
  int kind = 0;  ///< Number in ContentKinds.
  int file = 0;  ///< Number in the stack of packs.
  int line = 0;
  RawValue value;  ///< The table; for kRemove the id.
};

/// Collects what packs declare. Lives while a script machine loads its packs.
class Definer {
 public:
  /// `report` is null for machines that load packs again, whose mistakes are known to be none. With
  /// `lines`, every value gets the line on which it stands, otherwise that of its declaration.
  Definer(const PackStack& stack, const ContentKinds& kinds, bool lines, ContentReport* report,
          absl::FunctionRef<int(lua_State*)> keep_function)
      : stack_(stack),
        kinds_(kinds),
        lines_(lines),
        report_(report),
        keep_function_(keep_function) {
    maps_.resize(stack.files.size());
  }

  /// Adds the constructors to the language at stack index `language`, and the answer to unknown
  /// names. `link` outlives the Lua state and leads to the definer while there is one.
  static void Install(lua_State* lua, int language, const ContentKinds& kinds, Definer** link);

  /// Says which file runs now, and where its pack's environment is (a reference into the registry).
  /// Reports what the file may not contain although it is Lua.
  void BeginFile(int file, int environment);

  std::vector<Declaration>& declarations() { return declarations_; }

 private:
  static int Construct(lua_State* lua);
  static int UnknownName(lua_State* lua);
  static int UnknownKind(lua_State* lua);

  void Add(lua_State* lua, int kind, Declaration::Action action);
  /// Reports an unknown name, if there is a definer, and returns the value that stands for it;
  /// raises an error otherwise.
  static int AnswerUnknown(lua_State* lua, Definer* definer, const ContentProblem& problem);
  static bool MaySuggest(const Definer* definer);
  void ReportUnknown(lua_State* lua, const ContentProblem& problem);
  /// File and line of the Lua function that called.
  std::pair<int, int> Caller(lua_State* lua) const;
  const SourceMap& Map(int file);

  const PackStack& stack_;
  const ContentKinds& kinds_;
  bool lines_;
  ContentReport* report_;
  absl::FunctionRef<int(lua_State*)> keep_function_;
  int running_file_ = 0;
  int environment_ = LUA_NOREF;
  std::vector<std::optional<SourceMap>> maps_;
  std::set<std::pair<int, std::string>> unknown_;  // Line and message, to report each once.
  std::vector<Declaration> declarations_;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_DEFINE_H_
