// What scripts can reach: an allow-list of Lua's libraries, and one environment for each pack.
//
// All functions must be called in protected mode, for they allocate.
#ifndef MALLARD_SCRIPTING_HOST_SANDBOX_H_
#define MALLARD_SCRIPTING_HOST_SANDBOX_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/content_problem.h"
#include "scripting/host/lua.h"

namespace mallard {

/// Pushes a new table with everything of Lua's own that packs may use. Its libraries are frozen.
void PushLanguage(lua_State* lua);

/// What to say of a name that is not there, with the nearest of the known ones.
ContentProblem UnknownNameProblem(absl::string_view name, absl::Span<const std::string> known);

/// What to say of a member that the library called `library` does not have, such as `math.random`;
/// nothing if it has it, or if there is no such library. `language` is where the language is.
std::optional<ContentProblem> UnknownMemberProblem(lua_State* lua, int language,
                                                   absl::string_view library,
                                                   absl::string_view member);

/// Pushes a new environment for a pack: names are looked for among its own globals, then in the
/// language (the table at `language`). A name that is in neither place is left to the language's
/// metatable. Names of the language cannot be given a new meaning.
void PushEnvironment(lua_State* lua, int language);

/// Makes the environment at `index` read-only, and flat, so that looking up a name is quick.
void FreezeEnvironment(lua_State* lua, int index, int language);

/// All names known in the environment at `index`, frozen or not.
std::vector<std::string> NamesIn(lua_State* lua, int index);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_SANDBOX_H_
