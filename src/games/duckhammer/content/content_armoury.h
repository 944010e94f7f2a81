// The part of the content that is about Feathers, factions, classes of weapon and weapons.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_ARMOURY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_ARMOURY_H_

#include <vector>

#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// What packs may declare of it.
std::vector<EntrySchema> ArmourySchemas();
/// Compiles it; abilities have been compiled.
void CompileArmoury(const ContentSet& set, ContentReport& report, GameContent& content);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_ARMOURY_H_
