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
#ifndef MALLARD_SCRIPTING_HOST_LANGUAGE_FILE_H_
#define MALLARD_SCRIPTING_HOST_LANGUAGE_FILE_H_

#include <vector>

#include "mallard/content.h"
#include "mallard/game.h"
#include "mallard/language.h"
#include "mallard/script.h"
#include "scripting/host/kinds.h"
#include "scripting/host/pack_stack.h"
#include "scripting/host/stacking.h"

namespace mallard {

/// What the packs say, by language in byte order. Mistakes go to `report`; the result is meaningful
/// only without any.
std::vector<LanguageTexts> ReadLanguages(const Game& game, const PackStack& stack,
                                         const ContentKinds& kinds, const Stacking& stacking,
                                         const ScriptLimits& limits, ContentReport& report);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_LANGUAGE_FILE_H_
