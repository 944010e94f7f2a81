#include "scripting/host/static_check.h"

#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "scripting/host/library.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/sandbox.h"

namespace mallard {
void StaticCheck::Check(int index, int environment) {
  environment = lua_absindex(lua_, environment);
  lua_pushvalue(lua_, index);
  worklist_.Add();
  while (worklist_.Next()) {
    const int value = lua_gettop(lua_);
    if (lua_isfunction(lua_, value)) {
      VisitFunction(value, environment);
    } else if (lua_getmetatable(lua_, value) != 0) {
      lua_pop(lua_, 1);  // A library, or the environment: whoever names a part of it reaches that.
    } else {
      worklist_.AddContents(value);
    }
    lua_settop(lua_, value - 1);
  }
}

void StaticCheck::VisitFunction(int index, int environment) {
  const lua_CFunction native = lua_tocfunction(lua_, index);
  if (native == &PairsStep || native == &GmatchStep) {
    Report(line_,
           "keeps an iterator of pairs or gmatch from outside the function, which remembers its "
           "place; scripts keep no state, so make it inside the function");
  }
  if (native != nullptr) return;
  lua_Debug info;
  lua_pushvalue(lua_, index);
  lua_getinfo(lua_, ">S", &info);
  source_ = info.source;
  line_ = info.linedefined;
  VisitUses(index, environment);
  for (int i = 1; lua_getupvalue(lua_, index, i) != nullptr; ++i) worklist_.Add();
}

void StaticCheck::VisitUses(int index, int environment) {
  lua_pushvalue(lua_, index);
  const absl::StatusOr<std::vector<UpvalueUse>> uses = UsesOfUpvalues(lua_);
  lua_pop(lua_, 1);
  if (!uses.ok()) return Report(line_, "cannot be checked: this Lua is not as expected");
  for (const UpvalueUse& use : *uses) {
    const std::string name = lua_getupvalue(lua_, index, use.upvalue);
    const bool global = lua_rawequal(lua_, -1, environment) != 0;
    lua_pop(lua_, 1);
    switch (use.action) {
      case UpvalueUse::Action::kWrite:
        Report(use.line,
               absl::StrCat("sets the local ", QuoteText(name),
                            ", which was made outside this function; scripts keep no state: what "
                            "must last belongs in a variable of the match"));
        break;
      case UpvalueUse::Action::kWriteField:
        if (!global) break;
        Report(use.line,
               absl::StrCat("sets the global ", QuoteText(use.field),
                            "; scripts keep no state: what must last belongs in a variable of the "
                            "match (or write local in front)"));
        break;
      case UpvalueUse::Action::kReadField:
        if (global) UseGlobal(use, environment);
        break;
      case UpvalueUse::Action::kRead:
        // The environment as a value: any global may be reached through it.
        if (global) worklist_.AddContents(environment);
        break;
    }
  }
}

void StaticCheck::UseGlobal(const UpvalueUse& use, int environment) {
  const std::string& name = use.field;
  PushText(lua_, name);
  if (lua_rawget(lua_, environment) != LUA_TNIL) return worklist_.Add();
  lua_pop(lua_, 1);
  lua_pushvalue(lua_, environment);
  ResolveFrozen(lua_);  // The language.
  PushText(lua_, name);
  const bool in_language = lua_rawget(lua_, -2) != LUA_TNIL;
  lua_pop(lua_, 1);
  if (in_language && !use.member.empty()) {
    const std::optional<ContentProblem> problem = UnknownMemberProblem(lua_, -1, name, use.member);
    if (problem.has_value()) Report(use.line, *problem);
  }
  lua_pop(lua_, 1);
  if (in_language) return;
  std::vector<std::string> known;
  if (reported_.size() < kMaxSuggestions) known = NamesIn(lua_, environment);
  Report(use.line, UnknownNameProblem(name, known));
}

void StaticCheck::Report(int line, const ContentProblem& problem) {
  if (reported_.insert(absl::StrCat(source_, ":", line, ":", problem.message)).second) {
    found_(source_, line, problem);
  }
}

}  // namespace mallard
