// Reads the language files of packs: `languages/fr.lua` returns one table of names and texts.
//
//   return {
//     formation = { donut = { name = "Beignet", text = "..." } },
//     action = { observe = { name = "Observer", text = "..." } },
//     option = { first_player = { name = "...", values = { random = { name = "Au hasard" } } } },
//     event = { observed = "{seat} regarde {cell}." },
//   }
//
// Sections are the kinds of entry (a bare name means the own pack first), and `action`, `argument`,
// `decision`, `event`, `field`, `game`, `kind` and `option` for the words of the game that the pack
// is for. Files run in the sandbox of packs, without constructors, in a machine of their
// own: hooks never see them.
//
// The base packs that come with the library speak several languages, and most rulesets are never
// asked for any: files are read when the catalog is made. Only those of other packs are read
// before, too, so that their mistakes are told when the pack is loaded.
#ifndef MALLARD_SCRIPTING_HOST_LANGUAGE_FILE_H_
#define MALLARD_SCRIPTING_HOST_LANGUAGE_FILE_H_

#include <vector>

#include "mallard/content.h"
#include "mallard/game.h"
#include "mallard/language.h"
#include "scripting/host/language_check.h"
#include "scripting/host/machine.h"
#include "scripting/host/stacking.h"

namespace mallard {

/// See the file comment. Borrows what it is made of. Immutable.
class LanguageFiles {
 public:
  LanguageFiles(const Game& game, const MachineSetup& setup) : game_(game), setup_(setup) {}

  /// Reports every mistake. `base_is_known` says that the base packs are those of the library,
  /// which are known to have none.
  void Check(const Stacking& stacking, bool base_is_known, ContentReport& report) const;

  /// What the packs say, by language in byte order. `entries` are those of the ruleset.
  std::vector<LanguageTexts> Read(const ContentSet& entries) const;

 private:
  /// Reads the files for which `wanted` holds; mistakes go to `report`.
  std::vector<LanguageTexts> ReadFiles(ResolveEntry resolve,
                                       absl::FunctionRef<bool(const PackManifest&)> wanted,
                                       ContentReport& report) const;

  const Game& game_;
  const MachineSetup& setup_;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_LANGUAGE_FILE_H_
