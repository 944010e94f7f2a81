// Everything that packs of a game may declare, as one list: the game's kinds of entry, and
// `variable` for games whose scripts keep variables, each with the fields that all entries take.
// Also what hangs on them: hooks and contexts.
#ifndef MALLARD_SCRIPTING_HOST_KINDS_H_
#define MALLARD_SCRIPTING_HOST_KINDS_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/content.h"

namespace mallard {

/// The kinds of entry of a game, and what follows from them. Immutable; one for each ruleset.
struct ContentKinds {
  explicit ContentKinds(const ContentSchema& schema);

  std::vector<EntrySchema> kinds;                  ///< `variable` last.
  std::vector<const ScriptContextType*> contexts;  ///< Of all hooks, each once.
  std::vector<const ScriptHook*> hooks;            ///< Each once.
  std::vector<std::string> owned_scopes;           ///< Of variables: those of players' things.

  /// Number of a kind, or -1.
  int Find(absl::string_view name) const;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_KINDS_H_
