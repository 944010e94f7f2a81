// The part of the content that is about ready army lists.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_ARMIES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_ARMIES_H_

#include <vector>

#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// What packs may declare of it.
std::vector<EntrySchema> ArmySchemas();
/// Compiles it; everything else has been compiled and named.
void CompileArmies(const ContentSet& set, ContentReport& report, GameContent& content);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_ARMIES_H_
